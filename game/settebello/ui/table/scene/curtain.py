"""The curtain between the turns of different people: it hides every hand until the next person is ready."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Seat
from settebello.i18n import Text, t
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, CREAM, GOLD, GOLD_DEEP, INK, PAPER, WALNUT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, FocusGroup
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.view.signs import readable

FOLD: Final = 92.0
LIT_CLOTH: Final = "#ac3026"
RED_CLOTH: Final = "#96261c"
DARK_CLOTH: Final = "#761912"
DEEP_CLOTH: Final = "#560e0a"
"""The four tones of the cloth, from where the light falls to the depth of a fold."""
SHADE: Final = 0.54
VARIES: Final = 0.07
"""Where the shade of a fold begins, as a part of it, and how far that differs from fold to fold."""
HATCH: Final = 11.0
LONG: Final = 17.0
"""Distance and length of the cuts between two tones."""
HEM: Final = 12.0
SIGHT: Final = 92.0
WIDE: Final = 310.0
ASKED: Final = t("Make sure nobody else is looking.")
FRAME: Final = BoxStyle(PAPER, PAPER, border=GOLD, border_width=3.0, radius=16, shadow=0.4)


class Curtain:
    """Names the person whose turn it is, and waits until that person takes up the hand."""

    def __init__(
        self,
        services: Services,
        seat: Seat,
        player: Player,
        changed: Callable[[], None],
        take_up: Callable[[], Change | None],
        take_back: Callable[[], Change | None] | None,
    ) -> None:
        """Call `take_up` when the person of this seat is ready; `take_back` takes back the last play."""
        self.seat = seat
        self._player = player
        self._show = Button(t("Show my cards"), take_up)
        back = Button(t("Take back the last play"), take_back, look=CALM, size=20) if take_back else None
        self._back = back
        buttons = (self._show,) if self._back is None else (self._show, self._back)
        self.group = FocusGroup(buttons, changed, lambda: services.cues.play(Cue.FOCUS))
        self._area = Area(0, 0, 0, 0)

    @property
    def opening(self) -> tuple[Text, ...]:
        """The sentences that are said when the curtain comes down."""
        return (self.title, ASKED)

    @property
    def title(self) -> Text:
        """The sentence that says whose turn it is."""
        return t("{name}, it is your turn.", name=self._player.name)

    def arrange(self, layout: TableLayout) -> None:
        """Cover the hand at the lower edge of this layout, and leave the table visible."""
        top = layout.caption.y - 4
        self.cover(Area(0, top, layout.width, layout.height - top))

    def cover(self, area: Area) -> None:
        """Cover an area that reaches down to the lower edge."""
        self._area = area
        x, line = self._area.centre[0], self._area.bottom - 30 - 56
        if self._back is None:
            self._show.place(Area.centred(x, line + 28, WIDE, 56))
        else:
            self._show.place(Area(x - WIDE - 12, line, WIDE, 56))
            self._back.place(Area(x + 12, line, WIDE, 56))

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the buttons; Space presses them as Enter does."""
        return self.group.handle(Press(Action.CONFIRM) if event == Press(Action.TOGGLE) else event)

    def draw(self, canvas: Canvas, notice: Text | None) -> None:
        """Draw the cloth, the person who is to play, the notice or the usual question, and the buttons."""
        area = self._area
        if canvas.palette.contrast:
            canvas.fill("#000000", area)
        else:
            _draw_folds(canvas, area)
        canvas.fill(GOLD, Area(area.x, area.y, area.width, 3))
        canvas.fill(GOLD_DEEP, Area(area.x, area.y + 3, area.width, HEM - 5))
        canvas.fill(WALNUT, Area(area.x, area.y + HEM - 2, area.width, 2))
        x = area.centre[0]
        room = self._show.area.y - area.y - HEM
        wide = min(max(canvas.text_width(self.title, size=36, role=Role.TITLE), 220), area.width - 320)
        left = x - (SIGHT + 24 + wide) / 2
        middle = area.y + HEM + room / 2
        frame = Area(left, middle - SIGHT / 2, SIGHT, SIGHT)
        canvas.box(frame, FRAME)
        canvas.picture(self._player.avatar, frame.inset(7))
        canvas.text(
            self.title, frame.right + 24, middle - 17, size=36, role=Role.TITLE, colour=GOLD, width=wide + 2
        )
        words, right = notice or ASKED, area.right - left - SIGHT
        size = readable(canvas, 21, words, right)
        canvas.text(words, frame.right + 24, middle + 25, size=size, colour=CREAM, width=right)
        self.group.draw(canvas)


def _draw_folds(canvas: Canvas, area: Area) -> None:
    """Draw red cloth in folds as a woodcut does: flat tones, an ink line in each fold, and hatching."""
    canvas.fill(RED_CLOTH, area)
    for number in range(math.ceil(area.width / FOLD)):
        chance = Random(f"fold {number}")
        left = area.x + number * FOLD
        shade = left + (SHADE + chance.uniform(-VARIES, VARIES)) * FOLD
        end = min(left + FOLD, area.right)
        canvas.fill(LIT_CLOTH, Area(left + 0.16 * FOLD, area.y, 0.1 * FOLD, area.height))
        if shade < end:
            canvas.fill(DARK_CLOTH, Area(shade, area.y, end - shade, area.height))
        deep = shade + 0.62 * (left + FOLD - shade)
        if deep < end:
            canvas.fill(DEEP_CLOTH, Area(deep, area.y, end - deep, area.height))
        canvas.fill(INK, Area(left - 1.2, area.y, 2.4 + chance.uniform(0, 1.2), area.height))
        for row in range(int(area.height / HATCH) + 1):
            y = area.y + HEM + row * HATCH + chance.uniform(-2.0, 2.0)
            long = chance.uniform(0.5, 1.0) * LONG
            if y < area.bottom - 4 and shade < end:
                canvas.line(shade - long, y + 3.0, shade + 2.0, y, DARK_CLOTH, 2.4)
                canvas.line(deep - 0.7 * long, y + 8.0, deep + 2.0, y + 5.0, DEEP_CLOTH, 2.4)
