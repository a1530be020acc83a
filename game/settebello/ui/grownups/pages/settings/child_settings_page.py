"""The page of one child's settings: name, animal, age, and how the screens behave."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.learning.children.child_settings import Helping, Partner, Remedy
from settebello.ui.grownups.pages.adults_page import Page, PageHost, note
from settebello.ui.grownups.parts.report_words import AGES
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Choice, Option, TextField, Toggle, Widget, column
from settebello.ui.learn.parts.animals import ANIMALS, picture

ROW: Final = 48.0
NAME: Final = 0.4
LONGEST: Final = 16
SWITCHES: Final = {
    "calm": t("Calm: fewer cards, always with dots and ten-frames, no time"),
    "auto_take": t("Take by itself what fits"),
    "missed": t("Tell what could have been taken"),
    "still": t("Little motion"),
    "open_hands": t("Open cards in Mini Scopa"),
}
"""What is on or off, by the names of the settings."""


class ConductPage(Page):
    """Every change is kept at once."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Child and screens"))
        child = host.report.child
        now = child.settings
        self.name = TextField(t("Name"), child.nick, longest=LONGEST, written=self.answered)
        self._rows: tuple[Widget, ...] = (
            Choice(
                t("Animal"),
                [Option(animal, words, picture=picture(animal)) for animal, words in ANIMALS.items()],
                child.avatar,
                lambda value: self._child(avatar=value),
            ),
            Choice(
                t("Age"),
                [Option(age, words) for age, words in AGES.items()],
                child.age,
                lambda value: self._child(age=value),
            ),
            Choice(
                t("Help"),
                [
                    Option(Helping.SPARSE, t("Sparing")),
                    Option(Helping.NORMAL, t("Normal")),
                    Option(Helping.GENEROUS, t("Generous")),
                ],
                now.helping,
                lambda value: self._set(helping=value),
            ),
            Choice(
                t("Pictures of sums"),
                [
                    Option(Remedy.AUTO, t("What shows it best")),
                    Option(Remedy.TEN_FRAME, t("Ten-frame")),
                    Option(Remedy.NUMBER_LINE, t("Number line")),
                    Option(Remedy.SCALE, t("Scale")),
                    Option(Remedy.BOND, t("Whole and parts")),
                ],
                now.picture,
                lambda value: self._set(picture=value),
            ),
            Choice(
                t("Partner in games"),
                [
                    Option(Partner.AUTO, t("as the game has it")),
                    Option(Partner.GENTLE, t("gentle")),
                    Option(Partner.FRIENDLY, t("a friend")),
                    Option(Partner.STRONG, t("strong")),
                ],
                now.partner,
                lambda value: self._set(partner=value),
                side_by_side=False,
            ),
        )
        self._switches = tuple(
            Toggle(words, on=getattr(now, key), switched=partial(self._switch, key))
            for key, words in SWITCHES.items()
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """From above to below."""
        return (self.name, *self._rows, *self._switches)

    def arrange(self, room: Area) -> None:
        """Put the rows one below the other."""
        super().arrange(room)
        left = room.x + room.width * NAME
        self.name.place(Area(left, room.y, room.right - left - 8, ROW - 4))
        calm, *others = self._switches
        y = column((*self._rows, calm), Area(room.x, room.y + ROW + 2, room.width, room.height), ROW, 2) + 2
        half = len(others) // 2
        for switches, area in zip(
            (others[:half], others[half:]),
            Area(room.x, y, room.width, room.bottom - y).columns(2, 24),
            strict=True,
        ):
            column(switches, area, ROW, 2)

    def draw(self, canvas: Canvas) -> None:
        """Write the label of the name, and what age is for."""
        canvas.text(self.name.label, self.room.x + 14, self.name.area.centre[1], size=21)
        words = t(
            "No real name is needed and no birthday. The age decides within how many seconds an answer "
            "counts as quick, unless it is to be calm; the child never sees a clock."
        )
        y = self._switches[-1].area.bottom + 14
        note(canvas, words, Area(self.room.x + 14, y, self.room.width - 28, self.room.bottom - y))

    def answered(self, result: object) -> Change | None:
        """Keep the name as it is written."""
        if result is self.name:
            return self._child(nick=self.name.text)
        return None

    def _child(self, **changed: object) -> Change | None:
        child = self.host.report.child
        self.host.keep(replace(child, **changed))  # type: ignore[arg-type]  # the keys are written above
        return None

    def _switch(self, key: str, on: bool) -> Change | None:  # noqa: FBT001 - as every switch is told
        return self._set(**{key: on})

    def _set(self, **changed: object) -> Change | None:
        child = self.host.report.child
        settings = replace(child.settings, **changed)  # type: ignore[arg-type]  # as above
        self.host.keep(replace(child, settings=settings))
        return None
