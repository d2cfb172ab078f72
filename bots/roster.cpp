// roster.cpp - the rows of the roster, and reading one with its settings.
#include "bots/roster.h"

#include <array>
#include <charconv>

#include "core/text.h"

namespace ochre {
namespace {

using Kind = BotSpec::Kind;

// Levels differ in how far they look and how well they judge, never by random throws.
constexpr std::array<BotRow, 8> kBots = {{
    {"random", "any legal choice, each equally likely", Kind::Random},
    {"greedy", "the choice that looks best one step ahead", Kind::Greedy},
    {"search", "tree search over what its seat may know", Kind::Search},
    {"level1", "easy: sees one step, and misjudges a lot", Kind::Greedy, 4},
    {"level2", "mild: sees one step, and misjudges", Kind::Greedy, 2},
    {"level3", "fair: sees one step, and judges well", Kind::Greedy, 0.7},
    {"level4", "hard: thinks a little ahead", Kind::Search, 0, {.iterations = 50}},
    {"level5",
     "fierce: thinks far ahead, up to about a second",
     Kind::Search,
     0,
     {.iterations = 0}},
}};

struct Setting {
  std::string_view name;
  double least, most;
  void (*set)(BotSpec&, double);
  bool whole;
};
constexpr std::array<Setting, 9> kSettings = {{
    {"iterations", 1, 1e9,
     [](BotSpec& s, double x) { s.search.iterations = static_cast<std::uint64_t>(x); }, true},
    {"seconds", 0.001, 3600, [](BotSpec& s, double x) { s.search.seconds = x; }, false},
    {"trees", 1, 64, [](BotSpec& s, double x) { s.search.trees = static_cast<int>(x); }, true},
    {"exploration", 0, 100, [](BotSpec& s, double x) { s.search.exploration = x; }, false},
    {"sharpness", 0.01, 1000, [](BotSpec& s, double x) { s.search.sharpness = x; }, false},
    {"width", 0.01, 1000, [](BotSpec& s, double x) { s.search.width = x; }, false},
    {"rollout", 0, 1000, [](BotSpec& s, double x) { s.search.rollout = static_cast<int>(x); },
     true},
    {"horizon", 1, 100, [](BotSpec& s, double x) { s.search.horizon = static_cast<int>(x); }, true},
    {"noise", 0, 1000, [](BotSpec& s, double x) { s.noise = x; }, false},
}};

std::string names_of_settings() {
  std::string out;
  for (const Setting& one : kSettings) out += (out.empty() ? "" : ", ") + std::string(one.name);
  return out;
}

// A number without the locale: digits, perhaps a point and more digits.
bool read_number(std::string_view text, bool whole, double& out) {
  std::uint64_t before = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), before);
  if (error != std::errc()) return false;
  out = static_cast<double>(before);
  std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (rest.empty()) return true;
  if (whole || rest.size() < 2 || rest.size() > 10 || rest[0] != '.') return false;
  double unit = 1;
  for (char c : rest.substr(1)) {
    if (c < '0' || c > '9') return false;
    unit /= 10;
    out += unit * (c - '0');
  }
  return true;
}

Result<void> apply_setting(BotSpec& spec, std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  for (const Setting& one : kSettings) {
    if (one.name != text.substr(0, equals)) continue;
    double value = 0;
    const std::string_view given = text.substr(std::min(equals + 1, text.size()));
    if (!read_number(given, one.whole, value) || value < one.least || value > one.most) {
      return problem("bot setting " + in_quotes(text) + " needs a " + (one.whole ? "whole " : "") +
                     "number in its range, for example " + std::string(one.name) + "=" +
                     (one.whole ? "2" : "0.5"));
    }
    one.set(spec, value);
    return {};
  }
  return problem("bot setting " + in_quotes(text) + " is not known, expected some of " +
                 names_of_settings());
}

}  // namespace

std::span<const BotRow> all_bots() { return kBots; }

Result<BotSpec> read_bot(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  std::string wanted;
  for (const BotRow& row : all_bots()) {
    wanted += (wanted.empty() ? "" : ", ") + std::string(row.name);
    if (row.name != name) continue;
    BotSpec spec{std::string(text), row.kind, row.noise, row.search};
    for (std::size_t at = name.size(); at < text.size();) {
      const std::size_t end = std::min(text.find(':', at + 1), text.size());
      if (auto done = apply_setting(spec, text.substr(at + 1, end - at - 1)); !done) {
        return std::unexpected(done.error());
      }
      at = end;
    }
    return spec;
  }
  return problem("bot " + in_quotes(name) + " is not known, expected one of " + wanted);
}

std::unique_ptr<Bot> make_bot(const BotSpec& spec, const Workers& workers) {
  switch (spec.kind) {
    case Kind::Random: return make_random();
    case Kind::Greedy: return make_greedy(spec.noise);
    case Kind::Search: return make_search(spec.search, workers);
  }
  return nullptr;
}

}  // namespace ochre
