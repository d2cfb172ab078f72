"""weave - all mutants of a source in one text, each behind a switch, so that hundreds share a build.

Every alternative stands on lines of its own: what the compiler does not take is found by its line, and left out.
"""
import re
import zlib

header = """// mutant.h - which mutant is on.
#pragma once
#include <type_traits>
namespace ochre {
extern int mutant_on;
extern bool mutants_noted;
bool note_mutant(int n);
constexpr bool mutant(int n) {
  return !std::is_constant_evaluated() && (mutant_on == n || (mutants_noted && note_mutant(n)));
}
}
"""
source = """// mutant.cpp - the switch: OCHRE_MUTANT=N; OCHRE_REACHED=FILE: the numbers of the mutants that were come by.
#include "mutant.h"
#include <cstdio>
#include <cstdlib>
#include <unordered_set>
namespace ochre {
int mutant_on = std::getenv("OCHRE_MUTANT") ? std::atoi(std::getenv("OCHRE_MUTANT")) : -1;
bool mutants_noted = std::getenv("OCHRE_REACHED") != nullptr;
namespace {
struct Noted {
  std::unordered_set<int> numbers;
  ~Noted() {
    mutants_noted = false;
    std::FILE* const file = std::fopen(std::getenv("OCHRE_REACHED"), "w");
    for (const int n : numbers) std::fprintf(file, "%d\\n", n);
    std::fclose(file);
  }
};
}
bool note_mutant(int n) {
  static Noted noted;
  noted.numbers.insert(n);
  return false;
}
}
"""


def number(name, index):
    """The same for the same source, whatever other sources there are."""
    return (zlib.crc32(name.encode()) & 0x3FFFF) << 12 | index


class Woven:
    """A text with the mutants of these indices in it; 'heads' are the lines of each alternative."""

    def __init__(self, name, text, mutants, left_out):
        self.name, self.text, self.mutants = name, text, mutants
        self.heads, self.bodies, self.out, self.line = {}, {}, [], 1
        spans = {}
        for i, m in enumerate(mutants):
            if i not in left_out:
                spans.setdefault((m.start, m.end), []).append(i)
        self.spans = sorted(spans.items(), key=lambda item: (item[0][0], -item[0][1]))
        # Includes come first, so that the header of the switch may stand before everything.
        self.write('#include "mutant.h"\n')
        self.render(0, len(text), 0)
        self.result = "".join(self.out)

    def write(self, text):
        self.out.append(text)
        self.line += text.count("\n")

    def render(self, start, end, at):
        """What stands between these places, with all spans from the at-th on that lie in it; the next span."""
        while at < len(self.spans) and self.spans[at][0][1] <= end and self.spans[at][0][0] < end:
            (first, last), indices = self.spans[at]
            self.write(self.text[start:first])
            at = self.switched(first, last, indices, at + 1)
            start = last
        self.write(self.text[start:end])
        return at

    def switched(self, first, last, indices, at):
        begun = self.line
        closing = ""
        for i in indices:
            m, n, head = self.mutants[i], number(self.name, i), self.line + 1
            if m.how == "drop":
                self.write(f"\n{{ if (!::ochre::mutant({n})) {{\n")
                closing = " } }" + closing
            elif m.how == "flip":
                self.write(f"\n(::ochre::mutant({n}) !=\nstatic_cast<bool>(")
                closing = "))" + closing
            else:
                self.write(f"\n(::ochre::mutant({n}) ?\n({m.new})\n:\n(")
                closing = "))" + closing
            self.heads[i] = (head, self.line)
        at = self.render(first, last, at)
        self.write(closing)
        for i in indices:
            self.bodies[i] = (begun, self.line)
        return at

    def blamed(self, line):
        """The mutants that an error at this line may be about: of its own lines, else the innermost around it."""
        own = [i for i, (first, last) in self.heads.items() if first <= line <= last]
        if own:
            return own
        around = sorted((last - first, i) for i, (first, last) in self.bodies.items() if first <= line <= last)
        return [i for size, i in around if size == around[0][0]]


def shown(text, m):
    """The lines of a mutant before and after, without comments and on one line."""
    first = text.rfind("\n", 0, m.start) + 1
    last = text.find("\n", m.end)
    old = text[m.start:m.end]
    new = {"drop": "", "flip": f"!({old})"}.get(m.how, m.new)
    return tuple(tidy(text[first:m.start] + middle + text[m.end:last]) for middle in (old, new))


def tidy(text):
    return " ".join(re.sub(r"//[^\n]*", "", text).split())
