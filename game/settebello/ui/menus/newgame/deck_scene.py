"""The sheet that shows the deck of a game, and on which another one is chosen for this game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.skins import DEFAULT, Deck
from settebello.ui.kit.forms import Column, Field, Line, ListRow, Note, SheetScene, Space, closing_line
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import ChooseDeck
from settebello.ui.kit.scene import Pop, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Option, done_button
from settebello.ui.menus.deck_preview import PREVIEW, DeckPreview
from settebello.ui.menus.newgame.game_emblems import deck_hand

ABOUT: Final = t("This deck is used in this game only. The deck for all games is chosen in the settings.")


class DeckScene(SheetScene):
    """A sheet with the decks to play one game with; every change is in force at once."""

    own = SceneId.DECK
    heading = t("Deck for this game")
    still_life = PACK

    def __init__(self, services: Services, asked: ChooseDeck) -> None:
        """Show the deck of the game, and look for decks that are new."""
        super().__init__(services)
        services.skins.look()
        self._asked = asked
        chosen: Field[str | None] = Field(
            lambda: services.settings.current.decks.get(asked.variant), self._choose
        )
        rows = Column(
            ListRow(t("Deck"), chosen, lambda: tuple(self._decks()), self._option, Pop),
            Space(10),
            Note(lambda: ABOUT, 72, size=19),
            closing_line(done_button()),
            Space(4),
        )
        self.show(Line(DeckPreview(services), rows, gap=30, widths=(PREVIEW, None)), width=1100, height=640)

    @property
    def variant_id(self) -> str:
        """The game whose deck is chosen."""
        return self._asked.variant

    def _decks(self) -> Mapping[str | None, Words]:
        """Return the usable decks by id, after the one that the game has without a choice."""
        known: dict[str | None, Words] = {
            one.id: one.name for one in self.services.skins.all if one.skin is not None
        }
        usual = self.services.settings.current.skin
        if usual is not None:
            return {None: t("As in all games: {deck}", deck=known.get(usual, usual)), **known}
        suited = self._asked.suited or DEFAULT
        return {None: t("Suits the game: {deck}", deck=known.get(suited, suited)), **known}

    def _option(self, skin: str | None) -> Option:
        own = skin or self.services.settings.current.skin or self._asked.suited or DEFAULT
        known = next((one.skin for one in self.services.skins.all if one.id == own), None)
        hand = None if known is None else deck_hand(Deck.of(known))
        return Option(skin or "", self._decks().get(skin, ""), hand=hand)

    def _choose(self, skin: str | None) -> None:
        """Take a deck for this game; None: the one it has without a choice."""
        port = self.services.settings
        decks = {
            variant: one for variant, one in port.current.decks.items() if variant != self._asked.variant
        }
        port.change(
            replace(port.current, decks=decks if skin is None else {**decks, self._asked.variant: skin})
        )
