#include "server/people.hpp"

#include <algorithm>

#include "server/about.hpp"
#include "server/names.hpp"
#include "server/secrets.hpp"
#include "table/fields.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kLeastPassphrase = 8, kMostPassphrase = 200;
constexpr std::size_t kMostKnown = 100'000, kMostAgentBytes = 200;
constexpr std::int64_t kDay = 24LL * 3600 * 1000;
constexpr std::int64_t kUnused = 90 * kDay, kLongest = 365 * kDay;  // the life of a session

bool is_over(const Session& session, std::int64_t now) {
  return now - session.seen > kUnused || now > People::last_moment(session);
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

std::string read_proof(Fields& fields) { return fields.has("proof") ? fields.text("proof") : std::string(); }

bool is_proof(const std::string& proof, const Player& player) {
  if (!player.recovery.empty() && digest(plain_code(proof)) == player.recovery) return true;
  return !player.passphrase.empty() && is_passphrase(proof, player.passphrase);
}

Json session_json(const Session& session, const std::string& own) {
  return {{"session", session.id()},
          {"since", session.at},
          {"seen", session.seen},
          {"agent", session.agent},
          {"this", session.token == own}};
}

Json sessions_json(const std::vector<Session>& sessions, const std::string& own) {
  Json all = Json::array();
  for (const Session& session : sessions) all.push_back(session_json(session, own));
  return all;
}

Json named(const Player& player) { return {{"player", player.id}}; }

}  // namespace

Json People::shown(const Player& player) {
  Json json{{"name", player.name}, {"lang", player.lang}, {"recoverable", !player.recovery.empty()}};
  json["login"] = player.login.empty() ? Json(nullptr) : Json(player.login);
  return {{"me", json}};
}

// ------------------------------------------------------------------------------------------- sessions

std::int64_t People::last_moment(const Session& session) { return session.at + kLongest; }

void People::find(const std::string& token, const Found& found) {
  if (token.size() != 64) return found({}, true);
  const std::string key = digest(token);
  std::optional<Known> known;
  {
    const std::lock_guard lock(mutex_);
    const auto at = known_.find(key);
    if (at != known_.end()) known = at->second;
  }
  if (known) {
    if (is_over(known->session, premises_.wall())) return found({}, true);
    see(*known);
    return found(known, true);
  }
  premises_.writer.look(
      [this, key, found](Store& store) {
        const std::optional<Session> session = store.session(key);
        if (!session || is_over(*session, premises_.wall())) return found({}, true);
        const std::optional<Player> player = store.player(session->player);
        if (!player) return found({}, true);
        const Known now{*player, *session};
        {
          const std::lock_guard lock(mutex_);
          if (known_.size() >= kMostKnown) known_.clear();
          known_.insert_or_assign(key, now);
        }
        see(now);
        found(now, true);
      },
      [found] { found({}, false); });
}

// That a session is used is kept once a day.
void People::see(const Known& known) {
  const std::int64_t now = premises_.wall();
  if (now - known.session.seen < kDay) return;
  {
    const std::lock_guard lock(mutex_);
    const auto at = known_.find(known.session.token);
    if (at != known_.end()) at->second.session.seen = now;
  }
  premises_.writer.save(SeeSession{known.session.token, now}, [](Saved) {});
}

void People::arrive(const Json& request, const Caller& caller, const Welcome& welcome) {
  try {
    Fields fields(request);
    Player player{.id = fresh_id(), .name = {}};
    player.lang = fields.has("lang") ? read_lang(fields) : caller.lang;
    player.name = fields.has("name")
                      ? proper_name(fields.text("name"))
                      : words_in(player.lang)->say("table.seat", {{"number", player.id.substr(0, 4)}});
    fields.done();
    begin_session(player, true, caller, welcome);
  } catch (const Refusal& refusal) {
    welcome(refused(refusal, caller.lang), {});
  }
}

void People::begin_session(const Player& player, bool is_new, const Caller& caller, const Welcome& welcome) {
  const std::string token = fresh_token();
  const std::int64_t now = premises_.wall();
  if (is_new) premises_.writer.save(SavePlayer{player}, [](Saved) {});
  const Session session{digest(token), player.id, now, now, caller.agent.substr(0, kMostAgentBytes)};
  premises_.security->note(is_new ? "arrived" : "logged_in", caller.from, named(player));
  premises_.writer.save(AddSession{session}, [player, token, welcome](Saved how) {
    if (how != Saved::yes) return welcome(refused(Refusal("storage_down"), player.lang), {});
    welcome(accepted(shown(player)), token);
  });
}

