#include "lab/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <optional>
#include <thread>

#include "table/registry.hpp"

namespace tsardom {
namespace {

using Clock = std::chrono::steady_clock;

// How one seat ended, and how much its bot thought.
struct Ending {
  int points = 0, place = 0;
  std::string title = {};
  double seconds = 0;
  std::uint64_t decisions = 0, iterations = 0;
};
using Endings = std::vector<Ending>;  // by seat

// Each game is one deal in one seating, and has a number.
class Match {
 public:
  explicit Match(const MatchWish& wish) : wish_(wish), entry_(find_game(wish.game)) {
    const auto seated = static_cast<int>(wish.contenders.size());
    if (seated == 0 || (wish.players > 1 && seated != wish.players))
      throw Refusal("wrong_bots", {{"bots", seated}, {"players", wish.players}});
    open();
    const int deals = (wish.games + seatings() - 1) / seatings();
    endings_.resize(static_cast<std::size_t>(deals * seatings()));
    if (!wish.resume.empty()) resume();
  }

  MatchReport play() {
    const auto all = static_cast<int>(endings_.size());
    int played = 0;
    bool is_clear = false;
    while (played < all && !is_clear) {
      const int block = wish_.stops_early ? kDealsBetweenLooks * seatings() : all;
      const int end = std::min(all, played + block);
      play_games(played, end);
      played = end;
      is_clear = wish_.stops_early && report(played).stopped;
    }
    MatchReport result = report(played);
    result.stopped = is_clear && played < all;
    return result;
  }

 private:
  static constexpr int kDealsBetweenLooks = 16;

  int seatings() const { return static_cast<int>(wish_.contenders.size()); }
  std::size_t contender_of(int game, int seat) const {
    return static_cast<std::size_t>((seat + game) % seatings());
  }
  std::unique_ptr<Table> open() const {
    return entry_.open({.players = wish_.players, .options = wish_.options});
  }
  std::uint64_t luck(std::uint64_t kind, int number) const {
    return Rng(Rng(wish_.seed).next() ^ Rng(kind).next() ^ static_cast<std::uint64_t>(number)).next();
  }

  void play_games(int begin, int end) {
    std::atomic<int> next = begin;
    const auto work = [&] {
      for (int game = next++; game < end; game = next++) {
        auto& endings = endings_[static_cast<std::size_t>(game)];
        if (endings.empty()) note(game, play_game(game));
      }
    };
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(wish_.threads > 0 ? wish_.threads : cores, end - begin); ++i)
      others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
  }

  // Chance is the same in every seating of a deal as long as the bots do the same.
  Endings play_game(int game) const {
    const std::unique_ptr<Table> table = open();
    Rng deal(luck(1, game / seatings())), thoughts(luck(2, game));
    Endings endings(static_cast<std::size_t>(wish_.players));
    while (!table->over()) {
      if (table->chance_acts()) {
        table->play(kChance, table->draw(deal));
        continue;
      }
      const auto seat = static_cast<Seat>(std::countr_zero(table->actors()));
      Ending& ending = endings[seat];
      const auto begin = Clock::now();
      const Answer answer =
          table->let_bot_choose(seat, wish_.contenders[contender_of(game, seat)].bot, thoughts.next());
      ending.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
      ending.iterations += answer.iterations;
      ++ending.decisions;
      table->play(seat, answer.move);
    }
    const Standing standing = table->standing();
    for (std::size_t seat = 0; seat < endings.size(); ++seat) {
      endings[seat].points = standing.total[seat];
      endings[seat].place = standing.place[seat];
      if (standing.title[seat] != kHidden)
        endings[seat].title = table->lexicon().text(table->language().titles, standing.title[seat]);
    }
    return endings;
  }

  // ------------------------------------------------------------------------------------ what is kept

  void note(int game, Endings endings) {
    const std::lock_guard lock(mutex_);
    if (file_.is_open()) file_ << write_json(line(game, endings)) << std::endl;
    endings_[static_cast<std::size_t>(game)] = std::move(endings);
    ++done_;
    if (wish_.progress) wish_.progress(done_, static_cast<int>(endings_.size()));
  }

