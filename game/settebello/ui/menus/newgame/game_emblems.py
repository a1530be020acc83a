"""The emblem of each game, in the cards of the deck that the game is played with."""

from typing import Final

from settebello.engine import Card, Pack
from settebello.resources import assets
from settebello.rulebook import Lie, Variant
from settebello.skins import DEFAULT, Deck, Skin
from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.ports.offers import skin_for
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.lettering import Words

MARKET_CARDS: Final = ("Z7b", "r4a", "G16")
"""Cards of the market game, by id: one for sale, one of a player's set, and a goal."""


SHOWN: Final = tuple(map(Card.parse, ("Kc", "7d")))
"""Cards of a deck that its emblem shows."""


class GameEmblems:
    """Finds the pictures of emblems; `changed` says when decks have become known or been chosen."""

    def __init__(self, services: Services) -> None:
        """Look for decks that are new."""
        self._services = services
        services.skins.look()
        self._seen = self._now
        self._decks: dict[str, Deck | None] = {}

    @property
    def _now(self) -> tuple[object, ...]:
        settings = self._services.settings.current
        known = tuple((one.id, one.skin is not None) for one in self._services.skins.all)
        return known, settings.skin, settings.back, settings.style, tuple(sorted(settings.decks.items()))

    def changed(self) -> bool:
        """Return whether the emblems look different since this was asked last."""
        before, self._seen = self._seen, self._now
        if before == self._seen:
            return False
        self._decks.clear()
        return True

    def hand(self, variant: Variant) -> LittleHand | None:
        """Return the cards of a game's emblem; None while no deck can be used."""
        deck = self._deck(skin_for(self._services.settings.current, variant.id, variant.skin) or DEFAULT)
        if deck is None:
            return None
        faces = deck.faces[variant.ruleset.deck.pack]
        emblem = variant.emblem
        cards = tuple(deck.small_back if card is None else faces[card] for card in emblem.cards)
        return LittleHand(cards, pile=emblem.lie is Lie.PILE)

    def deck(self, variant: Variant) -> tuple[Words, LittleHand | None]:
        """Return the name and the emblem of the deck that a game is played with."""
        wanted = skin_for(self._services.settings.current, variant.id, variant.skin) or DEFAULT
        deck = self._deck(wanted)
        names = {one.id: one.name for one in self._services.skins.all}
        return names.get(wanted, ""), None if deck is None else deck_hand(deck)

    def _deck(self, wanted: str) -> Deck | None:
        """Return a deck by the id of its skin, or the usual one; each is put together once."""
        if wanted not in self._decks:
            settings = self._services.settings.current
            skins = {one.id: one.skin for one in self._services.skins.all if one.skin is not None}
            skin: Skin | None = skins.get(wanted) or skins.get(DEFAULT) or next(iter(skins.values()), None)
            self._decks[wanted] = None if skin is None else Deck.of(skin, settings.back, settings.style)
        return self._decks[wanted]


def market_hand() -> LittleHand:
    """Return the emblem of the market game."""
    return LittleHand(tuple(assets() / "market" / "cards" / f"{name}.svg" for name in MARKET_CARDS))


def deck_hand(deck: Deck) -> LittleHand:
    """Return the emblem of a deck: a back and some of its cards."""
    faces = deck.faces[Pack.ITALIAN]
    return LittleHand((deck.small_back, *(faces[card] for card in SHOWN)))
