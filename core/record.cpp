// record.cpp - writing records, and replaying them with every line checked.
#include "core/record.h"

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/text.h"

namespace ochre {
namespace {

constexpr std::string_view kTitle = "ochre record ";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";  // some editors put it first

class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}
  // The next line that says something; false at the end.
  bool next() {
    while (!text_.empty()) {
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      line_ = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      ++number_;
      if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
      if (!line_.empty() && line_.front() != '#') return true;
    }
    line_ = {};
    ++number_;
    return false;
  }
  std::string_view line() const { return line_; }
  // "key rest": the rest, if the line begins so.
  std::optional<std::string_view> after(std::string_view key) const {
    if (!line_.starts_with(key)) return std::nullopt;
    if (line_.size() == key.size()) return std::string_view{};
    if (line_[key.size()] != ' ') return std::nullopt;
    return line_.substr(key.size() + 1);
  }
  std::unexpected<Problem> wrong(const std::string& what) const {
    return problem("line " + std::to_string(number_) + ": " + what);
  }
  std::unexpected<Problem> expected(const std::string& what) const {
    const std::string shown = line_.empty() ? "the end" : in_quotes(line_);
    return wrong(shown + " stands where '" + what + "' was expected");
  }

 private:
  std::string_view text_, line_;
  int number_ = 0;
};

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string up_to(int version) {  // every version ever released is read
  return version == 1 ? "1" : "1.." + std::to_string(version);
}

Result<void> read_box(Lines& lines, Table::Setup& setup) {
  const auto given = lines.after("box");
  if (!given) return lines.expected("box standard");
  if (*given == "standard") return {};
  const std::size_t space = std::min(given->find(' '), given->size());
  const std::string_view hash = given->substr(0, space);
  const Result<Json> json =
      parse_json(given->substr(std::min(space + 1, given->size())), "the box");
  if (!json) return lines.wrong(json.error().text);
  Result<BoxHold> box = BoxHold::bring(*setup.game, *json);
  if (!box) return lines.wrong(box.error().text);
  setup.options.box = box->place();
  setup.box = std::move(*box);
  const std::string name = setup.game->box_name(setup.options.box);
  if (name == hash) return {};
  return lines.wrong("the box has hash " + name + ", the record says " + shortened(hash));
}

Result<void> read_options(Lines& lines, const Info& info, Options& options) {
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const std::string key = "option " + std::string(info.options[i].name);
    const auto given = lines.after(key);
    const auto value = given ? number<int>(*given) : std::nullopt;
    if (!value || *value < info.options[i].least || *value > info.options[i].most) {
      return lines.expected(key + " " + std::to_string(info.options[i].least) + ".." +
                            std::to_string(info.options[i].most));
    }
    options.value[i] = static_cast<std::uint8_t>(*value);
    lines.next();
  }
  return {};
}

Result<Table::Setup> read_header(Lines& lines, FindGame find_game) {
  Table::Setup setup;
  lines.next();
  const auto format = lines.line().starts_with(kTitle)
                          ? number<int>(lines.line().substr(kTitle.size()))
                          : std::nullopt;
  if (!format || *format < 1 || *format > kRecordVersion) {
    return lines.expected(std::string(kTitle) + up_to(kRecordVersion));
  }
  lines.next();
  const auto id = lines.after("game");
  if (!id) return lines.expected("game <id>");
  const Result<const AnyGame*> game = find_game(*id);
  if (!game) return lines.wrong(game.error().text);
  setup.game = *game;
  const Info& info = *(*game)->info;
  lines.next();
  const auto rules = lines.after("rules");
  const auto version = rules ? number<int>(*rules) : std::nullopt;
  if (!version || *version < 1 || *version > info.rules_version) {
    return lines.expected("rules " + up_to(info.rules_version));
  }
  setup.options.rules = static_cast<std::uint8_t>(*version);
  lines.next();
  if (const auto box = read_box(lines, setup); !box) return std::unexpected(box.error());
  lines.next();
  if (const auto options = read_options(lines, info, setup.options); !options) {
    return std::unexpected(options.error());
  }
  const auto seats = lines.after("seats");
  const auto count = seats ? number<int>(*seats) : std::nullopt;
  if (!count || *count < info.least_seats || *count > info.most_seats) {
    return lines.expected("seats " + std::to_string(info.least_seats) + ".." +
                          std::to_string(info.most_seats));
  }
  setup.options.seats = static_cast<std::uint8_t>(*count);
  for (int i = 0; i < *count; ++i) {
    lines.next();
    const auto who = lines.after("seat " + std::to_string(i));
    if (!who) return lines.expected("seat " + std::to_string(i) + " <who>");
    setup.who.emplace_back(*who);
  }
  lines.next();
  const auto seed = lines.after("seed");
  const auto value = seed ? number<std::uint64_t>(*seed) : std::nullopt;
  if (!value) return lines.expected("seed <number>");
  setup.seed = *value;
  return setup;
}

