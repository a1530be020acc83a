"""The sheet on which the seed of a new match is written."""

from typing import Final

from settebello.i18n import t
from settebello.notation.seals.seed import MOST_SEED, clipped, normal_seed
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.forms import Column, Field, Note, Section, SheetScene, Space, TextRow, closing_line
from settebello.ui.kit.forms.blocks import ROW
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import ChooseSeed
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, done_button

ABOUT: Final = t(
    "The same seed gives the same first deal, unless somebody cuts. A match with a chosen seed "
    "doesn't count in the statistics."
)


class SeedScene(SheetScene):
    """A sheet with one line for the seed; empty, every deal is drawn at random. Every change is in force."""

    own = SceneId.SEED
    heading = t("Seed")
    still_life = PACK

    def __init__(self, services: Services, asked: ChooseSeed) -> None:
        """Show the seed that is chosen now."""
        super().__init__(services)
        self._seed = asked.seed
        self._changed = asked.changed
        self._row = TextRow(t("Seed"), Field(lambda: self._seed, self._write), ROW, longest=MOST_SEED)
        self._done = done_button()
        none = Button(t("Clear seed"), self._clear, look=CALM, glyph="broom")
        page = Column(
            Section("", self._row, glyph=""),
            Space(14),
            Note(lambda: ABOUT, 52, size=19),
            Space(14),
            closing_line(self._done, none),
        )
        self.show(page, width=820, spare=6)

    @property
    def typing(self) -> bool:
        """Whether the seed is being written."""
        return self.group.focused is self._row.text

    @property
    def spoken(self) -> Spoken:
        """What a seed does, and the focused widget."""
        return Spoken((self.heading, ABOUT), self.group.spoken, self.group.focused)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters where the seed is written; there Enter goes on, and a gamepad opens letters."""
        if self.typing:
            if self._row.typed(event):
                return None
            if event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
                self.group.focus(self._done)
                return None
        return super().handle(event)

    def _write(self, seed: str) -> None:
        """Take over what is written, and report it in the form in which it is a seed."""
        self._seed = seed
        self._changed(normal_seed(clipped(seed, MOST_SEED)) if seed.strip() else "")
        self.touch()

    def _clear(self) -> Change | None:
        self._write("")
        return None
