"""The order that follows from a seed: by the published rule, and uniform."""

import hashlib
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from settebello.engine import Pack
from settebello.notation.seals.seed import draw_seed
from settebello.notation.seals.seeded_shuffle import SeededShuffle

CARDS = Pack.ITALIAN.cards


def test_the_cards_are_sorted_by_the_sha_256_of_the_published_text() -> None:
    deck = Pack.ITALIAN.shuffled(SeededShuffle("winter", "oma"))
    keys = [hashlib.sha256(f"settebello-order 1|winter|oma|0|{card}".encode()).hexdigest() for card in deck]
    assert keys == sorted(keys)
    assert sorted(deck) == sorted(CARDS)


def test_the_order_does_not_depend_on_the_order_before() -> None:
    cards = list(CARDS)
    Random(3).shuffle(cards)
    SeededShuffle("winter").shuffle(cards)
    assert tuple(cards) == Pack.ITALIAN.shuffled(SeededShuffle("winter"))


def test_every_deck_seed_and_cut_gives_another_order() -> None:
    shuffle = SeededShuffle("winter", "oma")
    decks = {Pack.ITALIAN.shuffled(shuffle) for _ in range(20)}
    assert set(shuffle.orders) == decks
    others = (("winter", ""), ("Winter", "oma"))
    decks |= {Pack.ITALIAN.shuffled(SeededShuffle(seed, cut)) for seed, cut in others}
    assert len(decks) == 22


def excess(decks: list[tuple[int, ...]]) -> dict[str, float]:
    """How far places and neighbours are from chance, in standard deviations of chi-square."""
    size = len(decks[0])
    at = Counter((place, card) for deck in decks for place, card in enumerate(deck))
    beside = Counter(pair for deck in decks for pair in pairwise(deck))
    first = len(decks) / size
    second = len(decks) * (size - 1) / (size * (size - 1))
    places = sum((at[p, c] - first) ** 2 / first for p in range(size) for c in range(size))
    pairs = sum((beside[a, b] - second) ** 2 / second for a in range(size) for b in range(size) if a != b)
    # Rows and columns of the first table have fixed sums, and so has the second as a whole.
    freedom = {"places": (size - 1) ** 2, "neighbours": size * (size - 1) - 1}
    return {
        name: (found - freedom[name]) / (2 * freedom[name]) ** 0.5
        for name, found in (("places", places), ("neighbours", pairs))
    }


def seeded_decks(number: int) -> list[tuple[int, ...]]:
    rng = Random(number)
    decks = []
    for _ in range(number):
        cards = list(CARDS)
        SeededShuffle(draw_seed(rng)).shuffle(cards)
        decks.append(tuple(card.bit for card in cards))
    return decks


def test_every_card_comes_to_every_place_and_beside_every_other_equally_often() -> None:
    assert all(abs(deviations) < 5 for deviations in excess(seeded_decks(2000)).values())


@pytest.mark.slow
def test_a_hundred_thousand_decks_are_as_even_as_chance() -> None:
    assert all(abs(deviations) < 5 for deviations in excess(seeded_decks(100_000)).values())


def test_the_measure_finds_cards_that_are_never_first() -> None:
    decks = [deck if deck[0] > 7 else (*deck[1:], deck[0]) for deck in seeded_decks(2000)]
    assert excess(decks)["places"] > 5
