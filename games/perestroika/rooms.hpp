// The rooms of the rulebook in the order of play: where a decision is asked. Each stands in its chapter.
#pragma once

#include "core/house.hpp"

namespace tsardom::perestroika {

// setup.hpp: PER-2
struct FirstPlayer;
struct StartMaterials;
// reveal.hpp: PER-4
struct Reveal;
// scenarios.hpp: PER-13
struct OfferBuilding;
struct Struggle;
struct BalticFee;
struct BalticSwap;
// draft.hpp: PER-7, PER-14.2
struct Draft;
struct Compensation;
struct SoloDiscard;
struct SoloAside;
// turn.hpp: PER-8
struct Turn;
// materials.hpp: PER-9
struct GainChoice;
struct Exchange;
struct Swap;
// building.hpp: PER-10
struct Build;
// cards.hpp: PER-11
struct Retrieve;
struct DrawCards;
struct Rob;
struct LoseCard;
struct Uncover;
struct Seize;
// turn.hpp: PER-8.9
struct HandLimit;

using Rooms = House<FirstPlayer, StartMaterials, Reveal, OfferBuilding, Struggle, BalticFee, BalticSwap,
                    Draft, Compensation, SoloDiscard, SoloAside, Turn, GainChoice, Exchange, Swap, Build,
                    Retrieve, DrawCards, Rob, LoseCard, Uncover, Seize, HandLimit>;

}  // namespace tsardom::perestroika
