// shared.h - what several commands need: files, options, refusals.
#pragma once

#include <string>
#include <vector>

#include "core/table.h"

namespace ochre {

int refuse(const std::string& text);  // one sentence on standard error; the exit code
Result<std::string> read_file(const std::string& path);
Result<Options> read_options(const AnyGame& game, std::size_t seats,
                             const std::vector<std::string>& options, const std::string& components,
                             BoxHold& box);

void show_progress(std::uint64_t done, std::uint64_t all);  // a bar on standard error

}  // namespace ochre
