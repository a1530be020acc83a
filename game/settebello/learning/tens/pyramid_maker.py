"""Makes pyramids of ten that can be cleared."""

from collections.abc import Sequence
from random import Random
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.learning.facts import Fact
from settebello.learning.sums import MOST_ALIKE
from settebello.learning.tens.pyramid import TEN, Pyramid, cards_in

FRIENDS: Final = tuple(Fact(a, TEN - a) for a in range(1, TEN // 2 + 1))
"""The pairs that make ten."""
TRIES: Final = 200
"""Orders that are tried; most of them succeed at once."""


def make_pyramid(ruleset: Ruleset, rows: int, facts: Sequence[Fact], rng: Random) -> Pyramid:
    """Return a pyramid with a ten on top that can be cleared, with pairs of the facts.

    facts: pairs that make ten, those wanted most first; each comes once before one comes twice. The order in
    which the cards are laid out is a possible order of taking them backwards, and the way out is checked.
    """
    count = cards_in(rows)
    tens = 2 - count % 2
    pairs = pairs_of(facts, (count - tens) // 2)
    for _ in range(TRIES):
        values = _laid(count, pairs, tens, rng)
        if values is None:
            continue
        pyramid = Pyramid(cards_of(ruleset, values, rng), values)
        if pyramid.way_out() is not None:
            return pyramid
    raise ValueError(f"no pyramid of {rows} rows can be cleared with {pairs}")


def pairs_of(facts: Sequence[Fact], count: int) -> list[Fact]:
    """Return so many facts, each no more often than the pack has its cards."""
    found: list[Fact] = []
    for turn in range(MOST_ALIKE):
        # Two equal cards are used up twice as fast.
        found += [one for one in facts if turn < MOST_ALIKE // (1 + (one.a == one.b))]
    if len(found) < count:
        raise ValueError(f"{len(facts)} facts do not make {count} pairs")
    return found[:count]


def _laid(count: int, pairs: Sequence[Fact], tens: int, rng: Random) -> tuple[int, ...] | None:
    """Take cards from a full pyramid in a random order and give them values; None where that gets stuck."""
    groups: list[tuple[int, ...]] = [*(rng.choice([(one.a, one.b), (one.b, one.a)]) for one in pairs)]
    groups += [(TEN,)] * (tens - 1)
    rng.shuffle(groups)
    groups.append((TEN,))
    values = [0] * count
    blank = Card.parse("Kd")
    shape = Pyramid((blank,) * count, (TEN,) * count)
    for group in groups:
        free = shape.free
        if len(free) < len(group):
            return None
        places = rng.sample(free, len(group))
        for place, value in zip(places, group, strict=True):
            values[place] = value
            shape = shape.after((place,))
    return tuple(values)


def cards_of(ruleset: Ruleset, values: Sequence[int], rng: Random) -> tuple[Card, ...]:
    """Return different cards of the values, in random suits."""
    pack = list(ruleset.deck.pack.cards)
    rng.shuffle(pack)
    found = []
    for value in values:
        card = next(one for one in pack if card_value(one, ruleset) == value)
        pack.remove(card)
        found.append(card)
    return tuple(found)
