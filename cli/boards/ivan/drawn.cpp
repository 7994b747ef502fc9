// Ivan the Terrible drawn: the Kremlin, the map with its regions, the displays, the families.
#include <algorithm>

#include "cli/boards/ivan/board.hpp"

namespace tsardom::cli::ivan {
namespace {

constexpr int kMostWidth = 100;
constexpr int kName = 24;  // of a card, with the number of its choice

std::string seat_name(const Scene& scene, Seat seat) {
  return scene.paper.ink(seat_ink(seat), seat_sign(seat)) + ' ' + scene.voice.seat(seat);
}

std::string heading(const Scene& scene, const std::string& text, const std::string& note = {}) {
  return scene.paper.ink(Ink::cinnabar, text) + "  " + scene.paper.ink(Ink::faint, note);
}

std::string inked_badge(const Scene& scene, std::initializer_list<std::string_view> verbs,
                        const std::string& id) {
  return scene.paper.ink(Ink::fire, badge(scene, verbs, id));
}

// A text that goes on below its beginning, `indent` columns further in.
void add_wrapped(Lines& lines, const std::string& text, int width, int indent) {
  const Lines parts = wrap(text, width - indent);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto spaces = static_cast<std::size_t>(i == 0 ? 0 : indent);
    lines.push_back(std::string(spaces, ' ') + parts[i]);
  }
}

// "Pad: ..." in a panel.
void add_entry(const Scene& scene, Lines& lines, const std::string& label, const std::string& text,
               int width) {
  const std::string line = label + ": " + text;
  for (const std::string& part : wrap(line, width - 2)) {
    const bool is_first = part.starts_with(label);
    lines.push_back(' ' + (is_first ? scene.paper.ink(Ink::faint, label) + part.substr(label.size()) : part));
  }
}

// ------------------------------------------------------------------------------------------ the tracks

Lines draw_heading(const Scene& scene, int width) {
  const Words& words = scene.words();
  const Paper& paper = scene.paper;
  std::vector<std::string> order;
  for (const Json& seat : scene.view["favor"]) {
    if (seat.is_number()) order.push_back(seat_name(scene, seat.get<Seat>()));
  }
  const std::string favor = words.say(
      "cli.ivan.favor", {{"order", order.empty() ? listed_or_none(scene, {}) : joined(order, " › ")}});
  const std::string tokens = paper.ink(Ink::faint, favor_tokens_words(scene));
  Lines lines{justified(paper.ink(Ink::gold, "✠ " + game_name(words, "ivan")), round_words(scene), width)};
  const bool fits = width_of(favor) + width_of(tokens) < width;
  lines.push_back(fits ? justified(favor, tokens, width) : favor);
  if (!fits) lines.push_back(tokens);
  return lines;
}

// ----------------------------------------------------------------------------------------- the Kremlin

// Where the boyars of a chamber are sent.
std::string card_words(const Scene& scene, const Json& card) {
  if (card.is_null()) return "?";
  const Json& target = in_box(scene, "assignment_cards", card)["target"];
  if (!target.contains("colour"))
    return scene.words().say("cli.ivan.sends", {{"to", target.contains("any") ? "any" : "kremlin"}});
  return "→ " + std::string(colour_sign(scene, target["colour"])) + ' ' +
         term(scene, "city_colour", target["colour"]);
}

std::string signs_of(const Scene& scene, const Json& seats) {
  std::string signs;
  for (const Json& who : seats)
    signs += scene.paper.ink(seat_ink(who.get<Seat>()), seat_sign(who.get<Seat>()));
  return signs;
}

// Those in the chamber with their coins, then those on the card.
std::string boyars_words(const Scene& scene, const Json& hall) {
  std::vector<std::string> boyars;
  for (const Json& who : hall["boyars"]) {
    const auto seat = who.get<Seat>();
    boyars.push_back(scene.paper.ink(
        seat_ink(seat), std::string(seat_sign(seat)) + std::to_string(hall["coins"][seat].get<int>())));
  }
  if (!hall["on_card"].empty()) boyars.push_back("→" + signs_of(scene, hall["on_card"]));
  return joined(boyars, " ");
}

// What a chamber is for.
Lines hall_use(const Scene& scene, const std::string& chamber, int width) {
  Lines lines{scene.paper.ink(Ink::strong, scene.words().say("cli.ivan.hall", {{"chamber_id", chamber}}))};
  append(lines, wrap(chamber_words(scene, chamber, false), width));
  for (const std::string& line : wrap(chamber_words(scene, chamber, true), width))
    lines.push_back(scene.paper.ink(Ink::faint, line));
  return lines;
}

Lines hall_guests(const Scene& scene, const Json& hall) {
  const Json seals = hall["seal"].is_number() ? Json::array({hall["seal"]}) : Json::array();
  return {scene.paper.ink(Ink::gold, card_words(scene, hall["card"])), boyars_words(scene, hall),
          seals.empty() ? "" : scene.words().say("cli.ivan.seal", {{"seat", signs_of(scene, seals)}})};
}

Lines draw_kremlin(const Scene& scene, int width) {
  const Json& halls = scene.view["kremlin"];
  const int own = width / std::max(static_cast<int>(halls.size()), 1);
  std::vector<Lines> uses;
  std::size_t height = 0;
  for (const Json& hall : halls) {
    uses.push_back(hall_use(scene, hall["chamber"].get<std::string>(), own - 4));
    height = std::max(height, uses.back().size());
  }
  std::vector<Lines> frames;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    uses[i].resize(height);
    append(uses[i], hall_guests(scene, halls[i]));
    for (std::string& line : uses[i]) line.insert(0, 1, ' ');
    const std::string number = inked_badge(scene, {"plan", "exit"}, halls[i]["chamber"].get<std::string>());
    frames.push_back(framed(scene.paper, Ink::gold, number, {}, uses[i], own));
  }
  Lines lines{
      heading(scene, scene.words().say("cli.ivan.kremlin"), scene.words().say("cli.ivan.kremlin_note"))};
  append(lines, beside(frames, ""));
  return lines;
}

