// table_commands.cpp - games, rules, play, engine, replay, verify.
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/phrase.h"
#include "core/record.h"
#include "games/registry.h"
#include "lab/system_luck.h"
#include "program/commands.h"
#include "program/inbox.h"
#include "program/shared.h"
#include "protocol/engine.h"
#include "terminal/table.h"

namespace ochre {
namespace {

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) == 1 && (no_colour == nullptr || *no_colour == '\0');
}

std::size_t screen_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 40) return 100;
  return std::min<std::size_t>(size.ws_col, 160);
}

// Where an unfinished game is kept.
std::string autosave_path() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  if (state == nullptr && home == nullptr) return "";
  const std::filesystem::path folder =
      (state != nullptr ? std::filesystem::path(state)
                        : std::filesystem::path(home) / ".local/state") /
      "ochre";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  return error ? "" : (folder / "last.record").string();
}

Result<std::string> ask_game() {
  std::cout << "\n  Ochre\n\n";
  for (std::size_t i = 0; i < all_games().size(); ++i) {
    std::cout << "  " << i + 1 << "  " << all_games()[i]->info->title << "\n";
  }
  std::cout << "\nwhich game? " << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) return problem("no game was chosen");
  for (std::size_t i = 0; i < all_games().size(); ++i) {
    if (line == std::to_string(i + 1)) return std::string(all_games()[i]->info->id);
  }
  return line;
}

Result<Table> open_table(const PlayWords& words) {
  if (!words.load.empty()) {
    const auto text = read_file(words.load);
    if (!text) return std::unexpected(text.error());
    auto table = read_record(*text, find_game);
    if (!table) return problem(words.load + ": " + table.error().text);
    return table;
  }
  Result<std::string> id = words.game;
  if (words.game.empty()) id = ask_game();
  if (!id) return std::unexpected(id.error());
  const auto game = find_game(*id);
  if (!game) return std::unexpected(game.error());
  std::vector<std::string> seats = words.seats;
  if (seats.empty()) seats = {"You", "level3"};
  while (static_cast<int>(seats.size()) < (*game)->info->least_seats) seats.emplace_back("level3");
  BoxHold box;
  const auto options = read_options(**game, seats.size(), words.options, words.components, box);
  if (!options) return std::unexpected(options.error());
  const std::uint64_t seed = words.has_seed ? words.seed : system_seed();
  return Table::start({*game, *options, seed, seats, {}, box});
}

}  // namespace

int list_games() {
  for (const AnyGame* game : all_games()) {
    const Info& info = *game->info;
    std::cout << padded(std::string(info.id), 16) << info.title << ", " << info.least_seats
              << " to " << info.most_seats << (info.cooperative ? " together" : " players") << "\n";
    for (const OptionRow& row : info.options) {
      std::cout << "                  --option " << row.name << "=" << row.least << ".." << row.most
                << " (" << row.standard << ")  " << row.what << "\n";
    }
  }
  return 0;
}

int show_rules(const std::string& game, const std::string& clause) {
  const auto found = find_game(game);
  if (!found) return refuse(found.error().text);
  const Vocabulary& words = *(*found)->vocabulary;
  const Ink ink(wants_colour());
  const std::size_t width = screen_width();
  const auto show = [&](const ClauseRow& row) {
    if (row.kind == ClauseKind::Chapter) {
      std::cout << "\n" << ink(Paint::Ochre, row.text) << "\n";
      return;
    }
    const std::string mark = row.kind == ClauseKind::Ruling ? " (our ruling)" : "";
    std::cout << ink(Paint::Bold, id_of(row)) << "  "
              << wrapped(std::string(row.text) + mark, width - 9, 9) << "\n";
  };
  if (!clause.empty()) {
    const auto row = find_clause(words, clause);
    if (!row) return refuse(row.error().text);
    show(**row);
    return 0;
  }
  for (const ClauseRow& row : words.clauses) show(row);
  return 0;
}

int play(const PlayWords& words) {
  auto table = open_table(words);
  if (!table) return refuse(table.error().text);
  TerminalOrder order;
  order.autosave = autosave_path();
  order.interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
  order.ink = Ink(wants_colour());
  order.width = screen_width();
  const auto kept = TerminalTable(std::move(*table), order, std::cin, std::cout).run();
  return kept ? 0 : refuse(kept.error().text);
}

int run_engine(const std::string& bot) {
  auto spec = read_bot(bot);
  if (!spec) return refuse(spec.error().text);
  Engine engine(std::move(*spec));
  Inbox inbox(kLongestMessage, [&](std::uint64_t number, const std::string& line) {
    if (asks_to_stop(line)) engine.stop().ask(number);
  });
  while (const auto line = inbox.next()) {
    const std::string answer = engine.answer(*line);
    if (!answer.empty()) std::cout << answer << "\n" << std::flush;
    if (!std::cout) break;  // nobody hears the answers
  }
  return 0;
}

int replay(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return refuse(text.error().text);
  const auto table = read_record(*text, find_game);
  if (!table) return refuse(file + ": " + table.error().text);
  const SeatNames names = distinct_names(table->setup().who);
  const auto tell = [&](const EventLog& events) {
    for (const Event& event : events) {
      std::cout << phrase_of(table->state(), names, event, kNobody) << "\n";
    }
  };
  tell(table->opening_events());
  for (const Decision& decision : table->decisions()) tell(decision.events);
  const Outcome outcome = table->state().outcome();
  std::cout << (outcome.over ? "the game is over" : "the game goes on") << " after "
            << table->decisions().size() << " decisions:";
  for (std::size_t i = 0; i < names.size(); ++i)
    std::cout << " " << names[i] << " " << outcome.score[i];
  std::cout << "\n";
  return 0;
}

int verify(const std::vector<std::string>& files) {
  int bad = 0;
  for (const std::string& file : files) {
    const auto text = read_file(file);
    const auto table =
        text ? read_record(*text, find_game) : Result<Table>(std::unexpected(text.error()));
    if (table) {
      std::cout << "ok   " << file << ": " << table->game().info->id << ", "
                << table->decisions().size() << " decisions, " << position_hash(table->state())
                << "\n";
    } else {
      std::cout << "bad  " << file << ": " << table.error().text << "\n";
      ++bad;
    }
  }
  return bad == 0 ? 0 : 1;
}

}  // namespace ochre
