"""tokens - C++ as the formatter leaves it, cut into tokens with their places and partners.

The formatter puts blanks around binary operators and none inside template brackets or after prefix operators: so '<' is
a comparison where blanks stand on both sides, and '&' a reference where they do not.
"""
import collections
import re

Token = collections.namedtuple("Token", "text start end kind binary")  # kind: name number text sign
lexer = re.compile(r"""
    (?P<skip>\s+|//[^\n]*|/\*.*?\*/|\#[^\n]*(?:\\\n[^\n]*)*)
  | (?P<text>R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+')
  | (?P<number>\d[\w.']*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<sign><=>|<<=|>>=|\.\.\.|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)
""", re.X | re.S)
pairs = {"(": ")", "[": "]", "{": "}"}


def tokenize(text):
    out = []
    for found in lexer.finditer(text):
        if found.lastgroup == "skip":
            continue
        start, end = found.span()
        word = found.group()
        spaced = text[start - 1:start].isspace() and text[end:end + 1].isspace()
        out.append(Token(word, start, end, found.lastgroup, spaced))
    return joined(out)


def joined(tokens):
    """Two '>' with nothing between and blanks around are a shift; template brackets close one by one."""
    out = []
    for token in tokens:
        last = out[-1] if out else None
        if token.text == ">" and last and last.text == ">" and last.end == token.start and ends_apart(last, token, out):
            out[-1] = Token(">>", last.start, token.end, "sign", True)
        else:
            out.append(token)
    return out


def ends_apart(first, second, before):
    # 'a >> b': a blank before the first; 'array<vector<int>> x' has none.
    return before[-2].end < first.start if len(before) > 1 else False


def partners(tokens):
    """The place of the bracket that closes, by the place of the one that opens."""
    out, open_at = {}, []
    for i, token in enumerate(tokens):
        if token.kind != "sign":
            continue
        if token.text in pairs:
            open_at.append(i)
        elif token.text in pairs.values():
            out[open_at.pop()] = i
    return out
