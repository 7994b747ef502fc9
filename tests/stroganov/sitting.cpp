#include "tests/stroganov/sitting.hpp"

#include <algorithm>
#include <stdexcept>

#include "table/forms.hpp"

namespace tsardom::stroganov {
namespace {

template <class Things>
std::string id_of(const Things& things, std::uint8_t place) {
  return place == kNone ? std::string(kNothing) : std::string(things[place].id.view());
}

template <class Set, class Things>
Names names_in(Set set, const Things& things) {
  Names names;
  for_each(set, [&](std::uint8_t place) { names.emplace_back(things[place].id.view()); });
  return names;
}

}  // namespace

State Sitting::now() const {
  const Json json = table().state();
  JsonReader form(json, Unknown::refused, {"format", "facts"});
  State state{};
  game_.fill(form, state);
  form.finish();
  if (!form.ok()) throw std::logic_error(form.complaint());
  return state;
}

std::string Sitting::furs(Seat seat) const { return pieces_text(player(seat).furs, player(seat).tigers); }
Names Sitting::hand(Seat seat) const { return names_in(player(seat).hand, game_.box.wish); }
Names Sitting::fulfilled(Seat seat) const { return names_in(player(seat).fulfilled, game_.box.wish); }
Names Sitting::claimed(Seat seat) const { return names_in(player(seat).tiles, game_.box.landscape); }

std::vector<int> Sitting::built(Seat seat) const {
  std::vector<int> regions;
  for_each(player(seat).built, [&](std::uint8_t region) { regions.push_back(region + 1); });
  return regions;
}

std::string Sitting::pieces_on(int column) const {
  const State state = now();
  const auto at = static_cast<std::size_t>(column);
  return pieces_text(state.furs_on.at(at), has(state.tigers_on, static_cast<unsigned>(column)) ? 1 : 0);
}

std::string Sitting::tile(int column) const {
  return id_of(game_.box.landscape, now().tile.at(static_cast<std::size_t>(column)));
}

Names Sitting::row() const {
  Names names;
  for (int column = 1; column <= kColumns; ++column) names.push_back(tile(column));
  return names;
}

Names Sitting::villages() const {
  Names names;
  for (const Village village : now().village) names.push_back(id_of(game_.box.village, village));
  return names;
}

Names Sitting::yurts() const {
  Names names;
  for (const Yurt yurt : now().yurt) names.push_back(id_of(game_.box.yurt, yurt));
  return names;
}

Names Sitting::wishes() const {
  Names names;
  for (const Wish wish : now().wish) names.push_back(id_of(game_.box.wish, wish));
  return names;
}

Names Sitting::songs() const {
  Names names;
  for (const Song song : now().songs) names.push_back(id_of(game_.box.song, song));
  return names;
}

Names Sitting::outposts_in(int region) const {
  Names names;
  const State state = now();
  for (const Seat owner : state.outpost.at(static_cast<std::size_t>(region - 1)))
    names.push_back(owner == kNone ? "-" : owner == kNeutral ? "neutral" : std::to_string(owner));
  return names;
}

std::vector<int> Sitting::order() const {
  const State state = now();
  return {state.order.begin(), state.order.end()};
}

std::string Sitting::season() const {
  return std::string(season_name(static_cast<std::size_t>(now().season)));
}

Sitting& Sitting::pay(Seat seat, std::string_view pieces) {
  Names given = words(pieces);
  std::sort(given.begin(), given.end());
  if (asked(seat) != "pay") throw std::logic_error("nothing is to be paid");
  for (const std::string& piece : given) {
    if (asked(seat) == "pay") play(seat, "pay " + piece);
  }
  return *this;
}

void Sitting::find_ways(Seat seat, int count, const std::string& paid, Names& ways) {
  for (const std::string& piece : legal(seat, "pay")) {
    play(seat, "pay " + piece);
    std::string text = paid;
    int left = count;
    for (const Json& event : told(seat)) {
      if (event.at("event") != "paid") continue;
      text += (text.empty() ? "" : " ") + event.at("fur").get<std::string>();
      if (event.at("coins") == 1) text += '+';
      --left;
    }
    if (left > 0) {
      find_ways(seat, left, text, ways);
    } else {
      ways.push_back(text);
    }
    table().undo(seat);
  }
}

Names Sitting::ways_to_pay(Seat seat, int count) {
  Names ways;
  find_ways(seat, count, "", ways);
  std::sort(ways.begin(), ways.end());
  return ways;
}

Sitting::Collected Sitting::collect() {
  Collected result;
  for (;;) {
    const std::string question = asked();
    const bool draws = question.starts_with("keep_fur"), picks = question.starts_with("market_furs");
    if (!table().chance_acts() && !draws && !picks) return result;
    result.bag += draws;
    result.market += picks;
    pass();
  }
}

Names Sitting::news() const {
  Names result;
  for (const Event& event : table().entries().back().events) {
    const Saying saying = table().lexicon().event(event, kSpectator);
    std::string text =
        std::string(saying.name) + ' ' + (event.seat == kChance ? "-" : std::to_string(event.seat));
    for (const Detail& detail : saying.details)
      text += ' ' + (detail.is_term() ? std::string(detail.id) : std::to_string(detail.value));
    result.push_back(text);
  }
  return result;
}

std::string Sitting::asked() const {
  if (table().over()) return "over";
  const auto seat = static_cast<Seat>(std::countr_zero(table().actors()));
  return asked(seat) + ' ' + (seat == kChance ? "chance" : std::to_string(seat));
}

Sitting& Sitting::deal_on() {
  while (table().chance_acts()) play(kChance, legal(kChance).front());
  return *this;
}

void Sitting::pass() {
  if (table().chance_acts()) return play(kChance, legal(kChance).front());
  const auto seat = static_cast<Seat>(std::countr_zero(table().actors()));
  const Names moves = legal(seat);
  for (const std::string_view declining : {"decline", "done", "stay"}) {
    if (std::find(moves.begin(), moves.end(), declining) != moves.end()) return play(seat, declining);
  }
  play(seat, moves.front());
}

Sitting& Sitting::until(std::string_view question) & {
  const bool names_seat = question.find(' ') != std::string_view::npos;
  for (int plies = 0;; ++plies) {
    const std::string here = asked();
    if (names_seat ? here == question : here.substr(0, here.find(' ')) == question) return *this;
    if (here == "over" || plies > 5000) throw std::logic_error("never asked: " + std::string(question));
    pass();
  }
}

Sitting& Sitting::end_turn() {
  const Seats seats = table().actors();
  const std::string when = season();
  while (!table().over() && (table().chance_acts() || table().actors() == seats) && season() == when) pass();
  return *this;
}

Sitting opening(int players, const Json& options) {
  return {entry().open({.players = players, .options = options}), game_for(players, options)};
}

}  // namespace tsardom::stroganov
