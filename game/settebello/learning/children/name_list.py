"""A list of children's names, pasted or from a file: each line with what would become of it.

A line has a name, and after a tab or a semicolon the child's group. In CSV files a comma separates them as
well. Nothing is created here.
"""

import csv
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.learning.children.profile import LONGEST_GROUP, LONGEST_NICK, MOST_CHILDREN, Child

MOST_LINES: Final = 500
"""The lines of a list that are read; a class list is much shorter."""
LARGEST: Final = 256 * 1024
"""The most bytes of a file with names."""
FIRST_NAMES: Final = frozenset({"first name", "given name", "vorname", "prénom", "nombre", "nome"})
"""Headings of the column with the name, in small letters, where another column has the family's name."""
HEADINGS: Final = frozenset(
    {
        *("name", "names", "child", "kind", "nom", "enfant", *FIRST_NAMES),
        *("niño", "alumno", "bambino", "alunno", "名前", "氏名", "なまえ"),
    }
)
"""Headings of a column with names, in small letters."""
GROUP_HEADINGS: Final = frozenset(
    {
        *(
            "group",
            "class",
            "year",
            "form",
            "gruppe",
            "klasse",
            "groupe",
            "classe",
            "grupo",
            "clase",
            "curso",
        ),
        *("gruppo", "sezione", "クラス", "組", "グループ"),
    }
)
"""Headings of a column with groups, in small letters."""
FAMILY_NAMES: Final = frozenset(
    {"last name", "surname", "family name", "nachname", "nom de famille", "cognome", "apellido", "apellidos"}
)
"""Headings of a column that is left out, in small letters."""
REPLACEMENT: Final = "\ufffd"
SHOWN: Final = 48
"""The letters of a name or group that are shown."""
READ: Final = 2000
"""The letters of a line that are read as cells."""


class Verdict(StrEnum):
    """What becomes of a line."""

    NEW = "new"
    HERE = "here"
    """A child of this name and group is there already."""
    DOUBLE = "double"
    """The same name stands in an earlier line."""
    TOO_LONG = "too_long"
    BAD = "bad"
    """The line has a character that cannot be in a name."""
    NOT_DRAWN = "not_drawn"
    """The line has a letter that no font of the window has."""
    TOO_MANY = "too_many"
    """The list has more lines than are read; this line and those below it are left out."""
    NO_ROOM = "no_room"
    """There are as many children as allowed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NameLine:
    """One line of a list.

    number: the line, counted from 1. column: the place of a bad character, counted from 1. of: the earlier
    line with the same name.
    """

    number: int
    name: str
    group: str
    verdict: Verdict
    column: int = 0
    of: int = 0


class NamesError(ValueError):
    """A file that is no list of names: the line and byte at which it cannot be read, counted from 1."""

    def __init__(self, line: int, byte: int) -> None:
        """Take the place."""
        super().__init__(f"line {line}, byte {byte}: no UTF-8")
        self.line = line
        self.byte = byte


def decoded(content: bytes) -> str:
    """Return the text of a file in UTF-8, or in UTF-16 with its mark; raises NamesError."""
    if content[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        try:
            return content.decode("utf-16")
        except UnicodeDecodeError as error:
            raise NamesError(1, error.start + 1) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        raise NamesError(before.count(b"\n") + 1, error.start - before.rfind(b"\n")) from None


def any_letter(letter: str) -> bool:
    """Return True: a window that can draw every letter."""
    del letter
    return True


def read_names(
    text: str,
    children: Iterable[Child],
    *,
    group: str = "",
    commas: bool = False,
    drawable: Callable[[str], bool] = any_letter,
) -> tuple[NameLine, ...]:
    """Return the lines of a list, without empty lines and column headings.

    children: those who are there. group: for lines without a group of their own. commas: a comma separates
    cells too, as in CSV files. drawable: whether the window can draw a letter.
    """
    present = list(children)
    here = {_key(child.nick, child.group) for child in present}
    room = MOST_CHILDREN - len(present)
    seen: dict[tuple[str, str], int] = {}
    found: list[NameLine] = []
    columns = _Columns()
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        cells = _cells(line, commas=commas)
        headed = _Columns.headed(cells, first=not found)
        if headed is not None:
            columns = headed
            continue
        name, own = columns.of(cells)
        if not name:
            continue
        if len(found) == MOST_LINES:
            found.append(NameLine(number=number, name="…", group="", verdict=Verdict.TOO_MANY))
            break
        one = _judged(number, line, name, own or _clean(group), drawable)
        key = _key(one.name, one.group)
        if one.verdict is Verdict.NEW:
            if key in here:
                one = _with(one, Verdict.HERE)
            elif key in seen:
                one = _with(one, Verdict.DOUBLE, of=seen[key])
            elif not room:
                one = _with(one, Verdict.NO_ROOM)
            else:
                room -= 1
            seen.setdefault(key, number)
        found.append(one)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a table with the names and the groups; None where no column has groups."""

    name: int = 0
    group: int | None = 1

    def of(self, cells: Sequence[str]) -> tuple[str, str]:
        """Return the name and the group of a line; empty where the line has no such cell."""
        name = _clean(cells[self.name]) if self.name < len(cells) else ""
        if self.group is None or self.group >= len(cells):
            return name, ""
        return name, _clean(cells[self.group])

    @classmethod
    def headed(cls, cells: Sequence[str], *, first: bool) -> "_Columns | None":
        """Return the columns that a line of headings names; None for any other line.

        first: no line is above. Below other lines, headings have to name a column with groups: a child may be
        called as a heading is.
        """
        words = [_clean(cell).casefold() for cell in cells]
        group = next((place for place, word in enumerate(words) if word in GROUP_HEADINGS), None)
        names = [
            place for kind in (FIRST_NAMES, HEADINGS) for place, word in enumerate(words) if word in kind
        ]
        if not names or not (first or group is not None):
            return None
        name = names[0]
        if group is None and name + 1 < len(words) and words[name + 1] not in FAMILY_NAMES | HEADINGS:
            group = name + 1
        return cls(name, group)


