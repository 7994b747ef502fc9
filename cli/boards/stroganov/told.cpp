// Stroganov as linear text.
#include "cli/boards/stroganov/board.hpp"

namespace tsardom::cli::stroganov {
namespace {

std::string tile_line(const Scene& scene, const Board& board, const Tile& tile) {
  const Words& words = scene.words();
  const std::string who = names_of(scene, board, tile.cossacks);
  const std::string cossacks = who.empty() ? "" : ' ' + words.say("cli.stroganov.cossacks", {{"names", who}});
  if (tile.is_gap()) return words.say("cli.stroganov.gap", {{"column", tile.column}}) + cossacks;
  const Json& landscape = in_box(scene, "landscapes", tile.id);
  return words.say("cli.stroganov.tile", {{"column", tile.column},
                                          {"landscape", name_of(scene, "landscape", tile.id)},
                                          {"furs", fur_list(scene, tile.furs, tile.tiger ? 1 : 0)},
                                          {"reward", effect_of(scene, landscape)}}) +
         cossacks;
}

std::string wish_line(const Scene& scene, const std::string& wish) {
  const Json& card = in_box(scene, "wishes", wish);
  return wish + ' ' + name_of(scene, "wish", wish) + ". " + effect_of(scene, card["cost"]) + ' ' +
         effect_of(scene, card);
}

std::string outpost_words(const Scene& scene, const Board& board, const Land& land, std::size_t i) {
  const Words& words = scene.words();
  const std::string& owner = land.outposts[i];
  if (owner == kNoOwner) return words.say("cli.stroganov.free_space", {{"horses", land.horses[i]}});
  if (owner == kNeutral) return words.say("cli.stroganov.neutral");
  return seat_name(scene, board, static_cast<Seat>(std::stoi(owner)));
}

void tell_region(const Scene& scene, const Board& board, const Land& land, Lines& lines) {
  const Words& words = scene.words();
  lines.push_back(words.say("cli.stroganov.region", {{"region", land.id},
                                                     {"first", land.first},
                                                     {"last", land.first + land.columns - 1},
                                                     {"fur", land.fur}}));
  const auto place = [&](std::string_view vocabulary, std::string_view group, const std::string& id) {
    if (id.empty()) return;
    lines.push_back("  " + name_of(scene, vocabulary, id) + ": " +
                    effect_of(scene, in_box(scene, group, id)));
  };
  place("village", "villages", land.village);
  place("yurt", "yurts", land.yurt);
  if (!land.wish.empty())
    lines.push_back("  " + words.say("cli.stroganov.wish", {{"wish", wish_line(scene, land.wish)}}));
  std::vector<std::string> spaces;
  for (std::size_t i = 0; i < land.outposts.size(); ++i)
    spaces.push_back(outpost_words(scene, board, land, i));
  lines.push_back("  " + words.say("cli.stroganov.spaces", {{"spaces", listed(spaces)}}));
}

void tell_songs(const Scene& scene, const Board& board, Lines& lines) {
  if (!board.songs.empty()) lines.push_back(scene.words().say("cli.stroganov.songs") + ':');
  for (const std::string& id : board.songs) {
    const Json& song = in_box(scene, "songs", id);
    lines.push_back("  " + scene.words().say("cli.stroganov.song", {{"song", name_of(scene, "song", id)},
                                                                    {"id", id},
                                                                    {"cost", song["cost"].get<int>()},
                                                                    {"effect", effect_of(scene, song)}}));
  }
}

void tell_draft(const Scene& scene, const Board& board, Lines& lines) {
  if (!board.draft.empty()) lines.push_back(scene.words().say("cli.stroganov.draft") + ':');
  for (const Offer& offer : board.draft) {
    lines.push_back("  " + scene.words().say("cli.stroganov.offer",
                                             {{"fur", offer.fur}, {"wish", wish_line(scene, offer.wish)}}));
  }
}

std::string next_space(const Scene& scene, const Board& board, const Merchant& merchant) {
  const Words& words = scene.words();
  const Json& track = track_of(scene, board, merchant);
  const bool is_own = track.contains("spaces");
  const Json& spaces = is_own ? track["spaces"] : track["furs"];
  const auto next = static_cast<std::size_t>(merchant.trophy);
  if (next >= spaces.size()) return words.say("cli.stroganov.track_end", {{"space", merchant.trophy}});
  const int fur = is_own ? spaces[next]["fur"].get<int>() : spaces[next].get<int>();
  const std::string reward =
      is_own ? name_of(scene, "reward", spaces[next]["reward"].get<std::string>())
             : words.say("cli.score.points", {{"points", track["vp_on_move"][next].get<int>()}});
  return words.say("cli.stroganov.track", {{"space", merchant.trophy}, {"fur", fur}, {"reward", reward}});
}

void tell_merchant(const Scene& scene, const Board& board, const Merchant& merchant, Lines& lines) {
  const Words& words = scene.words();
  const std::string who = who_sits(scene, board, merchant);
  lines.push_back(seat_name(scene, board, merchant.seat) + (who.empty() ? "" : " (" + who + ")") + ": " +
                  points_words(scene, merchant));
  lines.push_back("  " +
                  words.say("cli.stroganov.holds", {{"furs", fur_list(scene, merchant.furs, merchant.tigers)},
                                                    {"coins", merchant.coins},
                                                    {"horses", merchant.horses},
                                                    {"banners", merchant.banners},
                                                    {"outposts", merchant.outposts},
                                                    {"built", merchant.built}}));
  lines.push_back("  " +
                  words.say("cli.stroganov.story", {{"story", merchant.story}, {"most", board.story_most}}) +
                  ' ' + next_space(scene, board, merchant));
  if (!merchant.landscapes.empty()) {
    std::vector<std::string> names;
    for (const std::string& id : merchant.landscapes) names.push_back(name_of(scene, "landscape", id));
    lines.push_back("  " + words.say("cli.stroganov.landscapes", {{"names", listed(names)}}));
  }
  for (const std::string& wish : merchant.hand)
    lines.push_back("  " + words.say("cli.stroganov.in_hand", {{"wish", wish_line(scene, wish)}}));
  for (const std::string& wish : merchant.fulfilled) {
    lines.push_back("  " + words.say("cli.stroganov.fulfilled",
                                     {{"id", wish},
                                      {"wish", name_of(scene, "wish", wish)},
                                      {"effect", effect_of(scene, in_box(scene, "wishes", wish))}}));
  }
  if (is_rival(board, merchant)) lines.push_back("  " + deck_words(scene, board.deck));
}

}  // namespace

Lines tell(const Scene& scene, const Board& board) {
  const Words& words = scene.words();
  Lines lines{game_name(words, kGame) + ": " + year_line(scene, board), supply_line(scene, board),
              words.say("cli.stroganov.order") + ' ' + names_of(scene, board, board.order)};
  if (!board.at_start.empty())
    lines.push_back(words.say("cli.stroganov.start") + ' ' + names_of(scene, board, board.at_start));
  for (const Tile& tile : board.row) lines.push_back(tile_line(scene, board, tile));
  for (const Land& land : board.lands) {
    if (land.fur != 0) tell_region(scene, board, land, lines);
  }
  lines.push_back(words.say("cli.stroganov.market") + ": " + fur_list(scene, board.market, 0));
  if (board.trade != 0)
    lines.push_back(words.say("cli.stroganov.trade") + ": " + std::to_string(board.trade));
  tell_songs(scene, board, lines);
  tell_draft(scene, board, lines);
  for (const Merchant& merchant : board.merchants) tell_merchant(scene, board, merchant, lines);
  return lines;
}

}  // namespace tsardom::cli::stroganov
