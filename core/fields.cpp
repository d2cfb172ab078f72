// fields.cpp - the two readers of a field list: one writes JSON, one reads it and says what is
// wrong.
#include "core/fields.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/text.h"

namespace ochre {
namespace {

constexpr std::string_view kBlankWord = "?";  // a card that a viewer cannot tell

std::string number_text(long long value) { return std::to_string(value); }

class Writer final : public Fields {
 public:
  Json take() { return std::move(open_.front()); }
  bool is_reading() const override { return false; }

 private:
  int number_field(std::string_view name, int value, int, int) override {
    put(name, value);
    return value;
  }
  int word_field(std::string_view name, int value, const Domain& domain, int none) override {
    put(name, value == none ? Json(nullptr) : word(domain, value));
    return value;
  }
  void list_field(std::string_view name, std::span<std::uint8_t> items, std::uint8_t& size,
                  const Domain& domain) override {
    Json out = Json::array();
    for (std::size_t i = 0; i < items.size() && i < size; ++i)
      out.push_back(word(domain, items[i]));
    bool sound = size <= items.size();
    for (std::size_t i = size; i < items.size(); ++i) sound = sound && items[i] == 0;
    if (!sound) {  // a damaged list still shows every byte
      out = {{"size", size}, {"bytes", std::vector<int>(items.begin(), items.end())}};
    }
    put(name, std::move(out));
  }
  void bag_field(std::string_view name, std::span<std::uint8_t> counts,
                 const Domain& domain) override {
    Json out = Json::array();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      for (int n = 0; n < counts[i]; ++n) out.push_back(word(domain, static_cast<int>(i)));
    }
    put(name, std::move(out));
  }
  void stack_field(std::string_view name, std::span<Frame> frames, std::uint8_t& depth,
                   std::span<const std::string_view> steps) override {
    Json out = Json::array();
    const Frame blank{};
    std::size_t shown = depth;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      if (std::memcmp(&frames[i], &blank, sizeof blank) != 0) shown = std::max(shown, i + 1);
    }
    for (std::size_t i = 0; i < std::min(shown, frames.size()); ++i) {
      const Frame& frame = frames[i];
      const Domain domain{"step", steps};
      out.push_back({{"step", word(domain, frame.step)},
                     {"at", frame.at},
                     {"seat", frame.seat},
                     {"locals", frame.locals}});
    }
    if (shown != depth || depth > frames.size()) {
      out.push_back({{"depth", depth}});  // a damaged stack shows it
    }
    put(name, std::move(out));
  }
  std::size_t open_rows(std::string_view name, std::size_t filled, std::size_t) override {
    open(name, Json::array());
    return filled;
  }
  bool open_row(std::size_t) override {
    open("", Json::object());
    return true;
  }
  Presence open_part(std::string_view name, bool filled) override {
    open(name, filled ? Json::object() : Json(nullptr));
    return filled ? Presence::There : Presence::Untouched;
  }
  void close() override {
    Json done = std::move(open_.back());
    const std::string name = std::move(names_.back());
    open_.pop_back();
    names_.pop_back();
    put(name, std::move(done));
  }

  static Json word(const Domain& domain, int value) {
    if (!domain.words.empty() && value == static_cast<int>(domain.words.size())) {
      return std::string(kBlankWord);
    }
    if (domain.words.empty() || value < 0 || value > domain.most()) return value;
    return std::string(domain.words[static_cast<std::size_t>(value)]);
  }
  void open(std::string_view name, Json json) {
    names_.emplace_back(name);
    open_.push_back(std::move(json));
  }
  void put(std::string_view name, Json value) {
    Json& into = open_.back();
    if (into.is_array()) {
      into.push_back(std::move(value));
    } else {
      into[std::string(name)] = std::move(value);
    }
  }

  std::vector<Json> open_{Json::object()};
  std::vector<std::string> names_;
};

class Reader final : public Fields {
 public:
  explicit Reader(const Json& json) {
    open_.push_back({&json, "", {}});
    if (!json.is_object()) wrong("state", json, "an object");
  }
  bool is_reading() const override { return true; }
  Result<void> finish() {
    check_names();
    if (!problem_.empty()) return problem("bad state: " + problem_);
    return {};
  }