def _cells(line: str, *, commas: bool) -> list[str]:
    """Return the cells of a line; quotation marks keep a separator inside a cell."""
    for separator in ("\t", ";", *((",",) if commas else ())):
        if separator in line:
            cells = next(csv.reader([line[:READ]], delimiter=separator, skipinitialspace=True))
            if len(cells) > 1:
                return cells
    return [line]


def _judged(number: int, line: str, name: str, group: str, drawable: Callable[[str], bool]) -> NameLine:
    """Return a line by itself: whether its characters and lengths are right."""
    bad = _place(line, lambda letter: letter == REPLACEMENT or not _may_be_written(letter))
    unknown = 0 if bad else _place(line, lambda letter: not letter.isspace() and not drawable(letter))
    long = len(name) > LONGEST_NICK or len(group) > LONGEST_GROUP
    verdict = (
        Verdict.BAD if bad else Verdict.NOT_DRAWN if unknown else Verdict.TOO_LONG if long else Verdict.NEW
    )
    return NameLine(
        number=number, name=_short(name), group=_short(group), verdict=verdict, column=bad or unknown
    )


def _place(line: str, wrong: Callable[[str], bool]) -> int:
    """Return the place of the first wrong character, counted from 1; 0 if there is none."""
    return next((column for column, letter in enumerate(line, start=1) if wrong(letter)), 0)


def _may_be_written(letter: str) -> bool:
    """Return whether a list of names may have a character: a letter, a sign, a space or a tab."""
    return letter.isprintable() or letter == "\t" or unicodedata.category(letter) == "Zs"


def _short(text: str) -> str:
    """Return a text that can be shown, also where it is much too long for a name."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _with(line: NameLine, verdict: Verdict, *, of: int = 0) -> NameLine:
    return NameLine(number=line.number, name=line.name, group=line.group, verdict=verdict, of=of)


def _clean(cell: str) -> str:
    """Return a cell without quotation marks around it, its letters composed and its spaces single."""
    cell = cell.strip()
    if len(cell) > 1 and cell[0] == cell[-1] == '"':
        cell = cell[1:-1].replace('""', '"')
    return " ".join(unicodedata.normalize("NFC", cell).split())


def _key(name: str, group: str) -> tuple[str, str]:
    """Return what two lines of the same child have in common."""
    return unicodedata.normalize("NFC", name).casefold(), unicodedata.normalize("NFC", group).casefold()