// A wrong login costs as much time as a wrong passphrase.
void People::log_in(const Json& request, const Caller& caller, const Welcome& welcome) {
  try {
    Fields fields(request);
    const bool by_code = fields.has("code");
    const std::string login = by_code ? std::string() : read_login(fields);
    const std::string secret = by_code ? digest(plain_code(fields.text("code"))) : read_passphrase(fields);
    fields.done();
    const auto weigh = [this, by_code, login, secret, caller, welcome](const std::optional<Player>& player) {
      static const std::string kNobody = passphrase_digest(fresh_token());
      const bool has = player && (by_code || !player->passphrase.empty());
      const bool right = by_code || is_passphrase(secret, has ? player->passphrase : kNobody);
      if (has && right) return begin_session(*player, false, caller, welcome);
      premises_.security->note("login_failed", caller.from,
                               by_code ? Json::object() : Json{{"login", login}});
      welcome(refused(Refusal("wrong_login"), caller.lang), {});
    };
    premises_.writer.look(
        [this, by_code, login, secret, caller, weigh, welcome](Store& store) {
          const auto player = by_code ? store.player_of_recovery(secret) : store.player_of_login(login);
          if (by_code) return weigh(player);
          try {
            premises_.thinkers.weigh(caller.address, [weigh, player] { weigh(player); });
          } catch (const Refusal& refusal) {
            welcome(refused(refusal, caller.lang), {});
          }
        },
        [caller, welcome] { welcome(refused(Refusal("storage_down"), caller.lang), {}); });
  } catch (const Refusal& refusal) {
    welcome(refused(refusal, caller.lang), {});
  }
}

void People::log_out(const Known& known, const Caller& caller, const Reply& reply) {
  end_sessions(known, {{"session", known.session.id()}}, caller, reply);
}

void People::tell_sessions(const Known& known, const Reply& reply) {
  premises_.writer.look(
      [known, reply](Store& store) {
        const auto sessions = store.sessions_of(known.player.id);
        reply(accepted({{"sessions", sessions_json(sessions, known.session.token)}}));
      },
      [known, reply] { reply(refused(Refusal("storage_down"), known.player.lang)); });
}

void People::end_sessions(const Known& known, const Json& request, const Caller& caller, const Reply& reply) {
  try {
    Fields fields(request);
    const std::string id = fields.has("session") ? fields.text("session") : std::string();
    fields.done();
    const EndSessions sessions{known.player.id, id, id.empty() ? known.session.token : std::string()};
    premises_.writer.save(sessions, [this, sessions, known, caller, reply](Saved how) {
      if (how != Saved::yes) return reply(refused(Refusal("storage_down"), known.player.lang));
      end(sessions);
      premises_.security->note("sessions_ended", caller.from, named(known.player));
      reply(accepted());
    });
  } catch (const Refusal& refusal) {
    reply(refused(refusal, known.player.lang));
  }
}

void People::end(const EndSessions& sessions) {
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(known_, [&sessions](const auto& entry) {
      return sessions.ends(entry.second.player.id, entry.first);
    });
  }
  if (ended_) ended_(sessions);
}

void People::sweep() {
  const std::int64_t now = premises_.wall();
  premises_.writer.save(SweepSessions{now - kLongest, now - kUnused}, [](Saved) {});
}

// ------------------------------------------------------------------------------------------- accounts

void People::forget_player(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::erase_if(known_, [&id](const auto& entry) { return entry.second.player.id == id; });
}

// Answers with the player as the store has it afterwards: others may have changed something else meanwhile.
void People::change(const ChangePlayer& what, const Known& known, const Reply& reply,
                    const std::function<Json(const Player&)>& answer) {
  premises_.writer.save(what, [this, what, known, reply, answer](Saved how) {
    const std::string& lang = known.player.lang;
    forget_player(what.id);
    if (how == Saved::clash) return refuse_clash(what, known, reply);
    if (how != Saved::yes) return reply(refused(Refusal("storage_down"), lang));
    if (!what.only_session.empty()) end({what.id, {}, what.only_session});
    premises_.writer.look(
        [what, reply, answer, lang](Store& store) {
          const std::optional<Player> player = store.player(what.id);
          reply(player ? accepted(answer(*player)) : refused(Refusal("no_session"), lang));
        },
        [reply, lang] { reply(refused(Refusal("storage_down"), lang)); });
  });
}

void People::refuse_clash(const ChangePlayer& what, const Known& known, const Reply& reply) {
  const std::string& lang = known.player.lang;
  premises_.writer.look(
      [what, reply, lang](Store& store) {
        const auto other = what.login.empty() ? std::nullopt : store.player_of_login(what.login);
        const bool taken = other && other->id != what.id;
        reply(refused(taken ? Refusal("login_taken", {{"login", quote(what.login)}}) : Refusal("try_again"),
                      lang));
      },
      [reply, lang] { reply(refused(Refusal("storage_down"), lang)); });
}

