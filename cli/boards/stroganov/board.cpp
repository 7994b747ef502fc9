#include "cli/boards/stroganov/board.hpp"

#include <algorithm>

namespace tsardom::cli::stroganov {
namespace {

const Json& box_of(const Scene& scene) { return *scene.agreement.box; }

std::string id_or_nothing(const Json& json) { return json.is_null() ? "" : json.get<std::string>(); }
int fur_or_nothing(const Json& json) { return json.is_null() ? 0 : json.get<int>(); }

// Cossacks stand in the order from right to left (STR-3.2).
std::vector<Seat> standing_in(const Scene& scene, const Board& board, int column) {
  std::vector<Seat> seats;
  for (const Seat seat : board.order) {
    if (scene.view["players"][seat]["column"] == column) seats.insert(seats.begin(), seat);
  }
  return seats;
}

Tile read_tile(const Scene& scene, const Board& board, int column) {
  Tile tile{.column = column, .cossacks = standing_in(scene, board, column)};
  const Json& json = scene.view["row"][static_cast<std::size_t>(column) - 1];
  if (json.is_null()) return tile;
  tile.id = json["landscape"].get<std::string>();
  tile.furs = json["furs"].get<std::vector<int>>();
  tile.tiger = json["tiger"].get<bool>();
  return tile;
}

Land read_land(const Scene& scene, std::size_t index) {
  const Json& printed = box_of(scene)["regions"]["list"][index];
  const Json& json = scene.view["regions"][index];
  Land land{.id = std::to_string(index + 1),
            .fur = fur_or_nothing(json["fur"]),
            .first = printed["columns"][0].get<int>(),
            .columns = static_cast<int>(printed["columns"].size()),
            .village = id_or_nothing(json["village"]),
            .yurt = id_or_nothing(json["yurt"]),
            .wish = id_or_nothing(json["wish"]),
            .outposts = json["outposts"].get<std::vector<std::string>>()};
  for (const Json& space : printed["outpost_spaces"]) land.horses.push_back(space["horses"].get<int>());
  return land;
}

Merchant read_merchant(const Scene& scene, Seat seat) {
  const Json& player = scene.view["players"][seat];
  const Json& facts = scene.view["facts"]["players"][seat];
  return {.seat = seat,
          .colour = player["colour"].get<std::string>(),
          .side = player["side"].get<std::string>(),
          .points = player["points"].get<int>(),
          .total = scene.standing.total[seat],
          .furs = player["furs"].get<std::vector<int>>(),
          .tigers = player["tigers"].get<int>(),
          .coins = player["coins"].get<int>(),
          .horses = player["horses"].get<int>(),
          .banners = player["banners"].get<int>(),
          .outposts = player["outposts"].get<int>(),
          .built = facts["built"].get<int>(),
          .story = player["story"].get<int>(),
          .trophy = player["trophy"].get<int>(),
          .track = facts["track"].get<std::string>(),
          .terrains = facts["terrains"],
          .landscapes = player["landscapes"].get<std::vector<std::string>>(),
          .hand = player["hand"].get<std::vector<std::string>>(),
          .fulfilled = player["fulfilled"].get<std::vector<std::string>>()};
}

Deck read_deck(const Json& automa) {
  const Json& top = automa["top"];
  return {.flipped = id_or_nothing(automa["flipped"]),
          .unseen = static_cast<int>(automa["unseen"].size()),
          .steps = top["steps"].get<int>(),
          .furs = top["furs"].get<int>(),
          .hunt = top["hunt"].get<std::string>()};
}

void read_supplies(const Scene& scene, Board& board) {
  const Json& view = scene.view;
  for (const auto& [value, count] : view["bag"].items()) board.bag += count.get<int>();
  board.tigers = view["tigers"].get<int>();
  board.banners = view["banners"].get<int>();
  board.landscapes = static_cast<int>(view["stacks"]["landscapes"].size());
  board.trade = fur_or_nothing(view["trade"]);
  board.market = view["market"].get<std::vector<int>>();
  board.songs = view["songs"].get<std::vector<std::string>>();
  for (const Json& pair : view["draft"])
    board.draft.push_back({pair["wish"].get<std::string>(), pair["fur"].get<int>()});
}

std::string agreed(const Scene& scene, std::string_view option) {
  return scene.agreement.options[std::string(option)].get<std::string>();
}

}  // namespace

Board read_board(const Scene& scene) {
  const Json& view = scene.view;
  Board board{.year = view["year"].get<int>(),
              .years = box_of(scene)["constants"]["years"].get<int>(),
              .story_most = box_of(scene)["story_track"]["max"].get<int>(),
              .season = view["season"].get<std::string>(),
              .order = view["order"].get<std::vector<Seat>>(),
              .had_turn = view["had_turn"].get<std::vector<Seat>>(),
              .is_solo = scene.players() == 1};
  read_supplies(scene, board);
  board.at_start = standing_in(scene, board, 0);
  for (int column = 1; column <= static_cast<int>(view["row"].size()); ++column)
    board.row.push_back(read_tile(scene, board, column));
  for (std::size_t i = 0; i < view["regions"].size(); ++i) board.lands.push_back(read_land(scene, i));
  for (Seat seat = 0; seat < view["players"].size(); ++seat)
    board.merchants.push_back(read_merchant(scene, seat));
  if (board.is_solo) board.deck = read_deck(view["automa"]);
  return board;
}

const Json& in_box(const Scene& scene, std::string_view group, std::string_view id) {
  static const Json kNothing;
  const Json& list = box_of(scene)[std::string(group)]["list"];
  const auto found =
      std::find_if(list.begin(), list.end(), [id](const Json& thing) { return thing["id"] == id; });
  return found != list.end() ? *found : kNothing;
}

bool is_rival(const Board& board, const Merchant& merchant) { return board.is_solo && merchant.seat > 0; }

const Json& track_of(const Scene& scene, const Board& board, const Merchant& merchant) {
  return box_of(scene)[is_rival(board, merchant) ? "solo" : "trophy"]["boards"][merchant.track];
}

int shield_at(const Json& track, int space) {
  for (const Json& shield : track["shields"]) {
    if (shield["space"] == space) return shield["vp"].get<int>();
  }
  return 0;
}

std::string name_of(const Scene& scene, std::string_view vocabulary, std::string_view id) {
  return scene.words().term(kGame, vocabulary, id);
}

std::string seat_name(const Scene& scene, const Board& board, Seat seat) {
  if (board.is_solo && seat > 0) return name_of(scene, "rival", agreed(scene, "solo_rival"));
  return scene.voice.seat(seat);
}

std::string names_of(const Scene& scene, const Board& board, const std::vector<Seat>& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(seat_name(scene, board, seat));
  return listed(names);
}

std::string year_line(const Scene& scene, const Board& board) {
  return scene.words().say("cli.stroganov.year",
                           {{"year", board.year}, {"years", board.years}, {"season_id", board.season}});
}

std::string supply_line(const Scene& scene, const Board& board) {
  return scene.words().say("cli.stroganov.supply", {{"furs", board.bag},
                                                    {"landscapes", board.landscapes},
                                                    {"tigers", board.tigers},
                                                    {"banners", board.banners}});
}

std::string effect_of(const Scene& scene, const Json& thing) {
  if (!thing.contains("text")) return {};
  return thing["text"].value(scene.words().lang(), "");
}

std::string wish_price(const Scene& scene, std::string_view wish) {
  const Json& cost = in_box(scene, "wishes", wish)["cost"];
  const int possess = cost["possess"].get<int>(), pay = cost["pay"].get<int>();
  return scene.words().say(
      "cli.stroganov.wish_price",
      {{"fur", cost["fur"].get<int>()}, {"possess", possess}, {"shown", possess - pay}, {"pay", pay}});
}

std::string fur_list(const Scene& scene, const std::vector<int>& furs, int tigers) {
  std::vector<std::string> values;
  for (const int fur : furs) values.push_back(std::to_string(fur));
  return scene.words().say("cli.stroganov.furs",
                           {{"furs", joined(values, " ")}, {"count", furs.size()}, {"tigers", tigers}});
}

std::string deck_words(const Scene& scene, const Deck& deck) {
  const Words& words = scene.words();
  std::vector<std::string> parts;
  if (!deck.flipped.empty()) {
    const Json& card = in_box(scene, "automa_cards", deck.flipped);
    parts.push_back(words.say("cli.stroganov.flipped", {{"card", name_of(scene, "card", deck.flipped)},
                                                        {"hunt", card["hunt"].get<std::string>()},
                                                        {"furs", card["furs"].get<int>()},
                                                        {"action", card["action"].get<std::string>()}}));
  }
  if (deck.steps > 0) {
    parts.push_back(words.say("cli.stroganov.deck_top",
                              {{"steps", deck.steps}, {"hunt", deck.hunt}, {"furs", deck.furs}}));
  }
  parts.push_back(words.say("cli.stroganov.unseen", {{"count", deck.unseen}}));
  return joined(parts, "; ");
}

std::string points_words(const Scene& scene, const Merchant& merchant) {
  return scene.words().say("cli.stroganov.points", {{"points", merchant.points}, {"total", merchant.total}});
}

std::string who_sits(const Scene& scene, const Board& board, const Merchant& merchant) {
  std::vector<std::string> who;
  if (merchant.seat == scene.viewer) who.push_back(scene.words().say("cli.seat.you"));
  if (!is_rival(board, merchant)) {
    const Sitter& sitter = scene.sitters[merchant.seat];
    if (!sitter.is_person()) who.push_back(sitter_words(sitter, scene.words()));
    if (merchant.side == "b")
      who.push_back(scene.words().say("cli.stroganov.side_b", {{"colour_id", merchant.colour}}));
  }
  return listed(who);
}

namespace {

Lines paint(const Scene& scene) {
  const Board board = read_board(scene);
  return scene.paper.plain ? tell(scene, board) : draw(scene, board);
}

}  // namespace

extern const Painter kPainter{paint};

}  // namespace tsardom::cli::stroganov
