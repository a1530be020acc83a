"""The chain: every entry changes all heads after it."""

import hashlib

import pytest

from settebello.notation.seals.chain import ChainEntry, EntryKind, heads

SEALED = f"sealed 1 {'a' * 64}"
ENTRIES = tuple(map(ChainEntry.parse, (SEALED, "hint 1 4", "take_back 1 4", "repeated 1 5")))
SEATS = ('seat person "Ada"', "seat opponent")


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_heads_are_computed_as_published() -> None:
    first = sha('settebello-chain 1\nrules R\nseat person "Ada"\nseat opponent\n')
    second = sha(f"{first}\n{SEALED}")
    assert heads("R", SEATS, ENTRIES)[:3] == (first, second, sha(f"{second}\nhint 1 4"))


def test_whatever_is_changed_changes_the_last_head() -> None:
    others = [
        heads("S", SEATS, ENTRIES),
        heads("R", SEATS[::-1], ENTRIES),
        heads("R", SEATS, ENTRIES[:-1]),
        heads("R", SEATS, (ENTRIES[1], ENTRIES[0], *ENTRIES[2:])),
        heads("R", SEATS, (*ENTRIES, ENTRIES[-1])),
        heads("R", SEATS, (ChainEntry(EntryKind.HINT, 1, 5), *ENTRIES[1:])),
    ]
    last = {heads("R", SEATS, ENTRIES)[-1], *(one[-1] for one in others)}
    assert len(last) == len(others) + 1


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_is_read_as_it_is_written(entry: ChainEntry) -> None:
    assert ChainEntry.parse(str(entry)) == entry


@pytest.mark.parametrize(
    "text",
    [
        *("", "hint", "hint 1", "hint 1 04", "hint 1 4 ", "Hint 1 4", "hint -1 4", "hint 1 4\n"),
        *("hint 1 \N{ARABIC-INDIC DIGIT FOUR}", "sealed 1 4", f"sealed 1 {'A' * 64}"),
    ],
)
def test_other_texts_are_no_entries(text: str) -> None:
    with pytest.raises(ValueError, match="is not an entry"):
        ChainEntry.parse(text)
