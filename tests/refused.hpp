// The refusal that an action brings.
#pragma once

#include <gtest/gtest.h>

#include "table/refusal.hpp"

namespace tsardom {

template <class Action>
Refusal refusal_of(Action action) {
  try {
    action();
  } catch (const Refusal& refusal) {
    return refusal;
  }
  ADD_FAILURE() << "was not refused";
  return Refusal("internal");
}

}  // namespace tsardom