// --------------------------------------------------------------------------------------------- the map

std::string map_key(const Scene& scene) {
  std::vector<std::string> colours;
  for (const Json& colour : box_of(scene)["city_colours"])
    colours.push_back(std::string(colour_sign(scene, colour["id"])) + ' ' +
                      term(scene, "city_colour", colour["id"]));
  const Json& value = box_of(scene)["player_set"]["influence"];
  const auto piece = [&value](std::string_view sign, const char* kind) {
    return std::string(sign) + '=' + std::to_string(value[kind].get<int>());
  };
  return joined(colours, ", ") + "; " +
         scene.words().say("cli.ivan.influence_key",
                           {{"pieces", piece(kWarrior, "warrior") + ' ' + piece(kBoyar, "boyar") + ' ' +
                                           piece(kBuilding, "building")}});
}

// Who has influence there, the leader first.
std::string forces_of(const Scene& scene, std::size_t region) {
  std::vector<std::string> forces;
  for (const Json& force : facts_of(scene)["regions"][region]) {
    const auto seat = force["seat"].get<Seat>();
    forces.push_back(scene.paper.ink(
        seat_ink(seat), std::string(seat_sign(seat)) + std::to_string(force["influence"].get<int>())));
  }
  return joined(forces, " ");
}

Lines draw_regions(const Scene& scene, int width) {
  const Json& regions = box_of(scene)["regions"];
  Lines lines{
      heading(scene, scene.words().say("cli.ivan.regions"), scene.words().say("cli.ivan.regions_note"))};
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const Json& token = scene.view["regions"][i];
    const std::string name =
        fit(regions[i].value("numeral", std::string()), 4) + fit(box_name(scene, regions[i]), 10);
    lines.push_back(justified(name + ' ' + (token.is_null() ? "?" : term(scene, "region_token", token)),
                              forces_of(scene, i), width));
  }
  return lines;
}

