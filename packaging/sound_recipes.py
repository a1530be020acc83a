"""The recipes of the cues: how each sound is made, how loud it is, and how many takes there are.

Card sounds exist twice, for a wooden table and for one with cloth or felt.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from sound_waves import (
    Wave,
    band,
    bell,
    faded,
    frames,
    mixed,
    noise,
    plucked,
    softened,
    swelled,
    thinned,
    tone,
)


class Top(StrEnum):
    """What the cards lie on; the value is the folder of the sounds."""

    WOOD = "wood"
    CLOTH = "cloth"


def paper(rng: Random, seconds: float, start: float, end: float) -> Wave:
    """A card sliding over another: a short breath of noise."""
    return swelled(softened(band(noise(rng, seconds), start, end, 0.9), 3800), 0.35)


def rubbed(rng: Random, top: Top, seconds: float) -> Wave:
    """A card drawn over the table: smooth on wood, with the grain of the weave on cloth."""
    if top is Top.WOOD:
        return swelled(thinned(band(noise(rng, seconds), 2100, 3000, 1.1), 500), 0.4)
    wave = band(noise(rng, seconds), 900, 1300, 1.0)
    grain = softened(noise(rng, seconds), 240)
    return swelled(softened(wave * (0.5 + 3 * abs(grain)), 2600), 0.4)


def landing(rng: Random, top: Top) -> Wave:
    """A card touches the table: a slap with the modes of a board, or a soft pad on cloth."""
    if top is Top.WOOD:
        pitch = rng.uniform(196, 222)
        return mixed(
            (0, 0.55, tone(pitch, 0.12, 0.014)),
            (0, 0.3, tone(pitch * rng.uniform(1.9, 2.05), 0.1, 0.01)),
            (0, 0.22, tone(pitch * 3.4, 0.08, 0.006)),
            (0, 1.0, faded(softened(band(noise(rng, 0.06), 2400, 1700, 0.9), 4500), 0.006)),
        )
    return mixed(
        (0, 0.5, tone(rng.uniform(120, 138), 0.12, 0.016, 0.7)),
        (0, 1.0, faded(softened(band(noise(rng, 0.07), 1200, 800, 1.0), 2400), 0.009)),
    )


def knock(rng: Random, pitch: float) -> Wave:
    """Knuckles on wood: three modes of a board, the higher ones shorter."""
    return mixed(
        (0, 1.0, tone(pitch, 0.2, 0.022)),
        (0, 0.5, tone(pitch * 1.93, 0.15, 0.013)),
        (0, 0.3, tone(pitch * 3.27, 0.1, 0.008)),
        (0, 0.5, faded(softened(noise(rng, 0.03), 2200), 0.004)),
    )


def deal(rng: Random, top: Top) -> Wave:
    """A card leaves the pack and lands."""
    flight = rng.uniform(0.085, 0.115)
    return mixed(
        (0, 0.8, paper(rng, flight, rng.uniform(2300, 2800), rng.uniform(1400, 1700))),
        (0.8 * flight, rng.uniform(0.5, 0.7), landing(rng, top)),
    )


def play(rng: Random, top: Top) -> Wave:
    """A card is put down: a breath of air, then the card."""
    at = rng.uniform(0.035, 0.055)
    return mixed(
        (0, rng.uniform(0.2, 0.3), paper(rng, 0.07, 1200, 2200)),
        (at, 1.0, landing(rng, top)),
        (at + rng.uniform(0.012, 0.022), rng.uniform(0.15, 0.3), landing(rng, top)),
    )


def capture(rng: Random, top: Top) -> Wave:
    """Two cards are drawn together over the table and squared."""
    second = rng.uniform(0.1, 0.14)
    return mixed(
        (0, 0.7, rubbed(rng, top, rng.uniform(0.15, 0.19))),
        (second, 0.9, rubbed(rng, top, 0.19)),
        (0.02, 0.35, paper(rng, 0.2, 1600, 2900)),
        (second + rng.uniform(0.14, 0.17), 0.55, landing(rng, top)),
    )


def slide(rng: Random, top: Top) -> Wave:
    """A card is picked up and drawn along."""
    return mixed(
        (0, 1.0, rubbed(rng, top, rng.uniform(0.16, 0.21))),
        (0.0, 0.3, paper(rng, 0.08, 2400, 1900)),
    )


def sweep(rng: Random, top: Top) -> Wave:
    """A broom across the table, then the card laid crosswise with a knock."""
    bright = 1.0 if top is Top.WOOD else 0.72
    stroke = swelled(softened(band(noise(rng, 0.5), 1100 * bright, 2800 * bright, 1.0), 4000 * bright), 0.55)
    bristles = stroke * 0 + 1
    for _ in range(70):  # bristles let go one after another
        at = rng.randrange(len(stroke))
        bristles[at : at + frames(0.006)] *= 0.55
    return mixed(
        (0, 1.6, stroke * softened(bristles, 400)),
        (0.47, 0.5, knock(rng, 205)),
        (0.47, 0.4, landing(rng, top)),
    )


def turn(rng: Random) -> Wave:
    """A card turns over: it bends, snaps straight, and the air moves."""
    return mixed(
        (0, 0.6, paper(rng, 0.07, 1500, 2600)),
        (0.05, 0.5, faded(band(noise(rng, 0.03), rng.uniform(2600, 3100), 2100, 0.7), 0.004)),
        (0.055, 0.5, paper(rng, 0.09, 2600, 1400)),
    )


def settebello(rng: Random) -> Wave:
    """A single glint of gold: four notes rising, each a small bell."""
    notes = (1318.5, 1661.2, 1975.5, 2637.0)  # E, G sharp, B, E
    step = rng.uniform(0.05, 0.062)
    return mixed(*((step * i, 0.8 - 0.12 * i, bell(note, 0.75, 0.11)) for i, note in enumerate(notes)))


def point(rng: Random) -> Wave:
    """One coin laid on others."""
    size = rng.uniform(0.96, 1.04)
    coin = mixed(
        (0, 1.0, tone(1870 * size, 0.22, 0.026)),
        (0, rng.uniform(0.6, 0.8), tone(2930 * size, 0.2, 0.02)),
        (0, rng.uniform(0.25, 0.45), tone(4410 * size, 0.15, 0.012)),
    )
    return mixed((0, 1.0, coin), (rng.uniform(0.045, 0.06), 0.5, coin))


def success(rng: Random) -> Wave:
    """Two plucked notes, the second a fourth higher: that was right."""
    notes = ((0.0, 0.8, 587.3), (0.1, 0.9, 784.0))
    return mixed(*((at, loud, faded(plucked(rng, note, 0.7), 0.12)) for at, loud, note in notes))


def declared(rng: Random) -> Wave:
    """Knuckles on the table, twice."""
    pitch = rng.uniform(215, 235)
    return mixed((0, 1.0, knock(rng, pitch)), (rng.uniform(0.13, 0.16), 0.85, knock(rng, pitch * 0.97)))


def shuffle(rng: Random) -> Wave:
    """Two halves of a pack let go into each other, then squared on the table."""
    parts: list[tuple[float, float, Wave]] = []
    now = 0.02
    for i in range(34):
        tick = faded(band(noise(rng, 0.03), rng.uniform(1800, 2600), 1600, 0.8), 0.004)
        parts.append((now, rng.uniform(0.5, 0.9) * math.sin(math.pi * (i + 2) / 38), tick))
        now += rng.uniform(0.010, 0.020)
    parts.append((0, 0.22, swelled(band(noise(rng, now), 1200, 2000, 1.2), 0.6)))
    parts.append((now + 0.05, 0.6, paper(rng, 0.14, 1900, 1100)))
    parts.append((now + 0.16, 0.3, landing(rng, Top.WOOD)))
    return softened(mixed(*parts), 5000)


def refuse(rng: Random) -> Wave:
    """Two soft knocks, the second lower: not that one."""
    pitch = rng.uniform(180, 190)
    return softened(mixed((0, 1.0, knock(rng, pitch)), (0.11, 0.8, knock(rng, 0.84 * pitch))), 900)


def focus(rng: Random) -> Wave:
    """The focus moves: a fingertip on wood."""
    return mixed(
        (0, 1.0, tone(rng.uniform(620, 660), 0.05, 0.006)),
        (0, 0.3, faded(softened(noise(rng, 0.02), 2000), 0.003)),
    )


def button(rng: Random) -> Wave:
    """A wooden button goes down."""
    return mixed((0, 1.0, knock(rng, rng.uniform(322, 338))), (0.035, 0.3, knock(rng, 420)))


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one cue is made: its sound, its class of loudness, the number of takes, and its share of room."""

    make: Callable[[Random], Wave]
    kind: str
    takes: int
    room: float = 1.0


