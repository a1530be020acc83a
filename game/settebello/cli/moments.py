"""The review of a match as text: the moves for which a better one was found, and by how much."""

from collections.abc import Iterator
from typing import Any, Final

from settebello.ai.players import DOUBT
from settebello.cli.long_work import LongWork
from settebello.cli.seat_names import SeatNames
from settebello.coach.expectation import Expectation, expectations
from settebello.coach.review import Decision, JudgedDecision, decisions_of, judged
from settebello.engine import Ruleset, Seat, side_of
from settebello.i18n import Text, t, tn
from settebello.lab.record_analyses import RecordAnalyses
from settebello.notation import Record
from settebello.ui.table.model.helps.deal_review import better

PLACES: Final = 6
"""Decimal places of points."""


class Moments:
    """The review of all finished deals of a record.

    Only persons' moves are reviewed, or all moves if only opponents played. Seeds and effort are those of the
    window, so that a record gives the same moments there.
    """

    def __init__(self, record: Record, analyses: RecordAnalyses) -> None:
        """Review nothing yet."""
        self._record = record
        self._analyses = analyses
        over = (number for number, deal in enumerate(record.deals) if deal.score is not None)
        self._asked = {number: _asked(record, number) for number in over}
        self._work = LongWork(sum(map(len, self._asked.values())), "moves")

    def lines(self, company: SeatNames) -> Iterator[Text]:
        """Yield a line for each moment, deal by deal, and the total at the end."""
        found = unjudged = 0
        for number in range(len(self._record.deals)):
            yield t("Deal {number}", number=number + 1)
            if number not in self._asked:
                yield t("This deal isn't finished, so it is skipped.")
                continue
            reviewed = self._judged(number)
            unjudged += len(self._asked[number]) - len(reviewed)
            better = [one for one in reviewed if one.cost]
            found += len(better)
            for one in better:
                yield _moment(one, company, self._record.ruleset)
        yield _count(found)
        if unjudged:
            yield tn("One move could not be judged.", "{n} moves could not be judged.", n=unjudged)

    def data(self) -> dict[str, Any]:
        """Return the same review as plain JSON values, with the curve of expected points.

        The curve is that of the replay: the lead that the first person's side could expect before and after
        each decision.
        """
        found: list[dict[str, Any]] = []
        expected: list[dict[str, Any]] = []
        unjudged = 0
        record = self._record
        sides = record.ruleset.players.side_count(len(record.seats))
        side = side_of(min(record.persons, default=Seat(0)), sides)
        for number, asked in self._asked.items():
            reviewed = self._judged(number)
            unjudged += len(asked) - len(reviewed)
            found += [_data(one, number) for one in reviewed if one.cost]
            expected += [_expected(one, number) for one in expectations(reviewed, side)]
        return {"moments": found, "expected": expected, "unjudged": unjudged}

    def _judged(self, number: int) -> tuple[JudgedDecision, ...]:
        """Return the cost of each decision of a deal that could be judged, in the order of play."""
        asked = self._asked[number]
        found: dict[int, JudgedDecision] = {}
        for place, analysis in self._analyses.results(number, asked):
            one = judged(asked[place], analysis) if analysis is not None else None
            if one is not None:
                found[place] = one
            self._work.step()
        return tuple(found[place] for place in sorted(found))


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
