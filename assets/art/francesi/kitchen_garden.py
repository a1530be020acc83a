"""The bed in which the spade in the middle of the five grows, between carrots and lettuce."""

from francesi.gardens import lettuce
from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.palette import BROWN, BROWN_DARK, GREEN, GREEN_DARK, INK
from woodcut.picture import Picture
from woodcut.small_life import YOUNG

CARROT, CARROT_DARK = "#e8872f", "#b35c17"
WORM, WORM_DARK = "#e2a0a4", "#b8706f"
CLOD, STONE = "#a5703f", "#cdb890"


def _carrot(art: Picture, x: float, y: float, size: float) -> None:
    """The shoulder and the green of a carrot that stands in the ground."""
    with art.at(x, y, size):
        for frond in (
            "-2,-8! -20,-22 -30,-44! -24,-42! -24,-52! -16,-44! -12,-50! -6,-32 1,-10!",
            "2,-8! 18,-20 32,-38! 25,-37! 27,-47! 17,-41! 14,-48! 6,-30 0,-10!",
            "-4,-8! -9,-36 -7,-56! -3,-50! 1,-64! 5,-50! 9,-54! 9,-34 4,-8!",
        ):
            art.shape(blob(frond), GREEN, ink=2.2, shade=GREEN_DARK, shift=(-2, -2), heavy=(0.5, 0.7))
        for rib in ("0,-10 1,-30 1,-52", "-2,-10 -12,-26 -20,-38", "2,-10 13,-24 21,-36"):
            art.line(rib, 1.9, (1, 0.8, 0), YOUNG)
        root = blob("-14,12! -15,-2 -9,-10 0,-12 9,-10 15,-2 14,12!")
        art.shape(root, CARROT, ink=2.5, shade=CARROT_DARK, shift=(-4, -2))
        for ring in ("-12,0 -6,2 -2,1", "3,-4 8,-4 11,-6"):
            art.line(ring, 1.8, (0.3, 1, 0.2), CARROT_DARK)


def _worm(art: Picture) -> None:
    """A worm that has come out of the ground to see who passes."""
    art.add(ellipse(214, 377, 9, 4), BROWN_DARK)
    worm = limb("214,377,4.2 218,368,4.8 227,366,5 233,372,5 241,373,4.8 247,366,4.4")
    art.shape(worm, WORM, ink=2.3, shade=WORM_DARK, shift=(-1.6, -2.4), heavy=(0.5, 0.7))
    for ring in ("215,365 218,369 222,372", "226,361 227,366 226,371", "235,367 233,372 231,376"):
        art.line(ring, 1.5, (0.3, 1, 0.3), WORM_DARK)
    art.dot(248, 365, 1.8, INK, 10)


def bed(art: Picture) -> None:
    """Draw the bed with a row of carrots, a lettuce and a worm."""
    _carrot(art, 50, 354, 0.84)
    _carrot(art, 92, 354, 1.0)
    with art.at(-1, -1):
        lettuce(art)
    soil = blob(
        "22,371! 32,361 42,358 50,359 66,356 80,358 92,360 106,357 124,358 140,355 156,355 180,352 204,356 "
        "226,357 242,355 262,354 284,354 304,357 324,363 336,372! 312,380 284,382 252,388 220,384 188,389 "
        "150,385 116,389 82,383 50,382"
    )
    art.shape(soil, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-3, -7))
    inside = art.here(soil.buffer(-1.4))
    for furrow in (
        "56,368 82,372 112,369",
        "128,372 156,367 190,370",
        "214,371 244,367 268,371",
        "280,366 296,364 308,367",
    ):
        art.line(furrow, 3, (0, 1, 0.2), BROWN_DARK, within=inside)
    for x, y, wide in ((68, 364, 7), (150, 362, 6), (206, 363, 7), (258, 361, 6), (118, 365, 5)):
        art.add(ellipse(x, y, wide, 2.4), CLOD)
    _worm(art)
    for x, y, radius in ((84, 375, 3.6), (176, 377, 4.4), (286, 373, 4)):
        art.shape(circle(x, y, radius, 18), STONE, ink=1.6, heavy=(0.2, 0.4))
