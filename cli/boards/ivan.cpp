// Ivan the Terrible in the terminal: the Kremlin, the map region by region, the Field of War, the displays,
// the players. Drawn and plain differ in colour and rules only, so that both can be read line by line.
#include <algorithm>

#include "cli/boards/painters.hpp"

namespace tsardom::cli {
namespace {

constexpr std::string_view kGame = "ivan";
constexpr std::string_view kResources[] = {"coin", "grain", "wood", "stone", "gunpowder", "textile", "steel"};
constexpr int kProjects = 30;

class IvanPainter {
 public:
  explicit IvanPainter(const Scene& scene)
      : scene_(scene), words_(scene.words()), view_(scene.view), box_(*scene.agreement.box) {}

  Lines paint() {
    heading();
    kremlin();
    for (std::size_t region = 0; region < box_["regions"].size(); ++region) map(region);
    field();
    display("cli.ivan.projects", "project", view_["projects"], project_deck());
    display("cli.ivan.titles", "title", view_["titles"]["display"], deck_size("titles"));
    display("cli.ivan.estates", "estate", view_["estates"]["display"], deck_size("estates"));
    for (Seat seat = 0; seat < scene_.players(); ++seat) player(seat);
    own_hand();
    return lines_;
  }

 private:
  std::string term(std::string_view vocabulary, const Json& id) const {
    return words_.term(kGame, vocabulary, id.get<std::string>());
  }
  std::string seat(Seat who) const {
    const std::string sign = scene_.paper.plain ? std::string() : std::string(seat_sign(who)) + ' ';
    return scene_.paper.ink(seat_ink(who), sign + scene_.voice.seat(who));
  }
  // The number of the first of these moves on the thing that is offered.
  std::string badge(std::initializer_list<std::string_view> verbs, const std::string& id) const {
    for (const std::string_view verb : verbs) {
      const int number = scene_.number_of(std::string(verb) + ' ' + id);
      if (number > 0) return scene_.paper.ink(Ink::fire, '[' + std::to_string(number) + "] ");
    }
    return {};
  }
  void title(const std::string& text) {
    const int rest = scene_.paper.width - width_of(text) - 5;
    if (scene_.paper.plain || rest < 0) return lines_.push_back(text + (scene_.paper.plain ? ":" : ""));
    lines_.push_back(scene_.paper.ink(Ink::gold, "── ") + scene_.paper.ink(Ink::strong, text) + ' ' +
                     scene_.paper.ink(Ink::gold, repeated("─", rest)));
  }
  void line(const std::string& text, int indent = 2) {
    const std::string space(static_cast<std::size_t>(indent), ' ');
    for (const std::string& part : wrap(text, scene_.paper.width - indent)) lines_.push_back(space + part);
  }
  std::string none_if_empty(const std::vector<std::string>& texts, std::string_view gap = ", ") const {
    return texts.empty() ? words_.say("cli.ivan.none") : joined(texts, gap);
  }
  std::vector<std::string> terms(std::string_view vocabulary, const Json& ids) const {
    std::vector<std::string> names;
    for (const Json& id : ids) names.push_back(term(vocabulary, id));
    return names;
  }

  void heading() {
    const auto round = view_["round"].get<std::size_t>();
    const Json& names = box_["rounds"][round - 1]["names"];
    const std::string decade = names.value(words_.lang(), names.value("en", std::string()));
    title(game_name(words_, kGame) + " · " +
          words_.say("cli.ivan.heading", {{"round", round}, {"decade", decade}}));
    if (view_["first"].is_number())
      line(words_.say("cli.ivan.first", {{"seat", seat(view_["first"].get<Seat>())}}), 0);
    std::vector<std::string> order, tokens;
    for (const Json& who : view_["favor"]) {
      if (who.is_number()) order.push_back(seat(who.get<Seat>()));
    }
    for (const Json& token : view_["favor_tokens"]) {
      if (token.is_number()) tokens.push_back(std::to_string(token.get<int>()));
    }
    line(words_.say("cli.ivan.favor", {{"order", none_if_empty(order, " > ")}}), 0);
    line(words_.say("cli.ivan.favor_tokens", {{"tokens", none_if_empty(tokens)}}), 0);
  }

