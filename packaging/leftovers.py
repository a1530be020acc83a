"""Places where an old wording, or a longer part of it, still occurs."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from word_list import Row

PART = 20
"""A part of an old wording of so many characters is looked for."""
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
    pattern = re.compile("|".join(_quoted(old) for old in short)) if short else None
    for path in sorted({path for pattern in SEARCHED for path in root.glob(pattern)}):
        content = re.sub(r"\s", " ", text := path.read_text(encoding="utf-8"))
        found = {
            (text.count("\n", 0, start), parts[content[start : start + PART]])
            for start in range(len(content) - PART + 1)
            if content[start : start + PART] in parts
        }
        if pattern is not None:
            matches = pattern.finditer(content)
            found |= {(text.count("\n", 0, match.start()), match[0][1:-1]) for match in matches}
        first = {old: min(line for line, each in found if each == old) for _, old in found}
        for old, line in sorted(first.items(), key=lambda each: each[1]):
            yield f"{path.relative_to(root).as_posix()}:{line + 1}: {old}"


def _quoted(old: str) -> str:
    """Return a pattern for a short wording; a single word counts only in quotes or emphasis."""
    edge = r"\W" if " " in old else "[\"'*`_\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}>]"
    return rf"{edge}{re.escape(old)}{edge}"
