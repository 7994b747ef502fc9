// Every chapter that has rooms, for those who ask the house.
#pragma once

#include "games/catherine/activation.hpp"
#include "games/catherine/drawing.hpp"
#include "games/catherine/interim.hpp"
#include "games/catherine/round.hpp"
#include "games/catherine/setup.hpp"
