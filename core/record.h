// record.h - a whole game as text: header, one line a decision in notation with the luck that fell,
// and the hash of where it ends. docs/notation.md has the format.
#pragma once

#include <string>
#include <string_view>

#include "core/table.h"

namespace ochre {

inline constexpr int kRecordVersion = 1;

using FindGame = Result<const AnyGame*> (*)(std::string_view id);

std::string write_record(const Table& table);
// Replays it; a damaged record is refused with its line and the reason.
Result<Table> read_record(std::string_view text, FindGame find_game);
std::string position_hash(const AnyState& state);

}  // namespace ochre
