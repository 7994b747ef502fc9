#include "cli/app.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <optional>

#include "cli/laboratory.hpp"
#include "cli/numbers.hpp"
#include "cli/online.hpp"
#include "cli/play.hpp"
#include "cli/replay.hpp"
#include "cli/rules.hpp"
#include "cli/trouble.hpp"
#include "table/protocol.hpp"

namespace tsardom::cli {
namespace {

constexpr std::string_view kLang = "--lang";

// The language must be known before the help can be written: --lang, else that of the environment.
std::string wanted_language(const std::vector<std::string>& args) {
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == kLang && i + 1 < args.size()) return args[i + 1];
    if (args[i].starts_with(std::string(kLang) + '=')) return args[i].substr(kLang.size() + 1);
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string lang = std::string(value).substr(0, 2);
    const std::vector<std::string> known = Words::languages();
    return std::find(known.begin(), known.end(), lang) != known.end() ? lang : "en";
  }
  return "en";
}

template <class Number>
Number read_number(std::string_view option, const std::string& text, Number least, Number most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size() && number >= least && number <= most)
    return number;
  throw bad_usage("cli.refused.not_a_number", {{"option", option},
                                               {"found", quote(text)},
                                               {"least", fmt::format("{}", least)},
                                               {"most", fmt::format("{}", most)}});
}

// What stands on the command line, as typed.
struct Typed {
  std::string lang, game, file;
  std::optional<std::string> players, seats, seed, box, upto, depth, seconds;
  std::vector<std::string> options;
  std::optional<std::string> games, threads, rounds, proof;
  std::vector<std::string> bots;
  std::string bot = "greedy", json_file, resume;
  std::string save, load;
  server::ServeWish serve;
  bool plain = false, origins = false, json = false, steps = false, stops_early = false, actions = false,
       numbers = false;

  std::optional<int> number_of_players() const {
    if (!players) return {};
    return read_number<int>("--players", *players, 1, kMostSeats);
  }
  int number(std::string_view option, const std::optional<std::string>& text, int least, int usual) const {
    constexpr int kMost = 1'000'000;
    return text ? read_number<int>(option, *text, least, kMost) : usual;
  }
  std::optional<std::uint64_t> chosen_seed() const {
    if (!seed) return {};
    return read_number<std::uint64_t>("--seed", *seed, 0, std::numeric_limits<std::uint64_t>::max());
  }
  Json game_options() const {
    Json chosen = Json::object();
    for (const std::string& option : options) read_option(option, chosen);
    if (box) chosen["box"] = *box;
    return chosen;
  }
};

// One program with its commands. Every text comes from the words.
class Program {
 public:
  Program(Words& words, Console& console)
      : words_(words), console_(console), app_(words.say("cli.about.program"), "tsardom") {
    const auto format = std::make_shared<CLI::Formatter>();
    format->label("Usage", words.say("cli.about.usage"));
    format->label("OPTIONS", words.say("cli.about.options_label"));
    format->label("SUBCOMMAND", words.say("cli.about.command_label"));
    format->label("Positionals", words.say("cli.about.arguments"));
    format->label("REQUIRED", "");
    format->column_width(34);
    app_.formatter(format);
    app_.option_defaults()->group(words.say("cli.about.options"));
    app_.set_help_flag("-h,--help", words.say("cli.about.help"))->group(words.say("cli.about.options"));
    app_.set_version_flag("--version", "tsardom " TSARDOM_VERSION, words.say("cli.about.version"));
    app_.add_option(std::string(kLang), typed_.lang, words.say("cli.about.lang"))->option_text("en|ru");
    app_.add_flag("--plain", typed_.plain, words.say("cli.about.plain"));
    app_.require_subcommand(1);
    app_.fallthrough();
    add_commands();
  }

  int run(const std::vector<std::string>& args) {
    try {
      app_.parse(std::vector<std::string>(args.rbegin(), args.rend()));
    } catch (const CLI::CallForHelp&) {
      console_.out << app_.help();
      return 0;
    } catch (const CLI::CallForVersion& version) {
      console_.out << version.what() << '\n';
      return 0;
    } catch (const CLI::ParseError& error) {
      throw explained(error);
    }
    if (typed_.plain) console_.screen.make_plain();
    for (const Command& command : commands_) {
      if (command.app->parsed()) return command.run(), exit_code_;
    }
    return 0;
  }

