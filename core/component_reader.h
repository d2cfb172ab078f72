// component_reader.h - reads a box from JSON, place by place; the first thing wrong is the problem,
// with its place: "bad components: groups[0].types[2].spheres is 99, expected 0..20".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/shelf.h"
#include "core/vocabulary.h"

namespace ochre {

class ComponentReader {
 public:
  explicit ComponentReader(const Json& json);

  // Each reads a field of the object it stands in.
  template <class T>
  T number(std::string_view name, int least, int most) {
    return static_cast<T>(number_of(name, least, most));
  }
  int word(std::string_view name, const Domain& domain);
  std::string_view text(std::string_view name, std::size_t shortest, std::size_t longest);  // kept
  bool flag(std::string_view name);  // true or false
  bool has(std::string_view name) const;
  bool is_null(std::string_view name) const;  // there, and null: "none"
  void expect(std::string_view name, int wanted);
  void expect(std::string_view name, std::string_view wanted);

  template <class Body>
  void part(std::string_view name, Body body) {
    if (open(name)) body();
    close();
  }
  // A list of exactly `size` items; body(i) stands in each.
  template <class Body>
  void list(std::string_view name, std::size_t size, Body body) {
    const std::size_t n = open_list(name, size, size);
    for (std::size_t i = 0; i < n; ++i) {
      open_item(i);
      body(i);
      close();
    }
    close();
  }
  // A list of `least` to `most` items; its length.
  template <class Body>
  std::size_t list(std::string_view name, std::size_t least, std::size_t most, Body body) {
    const std::size_t n = open_list(name, least, most);
    for (std::size_t i = 0; i < n; ++i) {
      open_item(i);
      body(i);
      close();
    }
    close();
    return n;
  }
  // The item a list stands at, itself a number or word.
  int number(int least, int most);
  int word(const Domain& domain);
  std::string_view text();
  // Number i of the list it stands at, where an item is itself a list.
  int item_number(std::size_t i, int least, int most);

  void refuse(std::string_view wanted);  // here is something else than wanted
  bool failed() const { return !problem_.empty(); }
  Result<void> finish();
  BoxTexts take_texts() { return std::move(texts_); }  // what was kept goes with the box

 private:
  struct Place {
    const Json* json;  // nullptr: missing, already a problem
    std::string path;
  };
  int number_of(std::string_view name, int least, int most);
  const Json* find(std::string_view name);
  bool open(std::string_view name);
  std::size_t open_list(std::string_view name, std::size_t least, std::size_t most);
  void open_item(std::size_t i);
  void close() { places_.pop_back(); }
  std::string path(std::string_view name) const;
  void wrong(const std::string& at, const Json* given, std::string_view wanted);
  int checked_number(const std::string& at, const Json* given, int least, int most);
  int checked_word(const std::string& at, const Json* given, const Domain& domain);
  std::string_view checked_text(const std::string& at, const Json* given, std::size_t shortest,
                                std::size_t longest);

  std::vector<Place> places_;
  BoxTexts texts_;
  std::string problem_;
};

}  // namespace ochre
