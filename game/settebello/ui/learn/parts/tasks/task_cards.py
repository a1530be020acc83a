"""The table cards of a task: order, state, and the animation of taken cards."""

from collections.abc import Callable
from typing import Final

from settebello.engine import Card
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import OPEN, Attempt, Phase
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.learn.parts.card_spots import LARGEST, CardSpot, place_row
from settebello.ui.learn.parts.sums.addend_colours import shade
from settebello.ui.learn.parts.tasks.task_layout import COMPARED, Places
from settebello.ui.table.layout import RATIO
from settebello.ui.table.motion.easing import Ease, eased

FLIGHT: Final = (0.45, 0.55)
"""Seconds until the taken cards start, and seconds of their flight."""
ASIDE: Final = 96.0
"""Distance between taken cards at their destination, so that each value stays visible."""
WIDEST: Final = 192.0
"""Maximum distance of the last taken card from the child's card."""
BESIDE: Final = 192.0
"""Distance of a found card from the number asked for, or of the card that is left from the whole."""
OVER: Final = 128.0
"""The distance of the first of several cards from a price: it lies over the edge of the stall."""
CLEAR: Final = 6.0
APART: Final = frozenset({Task.VALUE, Task.BACK, Task.MORE, Task.BUY, Task.FEWEST})
"""The tasks whose answer does not lie close to the child's card."""


class TableCards:
    """A `CardSpot` for every card on the table."""

    def __init__(self, attempt: Attempt, chosen: Callable[[Card], Change | None]) -> None:
        """Create the cards; `chosen` is called with each clicked card."""
        self._attempt = attempt
        ruleset = attempt.assignment.puzzle.ruleset
        self.spots = tuple(CardSpot(card, ruleset, chosen) for card in side_by_side(attempt))
        for spot in self.spots:
            spot.below = attempt.assignment.pile if spot.card in attempt.answer else ()

    def place(self, places: Places) -> None:
        """Place the cards side by side; of two that are compared the left one is the animal's."""
        area = places.table
        if self._attempt.phase is Phase.COMPARING:
            wide, high = places.hand.width, places.hand.height
            for side, spot in zip((-1, 1), self.spots, strict=True):
                x = area.centre[0] + side * (wide + COMPARED) / 2
                spot.place(Area.centred(x, area.centre[1], wide, high))
                spot.tag_width = wide
            return
        place_row(self.spots, area, area.height / RATIO)

    def renew(self, *, calm: bool) -> None:
        """Update the state of all cards; `calm` always shows pips."""
        attempt = self._attempt
        puzzle = attempt.assignment.puzzle
        order = [*puzzle.given, *attempt.selected]
        comparing = attempt.phase is Phase.COMPARING
        hidden = puzzle.task is Task.VALUE and attempt.shown is Help.NONE and not attempt.misses
        for spot in self.spots:
            spot.given = spot.card in puzzle.given and not comparing
            spot.lifted = spot.card in attempt.selected
            spot.marked = spot.card in attempt.marked
            spot.enabled = not spot.given and (comparing or attempt.phase in OPEN)
            # A task that asks for the value hides it on the cards.
            spot.number = not hidden or attempt.phase is not Phase.CHOOSING
            spot.pips = calm or attempt.shown >= Help.PROMPT
            spot.shade = shade(order.index(spot.card) + len(attempt.own) if spot.card in order else 0)

    def of(self, card: Card) -> CardSpot:
        """Return the spot of a card."""
        return next(spot for spot in self.spots if spot.card == card)

    @property
    def raised(self) -> tuple[CardSpot, ...]:
        """The cards raised by the child, from left to right."""
        return tuple(spot for spot in self.spots if spot.card in self._attempt.selected)

    @property
    def next(self) -> CardSpot:
        """The card to focus: one marked by help, else a raised one, else the first."""
        marked = (spot for spot in self.spots if spot.card in self._attempt.marked)
        return next(iter((*marked, *self.raised, *self.spots)))

    def fly(self, places: Places, seconds: float | None) -> None:
        """Move the taken cards towards the child's card; `seconds` since the solution, or None."""
        taken = [spot for spot in self.spots if spot.card in self._attempt.lifted]
        part = 0.0 if seconds is None else min(1.0, max(0.0, (seconds - FLIGHT[0]) / FLIGHT[1]))
        for spot in self.spots:
            spot.at = None
        if not part:
            return
        part = eased(Ease.IN_OUT, part)
        goal, larger = places.landing, places.hand.width / LARGEST
        task = self._attempt.assignment.puzzle.task
        step = larger * min(ASIDE, WIDEST / max(len(taken), 1))
        first = larger * BESIDE if task in APART else step
        if task.pays and len(taken) > 1:
            # They lie close enough to leave the strip and the green button free.
            room = places.aside.x - CLEAR - places.hand.width / 2 - goal[0]
            first = larger * OVER
            step = min(ASIDE, (room - first) / (len(taken) - 1))
        for place, spot in enumerate(taken):
            x, y = spot.card_area.centre
            spot.at = x + (goal[0] + first + place * step - x) * part, y + (goal[1] - y) * part


def side_by_side(attempt: Attempt) -> tuple[Card, ...]:
    """Return the table cards in display order, bracketed ones adjacent.

    A card that is taken away or compared lies beside the greater one and not among those to choose from.
    """
    puzzle, turned = attempt.assignment.puzzle, attempt.assignment.pair
    if attempt.phase is Phase.COMPARING and turned is not None:
        return turned.cards
    away = puzzle.given if puzzle.task in {Task.BACK, Task.MORE} else ()
    table = tuple(card for card in puzzle.table if card not in away)
    pair = attempt.bracketed
    if not pair:
        return table
    rest = [card for card in table if card not in pair]
    place = min(table.index(card) for card in pair)
    return (*rest[:place], *pair, *rest[place:])
