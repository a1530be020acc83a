"""The players of this computer, and what can be done with each."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.i18n import Text, dated, pt, t
from settebello.ui.kit import routes
from settebello.ui.kit.forms import (
    Block,
    Column,
    Field,
    Item,
    Line,
    ListRow,
    Note,
    SheetScene,
    Space,
    When,
    closing_line,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.players_port import PlayerCard, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK_SOFT, LETTERS, PAPER, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, done_button

BUTTONS: Final = 52.0
PORTRAIT: Final = 148.0
FRAME: Final = BoxStyle(PAPER, PAPER_SHADE, border=GOLD_DEEP, border_width=3.0, radius=16, shadow=0.3)
SMALL: Final = LETTERS[Size.SMALL] + 1


class ProfilesScene(SheetScene):
    """A sheet with all players; whoever is chosen to play begins at the title, with settings of their own."""

    heading = pt("profiles", "Players")
    still_life = HATS
    own = SceneId.PROFILES

    def __init__(self, services: Services, players: PlayersPort) -> None:
        """Begin at whoever is playing."""
        super().__init__(services)
        self._players = players
        self._said_last: Words = ""
        self._bad = False
        self._removing = False
        self._everybody = players.all
        self._chosen = players.present
        self._list = ListRow(
            self.heading, Field(lambda: self._chosen, self._look_at), self._listed, self._row, self._settle
        )
        play = Item(Button(t("Play as this player"), self._choose, size=21), BUTTONS, enabled=self._may_play)
        back = Item(Button(t("Restore player"), self._bring_back), BUTTONS)
        remove = Item(_button(t("Remove"), self._ask), BUTTONS, enabled=self._may_remove)
        here = Column(
            Line(play, Item(_button(t("Name and picture"), self._change), BUTTONS), gap=16),
            Line(Item(_button(t("Export player"), self._write), BUTTONS), remove, gap=16),
            gap=12,
        )
        removed = Column(Line(back, Space(), gap=16), Space(BUTTONS), gap=12)
        right = Column(
            _Portrait(self),
            When(lambda: not self.chosen.until, here),
            When(lambda: bool(self.chosen.until), removed),
            Space(18),
            Note(self._message, size=SMALL, colour=self._colour, align=Align.LEFT, edge=0, stretch=True),
        )
        foot = closing_line(
            done_button(size=21),
            _button(t("New player"), lambda: Push(routes.ProfileCard())),
            _button(t("Import player"), lambda: Push(routes.ProfileFile())),
            _button(t("Open data folder"), self._show_folder),
            height=BUTTONS,
        )
        page = Column(Line(self._list, right, gap=34, widths=(420, None)), Space(18), foot)
        self.show(page, width=1160, height=700, lift=4, spare=-14)

    @property
    def chosen(self) -> PlayerCard:
        """The player who is looked at."""
        return self._chosen

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what came of the last thing done."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def resumed(self, result: object) -> Change | None:
        """Show the player who is new or has changed; remove one when the answer was yes."""
        removing, self._removing = self._removing, False
        if removing:
            if result is True:
                return self._carry_out()
        elif isinstance(result, str):
            self._say("")
            self._look_again(result)
        return super().resumed(result)

    # What is shown

    def _look_again(self, player: str) -> None:
        """Read who there is, and show the player with this id."""
        self._everybody = self._players.all
        known = (one for one in (*self._everybody, self._players.present) if one.id == player)
        self._chosen = next(known, self._players.present)
        self.refresh()
        self.group.focus(*self._list.widgets)

    def _listed(self) -> Sequence[PlayerCard | Heading]:
        gone = [one for one in self._everybody if one.until]
        heading = (Heading(t("Removed players")),) if gone else ()
        return [*(one for one in self._everybody if not one.until), *heading, *gone]

    def _row(self, player: PlayerCard) -> Option:
        return Option(player, player.words, note=self.note(player), picture=player.picture)

    def note(self, player: PlayerCard) -> Words:
        """What is to be known of a player: who plays now, or until when one is kept."""
        if player.until:
            return t("Can be restored until {day}", day=dated(player.until))
        return t("Playing now") if player.id == self._players.present.id else ""

    def _may_play(self) -> bool:
        return self.chosen.id != self._players.present.id

    def _may_remove(self) -> bool:
        return sum(not one.until for one in self._everybody) > 1

    def _colour(self) -> str:
        return RED_DEEP if self._bad else INK_SOFT

    def _message(self) -> Words:
        if self._said_last:
            return self._said_last
        if self.chosen.until:
            return t(
                "Until that day you can restore this player with all settings, matches and "
                "statistics. Then they are deleted."
            )
        return t(
            "Each player has their own settings, matches, statistics and achievements. “Export "
            "player” saves them in one file, which you can import on any computer."
        )

    def _say(self, words: Words, *, bad: bool = False) -> None:
        self._said_last, self._bad = words, bad
        self.touch()

    # What the widgets do

    def _look_at(self, player: PlayerCard) -> None:
        self._chosen = player
        self._say("")

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

    def _change(self) -> Change | None:
        return Push(routes.ProfileCard(self.chosen))

    def _ask(self) -> Change | None:
        self._removing = True
        words = t(
            "Remove {name}? For 30 days you can restore this player with all settings, matches "
            "and statistics.",
            name=self.chosen.words,
        )
        return Push(routes.Dialog(Question(words, yes=t("Remove"), no=t("Cancel"))))

    def _carry_out(self) -> Change | None:
        playing = self.chosen.id == self._players.present.id
        try:
            removed = self._players.remove(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
            return None
        if playing:
            return Reset(routes.Title())
        self._look_again(removed.id)
        self._say("")
        return None

    def _bring_back(self) -> Change | None:
        try:
            player = self._players.take_back(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
            return None
        self._look_again(player.id)
        self._say(t("{name} is back.", name=player.words))
        return None

    def _write(self) -> Change | None:
        try:
            path = self._players.write_everything(self.chosen.id)
        except PlayersError as error:
            self._say(error.words, bad=True)
        else:
            self._say(t("Exported to {place}", place=str(path)))
        return None

    def _show_folder(self) -> Change | None:
        words: Text = t("Data folder: {place}", place=str(self._players.folder))
        try:
            self._players.open_folder()
        except PlayersError as error:
            self._say(error.words, bad=True)
        else:
            self._say(words)
        return None


class _Portrait(Block):
    """The picture of the chosen player, in a frame with the name beside it."""

    def __init__(self, scene: ProfilesScene) -> None:
        super().__init__(PORTRAIT + 30)
        self._scene = scene

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the name, and what is to be known of the player."""
        player, area = self._scene.chosen, self.area
        frame = Area(area.x, area.y + 4, PORTRAIT, PORTRAIT)
        canvas.box(frame, FRAME)
        canvas.picture(player.picture, frame.inset(10))
        left, y = frame.right + 26, frame.centre[1]
        room = area.right - left
        canvas.text(player.words, left, y - 20, size=38, role=Role.TITLE, colour=RED_DEEP, width=room)
        note = self._scene.note(player)
        if note:
            canvas.paragraph(note, Area(left, y + 10, room, 60), size=SMALL, colour=INK_SOFT)


def _button(words: Text, pressed: Callable[[], Change | None]) -> Button:
    return Button(words, pressed, look=CALM, size=21)
