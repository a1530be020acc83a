"""The page of the settings about how everything is seen: sizes, motion, contrast, and the screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, percent, t
from settebello.storage.settings import Motion, Settings
from settebello.ui.kit.controls.inputs import PointerMoved, PointerPressed, PointerReleased, UiEvent
from settebello.ui.kit.forms import (
    CLOSING,
    FORM,
    ChoiceRow,
    Column,
    Field,
    Note,
    Section,
    SheetScene,
    Space,
    SwitchRow,
    closing_line,
    settings_of,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import NEWSPAPER
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import done_button

SCALES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
TEXT_SIZES: Final = (100, 110, 125, 150)
MOTIONS: Final = {
    Motion.SYSTEM: t("Follow system"),
    Motion.FULL: t("Full"),
    Motion.REDUCED: t("Reduced"),
}
STILL: Final = 0.8
"""A size takes effect so many seconds after the last click, so that nothing moves away under the pointer."""


class DisplayScene(SheetScene):
    """A sheet with all that makes the picture easier to see.

    Every change is in force at once, but a size that is clicked waits for the last click, or until the
    pointer goes elsewhere.
    """

    own = SceneId.DISPLAY
    heading = t("Display")
    still_life = NEWSPAPER

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        self._waiting: Settings | None = None
        self._take_at: float | None = None
        self._by_pointer = False
        settings = settings_of(services)
        sizes = Field(self._with_sizes, self._resize)
        scale = sizes.field(lambda s: s.ui_scale, lambda s, v: replace(s, ui_scale=v))
        text = sizes.field(lambda s: s.text_size, lambda s, v: replace(s, text_size=v))
        plain = settings.field(lambda s: s.plain_letters, lambda s, on: replace(s, plain_letters=on))
        motion = settings.field(lambda s: s.motion, lambda s, v: replace(s, motion=v))
        contrast = settings.field(lambda s: s.high_contrast, lambda s, on: replace(s, high_contrast=on))
        marks = settings.field(lambda s: s.safe_marks, lambda s, on: replace(s, safe_marks=on))
        full = settings.field(lambda s: s.full_screen, lambda s, on: replace(s, full_screen=on))
        self._sizes = Column(
            ChoiceRow(
                t("Interface size"),
                scale,
                lambda: percents(SCALES, services.settings.current.ui_scale),
                in_turn=True,
            ),
            ChoiceRow(
                t("Text size"), text, lambda: percents(TEXT_SIZES, services.settings.current.text_size)
            ),
        )
        letters = Section(
            t("Size"), self._sizes, SwitchRow(t("Easy-to-read font"), plain, in_column=True), glyph="page"
        )
        picture = Section(
            t("Screen"),
            ChoiceRow(t("Motion"), motion, MOTIONS),
            SwitchRow(t("High contrast"), contrast, in_column=True),
            SwitchRow(t("Colour-blind-friendly colours"), marks, in_column=True),
            SwitchRow(t("Full screen"), full, in_column=True),
            glyph="eye",
        )
        note = Note(lambda: self.note, CLOSING, align=Align.LEFT, edge=2, middle=True)
        done = closing_line(done_button(), note=note)
        self.show(Column(letters, Space(8), picture, Space(18), done), width=FORM, lift=2, spare=-10)

    @property
    def note(self) -> Text:
        """What reduced motion does, and what the system says about it."""
        if self.services.settings.current.motion is not Motion.SYSTEM:
            return t("With reduced motion, cards fade from place to place and nothing else moves.")
        if self.services.reduced_motion():
            return t("Your system is set to reduced motion: cards fade from place to place.")
        return t("Your system is not set to reduced motion.")

    @property
    def animating(self) -> bool:
        """Whether a size that was clicked waits."""
        return self._waiting is not None

    def handle(self, event: UiEvent) -> Change | None:
        """Take a size that waits before anything but another click on a size."""
        self._by_pointer = isinstance(event, PointerReleased)
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            if not any(row.area.contains(event.x, event.y) for row in self._sizes.widgets):
                self._take()
        else:
            self._take()
        return super().handle(event)

    def update(self, now: float) -> Change | None:
        """Take a size when the clicks have ended."""
        if self._waiting is not None:
            if self._take_at is None:
                self._take_at = now + STILL
            elif now >= self._take_at:
                self._take()
        return super().update(now)

    def close(self) -> None:
        """Take a size that waits."""
        self._take()

    def _with_sizes(self) -> Settings:
        """The settings in force, with the sizes that wait."""
        now, waiting = self.services.settings.current, self._waiting
        if waiting is None:
            return now
        return replace(now, ui_scale=waiting.ui_scale, text_size=waiting.text_size)

    def _resize(self, settings: Settings) -> None:
        """Set a size: at once by key; by pointer after a while, or the row would move away under it."""
        self._waiting, self._take_at = settings, None
        if not self._by_pointer:
            self._take()

    def _take(self) -> None:
        settings, waiting = self._with_sizes(), self._waiting
        if waiting is not None:
            self._waiting = None
            self.services.settings.change(settings)
            self.touch()


def percents(steps: Sequence[int], now: int) -> Mapping[int, Words]:
    """The steps to choose from, and the size in force, which a file may have put between two of them."""
    return {step: percent(step / 100) for step in sorted({*steps, now})}
