"""The icon in the sizes and containers that the systems ask for, below the folder `ui/icon`."""

import struct
from collections.abc import Callable
from functools import partial

from interface.icon import SIDE, icon, small_icon
from interface.raster import png, rendered

NAME = "settebello"
SIMPLER_BELOW = 32
"""Narrower icons, in pixels, are the simpler drawing."""
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The side of each kind of picture in an ICNS file; ic11 and ic12 are the two smallest at double density."""


def icon_files() -> dict[str, Callable[[], bytes]]:
    """What makes each file of the icon, by its path inside the folder `ui`."""
    files: dict[str, Callable[[], bytes]] = {
        "icon.png": partial(icon_png, 256),
        f"icon/{NAME}.ico": ico,
        f"icon/{NAME}.icns": icns,
        f"icon/hicolor/scalable/apps/{NAME}.svg": lambda: _svg(SIDE).encode(),
    }
    for side in LINUX:
        files[f"icon/hicolor/{side}x{side}/apps/{NAME}.png"] = partial(icon_png, side)
    return files


def _svg(side: int) -> str:
    return (small_icon() if side < SIMPLER_BELOW else icon()).svg(SIDE, SIDE)


def icon_png(side: int) -> bytes:
    """The icon as PNG, `side` pixels wide and high."""
    return png(rendered(_svg(side), (side, side)))


def ico() -> bytes:
    """The icon for Windows: a table of sizes, then the pictures as PNG."""
    pictures = [icon_png(side) for side in WINDOWS]
    entry = struct.Struct("<BBBBHHII")
    at = 6 + entry.size * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for side, picture in zip(WINDOWS, pictures, strict=True):
        # A byte holds the side, 0 standing for 256.
        table += entry.pack(side % 256, side % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return table + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS: chunks of PNG, each with its kind and its length."""
    chunks = b""
    for kind, side in MAC.items():
        picture = icon_png(side)
        chunks += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks
