"""Everybody who plays on this computer, and what can be done with each."""

from typing import Final

from settebello.i18n import Text, dated, t
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.players_port import PlayerCard, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK_SOFT, LETTERS, PAPER, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, ScrollList, draw_sheet, inside, room_for, sheet

WIDTH: Final = 1160.0
HEIGHT: Final = 700.0
LIST: Final = 420.0
BUTTONS: Final = 52.0
GAP: Final = 12.0
PORTRAIT: Final = 148.0
SAID: Final = 82.0
FRAME: Final = BoxStyle(PAPER, PAPER_SHADE, border=GOLD_DEEP, border_width=3.0, radius=16, shadow=0.3)
SMALL: Final = LETTERS[Size.SMALL] + 1


class ProfilesScene(MenuScene):
    """A sheet with all players; whoever is chosen to play begins at the title, with settings of their own."""

    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Who plays here")
    own = SceneId.PROFILES

    def __init__(self, services: Services, players: PlayersPort) -> None:
        """Begin at whoever is playing."""
        super().__init__(services)
        self._players = players
        self._said_last: Words = ""
        self._bad = False
        self._removing = False
        self._play = Button(t("Play as this player"), self._choose, on_paper=True, size=21)
        self._back = Button(t("Bring back"), self._bring_back, on_paper=True)
        self._edit = Button(t("Name and picture"), self._change, look=CALM, on_paper=True, size=21)
        self._pack = Button(t("Everything in one file"), self._write, look=CALM, on_paper=True, size=21)
        self._remove = Button(t("Remove"), self._ask, look=CALM, on_paper=True, size=21)
        self._new = Button(t("New player"), self._create, look=CALM, on_paper=True, size=21)
        self._take = Button(
            t("From a file"), lambda: Push(routes.ProfileFile()), look=CALM, on_paper=True, size=21
        )
        self._folder = Button(t("Open data folder"), self._show_folder, look=CALM, on_paper=True, size=21)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._sheet = self._page = self._said = sheet(WIDTH, HEIGHT, 0, 0)
        self._list_area = self._sheet
        self._show(players.present.id)

    @property
    def chosen(self) -> PlayerCard:
        """The player who is looked at."""
        value = self._list.value
        return value if isinstance(value, PlayerCard) else self._players.present

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what came of the last thing done."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def resumed(self, result: object) -> Change | None:
        """Show who is new or has changed; remove, when the answer was yes."""
        removing, self._removing = self._removing, False
        if removing:
            if result is True:
                return self._carry_out()
        elif isinstance(result, str):
            self._say("")
            self._show(result)
        return super().resumed(result)

    def arrange(self, width: float, height: float) -> None:
        """Put the list on the left, the player chosen on the right, and what is for all below."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        foot = Area(room.x, room.bottom + 14 - BUTTONS, room.width, BUTTONS)
        below = (self._new, self._take, self._folder, self._done)
        for button, area in zip(below, foot.columns(4, 16), strict=True):
            button.place(area)
        top = room.y - 4
        upper = Area(room.x, top, room.width, foot.y - 18 - top)
        self._list_area, self._page = upper.split_left(LIST, 34)
        self._list.place(self._list_area)
        lines = Area(self._page.x, self._page.y + PORTRAIT + 30, self._page.width, BUTTONS)
        first, second = lines.columns(2, 16)
        lower = Area(lines.x, lines.bottom + GAP, lines.width, BUTTONS)
        third, fourth = lower.columns(2, 16)
        self._play.place(first)
        self._back.place(first)
        self._edit.place(second)
        self._pack.place(third)
        self._remove.place(fourth)
        top = lower.bottom + 18
        self._said = Area(lines.x, top, lines.width, self._page.bottom - top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, everybody, and the player chosen."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        player, page = self.chosen, self._page
        frame = Area(page.x, page.y + 4, PORTRAIT, PORTRAIT)
        canvas.box(frame, FRAME)
        canvas.picture(player.picture, frame.inset(10))
        left, y = frame.right + 26, frame.centre[1]
        room = page.right - left
        canvas.text(player.words, left, y - 20, size=38, role=Role.TITLE, colour=RED_DEEP, width=room)
        note = self._note(player)
        if note:
            canvas.paragraph(note, Area(left, y + 10, room, 60), size=SMALL, colour=INK_SOFT)
        colour = RED_DEEP if self._bad else INK_SOFT
        canvas.paragraph(self._message(), self._said, size=SMALL, colour=colour)
        super().draw(canvas)

    # What is shown

    def _show(self, player: str) -> None:
        everybody = self._players.all
        here = [one for one in everybody if not one.until]
        gone = [one for one in everybody if one.until]
        rows: list[Option | Heading] = [self._row(one) for one in here]
        if gone:
            rows += [Heading(t("Removed, and still kept")), *map(self._row, gone)]
        chosen = next((one for one in everybody if one.id == player), here[0])
        self._list = ScrollList(self.heading, rows, chosen, self._look_at, self._settle)
        self._list.place(self._list_area)
        self._offer(focus=True)

    def _offer(self, *, focus: bool = False) -> None:
        """Offer what can be done with the player chosen."""
        player = self.chosen
        playing = player.id == self._players.present.id
        self._play.enabled = not playing
        self._remove.enabled = sum(not one.until for one in self._players.all) > 1
        mine = (self._back,) if player.until else (self._play, self._edit, self._pack, self._remove)
        kept = self._list if focus else self.group.focused
        self.use(self._list, *mine, self._new, self._take, self._folder, self._done, focus=kept or self._list)

    def _row(self, player: PlayerCard) -> Option:
        return Option(player, player.words, note=self._note(player), picture=player.picture)

    def _note(self, player: PlayerCard) -> Words:
        if player.until:
            return t("Kept until {day}", day=dated(player.until))
        return t("Playing now") if player.id == self._players.present.id else ""

    def _message(self) -> Words:
        if self._said_last:
            return self._said_last
        if self.chosen.until:
            return t("Settings, matches and statistics of this player are kept until that day, then deleted.")
        return t(
            "Each player has settings, matches, statistics and achievements. "
            "The file with everything can be taken in on any computer."
        )

    def _say(self, words: Words, *, bad: bool = False) -> None:
        self._said_last, self._bad = words, bad
        self.touch()

    # What the widgets do

    def _look_at(self, player: object) -> Change | None:
        del player
        self._say("")
        self._offer()
        return None

    def _settle(self) -> Change | None:
        return self._bring_back() if self.chosen.until else self._choose()

    def _choose(self) -> Change | None:
        if self.chosen.id == self._players.present.id:
            return Pop()
        try:
            self._players.choose(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
            return None
        return Reset(routes.Title())

    def _create(self) -> Change | None:
        return Push(routes.ProfileCard())

    def _change(self) -> Change | None:
        return Push(routes.ProfileCard(self.chosen))

    def _ask(self) -> Change | None:
        self._removing = True
        words = t(
            "Remove {name}? Settings, matches and statistics are kept aside for 30 days "
            "and can be brought back until then.",
            name=self.chosen.words,
        )
        return Push(routes.Dialog(Question(words, yes=t("Remove"), no=t("Go back"))))

    def _carry_out(self) -> Change | None:
        playing = self.chosen.id == self._players.present.id
        try:
            removed = self._players.remove(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
            return None
        if playing:
            return Reset(routes.Title())
        self._show(removed.id)
        self._say("")
        return None

    def _bring_back(self) -> Change | None:
        try:
            player = self._players.take_back(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
            return None
        self._show(player.id)
        self._say(t("{name} is here again.", name=player.words))
        return None

    def _write(self) -> Change | None:
        try:
            path = self._players.write_everything(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
        else:
            self._say(t("Everything stands in {place}", place=str(path)))
        return None

    def _show_folder(self) -> Change | None:
        words: Text = t("The folder is {place}", place=str(self._players.folder))
        try:
            self._players.open_folder()
        except PlayersError as error:
            self._say(error.words, bad=True)
        else:
            self._say(words)
        return None
