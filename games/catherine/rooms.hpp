// The rooms of CAT-5 in the order of play. Those from ActionCard on are the small questions of CAT-5.10,
// which a seat meets while all choose at once: they never lie on the stack.
#pragma once

#include "core/house.hpp"

namespace tsardom::catherine {

struct DealOrders;  // setup.hpp
struct HandOut;     // drawing.hpp
struct Draw;
struct ChooseRow;    // setup.hpp
struct PlayCards;    // round.hpp
struct Activate;     // activation.hpp
struct Resolve;      // round.hpp
struct BookBuild;    // interim.hpp
struct SettleBooks;  // interim.hpp
struct ActionCard;   // round.hpp
struct ActivationCard;
struct PickSlot;
struct Mode;  // activation.hpp
struct CostCard;
struct PickCity;
struct TakeBonus;
struct BonusCard;

using Rooms =
    House<DealOrders, HandOut, Draw, ChooseRow, PlayCards, Activate, Resolve, BookBuild, SettleBooks,
          ActionCard, ActivationCard, PickSlot, Mode, CostCard, PickCity, TakeBonus, BonusCard>;

}  // namespace tsardom::catherine
