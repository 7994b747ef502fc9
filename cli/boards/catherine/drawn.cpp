// Catherine as a picture: the map by colour, the favor track, courts, one's own rows and hand.
#include <algorithm>

#include "cli/boards/catherine/board.hpp"

namespace tsardom::cli::catherine {
namespace {

Ink card_ink(const Scene& scene, std::string_view card) {
  return colour_ink(card_of(scene, card)["colour"].get<std::string>());
}

// The number of the move where it would be clicked; so wide in any case.
std::string badge(const Scene& scene, const std::vector<std::string>& moves) {
  constexpr int kWidth = 3;
  for (const std::string& move : moves) {
    if (const int number = scene.number_of(move))
      return scene.paper.ink(Ink::fire, fit(std::to_string(number), kWidth));
  }
  return fit("", kWidth);
}

std::string signs(const Scene& scene, const std::vector<Seat>& seats) {
  std::string text;
  for (const Seat seat : seats) text += scene.paper.ink(seat_ink(seat), seat_sign(seat));
  return text;
}

std::string heading(const Scene& scene, Ink ink, std::string_view text) { return scene.paper.ink(ink, text); }

// ------------------------------------------------------------------------------------------------- map

// On a narrow screen in words.
Lines list_cities(const Scene& scene, const Board& board) {
  Lines lines;
  for (std::size_t city = 0; city < board.cities.size(); ++city) {
    const std::string front = badge(scene, {"build " + board.cities[city].id});
    append(lines, hung(front, city_words(scene, board, city), scene.paper.width));
  }
  return lines;
}

// Which city has which colour, where the ink cannot tell.
Lines list_regions(const Scene& scene, const Board& board) {
  std::vector<std::pair<std::string, std::vector<std::string>>> regions;
  for (const City& city : board.cities) {
    if (regions.empty() || regions.back().first != city.colour) regions.push_back({city.colour, {}});
    regions.back().second.push_back(city.name);
  }
  Lines lines;
  for (const auto& [colour, names] : regions)
    append(lines, hung(region_name(scene, colour) + ": ", listed(names), scene.paper.width));
  return lines;
}

// -------------------------------------------------------------------------------------------- favor track

std::string track_row(const std::string& label, int labels, const Lines& cells, int width) {
  std::string line = fit(label, labels);
  for (const std::string& cell : cells) line += centred(cell, width);
  return line;
}

void draw_track(const Scene& scene, const Board& board, Lines& lines) {
  const Words& words = scene.words();
  constexpr int kSpaces = 13;
  const Lines labels{words.say("cli.catherine.track.space"), words.say("cli.catherine.track.limit"),
                     words.say("cli.catherine.track.points"), words.say("cli.catherine.track.multiplier")};
  int widest = 0;
  for (const std::string& label : labels) widest = std::max(widest, width_of(label) + 1);
  std::vector<Lines> rows(labels.size() + 1);
  for (int space = 0; space < kSpaces; ++space) {
    const Json& printed = space_of(scene, space);
    rows[0].push_back(scene.paper.ink(Ink::gold, std::to_string(space)));
    rows[1].push_back(std::to_string(printed["hand_limit"].get<int>()));
    rows[2].push_back(std::to_string(printed["vp"].get<int>()));
    rows[3].push_back(std::to_string(printed["multiplier"].get<int>()));
    std::vector<Seat> here;
    for (const Court& court : board.courts) {
      if (court.favor == space) here.push_back(court.seat);
    }
    rows[4].push_back(signs(scene, here));
  }
  const int width = std::min((scene.paper.width - widest) / kSpaces, 5);
  for (std::size_t row = 0; row < rows.size(); ++row)
    lines.push_back(track_row(row < labels.size() ? labels[row] : "", widest, rows[row], width));
}

// ------------------------------------------------------------------------------------------------ courts

std::string card_sign(const Scene& scene, const std::string& card) {
  return scene.paper.ink(card_ink(scene, card), card);
}

// "B17 over R05" of each slot, in one line; the one played this round is marked.
std::string short_row(const Scene& scene, const Court& court) {
  Lines slots;
  for (std::size_t slot = 0; slot < court.row.size(); ++slot) {
    const Pair& pair = court.row[slot];
    std::string text = card_sign(scene, pair.card);
    if (!pair.below.empty()) text += "↑" + card_sign(scene, pair.below);
    if (static_cast<int>(slot) == court.slot) text += scene.paper.ink(Ink::gold, "✶");
    slots.push_back(text);
  }
  return joined(slots, "  ");
}

void draw_court(const Scene& scene, const Court& court, Lines& lines) {
  const Paper& paper = scene.paper;
  const Ink ink = seat_ink(court.seat);
  const int inner = paper.width - 4;
  Lines inside;
  for (const std::string& line : court_lines(scene, court)) append(inside, wrap(line, inner));
  if (court.seat != scene.viewer && !court.row.empty()) append(inside, wrap(short_row(scene, court), inner));
  for (std::string& line : inside) line = ' ' + line;
  const std::string turn = holds(scene.actors, court.seat) ? paper.ink(Ink::fire, "▶ ") : std::string();
  const std::string who = who_sits(scene, court);
  const std::string title = turn + paper.ink(ink, seat_sign(court.seat)) + ' ' +
                            paper.ink(Ink::strong, scene.voice.seat(court.seat)) +
                            (who.empty() ? "" : paper.ink(Ink::faint, " (" + who + ")"));
  const std::string points = scene.words().say("cli.score.points", {{"points", court.points}});
  append(lines, framed(paper, ink, title, paper.ink(Ink::gold, points), inside, paper.width));
}

// ------------------------------------------------------------------------------------------ rows and hand

// "2 B17 ↑R05 ✶ what it does": the number of the move, the slot, both cards, and a mark if played this round.
void draw_slot(const Scene& scene, const Pair& pair, std::size_t slot, const std::string& mark,
               Lines& lines) {
  const std::string number = std::to_string(slot + 1);  // as people count
  const std::string below =
      pair.below.empty() ? scene.paper.ink(Ink::faint, "·") : card_sign(scene, pair.below);
  const std::string front = badge(scene, {"slot " + number}) + scene.paper.ink(Ink::faint, number) + ' ' +
                            card_sign(scene, pair.card) + " ↑" + fit(below, 3) +
                            fit(scene.paper.ink(Ink::gold, mark), 2);
  append(lines, hung(front, card_words(scene, pair.card), scene.paper.width));
}

void draw_own(const Scene& scene, const Court& court, Lines& lines) {
  const Words& words = scene.words();
  const int width = scene.paper.width;
  if (!court.row.empty()) lines.push_back(heading(scene, Ink::gold, words.say("cli.catherine.your_rows")));
  for (std::size_t slot = 0; slot < court.row.size(); ++slot)
    draw_slot(scene, court.row[slot], slot, static_cast<int>(slot) == court.slot ? "✶" : "", lines);
  if (!court.planned.empty()) draw_slot(scene, {court.planned, ""}, court.row.size(), "?", lines);
  if (court.hand.empty()) return;
  lines.push_back(heading(scene, Ink::gold, words.say("cli.catherine.your_hand")));
  for (const std::string& card : court.hand) {
    if (card == court.planned) continue;
    const std::string front =
        badge(scene, {"action " + card, "activation " + card, "pay " + card, "give " + card}) +
        card_sign(scene, card) + ' ';
    append(lines, hung(front, card_words(scene, card), width));
  }
}

// On one line where there is room.
Lines title(const Paper& paper, const std::string& name, const std::string& round) {
  if (width_of(name) + width_of(round) + 2 > paper.width) return {name, round};
  return {justified(name, round, paper.width)};
}

}  // namespace

Lines draw(const Scene& scene, const Board& board) {
  const Paper& paper = scene.paper;
  const std::string name = "✠ " + game_name(scene.words(), kGame);
  Lines lines = title(paper, paper.ink(Ink::gold, name), round_line(scene, board));
  lines.push_back(paper.ink(Ink::faint, piles_line(scene, board)));
  append(lines, has_room_for_map(scene) ? draw_map(scene, board) : list_cities(scene, board));
  if (paper.colours == Colours::none) append(lines, list_regions(scene, board));
  draw_track(scene, board, lines);
  for (const Court& court : board.courts) draw_court(scene, court, lines);
  if (scene.viewer < scene.players()) draw_own(scene, board.courts[scene.viewer], lines);
  if (const std::string choosing = choosing_line(scene); !choosing.empty())
    append(lines, wrap(choosing, paper.width));
  return lines;
}

}  // namespace tsardom::cli::catherine
