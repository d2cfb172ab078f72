// main.cpp - the words of the command line.
#include <signal.h>

#include <CLI/CLI.hpp>

#include "program/commands.h"
#include "program/output.h"
#include "program/shared.h"

namespace {

using namespace ochre;

void add_simulate(CLI::App& app, SimulateWords& many, int& code) {
  auto* simulate = app.add_subcommand("simulate", "play many games between bots");
  simulate->add_option("game", many.game)->required();
  simulate->add_option("--seats", many.seats, "a bot a seat")
      ->delimiter(',')
      ->capture_default_str();
  simulate->add_option("--option", many.options, "name=value");
  simulate->add_option("--components", many.components, "a box of your own, as JSON");
  simulate->add_option("--games", many.games)
      ->check(CLI::Range(1, 100000000))
      ->capture_default_str();
  simulate->add_option("--threads", many.threads)->check(CLI::Range(1, 256))->capture_default_str();
  simulate->add_option("--seed", many.seed)->capture_default_str();
  simulate->add_option("--records", many.records, "write every game into this folder");
  simulate->add_flag("--json", many.json, "the figures as JSON");
  simulate->callback([&] { code = run_simulate(many); });
}

void add_arena(CLI::App& app, ArenaWords& duel, int& code) {
  auto* arena = app.add_subcommand("arena", "who plays better: seats rotated, luck paired by seed");
  arena->add_option("game", duel.game)->required();
  arena
      ->add_option("--players", duel.players,
                   "bots, levels, engine:COMMAND, cheat:BOT (which sees everything)")
      ->delimiter(',')
      ->capture_default_str();
  arena->add_option("--seats", duel.seats)->check(CLI::Range(1, 4))->capture_default_str();
  arena->add_option("--rounds", duel.rounds, "each plays every lineup in every rotation")
      ->check(CLI::Range(1, 10000000))
      ->capture_default_str();
  arena->add_option("--option", duel.options, "name=value");
  arena->add_option("--components", duel.components, "a box of your own, as JSON");
  arena->add_option("--threads", duel.threads)->check(CLI::Range(1, 256))->capture_default_str();
  auto* seed = arena->add_option(
      "--seed", duel.seed, "the luck of all games; 1, or with an outside bot one nobody can guess");
  arena->add_flag("--own-luck", duel.own_luck,
                  "each game has luck of its own, for bots that may not be trusted: the games of a "
                  "round are no longer of equal luck, and more are needed");
  arena->add_option("--file", duel.file, "keep every game there, and go on from there next time");
  arena->add_option("--csv", duel.csv, "write a row a seat of a game");
  arena
      ->add_option("--sprt", duel.sprt,
                   "stop when the first of two is better by HIGH rather than LOW Elo, or is not")
      ->expected(2)
      ->type_name("LOW HIGH");
  arena->add_flag("--json", duel.json, "the figures as JSON");
  arena->callback([&code, &duel, seed] {
    duel.has_seed = seed->count() > 0;
    code = run_arena(duel);
  });
}

void add_bench(CLI::App& app, BenchWords& speed, int& code) {
  auto* bench = app.add_subcommand("bench", "how fast the games are, in random play on one core");
  bench->add_option("game", speed.game);
  bench->add_option("--repetitions", speed.repetitions)
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  bench->add_option("--seconds", speed.seconds, "a repetition")
      ->check(CLI::Range(0.01, 600.0))
      ->capture_default_str();
  bench->add_flag("--json", speed.json, "the figures as JSON");
  bench->callback([&] { code = run_bench(speed); });
}

int obey(int argc, char** argv) {
  CLI::App app("Ochre plays prehistoric board games by their complete rules.", "ochre");
  app.require_subcommand(1);
  int code = 0;

  app.add_subcommand("games", "the games there are")->callback([&] { code = list_games(); });

  std::string game, clause, file;
  auto* rules = app.add_subcommand("rules", "the clauses of a game, in our words");
  rules->add_option("game", game)->required();
  rules->add_option("clause", clause, "one of them, for example TRI-061");
  rules->callback([&] { code = show_rules(game, clause); });

  PlayWords at;
  auto* table = app.add_subcommand("play", "sit down at the terminal table");
  table->add_option("game", at.game);
  table->add_option("--seats", at.seats, "who sits there: bots by their names, people by theirs")
      ->delimiter(',');
  table->add_option("--option", at.options, "name=value");
  table->add_option("--components", at.components, "a box of your own, as JSON");
  table->add_option("--load", at.load, "go on with a record");
  auto* seed = table->add_option("--seed", at.seed, "the luck of the game");
  table->callback([&] {
    at.has_seed = seed->count() > 0;
    code = play(at);
  });

  std::string bot = "level5";
  auto* engine =
      app.add_subcommand("engine", "JSON-RPC 2.0 on standard input and output, a message a line");
  engine->add_option("--bot", bot, "who advises and chooses")->capture_default_str();
  engine->callback([&] { code = run_engine(bot); });

  SimulateWords many;
  add_simulate(app, many, code);
  ArenaWords duel;
  add_arena(app, duel, code);
  BenchWords speed;
  add_bench(app, speed, code);

  auto* show = app.add_subcommand("replay", "tell the story of a record");
  show->add_option("file", file)->required();
  show->callback([&] { code = replay(file); });

  std::vector<std::string> files;
  auto* check = app.add_subcommand("verify", "replay records and say which are sound");
  check->add_option("files", files)->required();
  check->callback([&] { code = verify(files); });

  CLI11_PARSE(app, argc, argv);
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a sentence, not an end
  Output output;
  const int code = obey(argc, argv);
  const auto written = output.finish();
  return written ? code : refuse(written.error().text);
}
