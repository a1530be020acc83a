"""What the cards look like: a skin, with one of its backs and perhaps one of its styles."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from settebello.engine import Card, Pack, Suit
from settebello.skins.manifest import StylePart
from settebello.skins.skin import Skin


@dataclass(frozen=True, slots=True)
class Deck:
    """The pictures shown: those of the cards of each pack, the back, and the signs of the suits if any."""

    skin: Skin
    style: StylePart | None
    faces: Mapping[Pack, Mapping[Card, Path]]
    back: Path
    signs: Mapping[Suit, Path]

    @classmethod
    def of(cls, skin: Skin, back: str | None = None, style: str | None = None) -> Self:
        """A skin with the back and the style of these ids; with its first back and no style without them."""
        manifest, folder = skin.manifest, skin.folder
        chosen = next((part for part in manifest.styles if part.id == style), None)
        names = {suit: manifest.sign_of(suit) for suit in Suit}
        return cls(
            skin=skin,
            style=chosen,
            faces={
                pack: {card: _styled(skin, path, chosen) for card, path in faces.items()}
                for pack, faces in skin.faces.items()
            },
            back=folder / next((part for part in manifest.backs if part.id == back), manifest.backs[0]).file,
            signs={suit: _styled(skin, folder / name, chosen) for suit, name in names.items() if name},
        )

    @property
    def files(self) -> frozenset[Path]:
        """Every picture of a card, and the back."""
        return frozenset({self.back, *(path for faces in self.faces.values() for path in faces.values())})

    def accent(self, suit: Suit) -> str:
        """The colour of a suit."""
        other = self.style.accents.of(suit) if self.style is not None else None
        return other or self.skin.manifest.suits.of(suit).accent

    def index(self, card: Card, pack: Pack) -> str | None:
        """The letter in a corner of a card; None where its number in the game does."""
        part = next(part for part in self.skin.manifest.packs if pack in part.of)
        return self.skin.manifest.index.get(part.pictures[card.rank])


def _styled(skin: Skin, path: Path, style: StylePart | None) -> Path:
    if style is None:
        return path
    other = skin.folder / style.folder / path.name
    return other if other.is_file() else path
