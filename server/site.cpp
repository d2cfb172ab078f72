// site.cpp - finds the file a request names, and says how it goes out.
#include "server/site.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>

#include "server/http.h"

namespace ochre::server {
namespace {

struct Coding {
  std::string_view name, ending;
};
constexpr std::array<Coding, 2> kCodings = {{{"br", ".br"}, {"gzip", ".gz"}}};  // smallest first

std::string hex(std::uint64_t value) {
  std::array<char, 16> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value, 16).ptr;
  return std::string(text.data(), end);
}

// The same bytes have the same tag as long as nobody writes the file anew.
std::string tag_of(const struct stat& about) {
  const auto time = static_cast<std::uint64_t>(about.st_mtim.tv_sec) * 1'000'000'000u +
                    static_cast<std::uint64_t>(about.st_mtim.tv_nsec);
  return hex(static_cast<std::uint64_t>(about.st_size)) + "-" + hex(time);
}

bool is_inside(const std::filesystem::path& path, const std::filesystem::path& root) {
  return std::ranges::mismatch(root, path).in1 == root.end();
}

}  // namespace

File::~File() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::size_t File::read(char* to, std::size_t room) {
  while (true) {
    const ::ssize_t got = ::read(descriptor_, to, room);
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno != EINTR) return 0;
  }
}

bool File::skip_to(std::uint64_t place) {
  return ::lseek(descriptor_, static_cast<::off_t>(place), SEEK_SET) >= 0;
}

Reply refusal(int status, std::string_view text) {
  Reply reply;
  reply.status = status;
  reply.text = std::to_string(status) + ": " + std::string(text) + "\n";
  reply.length = reply.text.size();
  reply.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-cache"}};
  return reply;
}

Result<Site> Site::open(const std::string& folder) {
  std::error_code error;
  const auto root = std::filesystem::canonical(folder, error);
  if (error) return problem("folder '" + folder + "' cannot be opened: " + error.message());
  if (!std::filesystem::is_directory(root, error)) {
    return problem("'" + folder + "' is not a folder");
  }
  return Site(root);
}

// Links are followed first, then the place they lead to must lie inside.
Site::Found Site::find(const std::string& path) const {
  Found found;
  std::error_code error;
  const auto real = std::filesystem::canonical(root_ / path.substr(1), error);
  if (error || !is_inside(real, root_)) return found;
  File file(::open(real.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  found.is_refused = !file && (errno == EMFILE || errno == ENFILE || errno == ENOMEM);
  struct stat about{};
  if (!file || ::fstat(file.descriptor(), &about) != 0 || !S_ISREG(about.st_mode)) return found;
  found.file = std::move(file);
  found.size = static_cast<std::uint64_t>(about.st_size);
  found.tag = tag_of(about);
  return found;
}

// The file as the client likes it best; `coding` is empty where it is the file itself.
Site::Found Site::find_coded(const std::string& path, std::string_view accepted,
                             std::string_view& coding) const {
  auto wanted = kCodings;
  if (quality(accepted, wanted[1].name) > quality(accepted, wanted[0].name)) {
    std::swap(wanted[0], wanted[1]);
  }
  for (const Coding& one : wanted) {
    if (quality(accepted, one.name) == 0) continue;
    Found found = find(path + std::string(one.ending));
    if (!found.file) continue;
    coding = one.name;
    return found;
  }
  return {};
}

// 200 with the whole, 206 with a part, 304 with nothing, 416 where there is no such part.
Reply Site::reply_with(Found found, const std::string& path, std::string_view coding,
                       const Request& request) const {
  const std::string tag =
      "\"" + found.tag + (coding.empty() ? "" : "-" + std::string(coding)) + "\"";
  Reply reply;
  reply.headers = {{"ETag", tag},
                   {"Cache-Control", std::string(cache_control(path))},
                   {"Vary", "Accept-Encoding"}};
  if (names_tag(request.if_none_match, tag)) {
    reply.status = 304;
    reply.has_length = false;
    return reply;
  }
  const bool same = request.if_range.empty() || request.if_range == tag;  // else: the whole, anew
  const auto part = same ? part_of(request.range, found.size) : std::nullopt;
  const auto [first, length] = part.value_or(Part{0, found.size});
  const std::string size = std::to_string(found.size);
  if (part && (length == 0 || !found.file.skip_to(first))) {
    reply = refusal(416, "the file has " + size + " bytes, and none of those asked for");
    reply.headers.emplace_back("Content-Range", "bytes */" + size);
    return reply;
  }
  reply.headers.emplace_back("Accept-Ranges", "bytes");
  reply.headers.emplace_back("Content-Type", std::string(media_type(path)));
  if (!coding.empty()) reply.headers.emplace_back("Content-Encoding", std::string(coding));
  reply.length = length;
  if (part) {
    reply.status = 206;
    const std::string last = std::to_string(first + length - 1);
    reply.headers.emplace_back("Content-Range",
                               "bytes " + std::to_string(first) + "-" + last + "/" + size);
  }
  reply.file = std::move(found.file);
  return reply;
}

Reply Site::reply_to(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Reply reply = refusal(405, "only GET and HEAD are understood here");
    reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  auto path = path_of(request.target);
  if (!path) return refusal(400, path.error().text);
  if (path->ends_with('/')) *path += "index.html";
  Found found = find(*path);
  if (found.is_refused) return refusal(503, "too many are here at once, try again soon");
  if (!found.file) return refusal(404, "there is nothing here");
  std::string_view coding;
  if (Found coded = find_coded(*path, request.accept_encoding, coding); coded.file) {
    found = std::move(coded);
  }
  Reply reply = reply_with(std::move(found), *path, coding, request);
  reply.body_is_wanted = request.method == "GET";
  return reply;
}

}  // namespace ochre::server
