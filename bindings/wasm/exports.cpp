// exports.cpp - the engine's door for WebAssembly: the protocol of `ochre engine`, message by
// message, and the signatures that prove it plays the same games as everywhere.
#include <cstdint>
#include <string>

#include "bots/random_play.h"
#include "bots/signature.h"
#include "games/registry.h"
#include "protocol/engine.h"

namespace {

std::string message, reply;

}  // namespace

// Where the caller writes a message of this many bytes.
extern "C" __attribute__((export_name("message"))) char* ochre_message(std::uint32_t size) {
  message.resize(size);
  return message.data();
}

// Answers the message; `reply_size` bytes stand where it points.
extern "C" __attribute__((export_name("answer"))) const char* ochre_answer() {
  static ochre::Engine engine;
  reply = engine.answer(message);
  return reply.data();
}

extern "C" __attribute__((export_name("reply_size"))) std::uint32_t ochre_reply_size() {
  return static_cast<std::uint32_t>(reply.size());
}

// The signature of `games` games with this seed.
extern "C" __attribute__((export_name("signature"))) std::uint64_t ochre_signature(
    std::uint32_t games, std::uint32_t seed) {
  return ochre::signature(*ochre::all_games()[0], games, seed);
}

// How many decisions the first `games` games at random take, for measuring.
extern "C" __attribute__((export_name("play_at_random"))) std::uint32_t ochre_play_at_random(
    std::uint32_t games) {
  return static_cast<std::uint32_t>(ochre::play_at_random(*ochre::all_games()[0], 0, games));
}
