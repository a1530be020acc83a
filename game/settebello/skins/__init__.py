"""Card skins: folders of pictures with a manifest, which are found, checked and loaded."""

from settebello.skins.deck import Deck
from settebello.skins.library import DEFAULT, Chosen, Skins
from settebello.skins.manifest import Manifest, RankWord
from settebello.skins.skin import RATIO, Skin, load_skin

__all__ = ["DEFAULT", "RATIO", "Chosen", "Deck", "Manifest", "RankWord", "Skin", "Skins", "load_skin"]
