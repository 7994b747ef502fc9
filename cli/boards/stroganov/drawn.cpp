// Stroganov as a picture: the row of landscapes under its regions, what lies in them, market, songs, players.
#include <algorithm>

#include "cli/boards/stroganov/board.hpp"

namespace tsardom::cli::stroganov {
namespace {

constexpr int kCell = 6;  // letters of a column, with the space behind it

// What a thing brings, one sign for each kind, in the order in which it is given out (STR-4.6).
struct Sign {
  std::string_view gain, sign;
};
constexpr Sign kSigns[] = {{"vp", "★"},          {"coins", "◉"},   {"horses", "♞"}, {"banners", "⚑"},
                           {"outposts", "⌂"},    {"tigers", "✶"},  {"story", "♪"},  {"bag_furs", "◒"},
                           {"market_furs", "▤"}, {"trophies", "▼"}};
constexpr std::string_view kTiger = "✶";

// A fur that tells what is paid with.
std::string fur_sign(int value) { return "▣" + std::to_string(value); }

struct Look {
  std::string_view terrain, sign;
  Ink ink;
};
constexpr Look kTerrains[] = {{"forest", "♣", Ink::malachite},
                              {"steppe", "≈", Ink::wheat},
                              {"swamp", "~", Ink::lapis},
                              {"mountain", "∧", Ink::fur}};
const Look& look_of(std::string_view terrain) {
  return *std::find_if(std::begin(kTerrains), std::end(kTerrains),
                       [terrain](const Look& look) { return look.terrain == terrain; });
}

std::vector<std::string> gain_signs(const Json& gain) {
  std::vector<std::string> signs;
  for (const Sign& sign : kSigns) {
    const int count = gain.value(std::string(sign.gain), 0);
    if (count > 0) signs.push_back(std::string(sign.sign) + std::to_string(count));
  }
  return signs;
}

// Word by word, so that a line break does not lose the colour.
std::string inked(const Scene& scene, Ink ink, std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    result += scene.paper.ink(ink, text.substr(0, end));
    if (end < text.size()) result += ' ';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

// The number of the move where it would be clicked.
std::string badge(const Scene& scene, const std::string& move) {
  const int number = scene.number_of(move);
  return number == 0 ? std::string() : scene.paper.ink(Ink::fire, "»" + std::to_string(number));
}
std::string badge_before(const Scene& scene, const std::string& move) {
  const std::string number = badge(scene, move);
  return number.empty() ? number : number + ' ';
}

std::string cossack(const Scene& scene, Seat seat) {
  return scene.paper.ink(seat_ink(seat), seat_sign(seat));
}

std::string cossacks(const Scene& scene, const std::vector<Seat>& seats) {
  std::string text;
  for (const Seat seat : seats) text += cossack(scene, seat);
  return text;
}

// Text behind a front; further lines are set under its beginning.
Lines hung(const std::string& front, std::string_view text, int width) {
  const int indent = width_of(front);
  Lines lines = wrap(text, width - indent);
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = (i == 0 ? front : std::string(static_cast<std::size_t>(indent), ' ')) + lines[i];
  return lines;
}

std::string heading(const Scene& scene, std::string_view text) {
  return scene.paper.ink(Ink::cinnabar, text);
}

// ------------------------------------------------------------------------------------------------ row

std::string furs_on(const Scene& scene, const Tile& tile) {
  std::string furs;
  for (const int fur : tile.furs) furs += std::to_string(fur);
  return scene.paper.ink(Ink::strong, furs);
}

Lines draw_tile(const Scene& scene, const Tile& tile, int width) {
  const Paper& paper = scene.paper;
  const std::string column = std::to_string(tile.column);
  std::string number = badge(scene, "ride " + column);
  for (const std::string_view move : {"step ", "claim "}) {
    if (number.empty()) number = badge(scene, std::string(move) + column);
  }
  Lines lines{paper.ink(Ink::faint, column) + number};
  if (tile.is_gap()) {
    lines.insert(lines.end(), {paper.ink(Ink::faint, "· · ·"), "", "", ""});
  } else {
    const Json& landscape = in_box(scene, "landscapes", tile.id);
    const Look& look = look_of(landscape["terrain"].get<std::string>());
    const std::vector<std::string> reward = gain_signs(landscape["reward"]);
    lines.push_back(paper.ink(look.ink, std::string(look.sign) + tile.id) +
                    (tile.tiger ? paper.ink(Ink::gold, kTiger) : std::string()));
    lines.push_back(furs_on(scene, tile));
    lines.push_back(paper.ink(Ink::faint, reward.empty() ? "" : reward.front()));
    lines.push_back(paper.ink(
        Ink::faint, reward.empty() ? "" : joined({reward.begin() + 1, reward.end()}, std::string_view())));
  }
  lines.push_back(cossacks(scene, tile.cossacks));
  for (std::string& line : lines) line = fit(line, width);
  return lines;
}

Lines draw_row(const Scene& scene, const Board& board) {
  std::vector<Lines> regions;
  for (const Land& land : board.lands) {
    std::vector<Lines> tiles;
    for (int i = 0; i < land.columns; ++i) {
      const int width = i + 1 < land.columns ? kCell : kCell - 1;
      tiles.push_back(draw_tile(scene, board.row[static_cast<std::size_t>(land.first + i - 1)], width));
    }
    regions.push_back(framed(scene.paper, Ink::faint, scene.paper.ink(Ink::gold, land.id),
                             land.fur == 0 ? "" : scene.paper.ink(Ink::gold, fur_sign(land.fur)),
                             beside(tiles, ""), kCell * land.columns + 1));
  }
  return beside(regions, "");
}

// -------------------------------------------------------------------------------------------- regions

std::string outposts(const Scene& scene, const Land& land) {
  std::string text;
  for (std::size_t i = 0; i < land.outposts.size(); ++i) {
    const std::string& owner = land.outposts[i];
    if (owner == kNoOwner) {
      text += scene.paper.ink(Ink::faint, "·" + std::to_string(land.horses[i]));
    } else if (owner == kNeutral) {
      text += scene.paper.ink(Ink::faint, "× ");
    } else {
      text += cossack(scene, static_cast<Seat>(std::stoi(owner))) + ' ';
    }
    text += ' ';
  }
  return text;
}

// A village or a yurt: its number, its name, what it brings.
std::string place(const Scene& scene, std::string_view vocabulary, std::string_view group,
                  const std::string& id, const std::string& move) {
  if (id.empty()) return scene.paper.ink(Ink::faint, scene.words().say("cli.stroganov.no_yurt"));
  const Json& thing = in_box(scene, group, id);
  return badge_before(scene, move) + name_of(scene, vocabulary, id) + ' ' +
         scene.paper.ink(Ink::gold, joined(gain_signs(thing["gain"]), " "));
}

std::string wish_words(const Scene& scene, const std::string& wish, const std::string& move,
                       bool with_effect) {
  const Paper& paper = scene.paper;
  const Json& card = in_box(scene, "wishes", wish);
  std::string text = badge_before(scene, move) + paper.ink(Ink::strong, wish) + ' ' +
                     name_of(scene, "wish", wish) + " (" + wish_price(scene, wish) + ") " +
                     paper.ink(Ink::gold, joined(gain_signs(card["cost"]), " "));
  if (with_effect) text += ' ' + inked(scene, Ink::faint, effect_of(scene, card));
  return text;
}

void draw_regions(const Scene& scene, const Board& board, Lines& lines) {
  constexpr int kVillages = 34;
  const int width = scene.paper.width;
  for (const Land& land : board.lands) {
    if (land.village.empty()) continue;
    const std::string build = badge_before(scene, "build " + land.id);
    const std::string front =
        fit(scene.paper.ink(Ink::gold, land.id) + "  " + outposts(scene, land) + build, 15);
    const std::string village = place(scene, "village", "villages", land.village, "visit " + land.id);
    const std::string yurt = place(scene, "yurt", "yurts", land.yurt, "yurt " + land.id);
    lines.push_back(front + fit(village, kVillages) + yurt);
    if (!land.wish.empty())
      append(lines, hung("   ", wish_words(scene, land.wish, "wish " + land.id, true), width));
  }
}

// -------------------------------------------------------------------------------- market, songs, draft

std::string market_line(const Scene& scene, const Board& board) {
  const Paper& paper = scene.paper;
  std::vector<std::string> furs;
  for (std::size_t i = 0; i < board.market.size(); ++i) {
    const std::string fur = std::to_string(board.market[i]);
    const bool is_first = i == 0 || board.market[i - 1] != board.market[i];
    furs.push_back(paper.ink(Ink::strong, fur) + (is_first ? badge(scene, "pick " + fur) : std::string()));
  }
  const std::string trade = board.trade == 0 ? "–" : paper.ink(Ink::gold, fur_sign(board.trade));
  return heading(scene, scene.words().say("cli.stroganov.market")) + "  " + joined(furs, " ") + "   " +
         heading(scene, scene.words().say("cli.stroganov.trade")) + "  " + trade;
}

void draw_songs(const Scene& scene, const Board& board, Lines& lines) {
  if (board.songs.empty()) return;
  lines.push_back(heading(scene, scene.words().say("cli.stroganov.songs")));
  for (const std::string& id : board.songs) {
    const Json& song = in_box(scene, "songs", id);
    const std::string front =
        fit(badge(scene, "sing " + id), 4) + fit(scene.paper.ink(Ink::strong, id), 5) +
        fit(scene.paper.ink(Ink::gold, "♪" + std::to_string(song["cost"].get<int>())), 4);
    append(lines, hung(front, name_of(scene, "song", id) + ": " + effect_of(scene, song), scene.paper.width));
  }
}

void draw_draft(const Scene& scene, const Board& board, Lines& lines) {
  if (board.draft.empty()) return;
  lines.push_back(heading(scene, scene.words().say("cli.stroganov.draft")));
  for (const Offer& offer : board.draft) {
    const std::string front = fit(badge(scene, "draft " + offer.wish), 4) +
                              scene.paper.ink(Ink::strong, std::to_string(offer.fur)) + " + ";
    append(lines, hung(front, wish_words(scene, offer.wish, "", true), scene.paper.width));
  }
}

// ------------------------------------------------------------------------------------------- players

std::string reward_sign(const Scene& scene, const std::string& reward) {
  const Json& rewards = (*scene.agreement.box)["trophy"]["rewards"];
  const auto found =
      std::find_if(rewards.begin(), rewards.end(), [&](const Json& r) { return r["id"] == reward; });
  if (found != rewards.end() && found->contains("gain")) return joined(gain_signs((*found)["gain"]), "");
  return scene.words().say("cli.stroganov.reward", {{"reward_id", reward}});
}

// One space of a trophy track: the fur that leads to it, what it offers, its shield.
std::string space_words(const Scene& scene, const Json& track, std::size_t i, bool is_reached) {
  const Paper& paper = scene.paper;
  std::string fur, offer;
  if (track.contains("spaces")) {
    const Json& space = track["spaces"][i];
    fur = space["fur"] == 0 ? "–" : std::to_string(space["fur"].get<int>());
    const auto reward = space["reward"].get<std::string>();
    offer = badge_before(scene, "reward " + reward) + reward_sign(scene, reward) +
            joined(gain_signs(space["on_enter"]), "");
  } else {
    fur = std::to_string(track["furs"][i].get<int>());
    offer = "★" + std::to_string(track["vp_on_move"][i].get<int>());
  }
  const int shield = shield_at(track, static_cast<int>(i) + 1);
  std::string text = fur + ':' + offer;
  if (shield > 0) text += paper.ink(Ink::gold, '(' + std::to_string(shield) + ')');
  return is_reached ? paper.ink(Ink::strong, text) : text;
}

std::string track_words(const Scene& scene, const Board& board, const Merchant& merchant) {
  const Json& track = track_of(scene, board, merchant);
  const std::size_t spaces = track.contains("spaces") ? track["spaces"].size() : track["furs"].size();
  const std::string token = scene.paper.ink(seat_ink(merchant.seat), "◄");
  std::string text = "▼";
  if (merchant.trophy == 0) text += token;
  for (std::size_t i = 0; i < spaces; ++i) {
    const bool is_reached = static_cast<int>(i) < merchant.trophy;
    text += ' ' + space_words(scene, track, i, is_reached);
    if (static_cast<int>(i) + 1 == merchant.trophy) text += token;
  }
  return text;
}

std::string terrain_counts(const Scene& scene, const Merchant& merchant) {
  std::string text;
  for (const Look& look : kTerrains) {
    const int count = merchant.terrains[std::string(look.terrain)].get<int>();
    if (count > 0) text += ' ' + scene.paper.ink(look.ink, std::string(look.sign) + std::to_string(count));
  }
  return text;
}

std::string holdings(const Scene& scene, const Board& board, const Merchant& merchant) {
  const Paper& paper = scene.paper;
  const auto counted = [&](std::string_view sign, int count) {
    return ' ' + paper.ink(count > 0 ? Ink::none : Ink::faint, std::string(sign) + std::to_string(count));
  };
  std::string text;
  for (const int fur : merchant.furs) text += paper.ink(Ink::strong, std::to_string(fur)) + ' ';
  text += repeated(kTiger, merchant.tigers);
  if (merchant.furs.empty() && merchant.tigers == 0)
    text += paper.ink(Ink::faint, scene.words().say("cli.stroganov.no_furs"));
  text += ' ' + counted("◉", merchant.coins) + counted("♞", merchant.horses) + counted("⚑", merchant.banners);
  text += "  " + scene.words().say("cli.stroganov.outposts",
                                   {{"held", merchant.outposts}, {"built", merchant.built}});
  text += counted("♪", merchant.story) + '/' + std::to_string(board.story_most);
  return text + ' ' + terrain_counts(scene, merchant);
}

void draw_wishes(const Scene& scene, const Merchant& merchant, int width, Lines& inside) {
  const bool is_mine = merchant.seat == scene.viewer;
  for (const std::string& wish : merchant.hand)
    append(inside, hung("✉ ", wish_words(scene, wish, "fulfil " + wish, is_mine), width));
  if (merchant.fulfilled.empty()) return;
  std::vector<std::string> names;
  for (const std::string& wish : merchant.fulfilled)
    names.push_back((is_mine ? badge_before(scene, "use_card " + wish) : "") + wish + ' ' +
                    name_of(scene, "wish", wish));
  append(inside, hung("✔ ", listed(names), width));
}

void draw_merchant(const Scene& scene, const Board& board, const Merchant& merchant, Lines& lines) {
  const Paper& paper = scene.paper;
  const Ink ink = seat_ink(merchant.seat);
  const int inner = paper.width - 4;
  Lines inside;
  append(inside, wrap(holdings(scene, board, merchant), inner));
  append(inside, wrap(track_words(scene, board, merchant), inner));
  draw_wishes(scene, merchant, inner, inside);
  if (is_rival(board, merchant)) append(inside, wrap(deck_words(scene, board.deck), inner));
  for (std::string& line : inside) line = ' ' + line;
  const std::string turn = holds(scene.actors, merchant.seat) ? paper.ink(Ink::fire, "▶ ") : std::string();
  const std::string who = who_sits(scene, board, merchant);
  const std::string title = turn + cossack(scene, merchant.seat) + ' ' +
                            paper.ink(Ink::strong, seat_name(scene, board, merchant.seat)) +
                            (who.empty() ? "" : paper.ink(Ink::faint, " (" + who + ")"));
  append(lines,
         framed(paper, ink, title, paper.ink(Ink::gold, points_words(scene, merchant)), inside, paper.width));
}

std::string order_line(const Scene& scene, const Board& board) {
  std::string order;
  for (const Seat seat : board.order) {
    const bool is_done =
        std::find(board.had_turn.begin(), board.had_turn.end(), seat) != board.had_turn.end();
    order += ' ' + cossack(scene, seat) + (is_done ? scene.paper.ink(Ink::faint, "✓") : "");
  }
  std::string text = scene.words().say("cli.stroganov.order") + order;
  if (!board.at_start.empty())
    text += "   " + scene.words().say("cli.stroganov.start") + ' ' + cossacks(scene, board.at_start);
  return text;
}

}  // namespace

Lines draw(const Scene& scene, const Board& board) {
  const Paper& paper = scene.paper;
  const Words& words = scene.words();
  const std::string name = "✠ " + game_name(words, kGame);
  Lines lines{justified(paper.ink(Ink::gold, name), year_line(scene, board), paper.width),
              paper.ink(Ink::faint, supply_line(scene, board))};
  lines.push_back(order_line(scene, board));
  append(lines, draw_row(scene, board));
  draw_regions(scene, board, lines);
  lines.push_back(market_line(scene, board));
  draw_songs(scene, board, lines);
  draw_draft(scene, board, lines);
  for (const Merchant& merchant : board.merchants) draw_merchant(scene, board, merchant, lines);
  for (const std::string& line : wrap(words.say("cli.stroganov.legend"), paper.width))
    lines.push_back(paper.ink(Ink::faint, line));
  return lines;
}

}  // namespace tsardom::cli::stroganov
