// external.cpp - starting a program, and talking to it over two pipes.
#include "lab/external.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <nlohmann/json.hpp>

#include "core/text.h"
#include "lab/system_luck.h"

namespace ochre {
namespace {

constexpr int kPatience = 60000;            // milliseconds for one choice
constexpr std::size_t kLongest = 1u << 20;  // bytes of one answer

}  // namespace

Json question_of(const AnyView& view, const Options& options, std::uint64_t seed) {
  const AnyGame& game = view.game();
  ActionList choices;
  view.legal(choices);
  Json list = Json::array();
  for (Action a : choices) {
    list.push_back(
        {{"text", text_of(*game.vocabulary, a)}, {"action", json_of(*game.vocabulary, a)}});
  }
  Json settings = Json::object();
  for (std::size_t i = 0; i < game.info->options.size(); ++i) {
    settings[std::string(game.info->options[i].name)] = options.value[i];
  }
  Dealer dealer(seed);
  Json out = {{"game", std::string(game.info->id)},
              {"seats", options.seats},
              {"options", settings},
              {"seat", view.seat()},
              {"seed", seed},
              {"state", view.to_json()},
              {"guess", view.determinize(dealer).to_json()},
              {"choices", list}};
  out["rules"] = options.rules;
  if (options.box != 0) {
    out["components"] = *parse_json(game.box_source(options.box), "the box");
    out["guess"].erase("box");  // its number on our shelf
  }
  return out;
}

External::External(const std::string& command) : command_(command) {
  std::array<int, 2> in{}, out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) return;
  signal(SIGPIPE, SIG_IGN);  // a program that has gone is a sentence, not an end
  process_ = fork();
  if (process_ == 0) {
    setpgid(0, 0);  // it and its children can be ended together
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  to_ = in[1];
  from_ = out[0];
}

External::~External() {
  if (to_ >= 0) close(to_);
  if (from_ >= 0) close(from_);
  if (process_ <= 0) return;
  constexpr int kTries = 100;  // a second to end by itself
  for (int i = 0; i < kTries; ++i) {
    if (waitpid(process_, nullptr, WNOHANG) != 0) return;
    usleep(10000);
  }
  kill(-process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

Result<std::string> External::ask(const std::string& line) {
  const std::string message = line + "\n";
  for (std::size_t sent = 0; sent < message.size();) {
    const ssize_t n = write(to_, message.data() + sent, message.size() - sent);
    if (n <= 0) return problem("engine '" + command_ + "' ended without an answer");
    sent += static_cast<std::size_t>(n);
  }
  while (heard_.find('\n') == std::string::npos) {
    pollfd wait{from_, POLLIN, 0};
    if (poll(&wait, 1, kPatience) <= 0) {
      return problem("engine '" + command_ + "' did not answer within a minute");
    }
    std::array<char, 4096> buffer{};
    const ssize_t n = read(from_, buffer.data(), buffer.size());
    if (n <= 0) return problem("engine '" + command_ + "' ended without an answer");
    heard_.append(buffer.data(), static_cast<std::size_t>(n));
    if (heard_.size() > kLongest) {
      return problem("engine '" + command_ + "' answers without end, expected one line");
    }
  }
  const std::size_t end = heard_.find('\n');
  const std::string answer = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  return answer;
}

Result<Action> External::choose(const AnyView& view, const Options& options) {
  const std::uint64_t seed = system_seed() >> 11;  // 53 bits: every language can read it
  ActionList choices;
  view.legal(choices);
  const Json request = {{"jsonrpc", "2.0"},
                        {"id", ++asked_},
                        {"method", "choose"},
                        {"params", question_of(view, options, seed)}};
  const auto answer = ask(dump_json(request));
  if (!answer) return std::unexpected(answer.error());
  const std::string said = "engine '" + command_ + "' answered " + shortened(*answer);
  const auto parsed = parse_json(*answer, "answer");
  const Json json = parsed ? *parsed : Json();
  if (!json.is_object() || !json.contains("result") || !json["result"].is_object() ||
      !json["result"].contains("action") || json.value("id", Json()) != Json(asked_)) {
    return problem(said + ", expected the result {\"action\": TEXT} with id " +
                   std::to_string(asked_));
  }
  const Json& wanted = json["result"]["action"];
  for (Action a : choices) {
    if (wanted == Json(text_of(*view.game().vocabulary, a))) return a;
  }
  return problem(said + ", which is none of its " + std::to_string(choices.size()) + " choices");
}

}  // namespace ochre
