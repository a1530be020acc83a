"""What belongs to the animals of the number cards: dragon, butterfly, lettuce and water lily."""

from francesi.lucky import SHADOW
from woodcut.geometry import blob, circle, ellipse, limb, poly
from woodcut.palette import GOLD, GREEN, GREEN_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import YOUNG, butterfly, flight


def dragon(art: Picture) -> None:
    """Draw the small dragon that lies around the casket and guards it."""
    art.add(ellipse(180, 431, 88, 4.6), SHADOW)
    tip = blob("93,372! 106,384 112,398! 102,393 90,397! 94,384")
    art.shape(tip, RED, ink=2.0, shade=RED_DARK, shift=(-1.6, -1.6))
    tail = limb("160,424,9 128,426,7.6 108,418,5.6 102,404,4.2 101,390,2.8")
    art.shape(tail, YOUNG, ink=2.5, shade=GREEN, shift=(-2, -3))
    for x, y in ((118, 414), (134, 416)):
        art.shape(poly(f"{x - 6},{y + 4} {x + 1},{y - 9} {x + 7},{y + 5}").buffer(0.6), GREEN, ink=1.8)
    body = limb("196,420,11 216,414,12 232,406,10 240,396,8.6")
    art.shape(body, YOUNG, ink=2.5, shade=GREEN, shift=(-3, -3))
    for x, y in ((220, 400), (229, 390)):
        art.shape(poly(f"{x - 7},{y + 3} {x - 4},{y - 10} {x + 5},{y - 1}").buffer(0.6), GREEN, ink=1.8)
    art.shape(limb("218,424,5.4 228,429,4.6 236,429,4"), YOUNG, ink=2.2, shade=GREEN, shift=(-2, -2))
    for horn in ("236,378! 228,370 222,360! 234,363 242,374!", "245,376! 243,366 244,356! 252,364 251,376!"):
        art.shape(blob(horn), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -1))
    head = blob("230,388 234,377 246,373 256,378 266,388 278,390 283,397 279,405 264,407 248,406 236,402")
    art.shape(head, YOUNG, ink=2.6, shade=GREEN, shift=(-3, -3))
    art.shape(circle(250, 383, 5.8, 24), WHITE, ink=1.6, heavy=(0.2, 0.3))
    art.dot(248.4, 383.6, 3, INK, 14)
    art.dot(247.6, 382.4, 1, WHITE, 8)
    art.dot(276, 393.4, 1.7, INK, 10)
    art.line("279,401 266,402 255,398", 2, (0.5, 1, 0.3))


def hatched(art: Picture) -> None:
    """Draw the butterfly that a caterpillar is to be."""
    flight(art, "238,358 258,374 284,370 300,350 292,328", 12, 2.8)
    butterfly(art, 284, 282, 1.44, turned=22, upper=GOLD, lower=GREEN)


def lettuce(art: Picture) -> None:
    """Draw the lettuce for which a snail is on its way, beyond the spade."""
    art.add(ellipse(282, 357, 40, 4.4), SHADOW)
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
