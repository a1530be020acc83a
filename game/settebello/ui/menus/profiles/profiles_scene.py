"""The players of this computer, and what can be done with each."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from settebello.i18n import Text, dated, pt, t, tn
from settebello.session import MatchSummary, counted, tally_of
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.forms import (
    Column,
    Drawing,
    Field,
    Item,
    Layers,
    Line,
    ListRow,
    Note,
    SheetScene,
    Space,
    When,
    closing_line,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.players_port import PlayerCard, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, done_button
from settebello.ui.kit.widgets.plate import SIZES, Plate, draw_plate, fitted
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.tile import Tile
from settebello.ui.menus.profiles.guest_book import GuestBook
from settebello.ui.menus.profiles.player_figures import draw_figures

BUTTONS: Final = 54.0
BOOK: Final = 492.0
PORTRAIT: Final = 394.0
"""The height of the plate with the portrait."""
PLATE_WIDTH: Final = PORTRAIT * SIZES[Plate.UPRIGHT][0] / SIZES[Plate.UPRIGHT][1]
FIGURES: Final = 112.0
TILES: Final = 84.0
SMALL: Final = LETTERS[Size.SMALL]


class ProfilesScene(SheetScene):
    """A sheet with all players; whoever is chosen to play begins at the title, with settings of their own."""

    heading = pt("profiles", "Players")
    still_life = HATS
    binding = SheetBinding.LEDGER
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
        self._reading = ArchiveProgress(services.archive)
        self._played = self._matches_played()
        self._list = ListRow(
            self.heading,
            Field(lambda: self._chosen, self._look_at),
            self._listed,
            self._row,
            self._settle,
            made=partial(GuestBook, lambda: self._players.present.id),
        )
        play = Item(Button(t("Play as this player"), self._choose, size=22, glyph="play"), BUTTONS)
        back = Item(Button(t("Restore player"), self._bring_back, size=22, glyph="undo"), BUTTONS)
        remove = Item(_tile(t("Remove"), "cross", self._ask), TILES, enabled=self._may_remove)
        tiles = Line(
            Item(_tile(t("Name and picture"), "picture", self._change), TILES),
            Item(_tile(t("Export player"), "page", self._write), TILES),
            remove,
            gap=14,
        )
        beside = Column(
            Drawing(self._draw_about, FIGURES),
            Space(14),
            Note(self._message, size=SMALL, colour=self._colour, align=Align.LEFT, edge=0, stretch=True),
            Space(10),
            Layers(
                When(self._may_play, play, reserve=True),
                When(lambda: bool(self.chosen.until), back, reserve=True),
            ),
        )
        right = Column(
            Line(Drawing(self._draw_portrait, PORTRAIT), beside, gap=28, widths=(PLATE_WIDTH, None)),
            Space(16),
            When(lambda: not self.chosen.until, tiles, reserve=True),
        )
        foot = closing_line(
            done_button(size=21),
            _button(t("New player"), "plus", lambda: Push(routes.ProfileCard())),
            _button(t("Import player"), "chest", lambda: Push(routes.ProfileFile())),
            _button(t("Open data folder"), "cabinet", self._show_folder),
            height=BUTTONS,
        )
        page = Column(Line(self._list, right, gap=32, widths=(BOOK, None)), Space(14), foot)
        self.show(page, width=1232, height=704, lift=4, spare=-20)

    @property
    def chosen(self) -> PlayerCard:
        """The player who is looked at."""
        return self._chosen

    @property
    def animating(self) -> bool:
        """Whether the matches of whoever plays now are still being read."""
        return not self._reading.over

    def update(self, now: float) -> Change | None:
        """Continue reading the matches of whoever plays now."""
        del now
        if not self._reading.over and self._reading.step():
            self._played = self._matches_played()
            self.touch()
        return None

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
        self._played = self._matches_played()
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
        """What is to be known of a player: who plays now, until when one is kept, or the matches played."""
        if player.until:
            return t("Can be restored until {day}", day=dated(player.until))
        if player.id == self._players.present.id:
            return t("Playing now")
        count = len(self._played.get(player.id, ()))
        return tn("{n} match played to the end", "{n} matches played to the end", n=count) if count else ""

    def _draw_portrait(self, canvas: Canvas, area: Area) -> None:
        """Draw the picture of the chosen player on a plate, with the name on its ribbon."""
        player, gone = self.chosen, bool(self.chosen.until)
        draw_plate(
            canvas,
            Plate.UPRIGHT,
            fitted(Plate.UPRIGHT, area),
            player.picture,
            player.words,
            part=0.78,
            faint=gone,
        )

    def _draw_about(self, canvas: Canvas, area: Area) -> None:
        """Write what is to be known of the chosen player, and the matches played and won."""
        matches = self._played.get(self.chosen.id, ())
        title: Words = self.note(self.chosen) if self.chosen.until else t("Statistics")
        if self.chosen.id == self._players.present.id:
            title = t("Playing now")
        draw_figures(canvas, area, title, None if self.chosen.until else (len(matches), _won(matches)))

    def _matches_played(self) -> dict[str, tuple[MatchSummary, ...]]:
        """Return the matches of each player that count: those of whoever plays now from the archive."""
        present = self._players.present.id
        played = {one.id: self._players.played(one.id) for one in self._everybody if not one.until}
        if self._reading.over:
            played[present] = self.services.archive.summaries
        return {player: counted(matches) for player, matches in played.items()}

    def _may_play(self) -> bool:
        return not self.chosen.until and self.chosen.id != self._players.present.id

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


def _button(words: Text, glyph: str, pressed: Callable[[], Change | None]) -> Button:
    return Button(words, pressed, look=CALM, size=21, glyph=glyph)


def _tile(words: Text, glyph: str, pressed: Callable[[], Change | None]) -> Tile:
    return Tile(words, pressed, look=CALM, size=20, glyph=glyph)


def _won(matches: Sequence[MatchSummary]) -> int:
    return tally_of(matches).won if matches else 0
