"""Whether a seat can still hold a card of a rank, and what says so for each card of it."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.ai.reading.hand_reading import HandReader
from settebello.ai.reading.past_plays import Exclusion, exclusions
from settebello.engine import Card, Rank, Seat, SeatView


class Verdict(StrEnum):
    """Whether a seat can hold a card of a rank."""

    NO = "no"
    YES = "yes"
    SURE = "sure"
    """It holds one in every deal that fits."""


class Fate(StrEnum):
    """Where a card is, or why a seat cannot hold it."""

    OWN = "own"
    """In the hand of the seat that asks."""
    SHOWN = "shown"
    """Face up in a hand."""
    PLAYED = "played"
    """Somebody has played it."""
    DEALT = "dealt"
    """It was on the first table."""
    SEEN = "seen"
    """It is on the table or captured; the plays do not say how it came there."""
    EXCLUDED = "excluded"
    """It is unseen, and a play of the seat excludes it."""
    NO_HAND = "no_hand"
    """It is unseen, but the seat has no hidden card."""
    POSSIBLE = "possible"


@dataclass(frozen=True, slots=True)
class CardFate:
    """A card and its fate. by: who played or shows it. play: the number of the play that says so, from 0."""

    card: Card
    fate: Fate
    by: Seat | None = None
    play: int | None = None


@dataclass(frozen=True, slots=True)
class RankAnswer:
    """The answer for a seat and a rank, with the fate of each card of that rank.

    deals: how many deals fit. holding: in how many of them the seat holds at least one card of the rank.
    """

    seat: Seat
    rank: Rank
    verdict: Verdict
    cards: tuple[CardFate, ...]
    deals: int
    holding: int


def can_hold(view: SeatView, seat: Seat, rank: Rank) -> RankAnswer:
    """Return whether a seat can hold a card of a rank, from what the view knows.

    Raises ValueError for the view's own seat and for a rank that is not in play.
    """
    if seat == view.seat or not 0 <= seat < view.players:
        raise ValueError(f"seat {seat} is not another seat")
    cards = tuple(card for card in view.ruleset.deck.cards if card.rank is rank)
    if not cards:
        raise ValueError(f"{rank} is not in play")
    reader = HandReader(view)
    deals, holding = reader.holding(seat, sum(1 << card.bit for card in cards))
    verdict = Verdict.SURE if holding == deals else Verdict.YES if holding else Verdict.NO
    barred = tuple(one for one in exclusions(view) if one.play.seat == seat)
    fates = tuple(_fate(view, seat, card, barred) for card in cards)
    return RankAnswer(seat, rank, verdict, fates, deals, holding)


def _fate(view: SeatView, seat: Seat, card: Card, barred: tuple[Exclusion, ...]) -> CardFate:
    if card in view.hand:
        return CardFate(card, Fate.OWN)
    for holder, shown in enumerate(view.shown):
        if card in shown:
            return CardFate(card, Fate.SHOWN, Seat(holder))
    if card not in view.unseen:
        return _seen(view, card)
    if view.hand_sizes[seat] == len(view.shown[seat]):
        return CardFate(card, Fate.NO_HAND)
    for one in barred:
        if one.cards >> card.bit & 1:
            return CardFate(card, Fate.EXCLUDED, seat, one.play.number)
    return CardFate(card, Fate.POSSIBLE)


def _seen(view: SeatView, card: Card) -> CardFate:
    for number, move in enumerate(view.history):
        if move.card == card:
            back = len(view.history) - number + (view.claim is not None)
            turn = view.seat if view.player is None else view.player
            return CardFate(card, Fate.PLAYED, Seat((turn - back) % view.players), number)
    if view.claim is not None and view.claim.card == card:
        return CardFate(card, Fate.PLAYED, view.claim.seat, len(view.history))
    return CardFate(card, Fate.DEALT if card in view.opening_table else Fate.SEEN)
