"""Who flies the kite of the two of diamonds: a mouse on a hill."""

from woodcut.geometry import blob, circle, ellipse, limb
from woodcut.palette import BLUE, BLUE_DARK, GREEN, GREEN_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture
from woodcut.small_life import YOUNG

MOUSE, MOUSE_DARK = "#a58a72", "#74604d"
PINK, EAR = "#d9899a", "#e2b0a0"
HOLD = (243, 333)
"""Where the mouse holds the string."""


def _hill(art: Picture) -> None:
    """The hill, with two daisies and a little high grass."""
    for blade in ("232,376! 226,362 218,356! 232,360 240,374!", "306,376! 312,362 322,355! 314,366 314,378!"):
        art.shape(blob(blade), GREEN, ink=2.0, shade=GREEN_DARK, shift=(-1, -2), heavy=(0.4, 0.6))
    hill = blob("206,386! 220,376 246,369 272,368 300,372 324,379 336,387! 300,391 240,391")
    art.shape(hill, YOUNG, ink=2.6, shade=GREEN, shift=(-2, -4))
    for x, y in ((226, 380), (304, 379)):
        for dx, dy in ((-3.4, 0), (3.4, 0), (0, -3.4), (0, 3.4)):
            art.dot(x + dx, y + dy, 2.4, WHITE, 12)
        art.dot(x, y, 2.2, RED, 12)


def mouse_with_string(art: Picture) -> None:
    """Draw a mouse in a blue jacket on a hill, who leans back and looks up at its kite."""
    for width, colour in ((5.8, INK), (2.8, PINK)):
        art.line("284,362 302,364 310,352 304,342 312,332", width, (1, 1, 1, 1, 0.6), colour)
    _hill(art)
    with art.at(268, 340):
        for foot in ("-4,22,5 -10,30,4.4 -18,31,3.4", "10,22,5.4 6,31,4.6 -3,32,3.4"):
            art.shape(limb(foot), MOUSE, ink=2.2, shade=MOUSE_DARK, shift=(-2, -2))
        body = blob("-6,-16 -12,0 -13,18 -2,27 14,26 20,14 16,-4 8,-16")
        art.shape(body, BLUE, ink=2.6, shade=BLUE_DARK, shift=(-4, -3))
        for y in (2, 12):
            art.shape(circle(-6, y, 2.4, 14), "#f2b632", ink=1.3, heavy=(0.2, 0.3))
        far = limb("-4,-9,4.6 -14,-3,4 -24,-7,3.6")
        art.shape(far, BLUE_DARK, ink=2.2)
        scarf = limb("-8,-15,5 1,-12,5.4 11,-15,4.6")
        art.shape(
            blob("8,-14! 20,-12 28,-4! 22,-2 22,4! 12,-4 6,-8!"), RED, ink=2.1, shade=RED_DARK, shift=(-2, -2)
        )
        for x, y, radius in ((11, -38, 8), (-3, -43, 8.6)):
            art.shape(circle(x, y, radius, 28), MOUSE, ink=2.2, shade=MOUSE_DARK, shift=(-2, -2))
            art.dot(x - 0.6, y + 0.4, radius * 0.52, EAR, 18)
        head = blob("-25,-37 -16,-37 -6,-40 6,-36 12,-27 8,-17 -3,-14 -14,-20 -24,-31")
        art.shape(head, MOUSE, ink=2.5, shade=MOUSE_DARK, shift=(-3, -3))
        art.shape(scarf, RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
        art.dot(-9, -32, 2.8, INK, 16)
        art.dot(-10, -33, 1.0, WHITE, 8)
        art.shape(circle(-25, -36, 2.9, 14), PINK, ink=1.5, heavy=(0.2, 0.3))
        art.line("-17,-27 -12,-24 -8,-25", 1.7, (0.3, 1, 0.3))
        for whisker in ("-17,-31 -9,-26 -3,-25", "-18,-29 -12,-22 -8,-20"):
            art.line(whisker, 1.3, (0.8, 0.8, 0))
        near = limb("8,-8,5.4 -6,1,4.6 -19,-3,4")
        art.shape(near, BLUE, ink=2.3, shade=BLUE_DARK, shift=(-2, -2))
        for x, y in ((-26, -7), (-22, -3)):
            art.shape(ellipse(x, y, 4.2, 3.8), EAR, ink=1.8, heavy=(0.3, 0.4))
