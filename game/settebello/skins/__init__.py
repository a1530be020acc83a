"""Card skins: folders of pictures with a manifest, which are found, checked and loaded."""

from settebello.skins.deck import Deck
from settebello.skins.library import DEFAULT, SkinChoice, Skins
from settebello.skins.manifest import Manifest, RankWord
from settebello.skins.skin import RATIO, Skin, load_skin

__all__ = ["DEFAULT", "RATIO", "Deck", "Manifest", "RankWord", "Skin", "SkinChoice", "Skins", "load_skin"]
