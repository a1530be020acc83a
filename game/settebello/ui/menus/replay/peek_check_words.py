"""The result of a peek check in words."""

from collections.abc import Iterable
from dataclasses import dataclass

from settebello.coach.decision_history import EXCHANGE
from settebello.coach.peek_check import AskedAgain, Outcome, PeekCheck
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import joined
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.model.cast import Casts
from settebello.ui.table.model.film import Film

MOST_NAMED = 3
"""The number of changed decisions that are named one by one."""


@dataclass(frozen=True, slots=True)
class PeekCheckWords:
    """Says what a check of a deal has found; turns are numbered as in the replay."""

    film: Film
    casts: Casts
    deal: int

    def result(self, check: PeekCheck, *, stopped: bool) -> Text:
        """Return the whole result of a check that is over."""
        if not check.total:
            return t("No opponent had a choice here, so there is nothing to check.")
        first, *more = self._sentences(check, stopped=stopped)
        for sentence in more:
            first = joined(first, sentence)
        return first

    def turn(self, play: int) -> int:
        """Return the number of the turn in which a play was made."""
        plays = self.film.deals[self.deal].plays
        if play == EXCHANGE:
            return plays[0] - 1 if plays else 1
        return plays[play] if play < len(plays) else len(self.film.deals[self.deal].moments)

    def _sentences(self, check: PeekCheck, *, stopped: bool) -> Iterable[Text]:
        same, changed = check.of(Outcome.SAME), check.of(Outcome.CHANGED)
        known, silent = check.of(Outcome.ALL_KNOWN), check.of(Outcome.NO_ANSWER)
        if stopped:
            yield t("Stopped after {done} of {total} decisions.", done=len(check.results), total=check.total)
        if same or changed:
            yield t(
                "{same} of {total} decisions stayed the same.", same=len(same), total=len(same) + len(changed)
            )
        for one in changed[:MOST_NAMED]:
            yield t(
                "{name} decided differently in turn {turn}.",
                name=self._name(one),
                turn=self.turn(one.decision.number),
            )
        if known:
            yield tn(
                "In one more decision, no card was left to guess.",
                "In {n} more decisions, no card was left to guess.",
                n=len(known),
            )
        if silent:
            yield tn(
                "One decision got no answer and proves nothing.",
                "{n} decisions got no answer and prove nothing.",
                n=len(silent),
            )

    def _name(self, one: AskedAgain) -> Words:
        place = min(self.turn(one.decision.number), len(self.film.deals[self.deal].moments) - 1)
        return self.casts.at(self.deal, place).players[one.decision.seat].name
