#include "cli/boards/ivan/board.hpp"

#include <algorithm>

namespace tsardom::cli::ivan {
namespace {

constexpr std::string_view kGame = "ivan";

std::string amount(const Scene& scene, const std::string& good, int count) {
  return scene.words().say("cli.ivan.amount", {{"good_id", good}, {"count", count}});
}

// The price of an income stands before what it gives.
std::string effects_words(const Scene& scene, const Json& effects) {
  std::vector<std::string> texts;
  for (const Json& effect : effects) {
    if (effect.contains("gain")) texts.push_back(goods_words(scene, effect["gain"]));
    if (effect.contains("pay"))
      texts.push_back(goods_words(scene, effect["pay"]) + " → " + effects_words(scene, effect["then"]));
  }
  return listed(texts);
}

// How many cities, actions or goods of choice the effects of a chamber give.
int times_of(const Json& effects) {
  for (const Json& effect : effects) {
    if (effect.contains("income_chain")) return effect["income_chain"]["cities"].get<int>();
    if (effect.contains("times")) return effect["times"].get<int>();
    if (effect.contains("gain_choice")) return effect["gain_choice"]["count"].get<int>();
  }
  return 1;
}

}  // namespace

const Json& in_box(const Scene& scene, std::string_view list, const Json& id) {
  static const Json kNothing;
  const Json& things = box_of(scene)[std::string(list)];
  const auto found =
      std::find_if(things.begin(), things.end(), [&id](const Json& thing) { return thing["id"] == id; });
  return found != things.end() ? *found : kNothing;
}

std::string term(const Scene& scene, std::string_view vocabulary, const Json& id) {
  return scene.words().term(kGame, vocabulary, id.get<std::string>());
}

std::vector<std::string> terms(const Scene& scene, std::string_view vocabulary, const Json& ids) {
  std::vector<std::string> names;
  for (const Json& id : ids) names.push_back(term(scene, vocabulary, id));
  return names;
}

std::string box_name(const Scene& scene, const Json& thing) {
  const Json names = thing.value("names", Json::object());
  return names.value(scene.words().lang(), names.value("en", std::string()));
}

std::string listed_or_none(const Scene& scene, const std::vector<std::string>& texts) {
  return texts.empty() ? scene.words().say("cli.ivan.none") : listed(texts);
}

std::string effect_words(const Scene& scene, const std::string& id) {
  std::string text = scene.words().effect(id);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string goods_words(const Scene& scene, const Json& goods) {
  std::vector<std::string> texts;
  for (const Json& kind : box_of(scene)["resources"]) {
    const auto good = kind["id"].get<std::string>();
    const int count = goods.value(good, 0);
    if (count > 0) texts.push_back(amount(scene, good, count));
  }
  return listed_or_none(scene, texts);
}

std::string income_words(const Scene& scene, const Json& city) {
  return effects_words(scene, city["income"]);
}

std::string round_words(const Scene& scene) {
  const auto round = scene.view["round"].get<std::size_t>();
  const Json& rounds = box_of(scene)["rounds"];
  const std::string decade = box_name(scene, rounds[round - 1]);
  return scene.words().say(
      "cli.ivan.round",
      {{"round", round},
       {"last", rounds.size()},
       {"decade", decade},
       {"known", scene.view["first"].is_number() ? "yes" : "no"},
       {"first", scene.view["first"].is_number() ? scene.voice.seat(scene.view["first"]) : ""}});
}

std::string favor_tokens_words(const Scene& scene) {
  std::vector<std::string> tokens;
  for (const Json& token : scene.view["favor_tokens"]) {
    if (token.is_number()) tokens.push_back(std::to_string(token.get<int>()));
  }
  return tokens.empty() ? "" : scene.words().say("cli.ivan.favor_tokens", {{"tokens", listed(tokens)}});
}

std::string chamber_words(const Scene& scene, const std::string& chamber, bool bonus) {
  const Json& effects = in_box(scene, "chambers", chamber)[bonus ? "bonus" : "regular"];
  return scene.words().say(bonus ? "cli.ivan.bonus" : "cli.ivan.regular",
                           {{"chamber_id", chamber}, {"times", times_of(effects)}});
}

std::string completed_words(const Scene& scene, Seat seat) {
  std::vector<std::string> texts;
  for (const Json& type : box_of(scene)["project_types"]) {
    const auto id = type["id"].get<std::string>();
    const int count = facts_of(scene)["players"][seat]["completed"][id].get<int>();
    if (count > 0)
      texts.push_back(scene.words().say("cli.ivan.completed_of", {{"type_id", id}, {"count", count}}));
  }
  return listed_or_none(scene, texts);
}

std::string hand_words(const Scene& scene, Seat seat) {
  std::vector<std::string> cards;
  int hidden = 0;
  for (const Json& card : player_of(scene, seat)["hand"]) {
    if (card.is_null()) {
      ++hidden;
    } else {
      cards.push_back(term(scene, "project", card));
    }
  }
  if (hidden > 0) cards.push_back(scene.words().say("cli.ivan.backs", {{"count", hidden}}));
  return listed_or_none(scene, cards);
}

std::vector<std::string> titles_words(const Scene& scene, Seat seat) {
  std::vector<std::string> titles;
  for (const Json& id : player_of(scene, seat)["titles"])
    titles.push_back(term(scene, "title", id) + " (" + effect_words(scene, id.get<std::string>()) + ')');
  return titles;
}

std::string slot_words(const Scene& scene, Seat seat, std::size_t slot) {
  const Json& token = player_of(scene, seat)["pad"][slot];
  if (token.is_string()) return term(scene, "token", token);
  const Json print = box_of(scene)["pad"]["slots"][slot].value("preprinted", Json());
  return print.is_null() ? "–" : '(' + effects_words(scene, print) + ')';
}

std::string who_sits(const Scene& scene, Seat seat) {
  std::vector<std::string> who;
  if (seat == scene.viewer) who.push_back(scene.words().say("cli.seat.you"));
  if (!scene.sitters[seat].is_person()) who.push_back(sitter_words(scene.sitters[seat], scene.words()));
  return listed(who);
}

Force force_in(const Scene& scene, Seat seat, const Json& city) {
  const Json& player = player_of(scene, seat);
  const auto id = city.get<std::string>();
  const Json& built = player["buildings"];
  return {player["warriors"].value(id, 0), player["boyars"].value(id, 0),
          std::find(built.begin(), built.end(), city) != built.end()};
}

const Json& token_on(const Scene& scene, std::size_t waterway) {
  static const Json kNothing;
  const Json& ways = box_of(scene)["waterways"];
  if (!ways[waterway]["trade_slot"].get<bool>()) return kNothing;
  const auto slot = std::count_if(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(waterway),
                                  [](const Json& way) { return way["trade_slot"].get<bool>(); });
  return scene.view["trade"][static_cast<std::size_t>(slot)];
}

bool is_used(const Scene& scene, Seat seat, const Json& estate) {
  const Json& used = player_of(scene, seat)["used"];
  return std::find(used.begin(), used.end(), estate) != used.end();
}

Lines discards_words(const Scene& scene) {
  const Json& view = scene.view;
  Lines lines;
  const auto add = [&](std::string_view vocabulary, const Json& things) {
    if (things.empty()) return;
    lines.push_back(scene.words().say(
        "cli.ivan.discard",
        {{"what_id", vocabulary}, {"things", joined(terms(scene, vocabulary, things), "; ")}}));
  };
  add("token", view["trade_discard"]);
  add("region_token", view["region_discard"]);
  add("spoils", view["spoils_discard"]);
  add("title", view["titles"]["discard"]);
  add("estate", view["estates"]["discard"]);
  return lines;
}

std::string badge(const Scene& scene, std::initializer_list<std::string_view> verbs, const std::string& id) {
  for (const std::string_view verb : verbs) {
    const int number = scene.number_of(std::string(verb) + ' ' + id);
    if (number > 0) return '[' + std::to_string(number) + "] ";
  }
  return {};
}

namespace {

Lines paint(const Scene& scene) {
  constexpr int kLeastDrawn = 76;  // the map needs room for its names
  if (scene.paper.plain) return tell(scene);
  if (scene.paper.width >= kLeastDrawn) return draw(scene);
  Lines lines;
  for (const std::string& line : tell(scene)) append(lines, wrap(line, scene.paper.width));
  return lines;
}

}  // namespace

extern const Painter kPainter{paint};

}  // namespace tsardom::cli::ivan