// "1 lay tribe scout | draw wolf"
Result<void> replay_line(const Lines& lines, Table& table) {
  std::string_view line = lines.line();
  const std::size_t space = std::min(line.find(' '), line.size());
  const auto seat = number<int>(line.substr(0, space));
  if (!seat) return lines.expected("<seat> <move>");
  if (table.is_over()) return lines.wrong("the game is over, no move was expected");
  if (*seat != table.state().to_act()) {
    return lines.wrong("seat " + std::to_string(*seat) + " moves, seat " +
                       std::to_string(table.state().to_act()) + " was expected");
  }
  line.remove_prefix(std::min(space + 1, line.size()));
  const std::size_t bar = std::min(line.find('|'), line.size());
  const Vocabulary& words = *table.game().vocabulary;
  const Result<Action> action = action_from_text(words, line.substr(0, bar), table.state().seats());
  if (!action) return lines.wrong(action.error().text);
  const Result<Script> script =
      script_from_text(words, line.substr(std::min(bar + 1, line.size())), table.state().seats());
  if (!script) return lines.wrong(script.error().text);
  if (!script->coming.empty()) return lines.wrong("a record has the luck that fell, not 'shuffle'");
  const auto played = table.play(*action, *script, true);
  if (!played) return lines.wrong(played.error().text);
  return {};
}

Result<void> check_end(const Lines& lines, std::string_view rest, const Table& table) {
  const std::string wanted =
      std::to_string(table.decisions().size()) + " " + position_hash(table.state());
  if (rest == wanted) return {};
  return lines.wrong("the replay ends with '" + wanted + "', the record says " + in_quotes(rest));
}

std::string one_line(std::string text) {
  for (char& c : text) c = static_cast<unsigned char>(c) < 32 ? ' ' : c;
  return text;
}

}  // namespace

std::string position_hash(const AnyState& state) {
  // Of the JSON, with the box by name: its place on the shelf differs between processes.
  Json json = state.to_json();
  if (json.contains("box") && json["box"].is_number_integer()) {
    json["box"] = state.game().box_name(static_cast<std::uint8_t>(json["box"].get<int>()));
  }
  json.erase("rules");  // the header names them; the first records had no such field
  return hex(hash_text(dump_json(json)));
}

std::string write_record(const Table& table) {
  const AnyGame& game = table.game();
  const Vocabulary& words = *game.vocabulary;
  const Table::Setup& setup = table.setup();
  std::string out = std::string(kTitle) + std::to_string(kRecordVersion) + "\n";
  const auto line = [&](const std::string& text) { out += text + "\n"; };
  line("game " + std::string(game.info->id));
  line("rules " + std::to_string(setup.options.rules));
  const std::string box = game.box_name(setup.options.box);
  line("box " + box + (setup.options.box == 0 ? "" : " " + game.box_source(setup.options.box)));
  for (std::size_t i = 0; i < game.info->options.size(); ++i) {
    line("option " + std::string(game.info->options[i].name) + " " +
         std::to_string(setup.options.value[i]));
  }
  line("seats " + std::to_string(setup.options.seats));
  for (std::size_t i = 0; i < setup.who.size(); ++i) {
    line("seat " + std::to_string(i) + " " + one_line(setup.who[i]));
  }
  line("seed " + std::to_string(setup.seed));
  if (!setup.position.empty()) {
    line("position " + setup.position);
  } else {
    line("start " + text_of(words, table.opening_luck()));
  }
  for (const Decision& decision : table.decisions()) {
    const std::string luck = text_of(words, decision.luck);
    line(std::to_string(decision.seat) + " " + text_of(words, decision.action) +
         (luck.empty() ? "" : " | " + luck));
  }
  line("end " + std::to_string(table.decisions().size()) + " " + position_hash(table.state()));
  return out;
}

Result<Table> read_record(std::string_view text, FindGame find_game) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  Lines lines(text);
  Result<Table::Setup> setup = read_header(lines, find_game);
  if (!setup) return std::unexpected(setup.error());
  lines.next();
  Script script;
  if (const auto position = lines.after("position")) {
    setup->position = std::string(*position);
  } else if (const auto start = lines.after("start")) {
    Result<Script> given = script_from_text(*setup->game->vocabulary, *start, setup->options.seats);
    if (!given) return lines.wrong(given.error().text);
    script = std::move(*given);
  } else {
    return lines.expected("start <luck>");
  }
  Result<Table> table = Table::start(std::move(*setup), script, true);
  if (!table) return lines.wrong(table.error().text);
  while (lines.next()) {
    if (const auto rest = lines.after("end")) {
      if (const auto good = check_end(lines, *rest, *table); !good)
        return std::unexpected(good.error());
      if (lines.next()) return lines.wrong("something follows the end");
      return table;
    }
    if (const auto done = replay_line(lines, *table); !done) return std::unexpected(done.error());
  }
  return lines.expected("end <decisions> <hash>");
}

}  // namespace ochre
