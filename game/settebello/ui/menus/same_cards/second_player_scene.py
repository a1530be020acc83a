"""The sheet on which a new match gets a second table."""

from typing import Final

from settebello.i18n import t
from settebello.ui.kit.forms import ChoiceRow, Column, Field, Note, Section, SheetScene, Space, closing_line
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import SecondPlayer
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import done_button
from settebello.ui.menus.same_cards.level_choice import levels_of

ABOUT: Final = t(
    "After each deal, another player plays your cards at a second table, against the same opponents. "
    "The difference is your result, so the luck of the cards doesn't count."
)


class SecondPlayerScene(SheetScene):
    """A choice of nobody or a level; every change is in force."""

    own = SceneId.SECOND_PLAYER
    heading = t("Second table")
    still_life = HATS

    def __init__(self, services: Services, asked: SecondPlayer) -> None:
        """Show who is chosen now."""
        super().__init__(services)
        self._level = asked.level
        self._changed = asked.changed
        row = ChoiceRow(
            t("Player on your seat"),
            Field(lambda: self._level, self.choose),
            {"": t("No second table"), **levels_of(services)},
            in_turn=True,
        )
        done = done_button()
        page = Column(
            Section("", row, glyph=""),
            Space(14),
            Note(lambda: ABOUT, 76, size=19, middle=True),
            Space(14),
            closing_line(done),
        )
        self.show(page, width=880, spare=6)

    @property
    def spoken(self) -> Spoken:
        """What a second table is, and the focused widget."""
        return Spoken((self.heading, ABOUT), self.group.spoken, self.group.focused)

    def choose(self, level: str) -> None:
        """Have this level play at the second table; an empty one for no second table."""
        self._level = level
        self._changed(level)
        self.touch()
