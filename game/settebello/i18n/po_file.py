"""Files of translations in the format .po: read with the place of every fault, and compiled in memory."""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from settebello.datafile import DataError, Problem

_KEYWORD: Final = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d)\])?)\s+(\".*\")$")
_ESCAPE: Final = re.compile(r"\\([nt\"\\])")
_MEANT: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_HEADER: Final = "Content-Type: text/plain; charset=utf-8\n"


@dataclass(slots=True)
class Entry:
    """One text: its English, its context, and its translations, one for each form of number."""

    line: int
    """The line on which it begins."""
    english: str = ""
    plural: str | None = None
    context: str | None = None
    translations: dict[int, str] = field(default_factory=dict)
    fuzzy: bool = False

    @property
    def key(self) -> str:
        """The key by which the library finds a text."""
        return self.english if self.context is None else f"{self.context}\x04{self.english}"

    @property
    def done(self) -> bool:
        """Whether it is translated."""
        return bool(self.translations) and all(self.translations.values())


def entries_of(text: str, file: str) -> tuple[Entry, ...]:
    """Return the entries of a file, the header first if there is one; raises DataError with all faults."""
    found: list[Entry] = []
    faults: list[Problem] = []
    lines = text.splitlines()
    entry, part, fuzzy = Entry(0), "", False
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            if line.startswith("#,") and "fuzzy" in line:
                fuzzy = True
            continue
        keyword = _KEYWORD.fullmatch(line)
        quoted = keyword[3] if keyword else line
        value = _unquoted(quoted)
        if value is None:
            faults.append(Problem(file, number, 1, "", "is neither a comment nor a text in quotes", raw))
            continue
        if keyword:
            part = keyword[1]
            if part == "msgctxt" or (part == "msgid" and (entry.translations or not entry.line)):
                entry, fuzzy = Entry(number, fuzzy=fuzzy), False
                found.append(entry)
        if not entry.line:
            faults.append(Problem(file, number, 1, "", "comes before the first msgid", raw))
            continue
        _add(entry, part, value)
    if faults:
        raise DataError(faults)
    return tuple(found)


def _add(entry: Entry, part: str, value: str) -> None:
    """Add a piece of text to a part of an entry."""
    match part:
        case "msgctxt":
            entry.context = (entry.context or "") + value
        case "msgid":
            entry.english += value
        case "msgid_plural":
            entry.plural = (entry.plural or "") + value
        case _:
            form = int(part[7:-1]) if part.endswith("]") else 0
            entry.translations[form] = entry.translations.get(form, "") + value


def _unquoted(text: str) -> str | None:
    """Return the text in quotes; None if it is none."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        return None
    inside = text[1:-1]
    plain = _ESCAPE.sub("", inside)
    if '"' in plain or "\\" in plain:
        return None
    return _ESCAPE.sub(lambda found: _MEANT[found[1]], inside)


def compiled(entries: tuple[Entry, ...]) -> bytes:
    """Return the translated entries in the format .mo."""
    texts: dict[bytes, bytes] = {b"": _HEADER.encode()}
    for entry in entries:
        if not entry.english:
            texts[b""] = f"{entry.translations.get(0, '')}".encode() or texts[b""]
        elif entry.done:
            key = entry.key if entry.plural is None else f"{entry.key}\0{entry.plural}"
            forms = [entry.translations[form] for form in sorted(entry.translations)]
            texts[key.encode()] = "\0".join(forms).encode()
    ids = sorted(texts)
    begin = 28 + 16 * len(ids)
    keys, values, data = b"", b"", b""
    for text in ids:
        keys += struct.pack("<2I", len(text), begin + len(data))
        data += text + b"\0"
    for text in ids:
        values += struct.pack("<2I", len(texts[text]), begin + len(data))
        data += texts[text] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(ids), 28, 28 + 8 * len(ids), 0, begin)
    return head + keys + values + data


def english_texts(mo: bytes) -> Iterator[tuple[str | None, str, str | None]]:
    """Yield the context, the text and the plural of each entry of a compiled file."""
    number, table = struct.unpack_from("<2I", mo, 8)
    for place in range(number):
        size, start = struct.unpack_from("<2I", mo, table + 8 * place)
        key, _, plural = mo[start : start + size].decode().partition("\0")
        context, mark, text = key.rpartition("\x04")
        if text:
            yield (context if mark else None), text, plural or None
