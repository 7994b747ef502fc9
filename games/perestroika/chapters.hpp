// Every chapter with its rooms, for whoever asks the house.
#pragma once

#include "games/perestroika/building.hpp"
#include "games/perestroika/cards.hpp"
#include "games/perestroika/draft.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/reveal.hpp"
#include "games/perestroika/scenarios.hpp"
#include "games/perestroika/setup.hpp"
#include "games/perestroika/turn.hpp"
