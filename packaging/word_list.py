r"""Lists of new wordings: one sentence of the catalogue a line, and what replaces it.

A line is `old<TAB>new`, optionally `<TAB>context<TAB>path`. A plural pair is `one|||many` in both columns,
and `\n` a line break. A line that starts with # is a comment. The context becomes that of `pt`; the path
(below game/settebello) restricts the line to the modules whose path starts with it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from settebello.i18n.text import placeholders

PLURAL = "|||"
COLUMNS = (2, 3, 4)
"""The numbers of columns a line may have."""
_ESCAPES = {r"\n": "\n", r"\\": "\\"}

Forms = tuple[str, ...]
"""A sentence, or its singular and plural."""


class WordListError(Exception):
    """A list that cannot be applied; the message names each wrong line and why."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list."""

    line: int
    old: Forms
    new: Forms
    context: str | None = None
    path: str = ""

    @property
    def everywhere(self) -> bool:
        """Whether the line changes the wording alone, wherever the sentence occurs."""
        return self.context is None and not self.path


@dataclass(frozen=True, slots=True)
class WordList:
    """The lines of a list."""

    rows: tuple[Row, ...]

    def row(self, forms: Forms, context: str | None, module: str | None) -> Row | None:
        """Return the line for a sentence in a module below game/settebello (None: a test), or None.

        Of several lines the one with the longest path counts. A line with a context changes sentences without
        one; a line without leaves a sentence its context.
        """
        fitting = [
            row
            for row in self.rows
            if row.old == forms
            and (row.context is None or context in (None, row.context))
            and (not row.path if module is None else module.startswith(row.path))
        ]
        return max(fitting, key=lambda row: len(row.path), default=None)

    def replacements(self) -> dict[str, str]:
        """Return the new wording of each sentence or plural form that changes everywhere in the same way.

        A form that several lines change differently is left out.
        """
        pairs = {
            (old, new)
            for row in self.rows
            if row.everywhere
            for old, new in zip(row.old, row.new, strict=True)
            if old != new
        }
        split = {old for row in self.rows if not row.everywhere for old in row.old}
        times = Counter(old for old, _ in pairs)
        return {old: new for old, new in pairs if times[old] == 1 and old not in split}


def read_list(path: Path) -> WordList:
    """Read a list; raises WordListError for lines that are wrong in themselves."""
    problems: list[str] = []
    rows: list[Row] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) not in COLUMNS:
            problems.append(f"line {number}: {len(columns)} columns instead of 2, 3 or 4")
            continue
        old, new, context, below = (*columns, "", "")[:4]
        row = Row(number, _forms(old), _forms(new), context.strip() or None, below.strip())
        problems += [f"line {number}: {problem}" for problem in _problems(row)]
        rows.append(row)
    times = Counter((row.old, row.path) for row in rows)
    problems += [
        f"line {row.line}: another line changes {row.old[0]!r} too"
        for row in rows
        if times[row.old, row.path] > 1
    ]
    if problems:
        raise WordListError("\n".join(problems))
    return WordList(tuple(rows))


def keys_of_list(path: Path) -> frozenset[Forms]:
    """Return the sentences of a list: its lines, or of a word list the new wordings."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(
        _forms(line.split("\t")[1] if "\t" in line else line)
        for line in lines
        if line.strip() and not line.startswith("#")
    )


def check_known(words: WordList, known: Iterable[tuple[Forms, str | None, str]]) -> None:
    """Raise WordListError for lines without a sentence, and for a new wording that cannot be a key.

    `known`: each sentence of the program with its context and its module, "" for the lessons.
    """
    known = tuple(known)
    problems = [
        f"line {row.line}: the program has no sentence {PLURAL.join(row.old)!r}"
        + (f" below {row.path}" * bool(row.path))
        for row in words.rows
        if not any(
            forms == row.old and (not row.path or module.startswith(row.path)) for forms, _, module in known
        )
    ]
    other_kind = {forms[0]: len(forms) for forms, context, _ in known if context is None}
    problems += [
        f"line {row.line}: {row.new[0]!r} is a sentence already, but not with the same plural"
        for row in words.rows
        if row.context is None and other_kind.get(row.new[0], len(row.new)) != len(row.new)
    ]
    if problems:
        raise WordListError("\n".join(problems))


def _forms(column: str) -> Forms:
    parts = column.strip().split(PLURAL)
    return tuple(re.sub(r"\\[n\\]", lambda found: _ESCAPES[found[0]], part) for part in parts)


def _problems(row: Row) -> Iterator[str]:
    if not all(row.old) or not all(row.new):
        yield "a sentence is empty"
        return
    if len(row.old) != len(row.new) or len(row.old) > len(("one", "many")):
        yield "the plural pair is not a pair in both columns"
    if len(row.old) > 1 and row.context is not None:
        yield "a plural pair cannot have a context"
    if row.old == row.new and row.context is None:
        yield f"{row.old[0]!r} does not change"
    try:
        wanted, found = _placeholders(row.old), _placeholders(row.new)
    except ValueError as error:
        yield str(error)
        return
    if lost := wanted - found:
        yield f"{row.new[0]!r} loses {{{', '.join(sorted(lost))}}}"
    if added := found - wanted:
        yield f"{row.new[0]!r} adds {{{', '.join(sorted(added))}}}"


def _placeholders(forms: Forms) -> frozenset[str]:
    return frozenset[str]().union(*map(placeholders, forms))