  void kremlin() {
    title(words_.say("cli.ivan.kremlin"));
    for (const Json& hall : view_["kremlin"]) {
      const auto chamber = hall["chamber"].get<std::string>();
      const std::string card = hall["card"].is_null() ? "?" : term("assignment", hall["card"]);
      std::vector<std::string> there;
      for (const Json& who : hall["boyars"]) {
        const auto index = who.get<std::size_t>();
        there.push_back(words_.say(
            "cli.ivan.boyar", {{"seat", seat(who.get<Seat>())}, {"coins", hall["coins"][index].get<int>()}}));
      }
      for (const Json& who : hall["on_card"])
        there.push_back(words_.say("cli.ivan.on_card", {{"seat", seat(who.get<Seat>())}}));
      if (hall["seal"].is_number())
        there.push_back(words_.say("cli.ivan.seal", {{"seat", seat(hall["seal"].get<Seat>())}}));
      line(badge({"plan", "exit"}, chamber) +
           words_.say("cli.ivan.chamber", {{"chamber", term("chamber", chamber)}, {"card", card}}));
      line(there.empty() ? scene_.paper.ink(Ink::faint, words_.say("cli.ivan.nobody")) : joined(there, "; "),
           6);
    }
  }

  // Where the waterways of a city lead, with the tokens on them.
  std::string ways_of(const std::string& city) const {
    std::vector<std::string> ways;
    std::size_t slot = 0;
    for (const Json& way : box_["waterways"]) {
      const bool has_slot = way["trade_slot"].get<bool>();
      const std::size_t at = has_slot ? slot++ : 0;
      if (way["a"] != city && way["b"] != city) continue;
      std::string name = term("city", way["a"] == city ? way["b"] : way["a"]);
      if (has_slot && view_["trade"][at].is_string())
        name += " [" + scene_.paper.ink(Ink::gold, term("token", view_["trade"][at])) + ']';
      ways.push_back(name);
    }
    return words_.say("cli.ivan.ways", {{"cities", joined(ways, ", ")}});
  }

  std::vector<std::string> pieces_in(const std::string& city) const {
    std::vector<std::string> pieces;
    for (Seat who = 0; who < scene_.players(); ++who) {
      const Json& side = view_["players"][who];
      const int warriors = side["warriors"].value(city, 0), boyars = side["boyars"].value(city, 0);
      const bool built = std::count(side["buildings"].begin(), side["buildings"].end(), city) > 0;
      if (warriors + boyars == 0 && !built) continue;
      pieces.push_back(words_.say("cli.ivan.pieces", {{"seat", seat(who)},
                                                      {"warriors", warriors},
                                                      {"boyars", boyars},
                                                      {"building", built ? "yes" : "no"}}));
    }
    return pieces;
  }

  void map(std::size_t region) {
    const Json& token = view_["regions"][region];
    const auto id = box_["regions"][region]["id"].get<std::string>();
    title(words_.say("cli.ivan.region", {{"region", term("region", id)},
                                         {"token", token.is_null() ? "?" : term("region_token", token)}}));
    for (const Json& city : box_["cities"]) {
      if (city["region"] != id) continue;
      const auto name = city["id"].get<std::string>();
      const std::string here =
          words_.say("cli.ivan.city", {{"city", scene_.paper.ink(Ink::strong, term("city", name))},
                                       {"colour", term("city_colour", city["colour"])},
                                       {"income", words_.effect(name)}});
      const std::vector<std::string> pieces = pieces_in(name);
      line(badge({"station", "deploy", "income", "place", "build"}, name) + here +
           (pieces.empty() ? "" : " — " + joined(pieces, "; ")));
      line(ways_of(name), 6);
    }
  }

  void field() {
    title(words_.say("cli.ivan.field"));
    std::vector<std::string> spoils;
    for (const Json& token : view_["spoils"])
      spoils.push_back(badge({"spoils"}, token.get<std::string>()) + term("spoils", token));
    line(words_.say("cli.ivan.spoils", {{"spoils", none_if_empty(spoils, "; ")}}));
  }

