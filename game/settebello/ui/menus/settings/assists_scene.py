"""The page of the settings about what helps at the table, whoever plays there."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.assists import Counters, Playing
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import INK_SOFT
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    Toggle,
    column,
    draw_sheet,
    inside,
    room_for,
    sheet,
)

SHEET: Final = (900.0, 692.0)
ROW: Final = 52.0
GAP: Final = 8.0
BUTTON: Final = 56.0
NOTE: Final = 50.0
NOTES: Final = {
    Playing.AT_ONCE: t("A card that can be played in one way only is played at the first click."),
    Playing.CONFIRM: t(
        "The first click shows what a card takes, the second plays it. Enter and the button do so too."
    ),
    Playing.PAPER: t(
        "You see for yourself what a card takes, choose it and confirm. Nothing else helps; "
        "a wrong choice is explained."
    ),
}
"""What each way of playing means."""


class AssistsScene(MenuScene):
    """A sheet with the helps; they are separate from how well the opponents play."""

    translucent = True
    own = SceneId.ASSISTS
    heading = t("Helps at the table")

    def __init__(self, services: Services) -> None:
        """Show the helps in force."""
        super().__init__(services)
        now = services.settings.current.assists
        self._playing = Choice(
            t("A card is played"),
            [
                Option(Playing.AT_ONCE, t("At a click")),
                Option(Playing.CONFIRM, t("When confirmed")),
                Option(Playing.PAPER, t("As on paper")),
            ],
            now.playing,
            lambda value: self._set(playing=value),
        )
        self._counters = Choice(
            t("Counted on the piles"),
            [
                Option(Counters.NONE, t("Nothing")),
                Option(Counters.CARDS, t("Cards")),
                Option(Counters.ALL, t("Suit and sevens")),
            ],
            now.counters,
            lambda value: self._set(counters=value),
        )
        self._takers = Toggle(
            t("Mark cards that take something"), on=now.takers, switched=lambda on: self._set(takers=on)
        )
        self._hints = Toggle(t("Hints"), on=now.hints, switched=lambda on: self._set(hints=on))
        self._tracker = Toggle(
            t("Cards that are still out"), on=now.tracker, switched=lambda on: self._set(tracker=on)
        )
        self._points = Toggle(t("How it stands"), on=now.points, switched=lambda on: self._set(points=on))
        self._review = Toggle(
            t("Look back at every deal"), on=now.review, switched=lambda on: self._set(review=on)
        )
        self._rows = (
            self._playing,
            self._takers,
            self._hints,
            self._tracker,
            self._points,
            self._review,
            self._counters,
        )
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.use(*self._rows, self._done)
        self.needs = room_for(*SHEET)

    @property
    def note(self) -> Text:
        """What the way of playing means."""
        return NOTES[self.services.settings.current.assists.playing]

    def arrange(self, width: float, height: float) -> None:
        """Put the rows on the sheet, one below the other."""
        super().arrange(width, height)
        self._sheet = sheet(*SHEET, width, height)
        room = inside(self._sheet)
        below = column(self._rows, room, ROW, GAP)
        self._note = Area(room.x + 14, below + 10, room.width - 28, NOTE)
        self._done.place(Area.centred(room.centre[0], below + NOTE + 24 + BUTTON / 2, 260, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its rows, and what the way of playing means."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        canvas.paragraph(self.note, self._note, size=17, colour=INK_SOFT, align=Align.CENTRE)
        super().draw(canvas)

    def _set(self, **changed: object) -> Change | None:
        port = self.services.settings
        assists = replace(port.current.assists, **changed)  # type: ignore[arg-type]  # the keys are written above
        port.change(replace(port.current, assists=assists))
        self.touch()
        return None