 private:
  struct Command {
    CLI::App* app;
    std::function<void()> run;
  };

  CLI::App& add_command(const std::string& name, std::string_view about, std::function<void()> run) {
    CLI::App* command = app_.add_subcommand(name, words_.say(about))->group(words_.say("cli.about.commands"));
    command->set_help_flag("-h,--help", words_.say("cli.about.help"))->group(words_.say("cli.about.options"));
    command->footer(words_.say("cli.about.everywhere"));
    commands_.push_back({command, std::move(run)});
    return *command;
  }

  template <class Value>
  CLI::Option* add_option(CLI::App& command, const std::string& name, Value& value, std::string_view about,
                          const std::string& placeholder) {
    CLI::Option* option = command.add_option(name, value, words_.say(about))->option_text(placeholder);
    if (option->get_items_expected_max() == 1) option->take_last();  // ./play gives some first
    return option;
  }

  void add_commands() {
    add_play();
    add_command("table", "cli.about.table", [this] { exit_code_ = serve(console_.in, console_.out); });
    add_replay();
    add_rules();
    add_perft();
    add_bench();
    add_match();
    add_tune();
    add_serve();
    add_store_commands();
  }

  void add_play() {
    CLI::App& play_app =
        add_command("play", "cli.about.play", [this] { play(play_wish(), words_, console_); });
    play_app.add_option("GAME", typed_.game, words_.say("cli.about.game_or_menu"))->option_text(" ");
    add_option(play_app, "--players", typed_.players, "cli.about.players", "N");
    add_option(play_app, "--seats", typed_.seats, "cli.about.seats", "human,bot:greedy,..");
    add_option(play_app, "--seed", typed_.seed, "cli.about.seed", "S");
    add_game_options(play_app);
    add_option(play_app, "--save", typed_.save, "cli.about.save", "FILE");
    add_option(play_app, "--load", typed_.load, "cli.about.load", "FILE");
  }

  void add_game_options(CLI::App& command) {
    command.add_option("--option", typed_.options, words_.say("cli.about.option"))
        ->option_text("scenario=serfdom")
        ->allow_extra_args(false);
    add_option(command, "--box", typed_.box, "cli.about.box", "FILE");
  }

  void add_replay() {
    CLI::App& replay_app = add_command("replay", "cli.about.replay", [this] {
      std::optional<std::size_t> upto;
      if (typed_.upto)
        upto = read_number<std::size_t>("--upto", *typed_.upto, 0, std::numeric_limits<std::uint32_t>::max());
      replay_file({typed_.file, upto, typed_.steps}, words_, console_);
    });
    replay_app.add_option("FILE", typed_.file, words_.say("cli.about.file"))->required()->option_text(" ");
    add_option(replay_app, "--upto", typed_.upto, "cli.about.upto", "N");
    replay_app.add_flag("--step", typed_.steps, words_.say("cli.about.step"));
  }

  void add_rules() {
    CLI::App& rules_app = add_command("rules", "cli.about.rules", [this] {
      const RulesPart part = typed_.origins   ? RulesPart::origins
                             : typed_.actions ? RulesPart::actions
                             : typed_.numbers ? RulesPart::numbers
                                              : RulesPart::summary;
      show_rules({typed_.game, part, typed_.number_of_players().value_or(2)}, words_, console_);
    });
    rules_app.add_option("GAME", typed_.game, words_.say("cli.about.game_or_all"))->option_text(" ");
    rules_app.add_flag("--origins", typed_.origins, words_.say("cli.about.origins"));
    rules_app.add_flag("--actions", typed_.actions, words_.say("cli.about.actions"));
    rules_app.add_flag("--numbers", typed_.numbers, words_.say("cli.about.numbers"));
    add_option(rules_app, "--players", typed_.players, "cli.about.players", "N");
  }

  void add_perft() {
    CLI::App& perft_app = add_command("perft", "cli.about.perft", [this] {
      constexpr int kMostDepth = 32;
      const int depth = typed_.depth ? read_number<int>("--depth", *typed_.depth, 1, kMostDepth) : 1;
      show_perft({typed_.game, typed_.number_of_players().value_or(2), depth, typed_.game_options()}, words_,
                 console_);
    });
    perft_app.add_option("GAME", typed_.game, words_.say("cli.about.game"))->required()->option_text(" ");
    add_option(perft_app, "--players", typed_.players, "cli.about.players", "N");
    add_option(perft_app, "--depth", typed_.depth, "cli.about.depth", "D");
    add_game_options(perft_app);
  }