Lines draw_field(const Scene& scene, int width) {
  std::vector<std::string> warriors, spoils;
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    const int count = player_of(scene, seat)["field"].get<int>();
    if (count > 0)
      warriors.push_back(scene.paper.ink(seat_ink(seat), force_signs(seat, {.warriors = count})));
  }
  for (const Json& token : scene.view["spoils"])
    spoils.push_back(inked_badge(scene, {"spoils"}, token.get<std::string>()) + term(scene, "spoils", token));
  Lines lines{heading(scene, scene.words().say("cli.ivan.field")) + joined(warriors, " ")};
  add_wrapped(lines,
              scene.words().say("cli.ivan.spoils", {{"spoils", spoils.empty() ? listed_or_none(scene, {})
                                                                              : joined(spoils, "; ")}}),
              width, 2);
  return lines;
}

// ------------------------------------------------------------------------------------------- the cards

// One line a project: name, cost, points, and what follows.
std::string project_line(const Scene& scene, const Json& id) {
  constexpr int kCost = 32, kPoints = 9;
  const Json& card = in_box(scene, "projects", id);
  const std::string name = inked_badge(scene, {"take_project", "complete", "keep"}, id.get<std::string>()) +
                           scene.paper.ink(Ink::strong, term(scene, "project", id));
  return fit(name, kName) + fit(goods_words(scene, card["cost"]), kCost) +
         fit(scene.words().say("cli.ivan.points", {{"points", card["vp"].get<int>()}}), kPoints) +
         scene.words().say("cli.ivan.project_effect", {{"type_id", card["type"].get<std::string>()}});
}

Lines draw_projects(const Scene& scene) {
  Lines lines{heading(
      scene, scene.words().say("cli.ivan.projects"),
      scene.words().say("cli.ivan.deck", {{"count", facts_of(scene)["projects_in_deck"].get<int>()}}))};
  for (const Json& id : scene.view["projects"]) lines.push_back(project_line(scene, id));
  return lines;
}

void add_card(const Scene& scene, std::string_view vocabulary, const Json& id, int width, Lines& lines) {
  const std::string name = inked_badge(scene, {"take_title", "take_estate"}, id.get<std::string>()) +
                           scene.paper.ink(Ink::strong, term(scene, vocabulary, id));
  const Lines text = wrap(effect_words(scene, id.get<std::string>()), width - kName);
  for (std::size_t i = 0; i < text.size(); ++i) lines.push_back(fit(i == 0 ? name : "", kName) + text[i]);
}

Lines draw_display(const Scene& scene, std::string_view name, const Json& deck, std::string_view vocabulary,
                   int width) {
  Lines lines{heading(scene, scene.words().say(name),
                      scene.words().say("cli.ivan.deck", {{"count", deck["deck"].size()}}))};
  for (const Json& id : deck["display"]) add_card(scene, vocabulary, id, width, lines);
  return lines;
}

// ---------------------------------------------------------------------------------------- the families

std::string pad_words(const Scene& scene, Seat seat) {
  std::vector<std::string> slots;
  const Json& pad = player_of(scene, seat)["pad"];
  const bool is_mine = seat == scene.viewer;
  for (std::size_t i = 0; i < pad.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const std::string item = pad[i].is_string() ? pad[i].get<std::string>() : "slot" + number;
    const std::string first = is_mine ? inked_badge(scene, {"slot"}, number) : "";
    const std::string then = is_mine ? inked_badge(scene, {"resolve", "next"}, item) : "";
    slots.push_back(first + number + ' ' + then + slot_words(scene, seat, i));
  }
  return joined(slots, " · ");
}

std::string estate_words(const Scene& scene, Seat seat, const Json& estate) {
  const std::string name = term(scene, "estate", estate);
  if (is_used(scene, seat, estate)) return scene.words().say("cli.ivan.used", {{"estate", name}});
  const auto id = estate.get<std::string>();
  return (seat == scene.viewer ? inked_badge(scene, {"free"}, id) : "") + name + " (" +
         effect_words(scene, id) + ')';
}

std::string supply_words(const Scene& scene, const Json& player) {
  const auto left = [&player](const char* what) { return std::to_string(player[what].get<int>()); };
  return std::string(kWarrior) + left("warriors_left") + ' ' + std::string(kBuilding) +
         left("buildings_left") + ' ' +
         scene.words().say("cli.ivan.seals", {{"count", player["seals_left"].get<int>()}});
}

