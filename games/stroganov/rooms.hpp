// The rooms of the rulebook in the order of play. Each is told in its chapter; all of them: chapters.hpp.
#pragma once

#include "core/house.hpp"

namespace tsardom::stroganov {

// setup.hpp, stacks.hpp
struct SetUp;
struct Seating;
struct LayTiles;
struct FillTiles;
struct LaySetupFurs;
struct LayVillages;
struct LayYurts;
struct LayWishes;
struct LaySongs;
struct RevealDraft;
struct FurForWish;
struct Draft;
// turn.hpp
struct Year;
struct Ride;
struct Basic;
struct Main;
struct Second;
struct Act;
struct TurnEnd;
// basic.hpp
struct March;
struct HuntRoom;
struct HuntAgain;
struct Trade;
// advanced.hpp
struct Advanced;
struct Claim;
struct TileReward;
struct AnyVillage;
struct AnyYurt;
struct BuildAnywhere;
// paying.hpp, furs.hpp
struct Pay;
struct BagFurs;
struct KeepFur;
struct MarketFurs;
struct FillMarket;
struct Bears;
// auxiliary.hpp
struct SwapDown;
// story.hpp
struct StoryTwelve;
// trophies.hpp
struct Trophies;
struct Advancing;
struct Rewards;
// wishes.hpp
struct Fulfil;
struct WishPayOnly;
// winter.hpp
struct Income;
struct StoryBonus;
struct SongWindow;
struct Administration;
// automaton.hpp
struct Flip;
struct TurnUp;
struct IvanTurn;

using Rooms =
    House<SetUp, Seating, LayTiles, FillTiles, LaySetupFurs, LayVillages, LayYurts, LayWishes, LaySongs,
          RevealDraft, FurForWish, Draft, Year, Ride, Basic, Main, Second, Act, TurnEnd, March, HuntRoom,
          HuntAgain, Trade, Advanced, Claim, TileReward, AnyVillage, AnyYurt, BuildAnywhere, Pay, BagFurs,
          KeepFur, MarketFurs, FillMarket, Bears, SwapDown, StoryTwelve, Trophies, Advancing, Rewards, Fulfil,
          WishPayOnly, Income, StoryBonus, SongWindow, Administration, Flip, TurnUp, IvanTurn>;

}  // namespace tsardom::stroganov
