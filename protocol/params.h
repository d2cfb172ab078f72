// params.h - reading a request's parameters; every failure is a sentence.
#pragma once

#include <optional>
#include <string>

#include "protocol/methods.h"

namespace ochre {

Answer<std::string> text_param(const Json& params, std::string_view name);
Answer<std::optional<std::string>> optional_text(const Json& params, std::string_view name);
Answer<std::optional<long long>> optional_number(const Json& params, std::string_view name,
                                                 long long least, long long most);
Answer<std::uint64_t> seed_param(const Json& params);  // 0 if it is missing
Answer<Table*> table_param(Engine& engine, const Json& params);
Answer<Action> action_param(const Table& table, const Json& params);
Answer<Script> luck_param(const Table::Setup& at, const Json& params);
// game, seats, options, components, seed: what `new` and `load` have in common.
Answer<Table::Setup> setup_params(const Json& params);
// A seat of the table; kNobody if none is named.
Answer<Seat> seat_param(const Table& table, const Json& params, std::string_view name);
// A number of decisions that the table has seen; nothing if none is named.
Answer<std::optional<std::size_t>> moment_param(const Table& table, const Json& params,
                                                std::string_view name);

}  // namespace ochre
