"""Sheets to judge the pictures on, made of the files that the game reads.

    python assets/art/sheets.py OUT [--readme]

Writes each deck at 360, 180 and 90 pixels, at 180 with the cards that only a pack of 52 needs; all courts
side by side, in colours and in solid black; the decks as they look without green, red or blue cones and
without any colour; backs, tables and portraits. With --readme the small pictures of the README, with few
colours, are all that is written.
"""

import argparse
import os
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

from build import ASSETS, SKINS
from checks.masks import silhouette
from checks.vision import Sight, pixels, seen
from few_colours import reduced
from interface.palette_png import palette_png
from interface.raster import rendered

TABLE = (30, 92, 62)
GAP = 6
COURTS = ("08", "09", "10")
README_COLOURS = 128


def cards(skin: str, pattern: str = "*_??.svg") -> list[Path]:
    """The cards of a skin by suit and rank, by default without those that only a pack of 52 needs."""
    names = [name for name in SKINS[skin]() if name.startswith("cards/") and fnmatch(name, pattern)]
    return [path for name in names if (path := ASSETS / "skins" / skin / name).exists()]


def courts() -> list[Path]:
    """All courts: a row of the sheet is one deck, suit by suit."""
    return [card for skin in SKINS for card in cards(skin) if card.stem[-2:] in COURTS]


def drawn(paths: Sequence[Path], width: int) -> list[pygame.Surface]:
    """Files as pixels, as wide or as high as a card of that width."""
    return [rendered(path.read_text(encoding="utf-8"), (width, width * 5 // 3)) for path in paths]


def sheet(pictures: Sequence[pygame.Surface], columns: int) -> pygame.Surface:
    """Pictures in rows on a green table."""
    wide = max(picture.get_width() for picture in pictures) + GAP
    high = max(picture.get_height() for picture in pictures) + GAP
    rows = -(-len(pictures) // columns)
    surface = pygame.Surface((columns * wide + GAP, rows * high + GAP))
    surface.fill(TABLE)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        surface.blit(picture, (GAP + column * wide, GAP + row * high))
    return surface


def stack(surfaces: Sequence[pygame.Surface]) -> pygame.Surface:
    """Surfaces below one another."""
    wide = max(surface.get_width() for surface in surfaces)
    whole = pygame.Surface((wide, sum(surface.get_height() for surface in surfaces)))
    whole.fill(TABLE)
    top = 0
    for surface in surfaces:
        whole.blit(surface, (0, top))
        top += surface.get_height()
    return whole


def as_seen(surface: pygame.Surface, sight: Sight) -> pygame.Surface:
    """A surface as somebody with this sight sees it."""
    return pygame.surfarray.make_surface((seen(pixels(surface), sight) * 255).round().astype(np.uint8))


def blackened(paths: Sequence[Path], width: int) -> list[pygame.Surface]:
    """Cards of which only the silhouettes of their figures are seen, on paper."""
    found = []
    for path in paths:
        figure = rendered(silhouette(path.read_text(encoding="utf-8")), (width, width * 5 // 3))
        card = pygame.Surface(figure.get_size())
        card.fill("#f7edd4")
        card.blit(figure, (0, 0))
        found.append(card)
    return found


def table_tops() -> list[pygame.Surface]:
    """A piece of each table top, as it is laid at 1280 by 800."""
    found = []
    for path in sorted((ASSETS / "ui/table").iterdir()):
        if path.stem != "light":
            top = pygame.Surface((240, 150))
            top.blit(pygame.image.load(path), (0, 0))
            found.append(top)
    return found


def sheets() -> dict[str, pygame.Surface]:
    """All sheets, by their names."""
    made = {}
    drawn_skins = [skin for skin in SKINS if cards(skin)]
    for skin in drawn_skins:
        made[f"{skin}_360"] = sheet(drawn(cards(skin), 360), 10)
        made[f"{skin}_180"] = sheet(drawn(cards(skin, "*.svg"), 180), 13)
        made[f"{skin}_90"] = sheet(drawn(cards(skin), 90), 10)
    made["courts"] = sheet(drawn(courts(), 180), len(COURTS) * 4)
    made["silhouettes"] = sheet(blackened(courts(), 180), len(COURTS) * 4)
    decks = stack([sheet(drawn(cards(skin), 60), 20) for skin in drawn_skins])
    *coloured, grey = Sight
    made["vision"] = stack([as_seen(decks, sight) for sight in coloured])
    made["grey"] = as_seen(stack([sheet(drawn(cards(skin), 90), 20) for skin in drawn_skins]), grey)
    backs = [back for skin in SKINS for back in sorted((ASSETS / "skins" / skin).glob("back*.svg"))]
    # Who has moods stands first, so that the moods of one person are in one row.
    portraits = sorted((ASSETS / "ui/avatars").glob("*.svg"), key=lambda path: ("_" not in path.stem, path))
    made["furniture"] = stack(
        [sheet(drawn(backs, 180), 9), sheet(table_tops(), 6), sheet(drawn(portraits, 100), 15)]
    )
    return made


def readme_pictures() -> dict[str, pygame.Surface]:
    """What the README shows: each deck, small, and the courts of all."""
    made = {f"deck_{skin}": sheet(drawn(cards(skin), 84), 10) for skin in SKINS if cards(skin)}
    return made | {"courts": sheet(drawn(courts(), 96), len(COURTS) * 4)}


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(description="Makes sheets to judge the pictures on.")
    parser.add_argument("out", type=Path, help="the folder to write to")
    parser.add_argument("--readme", action="store_true", help="only the small pictures of the README")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name, surface in (readme_pictures() if options.readme else sheets()).items():
        path = options.out / f"{name}.png"
        if options.readme:
            rows, palette = reduced(surface, README_COLOURS)
            path.write_bytes(palette_png(surface.get_width(), rows, palette))
        else:
            pygame.image.save(surface, path)
        print(f"{path} {surface.get_width()}x{surface.get_height()}, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
