// Every chapter with its rooms: for whoever asks the house.
#pragma once

#include "games/ivan/chambers.hpp"
#include "games/ivan/effects.hpp"
#include "games/ivan/goods.hpp"
#include "games/ivan/laying.hpp"
#include "games/ivan/map.hpp"
#include "games/ivan/planning.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/regions.hpp"
#include "games/ivan/rewards.hpp"
#include "games/ivan/setup.hpp"
#include "games/ivan/trade.hpp"
#include "games/ivan/turn.hpp"