  void add_bench() {
    CLI::App& bench_app = add_command("bench", "cli.about.bench", [this] {
      constexpr double kMostSeconds = 3600;
      const double seconds =
          typed_.seconds ? read_number<double>("--seconds", *typed_.seconds, 0, kMostSeconds) : 1;
      show_bench({typed_.game, typed_.number_of_players().value_or(0), seconds, typed_.json}, console_);
    });
    add_option(bench_app, "--game", typed_.game, "cli.about.bench_game", "GAME");
    add_option(bench_app, "--players", typed_.players, "cli.about.players", "N");
    add_option(bench_app, "--seconds", typed_.seconds, "cli.about.seconds", "S");
    bench_app.add_flag("--json", typed_.json, words_.say("cli.about.json"));
  }

  void add_match() {
    CLI::App& match_app = add_command("match", "cli.about.match", [this] {
      show_match({.game = typed_.game,
                  .players = typed_.number_of_players().value_or(2),
                  .contenders = read_contenders(typed_.bots),
                  .games = typed_.number("--games", typed_.games, 1, 100),
                  .seed = typed_.chosen_seed().value_or(1),
                  .threads = typed_.number("--threads", typed_.threads, 1, 0),
                  .options = typed_.game_options(),
                  .resume = typed_.resume,
                  .stops_early = typed_.stops_early},
                 typed_.json_file, words_, console_);
    });
    add_contest_options(match_app);
    match_app.add_option("--bots", typed_.bots, words_.say("cli.about.bots"))
        ->required()
        ->delimiter(',')
        ->option_text("greedy,search:2000,..");
    add_option(match_app, "--resume", typed_.resume, "cli.about.resume", "FILE");
    match_app.add_flag("--stop-early", typed_.stops_early, words_.say("cli.about.stop_early"));
    add_game_options(match_app);
  }

  void add_tune() {
    CLI::App& tune_app = add_command("tune", "cli.about.tune", [this] {
      show_tune({.game = typed_.game,
                 .players = typed_.number_of_players().value_or(2),
                 .bot = typed_.bot,
                 .rounds = typed_.number("--rounds", typed_.rounds, 1, 100),
                 .games = typed_.number("--games", typed_.games, 1, 40),
                 .proof = typed_.number("--proof", typed_.proof, 1, 400),
                 .seed = typed_.chosen_seed().value_or(1),
                 .threads = typed_.number("--threads", typed_.threads, 1, 0)},
                typed_.json_file, words_, console_);
    });
    add_contest_options(tune_app);
    add_option(tune_app, "--bot", typed_.bot, "cli.about.tuned_bot", "LEVEL");
    add_option(tune_app, "--rounds", typed_.rounds, "cli.about.rounds", "R");
    add_option(tune_app, "--proof", typed_.proof, "cli.about.proof", "K");
  }

  void add_contest_options(CLI::App& command) {
    command.add_option("--game", typed_.game, words_.say("cli.about.game"))->required()->option_text("GAME");
    add_option(command, "--players", typed_.players, "cli.about.players", "N");
    add_option(command, "--games", typed_.games, "cli.about.games", "K");
    add_option(command, "--seed", typed_.seed, "cli.about.contest_seed", "S");
    add_option(command, "--threads", typed_.threads, "cli.about.threads", "T");
    add_option(command, "--json", typed_.json_file, "cli.about.json_file", "FILE");
  }

  void add_store(CLI::App& command) {
    add_option(command, "--data", typed_.serve.data, "cli.about.data", "FILE");
    add_option(command, "--postgres", typed_.serve.postgres, "cli.about.postgres", "URL")
        ->envname("TSARDOM_POSTGRES");
  }

