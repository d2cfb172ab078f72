"""generate - the mutants of a source: small changes of its functions, each a span of text and what to put there.

Kinds: compare (< and <=, > and >=, == and !=), logic (&& and ||), negate (a condition), sign (x + 1 and x - 1),
constant (one more), drop (a statement, or an early exit, left out), seat (another seat), told (what one seat may hear, told to all).
Declarations, constants, consteval functions, case labels and clause numbers are left alone.
"""
import collections
import re

from mutation.tokens import partners, tokenize

# A span is an expression or a statement; 'how' says how it is woven: swap, flip (a condition) or drop.
Mutant = collections.namedtuple("Mutant", "file kind start end how new")
swapped = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&"}
levels = [("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", ">", "<=", ">=", "<=>"), ("<<", ">>"), ("+", "-"),
          ("*", "/", "%")]
binary = {op for level in levels for op in level}
assigning = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
plain_types = {"int", "bool", "auto", "const", "unsigned", "char", "float", "double", "using", "typedef", "static", "typename", "long"}


class Source:
    def __init__(self, file, text):
        self.file, self.text, self.mutants = file, text, []
        self.tokens = tokenize(text)
        self.partner = partners(self.tokens)
        self.scope(0, len(self.tokens))

    def add(self, kind, first, last, how, new=""):
        self.mutants.append(Mutant(self.file, kind, self.tokens[first].start, self.tokens[last].end, how, new))

    def of(self, first, last):
        """The text of these tokens, both included."""
        return self.text[self.tokens[first].start:self.tokens[last].end]

    def word(self, i):
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def after_angle(self, i):
        """Behind the template bracket that opens here."""
        depth = 0
        while True:
            depth += {"<": 1, ">": -1}.get(self.word(i), 0)
            i = self.partner.get(i, i) + 1
            if depth == 0:
                return i

    def is_angle(self, i):
        return self.word(i) == "<" and not self.tokens[i].binary

    def find(self, first, end, wanted):
        """The first of these words that stands in no bracket; or the end."""
        i = first
        while i < end:
            if self.word(i) in wanted and self.tokens[i].kind == "sign":
                return i
            i = self.after_angle(i) if self.is_angle(i) else self.partner.get(i, i) + 1
        return end

    # Declarations of a namespace or class, [first, end).
    def scope(self, first, end):
        i = first
        while i < end:
            stop = self.find(i, end, {"{", ";"})
            head = [t.text for t in self.tokens[i:stop]]
            if stop >= end or self.word(stop) == ";":
                i = stop + 1
                continue
            close = self.partner[stop]
            if "enum" in head[:1] or self.find(i, stop, {"="}) < stop:
                i = self.find(close, end, {";"}) + 1
            elif "namespace" in head or (set(head) & {"struct", "class", "union"} and "(" not in head):
                self.scope(stop + 1, close)
                i = close + 1
            else:
                if "(" in head and "consteval" not in head:
                    self.block(stop + 1, close, self.seats_of(i, stop))
                i = close + 1

    def seats_of(self, first, end):
        """Names of the seats among these declarations."""
        return [self.word(k + 1) for k in range(first, end - 1)
                if self.word(k) == "Seat" and self.word(k - 1) != "::" and self.tokens[k + 1].kind == "name"
                and self.word(k + 2) in {",", ")", "=", ";", ":"}]

    # Statements, [first, end); seats: what may be named here.
    def block(self, first, end, seats):
        i, seats = first, list(seats)
        while i < end:
            i = self.statement(i, end, seats)

    def statement(self, i, end, seats):
        word = self.word(i)
        if word == "{":
            self.block(i + 1, self.partner[i], seats)
            return self.partner[i] + 1
        if word in ("if", "while", "switch", "for"):
            return self.controlled(i, end, seats)
        if word in ("else", "do", ";"):
            return i + 1
        if word in ("case", "default"):
            return self.find(i, end, {":"}) + 1
        stop = self.find(i, end, {";"})
        if word == "return":
            if stop > i + 1:
                self.expression(i + 1, stop, seats)
        elif word in ("break", "continue", "static_assert", "using", "constexpr", "static", "ENSURE", "defect"):
            pass
        elif self.is_declaration(i, stop):
            self.declaration(i, stop, seats)
        else:
            self.add("drop", i, stop, "drop")
            self.expression(i, stop, seats)
        return stop + 1

    def controlled(self, i, end, seats):
        word, start = self.word(i), i
        i += 2 if self.word(i + 1) == "constexpr" else 1
        is_constant, close = self.word(i - 1) == "constexpr", self.partner[i]
        inner = list(seats)
        parts, at = [], i + 1
        while at <= close:
            stop = self.find(at, close, {";"})
            parts.append((at, stop))
            at = stop + 1
        colon = self.find(i + 1, close, {":"})
        if word == "for" and len(parts) == 1 and colon < close:
            self.expression(colon + 1, close, seats)
            inner += self.seats_of(i + 1, colon)
        elif not is_constant:
            self.conditions(word, parts, inner)
        if word == "if" and not is_constant and len(parts) == 1 and self.is_exit(close + 1) and not self.is_declaration(i + 1, close):
            self.guard(start, i, close, end)
        body = self.statement(close + 1, end, inner)
        return body

    def conditions(self, word, parts, seats):
        for n, (first, end) in enumerate(parts):
            if first >= end:
                continue
            if self.is_declaration(first, end):
                self.declaration(first, end, seats)
                continue
            if word == "if" and n == len(parts) - 1:
                self.add("negate", first, end - 1, "flip")
            self.expression(first, end, seats)

    def is_exit(self, i):
        i += 1 if self.word(i) == "{" else 0
        return self.word(i) in ("return", "continue", "break")

    def guard(self, start, opening, close, end):
        """An early exit left out: its condition never holds; not where an else follows."""
        body = close + 1
        stop = self.partner[body] if self.word(body) == "{" else self.find(body, end, {";"})
        is_silence = "is_heard" in self.of(opening + 1, close - 1)  # saves time where nobody listens
        if self.word(stop + 1) != "else" and self.word(start - 1) != "else" and not is_silence:
            self.add("drop", opening + 1, close - 1, "swap", "false")

    def is_declaration(self, i, end):
        if self.word(i) in plain_types:
            return True
        while self.tokens[i].kind == "name":
            i += 1
            if self.is_angle(i):
                i = self.after_angle(i)
            if self.word(i) != "::":
                break
            i += 1
        while i < end and self.word(i) in ("&", "*", "const") and not self.tokens[i].binary:
            i += 1
        return i < end and self.tokens[i].kind == "name" and self.tokens[i - 1].text not in (".", "->", "::", "!", "-", "(")\
            and i > 0 and self.tokens[i - 1].kind in ("name", "sign") and self.word(i - 1) not in assigning | binary - {"&", "*", ">"}

    def declaration(self, i, stop, seats):
        if "constexpr" in [t.text for t in self.tokens[i:min(i + 3, stop)]]:
            return
        at = i
        while at < stop:  # one declarator after the other
            comma = self.find(at, stop, {","})
            begin = self.find(at, comma, {"=", "(", "{"})
            if begin < comma and self.word(begin) == "=":
                self.expression(begin + 1, comma, seats)
            elif begin < comma:
                self.items(begin, seats)
            at = comma + 1
        seats += [s for s in self.seats_of(i, stop + 1) if s not in seats]

    # Expressions, [first, end).
    def expression(self, first, end, seats):
        for first, end in self.split(first, end, {","}):
            at = self.find(first, end, assigning)
            if at < end:
                self.expression(first, at, seats)
                self.expression(at + 1, end, seats)
                continue
            self.choice(first, end, seats)

    def split(self, first, end, by):
        while first < end:
            stop = self.find(first, end, by)
            if stop > first:
                yield first, stop
            first = stop + 1

    def choice(self, first, end, seats):
        ask = self.find(first, end, {"?"})
        if ask == end:
            return self.operation(first, end, seats, 0)
        colon, depth = ask + 1, 0
        while True:  # the ':' of this '?'
            colon = self.find(colon, end, {":", "?"})
            if colon == end:
                return None
            if self.word(colon) == ":" and depth == 0:
                break
            depth += 1 if self.word(colon) == "?" else -1
            colon += 1
        self.add("negate", first, ask - 1, "flip")
        self.operation(first, ask, seats, 0)
        self.choice(ask + 1, colon, seats)
        self.choice(colon + 1, end, seats)

    def operation(self, first, end, seats, level, above=""):
        if level == len(levels):
            return self.operand(first, end, seats, above)
        at = self.last_binary(first, end, levels[level])
        if at is None:
            return self.operation(first, end, seats, level + 1, above)
        op, left, right = self.word(at), self.of(first, at - 1), self.of(at + 1, end - 1)
        if op in swapped:
            kind = "logic" if op in ("&&", "||") else "compare"
            self.add(kind, first, end - 1, "swap", f"({left}) {swapped[op]} ({right})")
        if op in "+-" and right == "1":
            self.add("sign", first, end - 1, "swap", f"({left}) {'-' if op == '+' else '+'} 1")
            return self.operation(first, at, seats, level, op)
        if op == "<<" and re.fullmatch(r"1u?(ll)?", left):
            return self.operation(at + 1, end, seats, level + 1, op)
        self.operation(first, at, seats, level, op)
        self.operation(at + 1, end, seats, level + 1, op)

    def last_binary(self, first, end, ops):
        found, i = None, first
        while i < end:
            if self.word(i) in ops and self.tokens[i].binary and i > first:
                found = i
            i = self.after_angle(i) if self.is_angle(i) else self.partner.get(i, i) + 1
        return found

    def operand(self, first, end, seats, above):
        if end - first == 1 and self.tokens[first].kind == "number":
            self.constant(first, above)
        i = first
        while i < end:
            word, before = self.word(i), self.word(i - 1)
            if word == "[" and self.tokens[i - 1].kind != "name" and before not in (")", "]"):
                i = self.function(i, end, seats)
            elif word in ("(", "[", "{"):
                if not re.fullmatch(r"[A-Z]{3}", before):  # a clause
                    self.items(i, seats, before)
                i = self.partner[i] + 1
            elif self.is_angle(i):
                i = self.after_angle(i)
            else:
                self.name(i, end, seats)
                i += 1

    def items(self, opening, seats, callee=""):
        """What stands in a pair of brackets, one after the other."""
        close = self.partner[opening]
        for first, end in self.split(opening + 1, close, {","}):
            if callee == "event" and end - first == 1 and self.tokens[first].kind == "number":
                continue  # a field that this event does not have
            if self.word(first) == "." and self.word(opening) == "{":
                first += 3  # .field = value
            self.expression(first, end, seats)

    def function(self, i, end, seats):
        """A function in an expression: what it takes, and its body."""
        at = self.partner[i] + 1
        body = self.find(at, end, {"{"})
        if body == end:
            return at
        known = seats + self.seats_of(at, body)
        self.block(body + 1, self.partner[body], known)
        return self.partner[body] + 1

    def constant(self, i, above):
        found = re.fullmatch(r"(\d+)(u?l?l?)", self.word(i))
        if found and not (found[1] == "0" and above in ("==", "!=")):
            self.add("constant", i, i, "swap", f"{int(found[1]) + 1}{found[2]}")

    def name(self, i, end, seats):
        word, before, after = self.word(i), self.word(i - 1), self.word(i + 1)
        if before in (".", "->", "::") or self.tokens[i].kind != "name":
            return
        if word == "actor" and after == "(":
            table = self.of(i + 2, self.partner[i + 1] - 1)
            call = self.of(i, self.partner[i + 1])
            self.add("seat", i, self.partner[i + 1], "swap", f"static_cast<Seat>(({call} + 1) % {table}.seats)")
        if word == "only" and after == "(" and self.is_told(i):
            self.add("told", i, self.partner[i + 1], "swap", "std::uint8_t{0xff}")
        if word in seats and after not in ("(", "::"):
            for other in [s for s in seats if s != word][-1:]:
                self.add("seat", i, i, "swap", other)

    def is_told(self, i):
        """Whether this is about who hears an event."""
        first = i
        while first > 0 and self.word(first) not in (";", "{", "}"):
            first -= 1
        return any(self.word(k) in ("event", "seen_by") for k in range(first, i))