  static Json line(int game, const Endings& endings) {
    Json seats = Json::array();
    for (const Ending& e : endings)
      seats.push_back({e.points, e.place, e.title, e.seconds, e.decisions, e.iterations});
    return {{"game", game}, {"seats", seats}};
  }

  // What makes two runs the same match.
  Json head() const {
    Json names = Json::array();
    for (const Contender& contender : wish_.contenders) names.push_back(contender.name);
    return {{"format", "tsardom-match/1"}, {"game", wish_.game}, {"rules", entry_.language->version},
            {"players", wish_.players},    {"bots", names},      {"seed", wish_.seed},
            {"options", wish_.options}};
  }

  void resume() {
    std::ifstream old(wish_.resume);
    std::string text;
    const bool is_new = !std::getline(old, text);
    if (!is_new) {
      if (parse_json(text) != head()) throw Refusal("other_match", {{"file", wish_.resume}});
      while (std::getline(old, text) && !old.eof())
        read_line(parse_json(text));  // a torn last line is played again
    }
    old.close();
    if (!is_new) rewrite();
    file_.open(wish_.resume, std::ios::app);
    if (is_new) file_ << write_json(head()) << std::endl;
    if (!file_) throw Refusal("cannot_keep", {{"file", wish_.resume}});
  }

  void read_line(const Json& line) {
    const auto game = line.at("game").get<std::size_t>();
    if (game >= endings_.size()) return;
    Endings endings;
    for (const Json& e : line.at("seats")) {
      endings.push_back({e.at(0).get<int>(), e.at(1).get<int>(), e.at(2).get<std::string>(),
                         e.at(3).get<double>(), e.at(4).get<std::uint64_t>(), e.at(5).get<std::uint64_t>()});
    }
    done_ += endings_[game].empty();
    endings_[game] = std::move(endings);
  }

  void rewrite() const {
    std::ofstream file(wish_.resume, std::ios::trunc);
    file << write_json(head()) << '\n';
    for (std::size_t game = 0; game < endings_.size(); ++game) {
      if (!endings_[game].empty()) file << write_json(line(static_cast<int>(game), endings_[game])) << '\n';
    }
  }

  // ------------------------------------------------------------------------------------ what it says

  struct Sum {
    Score score;
    double seconds = 0, decisions = 0, iterations = 0;
    double beaten = 0, met = 0;  // others at the table of another name; equals are half beaten
  };

  MatchReport report(int played) const {
    std::vector<Sum> sums;
    std::vector<std::size_t> sum_of;
    for (const Contender& contender : wish_.contenders) {
      const auto same = std::find_if(sums.begin(), sums.end(),
                                     [&](const Sum& sum) { return sum.score.name == contender.name; });
      sum_of.push_back(static_cast<std::size_t>(same - sums.begin()));
      if (same == sums.end()) sums.push_back({.score = {.name = contender.name}});
    }
    for (int game = 0; game < played; ++game) add_game(game, sum_of, sums);
    MatchReport report{wish_.game, wish_.players, played, wish_.seed, false, {}};
    for (Sum& sum : sums) report.scores.push_back(finished(std::move(sum)));
    report.stopped =
        wish_.players > 1 && std::any_of(report.scores.begin(), report.scores.end(),
                                         [](const Score& s) { return s.low > s.even || s.high < s.even; });
    return report;
  }

  void add_game(int game, const std::vector<std::size_t>& sum_of, std::vector<Sum>& sums) const {
    const Endings& endings = endings_[static_cast<std::size_t>(game)];
    const auto winners =
        std::count_if(endings.begin(), endings.end(), [](const Ending& ending) { return ending.place == 1; });
    for (std::size_t seat = 0; seat < endings.size(); ++seat) {
      const Ending& ending = endings[seat];
      const std::size_t own = sum_of[contender_of(game, static_cast<int>(seat))];
      Sum& sum = sums[own];
      ++sum.score.games;
      sum.score.wins += ending.place == 1 ? 1.0 / static_cast<double>(winners) : 0;
      sum.score.mean_points += ending.points;
      sum.score.mean_place += ending.place;
      if (!ending.title.empty()) ++sum.score.titles[ending.title];
      sum.seconds += ending.seconds;
      sum.decisions += static_cast<double>(ending.decisions);
      sum.iterations += static_cast<double>(ending.iterations);
      for (std::size_t other = 0; other < endings.size(); ++other) {
        if (sum_of[contender_of(game, static_cast<int>(other))] == own) continue;
        ++sum.met;
        sum.beaten += ending.place < endings[other].place    ? 1
                      : ending.place == endings[other].place ? 0.5
                                                             : 0;
      }
    }
  }

