"""The moments of a reviewed deal as a list on a sheet, the costliest first."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.coach.review import JudgedDecision
from settebello.engine import Ruleset
from settebello.i18n import Text, decimal, t
from settebello.manual.card_names import card_name
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, draw_sheet
from settebello.ui.menus.replay.deal_advice import Moments

MOST: Final = 6
"""So many moments fit on the sheet."""
WIDTH: Final = 760.0
HEAD: Final = 104.0
ROW: Final = 62.0
EDGE: Final = 34.0


class MomentList:
    """A button for each moment, which calls `go` with its position, and one that calls `close`."""

    heading = t("Points given away in this deal")

    def __init__(
        self,
        moments: Moments,
        ruleset: Ruleset,
        go: Callable[[int], Change | None],
        close: Callable[[], Change | None],
    ) -> None:
        """Make the buttons of the costliest moments."""
        places = sorted(moments, key=lambda place: -moments[place].cost)[:MOST]
        rows = [
            Button(
                _row(moments[place], place, ruleset), partial(go, place), look=CALM, size=20, on_paper=True
            )
            for place in places
        ]
        self.buttons = (*rows, Button(t("Done"), close, look=CALM, size=20, on_paper=True))
        self._area = Area(0, 0, 0, 0)

    def arrange(self, width: float, height: float) -> None:
        """Put the sheet in the middle."""
        high = HEAD + ROW * len(self.buttons) + EDGE
        self._area = Area.centred(width / 2, height / 2, WIDTH, high)
        for number, button in enumerate(self.buttons):
            y = self._area.y + HEAD + number * ROW
            button.place(Area(self._area.x + EDGE, y, WIDTH - 2 * EDGE, ROW - 10))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet; the scene draws the buttons."""
        canvas.veil()
        draw_sheet(canvas, self._area, self.heading)


def _row(moment: JudgedDecision, place: int, ruleset: Ruleset) -> Text:
    """Return the turn as the panel of the replay counts it, the card that was played, and what it cost."""
    return t(
        "Turn {turn}: {card}, about {points} points",
        turn=place,
        card=card_name(moment.decision.move.card, ruleset.deck.pack),
        points=decimal(moment.cost),
    )
