// http.h - what the words of a request mean to a server of files; no sockets, no files.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace ochre::server {

// The path a request names, decoded, without its query: "/a%20b?c" is "/a b". Every segment may be
// walked safely: none is "..", hidden (".git") or has a zero byte or another control character.
Result<std::string> path_of(std::string_view target);

// By the ending of the name; what is not known is bytes.
std::string_view media_type(std::string_view path);

// How much a client wants a coding, in thousandths: 0 is not at all.
int quality(std::string_view accept_encoding, std::string_view coding);

// Does a client's If-None-Match name this tag?
bool names_tag(std::string_view if_none_match, std::string_view tag);

struct Part {
  std::uint64_t first = 0, length = 0;
};
// The part of `size` bytes that a Range asks for, of length 0 where there is none such; nothing
// where the whole is to be sent: no range, several, or words that are none.
std::optional<Part> part_of(std::string_view range, std::uint64_t size);

// A file whose name has a hash of what is in it may be kept for ever; others are asked for again.
std::string_view cache_control(std::string_view path);

struct Header {
  std::string_view name, value;
};
// On every answer. 'wasm-unsafe-eval' lets the page compile the engine, and nothing else.
inline constexpr std::array<Header, 6> kSafety = {{
    {"X-Content-Type-Options", "nosniff"},
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
     "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
     "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
     "frame-ancestors 'none'"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
}};

}  // namespace ochre::server
