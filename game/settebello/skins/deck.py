"""A deck: a skin with one of its backs and optionally one of its styles."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from settebello.engine import Card, Pack, Suit
from settebello.skins.manifest import StylePart
from settebello.skins.skin import Skin


@dataclass(frozen=True, slots=True)
class Deck:
    """The pictures in use: the cards of each pack and the back; suit signs and prints if the skin has any.

    `small_back` is for small cards, whose printed border would be dots; a skin without one has the usual one.
    """

    skin: Skin
    style: StylePart | None
    faces: Mapping[Pack, Mapping[Card, Path]]
    back: Path
    small_back: Path
    signs: Mapping[Suit, Path]
    prints: Mapping[Suit, Path]
    ornament: Path | None = None
    """The print in the middle of the cloth; None: a common one."""

    @classmethod
    def of(cls, skin: Skin, back: str | None = None, style: str | None = None) -> Self:
        """Return a skin's deck with this back and style; by default its first back and no style."""
        manifest, folder = skin.manifest, skin.folder
        chosen = next((part for part in manifest.styles if part.id == style), None)
        names = {suit: _drawable(skin, manifest.sign_of(suit)) for suit in Suit}
        printed = {suit: _drawable(skin, manifest.print_of(suit)) for suit in Suit}
        ornament = _drawable(skin, manifest.ornament)
        named = next((part for part in manifest.backs if part.id == back), manifest.backs[0]).file
        whole = folder / named
        small = whole.with_stem(f"{whole.stem}_small")
        if skin.spare is not None and not _drawable(skin, named):
            usual = Deck.of(skin.spare)
            whole, small = usual.back, usual.small_back
        return cls(
            skin=skin,
            style=chosen,
            faces={
                pack: {card: _styled(skin, path, chosen) for card, path in faces.items()}
                for pack, faces in skin.faces.items()
            },
            back=whole,
            small_back=small if small.is_file() else whole,
            signs={suit: _styled(skin, folder / name, chosen) for suit, name in names.items() if name},
            prints={suit: folder / name for suit, name in printed.items() if name},
            ornament=folder / ornament if ornament else None,
        )

    @property
    def files(self) -> frozenset[Path]:
        """The files of all card pictures and the back."""
        return frozenset(
            {self.back, self.small_back, *(path for faces in self.faces.values() for path in faces.values())}
        )

    def accent(self, suit: Suit) -> str:
        """Return the colour of a suit."""
        other = self.style.accents.of(suit) if self.style is not None else None
        return other or self.skin.manifest.suits.of(suit).accent

    def index(self, card: Card, pack: Pack) -> str | None:
        """Return the letter in a card's corner; None if the card's number is used."""
        skin = self.skin
        if skin.spare is not None and skin.faces[pack][card] == skin.spare.faces[pack][card]:
            skin = skin.spare
        return skin.manifest.index.get(skin.pictures[pack][card.rank])


def _drawable(skin: Skin, name: str | None) -> str | None:
    """Return the name of a picture; None if it cannot be drawn."""
    return None if name is None or name in skin.undrawable else name


def _styled(skin: Skin, path: Path, style: StylePart | None) -> Path:
    if style is None:
        return path
    name = f"{style.folder}/{path.name}"
    return skin.folder / name if name not in skin.undrawable and (skin.folder / name).is_file() else path