CLASSES = {"touch": -29.0, "button": -20.0, "card": -13.5, "sign": -13.0, "moment": -10.0}
"""The loudness of each class in LUFS, in the loudest tenth of a second: what is heard often is quieter."""
TOPPED: dict[str, tuple[Callable[[Random, Top], Wave], str, int]] = {
    "deal": (deal, "card", 8),
    "play": (play, "card", 8),
    "capture": (capture, "card", 8),
    "slide": (slide, "card", 4),
    "sweep": (sweep, "moment", 2),
}
"""The cues that depend on the table's top: recipe, class, takes."""
OTHERS = {
    "turn": Recipe(turn, "card", 4),
    "shuffle": Recipe(shuffle, "card", 2),
    "settebello": Recipe(settebello, "moment", 2),
    "point": Recipe(point, "sign", 4),
    "knock": Recipe(declared, "sign", 3),
    "refuse": Recipe(refuse, "sign", 2),
    "success": Recipe(success, "sign", 2),
    "focus": Recipe(focus, "touch", 3, room=0.5),
    "button": Recipe(button, "button", 3, room=0.5),
}
QUIETER = {
    "deal": -2.5,
    "slide": -2.5,
    "turn": -2.0,
    "shuffle": -1.0,
    "capture": 1.0,
    "point": -1.5,
    "knock": 2.0,
    "refuse": -1.5,
    "success": -1.5,
    "settebello": -2.0,
    "sweep": 1.3,
}
"""Deviations from the class in LU, at most 3."""


def _on(make: Callable[[Random, Top], Wave], top: Top) -> Callable[[Random], Wave]:
    return lambda rng: make(rng, top)


def recipes() -> dict[str, Recipe]:
    """Return all recipes by the stem of their files: a cue, or a table's top and a cue."""
    topped = {
        f"{top}/{name}": Recipe(_on(make, top), kind, takes)
        for name, (make, kind, takes) in TOPPED.items()
        for top in Top
    }
    return topped | OTHERS


def loudness_of(name: str) -> float:
    """Return the loudness in LUFS that a cue is brought to."""
    cue = name.rpartition("/")[2]
    return CLASSES[recipes()[name].kind] + QUIETER.get(cue, 0.0)
