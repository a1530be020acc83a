"""The string literals of a Python module, and their replacement by new wordings."""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field

from word_list import Forms, Row, WordList

ARGUMENTS = {"t": slice(0, 1), "tn": slice(0, 2), "pt": slice(1, 2)}
"""Which arguments of the functions that make texts are sentences."""
WORDS = 3
"""A literal of so many words is taken for the sentence also outside of the calls."""
WIDTH = 96
"""The width of the parts of a long literal, less the indentation; ruff joins and moves them afterwards."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call that makes a text."""

    function: ast.Name
    constants: tuple[ast.Constant, ...]
    forms: Forms
    context: str | None


@dataclass(slots=True)
class Rewritten:
    """A module after the replacements."""

    source: str
    moves: list[tuple[Call, Row]] = field(default_factory=list)
    """The calls that were changed."""
    kept: list[Call] = field(default_factory=list)
    """The other calls."""
    beside: list[tuple[int, str]] = field(default_factory=list)
    """Line and value of literals changed outside of such calls."""
    left: list[tuple[int, str]] = field(default_factory=list)
    """Line and value of literals that look like the sentence and were not changed."""


def calls(tree: ast.Module) -> Iterator[Call]:
    """Yield the calls of `t`, `tn` and `pt` whose sentences are literals."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ARGUMENTS):
            continue
        given = [each for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        said = given[ARGUMENTS[node.func.id]]
        if len(given) == len(node.args) and said:
            context = given[0].value if node.func.id == "pt" else None
            forms = tuple(str(each.value) for each in said)
            yield Call(node.func, tuple(said), forms, None if context is None else str(context))


def rewrite(source: str, words: WordList, module: str | None) -> Rewritten:
    """Return a module with the new wordings; `module` is its path below game/settebello, None for a test.

    Literals keep their place; a long one is written as several parts in one line, for ruff to arrange. A
    literal with a comment between its parts is left. Raises ValueError if `pt` is wanted where `t` is not
    imported.
    """
    tree = ast.parse(source)
    result = Rewritten(source)
    text = _Edits(source)
    # The sentences in calls, and whether each was dealt with.
    spoken: dict[ast.Constant, bool] = {}
    for call in calls(tree):
        row = words.row(call.forms, call.context, module)
        done = row is not None and not any(text.has_comment(constant) for constant in call.constants)
        spoken |= dict.fromkeys(call.constants, done or (row is None and module is not None))
        if done and row is not None:
            _change(call, row, text)
            result.moves.append((call, row))
        else:
            result.kept.append(call)
    if any(call.context is None and row.context is not None for call, row in result.moves):
        _import_pt(tree, text)
    replacements = words.replacements()
    split = {old for row in words.rows if not row.everywhere for old in row.old}
    for constant, value in _plain_literals(tree):
        if spoken.get(constant) or value not in {*replacements, *split}:
            continue
        free = constant not in spoken and value in replacements and not text.has_comment(constant)
        if free and _is_sentence(value, module):
            text.replace(constant, text.literal(replacements[value], constant))
            result.beside.append((constant.lineno, value))
        else:
            result.left.append((constant.lineno, value))
    result.source = text.applied()
    return result


def _change(call: Call, row: Row, text: "_Edits") -> None:
    for constant, old, new in zip(call.constants, row.old, row.new, strict=True):
        if old != new:
            text.replace(constant, text.literal(new, constant))
    if call.context is None and row.context is not None:
        text.replace(call.function, "pt")
        text.insert(call.constants[0], f"{row.context!r}, ")


def _is_sentence(value: str, module: str | None) -> bool:
    if module is not None:
        return len(value.split()) >= WORDS
    # In a test, a word in small letters may as well be the id of something.
    return " " in value or not value.islower()


def _plain_literals(tree: ast.Module) -> Iterator[tuple[ast.Constant, str]]:
    """Yield the literals that may be a sentence; docstrings and the names in `__all__` are none."""
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= {part for part in node.values if isinstance(part, ast.Constant)}
        if isinstance(node, ast.Expr):
            skipped.add(node.value)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            skipped |= {*ast.walk(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node, node.value


def _import_pt(tree: ast.Module, text: "_Edits") -> None:
    imports = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and {"t", "pt"} & {alias.name for alias in node.names}
    ]
    if any(alias.name == "pt" for node in imports for alias in node.names):
        return
    if not imports:
        raise ValueError("no module is imported that `pt` could come from")
    first = imports[0].names[0]
    text.insert(first, "pt, ")


class _Edits:
    """Replacements in a source, by the positions of its tree."""

    def __init__(self, source: str) -> None:
        self._bytes = source.encode()
        self._starts = [0]
        for line in self._bytes.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._edits: list[tuple[int, int, str]] = []

    def replace(self, node: ast.expr, new: str) -> None:
        start, end = self._span(node)
        self._edits.append((start, end, new))

    def insert(self, node: ast.expr | ast.alias, new: str) -> None:
        start, _ = self._span(node)
        self._edits.append((start, start, new))

    def has_comment(self, node: ast.expr) -> bool:
        start, end = self._span(node)
        part = self._bytes[start:end].decode()
        if "#" not in part or "\n" not in part:
            return False
        tokens = tokenize.generate_tokens(io.StringIO(f"({part})").readline)
        return any(token.type == tokenize.COMMENT for token in tokens)

    def literal(self, value: str, node: ast.expr) -> str:
        line = self._bytes[self._starts[node.lineno - 1] : self._starts[node.lineno]]
        return literal(value, WIDTH - (len(line) - len(line.lstrip())))

    def applied(self) -> str:
        done = self._bytes
        # The insertion before a place comes after the replacement of that place.
        for start, end, new in sorted(self._edits, key=lambda edit: (edit[0], edit[1]), reverse=True):
            done = done[:start] + new.encode() + done[end:]
        return done.decode()

    def _span(self, node: ast.expr | ast.alias) -> tuple[int, int]:
        if node.end_lineno is None or node.end_col_offset is None:
            raise TypeError(f"{node} has no place in a source")
        return (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[node.end_lineno - 1] + node.end_col_offset,
        )


def literal(value: str, width: int) -> str:
    """Return a string as a Python literal, in parts of at most `width` characters that end with a space."""
    parts = [""]
    for word in value.replace(" ", " \0").split("\0"):
        if parts[-1] and len(parts[-1]) + len(word) > width:
            parts.append("")
        parts[-1] += word
    return " ".join(map(repr, parts))
