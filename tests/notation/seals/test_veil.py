"""The veil: what is hidden can be read again, and only with its own commitment."""

import base64
from random import Random

import pytest

from settebello.notation.seals.veil import unveiled, veiled

SEAL, OTHER = "a" * 64, "b" * 64
DECK = "1c2d3b4s" * 10


def test_what_is_hidden_is_read_again() -> None:
    for decks in ((), (DECK,), (DECK, DECK[::-1])):
        assert unveiled(SEAL, veiled(SEAL, "schön", decks)) == ("schön", decks)


def test_equal_deals_under_other_seals_look_different() -> None:
    hidden = veiled(SEAL, "winter", (DECK,))
    other = veiled(OTHER, "winter", (DECK,))
    assert hidden[:40] != other[:40]
    with pytest.raises(ValueError, match="damaged"):
        unveiled(OTHER, hidden)


def test_the_seed_and_the_deck_are_not_in_the_text() -> None:
    content = base64.b64decode(veiled(SEAL, "winter", (DECK,)))
    for plain in (b"winter", b"seed", b"1c2d"):
        assert plain not in content


def test_damage_is_refused_whatever_it_is() -> None:
    hidden, rng = veiled(SEAL, "winter", (DECK,)), Random(1)
    for length in range(len(hidden)):
        with pytest.raises(ValueError, match="damaged"):
            unveiled(SEAL, hidden[:length])
    for _ in range(200):
        noise = base64.b64encode(rng.randbytes(rng.randrange(300))).decode()
        with pytest.raises(ValueError, match="damaged"):
            unveiled(SEAL, noise)
    for text in ("ä", "=", "\0", "[" * 100):
        with pytest.raises(ValueError, match="damaged"):
            unveiled(SEAL, text)
