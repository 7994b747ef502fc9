// How one sits down to a game: players, options and box are checked, and a table is there.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/weights.hpp"
#include "core/described.hpp"
#include "table/forms.hpp"
#include "table/hash.hpp"
#include "table/json.hpp"
#include "table/live.hpp"
#include "table/registry.hpp"

namespace tsardom {

// A box and where it comes from, for complaints.
struct BoxSource {
  std::shared_ptr<const Json> json;
  std::string file;
  bool built_in = true;
};

// The components.json built into the program; an empty object if the game has none.
std::shared_ptr<const Json> built_in_box(std::string_view game);
Json manifest_of(std::string_view game);

// The box that the wish names in options.box, or the built-in one.
BoxSource find_box(std::string_view game, const Wish& wish);

// Everything of the wish but the box, checked against the game.
void check_players(const Language& language, const Wish& wish);
Setup usual_setup(const Language& language, int players);
Setup read_options(const Lexicon& lexicon, const Wish& wish);
Json options_json(const Lexicon& lexicon, const Setup& setup);
std::vector<std::string> read_names(const Wish& wish);
std::vector<std::string> option_values(const Lexicon& lexicon, const Option& option);

template <Described G>
typename G::Box read_box(const BoxSource& source, std::uint64_t& hash) {
  typename G::Box box{};
  JsonReader form(*source.json, Unknown::ignored);
  G::read_box(form, box);
  form.finish();
  if (!form.ok()) throw Refusal("bad_box", {{"file", source.file}, {"why", form.complaint()}});
  hash = form.hash();
  return box;
}

template <Described G>
std::unique_ptr<Table> sit_down(const Wish& wish) {
  const Language& language = G::language();
  check_players(language, wish);
  const BoxSource source = find_box(language.game, wish);
  std::uint64_t hash = 0;
  const typename G::Box box = read_box<G>(source, hash);
  const Lexicon lexicon(G{box, usual_setup(language, wish.players)}, wish.players);
  const Setup setup = read_options(lexicon, wish);
  const G game{box, setup};
  if (const Reason reason = game.unfit()) {
    const Key why{std::string(language.game) + ".why." + std::string(reason.key)};
    throw Refusal("unfit_options", {{"why", why}}, reason.rule);
  }
  const Agreement agreement{.setup = setup,
                            .options = options_json(lexicon, setup),
                            .box = source.json,
                            .built_in_box = source.built_in,
                            .box_hash = hex(hash),
                            .names = read_names(wish)};
  return std::make_unique<Live<G>>(game, agreement, wish.from.value_or(nullptr));
}

template <Described G>
GameEntry game_entry(bool example) {
  const Language& language = G::language();
  GameEntry entry{&language, example,     built_in_box(language.game), manifest_of(language.game), {},
                  {},        &sit_down<G>};
  std::uint64_t hash = 0;
  const typename G::Box box = read_box<G>(find_box(language.game, {}), hash);
  const Lexicon lexicon(G{box, usual_setup(language, language.most_players)}, language.most_players);
  for (const Option& option : language.options) {
    entry.options.push_back({std::string(option.name), option_values(lexicon, option),
                             lexicon.text(option.vocabulary, option.usual)});
  }
  if constexpr (Tunable<G>) {
    const G game{box, usual_setup(language, language.most_players)};
    for (std::size_t i = 0; i < game.weights.size(); ++i)
      entry.weights.push_back({std::string(G::weight_names()[i]), game.weights[i]});
  }
  return entry;
}

}  // namespace tsardom
