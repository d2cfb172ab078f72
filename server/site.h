// site.h - a folder as browsers see it: what is answered to a request, before any socket.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"

namespace ochre::server {

class File {  // open for reading; closes itself
 public:
  File() = default;
  explicit File(int descriptor) : descriptor_(descriptor) {}
  File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  File& operator=(File&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~File();

  explicit operator bool() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }
  std::size_t read(char* to, std::size_t room);  // 0: there is no more
  bool skip_to(std::uint64_t place);             // the next read begins there

 private:
  int descriptor_ = -1;
};

struct Request {
  std::string_view method, target, if_none_match, accept_encoding;
  std::string_view range = {}, if_range = {};
};

struct Reply {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;
  std::string text;            // the body, where it is no file
  File file;                   // the body, where it is one
  std::uint64_t length = 0;    // of the body
  bool has_length = true;      // 304 says nothing of it
  bool body_is_wanted = true;  // HEAD wants the headers only
};

// One sentence, as a page of plain text.
Reply refusal(int status, std::string_view text);

class Site {
 public:
  static Result<Site> open(const std::string& folder);
  Reply reply_to(const Request& request) const;

 private:
  struct Found {
    File file;
    std::uint64_t size = 0;
    std::string tag;
    bool is_refused = false;  // the system has no descriptor left
  };
  explicit Site(std::filesystem::path root) : root_(std::move(root)) {}
  Reply reply_with(Found found, const std::string& path, std::string_view coding,
                   const Request& request) const;
  Found find(const std::string& path) const;
  Found find_coded(const std::string& path, std::string_view accepted,
                   std::string_view& coding) const;

  std::filesystem::path root_;  // no link in it
};

}  // namespace ochre::server
