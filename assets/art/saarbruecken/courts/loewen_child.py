"""The eight of lions: a girl who will not give her plush lion away."""

from saarbruecken.courts.people import LINEN, Cloth, arm, laid_hand, leg, neck, sneaker
from saarbruecken.courts.scenery import castle, stage
from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK, Suit
from woodcut.animals import LION_MANE, LION_SHADE
from woodcut.faces.child import child as child_face
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, discs, ellipse, limb, move, poly, rounded, union
from woodcut.palette import BLUSH, GOLD, GOLD_DARK, INK, RED, RED_DARK, SKIN_BROWN, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

DRESS: Cloth = (LION_BLUE, LION_BLUE_DARK)
SHOES: Cloth = (RED, RED_DARK)
SOCKS: Cloth = (GOLD, GOLD_DARK)
HAIR, HAIR_DARK = "#33261f", "#1b1310"


def child() -> Picture:
    """A girl hugs a plush lion; one of her socks has slipped."""
    art = stage(Suit.COINS, lambda town: castle(town, 96, 266), (182, 96))
    with art.at(182, 534, 1.2):
        _legs(art)
        _dress(art)
        neck(art, 6, -240, SKIN_BROWN, lean=-2)
        _head(art)
        _far_arm(art)
        _plush(art)
        _near_arm(art)
    return art


