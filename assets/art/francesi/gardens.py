"""What belongs to the animals of the number cards: butterfly, lettuce, water lily and a flower."""

from woodcut.geometry import blob, ellipse, limb
from woodcut.ornaments import flower, leaf
from woodcut.palette import GOLD, GREEN, GREEN_DARK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import YOUNG, bee, butterfly, flight

BELLY = "#cfdc8a"


def hatched(art: Picture) -> None:
    """Draw the butterfly that a caterpillar is to be."""
    flight(art, "230,378 250,390 276,386 294,366 292,332", 12, 2.8)
    butterfly(art, 284, 282, 1.44, turned=22, upper=GOLD, lower=GREEN)


def lettuce(art: Picture) -> None:
    """Draw the lettuce for which a snail is on its way, beyond the spade."""
    with art.at(282, 330):
        outer = blob(
            "-8,27! -24,26 -34,14! -42,4 -36,-6! -40,-18 -28,-22! -26,-34 -12,-30! -4,-42 8,-34! "
            "20,-38 24,-26! 38,-24 34,-10! 43,0 34,10! 34,22 22,24! 14,28 8,27!"
        )
        art.shape(outer, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-4, -4))
        for flip in (False, True):
            with art.at(flip=flip):
                side = blob("-3,26! -22,18 -28,4! -30,-6 -22,-12! -20,-20 -10,-17! -4,-4 -2,12")
                art.shape(side, YOUNG, ink=2.2, shade=GREEN, shift=(-2, -3))
                for vein in ("-5,22 -13,8 -19,-6", "-11,11 -18,8 -24,3"):
                    art.line(vein, 1.9, (1, 0.8, 0), GREEN_DARK)
        heart = blob("0,27! -11,16 -13,0! -12,-12 -4,-13! 0,-19 5,-13! 13,-11 13,1! 11,16")
        art.shape(heart, "#a9cf7a", ink=2.2, shade=YOUNG, shift=(-3, -3))
        art.line("0,24 0,8 1,-9", 2.2, (1, 0.8, 0), GREEN)
        for vein in ("0,12 -6,6 -9,-2", "0,9 6,3 9,-3"):
            art.line(vein, 1.7, (1, 0.8, 0), GREEN)


def water_lily(art: Picture) -> None:
    """Draw a white water lily on a leaf of its own."""
    art.shape(ellipse(2, 6, 31, 9), GREEN, ink=2.2, shade=GREEN_DARK, shift=(-3, -3))
    for petal in ("-4,4! -22,0 -26,-14! -12,-12 -2,0", "4,4! 22,0 26,-14! 12,-12 2,0"):
        art.shape(blob(petal), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
    for petal in ("-2,4! -14,-8 -13,-22! -3,-14 0,2", "2,4! 14,-8 13,-22! 3,-14 0,2"):
        art.shape(blob(petal), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
    art.shape(blob("0,5! -8,-6 0,-20! 8,-6"), "#f3c9cf", ink=2.0, shade="#d9899a", shift=(-2, -2))
    art.dot(0, 2, 3, GOLD, 14)


def bee_line(art: Picture) -> None:
    """Draw a bee that flies by a loop to a blossom that grows out of the lower clover."""
    art.shape(limb("180,420,5 178,396,4.4 182,366,3.8 180,320,3.4"), GREEN, ink=2.2, heavy=(0.4, 0.6))
    art.shape(limb("179,392,3.4 160,374,3.2 136,358,3 124,338,2.8"), GREEN, ink=2.2, heavy=(0.4, 0.6))
    leaf(art, 142, 362, 32, 172)
    bud = blob("113,338! 108,320 118,304! 124,311 131,302! 139,318 135,338! 124,345")
    art.shape(bud, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
    for fold in ("119,312 120,324 123,334", "131,310 129,324 126,334"):
        art.line(fold, 1.9, (0.2, 1, 0.2))
    for sepal in ("124,346! 110,344 106,326! 118,332 124,340!", "124,346! 138,344 142,326! 130,332 124,340!"):
        art.shape(blob(sepal), GREEN, ink=2.0, shade=GREEN_DARK, shift=(-1.6, -2), heavy=(0.4, 0.6))
    leaf(art, 181, 378, 46, -24)
    flight(art, "238,404 266,392 284,366 288,334 278,302", 17, 3.2)
    flower(art, 180, 296, 44, colour=RED, centre=GOLD)
    bee(art, 263, 262, 1.7, turned=-14)