Lines family_inside(const Scene& scene, Seat seat, int width) {
  const Words& words = scene.words();
  const Json& player = player_of(scene, seat);
  Lines lines;
  const auto add = [&](const std::string& label, const std::string& text) {
    add_entry(scene, lines, label, text, width);
  };
  add(words.say("cli.ivan.label.goods"), goods_words(scene, player["held"]));
  add(words.say("cli.ivan.label.supply"), supply_words(scene, player));
  add(words.say("cli.ivan.label.pad"), pad_words(scene, seat));
  if (!player["completed"].empty()) add(words.say("cli.ivan.label.completed"), completed_words(scene, seat));
  if (!player["spoils"].empty())
    add(words.say("cli.ivan.label.spoils"), joined(terms(scene, "spoils", player["spoils"]), "; "));
  std::vector<std::string> estates;
  for (const Json& id : player["estates"]) estates.push_back(estate_words(scene, seat, id));
  if (!estates.empty()) add(words.say("cli.ivan.label.estates"), joined(estates, "; "));
  if (!player["titles"].empty())
    add(words.say("cli.ivan.label.titles"), joined(titles_words(scene, seat), "; "));
  if (seat != scene.viewer) add(words.say("cli.ivan.label.hand"), hand_words(scene, seat));
  return lines;
}

Lines draw_family(const Scene& scene, Seat seat, Lines inside, int width) {
  const Paper& paper = scene.paper;
  const std::string turn = holds(scene.actors, seat) ? paper.ink(Ink::fire, "▶ ") : std::string();
  std::vector<std::string> note{
      scene.words().say("cli.ivan.points", {{"points", scene.standing.total[seat]}})};
  if (const std::string who = who_sits(scene, seat); !who.empty()) note.push_back(who);
  return framed(paper, seat_ink(seat), turn + seat_name(scene, seat),
                paper.ink(Ink::gold, joined(note, " · ")), inside, width);
}

// The others two by two, equally high; the viewer at full width below them.
Lines draw_families(const Scene& scene, int width) {
  std::vector<Seat> others;
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    if (seat != scene.viewer) others.push_back(seat);
  }
  Lines lines;
  for (std::size_t first = 0; first < others.size(); first += 2) {
    const std::size_t end = std::min(first + 2, others.size());
    const int own = end - first == 2 ? width / 2 : width;
    std::vector<Lines> insides;
    std::size_t height = 0;
    for (std::size_t i = first; i < end; ++i) {
      insides.push_back(family_inside(scene, others[i], own - 2));
      height = std::max(height, insides.back().size());
    }
    std::vector<Lines> panels;
    for (std::size_t i = first; i < end; ++i) {
      insides[i - first].resize(height);
      panels.push_back(draw_family(scene, others[i], insides[i - first], own));
    }
    append(lines, beside(panels, ""));
  }
  if (scene.viewer >= scene.players()) return lines;
  append(lines, draw_family(scene, scene.viewer, family_inside(scene, scene.viewer, width - 2), width));
  const Json& hand = player_of(scene, scene.viewer)["hand"];
  lines.push_back(heading(scene, scene.words().say("cli.ivan.your_hand"),
                          hand.empty() ? scene.words().say("cli.ivan.none") : ""));
  for (const Json& id : hand) lines.push_back(project_line(scene, id));
  return lines;
}

}  // namespace

Lines draw(const Scene& scene) {
  const int width = std::min(scene.paper.width, kMostWidth);
  Lines lines = draw_heading(scene, width);
  append(lines, draw_kremlin(scene, width));
  append(lines, draw_map(scene, width));
  append(lines, wrap(map_key(scene), width));
  append(lines, draw_regions(scene, width));
  append(lines, draw_field(scene, width));
  append(lines, draw_projects(scene));
  append(lines, draw_display(scene, "cli.ivan.titles", scene.view["titles"], "title", width));
  append(lines, draw_display(scene, "cli.ivan.estates", scene.view["estates"], "estate", width));
  for (const std::string& line : discards_words(scene)) add_wrapped(lines, line, width, 2);
  append(lines, draw_families(scene, width));
  return lines;
}

}  // namespace tsardom::cli::ivan
