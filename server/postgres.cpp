#include <libpq-fe.h>

#include <charconv>
#include <map>
#include <set>

#include "server/database.hpp"

namespace tsardom::server {
namespace {

using Kind = StoreTrouble::Kind;

constexpr std::int64_t kOnlyServer = 0x7473617264;  // the advisory lock that one server holds
constexpr Oid kInt8 = 20, kInt4 = 23;

struct Closer {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};
using Connection = std::unique_ptr<PGconn, Closer>;
using Result = std::unique_ptr<PGresult, Closer>;

std::string first_line(const char* message) {
  const std::string text(message);
  return text.substr(0, text.find('\n'));
}

class Postgres final : public Database {
 public:
  explicit Postgres(std::string url) : url_(std::move(url)) { connect(); }

  std::vector<Values> run(std::string_view sql, const Values& arguments) override {
    const std::string& name = prepared(sql, arguments.size());
    std::vector<std::string> texts;
    for (const Value& value : arguments) {
      const auto* number = std::get_if<std::int64_t>(&value);
      texts.push_back(number != nullptr ? std::to_string(*number) : std::get<std::string>(value));
    }
    std::vector<const char*> values;
    for (const std::string& text : texts) values.push_back(text.c_str());
    const Result result(PQexecPrepared(connection_.get(), name.c_str(), static_cast<int>(values.size()),
                                       values.data(), nullptr, nullptr, 0));
    check(result.get());
    changed_ = 0;
    const std::string changed = PQcmdTuples(result.get());
    std::from_chars(changed.data(), changed.data() + changed.size(), changed_);
    return rows(result.get());
  }

  std::int64_t changed() const override { return changed_; }
  void begin() override { tell("BEGIN"); }
  void commit() override { tell("COMMIT"); }
  void rollback() noexcept override {
    if (connection_ && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE)
      Result(PQexec(connection_.get(), "ROLLBACK"));
  }

  void revive() override {
    if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK) return;
    connect();
  }

 private:
  void connect() {
    statements_.clear();
    connection_.reset(PQconnectdb(url_.c_str()));
    if (PQstatus(connection_.get()) != CONNECTION_OK) {
      const std::string why = first_line(PQerrorMessage(connection_.get()));
      connection_.reset();
      throw StoreTrouble(Kind::broken, why);
    }
    PQsetNoticeProcessor(
        connection_.get(), [](void*, const char*) {}, nullptr);
    tell("SET synchronous_commit = on");
    tell("SET statement_timeout = '10s'");
    const auto locked = run("SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END", {kOnlyServer});
    if (std::get<std::int64_t>(locked.at(0).at(0)) == 1) return;
    connection_.reset();
    throw StoreTrouble(Kind::clash, "another server is at work on this database");
  }

  void tell(const char* sql) {
    if (!connection_) throw StoreTrouble(Kind::broken, "there is no connection to the database");
    check(Result(PQexec(connection_.get(), sql)).get());
  }

  const std::string& prepared(std::string_view sql, std::size_t arguments) {
    if (!connection_) throw StoreTrouble(Kind::broken, "there is no connection to the database");
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    std::string name = "statement ";
    name += std::to_string(statements_.size());
    const std::string text(sql);
    check(
        Result(PQprepare(connection_.get(), name.c_str(), text.c_str(), static_cast<int>(arguments), nullptr))
            .get());
    return statements_.emplace(text, name).first->second;
  }

  void check(const PGresult* result) const {
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
    const char* state = result != nullptr ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    const bool clash = state != nullptr && std::string_view(state).starts_with("23");  // integrity constraint
    throw StoreTrouble(clash ? Kind::clash : Kind::broken, first_line(PQerrorMessage(connection_.get())));
  }

  static std::vector<Values> rows(const PGresult* result) {
    std::vector<Values> rows;
    for (int at = 0; at < PQntuples(result); ++at) {
      Values& values = rows.emplace_back();
      for (int column = 0; column < PQnfields(result); ++column) values.push_back(cell(result, at, column));
    }
    return rows;
  }

  static Value cell(const PGresult* result, int at, int column) {
    const char* text = PQgetvalue(result, at, column);
    const auto size = static_cast<std::size_t>(PQgetlength(result, at, column));
    const Oid type = PQftype(result, column);
    if (type != kInt8 && type != kInt4) return std::string(text, size);
    std::int64_t number = 0;
    std::from_chars(text, text + size, number);
    return number;
  }

  std::string url_;
  Connection connection_;
  std::map<std::string, std::string, std::less<>> statements_;
  std::int64_t changed_ = 0;
};

}  // namespace

std::unique_ptr<Database> open_postgres(const std::string& url) { return std::make_unique<Postgres>(url); }

}  // namespace tsardom::server
