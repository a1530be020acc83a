"""Which picture each card of each pack has: the skin's own, or that of the default deck in its place."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from settebello.engine import Card, Pack, Suit
from settebello.engine.cards import Rank
from settebello.skins.manifest import Manifest

Faces = Mapping[Pack, Mapping[Card, Path]]

COURTS: Final = {Rank.FANTE: Rank.EIGHT, Rank.CAVALLO: Rank.NINE, Rank.RE: Rank.KING}
"""The courts of the pack of 52 and the same people in a pack of 40."""
PIPS: Final = frozenset({Rank.EIGHT, Rank.NINE, Rank.TEN})
"""The ranks of the pack of 52 that have no picture in a pack of 40, where 8 and 9 are courts."""

OTHER_ENDING: Final = {"svg": "png", "png": "svg"}
"""The ending that the picture of a card may have instead of the one stated."""


def pictures_of(manifest: Manifest) -> dict[Pack, dict[Rank, str]]:
    """Return the picture of each rank of each pack, by name; ranks without one are left out.

    A pack that the manifest does not state has the pictures of another one, where they show the same.
    """
    stated = {pack: part.pictures for part in manifest.packs for pack in part.of}
    forty = next((found for pack, found in stated.items() if pack is not Pack.BRESCIANE), None)
    found: dict[Pack, dict[Rank, str]] = {}
    for pack in Pack:
        if pack in stated:
            found[pack] = dict(stated[pack])
        elif forty is None:
            found[pack] = {}
        elif pack is Pack.BRESCIANE:
            same = {rank: name for rank, name in forty.items() if rank not in {*PIPS, Rank.KING}}
            found[pack] = same | {court: forty[one] for court, one in COURTS.items() if one in forty}
        else:
            found[pack] = dict(forty)
    return found


def card_file(folder: Path, manifest: Manifest, suit: Suit, picture: str) -> str:
    """Return the path of a card's picture inside the folder: with the ending stated, or else the other one.

    So pictures can be exchanged one by one, SVG for PNG. The ending stated is taken where neither is there.
    """
    stated = manifest.file_of(suit, picture)
    stem, dot, ending = stated.rpartition(".")
    other = f"{stem}.{OTHER_ENDING.get(ending, ending)}"
    found = dot and not (folder / stated).exists() and (folder / other).exists()
    return other if found else stated


def faces_of(
    folder: Path,
    manifest: Manifest,
    pictures: Mapping[Pack, Mapping[Rank, str]],
    undrawable: frozenset[str],
    spare: Faces | None,
) -> dict[Pack, dict[Card, Path]]:
    """Return the file of each card; ``spare`` has the cards that have no picture which can be drawn.

    Raises KeyError for a card without any picture.
    """
    faces: dict[Pack, dict[Card, Path]] = {}
    for pack in Pack:
        faces[pack] = {}
        for card in pack.cards:
            picture = pictures[pack].get(card.rank)
            name = None if picture is None else card_file(folder, manifest, card.suit, picture)
            if name is None or name in undrawable:
                if spare is None:
                    raise KeyError(card)
                faces[pack][card] = spare[pack][card]
            else:
                faces[pack][card] = folder / name
    return faces
