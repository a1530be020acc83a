"""Who somebody is: a name and a picture, for a new player or one who is here already."""

from typing import Final

from settebello.i18n import Text, t
from settebello.storage.profiles import AVATARS, LONGEST_NAME
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.players_port import PlayerCard, PlayersError, PlayersPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, TextField, draw_sheet, inside, room_for, sheet
from settebello.ui.menus.profiles.picture_gallery import Gallery

WIDTH: Final = 860.0
HEIGHT: Final = 590.0
FIELD: Final = 54.0
BUTTONS: Final = 54.0
SAID: Final = 52.0
PROPOSED: Final = ("Alba", "Nino", "Lina", "Tito", "Rosa", "Elio", "Emma", "Ugo", "Nora", "Leo")
"""Names to begin with, the same in every language, so that nobody has to type one."""


class CardScene(MenuScene):
    """Asks for a name and a picture, both proposed, so that nobody has to type; leaves the player's id."""

    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    typing = True
    own = SceneId.PROFILE_CARD

    def __init__(self, services: Services, players: PlayersPort, player: PlayerCard | None) -> None:
        """Propose what is there, or somebody new."""
        super().__init__(services)
        self._players = players
        self._player = player
        self._trouble: Text | None = None
        self.heading = t("New player") if player is None else t("Name and picture")
        taken = {one.avatar for one in players.all if not one.until}
        free = next((one for one in AVATARS if one not in taken), AVATARS[0])
        chosen = free if player is None else player.avatar
        self._field = TextField(t("Name"), self._proposal(), longest=LONGEST_NAME)
        self._erase = Button(t("Erase"), self._take_away, look=CALM, on_paper=True, size=20)
        pictures = tuple(f"ui/avatars/{one}.svg" for one in AVATARS)
        self._gallery = Gallery(t("Picture"), pictures, f"ui/avatars/{chosen}.svg", lambda _: self.touch())
        self._back = Button(t("Go back"), Pop, look=CALM, on_paper=True)
        self._keep = Button(t("Keep"), self._settle, on_paper=True)
        self.use(self._field, self._erase, self._gallery, self._back, self._keep, focus=self._field)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters wherever the focus is; Enter in the line keeps it, a gamepad opens letters."""
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

    def arrange(self, width: float, height: float) -> None:
        """Put the line above, the pictures below it, and the buttons at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.y, room.width, FIELD)
        self._erase.place(Area(line.right - 150, line.y, 150, FIELD))
        self._field.place(Area(line.x, line.y, line.width - 166, FIELD))
        foot = Area(room.x, room.bottom - BUTTONS + 8, room.width, BUTTONS)
        for button, area in zip((self._back, self._keep), foot.columns(2, 20), strict=True):
            button.place(area)
        self._said = Area(room.x, foot.y - SAID - 16, room.width, SAID)
        top = line.bottom + 22
        self._gallery.place(Area(room.x, top, room.width, self._said.y - 10 - top))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the name, the pictures, and what there is to say."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        colour = RED_DEEP if self._trouble else INK_SOFT
        canvas.paragraph(self._message(), self._said, size=LETTERS[Size.SMALL] + 1, colour=colour)
        super().draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what there is to say."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._message())

    def _message(self) -> Text:
        if self._trouble is not None:
            return self._trouble
        if self._player is None:
            return t("A new player has settings, matches and statistics of their own. Nobody else's change.")
        return t("Type a name, and choose a picture.")

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
            self._trouble = t("A name is missing.")
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
