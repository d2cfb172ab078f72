// methods.cpp - what the engine can be asked (docs/protocol.md).
#include "protocol/methods.h"

#include <array>
#include <nlohmann/json.hpp>

#include "bots/roster.h"
#include "core/record.h"
#include "games/registry.h"
#include "protocol/params.h"
#include "protocol/telling.h"

namespace ochre {
namespace {

constexpr std::size_t kMostTables = 10000;

std::unexpected<Failure> fail(ErrorCode code, std::string text, Json data = nullptr) {
  return std::unexpected(Failure{code, std::move(text), std::move(data)});
}

std::string not_to_decide(Seat seat, Seat next) {
  return "seat " + std::to_string(seat) + " is not to decide, " +
         (next == kNobody ? "the game is over" : "seat " + std::to_string(next) + " is");
}

Answer<Json> run_games(Engine&, const Json&) {
  Json games = Json::array();
  for (const AnyGame* game : all_games()) {
    const Info& info = *game->info;
    Json options = Json::array();
    for (const OptionRow& row : info.options) {
      options.push_back({{"name", std::string(row.name)},
                         {"what", std::string(row.what)},
                         {"least", row.least},
                         {"most", row.most},
                         {"standard", row.standard}});
    }
    games.push_back({{"id", std::string(info.id)},
                     {"title", std::string(info.title)},
                     {"least_seats", info.least_seats},
                     {"most_seats", info.most_seats},
                     {"cooperative", info.cooperative},
                     {"rules_version", info.rules_version},
                     {"options", options}});
  }
  Json bots = Json::array();
  for (const BotRow& bot : all_bots()) {
    bots.push_back({{"name", std::string(bot.name)}, {"what", std::string(bot.what)}});
  }
  return Json{{"protocol", kProtocolVersion}, {"games", games}, {"bots", bots}};
}

Answer<Json> open_table(Engine& engine, Result<Table> table) {
  if (!table) return fail(ErrorCode::BadParams, table.error().text);
  if (engine.table_count() >= kMostTables) {
    return fail(ErrorCode::Refused,
                std::to_string(kMostTables) + " tables are open, close one first");
  }
  const std::string name = engine.add_table(std::move(*table));
  const Table& opened = *engine.find_table(name);
  Json out = {{"table", name}};
  out.update(status_of(opened));
  out["box"] = opened.game().box_name(opened.setup().options.box);
  out["rules"] = opened.setup().options.rules;
  return out;
}

Answer<Json> run_new(Engine& engine, const Json& params) {
  auto setup = setup_params(params);
  if (!setup) return std::unexpected(setup.error());
  const auto script = luck_param(*setup, params);
  if (!script) return std::unexpected(script.error());
  return open_table(engine, Table::start(std::move(*setup), *script));
}

// A record, or its first decisions; with a seed of its own what comes after is other luck.
Answer<Json> load_record(Engine& engine, const std::string& record, const Json& params) {
  for (const auto& [name, value] : params.items()) {
    if (name != "record" && name != "decisions" && name != "seed")
      return fail(ErrorCode::BadParams, "'" + name + "' is said by the record itself");
  }
  Result<Table> table = read_record(record, find_game);
  if (!table) return fail(ErrorCode::BadParams, table.error().text);
  const auto at = moment_param(*table, params, "decisions");
  if (!at) return std::unexpected(at.error());
  const auto seed = seed_param(params);
  if (!seed) return std::unexpected(seed.error());
  if (at->has_value()) *table = table->rewound(**at);
  if (params.contains("seed")) table->reseed(*seed);
  return open_table(engine, std::move(table));
}

Answer<Json> run_load(Engine& engine, const Json& params) {
  const auto record = optional_text(params, "record");
  if (!record) return std::unexpected(record.error());
  if (*record) return load_record(engine, **record, params);
  if (params.contains("decisions"))
    return fail(ErrorCode::BadParams, "'decisions' goes with 'record', not with 'position'");
  if (!params.contains("position")) {
    return fail(ErrorCode::BadParams, "'record' or 'position' is missing, expected one of them");
  }
  if (!params["position"].is_object()) {
    return fail(ErrorCode::BadParams, "'position' must be an object of state fields");
  }
  auto setup = setup_params(params);
  if (!setup) return std::unexpected(setup.error());
  setup->position = dump_json(params["position"]);
  const auto script = luck_param(*setup, params);
  if (!script) return std::unexpected(script.error());
  return open_table(engine, Table::start(std::move(*setup), *script));
}

Answer<Json> run_view(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto seat = seat_param(**table, params, "seat");
  if (!seat) return std::unexpected(seat.error());
  const auto at = moment_param(**table, params, "at");
  if (!at) return std::unexpected(at.error());
  const Table shown = at->has_value() ? (*table)->rewound(**at) : **table;
  const AnyState& state = shown.state();
  Json out = {{"seat", *seat == kNobody ? Json(nullptr) : Json(*seat)},
              {"state", *seat == kNobody ? state.to_json() : AnyView(state, *seat).to_json()}};
  out.update(status_of(shown));
  const auto undo = shown.can_undo(*seat);
  out["can_undo"] = undo.has_value();
  out["undoable"] = shown.undoable();
  if (!undo) out["why_no_undo"] = undo.error().text;
  return out;
}

Answer<Json> run_history(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto viewer = seat_param(**table, params, "viewer");
  if (!viewer) return std::unexpected(viewer.error());
  const auto from = moment_param(**table, params, "from");
  if (!from) return std::unexpected(from.error());
  return history_of(**table, from->value_or(0), *viewer);
}

Answer<Json> run_vocabulary(Engine&, const Json& params) {
  const auto id = text_param(params, "game");
  if (!id) return std::unexpected(id.error());
  const auto game = find_game(*id);
  if (!game) return fail(ErrorCode::BadParams, game.error().text);
  return vocabulary_of(**game);
}

// What is in the box of a table, or in a game's standard box.
Answer<Json> run_components(Engine& engine, const Json& params) {
  if (params.contains("table")) {
    const auto table = table_param(engine, params);
    if (!table) return std::unexpected(table.error());
    return Json{{"components", (*table)->game().describe_box((*table)->setup().options.box)}};
  }
  const auto id = text_param(params, "game");
  if (!id) return std::unexpected(id.error());
  const auto game = find_game(*id);
  if (!game) return fail(ErrorCode::BadParams, game.error().text);
  return Json{{"components", (*game)->describe_box(0)}};
}

Answer<Json> run_legal(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto seat = seat_param(**table, params, "seat");
  if (!seat) return std::unexpected(seat.error());
  const Seat next = (*table)->state().to_act();
  Json choices = Json::array();
  if (*seat == kNobody ||
      *seat == next) {  // a list of choices betrays a hand: only who decides gets it
    ActionList list;
    (*table)->state().legal(list);
    for (Action a : list) choices.push_back(choice_of(**table, a));
  }
  return Json{{"next", next == kNobody ? Json(nullptr) : Json(next)}, {"choices", choices}};
}

Answer<Json> run_why(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto action = action_param(**table, params);
  if (!action) return std::unexpected(action.error());
  const auto seat = seat_param(**table, params, "seat");
  if (!seat) return std::unexpected(seat.error());
  Json out = {{"text", text_of(*(*table)->game().vocabulary, *action)}};
  const Seat next = (*table)->state().to_act();
  if (*seat != kNobody && *seat != next) {  // a reason betrays the hand of who is to decide
    out["legal"] = false;
    out["sentence"] = not_to_decide(*seat, next);
    return out;
  }
  const Objection no = (*table)->state().objection(*action);
  out["legal"] = !no;
  if (no) {
    out.update(json_of(**table, no));
  } else {
    out["explained_by"] = clauses_of(**table, *action);
  }
  return out;
}

Answer<Json> run_play(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto action = action_param(**table, params);
  if (!action) return std::unexpected(action.error());
  const auto script = luck_param((*table)->setup(), params);
  if (!script) return std::unexpected(script.error());
  const auto seat = seat_param(**table, params, "seat");
  if (!seat) return std::unexpected(seat.error());
  const auto viewer = seat_param(**table, params, "viewer");
  if (!viewer) return std::unexpected(viewer.error());
  const Seat next = (*table)->state().to_act();
  if (*seat != kNobody && next != kNobody && *seat != next) {
    return fail(ErrorCode::Refused, not_to_decide(*seat, next));
  }
  const Vocabulary& words = *(*table)->game().vocabulary;
  const bool is_legal = next != kNobody && !(*table)->state().objection(*action);
  const Json clauses = is_legal ? clauses_of(**table, *action) : Json();
  const auto played = (*table)->play(*action, *script);
  if (!played) {
    const Objection& no = played.error().objection;
    return fail(ErrorCode::Refused, played.error().text, no ? json_of(**table, no) : Json());
  }
  Json out = {{"text", text_of(words, *action)},
              {"events", events_of(**table, (*played)->events, *viewer)},
              {"luck", text_of(words, (*played)->luck)},
              {"clauses", clauses},
              {"can_undo", (*table)->can_undo().has_value()}};
  if (*viewer != kNobody) out.erase("luck");  // the referee's: it names what others drew
  if (*viewer != kNobody && *viewer != next) out.erase("clauses");  // as in `history`
  out.update(status_of(**table));
  return out;
}

Answer<Json> run_undo(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto undone = (*table)->undo();
  if (!undone) return fail(ErrorCode::Refused, undone.error().text);
  Json out = {{"undone", text_of(*(*table)->game().vocabulary, undone->action)}};
  out.update(status_of(**table));
  return out;
}

Answer<Json> run_advise(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const auto name = optional_text(params, "bot");
  if (!name) return std::unexpected(name.error());
  auto bot = read_bot(name->value_or(engine.bot().name));
  if (!bot) return fail(ErrorCode::BadParams, bot.error().text);
  const auto budget = optional_number(params, "budget", 1, 1000000000);
  if (!budget) return std::unexpected(budget.error());
  if (*budget) bot->search.iterations = static_cast<std::uint64_t>(**budget);
  const auto moment = moment_param(**table, params, "at");
  if (!moment) return std::unexpected(moment.error());
  const Table at = moment->has_value() ? (*table)->rewound(**moment) : **table;
  if (at.is_over()) return fail(ErrorCode::Refused, "the game is over, there is nothing to advise");
  const AnyView view(at.state(), at.state().to_act());
  const Workers thinker{1, run_in_turn, &engine.stop()};
  Json out = json_of(at, make_bot(*bot, thinker)->advise(view, at.thinking_seed()));
  if (engine.stop().was_heeded()) out["stopped"] = true;
  out["bot"] = bot->name;
  out["seat"] = view.seat();
  return out;
}

// For a program that asks from outside, which tells a guess at its state: as in our own arena, the
// bot is given only what the seat knows of it.
Answer<Json> run_choose(Engine& engine, const Json& params) {
  const auto setup = setup_params(params);
  if (!setup) return std::unexpected(setup.error());
  if (!params.contains("guess") || !params["guess"].is_object())
    return fail(ErrorCode::BadParams,
                "'guess' is missing, expected a state that the seat may be in");
  const AnyGame& game = *setup->game;
  const auto state = position_from_json(game, setup->options, params["guess"], setup->seed);
  if (!state) return fail(ErrorCode::BadParams, state.error().text);
  const auto seat = optional_number(params, "seat", 0, setup->options.seats - 1);
  if (!seat) return std::unexpected(seat.error());
  const Seat next = state->to_act();
  if (next == kNobody)
    return fail(ErrorCode::Refused, "the game is over, there is nothing to choose");
  if (seat->value_or(next) != next) {
    return fail(ErrorCode::Refused, not_to_decide(static_cast<Seat>(**seat), next));
  }
  const Action chosen = engine.player_of(*setup, next).choose(AnyView(*state, next), setup->seed);
  Json out = {{"action", text_of(*game.vocabulary, chosen)}};
  if (engine.stop().was_heeded()) out["stopped"] = true;
  return out;
}

// Whoever reads the lines has stopped the thinking by now (asks_to_stop); this only answers.
Answer<Json> run_stop(Engine&, const Json&) { return Json::object(); }

Answer<Json> run_record(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  return Json{{"record", write_record(**table)}};
}

Answer<Json> run_close(Engine& engine, const Json& params) {
  const auto table = table_param(engine, params);
  if (!table) return std::unexpected(table.error());
  const std::string name = *text_param(params, "table");
  engine.close_table(name);
  return Json{{"closed", name}};
}

Answer<Json> run_rules(Engine&, const Json& params) {
  const auto id = text_param(params, "game");
  if (!id) return std::unexpected(id.error());
  const auto game = find_game(*id);
  if (!game) return fail(ErrorCode::BadParams, game.error().text);
  const auto clause = optional_text(params, "clause");
  if (!clause) return std::unexpected(clause.error());
  constexpr std::array<std::string_view, 4> kinds = {"rule", "ruling", "note", "chapter"};
  Json out = Json::array();
  for (const ClauseRow& row : (*game)->vocabulary->clauses) {
    const bool chapter = row.kind == ClauseKind::Chapter;
    out.push_back({{"clause", chapter ? "" : id_of(row)},
                   {"kind", std::string(kinds[static_cast<std::size_t>(row.kind)])},
                   {"sentence", std::string(row.text)}});
  }
  if (!*clause) return Json{{"clauses", out}};
  const auto row = find_clause(*(*game)->vocabulary, **clause);
  if (!row) return fail(ErrorCode::BadParams, row.error().text);
  const auto at = static_cast<std::size_t>(*row - (*game)->vocabulary->clauses.data());
  return Json{{"clauses", Json::array({out[at]})}};
}

using Names = std::span<const std::string_view>;
constexpr std::array<std::string_view, 7> kNew = {"game", "seats",      "options", "seed",
                                                  "luck", "components", "rules"};
constexpr std::array<std::string_view, 10> kLoad = {"record",     "decisions", "position", "game",
                                                    "seats",      "options",   "seed",     "luck",
                                                    "components", "rules"};
constexpr std::array<std::string_view, 2> kLegal = {"table", "seat"};
constexpr std::array<std::string_view, 3> kView = {"table", "seat", "at"};
constexpr std::array<std::string_view, 3> kHistory = {"table", "viewer", "from"};
constexpr std::array<std::string_view, 3> kWhy = {"table", "action", "seat"};
constexpr std::array<std::string_view, 5> kPlay = {"table", "action", "luck", "seat", "viewer"};
constexpr std::array<std::string_view, 4> kAdvise = {"table", "bot", "budget", "at"};
constexpr std::array<std::string_view, 10> kChoose = {
    "game", "seats", "options", "components", "rules", "seat", "seed", "state", "guess", "choices"};
constexpr std::array<std::string_view, 1> kTable = {"table"};
constexpr std::array<std::string_view, 2> kRules = {"game", "clause"};
constexpr std::array<std::string_view, 1> kGame = {"game"};
constexpr std::array<std::string_view, 2> kComponents = {"game", "table"};

}  // namespace

std::span<const Method> all_methods() {
  static constexpr std::array<Method, 17> methods = {{
      {"games", "all games and bots", Names{}, run_games},
      {"rules", "the clauses of a game, or one", kRules, run_rules},
      {"vocabulary", "the words of a game: verbs, events, domains", kGame, run_vocabulary},
      {"components", "what is in a game's box", kComponents, run_components},
      {"new", "opens a table", kNew, run_new},
      {"load", "opens a table from a record or a position", kLoad, run_load},
      {"view", "what a seat sees, or the referee", kView, run_view},
      {"legal", "the choices of the seat to decide", kLegal, run_legal},
      {"why", "why a move is illegal: clause and sentence", kWhy, run_why},
      {"play", "plays a move", kPlay, run_play},
      {"undo", "takes back the last move", kTable, run_undo},
      {"advise", "what a bot would play, and the alternatives", kAdvise, run_advise},
      {"choose", "what the engine's bot plays: the engine as an outside bot", kChoose, run_choose},
      {"stop", "ends the thinking that was asked for before it", Names{}, run_stop},
      {"history", "all decisions so far, with what happened", kHistory, run_history},
      {"record", "the game so far as a record", kTable, run_record},
      {"close", "closes a table", kTable, run_close},
  }};
  return methods;
}

}  // namespace ochre
