// json.h - the JSON type, declared; whoever builds or reads it includes <nlohmann/json.hpp> in a
// .cpp.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/result.h"

namespace ochre {

using Json = nlohmann::ordered_json;

// Parses text; a problem says the place. Depth is bounded, so no text can exhaust the stack.
Result<Json> parse_json(std::string_view text, std::string_view what);
std::string dump_json(const Json& json, int indent = -1);

}  // namespace ochre
