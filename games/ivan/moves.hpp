// What a player, or chance, can choose.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/ivan/state.hpp"

namespace tsardom::ivan {

// The comment tells what a, b, c of the move hold.
enum class Choice : std::uint8_t {
  lay_card,        // chance: an assignment card                 assignment, chamber
  lay_region,      // chance: a region token on the map          region token, region
  lay_spoils,      // chance: into the Field of War              spoils
  lay_token,       // chance: a trade token on the map           trade token, waterway
  reveal_title,    // chance: into the display                   title
  reveal_estate,   // chance: into the display                   estate
  reveal_project,  // chance: into the display                   project
  rank,            // chance: the next space of the Favor track  seat
  deal,            // chance: a project to choose from           project, seat
  draw_project,    // chance: the top of the deck                project
  draw_title,      // chance: the top of the deck                title
  draw_estate,     // chance: the top of the deck                estate
  keep,            // KEEP                                       project
  station,         // START_WARRIOR                              city
  plan,            // PLAN                                       chamber
  stake,           // coins under the boyar just placed          count
  exit,            // EXIT                                       chamber
  seal,            // SEAL: yes
  no_seal,         // SEAL: no
  part,            // PART                                       part
  finish,          // FINISH
  deploy,          // DEPLOY                                     city
  end_turn,        // END_TURN
  free,            // a free action                              free action
  income,          // INCOME, REPEAT                             city
  pay,             // PAY_STONE: yes
  pay_one,         // PAY: one good                              resource
  pay_two,         // PAY: two goods                             resource, resource
  pay_tokens,      // PAY: two trade tokens of the pad           trade token, trade token
  place,           // PLACE                                      city
  move,            // MOVE                                       piece, from, to
  slot,            // SLOT                                       slot
  take_project,    // PROJECT                                    project
  top_project,     // PROJECT: the top of the deck
  complete,        // COMPLETE                                   project
  take_estate,     // ESTATE                                     estate
  top_estate,      // ESTATE: the top of the deck
  take_title,      // TITLE                                      title
  top_title,       // TITLE: the top of the deck
  swap,            // SWAP 2:1: what is given                    resource, resource
  swap_one,        // SWAP 1:1: what is given                    resource
  rearrange,       // REARRANGE                                  set of slots
  pick,            // PICK_GOOD                                  resource
  resolve,         // RESOLVE one                                item
  resolve_two,     // RESOLVE two                                item, item
  next,            // NEXT                                       item
  build,           // BUILD                                      city
  spoils,          // SPOILS                                     spoils
  reward,          // REGION                                     reward
  decline          // any optional effect
};

enum class PieceKind : std::uint8_t { warrior, boyar };

// IVN-7.6
enum class ChamberPart : std::uint8_t {
  income,
  repeat,
  place,
  move,
  take,
  complete,
  foreign,
  swap,
  estate,
  title
};
inline constexpr int kChamberParts = 10;

// IVN-8: estates by number, then P1 to P4.
using FreeAction = std::uint8_t;
inline constexpr FreeAction kFirstPadAction = kEstates;
inline constexpr FreeAction kRearrange = kFirstPadAction + 3;
inline constexpr int kFreeActions = kEstates + kPadActions;

// IVN-13.3: the first or the second reward of a token.
inline constexpr int kRewardsOfAToken = 2;
constexpr Reward reward_of(RegionToken token, std::size_t which) {
  return static_cast<Reward>(kRewardsOfAToken * token + which);
}
constexpr std::uint8_t which_of(Reward reward) { return reward % kRewardsOfAToken; }
constexpr std::uint8_t other_of(std::uint8_t which) { return which == 0 ? 1 : 0; }

// IVN-10.5: trade tokens by number, then the prints of the pad by slot.
using Item = std::uint8_t;
inline constexpr Item kFirstPrint = kTradeTokens;
inline constexpr int kItems = kTradeTokens + kPadSlots;

namespace move {
template <class... Details>
constexpr Move of(Choice choice, Details... details) {
  static_assert(sizeof...(details) <= 3);
  const std::uint8_t detail[4] = {static_cast<std::uint8_t>(details)...};
  return {static_cast<std::uint8_t>(choice), detail[0], detail[1], detail[2]};
}
}  // namespace move

constexpr Choice choice_of(Move m) { return static_cast<Choice>(m.kind); }

// Why a move of this kind is refused; other kinds are not asked for.
constexpr Reason of_kind(Move m, Choice choice, Reason reason) {
  return choice_of(m) == choice ? reason : Reason{};
}

}  // namespace tsardom::ivan
