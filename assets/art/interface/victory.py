"""The light of a won match: a sun behind the winner's head."""

from collections.abc import Callable
from typing import Final

from woodcut.geometry import blob, circle, poly
from woodcut.palette import GOLD, GOLD_DARK, RED
from woodcut.picture import Picture

SIDE: Final = 256
MIDDLE: Final = SIDE / 2
RAYS: Final = 16
DISC: Final = 80.0
INK: Final = 2.0
"""Thin: the sun is drawn large, behind figures whose lines have to be the stronger ones."""
OCHRE: Final = "#eda838"
OCHRE_LIGHT: Final = "#f6c15a"


def victory() -> dict[str, Callable[[], Picture]]:
    """What draws each picture, by its name: such as `sun`."""
    return {"sun": sun}


def sun() -> Picture:
    """A full sun: pointed and flaming rays by turns around a disc that lights the head before it."""
    art = Picture()
    art.weight = 1.2
    for number in range(RAYS):
        long = number % 2 == 0
        with art.at(MIDDLE, MIDDLE, turned=360 / RAYS * (number + 0.5)):
            tip, foot, half = (126, 74, 14.5) if long else (113, 74, 11.5)
            if long:
                ray = poly(f"{foot},{-half} {tip},0 {foot},{half}")
            else:
                ray = blob(
                    f"{foot},{-half}! {0.5 * (foot + tip)},{-0.2 * half} {tip},{0.5 * half}! "
                    f"{0.5 * (foot + tip)},{0.9 * half} {foot},{half}!"
                )
            art.shape(ray, GOLD if long else RED, ink=INK, heavy=(0.5, 0.7))
            if long:
                art.add(poly(f"{foot},0 {tip - 4},0 {foot},{half - 1.2}"), GOLD_DARK)
    art.shape(circle(MIDDLE, MIDDLE, DISC, 48), OCHRE, ink=INK, heavy=(0.5, 0.7))
    art.add(
        circle(MIDDLE, MIDDLE, DISC - 5, 48).difference(circle(MIDDLE, MIDDLE, DISC - 8, 48)), OCHRE_LIGHT
    )
    return art