  void add_serve() {
    CLI::App& serve_app =
        add_command("serve", "cli.about.serve", [this] { serve_online(typed_.serve, console_); });
    add_option(serve_app, "--listen", typed_.serve.listen, "cli.about.listen", "127.0.0.1:8080");
    add_store(serve_app);
    add_option(serve_app, "--base-url", typed_.serve.base_url, "cli.about.base_url", "https://..");
    add_option(serve_app, "--origin", typed_.serve.origins, "cli.about.origin", "https://..");
    add_option(serve_app, "--box", typed_.serve.boxes, "cli.about.serve_box", "GAME=FILE");
    add_option(serve_app, "--page", typed_.serve.page, "cli.about.page", "FOLDER");
    add_option(serve_app, "--metrics", typed_.serve.metrics, "cli.about.metrics", "127.0.0.1:9090");
    add_option(serve_app, "--generosity", typed_.serve.generosity, "cli.about.generosity", "N");
    add_option(serve_app, "--trust-proxy", typed_.serve.caps.trusted_proxies, "cli.about.trust_proxy",
               "10.0.0.0/8");
    add_option(serve_app, "--security-log", typed_.serve.security_log, "cli.about.security_log", "FILE");
  }

  void add_store_commands() {
    CLI::App& backup_app = add_command("backup", "cli.about.backup",
                                       [this] { back_up(typed_.serve.data, typed_.file, words_, console_); });
    backup_app.add_option("FILE", typed_.file, words_.say("cli.about.backup_file"))
        ->required()
        ->option_text(" ");
    add_option(backup_app, "--data", typed_.serve.data, "cli.about.data", "FILE");
    add_store(
        add_command("verify", "cli.about.verify", [this] { verify_store(typed_.serve, words_, console_); }));
  }

  PlayWish play_wish() const {
    PlayWish wish;
    wish.game = typed_.game;
    wish.players = typed_.number_of_players();
    if (typed_.seats) wish.sitters = read_sitters(*typed_.seats);
    wish.seed = typed_.chosen_seed();
    wish.options = typed_.game_options();
    wish.save = typed_.save;
    wish.load = typed_.load;
    const bool describes_game = !wish.game.empty() || wish.players || !wish.options.empty();
    if (!wish.load.empty() && describes_game) throw bad_usage("cli.refused.load_alone");
    if (wish.load.empty() && wish.game.empty() && (wish.players || wish.sitters || !wish.options.empty()))
      throw bad_usage("cli.refused.which_game");
    return wish;
  }

  // What the parser could not make sense of.
  Trouble explained(const CLI::ParseError& error) const {
    const std::string text = error.what();
    const auto code = static_cast<CLI::ExitCodes>(error.get_exit_code());
    if (code == CLI::ExitCodes::ExtrasError)
      return bad_usage("cli.refused.not_expected", {{"words", listed(app_.remaining(true))}});
    if (code == CLI::ExitCodes::ArgumentMismatch)
      return bad_usage("cli.refused.missing_value", {{"option", text.substr(0, text.find(':'))}});
    if (code != CLI::ExitCodes::RequiredError) return bad_usage("cli.refused.bad_usage", {{"why", text}});
    if (app_.get_subcommands().empty()) {
      const std::vector<std::string> unknown = app_.remaining(true);
      if (unknown.empty()) return bad_usage("cli.refused.missing_command");
      return bad_usage("cli.refused.not_expected", {{"words", listed(unknown)}});
    }
    return bad_usage("cli.refused.missing_argument", {{"argument", text.substr(0, text.find(' '))}});
  }

  Words& words_;
  Console& console_;
  Typed typed_;
  CLI::App app_;
  std::vector<Command> commands_;
  int exit_code_ = 0;
};

int complain(Console& console, std::string_view code, std::string_view text, int exit_code) {
  console.err << "tsardom: " << code << ": " << text << std::endl;
  return exit_code;
}

}  // namespace

int run(const std::vector<std::string>& args, Console console) {
  std::optional<Words> words;
  try {
    words.emplace(wanted_language(args));
    const int exit_code = Program(*words, console).run(args);
    console.out.flush();
    return console.out ? exit_code : kFailure;
  } catch (const OutputClosed&) {
    return kFailure;
  } catch (const InputEnded&) {
    return complain(console, "input_ended", words->say("cli.refused.no_answer"), kFailure);
  } catch (const Trouble& trouble) {
    return complain(console, trouble.code(), trouble.in(*words), trouble.exit_code());
  } catch (const Refusal& refusal) {
    return complain(console, refusal.code, words ? told(refusal, *words) : refusal.message,
                    exit_code_of(refusal));
  } catch (const std::exception& error) {
    return complain(console, "internal", error.what(), kFailure);
  }
}

}  // namespace tsardom::cli
