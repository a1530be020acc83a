"""The import of a player from a file: as a new player, or in place of the present one."""

from pathlib import Path
from typing import Final

from settebello.i18n import Text, dated, paragraphs, t, tn
from settebello.ui.kit import routes
from settebello.ui.kit.forms import (
    Column,
    Drawing,
    Field,
    Item,
    Line,
    ListRow,
    Note,
    SheetScene,
    Space,
    When,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.players_port import Offered, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Option, Widget
from settebello.ui.kit.widgets.sheet_binding import SheetBinding

BUTTONS: Final = 52.0
SMALL: Final = LETTERS[Size.SMALL] + 1


class TakeInScene(SheetScene):
    """The files there are, and what is in the chosen one; nothing is written before a button is pressed."""

    heading = t("Import player")
    still_life = HATS
    binding = SheetBinding.LEDGER
    own = SceneId.PROFILE_FILE

    def __init__(self, services: Services, players: PlayersPort, path: Path | None = None) -> None:
        """Begin with `path`, or with the latest of the files written here."""
        super().__init__(services)
        self._players = players
        self._offered: Offered | None = None
        self._trouble: Text | None = None
        others = tuple(one for one in players.offered() if one != path)
        files = others if path is None else (path, *others)
        # Without a file the list has one row that says so.
        self._files: tuple[Path | None, ...] = files or (None,)
        self._file = self._files[0]
        self._list = ListRow(
            t("Files"), Field(lambda: self._file, self._look_into), lambda: self._files, _row
        )
        instead = t("Replace {name}", name=players.present.words)
        done = Button(t("Cancel"), Pop, look=CALM, size=22)
        self._foot = (
            Item(done, BUTTONS),
            Item(Button(instead, self._ask, look=CALM, size=22), BUTTONS, enabled=self._readable),
            Item(Button(t("Add as new player"), self._add, size=22), BUTTONS, enabled=self._readable),
        )
        self._look_into(self._file)
        note = Note(self._message, size=SMALL, colour=self._colour, align=Align.LEFT, edge=0, stretch=True)
        right = Column(When(self._readable, Drawing(self._draw_name, 56)), note)
        page = Column(
            Line(self._list, right, gap=30, widths=(430, None)), Space(20), Line(*self._foot, gap=16)
        )
        self.show(page, width=1000, height=620, spare=-14)

    @property
    def tab_order(self) -> tuple[Widget, ...]:
        """The list, then the buttons from the right: the way back comes last."""
        back, instead, new = (item.widgets for item in self._foot)
        return (*self._list.widgets, *new, *instead, *back)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what is in the file."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def resumed(self, result: object) -> Change | None:
        """Take it in in the place of whoever is playing, when the answer was yes."""
        if result is True and self._offered is not None:
            return self._take_in(self._offered, self._players.present.id)
        return super().resumed(result)

    def _readable(self) -> bool:
        return self._offered is not None

    def _draw_name(self, canvas: Canvas, area: Area) -> None:
        """Write the name of the player in the file."""
        name: Words = (self._offered.name if self._offered is not None else "") or t("Player")
        y = area.y + 22
        canvas.text(name, area.x, y, size=34, role=Role.TITLE, colour=RED_DEEP, width=area.width)

    def _colour(self) -> str:
        return RED_DEEP if self._trouble is not None else INK_SOFT

    def _message(self) -> Text:
        if self._trouble is not None:
            return self._trouble
        if self._offered is None:
            return t(
                "Exported players are in {place}. You can also drag an export file onto the window.",
                place=str(self._players.exports),
            )
        written = tn(
            "Exported on {day}, with one match. The file is complete. If you replace a player, "
            "you can restore that player for 30 days.",
            "Exported on {day}, with {n} matches. The file is complete. If you replace a player, "
            "you can restore that player for 30 days.",
            n=self._offered.matches,
            day=dated(self._offered.day),
        )
        return paragraphs(written, *self._offered.shared)

    def _look_into(self, path: Path | None) -> None:
        self._file = path
        self._offered = self._trouble = None
        if path is not None:
            try:
                self._offered = self._players.look_into(path)
            except PlayersError as error:
                self._trouble = error.words
        self.touch()

    def _add(self) -> Change | None:
        return None if self._offered is None else self._take_in(self._offered, None)

    def _ask(self) -> Change | None:
        words = t(
            "Replace {name} with the player from this file? You can restore {name} for 30 days.",
            name=self._players.present.words,
        )
        return Push(routes.Dialog(Question(words, yes=t("Replace"), no=t("Cancel"))))

    def _take_in(self, offered: Offered, instead_of: str | None) -> Change | None:
        try:
            player = self._players.take_in(offered.path, instead_of)
        except PlayersError as error:
            self._trouble = error.words
            self.touch()
            return None
        return Pop(player.id) if instead_of is None else Reset(routes.Title())


def _row(path: Path | None) -> Option:
    return Option(path, path.stem) if path is not None else Option(None, t("No export file yet"), faded=True)
