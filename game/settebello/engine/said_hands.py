"""Hands that were declared without being shown: three or four cards of one rank, which everybody knows of."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb
from random import Random
from typing import NamedTuple

from settebello.engine.boasts import worth_of
from settebello.engine.cards import Card, CardSet, Seat
from settebello.engine.rules.categories import Mark
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.rulewords import Declare
from settebello.engine.tables import player_of
from settebello.engine.turn_state import SeatState

TRIES = 50
"""How often cards are drawn anew because those drawn happen to be worth something else."""


class _Said(NamedTuple):
    """A hand that was declared, and the cards of it that a seat knows; ``open``: the others are hidden."""

    seat: Seat
    known: tuple[Card, ...]
    open: bool


def said_cards(
    view: SeatState, sure: Sequence[CardSet], unseen: Sequence[Card], rng: Random
) -> dict[Seat, list[Card]]:
    """Draw from the unseen cards those that hands of other seats hold which were declared and not shown.

    ``sure``: the cards that each other seat surely holds. A seat without such a hand is left out.
    """
    if view.ruleset.declare is not Declare.ALIKE:
        return {}
    said = list(_declared(view))
    hands = [hand for hand in said if hand.open]
    three, four = _points(view)
    for points in product(*([n for n in dict.fromkeys((three, four)) if n] for _ in hands)):
        if not _adds_up(view, said, points):
            continue
        pool, drawn = list(unseen), dict[Seat, list[Card]]()
        for hand, worth in zip(hands, points, strict=True):
            held = sure[hand.seat]
            size = view.hand_sizes[hand.seat] - len(held)
            cards = _drawn(view, (*hand.known, *held), worth, size, pool, rng)
            if cards is None:
                break
            drawn[hand.seat] = cards
            pool = [card for card in pool if card not in cards]
        else:
            return drawn
    return {}


def _declared(view: SeatState) -> Iterator[_Said]:
    """Yield every hand that was declared in the deal so far."""
    whole, count = view.ruleset.deal.hand, len(view.history)
    following = view.claim.seat if view.claim else view.player
    if following is None:
        following = player_of(view.ruleset, view.players, view.dealer, count)
    for seat in map(Seat, range(view.players)):
        first_own = (seat - following + count) % view.players
        own = view.history[first_own :: view.players]
        for first, move in enumerate(own):
            if not move.knock:
                continue
            known = tuple(one.card for one in own[first : first + whole])
            if seat == view.seat and len(known) < whole:
                known += view.hand.cards
            yield _Said(seat, known, len(known) + view.hand_sizes[seat] == whole > len(known))


def _points(view: SeatState) -> tuple[int, int]:
    """Return the points to try for three and for four cards of one rank; ``worth_of`` decides."""
    extra = view.ruleset.score.extra or Extra()
    return extra.three_alike, extra.four_alike or extra.three_alike


def _worth(view: SeatState, cards: Sequence[Card]) -> int:
    return worth_of(view.ruleset, CardSet.of(cards, view.ruleset.deck.pack))


def _adds_up(view: SeatState, said: Sequence[_Said], points: Sequence[int]) -> bool:
    """Return whether the declarations are worth what each side has scored with them."""
    side_points = [0] * len(view.piles)
    worths = iter(points)
    for hand in said:
        side_points[view.side_of(hand.seat)] += next(worths) if hand.open else _worth(view, hand.known)
    return side_points == [marks[Mark.DECLARED] for marks in view.marks]


def _drawn(
    view: SeatState, known: Sequence[Card], points: int, size: int, pool: Sequence[Card], rng: Random
) -> list[Card] | None:
    """Draw so many cards that make a hand worth these points; None if there are no such cards."""
    held, left = Counter(card.rank for card in known), Counter(card.rank for card in pool)
    ways: dict[tuple[int, int], int] = {}
    for place, rank in enumerate(view.ruleset.deck.ranks):
        for number, worth in zip((3, 4), _points(view), strict=True):
            more, others = number - held[rank], len(pool) - left[rank]
            if worth == points and 0 <= more <= size:
                ways[place, more] = comb(left[rank], more) * comb(others, size - more)
    if not any(ways.values()):
        return None
    for _ in range(TRIES):
        ((place, more),) = rng.choices(list(ways), list(ways.values()))
        rank = view.ruleset.deck.ranks[place]
        alike = rng.sample([card for card in pool if card.rank is rank], more)
        cards = alike + rng.sample([card for card in pool if card.rank is not rank], size - more)
        if _worth(view, (*known, *cards)) == points:
            return cards
    return None
