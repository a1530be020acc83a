"""The review of a match as text: the moves for which a better one was found, and by how much."""

from collections.abc import Iterator, Sequence

from settebello.ai.process.adviser import LocalAdviser
from settebello.cli.seat_names import SeatNames
from settebello.coach.review import Decision, JudgedDecision, Review, decisions_of
from settebello.engine import Ruleset, Seat
from settebello.i18n import Text, decimal, t, tn
from settebello.manual.card_names import card_name
from settebello.manual.move_advice import what_to_do
from settebello.notation import Record


def moments(record: Record, company: SeatNames) -> Iterator[Text]:
    """Yield the review of all finished deals, a line for each moment, and the total at the end.

    Only persons' moves are reviewed, or all moves if only opponents played. Seeds and effort are those of the
    window, so that a record gives the same moments there.
    """
    people = record.persons or frozenset(map(Seat, range(len(record.seats))))
    found = unjudged = 0
    for number, deal in enumerate(record.deals):
        yield t("Deal {number}", number=number + 1)
        if deal.score is None:
            yield t("This deal isn't finished, so it is skipped.")
            continue
        asked = [one for one in decisions_of(record, number) if one.seat in people]
        judged = _judged(asked, number + 1)
        unjudged += len(asked) - len(judged)
        better = [one for one in judged if one.cost]
        found += len(better)
        for one in better:
            yield _moment(one, company, record.ruleset)
    yield _count(found)
    if unjudged:
        yield tn("One move could not be judged.", "{n} moves could not be judged.", n=unjudged)


def _judged(decisions: Sequence[Decision], seed: int) -> tuple[JudgedDecision, ...]:
    """Return the cost of each decision that could be judged."""
    review = Review(LocalAdviser(), decisions, seed)
    while not review.over:
        review.poll()
    return review.judged


def _moment(one: JudgedDecision, company: SeatNames, ruleset: Ruleset) -> Text:
    """Return a line with the move as the record writes it, and the better alternative."""
    decision = one.decision
    card, what = card_name(decision.move.card, ruleset.deck.pack), what_to_do(one.best.move, ruleset)
    points = decimal(one.cost)
    if decision.seat == company.person:
        words = t(
            "You played {card}. Another move is about {points} points better. {what}",
            card=card,
            what=what,
            points=points,
        )
    else:
        words = t(
            "{name} played {card}. Another move is about {points} points better. {what}",
            name=company.names[decision.seat],
            card=card,
            what=what,
            points=points,
        )
    return t(
        "Move {number}, {move}: {words}", number=decision.number + 1, move=str(decision.move), words=words
    )


def _count(found: int) -> Text:
    if not found:
        return t("No clearly better move was found.")
    return tn(
        "One move could have been better.",
        "{n} moves could have been better.",
        n=found,
    )
