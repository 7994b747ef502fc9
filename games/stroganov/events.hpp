// What the log tells. The comment names the details a, b, c, d.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace tsardom::stroganov {

// What is counted: gained, spent, lost because the supply is empty.
enum class Thing : std::uint8_t { point, coin, horse, banner, outpost, tiger, story, fur };
inline constexpr int kThings = 8;

enum class Told : std::uint8_t {
  // laying out
  placed_cossack,  // on the starting tile                       place in the order
  laid_tile,       //                                            tile, column
  fur_on_tile,     //                                            piece, column
  tiger_on_tile,   //                                            column
  fur_to_trade,    // setup fur                                  piece
  fur_to_region,   // setup fur                                  piece, region
  fur_to_market,   //                                            piece
  laid_village,    //                                            village, region
  laid_yurt,       //                                            yurt, region
  laid_wish,       //                                            wish, region
  laid_song,       //                                            song
  draft_pair,      //                                            wish, piece
  drafted,         //                                            wish, piece
  // the turn
  season_began,  //                                            season, year
  rode,          //                                            column, horses paid
  marched,       //                                            column
  hunted,        //                                            piece, column, horses paid, coins paid
  traded,        // the trade fur is paid
  visited,       //                                            village, region
  used_yurt,     //                                            yurt, region
  took_wish,     //                                            wish, region
  built,         //                                            region, horses paid
  claimed,       //                                            tile, column, items that lay on it
  used_card,     // an extra action or Winter card             wish
  // gains and costs
  gained,       //                                            thing, count
  lost,         // the supply cannot give it                  thing, count
  spent,        //                                            thing, count
  paid,         // a piece to the bag or the tiger supply      piece, coins with it
  got_fur,      // from bag or draft                          piece
  drew_two,     // out of the bag                             piece, piece
  picked,       // from the market                            piece
  bought,       // with horses: a market fur or a bag fur follows   horses paid
  swapped,      //                                            piece given, piece got, horses paid, coins paid
  fulfilled,    //                                            wish, coins shown with, tigers shown with
  advanced,     // the trophy token                           space
  rewarded,     //                                            reward
  sang,         //                                            song, cost
  song_leaves,  // its tile goes out of the game              song
  passed,       // declined
  // Winter
  income,          // the income of this seat begins
  cossacks_home,   // administration
  row_closed,      // landscapes slide left
  market_renewed,  //
  songs_renewed,   //
  set_changed,     // A yurts and wishes leave the game
  // solo
  turned_up,         // the top of the deck shows                  steps, hunt, furs
  flipped,           //                                            automa card
  short_of_fur,      // STR-16.31
  fur_to_coin,       // STR-16.32                                  piece
  extra_points,      // STR-16.8: points instead of an action      count
  horses_to_points,  // STR-16.4                                 points
  // the end
  scored  //                                            points
};

}  // namespace tsardom::stroganov
