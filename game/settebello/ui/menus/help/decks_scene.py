"""A page about the current deck: origin, suits, and all forty cards with their values."""

from typing import Final

from settebello.engine import Card, Pack, Suit, card_value
from settebello.i18n import t
from settebello.manual.card_names import TITLES
from settebello.skins import Manifest, SkinChoice
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, Surface, done_button, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding

WIDTH: Final = 1240.0
HEIGHT: Final = 700.0
SUITS: Final = (Suit.COINS, Suit.CUPS, Suit.SWORDS, Suit.CLUBS)
CARD: Final = 58.0
STEP: Final = CARD + 8.0
NAME: Final = 124.0
HEAD: Final = 34.0
BUTTON: Final = 54.0
LETTERS: Final = 20.0
NOTE: Final = t(
    "You can play every game with every deck: the four suits stand for coins, cups, swords and "
    "clubs, and the court cards count 8, 9 and 10."
)


class DecksScene(MenuScene):
    """A sheet about the cards of the current deck, and a button for other decks."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    heading = t("About this deck")
    own = SceneId.DECKS

    def __init__(self, services: Services) -> None:
        """Request the list of skins, and show the current deck."""
        super().__init__(services)
        services.skins.look()
        self._known: tuple[SkinChoice, ...] = ()
        self._others = Button(t("Change deck"), lambda: Push(routes.Cards()), look=CALM)
        self._done = done_button()
        self.use(self._others, self._done, focus=self._done)

    def update(self, now: float) -> Change | None:
        """Show new information about the skins when it arrives."""
        del now
        if self.services.skins.all != self._known:
            self._known = self.services.skins.all
            self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Place the buttons below the text, and the cards beside them."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        cards = NAME + len(_of(Suit.COINS)) * STEP
        self._cards = Area(room.x, room.y + 2, cards, room.height)
        self._words = Area(room.x + cards + 34, room.y + 6, room.width - cards - 34, room.height)
        for place, button in enumerate((self._others, self._done)):
            y = room.bottom - (2 - place) * (BUTTON + 12) + 12
            button.place(Area(room.right - DONE, y, DONE, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the text and the cards."""
        draw_ground(canvas, self.services.settings.current.table, PACK, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.BOOK)
        canvas.want_cards(CARD, only=tuple(Pack.ITALIAN.cards))
        self._draw_words(canvas)
        self._draw_cards(canvas)
        super().draw(canvas)

    def read(self) -> tuple[Words, ...]:
        """Return the deck's name, its origin and the names of its suits."""
        return self.heading, *self._said, *(TITLES[suit] for suit in SUITS)

    @property
    def _manifest(self) -> Manifest | None:
        """The manifest of the current deck; None while unknown."""
        name = self.services.deck()
        skin = next((one.skin for one in self._known if one.id == name), None)
        return skin.manifest if skin is not None else None

    @property
    def _said(self) -> tuple[Words, ...]:
        """The paragraphs beside the cards."""
        manifest = self._manifest
        about: tuple[Words, ...] = (manifest.about,) if manifest is not None and manifest.about else ()
        return *about, NOTE

    def _draw_words(self, canvas: Canvas) -> None:
        manifest, room = self._manifest, self._words
        y = room.y
        if manifest is not None:
            canvas.text(
                manifest.name,
                room.x,
                y + 12,
                size=27,
                role=Role.BOLD,
                colour=RED_DEEP,
                width=room.width,
            )
            y += HEAD + 6
        for words in self._said:
            size = LETTERS if words is not NOTE else LETTERS - 2
            high = canvas.paragraph_height(words, room.width, size=size)
            colour = INK if words is not NOTE else INK_SOFT
            canvas.paragraph(words, Area(room.x, y, room.width, high + 1), size=size, colour=colour)
            y += high + 14

    def _draw_cards(self, canvas: Canvas) -> None:
        left = self._cards.x + NAME
        for place, card in enumerate(_of(Suit.COINS)):
            x = left + place * STEP + CARD / 2
            canvas.text(
                str(card_value(card)),
                x,
                self._cards.y + 12,
                size=20,
                role=Role.BOLD,
                colour=RED_DEEP,
                align=Align.CENTRE,
            )
        for row, suit in enumerate(SUITS):
            y = self._cards.y + HEAD + (row + 0.5) * (self._cards.height - HEAD) / len(SUITS)
            canvas.text(TITLES[suit], self._cards.x, y, size=22, role=Role.BOLD, colour=INK, width=NAME - 10)
            for place, card in enumerate(_of(suit)):
                canvas.card(card, left + place * STEP + CARD / 2, y, CARD, lift=0.3)


def _of(suit: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit from the ace up."""
    return tuple(card for card in Pack.ITALIAN.cards if card.suit is suit)
