"""A falcon on the fist."""

from woodcut.geometry import blob, circle, ellipse, limb, move, union
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture

BACK, BACK_DARK = "#6f7f92", "#47566a"


def falcon(art: Picture) -> None:
    """Draw a falcon that looks to the left; it stands at the origin and is about 100 units high."""
    tail = blob("14,-20! 26,4 32,34 34,44! 20,46 10,36! 8,6 4,-14!")
    art.shape(tail, BACK, ink=2.6, shade=BACK_DARK, shift=(-3, -2))
    inside = art.here(tail).buffer(-1)
    for y in (8, 20, 32):
        art.line(f"4,{y + 4} 18,{y + 2} 34,{y}", 3.6, (1, 1, 1), BACK_DARK, within=inside)
    for x in (-8, 6):
        leg = union(
            limb(f"{x},-16,4.2 {x - 1},0,3.4"),
            limb(f"{x - 1},0,3 {x - 9},4,2.4"),
            limb(f"{x - 1},0,3 {x + 5},5,2.4"),
        )
        art.shape(leg, GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1, -1))
    breast = blob("-14,-84 -24,-66 -25,-42 -16,-20 -2,-10 12,-16 20,-40 16,-70 4,-86")
    art.shape(breast, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -4))
    inside = art.here(breast).buffer(-1.5)
    for x, y in (
        (-15, -58),
        (-7, -52),
        (1, -58),
        (-17, -44),
        (-9, -38),
        (-1, -44),
        (-11, -25),
        (-3, -30),
        (-19, -32),
        (5, -34),
    ):
        art.lay(art.here(move(blob("0,-4! 3,1 0,5! -3,1"), x, y)).intersection(inside), BACK_DARK)
    wing = blob("2,-74! 18,-72 26,-52 28,-26 30,2 32,20! 20,10 10,-8 4,-30 0,-52")
    art.shape(wing, BACK, ink=2.8, shade=BACK_DARK, shift=(-4, -4))
    inside = art.here(wing).buffer(-1)
    for path in (
        "6,-60 12,-54 20,-56",
        "6,-48 14,-42 23,-44",
        "8,-36 16,-29 25,-31",
        "12,-28 20,-10 28,8",
        "17,-28 24,-14 29,0",
    ):
        art.line(path, 1.9, (0.2, 1, 0.4), within=inside)
    head = blob("-26,-88 -25,-100 -12,-108 4,-104 10,-90 6,-76 -6,-72 -20,-76")
    art.shape(head, BACK_DARK, ink=2.7)
    art.add(blob("-23,-84! -14,-80 -2,-84 4,-78 -4,-73 -19,-76"), WHITE)
    art.add(blob("-17,-90! -10,-84 -12,-74! -18,-80"), BACK_DARK)
    art.shape(
        blob("-23,-95! -33,-92 -37,-83 -34,-77! -31,-83 -22,-83!"),
        GOLD,
        ink=2.2,
        shade=GOLD_DARK,
        shift=(-2, -2),
    )
    art.add(blob("-36,-86 -37,-82 -34,-77! -32,-82"), INK)
    art.shape(circle(-13, -93, 5, 20), GOLD, ink=1.6, heavy=(0.2, 0.3))
    art.dot(-13.8, -93, 3, INK, 16)
    art.dot(-15, -94.4, 1, WHITE, 8)
    art.line("-20,-98 -13,-99.6 -6,-95", 2.0, (0.4, 1, 0.3))


def glove(art: Picture) -> None:
    """Draw the gloved fist under a falcon, its back up; the wrist is at (30, 34)."""
    art.shape(blob("14,28! 22,14 38,12 50,22! 44,48 30,54!"), RED, ink=2.6, shade=RED_DARK, shift=(-4, -3))
    art.line("18,32 28,42 34,50", 2.0, (0.4, 1, 0.4), GOLD)
    hand = union(ellipse(2, 16, 21, 14, 18), limb("-14,10,6 -18,18,6.4 -10,25,6"), limb("-2,26,5 -12,29,5"))
    art.shape(hand, RED, ink=2.6, shade=RED_DARK, shift=(-3, -4))
    for path in ("-12,14 -8,20 -10,26", "-2,18 0,24 -2,29"):
        art.line(path, 1.7, (0.2, 1, 0.4))
    for path in ("-6,4 -10,16 -4,30", "4,4 10,20 8,40"):
        art.line(path, 2.2, (0.6, 1, 0.5), GOLD)
