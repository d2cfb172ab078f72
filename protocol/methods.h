// methods.h - the methods of the engine: a table of names and functions.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string_view>

#include "protocol/engine.h"

namespace ochre {

inline constexpr int kProtocolVersion = 2;  // docs/versions.md says when it is raised

// JSON-RPC's own codes, and ours for what a game refuses.
enum class ErrorCode : int {
  NotJson = -32700,
  NotARequest = -32600,
  NoSuchMethod = -32601,
  BadParams = -32602,
  Refused = -32000,  // an illegal move, luck that cannot fall, an undo past a reveal
  NoSuchTable = -32001,
};

struct Failure {
  ErrorCode code = ErrorCode::BadParams;
  std::string text;
  Json data = nullptr;  // of an illegal move: the clause, its sentence, the cause
};
template <class T>
using Answer = std::expected<T, Failure>;

struct Method {
  std::string_view name;
  std::string_view what;
  std::span<const std::string_view> params;  // the only ones accepted
  Answer<Json> (*run)(Engine& engine, const Json& params);
};
std::span<const Method> all_methods();

}  // namespace ochre
