"""The small menu over the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Seating, Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, FocusGroup, Widget, draw_sheet, inside, sheet
from settebello.ui.kit.widgets.tile import Tile
from settebello.ui.table.scene.menu_groups import TileBand, TileGroup
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.view.signs import READABLE

WIDTH = 1060.0
NARROW = 700.0
"""The width of a sheet without groups."""
FIRST = 64.0
ROW = 54.0
TILES = 90.0
GAP = 10.0
BETWEEN = 16.0
"""Additional room between two groups."""
APART = 30.0
"""Additional room above the line that leaves the match, with a rule in its middle."""
FRAME = 160.0
"""What the sheet needs above and below the buttons."""


@dataclass(frozen=True, slots=True)
class _Row:
    """Buttons side by side; `group` is the number of their group, from the top.

    `apart`: a rule is drawn above them.
    """

    buttons: Sequence[Widget]
    height: float
    group: int
    apart: bool = False

    def place(self, area: Area, part: float) -> None:
        """Put the buttons there."""
        del part
        self.place_in(area, area.columns(len(self.buttons), GAP))

    def place_in(self, area: Area, columns: Sequence[Area]) -> None:
        """Put the buttons there, each as far from the left and as wide as its column."""
        for button, column in zip(self.buttons, columns, strict=True):
            button.place(Area(column.x, area.y, column.width, area.height))


class TableMenu:
    """Continue; what belongs to this deal, and what to the match; rules, settings, help; and leave.

    Leaving asks nothing, as all is saved.
    """

    def __init__(
        self,
        services: Services,
        changed: Callable[[], None],
        closed: Callable[[], None],
        seating: Callable[[], Seating] | None,
        turns: Sequence[Entry],
        helps: Sequence[Entry] = (),
        others: Sequence[Entry] | None = None,
    ) -> None:
        """Call `closed` to play on, and `seating` to choose other opponents.

        `helps` are about this deal, `turns` about the match; the menu closes before them. `others` replace
        the buttons for rules, settings, help and, as the last one, leaving.
        """

        def go_on() -> Change | None:
            closed()
            return None

        def closing(entry: Entry) -> Entry:
            def acted() -> Change | None:
                closed()
                return entry.act()

            return entry._replace(act=acted)

        def push(words: Text, route: Callable[[], routes.Route], sign: str) -> Entry:
            return Entry(words, lambda: Push(route()), sign)

        first = Button(t("Continue"), go_on, glyph="play", on_paper=True)
        company = () if seating is None else (_tile(_opponents(seating)),)
        reading = (
            push(t("Rules"), routes.Rules, "book"),
            push(t("Settings"), routes.Settings, "gear"),
            push(t("Keys and help"), routes.Help, "help"),
        )
        home = Entry(t("Save and leave"), lambda: Reset(routes.Title()), "home")
        self._cues = services.cues
        self._band: TileBand | None = None
        rows: list[_Row | TileBand] = [_Row((first,), FIRST, 0)]
        if others is None:
            self._band = TileBand(
                TileGroup(t("This deal"), "cards", [_tile(closing(entry)) for entry in helps]),
                TileGroup(t("This match"), "trophy", [*(_tile(closing(entry)) for entry in turns), *company]),
            )
            rows.append(self._band)
            rows.append(_Row([_button(entry) for entry in reading], ROW, 4, apart=True))
            # Alone, so that the down arrow leads there from everywhere.
            rows.append(_Row((_button(home),), ROW, 4))
        else:
            if helps:
                rows.append(_Row([_tile(closing(entry)) for entry in helps], TILES, 1))
            across = 3 if len(turns) == 3 else 2
            acting = [_button(closing(entry)) for entry in turns]
            rows += [_Row(acting[k : k + across], ROW, 2) for k in range(0, len(acting), across)]
            *pages, leave = others
            if pages:
                rows.append(_Row([_tile(entry) for entry in pages], TILES, 3))
            rows.append(_Row((_button(leave),), ROW, 3))
        self._rows = tuple(rows)
        buttons = [button for row in rows for button in row.buttons]
        self._group = FocusGroup(buttons, changed, lambda: services.cues.play(Cue.FOCUS))
        self._wide = WIDTH if others is None else NARROW
        self._sheet = sheet(self._wide, FRAME, 0, 0)
        self._rule: Area | None = None

    @property
    def group(self) -> FocusGroup:
        """The buttons."""
        return self._group

    @property
    def opening(self) -> tuple[Text, ...]:
        """The sentence that is said when the menu opens."""
        return (t("Paused"),)

    def arrange(self, width: float, height: float) -> None:
        """Place the sheet in the middle of a canvas of this size; on a small canvas all is smaller."""
        gaps = [0.0, *(_gap(last, row) for last, row in pairwise(self._rows))]
        high = sum(row.height for row in self._rows) + sum(gaps)
        part = min(1.0, (height - 2 * GAP - FRAME) / high)
        self._sheet = sheet(min(self._wide, width - 2 * GAP), FRAME + part * high, width, height)
        room = inside(self._sheet)
        y = room.y + 2
        for row, gap in zip(self._rows, gaps, strict=True):
            if row.apart:
                self._rule = Area(room.x, y + part * gap / 2, room.width, 0.0)
            y += part * gap
            area = Area(room.x, y, room.width, part * row.height)
            columns = None if self._band is None else self._band.below(len(row.buttons))
            if isinstance(row, _Row) and columns is not None:
                row.place_in(area, columns)
            else:
                row.place(area, part)
            y += part * row.height

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
        if self._rule is not None:
            canvas.line(self._rule.x, self._rule.y, self._rule.right, self._rule.y, GOLD_DEEP, 1.5)
        if self._band is not None:
            self._band.draw(canvas)
        self.group.draw(canvas)


def _gap(last: _Row | TileBand, row: _Row | TileBand) -> float:
    """Return the room between two rows."""
    if row.apart:
        return APART
    return GAP if row.group == last.group else BETWEEN


def _button(entry: Entry) -> Button:
    button = Button(entry.words, entry.act, look=CALM, size=21, glyph=entry.sign, on_paper=True)
    button.least = READABLE
    return button


def _tile(entry: Entry) -> Tile:
    tile = Tile(entry.words, entry.act, look=CALM, glyph=entry.sign, on_paper=True)
    tile.least = READABLE
    return tile


def _opponents(seating: Callable[[], Seating]) -> Entry:
    return Entry(t("Change opponents"), lambda: Push(routes.Opponents(seating())), "person")
