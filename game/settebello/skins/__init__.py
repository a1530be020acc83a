"""Card skins: folders of pictures with a manifest, found and checked, with what their cards are called."""

from settebello.skins.deck import Deck
from settebello.skins.library import DEFAULT, Chosen, Skins
from settebello.skins.manifest import Manifest, RankWord
from settebello.skins.skin import RATIO, Skin, load_skin

__all__ = ["DEFAULT", "RATIO", "Chosen", "Deck", "Manifest", "RankWord", "Skin", "Skins", "load_skin"]
