// http.cpp - targets, media types, codings, tags, ranges, caching: after RFC 9110 and RFC 9111.
#include "server/http.h"

#include <algorithm>
#include <limits>

namespace ochre::server {
namespace {

constexpr std::string_view kBytes = "application/octet-stream";
struct MediaRow {
  std::string_view ending, type;
};
constexpr std::array<MediaRow, 20> kMedia = {{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"txt", "text/plain; charset=utf-8"},
    {"md", "text/plain; charset=utf-8"},
    {"record", "text/plain; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"xml", "application/xml"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"jpg", "image/jpeg"},
    {"webp", "image/webp"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"woff", "font/woff"},
    {"ttf", "font/ttf"},
}};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// The part before `mark`; `text` keeps what follows it.
std::string_view cut(std::string_view& text, char mark) {
  const auto at = text.find(mark);
  const std::string_view part = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
  return part;
}

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = lower(c);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// "0.25" is 250; what is no number is 0.
int thousandths(std::string_view text) {
  if (text.empty() || (text[0] != '0' && text[0] != '1')) return 0;
  int value = (text[0] - '0') * 1000;
  if (text.size() > 1 && text[1] != '.') return 0;
  int unit = 100;
  for (std::size_t i = 2; i < text.size() && i < 5; ++i, unit /= 10) {
    if (text[i] < '0' || text[i] > '9') return 0;
    value += (text[i] - '0') * unit;
  }
  return std::min(value, 1000);
}

// What is more than any file has is the most there can be; nothing where it is no number.
std::optional<std::uint64_t> whole_number(std::string_view text) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  if (text.empty()) return std::nullopt;
  std::uint64_t value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    value = value > (kMost - digit) / 10 ? kMost : value * 10 + digit;
  }
  return value;
}

Result<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      const int high = i + 2 < text.size() ? digit_of(text[i + 1]) : -1;
      const int low = i + 2 < text.size() ? digit_of(text[i + 2]) : -1;
      if (high < 0 || low < 0) return problem("the target has a % without two digits after it");
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      return problem("the target has a control character");
    }
    out += c;
  }
  return out;
}

// The names that Vite gives: "index-DiwrgTda.js". A word of eight letters is no hash:
// "icon-mammoths".
bool has_hash(std::string_view name) {
  constexpr std::size_t kHash = 8;
  const std::string_view stem = name.substr(0, name.find('.'));
  if (stem.size() < kHash + 2 || stem[stem.size() - kHash - 1] != '-') return false;
  bool telling = false;
  for (char c : stem.substr(stem.size() - kHash)) {
    const bool capital_or_digit = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!capital_or_digit && !(c >= 'a' && c <= 'z') && c != '-' && c != '_') return false;
    telling = telling || capital_or_digit;
  }
  return telling;
}

}  // namespace

Result<std::string> path_of(std::string_view target) {
  if (const auto scheme = target.find("://");
      scheme != std::string_view::npos && scheme < target.find('/')) {  // as proxies send it
    const auto slash = target.find('/', scheme + 3);
    target = slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  target = target.substr(0, target.find('?'));
  if (target.empty() || target[0] != '/' || target.find('#') != std::string_view::npos) {
    return problem("the target is not a path, expected one that begins with /");
  }
  auto path = decoded(target);
  if (!path) return path;
  std::string_view rest = *path;
  while (!rest.empty()) {
    if (cut(rest, '/').starts_with('.')) return problem("the path has a segment that is hidden");
  }
  return path;
}

std::string_view media_type(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const auto dot = name.rfind('.');
  if (dot == std::string_view::npos) return kBytes;
  const auto row = std::ranges::find_if(
      kMedia, [&](const MediaRow& one) { return same_word(one.ending, name.substr(dot + 1)); });
  return row == kMedia.end() ? kBytes : row->type;
}

int quality(std::string_view accept_encoding, std::string_view coding) {
  int others = 0;
  while (!accept_encoding.empty()) {
    std::string_view one = cut(accept_encoding, ',');
    const std::string_view name = trimmed(cut(one, ';'));
    int value = 1000;
    while (!one.empty()) {
      std::string_view parameter = cut(one, ';');
      if (same_word(trimmed(cut(parameter, '=')), "q")) value = thousandths(trimmed(parameter));
    }
    if (same_word(name, coding)) return value;
    if (name == "*") others = value;
  }
  return others;
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view one = trimmed(cut(if_none_match, ','));
    if (one == "*") return true;
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == tag) return true;
  }
  return false;
}

std::optional<Part> part_of(std::string_view range, std::uint64_t size) {
  if (!same_word(cut(range, '='), "bytes")) return std::nullopt;
  std::string_view only;
  while (!range.empty()) {
    const std::string_view one = trimmed(cut(range, ','));
    if (!one.empty() && !only.empty()) return std::nullopt;
    if (!one.empty()) only = one;
  }
  const auto dash = only.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto first = whole_number(only.substr(0, dash));
  const auto last = whole_number(only.substr(dash + 1));
  if (dash == 0) {  // "-5": the last five; no part of an empty file can be named
    if (!last || (size == 0 && *last > 0)) return std::nullopt;
    const std::uint64_t length = std::min(*last, size);
    return Part{size - length, length};
  }
  if (!first || (!last && dash + 1 < only.size()) || (last && *last < *first)) return std::nullopt;
  if (*first >= size) return Part{};
  return Part{*first, std::min(last.value_or(size - 1), size - 1) - *first + 1};
}

std::string_view cache_control(std::string_view path) {
  const bool kept = path.starts_with("/assets/") && has_hash(path.substr(path.rfind('/') + 1));
  return kept ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace ochre::server
