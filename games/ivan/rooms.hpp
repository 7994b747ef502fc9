// The rooms of the rulebook. Each stands in the header of its chapter with all that it has to say
// (core/house.hpp). Free actions are no room of their own: where IVN-8.4 allows them they are further choices
// of the room on top (free_actions.cpp), and what they do is laid upon it.
#pragma once

#include "core/house.hpp"

namespace tsardom::ivan {

struct Lay;  // laying.hpp: IVN-2, and what is laid out anew by IVN-13.6 and IVN-14.5

struct Keep;  // setup.hpp: IVN-2
struct Station;

struct Plan;  // planning.hpp: IVN-5
struct Stake;

struct Exit;  // turn.hpp: IVN-6, the states S0, S1, S3 and S4
struct AskSeal;
struct Deploy;
struct After;

struct Parts;  // chambers.hpp: IVN-7, the state S2
struct Repeat;

struct Regions;  // regions.hpp: IVN-13

struct Effects;  // effects.hpp: IVN-9
struct Offer;

struct Pay;  // goods.hpp: IVN-9.1, IVN-9.2, IVN-9.9
struct PickGood;
struct Swap;

struct Income;  // map.hpp: IVN-9.3 to IVN-9.5, IVN-9.11
struct Place;
struct MovePiece;
struct Build;

struct PutToken;  // trade.hpp: IVN-10
struct Resolve;
struct Next;
struct Rearrange;

struct TakeProject;  // projects.hpp: IVN-11
struct DrawProject;
struct Refill;
struct Complete;
struct TakeSpoils;

struct TakeEstate;  // rewards.hpp: IVN-12
struct TakeTitle;
struct DrawEstate;
struct DrawTitle;

// A step names its room by the place in this list.
using Rooms = House<Lay, Keep, Station, Plan, Stake, Exit, AskSeal, Deploy, After, Parts, Repeat, Regions,
                    Effects, Offer, Pay, PickGood, Income, Place, MovePiece, Swap, Build, PutToken, Resolve,
                    Next, Rearrange, TakeProject, DrawProject, Refill, Complete, TakeSpoils, TakeEstate,
                    TakeTitle, DrawEstate, DrawTitle>;

}  // namespace tsardom::ivan
