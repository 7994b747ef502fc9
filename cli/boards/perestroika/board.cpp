#include "cli/boards/perestroika/board.hpp"

#include <algorithm>

namespace tsardom::cli::perestroika {
namespace {

constexpr std::string_view kGame = "perestroika";

const Json& find_id(const Json& list, std::string_view id) {
  static const Json kNothing;
  const auto found =
      std::find_if(list.begin(), list.end(), [id](const Json& thing) { return thing["id"] == id; });
  return found != list.end() ? *found : kNothing;
}

// The second copy of a card is called "hunter_2".
std::string kind_of(const Scene& scene, const std::string& card) {
  if (!in_box(scene, "action_card_kinds", card).is_null()) return card;
  return card.substr(0, card.rfind('_'));
}

Face read_face(const Scene& scene, const Json& card) {
  if (card.is_null()) return {};
  const std::string kind = kind_of(scene, card.get<std::string>());
  return {kind, scene.words().term(kGame, "card", kind),
          in_box(scene, "action_card_kinds", kind)["cross"].get<bool>()};
}

Faces read_faces(const Scene& scene, const Json& cards) {
  Faces faces;
  for (const Json& card : cards) faces.push_back(read_face(scene, card));
  return faces;
}

std::array<int, kMaterials.size()> read_pieces(const Json& pieces) {
  std::array<int, kMaterials.size()> count{};
  for (std::size_t m = 0; m < count.size(); ++m) count[m] = pieces[std::string(kMaterials[m])].get<int>();
  return count;
}

Principality read_principality(const Scene& scene, Seat seat) {
  const Json& player = scene.view["players"][seat];
  Principality principality{.seat = seat,
                            .held = read_pieces(player["held"]),
                            .has_chip = player["chips"].get<int>() > 0,
                            .is_first = scene.view["start"] == seat,
                            .points = scene.standing.total[seat],
                            .hand = read_faces(scene, player["hand"])};
  for (const Json& row : player["area"]) principality.area.push_back(row.get<std::vector<std::string>>());
  return principality;
}

// An effect of the box, and the text that says it in a few words.
struct ShortEffect {
  std::string_view op, key;
};
constexpr ShortEffect kEffects[] = {{"gain", "cli.perestroika.effect.gain"},
                                    {"gain_choice", "cli.perestroika.effect.gain_choice"},
                                    {"double", "cli.perestroika.effect.double"},
                                    {"exchange", "cli.perestroika.effect.exchange"},
                                    {"swap_any", "cli.perestroika.effect.swap_any"},
                                    {"build", "cli.perestroika.effect.build"},
                                    {"retrieve_discard", "cli.perestroika.effect.retrieve"},
                                    {"draw", "cli.perestroika.effect.draw"},
                                    {"steal_card", "cli.perestroika.effect.steal_card"},
                                    {"steal_material", "cli.perestroika.effect.steal_material"},
                                    {"endgame_value", "cli.perestroika.effect.endgame_value"}};

std::string text_of(const Json& effect, std::string_view field) {
  return effect.contains(field) && effect[std::string(field)].is_string()
             ? effect[std::string(field)].get<std::string>()
             : "";
}
int number_of(const Json& effect, std::string_view field) {
  return effect.contains(field) && effect[std::string(field)].is_number()
             ? effect[std::string(field)].get<int>()
             : 0;
}

std::string price_of_building(const Json& effect) {
  if (text_of(effect, "pay_from") == "stock") return "free";
  return number_of(effect, "max") == 1 ? "one" : "many";
}

}  // namespace

const Json& in_box(const Scene& scene, std::string_view list, std::string_view id) {
  return find_id((*scene.agreement.box)[std::string(list)], id);
}

Board read_board(const Scene& scene) {
  const Json& view = scene.view;
  const Json& facts = view["facts"];
  Board board{.display = read_faces(scene, view["display"]),
              .resolving = read_faces(scene, view["resolving"]),
              .aside = read_faces(scene, view["aside"]),
              .deck = static_cast<int>(view["deck"].size()),
              .discard = static_cast<int>(view["discard"].size()),
              .shuffles = view["shuffles"].get<int>(),
              .shuffles_to_end = facts["shuffles_to_end"].get<int>(),
              .chips = view["chips"].get<int>(),
              .crosses = facts["crosses"].get<int>(),
              .crosses_needed = facts["crosses_needed"].get<int>(),
              .is_last_round = facts["last_round"].get<bool>(),
              .hold_limit = (*scene.agreement.box)["materials"]["hold_limit_per_kind"].get<int>(),
              .stock = read_pieces(view["stock"])};
  for (Seat seat = 0; seat < scene.players(); ++seat)
    board.principalities.push_back(read_principality(scene, seat));
  return board;
}

std::string full_effect(const Scene& scene, const std::string& kind, std::string_view half) {
  return scene.words().effect(kind + '.' + std::string(half));
}

std::string short_effect(const Scene& scene, const std::string& kind, std::string_view half) {
  const Json& effect = in_box(scene, "action_card_kinds", kind)[std::string(half)];
  const std::string op = text_of(effect, "op");
  const auto found = std::find_if(std::begin(kEffects), std::end(kEffects),
                                  [&op](const ShortEffect& known) { return known.op == op; });
  if (found == std::end(kEffects)) return full_effect(scene, kind, half);
  const bool is_exchange = op == "exchange";
  return scene.words().say(found->key, {{"material_id", text_of(effect, "material")},
                                        {"give_id", text_of(effect, "give")},
                                        {"get_id", text_of(effect, "get")},
                                        {"building_id", text_of(effect, "building")},
                                        {"paid", price_of_building(effect)},
                                        {"amount", number_of(effect, is_exchange ? "get_amount" : "amount")},
                                        {"points", number_of(effect, "points_each")}});
}

std::string material_name(const Scene& scene, std::string_view material) {
  return scene.words().term(kGame, "material", material);
}

std::string amount(const Scene& scene, std::size_t material, int count) {
  return scene.words().say("table.price",
                           {{"count", count}, {"what", material_name(scene, kMaterials[material])}});
}

std::string scenario_line(const Scene& scene) {
  const auto scenario = scene.agreement.options["scenario"].get<std::string>();
  return scene.words().term(kGame, "scenario", scenario);
}

std::string piles_line(const Scene& scene, const Board& board) {
  return scene.words().say("cli.perestroika.piles", {{"deck", board.deck},
                                                     {"discard", board.discard},
                                                     {"shuffles", board.shuffles},
                                                     {"last", board.shuffles_to_end}});
}

std::string stock_line(const Scene& scene, const Board& board) {
  std::vector<std::string> pieces;
  for (std::size_t m = 0; m < kMaterials.size(); ++m) pieces.push_back(amount(scene, m, board.stock[m]));
  return scene.words().say("cli.perestroika.stock", {{"pieces", listed(pieces)}, {"chips", board.chips}});
}

std::string chip_words(const Scene& scene, const Principality& principality) {
  return scene.words().say(principality.has_chip ? "cli.perestroika.chip" : "cli.perestroika.no_chip");
}

std::string points_words(const Scene& scene, const Principality& principality) {
  return scene.words().say("cli.score.points", {{"points", principality.points}});
}

std::string cards_words(const Scene& scene, const Faces& faces) {
  std::vector<std::string> cards;
  int backs = 0;
  for (const Face& face : faces) {
    if (face.is_known()) {
      cards.push_back(face.name);
    } else {
      ++backs;
    }
  }
  if (backs > 0) cards.push_back(scene.words().say("cli.perestroika.backs", {{"count", backs}}));
  return cards.empty() ? scene.words().say("cli.perestroika.no_cards") : listed(cards);
}

std::string aside_words(const Scene& scene, const Faces& faces) {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const std::string name = faces[i].is_known() ? faces[i].name : "?";
    cards.push_back(std::to_string(i + 1) + ' ' + name);
  }
  return scene.words().say("cli.perestroika.aside", {{"cards", listed(cards)}});
}