 private:
  struct Open {
    const Json* json;  // nullptr: not given, so nothing in it is
    std::string path;
    std::vector<std::string> asked;
  };

  int number_field(std::string_view name, int value, int least, int most) override {
    const Json* given = find(name);
    if (given == nullptr) return value;
    return in_range(path(name), *given, least, most, value);
  }
  int word_field(std::string_view name, int value, const Domain& domain, int none) override {
    const Json* given = find(name);
    if (given == nullptr) return value;
    if (given->is_null() && none >= 0) return none;
    return word(path(name), *given, domain, value);
  }
  void list_field(std::string_view name, std::span<std::uint8_t> items, std::uint8_t& size,
                  const Domain& domain) override {
    const Json* given = find(name);
    if (given == nullptr || !is_list(path(name), *given, items.size())) return;
    std::fill(items.begin(), items.end(), std::uint8_t{0});
    size = 0;
    for (const Json& item : *given) {
      const std::string at = path(name) + "[" + number_text(size) + "]";
      items[size++] = static_cast<std::uint8_t>(word(at, item, domain, 0));
    }
  }
  void bag_field(std::string_view name, std::span<std::uint8_t> counts,
                 const Domain& domain) override {
    const Json* given = find(name);
    if (given == nullptr || !is_list(path(name), *given, 255)) return;
    std::fill(counts.begin(), counts.end(), std::uint8_t{0});
    std::size_t i = 0;
    for (const Json& item : *given) {
      const std::string at = path(name) + "[" + number_text(static_cast<long long>(i++)) + "]";
      ++counts[static_cast<std::size_t>(word(at, item, domain, 0))];
    }
  }
  void stack_field(std::string_view name, std::span<Frame> frames, std::uint8_t& depth,
                   std::span<const std::string_view> steps) override {
    const Json* given = find(name);
    if (given == nullptr || !is_list(path(name), *given, frames.size())) return;
    std::fill(frames.begin(), frames.end(), Frame{});
    depth = 0;
    for (const Json& item : *given) {
      const std::string at = path(name) + "[" + number_text(depth) + "]";
      if (!item.is_object()) return wrong(at, item, "an object");
      open_.push_back({&item, at, {}});
      Frame& frame = frames[depth++];
      const Domain domain{"step", steps};
      frame.step = static_cast<std::uint8_t>(word_field("step", 0, domain, -1));
      frame.at = static_cast<std::uint8_t>(number_field("at", 0, 0, 255));
      frame.seat = static_cast<Seat>(number_field("seat", 0, 0, kMaxSeats - 1));
      if (const Json* locals = find("locals");
          locals != nullptr && is_list(path("locals"), *locals, frame.locals.size())) {
        for (std::size_t i = 0; i < locals->size(); ++i) {
          const std::string place =
              path("locals") + "[" + number_text(static_cast<long long>(i)) + "]";
          frame.locals[i] = static_cast<std::uint8_t>(in_range(place, (*locals)[i], 0, 255, 0));
        }
      }
      check_names();
      open_.pop_back();
    }
  }
  std::size_t open_rows(std::string_view name, std::size_t, std::size_t room) override {
    const Json* given = find(name);
    const bool good = given != nullptr && is_list(path(name), *given, room);
    open_.push_back({good ? given : nullptr, path(name), {}});
    return good ? given->size() : 0;
  }
  bool open_row(std::size_t i) override {
    const Json& row = (*open_.back().json)[i];
    std::string at = open_.back().path + "[" + number_text(static_cast<long long>(i)) + "]";
    const bool good = row.is_object();
    if (!good && !row.is_null()) wrong(at, row, "an object");
    open_.push_back({good ? &row : nullptr, std::move(at), {}});
    return good;
  }
  Presence open_part(std::string_view name, bool) override {
    const Json* given = find(name);
    const bool good = given != nullptr && given->is_object();
    if (given != nullptr && !good && !given->is_null()) wrong(path(name), *given, "an object");
    open_.push_back({good ? given : nullptr, path(name), {}});
    if (good) return Presence::There;
    return given != nullptr && given->is_null() ? Presence::Cleared : Presence::Untouched;
  }
  void close() override {
    check_names();
    open_.pop_back();
  }

