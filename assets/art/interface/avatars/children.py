"""The children of the osteria: Chiara and the landlord's little niece."""

from interface.avatars.portrait import bands, head, jumping, neck, shoulders
from woodcut.faces.child import CHILD, child
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, discs, mirror, poly, union
from woodcut.palette import (
    GOLD,
    GOLD_DARK,
    INK,
    PLUM,
    RED,
    RED_DARK,
    SKIN,
    SKIN_BROWN,
    TEAL,
    TEAL_DARK,
    WHITE,
)
from woodcut.picture import Picture

AUBURN, AUBURN_DARK = "#b0562a", "#743216"
DARK, DARKER = "#3a2a22", "#1c1410"


def chiara(art: Picture, mood: Mood) -> None:
    """Twelve, freckled, her pony-tail still flying from the way she came in."""
    neck(art, SKIN, width=19)
    bust = shoulders(art, TEAL, TEAL_DARK, wide=84, top=208)
    bands(art, bust, WHITE, first=222)
    with head(art, mood, 136, 138, 1.56, flip=True):
        tail = {Mood.DELIGHTED: 14, Mood.DISMAYED: 34, Mood.WORRIED: -6}.get(mood, 0)
        with art.at(30, -40, turned=tail):
            swing = blob("-8,-10! 4,-22 20,-20 30,-4 31,18 26,36 30,54! 20,46 16,58! 8,42 10,20 4,6")
            art.shape(swing, AUBURN, ink=2.8, shade=AUBURN_DARK, shift=(-4, -3))
            inside = art.here(swing).buffer(-1.5)
            art.line("4,-12 18,-10 24,10 22,44", 2, (0.2, 1, 0.1), within=inside)
            art.line("2,-2 12,2 17,18 15,48", 2, (0.2, 1, 0.1), within=inside)
        behind = blob("-26,-22 -30,-42 -12,-57 14,-57 36,-40 39,-12 34,20! 20,4 0,-30")
        art.shape(behind, AUBURN, ink=2.8, shade=AUBURN_DARK, shift=(-5, -3))
        child(art, brow=AUBURN_DARK, smile=2, mood=mood, lashes=True, grin=True, freckled=True)
        fringe = blob(
            "-29,0! -34,-26 -22,-50 6,-57 30,-44 38,-14 33,12! 29,-6 25,-20! 17,-26 19,-20! 8,-27 6,-20! "
            "-4,-27 -8,-18! -16,-24 -21,-14! -26,-16"
        )
        art.shape(fringe, AUBURN, ink=2.6, shade=AUBURN_DARK, shift=(-4, -3))
        for strand in ("0,-50 -14,-40 -20,-24", "6,-52 4,-38 6,-26", "12,-50 24,-38 29,-16"):
            art.line(strand, 1.9, (0, 1, 0.3))
        art.shape(circle(30, -40, 8, 24), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))


def bambina(art: Picture, mood: Mood) -> None:
    """Eight, with two puffs of hair and a gap where a tooth was."""
    neck(art, SKIN_BROWN, width=16)
    bust = shoulders(art, RED, RED_DARK, wide=76, top=210)
    for dot in ((78, 236), (100, 226), (156, 226), (178, 236), (114, 236), (142, 236), (128, 224)):
        art.add(circle(*dot, 4, 16).intersection(bust), WHITE)
    with head(art, mood, 128, 142, 1.58):
        up = {Mood.DELIGHTED: 3, Mood.DISMAYED: 8, Mood.WORRIED: -4}.get(mood, 0)
        for left, top, size in ((-34, -36 - up, 1.0), (40, -36 - up, 1.06)):
            with art.at(left, top, size):
                puff = discs(
                    "0,-16,10 12,-12,10 17,0,10 12,12,10 0,16,10 -12,12,10 -17,0,10 -12,-12,10 0,0,16"
                )
                art.shape(puff, DARK, ink=2.8, shade=DARKER, shift=(-5, -4))
                for curl in ("-10,-8 -4,-14 2,-8 -3,-4", "4,2 10,-4 14,3 8,7", "-9,8 -4,3 1,9 -4,13"):
                    art.line(curl, 1.7, (0.2, 1, 0.8, 0.1), "#6d5546")
        child(art, skin=SKIN_BROWN, brow=DARKER, smile=2, mood=mood, lashes=True, grin=True)
        if mood is Mood.DELIGHTED:
            with art.at(*CHILD.mouth):
                art.add(poly("-1,-2.2 3,-2.4 2.8,1.4 -0.8,1.4"), INK)
        cap = blob(
            "-28,-4! -33,-24 -26,-44 -4,-55 16,-54 34,-38 37,-12 31,6! 29,-8 25,-22 14,-32 2,-39! "
            "-8,-33 -20,-25 -25,-14"
        )
        art.shape(cap, DARK, ink=2.6, shade=DARKER, shift=(-4, -3))
        art.line("2,-39 1,-48 4,-54", 1.9, (0.6, 1, 0.3), "#6d5546")
        for x, y in ((-27, -34), (32, -36)):
            with art.at(x, y), jumping(art, mood, turned=0):
                wing = blob("0,0! 9,-9 15,-6 15,6 9,9")
                bow = union(wing, mirror(wing), circle(0, 0, 4, 16))
                art.shape(bow, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
                art.dot(0, 0, 3, PLUM, 14)
