#include "cli/play.hpp"

#include <algorithm>

#include "cli/menu.hpp"
#include "cli/save.hpp"
#include "cli/sitting.hpp"
#include "cli/trouble.hpp"
#include "table/record.hpp"

namespace tsardom::cli {
namespace {

void check_sitters(const Sitters& sitters, int players) {
  if (static_cast<int>(sitters.size()) == players) return;
  throw bad_usage("cli.refused.wrong_seats", {{"seats", sitters.size()}, {"players", players}});
}

std::unique_ptr<Table> load_table(PlayWish& wish) {
  Saved saved = read_saved(wish.load);
  std::unique_ptr<Table> table = replay(saved.record);
  if (!wish.sitters) wish.sitters = saved.sitters ? *saved.sitters : usual_sitters(table->players());
  check_sitters(*wish.sitters, table->players());
  if (!wish.seed) wish.seed = saved.seed;
  return table;
}

}  // namespace

void read_option(std::string_view text, Json& options) {
  const std::size_t mark = text.find('=');
  if (mark == std::string_view::npos || mark == 0)
    throw bad_usage("cli.refused.bad_option_text", {{"option", quote(text)}});
  options[std::string(text.substr(0, mark))] = text.substr(mark + 1);
}

std::unique_ptr<Table> open_table(PlayWish& wish) {
  const GameEntry& game = find_game(wish.game);
  const int usual = std::clamp(2, int{game.language->least_players}, int{game.language->most_players});
  const int players = wish.players.value_or(wish.sitters ? static_cast<int>(wish.sitters->size()) : usual);
  if (!wish.sitters) wish.sitters = usual_sitters(players);
  check_sitters(*wish.sitters, players);
  std::unique_ptr<Table> table =
      game.open({.players = players, .options = wish.options, .names = names_of(*wish.sitters)});
  if (!wish.seed) wish.seed = fresh_seed();
  return table;
}

void play(const PlayWish& asked, Words& words, Console& console) {
  PlayWish wish = asked;
  if (wish.game.empty() && wish.load.empty()) {
    std::optional<PlayWish> chosen = ask_wish(console, words);
    if (!chosen) return;
    chosen->save = wish.save;
    if (wish.seed) chosen->seed = wish.seed;
    wish = std::move(*chosen);
  }
  std::unique_ptr<Table> table = wish.load.empty() ? open_table(wish) : load_table(wish);
  words.read_box(*table->agreement().box);
  Sitting(std::move(table), {*wish.sitters, *wish.seed, wish.save}, words, console).play();
}

}  // namespace tsardom::cli