  Score finished(Sum sum) const {
    Score& score = sum.score;
    const double games = std::max(1, score.games);
    score.win_rate = score.wins / games;
    score.even = 1.0 / wish_.players;
    score.mean_points /= games;
    score.mean_place /= games;
    set_interval(score, games);
    // Half a game of each kind keeps the figure finite.
    score.elo = sum.met > 0 ? 400 * std::log10((sum.beaten + 0.5) / (sum.met - sum.beaten + 0.5)) : 0;
    score.decisions_per_s = sum.seconds > 0 ? sum.decisions / sum.seconds : 0;
    score.iterations_per_s = sum.seconds > 0 ? sum.iterations / sum.seconds : 0;
    return std::move(score);
  }

  // Wilson's interval: sound for few games and for rates near 0 and 1 too.
  static void set_interval(Score& score, double games) {
    constexpr double z = 1.96, zz = z * z;
    const double p = score.win_rate;
    const double middle = (p + zz / (2 * games)) / (1 + zz / games);
    const double half = z * std::sqrt(p * (1 - p) / games + zz / (4 * games * games)) / (1 + zz / games);
    score.low = std::max(0.0, middle - half);
    score.high = std::min(1.0, middle + half);
  }

  const MatchWish& wish_;
  const GameEntry& entry_;
  std::vector<Endings> endings_;  // by game; empty: not played yet
  int done_ = 0;
  std::mutex mutex_;
  std::ofstream file_;
};

}  // namespace

std::vector<Contender> read_contenders(const std::vector<std::string>& names) {
  std::vector<Contender> contenders;
  for (const std::string& name : names) {
    const std::optional<Bot> bot = find_bot(name);
    if (!bot) throw Refusal("unknown_level", {{"level", quote(name)}, {"right", listed(level_names())}});
    contenders.push_back({name, *bot});
  }
  return contenders;
}

MatchReport match(const MatchWish& wish) { return Match(wish).play(); }

std::string match_text(const MatchReport& report) {
  std::string text = fmt::format("{}, {} players, {} games, seed {}{}\n", report.game, report.players,
                                 report.games, report.seed, report.stopped ? ", stopped early" : "");
  text += fmt::format("{:<16}{:>7}{:>8}{:>16}{:>7}{:>8}{:>7}{:>13}{:>14}\n", "bot", "games", "wins", "95 %",
                      "Elo", "points", "place", "decisions/s", "iterations/s");
  for (const Score& s : report.scores) {
    text +=
        fmt::format("{:<16}{:>7}{:>7.1f}%{:>8.1f} -{:>5.1f}%{:>+7.0f}{:>8.1f}{:>7.2f}{:>13.0f}{:>14.0f}\n",
                    s.name, s.games, 100 * s.win_rate, 100 * s.low, 100 * s.high, s.elo, s.mean_points,
                    s.mean_place, s.decisions_per_s, s.iterations_per_s);
  }
  if (report.players > 1) return text;
  for (const Score& s : report.scores) {
    for (const auto& [title, count] : s.titles) {
      text += fmt::format("{:<16}{:>7}{:>7.1f}%  {}\n", s.name, count, 100.0 * count / s.games, title);
    }
  }
  return text;
}

Json match_json(const MatchReport& report) {
  Json bots = Json::array();
  for (const Score& s : report.scores) {
    bots.push_back({{"bot", s.name},
                    {"wins", s.wins},
                    {"games", s.games},
                    {"win_rate", s.win_rate},
                    {"low", s.low},
                    {"high", s.high},
                    {"mean_points", s.mean_points},
                    {"mean_place", s.mean_place},
                    {"elo", s.elo},
                    {"decisions_per_s", s.decisions_per_s},
                    {"iterations_per_s", s.iterations_per_s},
                    {"titles", s.titles}});
  }
  return {{"game", report.game}, {"players", report.players}, {"games", report.games},
          {"seed", report.seed}, {"stopped", report.stopped}, {"bots", bots}};
}

}  // namespace tsardom
