"""What belongs to the animals of the number cards: dragon, butterfly, lettuce, water lily and a flower."""

from francesi.lucky import SHADOW
from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import GOLD, GREEN, GREEN_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import YOUNG, bee, butterfly, flight

BELLY = "#cfdc8a"


def dragon(art: Picture) -> None:
    """Draw the small dragon that lies around the casket and guards it, its tail behind it to the left."""
    art.add(ellipse(184, 433, 116, 4.6), SHADOW)
    tip = blob("71,372! 82,382 88,396! 78,392 66,397! 70,384")
    art.shape(tip, RED, ink=2.0, shade=RED_DARK, shift=(-1.6, -1.6))
    tail = limb("200,422,12 150,426,10 110,426,8 86,420,6 77,406,4.4 77,392,3")
    art.shape(tail, YOUNG, ink=2.5, shade=GREEN, shift=(-2, -3))
    for x, y, turned in ((110, 417, 0), (92, 414, -18), (83, 402, -50)):
        with art.at(x, y, turned=turned):
            art.shape(poly("-6,4 1,-9 7,4").buffer(0.6), GREEN, ink=1.8, heavy=(0.4, 0.6))
    wing = blob(
        "238,404! 246,380 262,362 286,350! 288,362 299,370! 290,377 296,388! 285,390 "
        "286,401! 272,402 262,414!"
    )
    art.shape(wing, RED, ink=2.5, shade=RED_DARK, shift=(-3, -4))
    for rib in ("247,398 266,374 285,353", "250,401 274,382 297,371", "254,405 276,393 293,388"):
        art.line(rib, 2.6, (1, 0.9, 0.4), RED_DARK)
    body = union(
        blob("196,431! 192,414 200,400 216,392 238,394 258,404 270,420 268,432!"),
        limb("226,408,15 246,398,12.4 254,382,10 246,368,9"),
    )
    art.shape(body, YOUNG, ink=2.6, shade=GREEN, shift=(-3, -4))
    inside = art.here(body.buffer(-1.2))
    art.lay(art.here(limb("204,428,10 214,404,8 232,396,6 241,386,4")).intersection(inside), BELLY)
    for fold in ("200,414 208,417 216,415", "206,404 214,408 223,407", "218,396 224,401 231,400"):
        art.line(fold, 1.8, (0.3, 1, 0.3), GREEN, within=inside)
    for x, y, turned in ((264, 378, 78), (262, 392, 112), (256, 366, 44)):
        with art.at(x, y, turned=turned):
            art.shape(poly("-6,4 0,-8 6,4").buffer(0.6), GREEN, ink=1.8, heavy=(0.3, 0.5))
    haunch = union(ellipse(252, 417, 17, 15), limb("252,428,5.4 238,429,5 229,429.6,4"))
    art.shape(haunch, YOUNG, ink=2.3, shade=GREEN, shift=(-3, -3))
    paw = limb("226,412,6.6 212,420,5.6 199,418,4.8")
    art.shape(paw, YOUNG, ink=2.3, shade=GREEN, shift=(-2, -2))
    for toe in (
        "196,421 193,425",
        "200,423 198,427",
        "204,424 203,428",
        "230,433 226,434",
        "235,434 231,435",
    ):
        art.line(toe, 2.6, (1, 0.7))
    for horn in ("248,357! 253,349 262,346! 260,356 255,363!", "239,354! 241,345 247,340! 248,349 247,356!"):
        art.shape(blob(horn), WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -1))
    head = blob("258,366 252,356 242,353 231,356 222,364 210,366 204,373 207,381 220,384 238,385 251,380")
    art.shape(head, YOUNG, ink=2.6, shade=GREEN, shift=(-3, -3))
    art.shape(circle(236, 363, 6, 24), WHITE, ink=1.7, heavy=(0.2, 0.3))
    art.dot(234.2, 364, 3.2, INK, 14)
    art.dot(233.2, 362.6, 1, WHITE, 8)
    art.dot(210, 371, 1.8, INK, 10)
    art.line("206,379 220,379.6 234,375", 2.2, (0.5, 1, 0.3))


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
    art.shape(limb("180,440,3.8 176,404,3.6 183,366,3.2 180,320,3"), GREEN, ink=2.2, heavy=(0.4, 0.6))
    art.shape(limb("180,404,3.2 160,380,3 136,362,2.8 124,338,2.6"), GREEN, ink=2.2, heavy=(0.4, 0.6))
    leaf(art, 140, 366, 32, 172)
    bud = blob("113,338! 108,320 118,304! 124,311 131,302! 139,318 135,338! 124,345")
    art.shape(bud, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
    for fold in ("119,312 120,324 123,334", "131,310 129,324 126,334"):
        art.line(fold, 1.9, (0.2, 1, 0.2))
    for sepal in ("124,346! 110,344 106,326! 118,332 124,340!", "124,346! 138,344 142,326! 130,332 124,340!"):
        art.shape(blob(sepal), GREEN, ink=2.0, shade=GREEN_DARK, shift=(-1.6, -2), heavy=(0.4, 0.6))
    leaf(art, 179, 412, 46, -152)
    leaf(art, 179, 406, 46, -28)
    flight(art, "232,418 262,424 290,410 296,384 278,370 260,382 268,402 296,398 316,370 318,334 304,292")
    flower(art, 180, 296, 44, colour=RED, centre=GOLD)
    bee(art, 261, 252, 1.9, turned=-14)
