"""Small inhabitants of the gulf of Naples: a seahorse on its reef, a dolphin over the sea, a crab."""

from woodcut.geometry import blob, circle, limb, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    WHITE,
)
from woodcut.picture import Picture

WEED, WEED_DARK = GREEN, GREEN_DARK
ROCK, ROCK_DARK = "#b9a98c", "#85765c"


def seahorse(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a seahorse that looks to the right, about 60 units wide and 124 high."""
    with art.at(x, y, size, flip=True):
        fin = blob("12,-8! 26,-14 32,-4 31,10 22,20 10,18!")
        art.shape(fin, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -3))
        for ray in ("13,-2 22,-5 29,-4", "13,5 22,4 30,5", "12,11 20,13 25,16"):
            art.line(ray, 1.6, (0.3, 1, 0.2), RED_DARK)
        crest = blob("-7,-54! -10,-64 -4,-61! 0,-68 5,-60! 11,-62 10,-53! 16,-50 11,-44 0,-46")
        art.shape(crest, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        body = limb(
            "1,-46,11 9,-30,10 5,-14,13 0,4,15 3,22,11.6 8,36,8 5,49,6 -5,55,5 -13,49,4.2 "
            "-12,40,3.4 -5,40,2.4"
        )
        snout = union(limb("-2,-47,9 -13,-41,5.6 -23,-37,4.4"), limb("-23,-40,3 -24.4,-34,3"))
        art.shape(union(body, snout), RED, ink=2.6, shade=RED_DARK, shift=(-4, -3))
        inside = art.here(union(body, snout).buffer(-1.2))
        for ring in (
            "-6,-20 4,-17 20,-22",
            "-13,-9 0,-4 18,-9",
            "-17,2 -2,7 16,3",
            "-15,12 0,17 16,12",
            "-10,22 2,26 15,21",
            "-5,31 6,34 17,30",
            "-2,40 6,42 15,40",
        ):
            art.line(ring, 2.4, (0.2, 1, 0.4), GOLD, within=inside)
        art.dot(-3, -48, 4.6, WHITE, 20)
        art.dot(-4, -48, 2.7, INK, 16)
        art.line("-9,-51 -3,-54 3,-51", 1.8, (0.2, 1, 0.3))


def leaping_dolphin(art: Picture, x: float, y: float) -> None:
    """Draw a dolphin that leaps to the right, about 78 units wide and 140 high."""
    with art.at(x, y, 0.93):
        tail = blob("-8,44! -2,60 -4,66! 12,58 26,68! 28,58 18,50 6,38!")
        art.shape(tail, BLUE, ink=2.4, shade=BLUE_DARK, shift=(-3, -3))
        fin = blob("-32,-26! -46,-18 -53,-4! -42,0 -34,6!")
        art.shape(fin, BLUE, ink=2.4, shade=BLUE_DARK, shift=(-2, -3))
        body = limb(
            "40,-40,1.6 29,-45,4.2 22,-48,5.4 12,-53,13 -4,-46,17 -18,-26,18 -23,-2,16 -18,20,12 -6,38,7.6 "
            "5,50,4.6"
        )
        art.shape(body, BLUE, ink=2.6, shade=BLUE_DARK, shift=(-4, -3))
        inside = art.here(body.buffer(-1.3))
        belly = blob("42,-38! 28,-42 14,-42 2,-34 -7,-16 -11,2 -8,20 -2,36! 26,20 36,-20")
        art.add(belly.intersection(body.buffer(-1.3)), WHITE)
        for fold in ("-2,-10 -8,-6 -12,-7", "-4,2 -9,5 -13,3", "-4,13 -8,15 -12,14"):
            art.line(fold, 1.9, (1, 0.8, 0), within=inside)
        flipper = blob("-8,-34! 8,-26 18,-8! 4,-10 -10,-20!")
        art.shape(flipper, BLUE, ink=2.3, shade=BLUE_DARK, shift=(-2, -2))
        art.line("40,-40 30,-41 20,-42", 1.9, (0.5, 1, 0.2))
        art.dot(10, -55, 4.4, WHITE, 18)
        art.dot(11, -55, 2.6, INK, 14)
        art.line("4,-61 10,-63 16,-60", 1.8, (0.2, 1, 0.3))


def reef(art: Picture) -> None:
    """Draw a rock on the left with red coral and a tall weed, to which a seahorse holds, up to y = 96."""
    weed = limb(
        "58,556,4.8 46,508,4.6 58,456,4.4 50,404,4.2 66,372,4 79,344,3.8 60,308,3.6 44,262,3.4 "
        "54,206,3 44,150,2.4 50,100,1.4"
    )
    for x, y, length, angle in (
        (56, 470, 40, -128),
        (49, 412, 36, -116),
        (76, 352, 30, -20),
        (47, 276, 38, -122),
        (52, 216, 44, -66),
        (49, 196, 40, -124),
        (46, 158, 42, -60),
        (47, 118, 36, -118),
        (49, 110, 36, -62),
    ):
        leaf(art, x, y, length, angle, colour=WEED, dark=WEED_DARK, width=0.17)
    art.shape(weed, WEED, ink=2.1, shade=WEED_DARK, shift=(-2, -1))
    coral = [
        limb("84,560,7 82,520,6.4 86,490,5.6 78,462,5 82,436,4"),
        limb("84,524,5.4 100,500,5 104,476,4.4 98,456,3.8"),
        limb("103,482,4.2 112,468,3.6 111,456,3"),
        limb("84,500,5 68,482,4.6 62,460,4.2 66,442,3.6"),
        limb("80,462,4.2 92,446,3.8 94,428,3.2"),
    ]
    with art.at(-8, 0):
        art.shape(union(*coral), RED, ink=2.4, shade=RED_DARK, shift=(-3, -2))
    for x, y in ((82, 540), (85, 508), (82, 478), (95, 505), (72, 486)):
        art.dot(x - 8, y, 1.7, "#ef9a80", 10)
    rock = blob("26,567! 32,553 46,547 62,551 76,544 94,548 104,556 110,567! 68,570")
    art.shape(rock, ROCK, ink=2.4, shade=ROCK_DARK, shift=(-4, -4))
    art.line("44,563 54,556 64,558", 2.0, (0, 1, 0))
    art.line("84,562 94,555 102,558", 2.0, (0, 1, 0))
    for x, y, radius in ((92, 214, 5), (84, 192, 3.8), (95, 172, 3)):
        art.shape(circle(x, y, radius, 24), WHITE, ink=1.7, heavy=(0.2, 0.3))


def heraldic_sea(art: Picture) -> None:
    """Draw the sea of a coat of arms: three rows of crests about x = 180, the first 260 units wide."""
    rows = ((130, 10, 350, SKY, SKY_DARK), (117, 9, 362, BLUE, BLUE_DARK), (104, 8, 374, SKY, SKY_DARK))
    for half, steps, y, colour, dark in rows:
        wide = 2 * half / steps
        crests, troughs = [f"{180 - half},{y}!"], []
        for step in range(steps):
            x = 180 - half + wide * step
            crests += [f"{x + wide * 0.3:.1f},{y + 9}", f"{x + wide * 0.66:.1f},{y + 9}"]
            crests.append(f"{x + wide:.1f},{y}!")
            if 0 < step < steps - 1:
                troughs += [f"{x:.1f},{y + 20}!", f"{x + wide * 0.5:.1f},{y + 26}"]
        last = f"{180 + half - wide:.1f},{y + 20}!"
        swell = blob(" ".join([*crests, last, *reversed(troughs)]))
        art.shape(swell, colour, ink=2.4, shade=dark, shift=(-2, -3))
    for side in (-1, 1):
        for x, y, size in ((54, 338, 3.6), (46, 326, 2.8)):
            art.shape(circle(180 + side * x, y, size, 20), SKY, ink=1.7, heavy=(0.3, 0.4))


def crab(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a crab, 70 units wide and 44 high, that stands on a point and lifts one of its claws."""
    with art.at(x, y, size):
        for flip in (False, True):
            with art.at(flip=flip):
                for leg in ("-12,-10,3 -25,-13,2.6 -31,-1,1.4", "-10,-8,3 -19,-8,2.6 -23,0,1.4"):
                    art.shape(limb(leg), RED_DARK, ink=1.9)
        for flip, high in ((False, -8), (True, 0)):
            with art.at(0, 0, flip=flip):
                art.shape(limb(f"-15,-15,3.6 -27,{-18 + high},3.4 -28,{-26 + high},3"), RED, ink=2.0)
                with art.at(-28, -26 + high, turned=8):
                    claw = blob("3,2! 9,-5 8,-14 1,-19! 3,-11 -1,-8! -5,-10 -7,-17! -11,-8 -7,0 -2,3!")
                    art.shape(claw, RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
        shell = blob("-19,-14 -15,-23 0,-26 15,-23 19,-14 12,-5 0,-2 -12,-5")
        art.shape(shell, RED, ink=2.5, shade=RED_DARK, shift=(-3, -3))
        for px, py in ((-9, -18), (0, -20), (9, -18)):
            art.dot(px, py, 1.5, GOLD, 10)
        art.line("-7,-8 0,-6 7,-8", 1.8, (0.3, 1, 0.3))
        for side in (-1, 1):
            art.line(f"{side * 5},-24 {side * 6},-31", 3, (1, 1))
            art.shape(circle(side * 6, -33, 4.2, 22), WHITE, ink=1.8, heavy=(0.1, 0.2))
            art.dot(side * 6 + 1, -33, 2.3, INK, 14)
