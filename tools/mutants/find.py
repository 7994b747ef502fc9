"""Finds what can be changed in a C++ file that clang-format has laid out, and rewrites the file so that every change is
compiled in and asleep (mutants.hpp). Knows C++ only so far: tokens, brackets, and how tightly operators bind."""
import dataclasses
import re

TOKEN = re.compile(r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
  | (?P<text>"(?:[^"\\\n]|\\.)*")
  | (?P<char>'(?:[^'\\\n]|\\.)+')
  | (?P<number>\.?\d(?:[eEpP][+-]|'(?=\w)|[\w.])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><<=|>>=|<=>|->\*|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||\+=|-=|\*=|/=|%=|&=|\|=|\^=|.)
""", re.VERBOSE | re.DOTALL | re.MULTILINE)

POWER = {"*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "<<": 8, ">>": 8, "<": 7, "<=": 7, ">": 7, ">=": 7, "==": 6, "!=": 6,
         "&": 5, "^": 4, "|": 3, "&&": 2, "||": 1}
VERB = {"<": ("less", "<="), "<=": ("at_most", "<"), ">": ("more", ">="), ">=": ("at_least", ">"), "==": ("same", "!="),
        "!=": ("other", "=="), "+": ("plus", "-"), "-": ("minus", "+"), "*": ("times", "+"), "/": ("over", "*"),
        "%": ("rest", "+"), "&": ("both", "|"), "|": ("either", "&"), "^": ("unlike", "|"), "<<": ("up", ">>"), ">>": ("down", "<<")}
ALGORITHM = {"min": "max", "max": "min", "any_of": "all_of", "all_of": "any_of", "none_of": "any_of"}
ASSIGN = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
CLOSER = {"(": ")", "[": "]", "{": "}"}
GIVEN = {"game", "state", "now", "log", "out", "form", "rng", "box"}  # what every function is given: nothing like it
STOPS = {"return", "case", "else", "do", "throw", "goto", "default", "new", "delete"}
NO_STATEMENT = STOPS | {"if", "for", "while", "switch", "break", "continue", "using", "typedef", "static_assert", "const",
                        "constexpr", "auto", "friend", "template", "namespace", "struct", "class", "enum", "union", "explicit",
                        "static", "virtual", "inline", "public", "private", "protected", "operator", "assert", "extern"}


@dataclasses.dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    before: bool  # is there space before it
    after: bool
    match: int = -1  # the other bracket
    angle: bool = False  # < and > that hold template arguments
    block: bool = False  # a { of statements


@dataclasses.dataclass
class Mutant:
    path: str
    line: int
    kind: str
    change: str  # for people: "< becomes <="
    start: int
    end: int
    edits: list  # (position, length, text, order): see `rewritten`
    fixed: bool = False  # the compiler computes it, so it takes a build of its own
    id: int = 0
    key: str = ""


class File:
    def __init__(self, path, source):
        self.path, self.source = path, source
        self.tokens = self.tokenized()
        self.match_brackets()
        self.mark_blocks()
        self.mutants = []

    def tokenized(self):
        tokens, at = [], 0
        for found in TOKEN.finditer(self.source):
            if found.lastgroup == "space":
                continue
            start, end = found.span()
            before = start == 0 or self.source[start - 1].isspace()
            after = end == len(self.source) or self.source[end].isspace()
            if found.group() == ">>" and not (before and after):  # ends two lists of template arguments
                tokens.append(Token("sign", ">", start, start + 1, before, False))
                tokens.append(Token("sign", ">", start + 1, end, False, after))
                continue
            tokens.append(Token(found.lastgroup, found.group(), start, end, before, after))
        return tokens

    def match_brackets(self):
        tokens, open_ = self.tokens, []
        for i, token in enumerate(tokens):
            if token.kind != "sign":
                continue
            opens_list = token.text == "<" and i > 0 and not token.after and (
                tokens[i - 1].text == "template" or tokens[i - 1].kind == "word" and not token.before and tokens[i - 1].text != "operator")
            if token.text in CLOSER or opens_list:
                token.angle = opens_list
                open_.append(i)
            elif token.text == ">" and open_ and tokens[open_[-1]].angle and not (token.before and token.after and tokens[i - 1].text != "("):
                token.angle = True
                self.pair(open_.pop(), i)
            elif token.text in CLOSER.values():
                while open_ and tokens[open_[-1]].angle:  # was none
                    tokens[open_.pop()].angle = False
                if open_:
                    self.pair(open_.pop(), i)

    def pair(self, a, b):
        self.tokens[a].match, self.tokens[b].match = b, a

    # Statements stand behind ), else, const .. or at the beginning of one; not in a namespace, a type or an initializer.
    def mark_blocks(self):
        for i, token in enumerate(self.tokens):
            if token.text != "{" or token.kind != "sign":
                continue
            j, head = i - 1, []
            while j >= 0 and not (self.tokens[j].kind == "sign" and self.tokens[j].text in (";", "{", "}")):
                if self.tokens[j].text in (")", "]") or self.tokens[j].angle and self.tokens[j].text == ">":
                    if self.tokens[j].match < 0:
                        break
                    head.append("()" if self.tokens[j].text == ")" else "[]")
                    j = self.tokens[j].match - 1
                    continue
                if self.tokens[j].text in ("(", "[", ",", "="):
                    break
                head.append(self.tokens[j].text)
                j -= 1
            if {"namespace", "struct", "class", "enum", "union"} & set(head):
                continue
            before = self.tokens[i - 1].text if i else ""
            token.block = before in (")", "else", "do", "const", "noexcept", "override", "{", "}", ";", ":") or "->" in head and "()" in head

    def is_binary(self, i):
        token = self.tokens[i]
        return (token.kind == "sign" and token.text in POWER and token.before and token.after and not token.angle and
                i > 0 and self.tokens[i - 1].text not in ("operator", "template", "...", "typename", ",", "(", "[", "=") and
                i + 1 < len(self.tokens) and self.tokens[i + 1].text != "...")

    # The first token of the operand that ends before i, for an operator that binds so tightly.
    def left(self, i, power):
        tokens, j, first = self.tokens, i - 1, i
        while j >= 0:
            token = tokens[j]
            if token.text in (")", "]") or token.angle and token.text == ">":
                if token.match < 0 or tokens[token.match - 1].text in ("if", "while", "for", "switch"):
                    break
                j = token.match
            elif token.text == "}":
                if token.match < 0 or tokens[token.match].block:
                    break
                j = token.match
            elif token.text in ("(", "[", "{", ",", ";", ":", "?", "<=>") or token.text in ASSIGN or token.text in STOPS or token.angle:
                break
            elif self.is_binary(j) and POWER[token.text] < power:
                break
            first, j = j, j - 1
        return first

    # Behind the last token of the operand that begins at i.
    def right(self, i, power):
        tokens, j = self.tokens, i
        while j < len(tokens):
            token = tokens[j]
            if token.text in CLOSER or token.angle and token.text == "<":
                if token.match < 0:
                    break
                j = token.match
            elif token.text in (")", "]", "}", ",", ";", ":", "?", "<=>") or token.text in ASSIGN or token.angle:
                break
            elif self.is_binary(j) and POWER[token.text] <= power:
                break
            j += 1
        return j

    # ---------------------------------------------------------------------------------------------- finding

    def found(self):
        skipped, fixed = self.skipped(), self.fixed()
        for i, token in enumerate(self.tokens):
            if skipped[i]:
                continue
            self.operator(i)
            self.literal(i)
            self.name(i)
            self.condition(i)
            self.algorithm(i)
            self.arguments(i)
            self.statement(i)
        for mutant in self.mutants:
            mutant.fixed = any(start <= mutant.start < end for start, end in fixed)
        return sorted(self.mutants, key=lambda mutant: (mutant.start, mutant.end, mutant.kind))

    # Nothing is changed in concepts, assertions, labels, enumerations and lists of template arguments.
    def skipped(self):
        tokens = self.tokens
        skip = [False] * len(tokens)
        for i, token in enumerate(tokens):
            end = i
            if token.text in ("concept", "static_assert", "using"):
                while end < len(tokens) and tokens[end].text != ";":
                    end = tokens[end].match if tokens[end].text in CLOSER and tokens[end].match > end else end + 1
            elif token.text == "case":
                while tokens[end].text != ":":
                    end += 1
            elif token.angle and token.text == "<":
                end = token.match
            elif token.text == "assert" and tokens[i + 1].text == "(":
                end = tokens[i + 1].match
            elif token.text == "enum":
                while tokens[end].text not in ("{", ";"):
                    end += 1
                end = max(end, tokens[end].match)
            for k in range(i, min(end + 1, len(tokens)) if end > i else i):
                skip[k] = True
        return skip

    # Constants: from `constexpr` to the end of the statement, unless that is a function; and `const` outside of any.
    def fixed(self):
        spans = []
        for i, token in enumerate(self.tokens):
            if token.text != "constexpr" and not (token.text == "const" and self.is_outside(i)) or self.tokens[i - 1].text == "if":
                continue
            end, is_function = i, False
            for end in self.outer(i, len(self.tokens)):
                if self.tokens[end].text == ";" or self.tokens[end].text == "{" and self.tokens[end].block:
                    is_function = self.tokens[end].text == "{"
                    break
            if not is_function:
                spans.append((token.start, self.tokens[end].end))
        return spans

    # Begins a line that stands in no function.
    def is_outside(self, i):
        opener = self.enclosing(i)
        begins = self.tokens[i - 1].text in (";", "{", "}", "inline", "static")
        return begins and (opener is None or not self.tokens[opener].block)

    def add(self, kind, change, first, behind, edits):
        start, end = self.tokens[first].start, self.tokens[behind - 1].end
        line = self.source.count("\n", 0, start) + 1
        self.mutants.append(Mutant(self.path, line, kind, change, start, end, edits))

    # Puts text around the tokens from first to before behind.
    def around(self, first, behind, opening, closing):
        start, end = self.tokens[first].start, self.tokens[behind - 1].end
        return [("open", start, end, opening), ("close", start, end, closing)]

    def operator(self, i):
        text = self.tokens[i].text
        if not self.is_binary(i):
            return
        first, behind = self.left(i, POWER[text]), self.right(i + 1, POWER[text])
        if first == i or behind == i + 1:
            return
        if text in VERB:
            verb, other = VERB[text]
            edits = self.around(first, behind, f"::mutant::{verb}(@, ", ")")
            edits.append(("replace", self.tokens[i].start, self.tokens[i].end, ","))
            self.add("operator", f"{text} becomes {other}", first, behind, edits)
            return
        # Each side as if it were not there.
        asleep = "::mutant::on(@) ||" if text == "&&" else "!::mutant::on(@) &&"
        for side, (a, b) in (("left", (first, i)), ("right", (i + 1, behind))):
            edits = self.around(a, b, f"({asleep} static_cast<bool>(", "))")
            self.add("condition", f"{text} without its {side} side", a, b, edits)

    def literal(self, i):
        token, before, after = self.tokens[i], self.tokens[i - 1].text, self.tokens[i + 1].text if i + 1 < len(self.tokens) else ""
        if token.kind == "number":
            if before == "=" and self.tokens[i - 2].text in (")", "const", "override"):  # a pure function
                return
            self.add("number", f"{token.text} becomes {token.text} + 1", i, i + 1, self.around(i, i + 1, "::mutant::number(@, ", ")"))
        elif token.kind == "word" and token.text in ("true", "false"):
            self.add("number", f"{token.text} becomes the other", i, i + 1, self.around(i, i + 1, "::mutant::flip(@, ", ")"))
        elif token.kind == "text" and before != "extern" and not after.startswith('"') and not before.startswith('"'):
            self.add("text", f"{token.text} becomes another text", i, i + 1, self.around(i, i + 1, "::mutant::text(@, ", ")"))

    # Enumerators: Told::rode becomes the next.
    def name(self, i):
        tokens = self.tokens
        if i + 2 >= len(tokens) or tokens[i + 1].text != "::" or tokens[i].kind != "word" or tokens[i + 2].kind != "word":
            return
        if not re.match(r"[A-Z]\w*[a-z]\w*$", tokens[i].text) and len(tokens[i].text) > 2:
            return
        if not re.match(r"[A-Z]", tokens[i].text) or not re.match(r"(?!k[A-Z])[a-z]", tokens[i + 2].text):
            return
        before, after = tokens[i - 1], tokens[i + 3].text if i + 3 < len(tokens) else ""
        if after in ("(", "::", "{") or tokens[i + 3].angle or before.text in ("::", "typename", "enum", "operator") or tokens[i + 3].kind == "word":
            return
        if before.text == "&" and not (before.before and before.after) or after in ("&", "*") and not self.is_binary(i + 3):
            return
        what = f"{tokens[i].text}::{tokens[i + 2].text}"
        self.add("name", f"{what} becomes the next", i, i + 3, self.around(i, i + 3, "::mutant::name(@, ", ")"))

    def condition(self, i):
        tokens = self.tokens
        if tokens[i].text in ("if", "while") and tokens[i + 1].text == "(" and tokens[i + 1].match > 0:
            first, behind = i + 2, tokens[i + 1].match
            if any(tokens[k].text in ASSIGN or tokens[k].text == ";" for k in self.outer(first, behind)):
                return
        elif tokens[i].text == "?":
            first, behind = self.left(i, 0), i
            if first == i:
                return
        else:
            return
        edits = self.around(first, behind, "::mutant::flip(@, static_cast<bool>(", "))")
        self.add("condition", f"{tokens[i].text}: becomes the opposite", first, behind, edits)

    # The tokens from first to behind that stand in no bracket.
    def outer(self, first, behind):
        k = first
        while k < behind:
            yield k
            k = self.tokens[k].match if (self.tokens[k].text in CLOSER or self.tokens[k].angle) and self.tokens[k].match > k else k + 1

    def algorithm(self, i):
        tokens = self.tokens
        if [token.text for token in tokens[i:i + 2]] != ["std", "::"] or tokens[i + 2].text not in ALGORITHM or tokens[i + 3].text != "(":
            return
        name, inner = tokens[i + 2].text, tokens[i + 4].text
        if inner == "{":
            return
        edits = [("replace", tokens[i].start, tokens[i + 2].end, f"::mutant::{name}<@>")]
        self.add("operator", f"std::{name} becomes std::{ALGORITHM[name]}", i, i + 3, edits)

    # Two neighbours of a call or of a thing in braces change places.
    def arguments(self, i):
        tokens = self.tokens
        if tokens[i].text not in ("(", "{") or tokens[i].match < 0 or tokens[i].block or i == 0:
            return
        before = tokens[i - 1]
        if not (before.kind == "word" and before.text not in NO_STATEMENT or before.angle):
            return
        starts = [i + 1]
        for k in self.outer(i + 1, tokens[i].match):
            if tokens[k].text == ",":
                starts.append(k + 1)
        given = list(zip(starts, [start - 1 for start in starts[1:]] + [tokens[i].match]))
        for (a, b), (c, d) in zip(given, given[1:]):
            if not (self.is_simple(a, b) and self.is_simple(c, d)):
                continue
            one, other = (self.source[tokens[x].start:tokens[y - 1].end] for x, y in ((a, b), (c, d)))
            if one == other:
                continue
            edits = self.around(a, b, "::mutant::pick(@, ", f", {other})") + self.around(c, d, "::mutant::pick(@, ", f", {one})")
            self.add("order", f"{one}, {other} change places", a, d, edits)

    def is_simple(self, first, behind):
        if behind <= first:
            return False
        last = ""
        for k in range(first, behind):
            token = self.tokens[k]
            if token.kind in ("word", "number"):
                if last in ("word", "number"):
                    return False
            elif token.text not in (".", "->", "::", "[", "]"):
                return False
            last = token.kind
        if behind == first + 1 and self.tokens[first].text in GIVEN:
            return False
        return self.tokens[first].kind in ("word", "number") and self.tokens[first].text not in ("const", "auto", "this", "nullptr")

    # A statement that calls or assigns is left out.
    def statement(self, i):
        tokens = self.tokens
        if i == 0 or tokens[i].kind not in ("word", "sign") or tokens[i].text in NO_STATEMENT or not self.begins_statement(i):
            return
        if tokens[i].kind == "sign" and tokens[i].text not in ("++", "--", "*", "("):
            return
        last = None
        for k in self.outer(i, len(tokens)):
            if tokens[k].text == ";":
                break
            if tokens[k].text in ("}", ")") and tokens[k].match < k and tokens[k].match < i:
                return
            if last is not None and tokens[k].kind == "word" and tokens[last].kind == "word":
                return  # a declaration
            if tokens[k].text in ("&", "*", "&&") and not self.is_binary(k) and last is not None and tokens[last].kind in ("word",) and tokens[k].after:
                return
            if tokens[k].text in ("if", "for", "while", ":") or tokens[k].text == "{" and tokens[k].block and tokens[k - 1].text != ")":
                return
            if tokens[k].kind == "word" and last is not None and (tokens[last].angle and tokens[last].text == ">"):
                return  # List<T> name
            last = k
        else:
            return
        behind = k
        words = [tokens[k].text for k in self.outer(i, behind)]
        if not (tokens[behind - 1].text in (")", "++", "--") or set(words) & ASSIGN or words[0] in ("++", "--")):
            return
        is_event = "tell" in words or any(word.startswith("tell") for word in words)
        edits = self.around(i, behind, "(::mutant::on(@) ? void() : void(", "))")
        shown = " ".join(self.source[tokens[i].start:tokens[behind - 1].end].split())
        self.add("event" if is_event else "statement", f"without {shown}", i, behind, edits)

    def begins_statement(self, i):
        before = self.tokens[i - 1]
        if before.text in (";", "{", "}"):
            opener = self.enclosing(i)
            return opener is not None and self.tokens[opener].block and (before.text != "{" or before.block)
        if before.text == ")" and before.match > 0:
            return self.tokens[before.match - 1].text in ("if", "for", "while")
        return before.text == "else" or before.text == ":" and self.is_label(i - 1)

    def enclosing(self, i):
        k = i - 1
        while k >= 0:
            if self.tokens[k].text in (")", "]", "}") or self.tokens[k].angle and self.tokens[k].text == ">":
                if self.tokens[k].match < 0:
                    return None
                k = self.tokens[k].match
            elif self.tokens[k].text == "{":
                return k
            elif self.tokens[k].text in ("(", "["):
                return None
            k -= 1
        return None

    def is_label(self, colon):
        k = colon - 1
        while k >= 0 and self.tokens[k].text not in (";", "{", "}", "?", ":"):
            if self.tokens[k].text in ("case", "default"):
                return True
            k -= 1
        return False


def rewritten(source, mutants):
    """The source with these mutants in it, asleep. Brackets that begin together: the wider one outside."""
    edits = []
    for order, mutant in enumerate(mutants):
        for what, start, end, text in mutant.edits:
            text = text.replace("@", str(mutant.id), 1)
            if what == "open":
                edits.append((start, 2, start - end, order, start, text))
            elif what == "close":
                edits.append((end, 0, start - end, -order, end, text))
            else:
                edits.append((start, 3, 0, order, end, text))
    # Closers come first where one thing ends as the next begins: the narrower first.
    edits.sort(key=lambda edit: (edit[0], edit[1], -edit[2] if edit[1] == 0 else edit[2], edit[3]))
    result, at = [], 0
    for start, _, _, _, end, text in edits:
        result.append(source[at:start])
        result.append(text)
        at = max(at, end)
    return "".join(result) + source[at:]


def nested(mutants):
    """Without those whose brackets would cross others'."""
    spans, kept = [], []
    for mutant in mutants:
        mine = {(start, end) for what, start, end, _ in mutant.edits if what == "open"}
        if any(a < start < b < end or start < a < end < b for a, b in spans for start, end in mine):
            continue
        spans.extend(mine)
        kept.append(mutant)
    return kept


def find(path, source):
    mutants = nested(File(path, source).found())
    lines, seen = source.splitlines(), {}
    for mutant in mutants:
        key = f"{path}: {lines[mutant.line - 1].strip()}: {mutant.change}"
        seen[key] = seen.get(key, 0) + 1
        mutant.key = key if seen[key] == 1 else f"{key} ({seen[key]})"
    return mutants
