#include "table/refusal.hpp"

namespace tsardom {

Refusal::Refusal(std::string_view refused_as, Args arguments, std::string_view by_rule)
    : code(refused_as), rule(by_rule), args(std::move(arguments)) {
  message = in(Words::english());
}

}  // namespace tsardom
