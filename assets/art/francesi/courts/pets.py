"""The falcon on a fist, the dog in a sleeve, the owl and the raven on a shoulder."""

from francesi.courts.cloth import gems
from woodcut.geometry import blob, circle, ellipse, limb, move, union
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    LIPS,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

PLUMAGE, PLUMAGE_DARK = "#a9713c", "#70451f"
RAVEN, RAVEN_DARK = "#3d3a48", "#23212b"
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
    """Draw the gloved fist under a falcon, back to the viewer, its long cuff to the lower right."""
    cuff = blob("8,30! 24,16 50,22! 60,46! 44,62 26,66!")
    art.shape(cuff, RED, ink=2.6, shade=RED_DARK, shift=(-4, -3))
    art.line("46,24 58,44 36,64", 4, (1, 1, 1), GOLD, within=art.here(cuff).buffer(-1.2))
    fingers = [
        limb(
            f"{8 - i * 1.5},{10 + i * 6},5 {-9 - i * 0.6},{11 + i * 5.6},5 {-17 + i * 1.4},{13 + i * 5.2},4.4"
        )
        for i in range(4)
    ]
    palm = blob("-6,6! 8,2 22,8 30,24! 26,36 12,38 0,34")
    thumb = limb("18,8,5.4 6,2,5 -7,3,4.2")
    art.shape(union(palm, thumb, *fingers), RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
    for i in range(3):
        art.line(f"6,{13.4 + i * 6} -6,{14.2 + i * 5.6} -18,{15.6 + i * 5.2}", 1.8, (0, 1, 1))
    art.line("17,12 7,7 -6,8", 1.7, (0, 1, 0.8))
    for x in (-8, 6):
        art.line(f"{x},-4 {x - 3},8 {x + 1},22", 2.6, (1, 1, 0.5), GOLD)
    art.shape(circle(9, -12, 4.2, 18), GOLD, ink=1.8, heavy=(0.3, 0.4))
    art.line("6.4,-11 9,-10 11.6,-11", 1.2, (1, 1, 1))


def lapdog(art: Picture) -> None:
    """Draw head and chest of a small spaniel about the origin, its muzzle to the left."""
    chest = blob("-16,10! -20,26 -18,44! 24,46! 22,22 16,6!")
    art.shape(chest, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-4, -3))
    for path in ("-12,24 -8,30 -9,36", "0,26 3,32 1,38", "10,24 13,30 11,37"):
        art.line(path, 1.7, (0, 1, 0.3))
    art.shape(limb("-15,13,3.4 0,18,3.6 15,13,3.4"), BLUE, ink=2)
    gems(art, "-2,20", GOLD, 4)
    skull = union(ellipse(0, -4, 17, 16), blob("-8,-4! -20,0 -25,7 -18,14 -4,13!"))
    art.shape(skull, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-3, -3))
    inside = art.here(skull).buffer(-1)
    art.lay(art.here(blob("1,-22! 4,-8 14,2 22,0! 22,-22!")).intersection(inside), BROWN)
    art.shape(
        blob("9,-16! 20,-18 26,-6 25,10 19,20! 12,12 11,0"), BROWN, ink=2.4, shade=BROWN_DARK, shift=(-3, -3)
    )
    art.shape(
        blob("-9,-16! -18,-17 -22,-8 -20,2! -13,-2 -10,-8"), BROWN, ink=2.3, shade=BROWN_DARK, shift=(-2, -2)
    )
    for x in (-9.5, 5):
        art.shape(circle(x, -4, 3.4, 18), INK, ink=0)
        art.dot(x - 1, -5.2, 1.1, WHITE, 10)
    art.shape(blob("-13,9! -9,10 -6,9! -6,16 -9.5,19 -13,15"), LIPS, ink=1.5)
    art.line("-21,8 -12,10 -4,8", 1.9, (0.4, 1, 0.3))
    art.shape(ellipse(-21, 2.4, 4.4, 3.4), INK, ink=0)
    art.dot(-22.4, 1.4, 1, WHITE, 8)


