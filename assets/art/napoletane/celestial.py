"""The moon on the second of two coins, whose first shows the sun."""

from woodcut.geometry import blob, circle, ellipse, star
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, RED, RED_DARK
from woodcut.picture import Picture

CRESCENT = (
    "-0.1,-0.5! 0.1,-0.49 0.36,-0.34 0.49,-0.06 0.43,0.24 0.22,0.43 -0.12,0.5! -0.01,0.41 0.04,0.33 0,0.26! "
    "-0.055,0.24 -0.035,0.205! -0.005,0.19! -0.055,0.165 -0.03,0.125! -0.135,0.075 -0.1,0.03 -0.005,-0.1 "
    "0.005,-0.2 -0.005,-0.34"
)
"""The crescent, whose inner edge is a face that looks to the left."""


def moon(art: Picture, radius: float) -> None:
    """Draw the moon and three stars on a night sky, about the middle of a coin of a radius."""
    with art.at(0, 0, radius):
        art.shape(circle(0, 0, 0.64, 72), BLUE, ink=2.0, shade=BLUE_DARK, shift=(-4, -4), heavy=(0, 0))
        for x, y, far in ((-0.31, -0.29, 0.105), (-0.43, 0.06, 0.085), (-0.28, 0.34, 0.1)):
            art.add(star(x, y, far, far * 0.42, 5), GOLD)
        art.shape(blob(CRESCENT, 0.04), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-4, -4))
        art.add(ellipse(0.14, 0.1, 0.07, 0.052), "#e8853a")
        art.line("0.03,-0.12 0.1,-0.175 0.2,-0.14", 4.4, (0.4, 1, 0.3))
        art.add(ellipse(0.095, -0.055, 0.052, 0.044), "#fffaea")
        art.add(ellipse(0.078, -0.052, 0.026, 0.042), INK)
        art.line("0.03,-0.06 0.09,-0.105 0.165,-0.045", 2.8, (0.4, 1, 0.4))
        art.line("-0.01,0.2 0.045,0.205 0.1,0.165", 3.0, (0.8, 1, 0.2), RED_DARK)
        art.line("0.115,0.14 0.135,0.17 0.12,0.2", 1.8)
        art.dot(-0.085, 0.06, 0.011, RED, 8)
