"""How much of a deal was luck and how much was play, worked out in the background."""

from settebello.coach.duplicate.deal_work import DealWork, Running
from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.par import LuckAndPlay, Par, ParDeal, Points
from settebello.engine import Side
from settebello.i18n import Text, decimal, t
from settebello.notation import Record


class LuckCheck:
    """Works out luck and play of one finished deal for one side; never blocks."""

    def __init__(self, work: DealWork, record: Record, number: int, side: Side) -> None:
        """Begin; what is known already is there at once."""
        deal = ParDeal.of(record, number)
        self.number = number
        self._side = side
        self._points: Points = record.deals[number].score or ()
        self._ruleset = record.ruleset
        self._average: Running[Points] = work.begin(deal.average)
        self._deck: Running[Points] = work.begin(deal)

    @property
    def running(self) -> tuple[Running[Points], Running[Points]]:
        """The plays of the deck and of other decks."""
        return self._deck, self._average

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return all(one.over for one in self.running)

    @property
    def result(self) -> LuckAndPlay | None:
        """Luck and play; None before all is played, and where it was stopped."""
        if not all(one.complete for one in self.running):
            return None
        par = Par(self._ruleset, tuple(self._deck.results), tuple(self._average.results))
        return par.split(self._points, self._side)

    def poll(self) -> bool:
        """Take over what was played; return whether anything changed."""
        changed = [one.poll() for one in self.running]
        return any(changed)

    def close(self) -> None:
        """Stop playing this deck; the average goes on, as the next deals need it too."""
        self._deck.close()

    def stop(self) -> None:
        """Stop playing altogether."""
        for one in self.running:
            one.close()


def luck_told(found: LuckAndPlay) -> Text:
    """Return luck and play in one line, each with its interval."""
    return t(
        "Luck of the cards {luck}, your play {play}.",
        luck=interval_told(found.luck),
        play=interval_told(found.play),
    )


def interval_told(interval: Interval) -> Text:
    """Return a mean with its interval."""
    mean = decimal(interval.mean, signed=True)
    if interval.bounds is None:
        return mean
    low, high = (decimal(one, signed=True) for one in interval.bounds)
    return t("{mean} ({low} to {high})", mean=mean, low=low, high=high)
