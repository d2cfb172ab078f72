// http_test.cpp - the words of requests, by tables of rows.
#include "server/http.h"

#include <doctest/doctest.h>

namespace {

using namespace ochre::server;

TEST_CASE("a target becomes a path that can be walked safely") {
  struct Row {
    std::string_view target, path;  // no path: refused
  };
  constexpr Row kRows[] = {
      {"/", "/"},
      {"/assets/a.js", "/assets/a.js"},
      {"/a%20b%C3%B9.txt", "/a bù.txt"},
      {"/a?b=/../c", "/a"},
      {"/a%3fb", "/a?b"},
      {"http://localhost:8080/a", "/a"},
      {"http://localhost", "/"},
      {"/redirect?to=http://x/y", "/redirect"},
      {"//a//b", "//a//b"},
      {"/a..b/c.", "/a..b/c."},
      {"", ""},
      {"*", ""},
      {"a", ""},
      {"../a", ""},
      {"/..", ""},
      {"/a/../b", ""},
      {"/%2e%2e/b", ""},
      {"/.%2E/b", ""},
      {"/a%2f..%2fb", ""},
      {"/%2e/b", ""},
      {"/.git/config", ""},
      {"/a%00.html", ""},
      {"/a%0d%0aX: y", ""},
      {"/a%7f", ""},
      {"/a%", ""},
      {"/a%2", ""},
      {"/a%zz", ""},
      {"/a%+1", ""},
      {"/a#b", ""},
      {"http:/../a", ""},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.target);
    const auto path = path_of(row.target);
    CHECK(path.value_or("") == row.path);
    if (!path) CHECK_FALSE(path.error().text.empty());
  }
  CHECK_FALSE(path_of(std::string_view("/a\0b", 4)).has_value());
}

TEST_CASE("a media type follows the ending of the name") {
  constexpr std::string_view kRows[][2] = {
      {"/index.html", "text/html; charset=utf-8"},
      {"/a.js", "text/javascript; charset=utf-8"},
      {"/a.mjs", "text/javascript; charset=utf-8"},
      {"/a.css", "text/css; charset=utf-8"},
      {"/ochre.wasm", "application/wasm"},
      {"/a.json", "application/json"},
      {"/a.js.map", "application/json"},
      {"/a.webmanifest", "application/manifest+json"},
      {"/a.svg", "image/svg+xml"},
      {"/A.PNG", "image/png"},
      {"/a.woff2", "font/woff2"},
      {"/a.txt", "text/plain; charset=utf-8"},
      {"/a.html/b", "application/octet-stream"},
      {"/a.exe", "application/octet-stream"},
      {"/html", "application/octet-stream"},
      {"/a.", "application/octet-stream"},
  };
  for (const auto& [path, type] : kRows) {
    CAPTURE(path);
    CHECK(media_type(path) == type);
  }
}

TEST_CASE("a client says which codings it wants, and how much") {
  struct Row {
    std::string_view accepted, coding;
    int quality;
  };
  constexpr Row kRows[] = {
      {"", "br", 0},
      {"gzip, deflate, br", "br", 1000},
      {"gzip, deflate, br", "gzip", 1000},
      {"GZIP", "gzip", 1000},
      {"gzip", "br", 0},
      {"brotli", "br", 0},
      {"br;q=0", "br", 0},
      {"br;q=0.000, gzip", "br", 0},
      {"br ; Q=0.5", "br", 500},
      {"br;q=0.25,*;q=0.1", "br", 250},
      {"*", "br", 1000},
      {"*;q=0", "br", 0},
      {"br;q=0, *", "br", 0},
      {"br;q=1.9", "br", 1000},
      {"br;q=-1", "br", 0},
      {"br;q=", "br", 0},
      {"br;q=x", "br", 0},
      {",, ;;q=1, br", "br", 1000},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.accepted);
    CHECK(quality(row.accepted, row.coding) == row.quality);
  }
}

TEST_CASE("a tag is found in If-None-Match") {
  CHECK(names_tag("\"1-a\"", "\"1-a\""));
  CHECK(names_tag("\"0\", W/\"1-a\"", "\"1-a\""));
  CHECK(names_tag(" * ", "\"1-a\""));
  CHECK_FALSE(names_tag("", "\"1-a\""));
  CHECK_FALSE(names_tag("\"1-a-br\"", "\"1-a\""));
  CHECK_FALSE(names_tag("1-a", "\"1-a\""));
}

TEST_CASE("a range names a part of a file, the whole, or nothing that is there") {
  struct Row {
    std::string_view range;
    std::uint64_t size, first, length;
  };
  constexpr Row kParts[] = {
      {"bytes=0-0", 10, 0, 1},     {"bytes=2-4", 10, 2, 3},
      {"bytes=2-", 10, 2, 8},      {"bytes=9-9", 10, 9, 1},
      {"bytes=5-99", 10, 5, 5},    {"bytes=0-99999999999999999999999", 10, 0, 10},
      {"bytes=-3", 10, 7, 3},      {"bytes=-10", 10, 0, 10},
      {"bytes=-99", 10, 0, 10},    {"BYTES=1-1", 10, 1, 1},
      {"bytes=, 1-2 ,", 10, 1, 2},  // a list may have gaps
  };
  for (const Row& row : kParts) {
    CAPTURE(row.range);
    const auto part = part_of(row.range, row.size);
    REQUIRE(part.has_value());
    CHECK(part->first == row.first);
    CHECK(part->length == row.length);
  }
  struct Unmet {
    std::string_view range;
    std::uint64_t size;
  };
  constexpr Unmet kUnmet[] = {{"bytes=10-", 10}, {"bytes=10-12", 10},
                              {"bytes=-0", 10},  {"bytes=99999999999999999999999-", 10},
                              {"bytes=0-", 0},   {"bytes=0-0", 0}};
  for (const Unmet& row : kUnmet) {
    CAPTURE(row.range);
    const auto part = part_of(row.range, row.size);
    REQUIRE(part.has_value());
    CHECK(part->length == 0);
  }
  for (std::string_view range : {"",
                                 "bytes",
                                 "bytes=",
                                 "bytes=-",
                                 "bytes=,",
                                 "bytes=4",
                                 "bytes=4-2",
                                 "bytes=a-b",
                                 "bytes=1-b",
                                 "bytes=+1-2",
                                 "bytes=1--2",
                                 "bytes=--2",
                                 "bytes=1-2-3",
                                 "bytes=0x1-2",
                                 "bytes =1-2",
                                 "bytes=1 - 2",
                                 "lines=1-2",
                                 "1-2",
                                 "bytes=0-1,3-4",
                                 "bytes=-1,-2"}) {
    CAPTURE(range);
    CHECK_FALSE(part_of(range, 10).has_value());
  }
  CHECK_FALSE(part_of("bytes=-5", 0).has_value());
}

TEST_CASE("only files with a hash in their names are kept for ever") {
  constexpr std::string_view kKept = "public, max-age=31536000, immutable";
  CHECK(cache_control("/assets/index-DiwrgTda.js") == kKept);
  CHECK(cache_control("/assets/fonts/inter-B2-_xq0Z.woff2") == kKept);
  CHECK(cache_control("/assets/index-DiwrgTda.js.map") == kKept);
  CHECK(cache_control("/assets/icon-mammoths.svg") == "no-cache");
  CHECK(cache_control("/assets/index.js") == "no-cache");
  CHECK(cache_control("/index-DiwrgTda.js") == "no-cache");
  CHECK(cache_control("/index.html") == "no-cache");
}

}  // namespace