def owl(art: Picture) -> None:
    """Draw an owl that looks at whoever looks at it; it stands at the origin and is about 78 units high."""
    tail = blob("-8,-12! -9,10 -6,20! 0,17 6,20! 9,10 8,-12!")
    art.shape(tail, PLUMAGE_DARK, ink=2.2)
    body = blob("-20,-44 -23,-26 -18,-8 -8,1 8,1 18,-8 23,-26 20,-44 0,-56")
    art.shape(body, PLUMAGE, ink=2.6, shade=PLUMAGE_DARK, shift=(-4, -3))
    bib = blob("-12,-40! -14,-22 -8,-5 0,-2 8,-5 14,-22 12,-40!")
    art.add(bib, "#ecd3a2")
    inside = art.here(body.buffer(-1.2))
    for x, y in ((-7, -30), (1, -29), (9, -30), (-3, -21), (5, -21), (-5, -12), (3, -12)):
        art.line(
            f"{x - 4},{y - 2} {x - 1},{y + 4} {x + 2},{y - 2}",
            2.0,
            (0.3, 1, 0.3),
            PLUMAGE_DARK,
            within=inside,
        )
    for flip in (False, True):
        with art.at(flip=flip):
            wing = blob("-17,-44! -27,-32 -27,-14 -18,2! -14,-12 -13,-30")
            art.shape(wing, PLUMAGE, ink=2.3, shade=PLUMAGE_DARK, shift=(-2, -3))
            for feather in ("-22,-30 -19,-22 -16,-24", "-23,-20 -20,-11 -16,-13"):
                art.line(feather, 1.7, (0.3, 1, 0.3))
            toes = union(limb("-8,-1,2.4 -12,5,2.2"), limb("-7,-1,2.4 -7,6,2.2"), limb("-6,-1,2.4 -2,5,2.2"))
            art.shape(toes, GOLD, ink=1.8, shade=GOLD_DARK, shift=(-1, -1))
    head = blob(
        "-23,-72! -17,-68 -8,-70 0,-69 8,-70 17,-68 23,-72! 24,-58 22,-46 12,-38 0,-36 -12,-38 -22,-46 "
        "-24,-58"
    )
    art.shape(head, PLUMAGE, ink=2.6, shade=PLUMAGE_DARK, shift=(-3, -3))
    for side in (-1, 1):
        art.shape(
            circle(side * 9.6, -54, 9.4, 32),
            GOLD,
            ink=2.2,
            shade=GOLD_DARK,
            shift=(-1.6, -1.6),
            heavy=(0.2, 0.3),
        )
        art.dot(side * 9.6 - 1, -54, 4.8, INK, 20)
        art.dot(side * 9.6 - 2.8, -56, 1.6, WHITE, 10)
        art.line(f"{side * 2},-61 {side * 10},-66 {side * 21},-69", 3.2, (0.4, 1, 0.4), PLUMAGE_DARK)
    art.shape(blob("-3.4,-50! 3.4,-50! 0,-39!"), "#e8853a", ink=1.8, heavy=(0.2, 0.3))


def raven(art: Picture) -> None:
    """Draw a raven that looks to the right; it stands at the origin and is about 60 units high."""
    tail = blob("-16,-10! -32,4 -40,17! -27,16 -10,0!")
    art.shape(tail, RAVEN, ink=2.2, shade=RAVEN_DARK, shift=(-2, -2))
    for x in (-3, 7):
        leg = union(limb(f"{x},-8,2.4 {x},1,2.2"), limb(f"{x - 3},3,2 {x + 7},3,2"))
        art.shape(leg, RAVEN_DARK, ink=1.4)
    body = blob("-22,-12 -20,-28 -9,-41 3,-56 14,-61 25,-56 28,-46 22,-36 20,-22 14,-9 2,-4 -12,-4")
    art.shape(body, RAVEN, ink=2.6, shade=RAVEN_DARK, shift=(-4, -3))
    wing = blob("-9,-38! 4,-34 9,-22 4,-10 -14,-1 -33,9! -28,-8 -20,-26")
    art.shape(wing, RAVEN, ink=2.3, shade=RAVEN_DARK, shift=(-3, -3))
    inside = art.here(wing.buffer(-1))
    for feather in ("-8,-30 1,-24 1,-15", "-14,-24 -6,-16 -8,-8", "-20,-16 -14,-8 -20,0"):
        art.line(feather, 2.4, (0.4, 1, 0.4), "#6f86b8", within=inside)
    beak = blob("24,-55! 36,-53 45,-44! 36,-43 25,-43!")
    art.shape(beak, BACK_DARK, ink=2.2, shade=RAVEN_DARK, shift=(-2, -3))
    art.line("27,-48 35,-48 43,-45", 1.6, (1, 1, 0.5))
    for tuft in ("18,-34 22,-31 21,-26", "14,-32 17,-27 15,-22"):
        art.line(tuft, 2.0, (0.3, 1, 0.2), "#6f86b8")
    art.shape(circle(17, -51, 4.4, 20), WHITE, ink=1.5, heavy=(0, 0))
    art.dot(18.2, -51, 2.7, INK, 14)
    art.dot(17.2, -52.2, 0.9, WHITE, 8)
