"""The marks of recorded clips: which line, voice and recipe each file was made from."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from voice_table import VOICES, Line

RECIPE: Final = "3"
"""Raised when the sound is made in another way: every clip is then made again."""


def mark_of(line: Line) -> str:
    """Return the mark of a line: it changes with the text, the phonemes, the voice and the recipe."""
    said = (RECIPE, line.language, line.text, line.phonemes, *VOICES[line.language])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def read_marks(folder: Path) -> dict[str, str]:
    """Return the marks of the clips in a folder by their names, such as de/back."""
    file = folder / "clips.tsv"
    if not file.exists():
        return {}
    rows = (line.split("\t", 1) for line in file.read_text(encoding="utf-8").splitlines())
    return dict(rows)


def write_marks(folder: Path, marks: Mapping[str, str]) -> None:
    """Write the marks in the order of the names."""
    rows = "".join(f"{name}\t{mark}\n" for name, mark in sorted(marks.items()))
    (folder / "clips.tsv").write_text(rows, encoding="utf-8", newline="\n")


def troubles(lines: Iterable[Line], folder: Path) -> Iterator[str]:
    """Yield what is wrong with the clips in a folder: missing, outdated, or of no line."""
    marks = read_marks(folder)
    wanted = {line.name: line for line in lines}
    for name, line in wanted.items():
        if not (folder / f"{name}.ogg").is_file():
            yield f"{name}: there is no clip"
        elif marks.get(name) != mark_of(line):
            yield f"{name}: the sentence or its voice has changed since the clip was made"
    for name in sorted(orphans(wanted, folder)):
        yield f"{name}: no sentence has this clip"


def orphans(wanted: Iterable[str], folder: Path) -> set[str]:
    """Return the names of clips and marks that no line has."""
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.glob("*/*.ogg")}
    return (files | read_marks(folder).keys()) - set(wanted)
