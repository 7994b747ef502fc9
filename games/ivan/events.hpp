// What the log tells. The comment names the details a, b, c, d; only `a` can be secret (see core/game.hpp).
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace tsardom::ivan {

enum class Told : std::uint8_t {
  card_laid,         // at a chamber                     assignment, chamber
  region_laid,       // on the map                       region token, region
  spoils_laid,       // into the Field of War            spoils
  token_laid,        // on the map                       trade token, waterway
  title_revealed,    //                                  title
  estate_revealed,   //                                  estate
  project_revealed,  //                                  project
  ranked,            // this seat's place on the track   place from 1
  dealt,             // to choose from                   project (secret)
  kept,              // committed                        project (secret)
  returned,          // to the deck, all together        count
  first_player,      // this seat
  round_began,       //                                  round
  stationed,         //                                  city
  planned,           //                                  chamber
  staked,            //                                  coins, chamber
  exited,            //                                  chamber
  coins_back,        // from under a boyar               coins, chamber
  coins_lost,        // to the pool                      coins, chamber
  sealed,            //                                  chamber
  stayed,            // on the Kremlin card              chamber
  deployed,          //                                  city
  gained,            // from the pool                    resource, count
  paid,              // to the pool                      resource, count
  swapped,           // two pieces for one               resource, resource
  swapped_one,       // one piece for one                resource
  income,            // this city pays                   city
  placed,            // a warrior                        city
  moved,             //                                  piece, from, to
  token_taken,       //                                  trade token, slot of the pad
  token_discarded,   //                                  trade token
  resolved,          //                                  item
  rearranged,        //                                  set of slots
  project_taken,     // from the display                 project
  project_drawn,     // from the deck                    project (secret)
  completed,         //                                  project
  points,            //                                  count, part
  favor,             // to the top of the track
  favor_token,       //                                  at
  estate_taken,      //                                  estate
  title_taken,       //                                  title
  freely,            // a free action                    free action
  built,             //                                  city
  field,             // a warrior into the Field of War
  spoils_taken,      //                                  spoils
  reward,            // of a region                      reward, region
  no_reward,         // nobody is there                  region
  scoring,           // begins                           round
  title_scored,      //                                  title, points
  field_scored,      //                                  points
  favor_scored,      //                                  points
  exchanged,         // what is left, at the end         points
  cleared,           // spoils and trade tokens are new
  reshuffled,        // a discard becomes the deck       deck
  turn,              // begins
  ended              // the game                         points, place
};

}  // namespace tsardom::ivan
