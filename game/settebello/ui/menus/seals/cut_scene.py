"""The sheet on which a sealed deck is cut before it is dealt."""

from typing import Final

from settebello.i18n import Text, t
from settebello.notation.seals.seed import MOST_CUT, clipped, cut_at
from settebello.session import NextDeal
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.forms import Column, Field, Item, Line, Note, SheetScene, Space, TextRow
from settebello.ui.kit.forms.blocks import ROW
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import CutDeck
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM, INK
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button
from settebello.ui.menus.seals.deck_fan import HEIGHT, DeckFan
from settebello.ui.menus.seals.eight_words import EightWords
from settebello.ui.table.model.score_model.results import LEAVE

WIDTH: Final = 1000.0
BUTTON: Final = 56.0


class CutScene(SheetScene):
    """Shows the words of the seal, then takes a cut: any words, or a place in the deck.

    The result is the NextDeal with the cut, or LEAVE.
    """

    own = SceneId.CUT
    heading = t("Cut the deck")
    still_life = PACK

    def __init__(self, services: Services, asked: CutDeck) -> None:
        """Ask for the cut of this deal."""
        super().__init__(services)
        self.sealed = asked.sealed
        self._several = asked.people > 1
        self._written = ""
        self._fan = DeckFan(asked.cards, self._picked, self._cut)
        self._row = TextRow(t("Your words"), Field(lambda: self._written, self._write), ROW, longest=MOST_CUT)
        leave = Button(t("Save and leave"), lambda: Pop(LEAVE), look=CALM)
        uncut = Button(t("Deal without cutting"), self.leave, look=CALM)
        cut = Button(t("Cut the deck"), self._cut)
        page = Column(
            EightWords(self.sealed.words),
            Space(8),
            Note(lambda: self.sentence, 56, colour=lambda: INK, size=19),
            Space(4),
            Item(self._fan, HEIGHT),
            Space(10),
            self._row,
            Space(14),
            Line(*(Item(one, BUTTON) for one in (leave, uncut, cut)), gap=16),
        )
        self.show(page, width=WIDTH, spare=6, focus=self._fan)

    @property
    def cut(self) -> str:
        """The words that are written, else the picked place."""
        return clipped(self._written, MOST_CUT).strip() or cut_at(self._fan.place_now)

    @property
    def sentence(self) -> Text:
        """What the cut does, and who makes it."""
        if self._several:
            return t(
                "One of you cuts: pick a place or type any words. Your cut changes the order of the cards."
            )
        return t("Pick a place or type any words. Your cut changes the order of the cards.")

    @property
    def typing(self) -> bool:
        """Whether words are being written."""
        return self.group.focused is self._row.text

    @property
    def spoken(self) -> Spoken:
        """The words of the seal, what the cut does, and the focused widget."""
        opening = (self.heading, " ".join(self.sealed.words), self.sentence)
        return Spoken(opening, self.group.spoken, self.group.focused)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters where words are written; there Enter cuts, and a gamepad opens letters."""
        if self.typing:
            if self._row.typed(event):
                return None
            if event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
                return self._cut()
        return super().handle(event)

    def leave(self) -> Change | None:
        """Deal without a cut."""
        return Pop(NextDeal())

    def _cut(self) -> Change | None:
        return Pop(NextDeal(self.cut))

    def _write(self, words: str) -> None:
        """Take over what is written: words count instead of the place."""
        self._written = words
        self._fan.raised = not words.strip()
        self.touch()

    def _picked(self, place: int) -> None:
        """Let the picked place count instead of the words."""
        del place
        self._written = ""
        self._fan.raised = True
        self.touch()
