#include "cli/boards/catherine/board.hpp"

#include <algorithm>
#include <array>

namespace tsardom::cli::catherine {
namespace {

constexpr std::array<std::string_view, 4> kGoods{"iron", "food", "caviar", "fur"};

const Json& box_of(const Scene& scene) { return *scene.agreement.box; }

const Json& find_id(const Json& list, std::string_view id) {
  return *std::find_if(list.begin(), list.end(), [id](const Json& thing) { return thing["id"] == id; });
}

std::string symbol(const Scene& scene, std::string_view what) {
  return scene.words().say("cli.catherine.symbol", {{"what", what}});
}

std::string counted(const Scene& scene, std::string_view what, int count) {
  return scene.words().say("cli.catherine.counted", {{"what", symbol(scene, what)}, {"count", count}});
}

std::string feature_words(const Scene& scene, const Json& city) {
  if (city["crown"].get<bool>()) return scene.words().say("cli.catherine.crown");
  if (city["one"].get<bool>()) return scene.words().say("cli.catherine.one");
  return symbol(scene, city["good"].get<std::string>());
}

City read_city(const Scene& scene, const Json& city) {
  const auto id = city["id"].get<std::string>();
  City result{.id = id,
              .name = scene.words().term(kGame, "city", id),
              .colour = city["colour"].get<std::string>(),
              .feature = feature_words(scene, city),
              .x = city["x"].get<int>(),
              .y = city["y"].get<int>()};
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    const Json& residences = scene.view["players"][seat]["residences"];
    if (std::find(residences.begin(), residences.end(), id) != residences.end())
      result.residents.push_back(seat);
  }
  return result;
}

void read_map(const Scene& scene, Board& board) {
  for (const Json& colour : box_of(scene)["colours"]["items"]) {
    for (const Json& city : box_of(scene)["cities"]["items"]) {
      if (city["colour"] == colour["id"]) board.cities.push_back(read_city(scene, city));
    }
  }
  const auto place = [&](const Json& id) {
    const auto found = std::find_if(board.cities.begin(), board.cities.end(),
                                    [&](const City& city) { return city.id == id.get<std::string>(); });
    return static_cast<std::size_t>(found - board.cities.begin());
  };
  for (const Json& road : box_of(scene)["roads"]["edges"])
    board.roads.push_back({place(road[0]), place(road[1])});
}

Court read_court(const Scene& scene, Seat seat) {
  const Json& player = scene.view["players"][seat];
  Court court{.seat = seat,
              .hand_size = static_cast<int>(player["hand"].size()),
              .favor = player["favor"].get<int>(),
              .supply = player["supply"].get<int>(),
              .jokers = player["jokers"].get<int>(),
              .points = scene.standing.total[seat]};
  for (std::size_t i = 0; i < player["row"].size(); ++i) {
    const Json& below = player["activation"][i];
    court.row.push_back(
        {player["row"][i].get<std::string>(), below.is_null() ? "" : below.get<std::string>()});
  }
  for (const Json& card : player["hand"]) {
    if (!card.is_null()) court.hand.push_back(card.get<std::string>());
  }
  if (!player["order"].is_null()) court.order = player["order"].get<std::string>();
  if (!player["slot"].is_null()) court.slot = player["slot"].get<int>();
  if (const Json& planned = player["plan"]["action"]; !planned.is_null())
    court.planned = planned.get<std::string>();
  return court;
}

Json tiles_of(const Scene& scene, Seat seat) {
  Json tiles = Json::object();
  for (const std::string_view good : kGoods)
    tiles[std::string(good)] = scene.view["players"][seat][std::string(good)];
  return tiles;
}

// What the row and the tiles show together (CAT-4.1).
std::string owned_words(const Scene& scene, const Court& court) {
  const Json& owned = scene.view["facts"]["players"][court.seat]["owned"];
  std::vector<std::string> counts;
  for (const std::string_view good : kGoods)
    counts.push_back(counted(scene, good, owned[std::string(good)].get<int>()));
  for (const std::string_view what : {"cannons", "books"})
    counts.push_back(counted(scene, what, owned[std::string(what)].get<int>()));
  return scene.words().say("cli.catherine.owns", {{"symbols", listed(counts)}});
}

}  // namespace

const Json& space_of(const Scene& scene, int favor) {
  return box_of(scene)["favor_track"]["spaces"][static_cast<std::size_t>(favor)];
}

const Json& card_of(const Scene& scene, std::string_view id) {
  return find_id(box_of(scene)["project_cards"]["items"], id);
}

Board read_board(const Scene& scene) {
  const Json &view = scene.view, &constants = box_of(scene)["constants"];
  Board board{.decade = view["decade"].get<int>(),
              .decades = constants["decades"].get<int>(),
              .round = view["round"].get<int>(),
              .rounds = constants["rounds_per_decade"].get<int>(),
              .draw = static_cast<int>(view["draw"].size()),
              .discard = static_cast<int>(view["discard"].size()),
              .jokers = view["jokers"].get<int>()};
  read_map(scene, board);
  for (Seat seat = 0; seat < scene.players(); ++seat) board.courts.push_back(read_court(scene, seat));
  return board;
}