void People::rename(const Known& known, const Json& request, const Reply& reply) {
  try {
    Fields fields(request);
    ChangePlayer next{.id = known.player.id};
    if (fields.has("name")) next.name = proper_name(fields.text("name"));
    if (fields.has("lang")) next.lang = read_lang(fields);
    fields.done();
    change(next, known, reply, shown);
  } catch (const Refusal& refusal) {
    reply(refused(refusal, known.player.lang));
  }
}

// On the thread where passphrases are weighed, `then` as well.
void People::prove(const Known& known, const std::string& proof, const Caller& caller, const Reply& reply,
                   const std::function<void()>& then) {
  premises_.thinkers.weigh(caller.address, [this, known, proof, caller, reply, then] {
    const bool has_keys = !known.player.passphrase.empty() || !known.player.recovery.empty();
    if (!has_keys || is_proof(proof, known.player)) return then();
    premises_.security->note("proof_failed", caller.from, named(known.player));
    reply(refused(Refusal("wrong_proof"), known.player.lang));
  });
}

// Other sessions end: whoever had the old passphrase is out.
void People::set_passphrase(const Known& known, const Json& request, const Caller& caller,
                            const Reply& reply) {
  try {
    Fields fields(request);
    ChangePlayer next{.id = known.player.id, .login = read_login(fields)};
    const std::string passphrase = read_passphrase(fields);
    const std::string proof = read_proof(fields);
    fields.done();
    if (is_common(passphrase) || passphrase == next.login) throw Refusal("common_passphrase");
    next.keys = keys_of(known.player);
    next.only_session = known.session.token;
    prove(known, proof, caller, reply, [this, next, known, passphrase, caller, reply]() mutable {
      next.passphrase = passphrase_digest(passphrase);
      premises_.security->note("passphrase_set", caller.from, named(known.player));
      change(next, known, reply, shown);
    });
  } catch (const Refusal& refusal) {
    reply(refused(refusal, known.player.lang));
  }
}

// A new code; the old one opens nothing any more.
void People::set_recovery(const Known& known, const Json& request, const Caller& caller, const Reply& reply) {
  try {
    Fields fields(request);
    const std::string proof = read_proof(fields);
    fields.done();
    const std::string code = fresh_code();
    const ChangePlayer next{
        .id = known.player.id, .recovery = digest(plain_code(code)), .keys = keys_of(known.player)};
    prove(known, proof, caller, reply, [this, next, known, code, caller, reply] {
      premises_.security->note("recovery_made", caller.from, named(known.player));
      change(next, known, reply, [code](const Player& changed) {
        Json answer = shown(changed);
        answer["code"] = code;
        return answer;
      });
    });
  } catch (const Refusal& refusal) {
    reply(refused(refusal, known.player.lang));
  }
}

// ------------------------------------------------------------------------------- what is kept, and no more

void People::tell_all(const Known& known, const Reply& reply) {
  premises_.writer.look(
      [this, known, reply](Store& store) {
        const std::string& id = known.player.id;
        premises_.lanes.lane().post([known, reply, id, sessions = store.sessions_of(id),
                                     rows = store.of_player(id, INT32_MAX), said = store.said_by(id)] {
          Json all = shown(known.player);
          all["sessions"] = sessions_json(sessions, known.session.token);
          all["tables"] = Json::array();
          for (const TableRow& row : rows)
            all["tables"].push_back(shown_about(row.id, row.stage, read_about(row.about), id));
          all["chat"] = Json::array();
          for (const Said& one : said)
            all["chat"].push_back({{"table", one.table}, {"text", one.line.text}, {"at", one.line.at}});
          reply(accepted(std::move(all)));
        });
      },
      [known, reply] { reply(refused(Refusal("storage_down"), known.player.lang)); });
}

void People::may_erase(const Known& known, const Json& request, const Caller& caller, const Reply& reply,
                       const std::function<void()>& then) {
  try {
    Fields fields(request);
    const std::string proof = read_proof(fields);
    if (fields.any("erase") != true) refuse_type("erase", "flag", fields.any("erase"));
    fields.done();
    prove(known, proof, caller, reply, then);
  } catch (const Refusal& refusal) {
    reply(refused(refusal, known.player.lang));
  }
}

void People::erase(const Known& known, const Caller& caller, const Reply& reply) {
  premises_.writer.save(ErasePlayer{known.player.id}, [this, known, caller, reply](Saved how) {
    if (how != Saved::yes) return reply(refused(Refusal("storage_down"), known.player.lang));
    end({known.player.id});
    premises_.security->note("erased", caller.from, named(known.player));
    reply(accepted());
  });
}

}  // namespace tsardom::server
