// fuzz_message.cpp - any bytes as lines to the engine: every line gets an answer that is JSON, or
// none.
#include <string_view>

#include "core/check.h"
#include "core/json.h"
#include "protocol/engine.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  ochre::Engine engine;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string answer = engine.answer(text.substr(0, end));
    ENSURE(answer.find('\n') == std::string::npos);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return 0;
}
