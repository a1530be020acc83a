"""A half-figure: the bust of a portrait made longer, with arms; behind the lost ones stands their chair."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import transform
from shapely.geometry import box

from interface.avatars.portrait import Sitter
from interface.endings.arms import MIDDLE
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, blob, limb, rounded, unite
from woodcut.palette import BROWN, BROWN_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

WIDE, HIGH = 448, 352
"""The size of a picture, whose lower edge is that of the table."""
LEFT, TOP = 96.0, 28.0
"""Where the origin of the portrait is in it."""
CHEST, STRETCH = 268.0, 9.0
"""What is below this height in a portrait is stretched, so that a bust becomes a half-figure."""
LEANS = 7.0
"""By how many degrees those who have lost lean back."""
SINKS = 8.0

Gesture = Callable[[Picture], None]


class Guest(NamedTuple):
    """Somebody at the table: the bust, and what the arms do after a win, after a loss, and before both.

    `sorrow` is the mood after a loss, `chair` half the width of the chair. `hoops` are the colours of a
    shirt and of its level stripes, which are not stretched with it.
    """

    sit: Sitter
    joy: Gesture
    grief: Gesture
    patience: Gesture
    sorrow: Mood = Mood.WORRIED
    chair: float = 66.0
    hoops: tuple[str, str] | None = None


def won(guest: Guest) -> Picture:
    """Draw a winner."""
    return seated(guest, Mood.DELIGHTED, guest.joy)


def waiting(guest: Guest) -> Picture:
    """Draw somebody who does not know yet who has won."""
    return seated(guest, Mood.CALM, guest.patience)


def seated(guest: Guest, mood: Mood, gesture: Gesture) -> Picture:
    """Draw somebody upright in a mood, with the arms of a gesture."""
    art = Picture()
    with art.at(LEFT, TOP):
        _sit(art, guest, mood)
        gesture(art)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


def lost(guest: Guest) -> Picture:
    """Draw somebody who leans back in the chair."""
    art = Picture()
    foot = HIGH - TOP
    with art.at(LEFT + MIDDLE, TOP + foot + SINKS, turned=LEANS), art.at(-MIDDLE, -foot):
        _chair(art, guest.chair)
        _sit(art, guest, guest.sorrow)
        guest.grief(art)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


def _sit(art: Picture, guest: Guest, mood: Mood) -> None:
    person = Picture()
    guest.sit(person, mood)
    shirt, hoop = guest.hoops or (None, None)
    cloth: Region | None = None
    for layer in person.layers:
        region = transform(layer.region, _longer)
        if layer.fill == shirt and cloth is None:
            cloth = region
        elif layer.fill == hoop and cloth is not None:
            _, top, _, _ = layer.region.bounds
            region = unite(box(-200, y, 400, y + 7.5) for y in np.arange(top, 360, 16.0)).intersection(cloth)
            hoop = None
        art.lay(art.here(region), layer.fill)


def _longer(places: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    y = places[:, 1]
    return np.stack((places[:, 0], np.where(y < CHEST, y, CHEST + (y - CHEST) * STRETCH)), axis=1)


def _chair(art: Picture, half: float) -> None:
    """Draw the back of a chair: two posts with knobs and two rails."""
    for y in (186, 226):
        rail = blob(
            f"{MIDDLE - half},{y}! {MIDDLE},{y - 10} {MIDDLE + half},{y}! {MIDDLE + half},{y + 22}! "
            f"{MIDDLE},{y + 14} {MIDDLE - half},{y + 22}!"
        )
        art.shape(rail, BROWN, ink=3, shade=BROWN_DARK, shift=(-4, -4))
    for x in (MIDDLE - half, MIDDLE + half):
        post = rounded(x - 8, 170, 16, 180, 4)
        art.shape(
            post, BROWN, ink=3, shade=BROWN_DARK, shift=(-5, -1), hatch=Hatch(angle=12, spacing=8, length=10)
        )
        art.shape(limb(f"{x},160,9 {x},164,9"), BROWN, ink=3, shade=BROWN_DARK, shift=(-3, -3))
