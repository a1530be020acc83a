"""What the tests of the pictures are about: the skins that are drawn, and their files."""

from pathlib import Path

import build

ASSETS = build.ASSETS
SKINS = tuple(build.SKINS)
SUITS = {
    "napoletane": ("denari", "coppe", "spade", "bastoni"),
    "francesi": ("quadri", "cuori", "picche", "fiori"),
    "saarbruecken": ("loewen", "bier", "fische", "tauben"),
}
COURTS = ("08", "09", "10")
CARDS = sorted(path for path in build.sources() if path.parent.name == "cards")
FACES = sorted(path for path in build.sources() if path.parent.name.startswith("cards") and "_" in path.stem)
"""The cards, and those in the colours of a variant, which has signs of its own beside them."""
BACKS = sorted(path for path in build.sources() if path.name.startswith("back"))


def cards(skin: str) -> list[Path]:
    """The files of the cards of a skin, below the folder of the assets."""
    return [card for card in CARDS if card.parts[1] == skin]


def court(skin: str, suit: str, rank: str) -> Path:
    """The file of one court, below the folder of the assets."""
    return Path("skins") / skin / "cards" / f"{suit}_{rank}.svg"


def text(file: Path) -> str:
    """What is written in a file below the folder of the assets."""
    return (ASSETS / file).read_text(encoding="utf-8")


def label(value: object) -> str | None:
    """A file in the name of a test."""
    return value.as_posix() if isinstance(value, Path) else None
