"""What is on the timeline of a replayed match, and the plates of opponents that can be pressed."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.engine import settebello_of
from settebello.i18n import Text
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import BUTTON
from settebello.ui.kit.transport import Chapter, Mark
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.menus.replay.deal_advice import Curve
from settebello.ui.menus.replay.reel import ReplayPosition

SWEEP: Final = "broom"
SETTEBELLO: Final = "coins"
KEY_MOVE: Final = "fault"
COSTLY: Final = "#ff7a5c"
"""The colour of the marks of moves that cost points."""


def chapters(reel: ReplayPosition, curve: Callable[[int], Curve]) -> tuple[Chapter, ...]:
    """Return a chapter for each deal, from the dealing to the score sheet; `curve` returns that of a deal."""
    found, first = list[Chapter](), 0
    for number in range(len(reel.film.deals)):
        last = first + reel.to_deal(number).last
        found.append(Chapter(first, last, curve(number)))
        first = last + 1
    return tuple(found)


def marks(
    reel: ReplayPosition, parts: Sequence[Chapter], costly: Sequence[tuple[int, int]]
) -> tuple[Mark, ...]:
    """Return the sweeps, the captures of the settebello, and the `costly` moves, as (deal, place)."""
    card = settebello_of(reel.film.record.ruleset)
    found = list[Mark]()
    for part, deal in zip(parts, reel.film.deals, strict=True):
        found += [Mark(part.first + place, SWEEP) for place in deal.sweeps]
        taken = () if card is None else deal.taking(card)
        found += [Mark(part.first + place, SETTEBELLO, rank=1) for place in taken]
    found += [Mark(parts[deal].first + place, KEY_MOVE, COSTLY, rank=2) for deal, place in costly]
    return tuple(found)


class PlateButton(Widget):
    """An opponent's plate on the table, which can be pressed; it shows nothing but the ring of the focus."""

    def __init__(self, label: Text, pressed: Callable[[], Change | None]) -> None:
        """Call `pressed` for a click or Enter."""
        super().__init__(label)
        self._pressed = pressed

    def activate(self) -> Change | None:
        """Press the plate."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the ring."""
        if state.focused:
            ring(canvas, self.area, BUTTON)
