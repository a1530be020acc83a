"""Places where an old wording, or a longer part of it, still occurs."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from word_list import Row

PART = 20
"""A part of an old wording of so many characters is looked for."""
QUOTES = "[\"'*`_\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}>]"
NOTHING = r"(?!)"
"""A pattern without a match."""
SEARCHED = (
    "game/settebello/**/*.py",
    "tests/**/*.py",
    "tests/**/*.yaml",
    "tests/**/*.json",
    "*.md",
    "docs/**/*.md",
    "assets/**/*.yaml",
    "assets/**/*.md",
    "rules/**/*.yaml",
)


def leftovers(root: Path, rows: Iterable[Row], keys: Iterable[str]) -> Iterator[str]:
    """Yield `path:line: old wording` for each place below `root` that may have to follow.

    `keys`: the sentences of the program as they are now; a part that one of them has too is none.
    """
    keys = frozenset(keys)
    olds = sorted({old for row in rows for old in row.old if old not in keys})
    known = "\0".join({*keys, *(new for row in rows for new in row.new)})
    parts = {
        old[start : start + PART]: old
        for old in olds
        for start in range(len(old) - PART + 1)
        if old[start : start + PART] not in known
    }
    short = [old for old in olds if len(old) < PART]
    patterns = {prose: _pattern(short, prose=prose) for prose in (False, True)}
    for path in sorted({path for each in SEARCHED for path in root.glob(each)}):
        content = re.sub(r"\s", " ", text := path.read_text(encoding="utf-8"))
        found = {
            (text.count("\n", 0, start), parts[content[start : start + PART]])
            for start in range(len(content) - PART + 1)
            if content[start : start + PART] in parts
        }
        matches = patterns[path.suffix == ".md"].finditer(content)
        found |= {(text.count("\n", 0, match.start()), match[0][1:-1]) for match in matches}
        first = {old: min(line for line, each in found if each == old) for _, old in found}
        for old, line in sorted(first.items(), key=lambda each: each[1]):
            yield f"{path.relative_to(root).as_posix()}:{line + 1}: {old}"


def _pattern(olds: Iterable[str], *, prose: bool) -> re.Pattern[str]:
    """Return a pattern for short wordings; in prose, one or two words count only in quotes or emphasis."""
    plain = 2 if prose else 1
    edges = {old: r"\W" if len(old.split()) > plain else QUOTES for old in olds}
    return re.compile("|".join(f"{edge}{re.escape(old)}{edge}" for old, edge in edges.items()) or NOTHING)
