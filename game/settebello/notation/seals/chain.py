"""The chain of a record: its seals, take-backs and hints, each bound to all before it (docs/fair-deal.md).

Head 0 is the SHA-256 of the rules and the seats. Each entry gives the next head: the SHA-256 of the head
before it and the entry's text. A seal commits to the head before it.
"""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Final, Self


class EntryKind(StrEnum):
    """What an entry of the chain notes, as its first word.

    ``EARLIER``: take-backs and hints from before the first seal. ``REPEATED``: from here on the match goes on
    in a copy, or its deals may be known.
    """

    EARLIER = "earlier"
    SEALED = "sealed"
    HINT = "hint"
    TAKE_BACK = "take_back"
    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class ChainEntry:
    """One entry of the chain.

    ``number`` is a deal counted from 1, 0 before the first; ``detail`` its next move counted from 1, or the
    commitment of a seal. An ``EARLIER`` entry has two counts instead: take-backs and hints.
    """

    kind: EntryKind
    number: int
    detail: int | str

    def __str__(self) -> str:
        """Return the text of the entry, as records and heads use it."""
        return f"{self.kind} {self.number} {self.detail}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the text of an entry; raises ValueError."""
        found = _SEALED.fullmatch(text)
        if found is not None:
            return cls(EntryKind.SEALED, int(found[1]), found[2])
        found = _COUNTED.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is not an entry such as 'hint 1 4'")
        return cls(EntryKind(found[1]), int(found[2]), int(found[3]))


_NUMBER: Final = "(0|[1-9][0-9]{0,8})"
_SEALED: Final = re.compile(f"sealed {_NUMBER} ([0-9a-f]{{64}})")
_COUNTED: Final = re.compile(f"(earlier|hint|take_back|repeated) {_NUMBER} {_NUMBER}")


def heads(rules: str, seats: Iterable[str], entries: Sequence[ChainEntry]) -> tuple[str, ...]:
    """Return the head before each entry and, last, the head after them all.

    ``rules``: the full digest of the rules. ``seats``: a text for each seat.
    """
    start = "".join(f"{line}\n" for line in ("settebello-chain 1", f"rules {rules}", *seats))
    return tuple(accumulate((str(entry) for entry in entries), _next_head, initial=_sha256(start)))


def _next_head(head: str, entry: str) -> str:
    return _sha256(f"{head}\n{entry}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
