"""Who has come to see a king: a robin on a goblet, a mouse in a collar of fur."""

from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, INK, WHITE, WHITE_DARK
from woodcut.picture import Picture

ROBIN, ROBIN_DARK = "#9a6f42", "#6b4a27"
BREAST, BREAST_DARK = "#dc5a2a", "#a83c17"
PINK = "#e2a0a4"


def robin(art: Picture) -> None:
    """Draw a robin that looks to the right; it stands on the origin and is about 44 units high."""
    for x in (-3, 5):
        leg = union(
            limb(f"{x},-9,1.8 {x + 1},0,1.6"),
            limb(f"{x + 1},0,1.6 {x + 6},1.4,1.2"),
            limb(f"{x + 1},0,1.6 {x - 4},1.4,1.2"),
        )
        art.shape(leg, BROWN_DARK, ink=1.5, heavy=(0.2, 0.3))
    tail = blob("-12,-17! -26,-13 -36,-5! -33,0 -29,1! -18,-6 -7,-10!")
    art.shape(tail, ROBIN, ink=2.2, shade=ROBIN_DARK, shift=(-1, -3))
    body = blob("-13,-16 -9,-27 -4,-36 3,-42 12,-41 17,-34 16,-26 18,-18 13,-9 3,-6 -8,-9")
    art.shape(body, ROBIN, ink=2.5, shade=ROBIN_DARK, shift=(-2, -2))
    inside = art.here(body.buffer(-1.0))
    art.lay(art.here(blob("2,-2! -4,-12 0,-17 14,-16! 26,-14 20,0!")).intersection(inside), WHITE)
    breast = blob("22,-38! 8,-37 3,-31 2,-22 5,-15 13,-13 24,-16!")
    art.lay(art.here(breast).intersection(inside), BREAST)
    art.lay(art.here(blob("22,-26! 15,-24 12,-17 9,-13! 24,-12!")).intersection(inside), BREAST_DARK)
    wing = blob("-4,-29! 3,-25 3,-16 -4,-11 -19,-9! -15,-18")
    art.shape(wing, ROBIN_DARK, ink=2.0, heavy=(0.3, 0.5))
    for quill in ("-2,-19 -8,-14 -15,-11", "-1,-24 -7,-19 -13,-15"):
        art.line(quill, 1.5, (0.6, 1, 0.3), "#c79a68")
    art.shape(blob("15.4,-36.6! 24,-33.6! 15.6,-31.6!"), GOLD, ink=1.6, heavy=(0.2, 0.3))
    art.shape(circle(9.4, -35.6, 2.7, 18), INK, ink=0.8, heavy=(0, 0))
    art.dot(8.7, -36.5, 1.0, WHITE, 8)


def white_mouse(art: Picture) -> None:
    """Draw the head of a white mouse that looks out of brown fur to the left, its two paws at the origin."""
    for x, y, radius in ((11, -19, 6.6), (-2, -21, 7.2)):
        art.shape(circle(x, y, radius, 28), WHITE, ink=2.1, shade=WHITE_DARK, shift=(-2, -2))
        art.dot(x - 0.6, y + 0.4, radius * 0.52, PINK, 18)
    head = blob("-17,-6 -12,-13 -4,-17 6,-17 13,-10 13,-2 6,2 -4,1 -13,-1")
    art.shape(head, WHITE, ink=2.3, shade=WHITE_DARK, shift=(-2, -2.6))
    art.dot(-5, -9, 2.4, INK, 14)
    art.dot(-5.8, -9.8, 0.9, WHITE, 8)
    art.shape(circle(-17, -5.6, 2.4, 14), PINK, ink=1.4, heavy=(0.2, 0.3))
    for whisker in ("-11,-4.6 -3,-4.6 3,-6.6", "-11,-3 -3,-1.4 3,-2"):
        art.line(whisker, 1.3, (1, 0.9, 0))
    fold = blob("-22,-1! -12,3 0,4 12,2 22,-3! 17,7 11,5! 7,12 0,7! -6,13 -11,7! -17,9")
    art.shape(fold, BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    for x in (-8, 5):
        art.shape(ellipse(x, 1.4, 4.6, 3.4), PINK, ink=1.7, heavy=(0.3, 0.4))
        for dx in (-1.3, 1.3):
            art.line(f"{x + dx},1 {x + dx},4.4", 1.2, (1, 1))
