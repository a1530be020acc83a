"""The cards on the table of a task: in which order they lie, how each is shown, how they are taken."""

from collections.abc import Callable
from typing import Final

from settebello.engine import Card
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import OPEN, Attempt, Phase
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.learn.parts.card_spots import CardSpot, row
from settebello.ui.learn.parts.sums.addend_colours import shade
from settebello.ui.table.motion.easing import Ease, eased

FLIGHT: Final = (0.45, 0.55)
"""Seconds before the cards that were taken set off, and those they fly."""
ASIDE: Final = 76.0
"""How far beside one another they come to lie, so that the number of each is still seen."""
WIDEST: Final = 212.0
"""How far the last one lies beside the child's card, at most."""
BESIDE: Final = 190.0
"""How far beside the number that was looked for its card comes to lie."""


class TableCards:
    """One spot for every card of the table."""

    def __init__(self, attempt: Attempt, chosen: Callable[[Card], Change | None]) -> None:
        """Lay the cards out; `chosen` is called with each that is clicked."""
        self._attempt = attempt
        ruleset = attempt.assignment.puzzle.ruleset
        self.spots = tuple(CardSpot(card, ruleset, chosen) for card in side_by_side(attempt))

    def place(self, area: Area) -> None:
        """Put them side by side."""
        for spot, place in zip(self.spots, row(len(self.spots), area), strict=True):
            spot.place(place)

    def renew(self, *, calm: bool) -> None:
        """Show what is raised, given and pointed at by now; `calm` says that pips are always shown."""
        attempt = self._attempt
        puzzle = attempt.assignment.puzzle
        order = [*puzzle.given, *attempt.selected]
        hidden = puzzle.task is Task.VALUE and attempt.shown is Help.NONE and not attempt.misses
        for spot in self.spots:
            spot.given = spot.card in puzzle.given
            spot.lifted = spot.card in attempt.selected
            spot.marked = spot.card in attempt.marked
            spot.enabled = not spot.given and attempt.phase in OPEN
            # Where the value is asked for, it is not written on the card.
            spot.number = not hidden or attempt.phase is not Phase.CHOOSING
            spot.pips = calm or attempt.shown >= Help.PROMPT
            spot.shade = shade(order.index(spot.card) + len(attempt.own) if spot.card in order else 0)

    def of(self, card: Card) -> CardSpot:
        """The spot of a card."""
        return next(spot for spot in self.spots if spot.card == card)

    @property
    def raised(self) -> tuple[CardSpot, ...]:
        """Those that the child has raised, from left to right."""
        return tuple(spot for spot in self.spots if spot.card in self._attempt.selected)

    @property
    def next(self) -> CardSpot:
        """Where the focus goes: to a card that help points at, else a raised one, else the first."""
        marked = (spot for spot in self.spots if spot.card in self._attempt.marked)
        return next(iter((*marked, *self.raised, *self.spots)))

    def fly(self, goal: tuple[float, float], seconds: float | None) -> None:
        """Bring the cards that were taken to the child's card; None while nothing is taken."""
        taken = [spot for spot in self.spots if spot.card in self._attempt.lifted]
        part = 0.0 if seconds is None else min(1.0, max(0.0, (seconds - FLIGHT[0]) / FLIGHT[1]))
        for spot in self.spots:
            spot.at = None
        if not part:
            return
        part = eased(Ease.IN_OUT, part)
        step = min(ASIDE, WIDEST / max(len(taken), 1))
        first = BESIDE if self._attempt.assignment.puzzle.task is Task.VALUE else step
        for place, spot in enumerate(taken):
            x, y = spot.card_area.centre
            spot.at = x + (goal[0] + first + place * step - x) * part, y + (goal[1] - y) * part


def side_by_side(attempt: Attempt) -> tuple[Card, ...]:
    """The cards of the table in their order, those in brackets next to one another."""
    table = attempt.assignment.puzzle.table
    pair = attempt.bracketed
    if not pair:
        return table
    rest = [card for card in table if card not in pair]
    place = min(table.index(card) for card in pair)
    return (*rest[:place], *pair, *rest[place:])
