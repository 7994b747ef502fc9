// Ivan the Terrible as linear text.
#include "cli/boards/ivan/board.hpp"

namespace tsardom::cli::ivan {
namespace {

std::vector<std::string> seats_words(const Scene& scene, const Json& seats) {
  std::vector<std::string> names;
  for (const Json& seat : seats) {
    if (seat.is_number()) names.push_back(scene.voice.seat(seat.get<Seat>()));
  }
  return names;
}

void tell_tracks(const Scene& scene, Lines& lines) {
  lines.push_back(scene.words().say(
      "cli.ivan.favor", {{"order", listed_or_none(scene, seats_words(scene, scene.view["favor"]))}}));
  if (const std::string tokens = favor_tokens_words(scene); !tokens.empty()) lines.push_back(tokens);
}

std::string hall_words(const Scene& scene, const Json& hall) {
  const Words& words = scene.words();
  std::vector<std::string> there;
  for (const Json& who : hall["boyars"])
    there.push_back(words.say("cli.ivan.boyar", {{"seat", scene.voice.seat(who.get<Seat>())},
                                                 {"coins", hall["coins"][who.get<Seat>()].get<int>()}}));
  for (const std::string& who : seats_words(scene, hall["on_card"]))
    there.push_back(words.say("cli.ivan.on_card", {{"seat", who}}));
  std::string text = words.say("cli.ivan.boyars_there", {{"boyars", listed_or_none(scene, there)}});
  if (hall["seal"].is_number())
    text += "; " + words.say("cli.ivan.seal", {{"seat", scene.voice.seat(hall["seal"].get<Seat>())}});
  return text;
}

void tell_kremlin(const Scene& scene, Lines& lines) {
  const Words& words = scene.words();
  lines.push_back(words.say("cli.ivan.kremlin") + ':');
  for (const Json& hall : scene.view["kremlin"]) {
    const auto chamber = hall["chamber"].get<std::string>();
    const std::string card = hall["card"].is_null() ? "?" : term(scene, "assignment", hall["card"]);
    lines.push_back("  " + words.say("cli.ivan.chamber", {{"chamber", term(scene, "chamber", chamber)},
                                                          {"regular", chamber_words(scene, chamber, false)},
                                                          {"bonus", chamber_words(scene, chamber, true)},
                                                          {"card", card},
                                                          {"boyars", hall_words(scene, hall)}}));
  }
}

std::string pieces_words(const Scene& scene, const Json& city) {
  const Words& words = scene.words();
  std::vector<std::string> forces;
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    const Force force = force_in(scene, seat, city);
    if (force.is_none()) continue;
    std::vector<std::string> pieces;
    if (force.warriors > 0) pieces.push_back(words.say("cli.ivan.warriors", {{"count", force.warriors}}));
    if (force.boyars > 0) pieces.push_back(words.say("cli.ivan.boyars", {{"count", force.boyars}}));
    if (force.building) pieces.push_back(words.say("cli.ivan.building"));
    forces.push_back(scene.voice.seat(seat) + ": " + listed(pieces));
  }
  return forces.empty() ? words.say("cli.ivan.nobody") : joined(forces, "; ");
}

// Where the waterways of a city lead, with the tokens on them.
std::string ways_words(const Scene& scene, const Json& city) {
  const Json& ways = box_of(scene)["waterways"];
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (ways[i]["a"] != city && ways[i]["b"] != city) continue;
    std::string text = term(scene, "city", ways[i]["a"] == city ? ways[i]["b"] : ways[i]["a"]);
    if (const Json& token = token_on(scene, i); token.is_string())
      text += " (" + scene.words().say("cli.ivan.token", {{"token", term(scene, "token", token)}}) + ')';
    texts.push_back(text);
  }
  return listed(texts);
}

void tell_region(const Scene& scene, std::size_t number, Lines& lines) {
  const Words& words = scene.words();
  const Json& region = box_of(scene)["regions"][number];
  const Json& token = scene.view["regions"][number];
  std::vector<std::string> forces;
  for (const Json& force : facts_of(scene)["regions"][number])
    forces.push_back(scene.voice.seat(force["seat"].get<Seat>()) + ": " +
                     std::to_string(force["influence"].get<int>()));
  lines.push_back(
      words.say("cli.ivan.region", {{"region", box_name(scene, region)},
                                    {"token", token.is_null() ? "?" : term(scene, "region_token", token)},
                                    {"influence", listed_or_none(scene, forces)}}));
  for (const Json& city : box_of(scene)["cities"]) {
    if (city["region"] != region["id"]) continue;
    lines.push_back("  " + words.say("cli.ivan.city", {{"city", term(scene, "city", city["id"])},
                                                       {"colour", term(scene, "city_colour", city["colour"])},
                                                       {"income", income_words(scene, city)},
                                                       {"pieces", pieces_words(scene, city["id"])},
                                                       {"cities", ways_words(scene, city["id"])}}));
  }
}

