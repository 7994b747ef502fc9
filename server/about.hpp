// What a table is about: the game, who sits where, at which pace. Kept as JSON with the table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "server/boxes.hpp"
#include "server/store.hpp"
#include "table/json.hpp"
#include "table/registry.hpp"

namespace tsardom::server {

// One seat: anybody may take it, whoever is invited may, a person has it, or a bot.
struct Place {
  enum class Kind : std::uint8_t { open, invited, person, bot };

  Kind kind = Kind::open;
  std::string player = {};  // of a person; empty: of one who was erased
  std::string name = {};    // of a person or bot
  std::string level = {};   // of a bot
  bool away = false;        // the person left, or its time ran out
  bool stood_in = false;    // a bot plays for the person

  bool is_free() const { return kind == Kind::open || kind == Kind::invited; }
  bool is_person() const { return kind == Kind::person; }
  bool is_played_by_bot() const { return kind == Kind::bot || stood_in; }
};

// Each seat begins with the bank, and gets `add` back for every turn, never above the bank. No bank: no
// clock.
struct Pace {
  std::int64_t bank = 0, add = 0;  // milliseconds
  bool has_clock() const { return bank > 0; }
};

struct About {
  std::string game;
  std::string box = {};       // the name of the box; empty: the built-in one
  Json components = nullptr;  // another box, until the header of the record has it
  Json options = Json::object();
  std::vector<Place> places;
  Pace pace;
  std::vector<std::int64_t> left;  // of each seat's bank
  bool listed = false;
  std::string host;                      // the player who opened the table
  std::string stand_in;                  // the level that plays for who is away; empty: nobody does
  std::vector<std::string> invitations;  // as digests
  std::string rematch;                   // the table where they play again
  std::int64_t made = 0;                 // milliseconds since 1970
  Seats acting = 0;                      // who is asked; only its own player is told
  Json header = nullptr;                 // of the record, once it is begun

  int players() const { return static_cast<int>(places.size()); }
  bool is_full() const;
  bool is_left_to_bots() const;  // nobody waits for what they do
  bool has_seat(const std::string& player, Seat seat) const;
  std::vector<Seat> seats_of(const std::string& player) const;
  std::vector<std::string> people() const;
  bool is_asked(const std::string& player) const;
  bool concerns(const std::string& player) const;  // who opened it, or sits there
};

std::string about_text(const About& about);
About read_about(std::string_view text);

// As anybody may see it; the places of `player` say that they are yours.
Json shown_about(const std::string& id, Stage stage, const About& about, const std::string& player);

// A wish for a table: {game, places: [..], options?, box?, pace?, listed?, stand_in?}. Refused if it cannot
// be played.
About read_wish(const Json& wish, const Player& host, const Boxes& boxes);
Place read_place(const Json& place, const Player& host, Seat seat);
Place bot_place(Seat seat, const std::string& level, const std::string& lang);

std::string_view stage_name(Stage stage);

}  // namespace tsardom::server
