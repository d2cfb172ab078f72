// params.cpp - reading a request's parameters.
#include "protocol/params.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "games/registry.h"

namespace ochre {
namespace {

std::unexpected<Failure> bad(std::string text) {
  return std::unexpected(Failure{ErrorCode::BadParams, std::move(text), nullptr});
}

std::string shown(const Json& json) {
  const std::string text = dump_json(json);
  return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

const Json* find(const Json& params, std::string_view name) {
  const auto found = params.find(std::string(name));
  return found == params.end() || found->is_null() ? nullptr : &*found;
}

Answer<void> read_seats(const Json& params, const Info& info, Table::Setup& setup) {
  const std::string range =
      std::to_string(info.least_seats) + ".." + std::to_string(info.most_seats);
  const Json* seats = find(params, "seats");
  if (seats == nullptr)
    return bad("'seats' is missing, expected " + range + " or a list of who sits there");
  if (seats->is_array()) {
    for (const Json& who : *seats) {
      if (!who.is_string()) return bad("'seats' has " + shown(who) + ", expected names");
      setup.who.push_back(who.get<std::string>());
    }
  }
  const bool sound = seats->is_array() || seats->is_number_integer();
  const Json count = seats->is_array() ? Json(seats->size()) : *seats;
  if (!sound || count < info.least_seats || count > info.most_seats) {
    return bad("'seats' is " + shown(*seats) + ", expected " + range +
               " or a list of as many names");
  }
  setup.options.seats = count.get<std::uint8_t>();
  return {};
}

Answer<void> read_options(const Json& params, const Info& info, Options& options) {
  const Json* given = find(params, "options");
  if (given == nullptr) return {};
  if (!given->is_object()) return bad("'options' is " + shown(*given) + ", expected an object");
  for (const auto& [name, value] : given->items()) {
    const auto row = std::find_if(info.options.begin(), info.options.end(),
                                  [&](const OptionRow& one) { return one.name == name; });
    if (row == info.options.end()) {
      std::string wanted;
      for (const OptionRow& one : info.options)
        wanted += (wanted.empty() ? "" : ", ") + std::string(one.name);
      return bad("option '" + name + "' is not known, expected " +
                 (wanted.empty() ? "none: this game has no options" : "one of " + wanted));
    }
    const Json number = value.is_boolean() ? Json(value.get<bool>() ? 1 : 0) : value;
    if (!number.is_number_integer() || number < row->least || number > row->most) {
      return bad("option '" + name + "' is " + shown(value) + ", expected " +
                 std::to_string(row->least) + ".." + std::to_string(row->most));
    }
    options.value[static_cast<std::size_t>(row - info.options.begin())] =
        number.get<std::uint8_t>();
  }
  return {};
}

}  // namespace

Answer<std::string> text_param(const Json& params, std::string_view name) {
  const Json* given = find(params, name);
  if (given == nullptr) return bad("'" + std::string(name) + "' is missing, expected a text");
  if (!given->is_string())
    return bad("'" + std::string(name) + "' is " + shown(*given) + ", expected a text");
  return given->get<std::string>();
}

Answer<std::optional<std::string>> optional_text(const Json& params, std::string_view name) {
  if (find(params, name) == nullptr) return std::nullopt;
  const auto text = text_param(params, name);
  if (!text) return std::unexpected(text.error());
  return *text;
}

Answer<std::optional<long long>> optional_number(const Json& params, std::string_view name,
                                                 long long least, long long most) {
  const Json* given = find(params, name);
  if (given == nullptr) return std::nullopt;
  if (!given->is_number_integer() || *given < least || *given > most) {
    return bad("'" + std::string(name) + "' is " + shown(*given) + ", expected " +
               std::to_string(least) + ".." + std::to_string(most));
  }
  return given->get<long long>();
}

Answer<std::uint64_t> seed_param(const Json& params) {
  const Json* given = find(params, "seed");
  if (given == nullptr) return std::uint64_t{0};
  if (given->is_number_integer() && (given->is_number_unsigned() || *given >= 0)) {
    return given->get<std::uint64_t>();
  }
  if (given->is_string()) {
    const std::string& digits = given->get_ref<const std::string&>();
    std::uint64_t seed = 0;
    const char* last = digits.data() + digits.size();
    const auto [end, error] = std::from_chars(digits.data(), last, seed);
    if (error == std::errc() && end == last) return seed;
  }
  return bad("'seed' is " + shown(*given) +
             ", expected a number from 0 to 18446744073709551615, or its digits as a text");
}

Answer<Table*> table_param(Engine& engine, const Json& params) {
  const auto name = text_param(params, "table");
  if (!name) return std::unexpected(name.error());
  Table* table = engine.find_table(*name);
  if (table != nullptr) return table;
  return std::unexpected(
      Failure{ErrorCode::NoSuchTable, "table '" + name->substr(0, 60) + "' is not open", nullptr});
}

Answer<Action> action_param(const Table& table, const Json& params) {
  const Json* given = find(params, "action");
  if (given == nullptr) return bad("'action' is missing, expected a move as text or as an object");
  const auto action = action_from_json(*table.game().vocabulary, *given);
  if (!action) return bad(action.error().text);
  return *action;
}

Answer<Script> luck_param(const AnyGame& game, const Json& params) {
  const auto text = optional_text(params, "luck");
  if (!text) return std::unexpected(text.error());
  auto script = script_from_text(*game.vocabulary, text->value_or(""));
  if (!script) return bad(script.error().text);
  return std::move(*script);
}

Answer<Table::Setup> setup_params(const Json& params) {
  Table::Setup setup;
  const auto id = text_param(params, "game");
  if (!id) return std::unexpected(id.error());
  const auto game = find_game(*id);
  if (!game) return bad(game.error().text);
  setup.game = *game;
  const Info& info = *setup.game->info;
  setup.options = standard_options(info, info.least_seats);
  if (const auto seats = read_seats(params, info, setup); !seats)
    return std::unexpected(seats.error());
  if (const auto options = read_options(params, info, setup.options); !options) {
    return std::unexpected(options.error());
  }
  if (const Json* components = find(params, "components")) {
    const auto box = setup.game->add_box(*components);
    if (!box) return bad(box.error().text);
    setup.options.box = *box;
  }
  const auto rules = optional_number(params, "rules", 1, info.rules_version);
  if (!rules) return std::unexpected(rules.error());
  setup.options.rules = static_cast<std::uint8_t>(rules->value_or(info.rules_version));
  const auto seed = seed_param(params);
  if (!seed) return std::unexpected(seed.error());
  setup.seed = *seed;
  return setup;
}

Answer<Seat> seat_param(const Table& table, const Json& params, std::string_view name) {
  const auto seat = optional_number(params, name, 0, table.setup().options.seats - 1);
  if (!seat) return std::unexpected(seat.error());
  return static_cast<Seat>(seat->value_or(kNobody));
}

Answer<std::optional<std::size_t>> moment_param(const Table& table, const Json& params,
                                                std::string_view name) {
  const auto number =
      optional_number(params, name, 0, static_cast<long long>(table.decisions().size()));
  if (!number) return std::unexpected(number.error());
  if (!*number) return std::nullopt;
  return static_cast<std::size_t>(**number);
}

}  // namespace ochre
