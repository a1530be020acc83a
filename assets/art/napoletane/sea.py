"""Small inhabitants of the gulf of Naples: a seahorse and a leaping dolphin."""

from woodcut.geometry import blob, limb, union
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, RED, RED_DARK, SKY, SKY_DARK, WHITE
from woodcut.picture import Picture


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
    """Draw a dolphin that leaps out of a wave to the right, about 78 units wide and 150 high."""
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
        wave = blob("-40,70! -32,58 -20,58 -16,66! -8,54 6,53 10,64! 16,54 30,54 36,70! 24,78 -28,78")
        art.shape(wave, SKY, ink=2.4, shade=SKY_DARK, shift=(-3, -4))
        for curl in ("-32,68 -26,63 -20,67", "-7,66 0,60 5,66", "18,66 24,61 29,68"):
            art.line(curl, 1.9, (0.2, 1, 0.2), WHITE)
