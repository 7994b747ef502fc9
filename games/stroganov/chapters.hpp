// All rooms, for those who ask the house.
#pragma once

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/setup.hpp"
#include "games/stroganov/stacks.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/trophies.hpp"
#include "games/stroganov/turn.hpp"
#include "games/stroganov/winter.hpp"
#include "games/stroganov/wishes.hpp"