def _legs(art: Picture) -> None:
    for x, foot in ((-26, -30), (28, 32)):
        arm(art, f"{x},-120,15 {x},-84,14.5 {foot},-52,13 {foot},-14,9.5", SKIN_BROWN)
    art.line("-36,-80 -28,-74 -18,-79", 1.9)
    art.line("20,-80 28,-74 37,-79", 1.9)
    with art.at(32, -62, turned=28):  # a plaster on the shin
        art.shape(rounded(-10, -4.5, 20, 9, 4), "#f0b99a", ink=1.8)
    leg(art, "-30,-54,14 -30,-34,12.6 -30,-14,10.5", SOCKS)
    for y in (-46, -36):
        art.line(
            f"-43,{y} -31,{y + 3} -18,{y}",
            4,
            (1, 1, 1),
            WHITE,
            within=art.here(limb("-30,-54,12.4 -30,-14,9")),
        )
    art.shape(rounded(-45, -64, 30, 12, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    for y, half in ((-34, 15), (-26, 16), (-17, 15)):  # the one that has slipped
        art.shape(ellipse(32, y, half, 7), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, -3))
    sneaker(art, -30, -11, SHOES, size=0.92)
    sneaker(art, 34, -11, SHOES, flip=True, size=0.92)


def _dress(art: Picture) -> None:
    skirt = blob(
        "-30,-236 -38,-200 -52,-150 -74,-104! -56,-96 -40,-103 -22,-94 0,-101 22,-94 42,-103 58,-96 76,-104! "
        "54,-150 42,-200 36,-236 20,-246 -14,-246"
    )
    art.shape(skirt, DRESS[0], ink=3.2, shade=DRESS[1], shift=(-9, -3), hatch=Hatch(15, 6.5, 15))
    inside = art.here(skirt).buffer(-1.5)
    hem = skirt.difference(move(skirt, 0, -11)).intersection(poly("-90,-128 90,-128 90,-80 -90,-80"))
    art.lay(art.here(hem).intersection(inside), GOLD)
    for fold in ("-36,-150 -46,-124 -50,-100", "40,-160 50,-130 54,-100", "20,-140 26,-118 26,-98"):
        art.line(fold, 2.4, (0, 1, 0.6), within=inside)


def _head(art: Picture) -> None:
    with art.at(6, -296, 1.24, turned=-6):
        for x in (-33, 41):
            puff = union(circle(x, -50, 19), discs(_ring(x, -50, 17, 6)))
            art.shape(puff, HAIR, ink=2.8, shade=HAIR_DARK, shift=(-4, -4))

        back = blob("-31,-26 -34,-6 -28,14 0,6 26,20 34,8 37,-12 32,-36 14,-50 -12,-50")
        art.shape(back, HAIR, ink=2.8, shade=HAIR_DARK, shift=(-4, -3))
        child_face(art, skin=SKIN_BROWN, brow=HAIR_DARK, mood=Mood.PLEASED, lashes=True)
        front = blob("-29,-8! -34,-28 -20,-46 6,-52 30,-40 37,-14 33,8! 28,-10 20,-24 4,-31 -8,-28 -22,-24")
        art.shape(front, HAIR, ink=2.5, shade=HAIR_DARK, shift=(-4, -3))
        art.line("4,-31 6,-40 4,-50", 1.7, (0, 1, 1), "#7a5a44")
        for x in (-21, -15, 25, 31):  # baubles on her hair ties
            art.shape(
                circle(x, -44 - abs(x - 5) * 0.12, 4.2, 16), LION_BLUE if x in {-21, 31} else GOLD, ink=1.7
            )
        art.shape(circle(33, 14, 3.0, 14), GOLD, ink=1.6)


def _ring(x: float, y: float, radius: float, size: float) -> str:
    """The curls around a puff of hair, as a path of discs."""
    steps = ((1, 0), (0.6, 0.8), (-0.2, 1), (-0.9, 0.5), (-1, -0.3), (-0.5, -0.9), (0.3, -1), (0.9, -0.5))
    return " ".join(f"{x + dx * radius},{y + dy * radius},{size}" for dx, dy in steps)


def _far_arm(art: Picture) -> None:
    arm(art, "-24,-222,13 -66,-186,12 -78,-160,10", SKIN_BROWN)
    _puff(art, -30, -222, -35)


def _near_arm(art: Picture) -> None:
    laid_hand(art, -58, -154, 0.95, turned=198, skin=SKIN_BROWN, thumb=False)
    arm(art, "44,-218,13 66,-172,12.5 32,-146,10.5 8,-143,9.5", SKIN_BROWN)
    art.line("62,-180 58,-168 48,-160", 1.9)
    laid_hand(art, -4, -144, 0.98, turned=4, skin=SKIN_BROWN)
    _puff(art, 44, -222, 35)


def _puff(art: Picture, x: float, y: float, angle: float) -> None:
    art.shape(ellipse(x, y, 20, 16, angle), LINEN[0], ink=2.7, shade=LINEN[1], shift=(-4, -4))
    art.line(f"{x - 10},{y + 6} {x},{y + 10} {x + 10},{y + 5}", 1.7)


def _plush(art: Picture) -> None:
    with art.at(-34, -208, 1.0, turned=-10):
        tail = limb("22,86,4.5 44,96,4.2 52,116,4")
        art.shape(tail, WHITE, ink=2.4)
        art.shape(
            blob("48,112! 60,114 64,128 54,142! 44,130 44,118!"),
            LION_MANE,
            ink=2.3,
            shade=GOLD_DARK,
            shift=(-3, -3),
        )
        for x, foot in ((-18, -28), (20, 24)):
            art.shape(limb(f"{x},84,13 {foot},116,12"), WHITE, ink=2.7, shade=LION_SHADE, shift=(-4, -3))
            art.shape(ellipse(foot, 124, 15, 11), WHITE, ink=2.6, shade=LION_SHADE, shift=(-4, -3))
            for toe in (-5, 1, 7):
                art.line(f"{foot + toe},126 {foot + toe - 1},130 {foot + toe - 1},134", 1.6, (0.4, 1, 0.6))
        body = blob("-22,26 -30,56 -28,88 0,100 28,88 30,56 22,26")
        art.shape(body, WHITE, ink=2.8, shade=LION_SHADE, shift=(-6, -3))
        art.add(ellipse(-2, 72, 15, 19), "#f5e6c0")
        mane = union(circle(0, 0, 36), discs(_ring(0, 0, 33, 15)))
        art.shape(mane, LION_MANE, ink=2.9, shade=GOLD_DARK, shift=(-6, -4))
        for ex in (-24, 24):
            art.shape(circle(ex, -27, 10), WHITE, ink=2.4)
            art.add(circle(ex, -26, 5), "#e9b8a0")
        face = blob("-28,-6 -20,-26 0,-30 20,-26 28,-6 27,12 14,26 0,29 -14,26 -27,12")
        art.shape(face, WHITE, ink=2.5, shade=LION_SHADE, shift=(-4, -3))
        art.shape(blob("-5,22! 0,20 6,22! 5,32 0,36 -5,32"), RED, ink=1.7)
        art.shape(union(ellipse(-8, 15, 10, 8), ellipse(8, 15, 10, 8)), WHITE, ink=2.0)
        art.shape(blob("-7,3! 0,1 7,3! 3,10 0,12 -3,10"), INK, ink=0)
        for ex in (-13, 13):
            art.dot(ex, -6, 5, INK)
            art.dot(ex - 1.6, -7.8, 1.6, WHITE, 10)
            art.add(ellipse(ex * 1.6, 8, 4.4, 3.4), BLUSH)
        crown = poly("-17,-28 -21,-48 -10,-39 0,-52 10,-39 21,-48 17,-28").buffer(1)
        art.shape(crown, GOLD, ink=2.3, shade=GOLD_DARK, shift=(-3, -1))
        for cx in (-8, 0, 8):
            art.dot(cx, -33, 2, RED, 10)
        with art.at(-14, 88, turned=12):  # a patch, sewn on with love and large stitches
            art.shape(rounded(-8, -7, 16, 14, 2), RED, ink=1.8)
            for stitch in ("-11,-3 -5,-3", "-11,3 -5,3", "5,-3 11,-3", "5,3 11,3"):
                art.line(stitch, 1.8, (1, 1))