std::string who_sits(const Scene& scene, const Principality& principality) {
  const Sitter& sitter = scene.sitters[principality.seat];
  std::vector<std::string> who;
  if (principality.seat == scene.viewer) who.push_back(scene.words().say("cli.seat.you"));
  if (!sitter.is_person()) who.push_back(sitter_words(sitter, scene.words()));
  if (principality.is_first) who.push_back(scene.words().say("cli.perestroika.first"));
  return listed(who);
}

namespace {

Lines paint(const Scene& scene) {
  const Board board = read_board(scene);
  return scene.paper.plain ? tell(scene, board) : draw(scene, board);
}

// How hard a scenario is.
std::string explain(const Words& words, const Json& box, std::string_view option, std::string_view value) {
  if (option != "scenario") return {};
  const Json& scenario = find_id(box["scenarios"], value);
  if (scenario.is_null()) return {};
  const Json& ratings = scenario["ratings"];
  return words.say("cli.perestroika.ratings", {{"difficulty", ratings["difficulty"].get<std::string>()},
                                               {"strategy", ratings["strategy"].get<std::string>()},
                                               {"interaction", ratings["interaction"].get<std::string>()}});
}

}  // namespace

extern const Painter kPainter{paint, explain};

}  // namespace tsardom::cli::perestroika
