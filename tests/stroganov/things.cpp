#include "tests/stroganov/things.hpp"

#include <sstream>

#include "table/seating.hpp"

namespace tsardom::stroganov {
namespace {

const Box& built_in() {
  static const Box kBox = [] {
    std::uint64_t hash = 0;
    return tsardom::read_box<Stroganov>(find_box("stroganov", {}), hash);
  }();
  return kBox;
}

}  // namespace

const GameEntry& entry() { return find_game("stroganov"); }

Stroganov game_for(int players, const Json& options) {
  const Lexicon lexicon(Stroganov{built_in(), usual_setup(Stroganov::language(), players)}, players);
  Json agreed = options;
  agreed.erase("box");
  return {built_in(), read_options(lexicon, {.players = players, .options = agreed})};
}

Tile tile_named(std::string_view id) { return place_of(built_in().landscape, id); }
Village village_named(std::string_view id) { return place_of(built_in().village, id); }
Yurt yurt_named(std::string_view id) { return place_of(built_in().yurt, id); }
Song song_named(std::string_view id) { return place_of(built_in().song, id); }
Wish wish_named(std::string_view id) { return place_of(built_in().wish, id); }
AutomaCard card_named(std::string_view id) { return place_of(built_in().automa, id); }

const Json& box() { return *entry().box; }

const Json& thing(std::string_view group, std::string_view id) {
  for (const Json& item : box().at(std::string(group)).at("list")) {
    if (item.at("id") == id) return item;
  }
  throw std::logic_error("no such thing: " + std::string(id));
}

Names words(std::string_view text) {
  std::istringstream in{std::string(text)};
  Names result;
  for (std::string word; in >> word;) result.push_back(word);
  return result;
}

Pieces pieces_of(std::string_view text) {
  Pieces pieces;
  for (const std::string& word : words(text)) {
    if (word == "tiger") {
      ++pieces.tigers;
    } else {
      pieces.furs.add(piece_of_value(std::stoi(word)));
    }
  }
  return pieces;
}

std::string pieces_text(Furs furs, int tigers) {
  std::string text;
  const auto add = [&](std::string_view word) { text += (text.empty() ? "" : " ") + std::string(word); };
  furs.for_each_value([&](Piece fur) {
    for (int i = 0; i < furs[fur]; ++i) add(std::to_string(value_of(fur)));
  });
  for (; tigers > 0; --tigers) add("tiger");
  return text;
}

}  // namespace tsardom::stroganov
