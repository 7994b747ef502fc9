#include "server/people.hpp"

#include <algorithm>

#include "server/about.hpp"
#include "server/secrets.hpp"
#include "table/fields.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kLeastPassphrase = 8, kMostPassphrase = 200;
constexpr std::size_t kMostKnown = 100'000;

std::string read_name(Fields& fields) {
  const std::string& name = fields.text("name");
  check_name(name);
  return name;
}

std::string read_lang(Fields& fields) {
  const std::string& lang = fields.text("lang");
  words_in(lang);
  return lang;
}

std::string read_login(Fields& fields) {
  const std::string& login = fields.text("login");
  const bool plain = std::all_of(login.begin(), login.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_' ||
           letter == '-';
  });
  if (login.size() < 3 || login.size() > 30 || !plain) throw Refusal("bad_login", {{"login", quote(login)}});
  return login;
}

std::string read_passphrase(Fields& fields) {
  const std::string& passphrase = fields.text("passphrase");
  if (passphrase.size() < kLeastPassphrase || passphrase.size() > kMostPassphrase)
    throw Refusal("bad_passphrase", {{"least", kLeastPassphrase}, {"most", kMostPassphrase}});
  return passphrase;
}

}  // namespace

Json People::shown(const Player& player) {
  Json json{{"name", player.name}, {"lang", player.lang}, {"recoverable", !player.recovery.empty()}};
  json["login"] = player.login.empty() ? Json(nullptr) : Json(player.login);
  return {{"me", json}};
}

void People::find(const std::string& token, const Found& found) {
  if (token.size() != 64) return found({}, true);
  const std::string key = digest(token);
  std::optional<Player> known;
  {
    const std::lock_guard lock(mutex_);
    const auto at = known_.find(key);
    if (at != known_.end()) known = at->second;
  }
  if (known) return found(known, true);
  premises_.writer.look(
      [this, key, found](Store& store) {
        const std::optional<Player> player = store.player_of_session(key);
        if (player) {
          const std::lock_guard lock(mutex_);
          if (known_.size() >= kMostKnown) known_.clear();
          known_.insert_or_assign(key, *player);
        }
        found(player, true);
      },
      [found] { found({}, false); });
}

void People::arrive(const Json& request, const std::string& lang, const Welcome& welcome) {
  try {
    Fields fields(request);
    Player player{.id = fresh_id(), .name = {}};
    player.lang = fields.has("lang") ? read_lang(fields) : lang;
    player.name = fields.has("name")
                      ? read_name(fields)
                      : words_in(player.lang)->say("table.seat", {{"number", player.id.substr(0, 4)}});
    fields.done();
    begin_session(player, true, welcome);
  } catch (const Refusal& refusal) {
    welcome(refused(refusal, lang), {});
  }
}

void People::begin_session(const Player& player, bool is_new, const Welcome& welcome) {
  const std::string token = fresh_token();
  if (is_new) premises_.writer.save(SavePlayer{player}, [](Saved) {});
  premises_.writer.save(AddSession{digest(token), player.id, wall_clock()},
                        [player, token, welcome](Saved how) {
                          if (how != Saved::yes)
                            return welcome(refused(Refusal("storage_down"), player.lang), {});
                          welcome(accepted(shown(player)), token);
                        });
}

// The passphrase is weighed on a thread that may take long; a wrong login costs as much time as a wrong
// passphrase.
void People::log_in(const Json& request, const std::string& lang, const Welcome& welcome) {
  try {
    Fields fields(request);
    const bool by_code = fields.has("code");
    const std::string login = by_code ? std::string() : read_login(fields);
    const std::string secret = by_code ? digest(plain_code(fields.text("code"))) : read_passphrase(fields);
    fields.done();
    const auto weigh = [this, by_code, secret, lang, welcome](const std::optional<Player>& player) {
      static const std::string kNobody = passphrase_digest(fresh_token());
      const bool has = player && (by_code || !player->passphrase.empty());
      const bool right = by_code || is_passphrase(secret, has ? player->passphrase : kNobody);
      if (!has || !right) return welcome(refused(Refusal("wrong_login"), lang), {});
      begin_session(*player, false, welcome);
    };
    premises_.writer.look(
        [this, by_code, login, secret, weigh](Store& store) {
          const auto player = by_code ? store.player_of_recovery(secret) : store.player_of_login(login);
          premises_.thinkers.work([weigh, player] { weigh(player); });
        },
        [lang, welcome] { welcome(refused(Refusal("storage_down"), lang), {}); });
  } catch (const Refusal& refusal) {
    welcome(refused(refusal, lang), {});
  }
}

void People::log_out(const Player& player, const std::string& token, const Reply& reply) {
  const std::string key = digest(token);
  premises_.writer.save(DropSession{key}, [this, key, player, reply](Saved how) {
    {
      const std::lock_guard lock(mutex_);
      known_.erase(key);
    }
    reply(how == Saved::yes ? accepted() : refused(Refusal("storage_down"), player.lang));
  });
}

void People::forget_player(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::erase_if(known_, [&id](const auto& entry) { return entry.second.id == id; });
}

void People::change(const Player& player, const Reply& reply,
                    const std::function<Json(const Player&)>& answer) {
  premises_.writer.save(SavePlayer{player}, [this, player, reply, answer](Saved how) {
    forget_player(player.id);
    if (how == Saved::clash)
      return reply(refused(Refusal("login_taken", {{"login", quote(player.login)}}), player.lang));
    reply(how == Saved::yes ? accepted(answer(player)) : refused(Refusal("storage_down"), player.lang));
  });
}

void People::rename(const Player& player, const Json& request, const Reply& reply) {
  try {
    Fields fields(request);
    Player next = player;
    if (fields.has("name")) next.name = read_name(fields);
    if (fields.has("lang")) next.lang = read_lang(fields);
    fields.done();
    change(next, reply, shown);
  } catch (const Refusal& refusal) {
    reply(refused(refusal, player.lang));
  }
}

void People::set_passphrase(const Player& player, const Json& request, const Reply& reply) {
  try {
    Fields fields(request);
    Player next = player;
    next.login = read_login(fields);
    const std::string passphrase = read_passphrase(fields);
    fields.done();
    premises_.thinkers.work([this, next, passphrase, reply]() mutable {
      next.passphrase = passphrase_digest(passphrase);
      change(next, reply, shown);
    });
  } catch (const Refusal& refusal) {
    reply(refused(refusal, player.lang));
  }
}

// A new code; the old one opens nothing any more.
void People::set_recovery(const Player& player, const Reply& reply) {
  const std::string code = fresh_code();
  Player next = player;
  next.recovery = digest(plain_code(code));
  change(next, reply, [code](const Player& changed) {
    Json answer = shown(changed);
    answer["code"] = code;
    return answer;
  });
}

}  // namespace tsardom::server
