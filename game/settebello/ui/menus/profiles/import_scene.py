"""Taking in a file with everything of a player: as somebody new, or in the place of whoever is playing."""

from pathlib import Path
from typing import Final

from settebello.i18n import Text, dated, t, tn
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.players_port import Offered, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Option, ScrollList, draw_sheet, inside, room_for, sheet

WIDTH: Final = 1000.0
HEIGHT: Final = 620.0
LIST: Final = 430.0
BUTTONS: Final = 52.0
SMALL: Final = LETTERS[Size.SMALL] + 1


class TakeInScene(MenuScene):
    """The files there are, and what is in the one chosen; nothing is written before a button is pressed."""

    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("From a file")
    own = SceneId.PROFILE_FILE

    def __init__(self, services: Services, players: PlayersPort, path: Path | None = None) -> None:
        """Begin with a file, or with the latest of those written here."""
        super().__init__(services)
        self._players = players
        self._offered: Offered | None = None
        self._trouble: Text | None = None
        others = tuple(one for one in players.offered() if one != path)
        self._files = others if path is None else (path, *others)
        rows = [Option(one, one.stem) for one in self._files] or [Option(None, t("No file yet"), faded=True)]
        self._list = ScrollList(t("Files"), rows, None, self._look_into)
        self._new = Button(t("As a new player"), self._add, on_paper=True, size=22)
        who = players.present.words
        self._instead = Button(
            t("In place of {name}", name=who), self._ask, look=CALM, on_paper=True, size=22
        )
        self._done = Button(t("Go back"), Pop, look=CALM, on_paper=True, size=22)
        self._sheet = self._page = sheet(WIDTH, HEIGHT, 0, 0)
        self._look_into(self._list.value)
        self.use(self._list, self._new, self._instead, self._done, focus=self._list)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what is in the file."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def resumed(self, result: object) -> Change | None:
        """Take it in in the place of whoever is playing, when the answer was yes."""
        if result is True and self._offered is not None:
            return self._take_in(self._offered, self._players.present.id)
        return super().resumed(result)

    def arrange(self, width: float, height: float) -> None:
        """Put the files on the left, what is in one on the right, and the buttons below."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        foot = Area(room.x, room.bottom + 14 - BUTTONS, room.width, BUTTONS)
        for button, area in zip((self._done, self._instead, self._new), foot.columns(3, 16), strict=True):
            button.place(area)
        upper = Area(room.x, room.y, room.width, foot.y - 20 - room.y)
        left, self._page = upper.split_left(LIST, 30)
        self._list.place(left)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the files, and what is in the one chosen."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        page, found = self._page, self._offered
        top = page.y
        if found is not None:
            name: Words = found.name or t("Player")
            canvas.text(name, page.x, top + 22, size=34, role=Role.TITLE, colour=RED_DEEP, width=page.width)
            top += 56
        area = Area(page.x, top, page.width, page.bottom - top)
        colour = RED_DEEP if self._trouble is not None else INK_SOFT
        canvas.paragraph(self._message(), area, size=SMALL, colour=colour, align=Align.LEFT)
        super().draw(canvas)

    def _message(self) -> Text:
        if self._trouble is not None:
            return self._trouble
        if self._offered is None:
            return t(
                "Files with everything of a player lie in the folder {place}. "
                "Such a file can also be dragged onto the window.",
                place=str(self._players.exports),
            )
        return tn(
            "Written on {day}, with one match. The file is whole. Nobody who is here loses anything: "
            "whoever it takes the place of is kept aside for 30 days.",
            "Written on {day}, with {n} matches. The file is whole. Nobody who is here loses anything: "
            "whoever it takes the place of is kept aside for 30 days.",
            n=self._offered.matches,
            day=dated(self._offered.day),
        )

    def _look_into(self, path: object) -> Change | None:
        self._offered = self._trouble = None
        if isinstance(path, Path):
            try:
                self._offered = self._players.look_into(path)
            except PlayersError as error:
                self._trouble = error.words
        self._new.enabled = self._instead.enabled = self._offered is not None
        self.touch()
        return None

    def _add(self) -> Change | None:
        return None if self._offered is None else self._take_in(self._offered, None)

    def _ask(self) -> Change | None:
        words = t(
            "Have the player in the file play in place of {name}? {name} is kept aside for 30 days "
            "and can be brought back until then.",
            name=self._players.present.words,
        )
        return Push(routes.Dialog(Question(words, yes=t("Replace"), no=t("Go back"))))

    def _take_in(self, offered: Offered, instead_of: str | None) -> Change | None:
        try:
            player = self._players.take_in(offered.path, instead_of)
        except PlayersError as error:
            self._trouble = error.words
            self.touch()
            return None
        return Pop(player.id) if instead_of is None else Reset(routes.Title())
