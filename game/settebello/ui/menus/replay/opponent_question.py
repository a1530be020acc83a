"""Why an opponent of a replayed match played a card, as that opponent saw it."""

from dataclasses import dataclass

from settebello.ai import Adviser
from settebello.ai.process.adviser import Advice
from settebello.coach.reasons import reasons_of_player
from settebello.coach.review import Decision, decisions_of, judged
from settebello.engine import FaceDown, Play, Seat
from settebello.i18n import Fact, Text, t
from settebello.notation import Record
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.table.model.helps.deal_review import better
from settebello.ui.table.model.helps.own_words import own_reasons


@dataclass(frozen=True, slots=True)
class _Asked:
    request: int
    decision: Decision
    name: Fact


class OpponentQuestion:
    """Asks the adviser about the latest play of a seat, one question at a time; never blocks.

    Answers name cards that only that seat saw, so they are given for finished deals alone.
    """

    def __init__(self, adviser: Adviser, record: Record) -> None:
        """Start without a question."""
        self._adviser = adviser
        self._record = record
        self._asked: _Asked | None = None

    @property
    def pending(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def ask(self, reel: ReplayPosition, seat: Seat, name: Fact) -> Text | None:
        """Ask about the latest play of a seat; return the answer where it is known at once.

        Raises ValueError in an unfinished deal, and where the seat has not played yet.
        """
        self.close()
        number = latest_play(reel, seat)
        if not reel.here.over or number is None:
            raise ValueError("nothing to ask about")
        found = [one for one in decisions_of(self._record, reel.deal) if one.number == number]
        if not found:
            return t("{name}: {words}", name=name, words=t("I had no other move."))
        request = self._adviser.ask(found[0].view, reel.deal + 1 + number)
        self._asked = _Asked(request, found[0], name)
        return None

    def poll(self) -> Text | None:
        """Return the answer as soon as it is there, once."""
        asked = self._asked
        advice = None if asked is None else self._adviser.poll(asked.request)
        if asked is None or advice is None:
            return None
        self._asked = None
        return self._told(asked, advice)

    def close(self) -> None:
        """Drop the question."""
        if self._asked is not None:
            self._adviser.forget(self._asked.request)
            self._asked = None

    def _told(self, asked: _Asked, advice: Advice) -> Text:
        ruleset, decision = self._record.ruleset, asked.decision
        moment = None if advice.analysis is None else judged(decision, advice.analysis)
        if advice.analysis is None or moment is None:
            return t("{name}: {words}", name=asked.name, words=t("I can't say why."))
        if moment.cost:
            return better(moment, ruleset, asked.name)
        reasons = reasons_of_player(decision.view, advice.analysis, decision.move)
        words = own_reasons(reasons, ruleset) or t("I saw no better move.")
        return t("{name}: {words}", name=asked.name, words=words)


def latest_play(reel: ReplayPosition, seat: Seat) -> int | None:
    """Return the number of the latest play of a seat up to the position in the deal; None without one."""
    found = None
    for number, place in enumerate(reel.here.plays):
        events = reel.here.moments[place].events
        by = next(event.seat for event in events if isinstance(event, Play | FaceDown))
        if place <= reel.place and by == seat:
            found = number
    return found
