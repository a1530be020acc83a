"""What a partner says about the partnership after a match: only what is true of the match."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from settebello.ai.people.remarks import Need
from settebello.engine import Seat, side_of
from settebello.i18n import Text, t
from settebello.ui.table.model.banter.strokes import Highlight, Kind

MANY: Final = 2
"""From so many sweeps on they are spoken of."""

BOTH_SWEPT: Final = t("A broom for each of us: a real pair!")
YOUR_SWEEPS: Final = t("Those sweeps of yours: what a joy!")
MY_SWEEPS: Final = t("My broom was busy. Next time, yours!")
YOUR_PRIZE: Final = t("You took the settebello. I saw that!")
MY_PRIZE: Final = t("The settebello came to me, for us both.")
GUARDED: Final = t("Not one sweep for them. Well guarded!")
GIVEN_AWAY: Final = t("They swept more than we did. We'll watch it.")
LINES: Final = (BOTH_SWEPT, YOUR_SWEEPS, MY_SWEEPS, YOUR_PRIZE, MY_PRIZE, GUARDED, GIVEN_AWAY)


@dataclass(frozen=True, slots=True)
class Deeds:
    """The sweeps and the captures of the settebello in a match, each by the seats that made them."""

    sweeps: tuple[Seat, ...] = ()
    prizes: tuple[Seat, ...] = ()

    def after(self, strokes: Iterable[Highlight]) -> "Deeds":
        """Return the deeds after some more events."""
        made = [(stroke.kind, stroke.seat) for stroke in strokes if stroke.seat is not None]
        sweeps = tuple(seat for kind, seat in made if kind is Kind.SWEEP)
        prizes = tuple(seat for kind, seat in made if kind is Kind.PRIZE)
        return replace(self, sweeps=self.sweeps + sweeps, prizes=self.prizes + prizes)

    def true_lines(
        self, person: Seat, partner: Seat, sides: int, met: frozenset[Need]
    ) -> Iterator[tuple[int, Text]]:
        """Yield the lines, with their numbers, that a partner can truthfully say to a person."""
        yours, mine = self.sweeps.count(person), self.sweeps.count(partner)
        ours = sum(side_of(seat, sides) == side_of(person, sides) for seat in self.sweeps)
        theirs = len(self.sweeps) - ours
        took, came = self.prizes.count(person), self.prizes.count(partner)
        named = Need.SETTEBELLO in met
        facts = {
            BOTH_SWEPT: yours > 0 and mine > 0,
            YOUR_SWEEPS: yours >= MANY and yours > mine,
            MY_SWEEPS: mine >= MANY and not yours,
            YOUR_PRIZE: named and took > came,
            MY_PRIZE: named and came > took,
            GUARDED: theirs == 0 and ours > 0,
            GIVEN_AWAY: theirs >= MANY and theirs > ours,
        }
        for number, line in enumerate(LINES):
            if facts[line]:
                yield number, line


NO_DEEDS: Final = Deeds()
