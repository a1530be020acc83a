"""A review of a finished deal in words: luck of the cards, points given away, better moves."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from settebello.ai import Adviser
from settebello.coach.duplicate.deal_work import DealWork
from settebello.coach.duplicate.par import LuckAndPlay
from settebello.coach.review import Decision, JudgedDecision, Review, Reviewed, decisions_of
from settebello.engine import Ruleset, Seat
from settebello.i18n import Fact, Text, decimal, t, tn
from settebello.manual.card_names import card_name, joined
from settebello.manual.move_advice import what_to_do
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.table.model.helps.luck_words import LuckCheck, luck_told
from settebello.ui.table.model.helps.reason_words import reasons_told

SIDES: Final = 2
"""An only opponent is named where there are so many sides."""


class DealReview:
    """Reviews the deal of a score sheet in the background while the sheet counts, and reports the result."""

    def __init__(self, adviser: Adviser, sheet: ScoreSheet, work: DealWork | None = None) -> None:
        """Start the review; it has no decisions to judge unless exactly one person played.

        ``work`` plays the cards many times, to tell luck from play.
        """
        self._sheet = sheet
        self.changed = False
        """Whether the last poll has brought something new."""
        self._luck: LuckCheck | None = None
        if work is not None and sheet.record is not None and sheet.own is not None:
            self._luck = LuckCheck(work, sheet.record, len(sheet.record.deals) - 1, sheet.own)
        decisions: Iterator[Decision] = iter(())
        if sheet.record is not None and sheet.person is not None:
            decisions = decisions_of(sheet.record, len(sheet.record.deals) - 1)
        self._review = Review(adviser, decisions, seed=sheet.number)

    def poll(self) -> bool:
        """Continue the review and the plays of the cards; return whether the review has just finished."""
        self.changed = self._luck is not None and self._luck.poll() and self._luck.over
        return self._review.poll()

    def close(self) -> None:
        """Cancel the review and the plays of the cards."""
        self._review.close()
        if self._luck is None:
            return
        record = self._sheet.record
        if record is not None and record.one_deal_over:
            # No deal follows that needs the average, and the next page may have levels play.
            self._luck.stop()
        else:
            self._luck.close()

    @property
    def progress(self) -> Text | None:
        """How far the review has come; None when it is over."""
        record = self._sheet.record
        if record is None or self.over:
            return None
        number = len(record.deals[-1].moves)
        return t("Still thinking: {done} of {number} moves.", done=self._review.reached, number=number)

    @property
    def over(self) -> bool:
        """Whether the review has finished or given up."""
        return self._review.over

    @property
    def weighing(self) -> bool:
        """Whether the cards are still being played to tell luck from play."""
        return self._luck is not None and not self._luck.over

    @property
    def luck(self) -> LuckAndPlay | None:
        """Luck and play of the person; None before the cards were played often enough."""
        return None if self._luck is None else self._luck.result

    @property
    def words(self) -> Text | None:
        """The summary; None before the end. Moves that could not be judged are counted instead.

        Luck and play come first as soon as the cards were played often enough.
        """
        person = self._sheet.person
        split = self.luck
        told = [] if split is None else [luck_told(split)]
        if self.found and person is not None:
            told.append(truth(self._sheet, self._review.judged, person))
        elif self.over and self._review.failed:
            number = self._review.failed
            told.append(tn("One move could not be judged.", "{n} moves could not be judged.", n=number))
        return reduce(joined, told) if told else None

    @property
    def found(self) -> bool:
        """Whether all decisions were judged."""
        return self._review.complete and bool(self._review.judged)

    @property
    def reviewed(self) -> Reviewed | None:
        """The moves worth looking at; None when there are none."""
        record, person = self._sheet.record, self._sheet.person
        if record is None or person is None or not self.over:
            return None
        judged = tuple(one for one in self._review.judged if one.decision.seat == person)
        moments = moments_of(judged, person)
        return Reviewed(record, len(record.deals) - 1, moments, judged) if moments else None


def moments_of(found: Sequence[JudgedDecision], person: Seat) -> tuple[JudgedDecision, ...]:
    """Return the decisions of a person that cost points."""
    return tuple(one for one in found if one.cost and one.decision.seat == person)


def truth(sheet: ScoreSheet, found: Sequence[JudgedDecision], person: Seat) -> Text:
    """Return the summary: the points that each side gave away."""
    first, *more = _sentences(sheet, found, person)
    for sentence in more:
        first = joined(first, sentence)
    return first


def better(moment: JudgedDecision, ruleset: Ruleset, name: Fact | None = None) -> Text:
    """Return the card played, the better move, the difference in points, and the main reason.

    `name`: the player; None for the reader.
    """
    card = card_name(moment.decision.move.card, ruleset.deck.pack)
    points, what = decimal(moment.cost), what_to_do(moment.best.move, ruleset)
    if name is None:
        told = t(
            "You played {card}. Another move is about {points} points better. {what}",
            card=card,
            points=points,
            what=what,
        )
    else:
        told = t(
            "{name} played {card}. Another move is about {points} points better. {what}",
            name=name,
            card=card,
            points=points,
            what=what,
        )
    return joined(told, reasons_told(moment.reasons, ruleset, to_player=name is None))


def better_here(moment: JudgedDecision, ruleset: Ruleset) -> Text:
    """Return the better move, the difference and the main reason, short enough for the caption of a table.

    The table marks the card that was played.
    """
    told = t(
        "{what} That is about {points} points better.",
        what=what_to_do(moment.best.move, ruleset),
        points=decimal(moment.cost),
    )
    return joined(told, reasons_told(moment.reasons, ruleset, most=1))


def _sentences(sheet: ScoreSheet, found: Sequence[JudgedDecision], person: Seat) -> Iterator[Text]:
    yield _own(sheet, moments_of(found, person))
    others = sum(one.cost for one in found if one.decision.view.side != sheet.own)
    alone = len(sheet.sides) == SIDES and not sheet.pairs and sheet.own is not None
    if alone and sheet.own is not None:
        name = sheet.sides[1 - sheet.own]
        if others:
            yield t("{name} gave away about {points} points.", name=name, points=decimal(others))
        else:
            yield t("{name} gave away no points.", name=name)
    elif others:
        yield t("Your opponents gave away about {points} points.", points=decimal(others))
    else:
        yield t("Your opponents gave away no points.")


def _own(sheet: ScoreSheet, moments: Sequence[JudgedDecision]) -> Text:
    if not moments:
        return t("You gave away no points.")
    worst = max(moments, key=lambda one: one.cost)
    card = card_name(worst.decision.move.card, sheet.ruleset.deck.pack)
    points = decimal(sum(one.cost for one in moments))
    if len(moments) == 1:
        return t("You gave away about {points} points with {card}.", points=points, card=card)
    return t("You gave away about {points} points, most of them with {card}.", points=points, card=card)
