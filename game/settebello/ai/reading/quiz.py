"""Questions for a quiz about the other hands, drawn from what a view knows."""

from random import Random

from settebello.ai.reading.questions import RankAnswer, Verdict, can_hold
from settebello.engine import Seat, SeatView


def question(view: SeatView, number: int) -> RankAnswer | None:
    """Return question `number` about a view with its answer; None while nobody else holds a card.

    Equal views and numbers give the same question. Where both answers occur, each is right half the time.
    """
    seats = [Seat(seat) for seat in range(view.players) if seat != view.seat and view.hand_sizes[seat]]
    found = [can_hold(view, seat, rank) for seat in seats for rank in view.ruleset.deck.ranks]
    if not found:
        return None
    rng = Random(f"{view.deal} {view.seat} {len(view.history)}")
    rng.shuffle(found)
    impossible = [one for one in found if one.verdict is Verdict.NO]
    others = [one for one in found if one.verdict is not Verdict.NO]
    if not impossible or not others:
        return found[number % len(found)]
    turns = [rng.random() < 0.5 for _ in range(number + 1)]
    some = impossible if turns[number] else others
    return some[sum(turn == turns[number] for turn in turns[:number]) % len(some)]
