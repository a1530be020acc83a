"""The small menu over the table."""

from collections.abc import Callable, Sequence

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Seating, Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, FocusGroup, Widget, draw_sheet, inside, sheet

WIDTH = 560.0
TWO_COLUMNS = 860.0
ROW = 56.0
GAP = 10.0
FRAME = 160.0
"""What the sheet needs above and below the buttons."""


class TableMenu:
    """Continue, take back, rules, opponents, settings, help, leave; leaving asks nothing, as all is saved."""

    def __init__(
        self,
        services: Services,
        changed: Callable[[], None],
        closed: Callable[[], None],
        seating: Callable[[], Seating] | None,
        turns: Sequence[tuple[Text, Callable[[], Change | None]]],
        others: Sequence[tuple[Text, Callable[[], Change | None]]] | None = None,
    ) -> None:
        """Call `closed` to play on, and `seating` to choose other opponents.

        `turns` are the lines that act on the match, such as taking a card back; `others` replace the lines
        for rules, settings, help and leaving.
        """

        def go_on() -> Change | None:
            closed()
            return None

        def turn(act: Callable[[], Change | None]) -> Callable[[], Change | None]:
            def acted() -> Change | None:
                closed()
                return act()

            return acted

        turned = [Button(words, turn(act), look=CALM, on_paper=True) for words, act in turns]
        first = Button(t("Continue"), go_on, on_paper=True)
        company = (
            ()
            if seating is None
            else (
                Button(
                    t("Change opponents"),
                    lambda: Push(routes.Opponents(seating())),
                    look=CALM,
                    on_paper=True,
                ),
            )
        )
        usual = (
            Button(t("Rules"), lambda: Push(routes.Rules()), look=CALM, on_paper=True),
            *company,
            Button(t("Settings"), lambda: Push(routes.Settings()), look=CALM, on_paper=True),
            Button(t("Keys and help"), lambda: Push(routes.Help()), look=CALM, on_paper=True),
            Button(t("Save and leave"), lambda: Reset(routes.Title()), look=CALM, on_paper=True),
        )
        given = [Button(words, act, look=CALM, on_paper=True) for words, act in others or ()]
        below = usual if others is None else given
        self._cues = services.cues
        # The lines that act on the match are short and stand in pairs, so that all fit into a low window.
        pairs = [turned[k : k + 2] for k in range(0, len(turned), 2)]
        self._rows: tuple[Sequence[Widget], ...] = ((first,), *pairs, *((one,) for one in below))
        buttons = [button for row in self._rows for button in row]
        self._group = FocusGroup(buttons, changed, lambda: services.cues.play(Cue.FOCUS))
        self._height = FRAME + len(self._rows) * (ROW + GAP)
        self._sheet = sheet(WIDTH, self._height, 0, 0)

    @property
    def group(self) -> FocusGroup:
        """The buttons."""
        return self._group

    @property
    def opening(self) -> tuple[Text, ...]:
        """The sentence that is said when the menu opens."""
        return (t("Paused"),)

    def arrange(self, width: float, height: float) -> None:
        """Place the sheet in the middle of a canvas of this size."""
        rows, wide, step = self._rows, WIDTH, ROW + GAP
        if self._height > height - 2 * GAP:
            # On a low canvas the buttons after the first one stand in two columns.
            first, *others, last = self.group.widgets
            # The button to leave stands alone at the bottom, so that the Down key always reaches it.
            rows = ((first,), *(others[k : k + 2] for k in range(0, len(others), 2)), (last,))
            wide = TWO_COLUMNS
        step = min(step, (height - 2 * GAP - FRAME) / len(rows))
        self._sheet = sheet(wide, FRAME + len(rows) * step, width, height)
        room = inside(self._sheet)
        for number, row in enumerate(rows):
            line = Area(room.x, room.y + 4 + number * step, room.width, step - GAP)
            for button, area in zip(row, line.columns(len(row), GAP), strict=True):
                button.place(area)

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the buttons."""
        change = self.group.handle(event)
        if change is not None:
            self._cues.play(Cue.BUTTON)
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet over the dimmed table."""
        canvas.veil(alpha=0.5)
        draw_sheet(canvas, self._sheet, t("Paused"))
        self.group.draw(canvas)
