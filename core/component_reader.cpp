// component_reader.cpp - reading boxes; texts that a box points into live as long as it.
#include "core/component_reader.h"

#include <nlohmann/json.hpp>

#include "core/text.h"

namespace ochre {
ComponentReader::ComponentReader(const Json& json) {
  places_.push_back({json.is_object() ? &json : nullptr, ""});
  if (!json.is_object()) wrong("the file", &json, "an object");
}

Result<void> ComponentReader::finish() {
  if (failed()) return problem("bad components: " + problem_);
  return {};
}

int ComponentReader::number_of(std::string_view name, int least, int most) {
  return checked_number(path(name), find(name), least, most);
}
int ComponentReader::word(std::string_view name, const Domain& domain) {
  return checked_word(path(name), find(name), domain);
}
std::string_view ComponentReader::text(std::string_view name, std::size_t shortest,
                                       std::size_t longest) {
  return checked_text(path(name), find(name), shortest, longest);
}
int ComponentReader::number(int least, int most) {
  return checked_number(places_.back().path, places_.back().json, least, most);
}
int ComponentReader::word(const Domain& domain) {
  return checked_word(places_.back().path, places_.back().json, domain);
}
std::string_view ComponentReader::text() {
  return checked_text(places_.back().path, places_.back().json, 0, 200);
}

int ComponentReader::item_number(std::size_t i, int least, int most) {
  const Place& list = places_.back();
  const bool there = list.json != nullptr && list.json->is_array() && i < list.json->size();
  return checked_number(list.path + "[" + std::to_string(i) + "]",
                        there ? &(*list.json)[i] : nullptr, least, most);
}

bool ComponentReader::flag(std::string_view name) {
  const Json* given = find(name);
  if (given != nullptr && given->is_boolean()) return given->get<bool>();
  wrong(path(name), given, "true or false");
  return false;
}

bool ComponentReader::has(std::string_view name) const {
  const Json* in = places_.back().json;
  return in != nullptr && in->is_object() && in->contains(std::string(name));
}
bool ComponentReader::is_null(std::string_view name) const {
  return has(name) && (*places_.back().json)[std::string(name)].is_null();
}
void ComponentReader::expect(std::string_view name, int wanted) {
  const Json* given = find(name);
  if (given == nullptr || !given->is_number_integer() || *given != wanted) {
    wrong(path(name), given, std::to_string(wanted));
  }
}
void ComponentReader::expect(std::string_view name, std::string_view wanted) {
  const Json* given = find(name);
  if (given == nullptr || !given->is_string() || given->get_ref<const std::string&>() != wanted) {
    wrong(path(name), given, "\"" + std::string(wanted) + "\"");
  }
}

void ComponentReader::refuse(std::string_view wanted) {
  wrong(places_.back().path, places_.back().json, wanted);
}

const Json* ComponentReader::find(std::string_view name) {
  const Json* in = places_.back().json;
  if (in == nullptr || !in->is_object()) return nullptr;
  const auto found = in->find(std::string(name));
  return found == in->end() ? nullptr : &*found;
}

bool ComponentReader::open(std::string_view name) {
  const Json* given = find(name);
  const bool good = given != nullptr && given->is_object();
  if (!good) wrong(path(name), given, "an object");
  places_.push_back({good ? given : nullptr, path(name)});
  return good;
}

std::size_t ComponentReader::open_list(std::string_view name, std::size_t least, std::size_t most) {
  const Json* given = find(name);
  const bool good =
      given != nullptr && given->is_array() && given->size() >= least && given->size() <= most;
  if (!good) {
    const std::string count =
        least == most ? std::to_string(least) : std::to_string(least) + ".." + std::to_string(most);
    wrong(path(name), given, "a list of " + count + " items");
  }
  places_.push_back({good ? given : nullptr, path(name)});
  return good ? given->size() : 0;
}

void ComponentReader::open_item(std::size_t i) {
  const Place list = places_.back();
  places_.push_back({&(*list.json)[i], list.path + "[" + std::to_string(i) + "]"});
}

std::string ComponentReader::path(std::string_view name) const {
  const std::string& outer = places_.back().path;
  return outer.empty() ? std::string(name) : outer + "." + std::string(name);
}

void ComponentReader::wrong(const std::string& at, const Json* given, std::string_view wanted) {
  if (failed()) return;
  const std::string shown = given == nullptr ? "missing" : shortened(dump_json(*given));
  problem_ = at + " is " + shown + ", expected " + std::string(wanted);
}

int ComponentReader::checked_number(const std::string& at, const Json* given, int least, int most) {
  const bool good =
      given != nullptr && given->is_number_integer() && *given >= least && *given <= most;
  if (good) return given->get<int>();
  wrong(at, given, std::to_string(least) + ".." + std::to_string(most));
  return least;
}

int ComponentReader::checked_word(const std::string& at, const Json* given, const Domain& domain) {
  if (given != nullptr && given->is_string()) {
    if (const Result<int> value = value_of(domain, given->get_ref<const std::string&>()))
      return *value;
  }
  std::string wanted = "one of";
  for (std::string_view word : domain.words) wanted += " " + std::string(word);
  wrong(at, given, wanted);
  return 0;
}

std::string_view ComponentReader::checked_text(const std::string& at, const Json* given,
                                               std::size_t shortest, std::size_t longest) {
  if (given != nullptr && given->is_string()) {
    const std::string& text = given->get_ref<const std::string&>();
    if (text.size() >= shortest && text.size() <= longest) return texts_.emplace_back(text);
  }
  wrong(at, given,
        "a text of " + std::to_string(shortest) + " to " + std::to_string(longest) + " letters");
  return "";
}

}  // namespace ochre
