// engine.cpp - the dialogue: requests in, answers out; every error is a sentence, and the engine
// goes on.
#include "protocol/engine.h"

#include <nlohmann/json.hpp>

#include "core/text.h"
#include "protocol/methods.h"

namespace ochre {
namespace {

Json error_answer(const Json& id, const Failure& failure) {
  Json error = {{"code", static_cast<int>(failure.code)}, {"message", failure.text}};
  if (!failure.data.is_null()) error["data"] = failure.data;
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", error}};
}

Answer<Json> run_method(Engine& engine, const std::string& name, const Json& params) {
  std::string wanted;
  for (const Method& method : all_methods()) {
    wanted += (wanted.empty() ? "" : ", ") + std::string(method.name);
    if (method.name != name) continue;
    if (!params.is_object()) {
      return std::unexpected(
          Failure{ErrorCode::BadParams, "'params' must be an object with names", nullptr});
    }
    for (const auto& [key, value] : params.items()) {
      if (std::find(method.params.begin(), method.params.end(), key) != method.params.end())
        continue;
      std::string known;
      for (std::string_view one : method.params)
        known += (known.empty() ? "" : ", ") + std::string(one);
      return std::unexpected(Failure{ErrorCode::BadParams,
                                     in_quotes(key) + " is not a parameter of " + name +
                                         ", expected " + (known.empty() ? "none" : known),
                                     nullptr});
    }
    return method.run(engine, params);
  }
  return std::unexpected(
      Failure{ErrorCode::NoSuchMethod,
              "method " + in_quotes(name) + " is not known, expected one of " + wanted, nullptr});
}

}  // namespace

bool asks_to_stop(std::string_view line) {
  constexpr std::size_t kLong = 1000;  // spares the reading of boxes and records
  if (line.size() > kLong || line.find("stop") == std::string_view::npos) return false;
  const Result<Json> json = parse_json(line, "the message");
  return json && json->is_object() && json->value("jsonrpc", Json()) == "2.0" &&
         json->value("method", Json()) == "stop";
}

std::string Engine::answer(std::string_view line) {
  stop_.begin(++lines_);
  if (line.size() > kLongestMessage) {
    const std::string why = "the message is longer than " + std::to_string(kLongestMessage) +
                            " bytes, expected a shorter one";
    return dump_json(error_answer(nullptr, {ErrorCode::NotARequest, why, nullptr}));
  }
  const Result<Json> request = parse_json(line, "the message");
  if (!request)
    return dump_json(error_answer(nullptr, {ErrorCode::NotJson, request.error().text, nullptr}));
  if (!request->is_array()) {
    const Json reply = answer_one(*request);
    return reply.is_null() ? "" : dump_json(reply);
  }
  if (request->empty()) {
    return dump_json(
        error_answer(nullptr, {ErrorCode::NotARequest, "the batch is empty", nullptr}));
  }
  Json replies = Json::array();
  for (const Json& one : *request) {
    Json reply = answer_one(one);
    if (!reply.is_null()) replies.push_back(std::move(reply));
  }
  return replies.empty() ? "" : dump_json(replies);
}

Json Engine::answer_one(const Json& request) {
  const auto not_a_request = [](const std::string& why) {
    return error_answer(nullptr, {ErrorCode::NotARequest, why, nullptr});
  };
  if (!request.is_object()) return not_a_request("a message must be an object");
  if (!request.contains("jsonrpc") || request["jsonrpc"] != "2.0") {
    return not_a_request("a message must have \"jsonrpc\": \"2.0\"");
  }
  if (!request.contains("method") || !request["method"].is_string()) {
    return not_a_request("a message must name its method");
  }
  const bool answered = request.contains("id");
  const Json id = answered ? request["id"] : Json(nullptr);
  if (!id.is_null() && !id.is_string() && !id.is_number()) {
    return not_a_request("an id must be a text, a number or null");
  }
  const Json params = request.contains("params") ? request["params"] : Json::object();
  const Answer<Json> result = run_method(*this, request["method"].get<std::string>(), params);
  if (!answered) return nullptr;
  if (!result) return error_answer(id, result.error());
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", *result}};
}

Bot& Engine::player_of(const Table::Setup& setup, Seat seat) {
  Player& player = players_[{setup.game, seat}];
  // It holds its box, so the same place is the same box.
  if (!player.bot || player.box.place() != setup.box.place()) {
    player = {setup.box, make_bot(bot_, {1, run_in_turn, &stop_})};
  }
  return *player.bot;
}

Table* Engine::find_table(const std::string& name) {
  const auto found = tables_.find(name);
  return found == tables_.end() ? nullptr : &found->second;
}

std::string Engine::add_table(Table table) {
  std::string name = "t" + std::to_string(++opened_);
  tables_.emplace(name, std::move(table));
  return name;
}

}  // namespace ochre
