"""The one of fish: a roach leaping from the river between reeds."""

from saarbruecken.signs import fish
from woodcut.card import card_base
from woodcut.geometry import Region, blob, circle, ellipse, limb, rounded, scale, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GREEN,
    GREEN_DARK,
    INK,
    SKY,
    SKY_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
)
from woodcut.picture import Picture

INSIDE = rounded(13.4, 13.4, 333.2, 573.2, 11)
WAVE, WAVE_DARK = "#5fb3a8", "#3f938a"


def one_of_fish() -> Picture:
    """A roach over waves, reeds on both sides, and a dragonfly."""
    art = card_base()
    _reeds(art)
    water = Picture()
    _waves(water, 436, WAVE, WAVE_DARK, 0)
    water.clip(INSIDE)
    art.paste(water)
    fish(art, 164, 262, 1.9, turned=33)
    with art.at(164, 262, 1.9, turned=33):
        for path in ("14,23 17,28 20,32", "-10,27 -8,32 -4,36", "-4,25 -2,30 0,35"):
            art.line(path, 1.6, (1, 0.8, 0))
        for path in ("-48,12 -40,17 -30,19", "-20,23 -8,25.4 4,24"):
            art.line(path, 1.7, (0, 1, 0), "#8fb3b3")
    for x, y, radius in (
        (196, 398, 8),
        (226, 372, 6),
        (252, 396, 9),
        (276, 368, 5),
        (168, 414, 5),
        (292, 412, 6),
        (142, 396, 4.6),
        (222, 416, 5),
    ):
        drop = blob(f"{x},{y - radius * 1.9}! {x + radius},{y} {x},{y + radius} {x - radius},{y}")
        art.shape(drop, SKY, ink=2.2, shade=SKY_DARK, shift=(-2, -2))
    water = Picture()
    _waves(water, 478, TEAL, TEAL_DARK, 30)
    _waves(water, 524, TEAL_DARK, "#123f3a", 8)
    water.clip(INSIDE)
    art.paste(water)
    lily(art, 262, 500)
    _dragonfly(art, 262, 100)
    return art


def _waves(art: Picture, top: float, fill: str, shade: str, aside: float) -> None:
    """A band of water from a row of crests down to the edge of the card."""
    crests = " ".join(
        f"{x},{top + 16}! {x + 22},{top + 10} {x + 40},{top - 8}! {x + 44},{top + 6}"
        for x in (start - aside for start in range(-20, 420, 60))
    )
    band = blob(f"{crests} 460,{top + 16}! 460,620! -60,620!")
    art.shape(band, fill, ink=2.8, shade=shade, shift=(0, -6))
    for x in (start - aside for start in range(-8, 400, 60)):
        art.line(
            f"{x},{top + 30} {x + 16},{top + 27} {x + 34},{top + 14}",
            2.4,
            colour=WHITE,
        )


def _reeds(art: Picture) -> None:
    """Bulrushes and blades on both sides."""
    for blade in (
        "40,470! 34,380 46,300 64,246! 56,310 54,390 60,470!",
        "20,470! 22,420 16,360 22,318! 32,370 36,420 40,470!",
        "306,470! 316,390 308,310 298,262! 322,310 330,390 326,470!",
        "328,470! 330,430 340,390 338,352! 326,390 318,430 316,470!",
    ):
        art.shape(blob(blade), GREEN, ink=2.4, shade=GREEN_DARK, shift=(-4, -1))
    for x, top, lean in ((30, 132, -2), (324, 196, 3)):
        art.line(f"{x},{top} {x + lean},{top + 130} {x + lean * 2},470", 5.6, (1, 1, 1), INK)
        art.line(f"{x},{top} {x + lean},{top + 130} {x + lean * 2},470", 2.8, (1, 1, 1), GREEN)
        art.shape(
            limb(f"{x},{top + 4},7.6 {x},{top + 48},7.6"), BROWN, ink=2.4, shade=BROWN_DARK, shift=(-4, -1)
        )
        art.line(f"{x},{top - 4} {x},{top - 16} {x},{top - 26}", 3, (1, 1, 0.2), BROWN_DARK)


def lily(art: Picture, x: float, y: float) -> None:
    """A water lily on its leaf."""
    with art.at(x, y):
        pad = ellipse(0, 10, 46, 12).difference(blob("0,10! -60,14! -60,26!"))
        art.shape(pad, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-4, -4))
        petals: tuple[Region, ...] = (
            blob("-4,8! -26,2 -34,-12! -18,-12 -2,0"),
            blob("4,8! 26,2 34,-12! 18,-12 2,0"),
            blob("-2,8! -18,-8 -18,-24! -6,-16 2,0"),
            blob("2,8! 18,-8 18,-24! 6,-16 -2,0"),
            blob("0,9! -9,-8 0,-28! 9,-8"),
        )
        for petal in petals:
            art.shape(petal, WHITE, ink=2.2, shade="#e3b7b4", shift=(-3, -2), heavy=(0.4, 0.7))
        art.shape(union(circle(0, 4, 5, 20), circle(-5, 5, 3.4, 16), circle(5, 5, 3.4, 16)), GOLD, ink=1.8)


def _dragonfly(art: Picture, x: float, y: float) -> None:
    """A dragonfly seen from above, which flies away to the upper right."""
    with art.at(x, y, 1.1, turned=-42):
        for side in (-1, 1):
            for wing in ("-14,2! -26,24 -30,50! -18,50 -10,26 -7,2!", "-6,2! -4,28 4,54! 14,48 10,22 1,2!"):
                pane = blob(wing)
                art.shape(
                    pane if side > 0 else scale(pane, 1, -1),
                    "#cfe6ea",
                    ink=2.0,
                    shade=SKY,
                    shift=(-3, -2),
                    heavy=(0.4, 0.6),
                )
        art.shape(
            limb("-2,0,5.4 -14,0,5 -26,0,3.2 -66,0,2.6"), TEAL, ink=2.2, shade=TEAL_DARK, shift=(-1, -2)
        )
        art.shape(circle(7, 0, 6, 20), TEAL, ink=2.2)
        for side in (-1, 1):
            art.dot(9, side * 4, 2.6, INK, 12)
