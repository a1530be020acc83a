"""The review of a match as text: the moves for which a better one was found, and by how much."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from settebello.ai.players import DOUBT
from settebello.ai.process.adviser import LocalAdviser
from settebello.cli.long_work import LongWork
from settebello.cli.seat_names import SeatNames
from settebello.coach.expectation import Expectation, expectations
from settebello.coach.review import Decision, JudgedDecision, Review, decisions_of
from settebello.engine import Ruleset, Seat, side_of
from settebello.i18n import Text, t, tn
from settebello.notation import Record
from settebello.ui.table.model.helps.deal_review import better

PLACES: Final = 6
"""Decimal places of points."""


def decisions_asked(record: Record) -> int:
    """Return how many decisions a review of a record asks about."""
    over = (number for number, deal in enumerate(record.deals) if deal.score is not None)
    return sum(len(_asked(record, number)) for number in over)


def moments(record: Record, company: SeatNames, work: LongWork) -> Iterator[Text]:
    """Yield the review of all finished deals, a line for each moment, and the total at the end.

    Only persons' moves are reviewed, or all moves if only opponents played. Seeds and effort are those of the
    window, so that a record gives the same moments there.
    """
    found = unjudged = 0
    for number, deal in enumerate(record.deals):
        yield t("Deal {number}", number=number + 1)
        if deal.score is None:
            yield t("This deal isn't finished, so it is skipped.")
            continue
        asked = _asked(record, number)
        judged = _judged(asked, number + 1, work)
        unjudged += len(asked) - len(judged)
        better = [one for one in judged if one.cost]
        found += len(better)
        for one in better:
            yield _moment(one, company, record.ruleset)
    yield _count(found)
    if unjudged:
        yield tn("One move could not be judged.", "{n} moves could not be judged.", n=unjudged)


def moments_data(record: Record, work: LongWork) -> dict[str, Any]:
    """Return the same review as plain JSON values, with the curve of expected points.

    The curve is that of the replay: the lead that the first person's side could expect before and after each
    decision.
    """
    found: list[dict[str, Any]] = []
    expected: list[dict[str, Any]] = []
    unjudged = 0
    side = side_of(min(record.persons, default=Seat(0)), record.ruleset.players.side_count(len(record.seats)))
    for number, deal in enumerate(record.deals):
        if deal.score is not None:
            asked = _asked(record, number)
            judged = _judged(asked, number + 1, work)
            unjudged += len(asked) - len(judged)
            found += [_data(one, number) for one in judged if one.cost]
            expected += [_expected(one, number) for one in expectations(judged, side)]
    return {"moments": found, "expected": expected, "unjudged": unjudged}


def _expected(one: Expectation, deal: int) -> dict[str, Any]:
    return {
        "deal": deal + 1,
        "number": one.number + 1,
        "before": round(one.before, PLACES),
        "after": round(one.after, PLACES),
    }


def _data(one: JudgedDecision, deal: int) -> dict[str, Any]:
    lead = one.lead
    bounds = {} if lead is None else {"low": round(lead.low, PLACES), "high": round(lead.high, PLACES)}
    return {
        "deal": deal + 1,
        "number": one.decision.number + 1,
        "seat": int(one.decision.seat),
        "move": str(one.decision.move),
        "better": str(one.best.move) if one.best.move else DOUBT,
        "behind": {"points": round(one.cost, PLACES), **bounds},
        "why": [reason.as_data() for reason in one.reasons],
    }


def _asked(record: Record, number: int) -> tuple[Decision, ...]:
    """Return the decisions of a deal that are reviewed: persons', or all if only opponents played."""
    people = record.persons or frozenset(map(Seat, range(len(record.seats))))
    return tuple(one for one in decisions_of(record, number) if one.seat in people)


def _judged(decisions: Sequence[Decision], seed: int, work: LongWork) -> tuple[JudgedDecision, ...]:
    """Return the cost of each decision that could be judged."""
    review = Review(LocalAdviser(), _counted(decisions, work), seed)
    while not review.over:
        review.poll()
    return review.judged


def _counted(decisions: Sequence[Decision], work: LongWork) -> Iterator[Decision]:
    """Yield the decisions, and count each when the next one is asked for."""
    for one in decisions:
        yield one
        work.step()


def _moment(one: JudgedDecision, company: SeatNames, ruleset: Ruleset) -> Text:
    """Return a line with the move as the record writes it, and the better alternative."""
    decision = one.decision
    name = None if decision.seat == company.person else company.names[decision.seat]
    return t(
        "Move {number}, {move}: {words}",
        number=decision.number + 1,
        move=str(decision.move),
        words=better(one, ruleset, name),
    )


def _count(found: int) -> Text:
    if not found:
        return t("No clearly better move was found.")
    return tn(
        "One move could have been better.",
        "{n} moves could have been better.",
        n=found,
    )