  int project_deck() const {
    std::size_t elsewhere = view_["projects"].size();
    for (const Json& side : view_["players"]) elsewhere += side["hand"].size() + side["completed"].size();
    return kProjects - static_cast<int>(elsewhere);
  }
  int deck_size(const char* kind) const { return static_cast<int>(view_[kind]["deck"].size()); }

  void card(std::string_view vocabulary, const std::string& id) {
    line(badge({"take_project", "complete", "keep", "take_title", "take_estate", "free"}, id) +
         scene_.paper.ink(Ink::strong, words_.term(kGame, vocabulary, id)) + ": " + words_.effect(id));
  }
  void display(std::string_view heading_key, std::string_view vocabulary, const Json& cards, int deck) {
    title(words_.say(heading_key, {{"deck", deck}}));
    for (const Json& id : cards) card(vocabulary, id.get<std::string>());
  }

  std::string goods_of(const Json& side) const {
    std::vector<std::string> goods;
    for (const std::string_view kind : kResources) {
      const int count = side["held"].value(std::string(kind), 0);
      if (count > 0) goods.push_back(words_.term(kGame, "resource", kind) + ' ' + std::to_string(count));
    }
    return goods.empty() ? words_.say("cli.ivan.nothing") : joined(goods, ", ");
  }

  std::string pad_of(const Json& side) const {
    std::vector<std::string> slots;
    for (std::size_t i = 0; i < side["pad"].size(); ++i) {
      const Json& token = side["pad"][i];
      slots.push_back(std::to_string(i + 1) + ": " + (token.is_null() ? "–" : term("token", token)));
    }
    return joined(slots, "; ");
  }

  std::string hand_of(const Json& side) const {
    std::vector<std::string> cards;
    int hidden = 0;
    for (const Json& id : side["hand"]) {
      if (id.is_null()) {
        ++hidden;
      } else {
        cards.push_back(term("project", id));
      }
    }
    if (hidden > 0) cards.push_back(words_.say("cli.ivan.backs", {{"count", hidden}}));
    return none_if_empty(cards);
  }

  void player(Seat who) {
    const Json& side = view_["players"][who];
    title(words_.say("cli.ivan.player", {{"seat", seat(who)}, {"points", scene_.standing.total[who]}}));
    line(goods_of(side));
    line(words_.say("cli.ivan.supply", {{"warriors", side["warriors_left"].get<int>()},
                                        {"buildings", side["buildings_left"].get<int>()},
                                        {"seals", side["seals_left"].get<int>()},
                                        {"field", side["field"].get<int>()}}));
    line(words_.say("cli.ivan.pad", {{"slots", pad_of(side)}}));
    const auto tell = [&](std::string_view key, std::string_view slot,
                          const std::vector<std::string>& names) {
      if (!names.empty()) line(words_.say(key, {{slot, joined(names, "; ")}}));
    };
    tell("cli.ivan.own_spoils", "spoils", terms("spoils", side["spoils"]));
    tell("cli.ivan.own_titles", "titles", terms("title", side["titles"]));
    std::vector<std::string> estates;
    for (const Json& id : side["estates"]) {
      const bool used = std::count(side["used"].begin(), side["used"].end(), id) > 0;
      const std::string name = term("estate", id) + " (" + words_.effect(id.get<std::string>()) + ')';
      estates.push_back(used ? words_.say("cli.ivan.used", {{"estate", term("estate", id)}})
                             : badge({"free"}, id.get<std::string>()) + name);
    }
    tell("cli.ivan.own_estates", "estates", estates);
    tell("cli.ivan.completed", "projects", terms("project", side["completed"]));
    if (who != scene_.viewer) line(words_.say("cli.ivan.hand", {{"projects", hand_of(side)}}));
  }

  void own_hand() {
    if (scene_.viewer >= scene_.players()) return;
    const Json& hand = view_["players"][scene_.viewer]["hand"];
    if (hand.empty()) return;
    title(words_.say("cli.ivan.your_hand"));
    for (const Json& id : hand) card("project", id.get<std::string>());
  }

  const Scene& scene_;
  const Words& words_;
  const Json& view_;
  const Json& box_;
  Lines lines_;
};

}  // namespace

Lines paint_ivan(const Scene& scene) { return IvanPainter(scene).paint(); }

}  // namespace tsardom::cli