void tell_cards(const Scene& scene, const std::string& heading, std::string_view vocabulary,
                const Json& cards, Lines& lines) {
  lines.push_back(heading + ':');
  for (const Json& id : cards)
    lines.push_back("  " + term(scene, vocabulary, id) + ". " + scene.words().effect(id.get<std::string>()));
}

void tell_display(const Scene& scene, std::string_view name, int deck, std::string_view vocabulary,
                  const Json& cards, Lines& lines) {
  const Words& words = scene.words();
  tell_cards(scene, words.say(name) + " (" + words.say("cli.ivan.deck", {{"count", deck}}) + ')', vocabulary,
             cards, lines);
}

std::string pad_words(const Scene& scene, Seat seat) {
  std::vector<std::string> slots;
  for (std::size_t i = 0; i < player_of(scene, seat)["pad"].size(); ++i)
    slots.push_back(std::to_string(i + 1) + ' ' + slot_words(scene, seat, i));
  return joined(slots, "; ");
}

std::vector<std::string> estates_words(const Scene& scene, Seat seat) {
  std::vector<std::string> estates;
  for (const Json& id : player_of(scene, seat)["estates"]) {
    const std::string name = term(scene, "estate", id);
    estates.push_back(is_used(scene, seat, id)
                          ? scene.words().say("cli.ivan.used", {{"estate", name}})
                          : name + " (" + effect_words(scene, id.get<std::string>()) + ')');
  }
  return estates;
}

std::string supply_words(const Scene& scene, const Json& player) {
  const Words& words = scene.words();
  return listed({words.say("cli.ivan.warriors", {{"count", player["warriors_left"].get<int>()}}),
                 words.say("cli.ivan.buildings", {{"count", player["buildings_left"].get<int>()}}),
                 words.say("cli.ivan.seals", {{"count", player["seals_left"].get<int>()}})});
}

void tell_family(const Scene& scene, Seat seat, Lines& lines) {
  const Words& words = scene.words();
  const Json& player = player_of(scene, seat);
  const std::string who = who_sits(scene, seat);
  lines.push_back(scene.voice.seat(seat) + (who.empty() ? "" : " (" + who + ")") + ": " +
                  words.say("cli.ivan.points", {{"points", scene.standing.total[seat]}}));
  const auto add = [&](const std::string& label, const std::string& text) {
    if (!text.empty()) lines.push_back("  " + label + ": " + text);
  };
  add(words.say("cli.ivan.label.goods"), goods_words(scene, player["held"]));
  add(words.say("cli.ivan.label.supply"), supply_words(scene, player));
  add(words.say("cli.ivan.label.field"), std::to_string(player["field"].get<int>()));
  add(words.say("cli.ivan.label.pad"), pad_words(scene, seat));
  if (!player["completed"].empty()) add(words.say("cli.ivan.label.completed"), completed_words(scene, seat));
  add(words.say("cli.ivan.label.spoils"), joined(terms(scene, "spoils", player["spoils"]), "; "));
  add(words.say("cli.ivan.label.estates"), joined(estates_words(scene, seat), "; "));
  add(words.say("cli.ivan.label.titles"), joined(titles_words(scene, seat), "; "));
  if (seat != scene.viewer) add(words.say("cli.ivan.label.hand"), hand_words(scene, seat));
}

}  // namespace

Lines tell(const Scene& scene) {
  const Words& words = scene.words();
  const Json& view = scene.view;
  Lines lines{game_name(words, "ivan") + ". " + round_words(scene)};
  tell_tracks(scene, lines);
  tell_kremlin(scene, lines);
  for (std::size_t i = 0; i < box_of(scene)["regions"].size(); ++i) tell_region(scene, i, lines);
  lines.push_back(
      words.say("cli.ivan.field") + ". " +
      words.say("cli.ivan.spoils",
                {{"spoils", view["spoils"].empty() ? words.say("cli.ivan.none")
                                                   : joined(terms(scene, "spoils", view["spoils"]), "; ")}}));
  tell_display(scene, "cli.ivan.projects", facts_of(scene)["projects_in_deck"].get<int>(), "project",
               view["projects"], lines);
  tell_display(scene, "cli.ivan.titles", static_cast<int>(view["titles"]["deck"].size()), "title",
               view["titles"]["display"], lines);
  tell_display(scene, "cli.ivan.estates", static_cast<int>(view["estates"]["deck"].size()), "estate",
               view["estates"]["display"], lines);
  append(lines, discards_words(scene));
  for (Seat seat = 0; seat < scene.players(); ++seat) tell_family(scene, seat, lines);
  if (scene.viewer < scene.players() && !player_of(scene, scene.viewer)["hand"].empty())
    tell_cards(scene, words.say("cli.ivan.your_hand"), "project", player_of(scene, scene.viewer)["hand"],
               lines);
  return lines;
}

}  // namespace tsardom::cli::ivan