std::string round_line(const Scene& scene, const Board& board) {
  return scene.words().say("cli.catherine.round", {{"decade", board.decade},
                                                   {"decades", board.decades},
                                                   {"round", board.round},
                                                   {"rounds", board.rounds}});
}

std::string piles_line(const Scene& scene, const Board& board) {
  return scene.words().say("cli.catherine.piles",
                           {{"draw", board.draw}, {"discard", board.discard}, {"jokers", board.jokers}});
}

std::string choosing_line(const Scene& scene) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    if (holds(scene.actors, seat)) names.push_back(scene.voice.seat(seat));
  }
  return names.empty() ? "" : scene.words().say("cli.catherine.choosing", {{"names", listed(names)}});
}

std::string region_name(const Scene& scene, std::string_view colour) {
  return scene.words().say("cli.catherine.region", {{"colour_id", colour}});
}

std::string city_words(const Scene& scene, const Board& board, std::size_t city) {
  const Words& words = scene.words();
  std::vector<std::string> residents, roads;
  for (const Seat seat : board.cities[city].residents) residents.push_back(scene.voice.seat(seat));
  for (const Road& road : board.roads) {
    if (road.from == city) roads.push_back(board.cities[road.to].name);
    if (road.to == city) roads.push_back(board.cities[road.from].name);
  }
  return words.say("cli.catherine.city",
                   {{"city", board.cities[city].name},
                    {"feature", board.cities[city].feature},
                    {"residents", residents.empty() ? words.say("cli.catherine.none") : listed(residents)},
                    {"roads", listed(roads)}});
}

Ink colour_ink(std::string_view colour) {
  return colour == "blue" ? Ink::lapis : colour == "red" ? Ink::cinnabar : Ink::malachite;
}

std::string colour_name(const Scene& scene, std::string_view colour) {
  return scene.words().say("cli.catherine.colour", {{"colour_id", colour}});
}

std::string goods_words(const Scene& scene, const Json& goods) {
  std::vector<std::string> counts;
  for (const std::string_view good : kGoods) {
    const int count = goods.value(std::string(good), 0);
    if (count > 0) counts.push_back(counted(scene, good, count));
  }
  return counts.empty() ? scene.words().say("cli.catherine.none") : listed(counts);
}

std::string symbols_words(const Scene& scene, std::string_view card) {
  const Json& symbols = card_of(scene, card)["symbols"];
  std::vector<std::string> counts;
  const auto count = [&](std::string_view what, const Json& from) {
    const int number = from[std::string(what)].get<int>();
    if (number > 0) counts.push_back(counted(scene, what, number));
  };
  for (const std::string_view good : kGoods) count(good, symbols["goods"]);
  count("cannons", symbols);
  count("books", symbols);
  return listed(counts);
}

std::string card_words(const Scene& scene, std::string_view card) {
  const Words& words = scene.words();
  const std::string symbols = symbols_words(scene, card), id(card);
  const std::string bonus = words.effect(id + ".bonus");
  return words.say("cli.catherine.card", {{"symbols", symbols},
                                          {"has_symbols", symbols.empty() ? "no" : "yes"},
                                          {"action", words.effect(id + ".action")},
                                          {"has_bonus", bonus.empty() ? "no" : "yes"},
                                          {"bonus", bonus}});
}

std::string favor_line(const Scene& scene, const Court& court) {
  const Json& space = space_of(scene, court.favor);
  return scene.words().say("cli.catherine.favor", {{"space", court.favor},
                                                   {"limit", space["hand_limit"].get<int>()},
                                                   {"points", space["vp"].get<int>()},
                                                   {"multiplier", space["multiplier"].get<int>()}});
}

Lines court_lines(const Scene& scene, const Court& court) {
  const Words& words = scene.words();
  Lines lines{words.say("cli.catherine.left", {{"supply", court.supply}, {"cards", court.hand_size}}),
              owned_words(scene, court)};
  if (court.order.empty()) return lines;
  const Json& order = find_id(box_of(scene)["order_cards"]["items"], court.order);
  lines.push_back(
      words.say("cli.catherine.order", {{"order", court.order},
                                        {"goods", goods_words(scene, order["goods"])},
                                        {"tiles", goods_words(scene, tiles_of(scene, court.seat))},
                                        {"jokers", court.jokers}}));
  return lines;
}

std::string who_sits(const Scene& scene, const Court& court) {
  std::vector<std::string> who;
  if (court.seat == scene.viewer) who.push_back(scene.words().say("cli.seat.you"));
  const Sitter& sitter = scene.sitters[court.seat];
  if (!sitter.is_person()) who.push_back(sitter_words(sitter, scene.words()));
  return listed(who);
}

namespace {

Lines paint(const Scene& scene) {
  const Board board = read_board(scene);
  return scene.paper.plain ? tell(scene, board) : draw(scene, board);
}

}  // namespace

extern const Painter kPainter{paint};

}  // namespace tsardom::cli::catherine
