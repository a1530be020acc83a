"""The plays of a deal, each with the table before it, and the cards that a play excludes from a hand."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.ai.people.card_memory import plays
from settebello.ai.weights import bits
from settebello.engine import Seat, SeatView, kernel
from settebello.engine.legality import seen


@dataclass(frozen=True, slots=True)
class PastPlay:
    """A play: its number in the deal from 0, the seat, the table before, the card and what it took."""

    number: int
    seat: Seat
    table: int
    card: int
    taken: int


@dataclass(frozen=True, slots=True)
class Exclusion:
    """The cards that a play excludes from the hand of its seat, because it was allowed to play as it did."""

    play: PastPlay
    cards: int


def past_plays(view: SeatView) -> tuple[PastPlay, ...]:
    """Return the plays of the deal in their order, as far as the view has them."""
    whole = len(view.history)
    found = [PastPlay(whole - 1 - one.age, one.seat, one.table, one.card, one.taken) for one in plays(view)]
    return tuple(reversed(found))


def of_these_hands(view: SeatView) -> tuple[PastPlay, ...]:
    """Return the plays of the other seats from the hands that they hold now, in their order."""
    dealing = view.ruleset.deal
    dealt = dealing.hand
    if dealing.refill and len(view.history) >= dealt * view.players:
        dealt = dealing.refill
    held = list(view.hand_sizes)
    found: list[PastPlay] = []
    for play in reversed(past_plays(view)):
        held[play.seat] += 1
        if held[play.seat] > dealt:
            break
        if play.seat != view.seat:
            found.append(play)
    return tuple(reversed(found))


def exclusions(view: SeatView) -> tuple[Exclusion, ...]:
    """Return what the plays of the other seats exclude from their hands by the rules alone.

    Where a card may be laid only if none in hand can capture, a laid card excludes all that could. Where the
    leader may not begin with an ace, an ace as the first card excludes all others.
    """
    rules = seen(view.ruleset)
    wanted = bool(rules.must_if_able) or bool(rules.opening_ban)
    if not wanted or rules.guises:
        # What a wild card stood for is not told by the moves; nothing is excluded rather than too much.
        return ()
    return tuple(one for play in of_these_hands(view) for one in _excluded_by(view, rules, play))


def _excluded_by(view: SeatView, rules: kernel.Rules, play: PastPlay) -> Iterator[Exclusion]:
    unseen = view.unseen.mask
    aces = int(rules.aces)
    if rules.opening_ban and play.number == 0 and 1 << play.card & aces and _led(view):
        yield Exclusion(play, unseen & ~aces)
    if rules.must_if_able and not play.taken:
        yield Exclusion(play, sum(1 << c for c in bits(unseen) if _captures(rules, c, play.table)))


def _captures(rules: kernel.Rules, card: int, table: int) -> bool:
    return bool(table) and bool(kernel.captures_from(rules, card, table))


def _led(view: SeatView) -> bool:
    """Return whether the history begins with the first card of the deal."""
    played = len(view.history) + sum(view.hand_sizes) + view.stock
    return played + len(view.opening_table) == len(view.ruleset.deck.cards)
