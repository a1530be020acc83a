"""The better moves in the deals of a replayed match, found in the background when the coach is asked."""

from collections.abc import Callable, Mapping

from settebello.ai import Adviser
from settebello.coach.expectation import expectations, final_lead
from settebello.coach.review import JudgedDecision, Review, Reviewed, decisions_of
from settebello.engine import Seat, side_of
from settebello.i18n import Text, t
from settebello.notation import Record
from settebello.ui.menus.replay.reel import ReplayPosition

Moments = Mapping[int, JudgedDecision]
"""Moments of a deal at which a better move was possible, by the position just before the move."""
Curve = tuple[float | None, ...]
"""The lead that the viewer could expect at each position of a deal; None where it is not known."""


class DealAdvice:
    """Reviews one deal after another, as the player asks for them; never blocks."""

    def __init__(
        self,
        adviser: Adviser,
        record: Record,
        reel: ReplayPosition,
        given: Reviewed | None,
        learn: Callable[[Reviewed], object] = lambda _: None,
    ) -> None:
        """Begin with the moments of a deal that has been reviewed already, if there is one.

        `learn` gets every reviewed deal of a single person.
        """
        self._learn = learn
        self._adviser = adviser
        self._record = record
        self._reel = reel
        self._moments: dict[int, Moments] = {}
        self._judged: dict[int, tuple[JudgedDecision, ...]] = {}
        self._review: Review | None = None
        self._deal = 0
        if given is not None:
            self._moments[given.deal] = self._placed(given.deal, given.moments)
            self._judged[given.deal] = given.judged
            learn(given)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that are reviewed: people's, or all if only opponents played."""
        return self._record.persons or frozenset(map(Seat, range(len(self._record.seats))))

    @property
    def pending(self) -> bool:
        """Whether a deal is being reviewed."""
        return self._review is not None

    def asked(self, deal: int) -> bool:
        """Return whether a deal has been reviewed."""
        return deal in self._moments

    def moments(self, deal: int) -> Moments:
        """Return the moments of a deal; none before it was reviewed."""
        return self._moments.get(deal, {})

    def places(self) -> tuple[tuple[int, int], ...]:
        """Return all moments as numbers of deal and position, in order."""
        return tuple(sorted((deal, place) for deal, found in self._moments.items() for place in found))

    def ask(self, deal: int) -> None:
        """Begin the review of a deal; a review of another deal ends."""
        if not self.asked(deal) and not (self.pending and self._deal == deal):
            self.close()
            own = (one for one in decisions_of(self._record, deal) if one.seat in self.people)
            # The seed is that of the score sheet, so that both find the same.
            self._review, self._deal = Review(self._adviser, own, seed=deal + 1), deal

    def poll(self) -> bool:
        """Continue the review; return whether it has just ended."""
        if self._review is None or not self._review.poll():
            return False
        self._judged[self._deal] = self._review.judged
        moments = tuple(one for one in self._review.judged if one.cost)
        self._moments[self._deal] = self._placed(self._deal, moments)
        if len(self._record.persons) == 1:
            self._learn(Reviewed(self._record, self._deal, moments, self._judged[self._deal]))
        self._review = None
        return True

    def progress(self, deal: int) -> Text | None:
        """Return how far the review of a deal has come; None if it is not under way."""
        return None if self._review is None else self._progress(deal, self._review.reached)

    def begun(self, deal: int) -> Text | None:
        """Return the line of progress as it was when the review began: a screen reader says it once."""
        return None if self._review is None else self._progress(deal, 0)

    def _progress(self, deal: int, done: int) -> Text | None:
        number = len(self._record.deals[deal].moves)
        if self._deal != deal:
            return None
        return t("Still thinking: {done} of {number} moves.", done=done, number=number)

    def curve(self, deal: int, seat: Seat) -> Curve:
        """Return what the side of a seat could expect, as far as the review has come; empty before a review.

        After the last decision the expectation stays until the points are counted.
        """
        pending = self._review if self._review is not None and self._deal == deal else None
        judged = self._judged.get(deal, ()) if pending is None else pending.judged
        film = self._reel.to_deal(deal)
        side = side_of(seat, len(film.here.match.scores))
        known: dict[int, float] = {}
        plays = film.here.plays
        for one in expectations(judged, side):
            known[plays[one.number] - 1], known[plays[one.number]] = one.before, one.after
        if not known:
            return ()
        score = film.here.match.score
        values: list[float | None] = [known.get(0)]
        for place in range(1, film.last + 1):
            values.append(known.get(place, values[-1]))
        if pending is not None:
            values[max(known) + 1 :] = [None] * (film.last - max(known))
        elif score is not None:
            values[-1] = final_lead(score.points, side, self._record.ruleset)
        return tuple(values)

    def close(self) -> None:
        """Cancel the review."""
        if self._review is not None:
            self._review.close()
            self._review = None

    def _placed(self, deal: int, moments: tuple[JudgedDecision, ...]) -> Moments:
        plays = self._reel.to_deal(deal).here.plays
        # Stop before the play, while the alternatives are still visible.
        return {plays[one.decision.number] - 1: one for one in moments}
