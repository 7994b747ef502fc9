#include "table/sheet.hpp"

#include "table/notation.hpp"

namespace tsardom {
namespace {

Json prices_json(const Voice& voice, const Lexicon& lexicon, const Prices& prices) {
  Json cost = Json::array();
  for (const Price& price : prices) {
    cost.push_back(
        {{std::string(lexicon.vocabulary(price.vocabulary)), lexicon.text(price.vocabulary, price.term)},
         {"count", price.count},
         {"text", voice.price(price)}});
  }
  return cost;
}

Json choice_json(const Voice& voice, const Table& table, Seat seat, const Choice& choice) {
  const Lexicon& lexicon = table.lexicon();
  Json json{{"move", move_json(lexicon, choice.move)},
            {"text", move_text(lexicon, choice.move)},
            {"label", voice.move(choice.move)},
            {"parts", move_parts(lexicon, choice.move)}};
  if (!choice.prices.empty()) json["cost"] = prices_json(voice, lexicon, choice.prices);
  if (choice.warning)
    json["warning"] = {{"text", voice.warning(choice.warning)}, {"rule", choice.warning.rule}};
  if (seat == kChance) json["weight"] = choice.weight;
  return json;
}

Json prompt_json(const Voice& voice, const Prompt& prompt) {
  Json json{{"seat", seat_json(prompt.seat)}, {"question", nullptr}, {"text", voice.question(prompt)}};
  if (!prompt.question) return json;
  json["question"] = prompt.question->name;
  if (!prompt.question->rule.empty()) json["rule"] = prompt.question->rule;
  return json;
}

Json seat_score_json(const Voice& voice, const Table& table, const Standing& standing, Seat seat) {
  const Language& language = table.language();
  Json parts = Json::object();
  for (std::size_t i = 0; i < language.score_parts.size(); ++i) {
    parts[std::string(language.score_parts[i])] = standing.part[seat][i];
  }
  Json json{{"seat", seat},
            {"name", voice.seat(seat)},
            {"total", standing.total[seat]},
            {"parts", parts},
            {"place", standing.place[seat]}};
  if (standing.title[seat] != kHidden)
    json["title"] = table.lexicon().text(language.titles, standing.title[seat]);
  return json;
}

Json per_seat(const PerSeat<double>& values, int players) {
  return std::vector<double>(values.begin(), values.begin() + players);
}

}  // namespace

Json actors_json(const Table& table, std::optional<Seat> viewer) {
  const Seats acting = viewer ? table.actors_seen(*viewer) : table.actors();
  Json actors = Json::array();
  for (Seat seat = 0; seat <= kChance; ++seat) {
    if (holds(acting, seat)) actors.push_back(seat_json(seat));
  }
  return actors;
}

Json asked_json(const Voice& voice, const Table& table, Seat seat) {
  const Prompt prompt = table.prompt(seat);
  Json moves = Json::array();
  for (const Choice& choice : prompt.choices) moves.push_back(choice_json(voice, table, seat, choice));
  return {{"prompt", prompt_json(voice, prompt)}, {"moves", moves}};
}

Json score_json(const Voice& voice, const Table& table, std::optional<Seat> viewer) {
  const Standing standing = table.standing(viewer);
  Json seats = Json::array();
  for (int seat = 0; seat < table.players() + standing.rivals; ++seat) {
    seats.push_back(seat_score_json(voice, table, standing, static_cast<Seat>(seat)));
  }
  return {{"over", table.over()}, {"seats", seats}};
}

Json told_json(const Voice& voice, const Table& table, const Event& event, Seat reader) {
  Json json = event_json(table.lexicon(), event, reader);
  json["text"] = voice.event(event, reader);
  return json;
}

Json game_json(const GameEntry& game) {
  Json options = Json::array();
  for (const GameEntry::OptionValues& option : game.options) {
    options.push_back({{"name", option.name}, {"values", option.values}, {"usual", option.usual}});
  }
  Json json{{"game", game.id()},
            {"rules", game.language->version},
            {"players", {{"least", game.language->least_players}, {"most", game.language->most_players}}},
            {"options", options}};
  if (game.example) json["example"] = true;
  return json;
}

Json took_back_json(const Voice& voice, const Table& table, const Entry& undo, Seat reader) {
  Json event{{"event", "took_back"}, {"seat", undo.seat}};
  if (reader == undo.seat) event["move"] = move_json(table.lexicon(), undo.move);
  event["text"] = voice.took_back(undo, reader);
  return event;
}

Json answer_json(const Voice& voice, const Table& table, const Answer& answer) {
  const Lexicon& lexicon = table.lexicon();
  Json looked = Json::array(), line = Json::array();
  for (const Looked& look : answer.looked) {
    Json json{{"text", move_text(lexicon, look.move)}, {"value", look.value}};
    if (look.visits > 0) json.update({{"visits", look.visits}, {"worth", look.worth}});
    looked.push_back(std::move(json));
  }
  for (const Expected& next : answer.line) {
    line.push_back(
        {{"seat", next.seat}, {"text", move_text(lexicon, next.move)}, {"label", voice.move(next.move)}});
  }
  return {{"move", move_json(lexicon, answer.move)},
          {"text", move_text(lexicon, answer.move)},
          {"chances", per_seat(answer.chances, table.players())},
          {"points", per_seat(answer.points, table.players())},
          {"looked", looked},
          {"line", line},
          {"iterations", answer.iterations}};
}

Json level_json(const Words& words, const Level& level) {
  const std::string name(level.name);
  return {{"level", name},
          {"name", words.say("table.level.name", {{"level", name}})},
          {"about", words.say("table.level.about", {{"level", name}})}};
}

}  // namespace tsardom
