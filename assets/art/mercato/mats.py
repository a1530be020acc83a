"""The mats of the players: a place for the vault, and on the other side one for the vitrine as well."""

from typing import Final

from francesi.indices import glyph
from mercato.colours import DYES, LILAC
from mercato.marks import green_heart, red_heart
from woodcut.geometry import blob, circle, ellipse, limb, move, rounded, scale
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    EDGE,
    FRAME_INK,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

SIZE: Final = (840, 680)
"""A mat is so large that two cards lie on it side by side, each on a place of its own."""
PLACE: Final = (360, 600)
VAULT_ALONE: Final = (240.0, 40.0)
VITRINE: Final = (40.0, 40.0)
VAULT: Final = (440.0, 40.0)
"""The upper left corners of the places of cards."""


class Mat(Picture):
    """A picture as large as a mat."""

    def svg(
        self,
        width: int = SIZE[0],
        height: int = SIZE[1],
        *,
        wobble: float = 0.45,
        tolerance: float | None = None,
    ) -> str:
        """The picture as SVG text."""
        return super().svg(width, height, wobble=wobble, tolerance=tolerance)


def mat(number: int, *, expert: bool) -> Mat:
    """A mat with its number; the side of the expert game has a vitrine too."""
    art = Mat()
    dye = DYES["goal"]
    art.lay(rounded(0.5, 0.5, 839, 679, 26), EDGE, rigid=True)
    art.lay(rounded(1.6, 1.6, 836.8, 676.8, 25), "#d9cbe0", rigid=True)
    art.lay(rounded(12, 12, 816, 656, 16).difference(rounded(15, 15, 810, 650, 14)), FRAME_INK, rigid=True)
    ground = rounded(18, 18, 804, 644, 12)
    art.lay(motif(ground, lambda x, y: circle(x, y, 3.2, 12), 40, 34, margin=10), "#bba8c9")
    if expert:
        _place(art, *VITRINE)
        with art.at(VITRINE[0] + 180, 300):
            _vitrine(art)
        _place(art, *VAULT)
        with art.at(VAULT[0] + 180, 300):
            _vault(art)
        _number(art, 420, 604, number)
    else:
        _place(art, *VAULT_ALONE)
        with art.at(420, 300):
            _vault(art)
        for flip in (False, True):
            with art.at(840 if flip else 0, 0, flip=flip):
                for step in range(7):
                    leaf(
                        art,
                        128,
                        520 - 62 * step,
                        62,
                        -150 + 6 * step,
                        width=0.34,
                        colour=dye.base,
                        dark=dye.dark,
                    )
                    leaf(
                        art,
                        128,
                        496 - 62 * step,
                        62,
                        -30 - 6 * step,
                        width=0.34,
                        colour=dye.base,
                        dark=dye.dark,
                    )
        _number(art, 420, 604, number)
    return art


def _place(art: Picture, x: float, y: float) -> None:
    art.lay(rounded(x, y, *PLACE, 22), LILAC)
    line = rounded(x, y, *PLACE, 22).difference(rounded(x + 5, y + 5, 350, 590, 18))
    art.lay(line, DYES["goal"].base)


def _number(art: Picture, x: float, y: float, number: int) -> None:
    art.shape(circle(x, y, 50, 64), GOLD, ink=4, shade=GOLD_DARK, shift=(-5, -5))
    art.shape(circle(x, y, 40, 64), PAPER, ink=2.4, heavy=(0, 0))
    sign = scale(glyph(str(number)), 0.56, 0.56, origin=(0, 0))
    left, top, right, low = sign.bounds
    art.add(move(sign, x - (left + right) / 2, y - (top + low) / 2), INK)


def _vault(art: Picture) -> None:
    """A strong box with its lock: hearts in it count."""
    art.shape(
        rounded(-120, -90, 240, 190, 14),
        STEEL,
        ink=4,
        shade=STEEL_DARK,
        shift=(-10, -8),
        hatch=Hatch(20, 9, 26, 2),
    )
    art.shape(rounded(-98, -68, 196, 146, 8), "#8b5a2e", ink=3.2, shade=BROWN_DARK, shift=(-8, -6))
    for x in (-109, 109):
        for y in (-70, 5, 80):
            art.dot(x, y, 4.4, INK, 16)
    art.shape(circle(0, 4, 46, 64), GOLD, ink=3.6, shade=GOLD_DARK, shift=(-6, -5))
    for turned in (0, 60, 120):
        with art.at(0, 4, turned=turned):
            art.shape(limb("-38,0,5 38,0,5"), BROWN, ink=2.4)
    art.shape(circle(0, 4, 16, 36), RED, ink=2.8, shade=RED_DARK, shift=(-3, -3))
    for x in (-84, 84):
        art.shape(rounded(x - 18, 100, 36, 18, 4), STEEL_DARK, ink=3)
    for x, heart in ((-40, green_heart), (40, red_heart)):
        with art.at(x, 152, 1.0):
            heart(art)


def _vitrine(art: Picture) -> None:
    """A show-case of glass: each heart in it counts one."""
    art.shape(
        blob("-124,-84! -104,-112 0,-122 104,-112 124,-84!"), GOLD, ink=4, shade=GOLD_DARK, shift=(-6, -6)
    )
    art.shape(rounded(-120, -88, 240, 196, 6), BROWN, ink=4, shade=BROWN_DARK, shift=(-8, -6))
    for x in (-108, 6):
        art.shape(rounded(x, -74, 102, 168, 4), "#dcebef", ink=3, shade="#b3cdd6", shift=(-6, -5))
        art.line(f"{x + 18},-20 {x + 52},-60", 5, (0.2, 1, 0.2), WHITE)
        art.line(f"{x + 18},6 {x + 66},-50", 3, (0.2, 1, 0.2), WHITE)
    art.shape(rounded(-112, 8, 224, 9, 2), BROWN, ink=2.4)
    for x, y, heart in (
        (-56, -14, green_heart),
        (56, -14, red_heart),
        (-56, 64, red_heart),
        (56, 64, green_heart),
    ):
        with art.at(x, y, 0.9):
            heart(art)
    art.add(ellipse(0, 116, 110, 7), "#bba8c9")