  const Json* find(std::string_view name) {
    Open& in = open_.back();
    if (in.json == nullptr || !in.json->is_object()) return nullptr;
    in.asked.emplace_back(name);
    const auto found = in.json->find(std::string(name));
    return found == in.json->end() ? nullptr : &*found;
  }
  std::string path(std::string_view name) const {
    const std::string& outer = open_.back().path;
    return outer.empty() ? std::string(name) : outer + "." + std::string(name);
  }
  void check_names() {
    const Open& in = open_.back();
    if (in.json == nullptr || !in.json->is_object()) return;
    for (const auto& [key, value] : in.json->items()) {
      if (std::find(in.asked.begin(), in.asked.end(), key) != in.asked.end()) continue;
      std::string wanted;
      for (const std::string& name : in.asked) wanted += (wanted.empty() ? "" : ", ") + name;
      say(path(shortened(key)) + " is not a field, expected one of " + wanted);
    }
  }
  bool is_list(const std::string& at, const Json& given, std::size_t room) {
    if (!given.is_array()) return wrong(at, given, "a list"), false;
    if (given.size() > room) {
      say(at + " has " + number_text(static_cast<long long>(given.size())) +
          " items, expected at most " + number_text(static_cast<long long>(room)));
      return false;
    }
    return true;
  }
  int in_range(const std::string& at, const Json& given, int least, int most, int otherwise) {
    const std::string range = number_text(least) + ".." + number_text(most);
    if (!given.is_number_integer()) return wrong(at, given, range), otherwise;
    if (given.is_number_unsigned() ? given.get<std::uint64_t>() > 1000000u
                                   : given.get<std::int64_t>() < -1000000) {
      return wrong(at, given, range), otherwise;
    }
    const int value = given.get<int>();
    if (value < least || value > most) return wrong(at, given, range), otherwise;
    return value;
  }
  int word(const std::string& at, const Json& given, const Domain& domain, int otherwise) {
    if (domain.words.empty()) return in_range(at, given, domain.first, domain.last, otherwise);
    if (!given.is_string())
      return wrong(at, given, std::string("a ") + std::string(domain.name)), otherwise;
    const Result<int> value = value_of(domain, given.get_ref<const std::string&>());
    if (!value) return say(at + ": " + value.error().text), otherwise;
    return *value;
  }
  void wrong(const std::string& at, const Json& given, const std::string& wanted) {
    say(at + " is " + shortened(dump_json(given)) + ", expected " + wanted);
  }
  void say(std::string text) {
    if (problem_.empty()) problem_ = std::move(text);
  }

  std::vector<Open> open_;
  std::string problem_;
};

}  // namespace

Json write_fields(ListFields list, const void* state, std::size_t bytes) {
  std::vector<std::uint64_t> copy((bytes + 7) / 8);  // the list takes a state it may change
  std::memcpy(copy.data(), state, bytes);
  Writer writer;
  list(writer, copy.data());
  return writer.take();
}

Result<void> read_fields(ListFields list, void* state, const Json& json) {
  Reader reader(json);
  list(reader, state);
  return reader.finish();
}

bool json_has(const Json& json, std::string_view path) {
  const Json* at = &json;
  while (!path.empty()) {
    if (path.front() == '[') {
      const std::size_t end = path.find(']');
      const std::size_t i =
          static_cast<std::size_t>(std::stoul(std::string(path.substr(1, end - 1))));
      if (!at->is_array() || i >= at->size()) return false;
      at = &(*at)[i];
      path.remove_prefix(end + 1);
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::size_t end = std::min(path.find_first_of(".["), path.size());
      if (!at->is_object()) return false;
      const auto found = at->find(std::string(path.substr(0, end)));
      if (found == at->end()) return false;
      at = &*found;
      path.remove_prefix(end);
    }
  }
  return true;
}

}  // namespace ochre
