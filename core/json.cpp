// json.cpp - parsing and printing JSON without exceptions.
#include "core/json.h"

#include <nlohmann/json.hpp>

#include "core/text.h"

namespace ochre {
namespace {

constexpr int kDeepest = 64;

bool is_too_deep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepest) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string_view what) {
  if (is_too_deep(text)) {
    return problem(std::string(what) + " is not accepted: brackets nest deeper than " +
                   std::to_string(kDeepest));
  }
  Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (!json.is_discarded()) return json;
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return problem(std::string(what) + " is empty, expected JSON");
  }
  return problem(std::string(what) + " is not JSON: " + shortened(text));
}

std::string dump_json(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace ochre
