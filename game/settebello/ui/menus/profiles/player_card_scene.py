"""The name and the picture of a player, new or known."""

from typing import Final

from settebello.i18n import Text, t
from settebello.storage.profiles import AVATARS, LONGEST_NAME
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.forms import Column, Item, Line, Note, SheetScene, Space, button_lines
from settebello.ui.kit.ports.players_port import PlayerCard, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, TextField
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.profiles.picture_gallery import Gallery

LINE: Final = 54.0
SMALL: Final = LETTERS[Size.SMALL] + 1
PROPOSED: Final = ("Alba", "Nino", "Lina", "Tito", "Rosa", "Elio", "Emma", "Ugo", "Nora", "Leo")
"""Names to begin with, the same in every language, so that nobody has to type one."""


class CardScene(SheetScene):
    """Asks for a name and a picture and returns the player's id; both are proposed, so nobody has to type."""

    typing = True
    own = SceneId.PROFILE_CARD
    still_life = HATS
    binding = SheetBinding.LEDGER

    def __init__(self, services: Services, players: PlayersPort, player: PlayerCard | None) -> None:
        """Propose the name and the picture of the player, or those of a new one."""
        super().__init__(services)
        self._players = players
        self._player = player
        self._trouble: Text | None = None
        self.heading = t("New player") if player is None else t("Name and picture")
        taken = {one.avatar for one in players.all if not one.until}
        free = next((one for one in AVATARS if one not in taken), AVATARS[0])
        chosen = free if player is None else player.avatar
        self._field = TextField(t("Name"), self._proposal(), longest=LONGEST_NAME)
        pictures = tuple(f"ui/avatars/{one}.svg" for one in AVATARS)
        self._gallery = Gallery(t("Picture"), pictures, f"ui/avatars/{chosen}.svg", lambda _: self.touch())
        erase = Button(t("Delete letter"), self._take_away, look=CALM, size=20)
        back = Button(t("Cancel"), Pop, look=CALM)
        page = Column(
            Line(Item(self._field, LINE), Item(erase, LINE), gap=16, widths=(None, 150)),
            Space(22),
            Item(self._gallery, 0, stretch=True),
            Space(10),
            Note(self._message, 52, size=SMALL, colour=self._colour, align=Align.LEFT, edge=0),
            Space(16),
            button_lines(back, Button(t("Save name and picture"), self._settle), height=LINE),
        )
        self.show(page, width=860, height=590, spare=-8, focus=self._field)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters wherever the focus is. Enter in the line keeps the name, a gamepad opens letters."""
        in_line = self.group.focused is self._field
        if isinstance(event, TextInput):
            if event.text.isprintable():
                self.group.focus(self._field)
                self._field.write(event.text)
                self.touch()
            return None
        if event == Press(Action.ERASE):
            return self._take_away()
        if in_line and event == Press(Action.TOGGLE):
            return None
        if in_line and event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
            return self._settle()
        return super().handle(event)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what there is to say."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def _colour(self) -> str:
        return RED_DEEP if self._trouble else INK_SOFT

    def _message(self) -> Text:
        if self._trouble is not None:
            return self._trouble
        if self._player is None:
            return t(
                "A new player has their own settings, matches and statistics. Those of the others "
                "stay the same."
            )
        return t("Type a name and choose a picture.")

    def _proposal(self) -> str:
        if self._player is not None:
            return self._player.name
        taken = {one.name for one in self._players.all if not one.until}
        return next((name for name in PROPOSED if name not in taken), PROPOSED[0])

    def _take_away(self) -> Change | None:
        self._field.erase()
        self.touch()
        return None

    def _settle(self) -> Change | None:
        name, avatar = self._field.text.strip(), self._gallery.value.rpartition("/")[2].removesuffix(".svg")
        if not name:
            self._trouble = t("Type a name first.")
            self.touch()
            return None
        try:
            if self._player is None:
                return Pop(self._players.create(name, avatar).id)
            return Pop(self._players.change(self._player.id, name, avatar).id)
        except PlayersError as error:
            self._trouble = error.words
            self.touch()
            return None
