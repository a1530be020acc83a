"""The settings; every change is in force at once."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.storage.settings import Pace, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Choice, Option, column, draw_sheet, inside, room_for, sheet

ROW = 52.0
BUTTON = 56.0
GAP = 12.0
PAGES: Final = (
    (t("Cards and table"), routes.Cards(), "cards"),
    (t("Helps at the table"), routes.Assists(), "hint"),
    (t("Sound and speech"), routes.Sound(), None),
    (t("Display"), routes.Display(), None),
    (t("Keys and gamepad"), routes.Keys(), None),
    (t("Who plays here"), routes.Profiles(), None),
)
"""The pages of further settings: what stands on their buttons, and a sign beside it."""


class SettingsScene(MenuScene):
    """A sheet of paper with all settings, laid over whatever is below."""

    translucent = True
    own = SceneId.SETTINGS
    heading = t("Settings")

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        now = self._shown = services.settings.current
        self._speed = Choice(
            t("Speed"),
            [
                Option(Speed.CALM, t("Calm")),
                Option(Speed.NORMAL, t("Normal")),
                Option(Speed.BRISK, t("Brisk")),
                Option(Speed.INSTANT, t("Instant")),
            ],
            now.speed,
            lambda value: self._set(speed=value),
        )
        self._pace = Choice(
            t("Opponents think"),
            [
                Option(Pace.QUICK, t("Quickly")),
                Option(Pace.NATURAL, t("As people do")),
                Option(Pace.UNHURRIED, t("At leisure")),
            ],
            now.pace,
            lambda value: self._set(pace=value),
        )
        self._talk = Choice(
            t("Opponents talk"),
            [
                Option(Talk.OFF, t("Never")),
                Option(Talk.RARE, t("Now and then")),
                Option(Talk.LIVELY, t("A lot")),
            ],
            now.talk,
            lambda value: self._set(talk=value),
        )
        self._language = Choice(
            t("Language"),
            [Option(code, name) for code, name in services.languages],
            services.language(),
            lambda value: self._set(language=value),
            side_by_side=False,
        )
        self._pages = tuple(
            Button(words, partial(Push, page), look=CALM, glyph=glyph, on_paper=True)
            for words, page, glyph in PAGES
        )
        self._rows = (
            self._language,
            self._speed,
            self._pace,
            self._talk,
        )
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.use(*self._rows, *self._pages, self._done)
        lines = (len(self._pages) + 1) // 2
        self._size = (860.0, 555 + (lines - 1) * (BUTTON + GAP))
        self.needs = room_for(*self._size)

    def update(self, now: float) -> Change | None:
        """Show what a shortcut has changed meanwhile."""
        del now
        current = self.services.settings.current
        if current != self._shown:
            self._shown = current
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the rows on the sheet, one below the other."""
        super().arrange(width, height)
        lines = (len(self._pages) + 1) // 2
        self._sheet = sheet(*self._size, width, height)
        room = inside(self._sheet)
        below = Area(room.x, column(self._rows, room, ROW, 8) + 24, room.width, BUTTON)
        for number, button in enumerate(self._pages):
            line = Area(room.x, below.y + number // 2 * (BUTTON + GAP), room.width, BUTTON)
            button.place(line.columns(2, 20)[number % 2])
        bottom = below.y + lines * (BUTTON + GAP) - GAP
        self._done.place(Area.centred(room.centre[0], bottom + 20 + BUTTON / 2, 260, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and its rows."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        super().draw(canvas)

    def _set(self, **changed: object) -> Change | None:
        port = self.services.settings
        port.change(replace(port.current, **changed))  # type: ignore[arg-type]  # the keys are written above
        self.touch()
        return None
