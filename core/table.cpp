// table.cpp - playing a game with refusals, luck and undo.
#include "core/table.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "core/phrase.h"
#include "core/record.h"

namespace ochre {
namespace {

Result<void> check_luck(const Vocabulary& words, const Dealer& dealer) {
  const Luck blamed = dealer.blamed();
  const std::string said = text_of(words, {&blamed, 1});
  switch (dealer.fault()) {
    case Dealer::Fault::Impossible: return problem("luck '" + said + "' cannot fall here");
    case Dealer::Fault::WrongKind:
      return problem("luck '" + said + "' is of another kind than what falls here");
    case Dealer::Fault::Missing:
      return problem("luck '" + std::string(words.lucks[blamed.kind].word) + "' is missing");
    case Dealer::Fault::None: break;
  }
  if (!dealer.left_over().empty()) {
    return problem("luck '" + text_of(words, dealer.left_over()) +
                   "' is left over, it did not fall here");
  }
  return {};
}

bool reveals(const Vocabulary& words, const Decision& decision) {
  return std::any_of(decision.events.begin(), decision.events.end(),
                     [&](const Event& event) { return words.events[event.kind].reveals; });
}

class TableWitness final : public Witness {
 public:
  TableWitness(const Table& table, Action a) : table_(table), action_(a) {}
  void testify() const override {
    std::fprintf(stderr, "while playing '%s' after this record:\n%s",
                 text_of(*table_.game().vocabulary, action_).c_str(), write_record(table_).c_str());
  }

 private:
  const Table& table_;
  Action action_;
};

}  // namespace

Result<void> check_options(const Info& info, const Options& options) {
  if (options.seats < info.least_seats || options.seats > info.most_seats) {
    return problem(std::string(info.id) + " has " + std::to_string(options.seats) +
                   " seats, expected " + std::to_string(info.least_seats) + ".." +
                   std::to_string(info.most_seats));
  }
  if (options.rules < 1 || options.rules > info.rules_version) {
    return problem("rules version " + std::to_string(options.rules) + " of " +
                   std::string(info.id) + " is not known, expected 1.." +
                   std::to_string(info.rules_version));
  }
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionRow& row = info.options[i];
    if (options.value[i] >= row.least && options.value[i] <= row.most) continue;
    return problem("option " + std::string(row.name) + " is " + std::to_string(options.value[i]) +
                   ", expected " + std::to_string(row.least) + ".." + std::to_string(row.most));
  }
  return {};
}

Result<Table> Table::start(Setup setup, const Script& script, bool must_suffice) {
  if (const auto sound = check_options(*setup.game->info, setup.options); !sound) {
    return std::unexpected(sound.error());
  }
  setup.who.resize(setup.options.seats);
  Table table(std::move(setup));
  const AnyGame& game = table.game();
  if (!table.setup_.position.empty()) {
    const Result<Json> json = parse_json(table.setup_.position, "position");
    if (!json) return std::unexpected(json.error());
    const Result<AnyState> state =
        position_from_json(game, table.setup_.options, *json, mix(table.setup_.seed, 0));
    if (!state) return std::unexpected(state.error());
    table.state_ = *state;
    Json full = state->to_json();  // whatever was left open
    full.erase("box");             // the header names it: its place on the shelf is this process's
    full.erase("rules");           // the header names them, too
    table.setup_.position = dump_json(full);
    table.coming_ = script.coming;
    return table;
  }
  table.coming_ = script.coming;
  Dealer dealer(script.now, must_suffice, &table.coming_, mix(table.setup_.seed, 0),
                &table.opening_events_, &table.opening_luck_);
  game.setup(table.state_.data(), table.setup_.options, dealer);
  if (const auto sound = check_luck(*game.vocabulary, dealer); !sound) {
    return std::unexpected(sound.error());
  }
  return table;
}

std::expected<const Decision*, Refused> Table::play(Action a, const Script& script,
                                                    bool must_suffice) {
  const Vocabulary& words = *game().vocabulary;
  if (const Objection no = state_.objection(a)) {
    return std::unexpected(Refused{refusal(state_, distinct_names(setup_.who), a, no), no});
  }
  const TableWitness witness(*this, a);
  Decision decision{state_.to_act(), a, {}, {}};
  LuckLog coming = coming_;
  coming.insert(coming.end(), script.coming.begin(), script.coming.end());
  Dealer dealer(script.now, must_suffice, &coming, mix(setup_.seed, decisions_.size() + 1),
                &decision.events, &decision.luck);
  AnyState after = state_;
  after.apply(a, dealer);
  if (const auto sound = check_luck(words, dealer); !sound) {
    return std::unexpected(Refused{text_of(words, a) + ": " + sound.error().text});
  }
  if (!decision.luck.empty() || reveals(words, decision)) {
    earlier_.clear();
  } else {
    earlier_.push_back(state_);
  }
  state_ = after;
  coming_ = std::move(coming);
  decisions_.push_back(std::move(decision));
  return &decisions_.back();
}

Result<void> Table::can_undo(Seat viewer) const {
  if (decisions_.empty()) return problem("there is no decision to take back");
  if (!earlier_.empty()) return {};
  const Decision& last = decisions_.back();
  const bool named = viewer == kNobody || viewer == last.seat;
  const std::string what =
      (named ? "'" + text_of(*game().vocabulary, last.action) + "'" : "the last decision") +
      " cannot be taken back: ";
  if (!last.luck.empty()) return problem(what + "luck fell since");
  return problem(what + "something hidden was shown since");
}

Result<Decision> Table::undo() {
  if (const auto allowed = can_undo(); !allowed) return std::unexpected(allowed.error());
  state_ = earlier_.back();
  earlier_.pop_back();
  Decision last = std::move(decisions_.back());
  decisions_.pop_back();
  return last;
}

void Table::repeat(const Decision& decision) {
  const auto played = play(decision.action, {decision.luck, {}}, true);
  ENSURE(played.has_value());
}

Table Table::rewound(std::size_t decisions) const {
  auto out = start(setup_, {opening_luck_, {}}, true);
  ENSURE(out.has_value());
  for (std::size_t i = 0; i < decisions; ++i) out->repeat(decisions_[i]);
  return std::move(*out);
}

}  // namespace ochre
