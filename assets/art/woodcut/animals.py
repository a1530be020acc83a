"""Lion, dove and fish."""

from woodcut import pigeon
from woodcut.geometry import Region, blob, circle, ellipse, limb, move, poly, scale, turn, union
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, TEAL, TEAL_DARK, WHITE
from woodcut.pattern import motif
from woodcut.picture import Picture

LION_SHADE, LION_MANE, LION_MOUTH = "#c3ccd6", "#f0c35a", "#7c2a2a"
TOES = (-5.6, 0, 5.6)
"""How far the toes of a paw lie beside its middle."""
DOVE_MIDDLE = (11.5, -0.5)
"""Where the middle of the dove is."""
FISH = "#9cc4cf"
FISH_OUTLINE = "-62,2 -52,-8 -34,-19 -10,-26 16,-23 34,-13 46,-5 47,5 34,12 14,21 -12,25 -36,19 -54,10"
"""The body of a fish without its fins."""


def _claw(aside: float) -> str:
    """The claw of the toe that lies so far beside the middle of a paw."""
    tip = -14 + abs(aside) * 0.35
    return f"{tip},{aside - 3} {tip - 8},{aside + 1.6} {tip},{aside + 3}"


def paw(x: float, y: float, turned: float, size: float = 1.0, *, clawed: bool = True) -> Region:
    """A lion's paw with three toes that point to the left before it is turned."""
    parts = [limb(f"0,{d * 0.6},5 -10,{d},4.4 {-14 + abs(d) * 0.35},{d},3.7") for d in TOES]
    claws = [poly(_claw(d)) for d in TOES] if clawed else []
    return move(turn(scale(union(circle(0, 0, 7.8), *parts, *claws), size), turned), x, y)


def toes(art: Picture, x: float, y: float, turned: float, size: float = 1.0) -> None:
    """Draw the strokes between the toes of a paw."""
    with art.at(x, y, size, turned=turned):
        for d in (-3, 3):
            art.line(f"-16,{d * 1.1} -10,{d} -5,{d * 0.7}", 1.6, (1, 1, 0.2))


def lion(
    art: Picture, x: float, y: float, size: float = 1.0, ink: float = 2.3, *, plain: bool = False
) -> None:
    """Draw a crowned lion on its hind legs, about 110 by 140 units; a plain one has fewer strokes."""
    with art.at(x, y, size):
        tail = limb("32,34,4.6 50,34,4.4 55,16,4 42,-2,3.8 45,-24,3.6")
        tuft = blob("40,-20! 32,-32 38,-44! 42,-40 50,-58! 54,-44 61,-42! 58,-28 49,-18!")
        art.shape(tail, WHITE, ink=ink, shade=LION_SHADE, shift=(-2, -2))
        art.shape(tuft, LION_MANE, ink=ink, shade=GOLD_DARK, shift=(-3, -2))

        far_paws = ((-22, 63, 2, 1.0), (-42, 19, 12, 0.98))
        near_paws = ((14, 78, -2, 1.12), (-53, -7, 38, 1.12))
        far_h = union(limb("14,30,14 -12,34,9.6 -21,48,6.6 -17,60,6"), paw(*far_paws[0], clawed=not plain))
        far_f = union(limb("0,10,9 -17,25,7.6 -36,20,6.4"), paw(*far_paws[1], clawed=not plain))
        for limbs, place in ((far_h, far_paws[0]), (far_f, far_paws[1])):
            art.shape(limbs, LION_SHADE, ink=ink)
            toes(art, *place)
        torso = limb("20,34,17 12,12,12 2,-10,16")
        hind = union(
            limb("21,30,18 9,46,12.6 22,58,7.4 30,65,6 26,76,5.4 18,78,5.4"),
            paw(*near_paws[0], clawed=not plain),
        )
        fore = union(limb("-4,-10,12 -25,8,8.6! -46,-1,6.6"), paw(*near_paws[1], clawed=not plain))
        art.shape(
            union(torso, hind, fore).buffer(1.2).buffer(-1.2),
            WHITE,
            ink=ink,
            shade=LION_SHADE,
            shift=(-5, -3),
        )
        for place in near_paws:
            toes(art, *place)
        art.line("1,48 1,34 8,24 19,20", 2.2, (1, 1, 0.8, 0))
        if not plain:
            art.line("29,59 33,64 29,69", 1.7, (0, 1, 0.3))
        art.line("-14,0 -20,-2 -24,-7", 1.7, (0, 1, 0.4))
        lion_head(art, ink, plain=plain)


def lion_head(art: Picture, ink: float = 2.3, *, plain: bool = False) -> None:
    """Draw the crowned head of the lion with its mane, as it lies when the lion stands at the origin."""
    mn = blob(
        "-16,-68 2,-68 14,-58! 10,-54 24,-44! 16,-40 26,-26! 16,-24 22,-8! 10,-10 10,4! 0,-4 -6,6! "
        "-12,-6 -20,0! -22,-14 -32,-16! -28,-26 -20,-40"
    )
    art.shape(mn, LION_MANE, ink=ink, shade=GOLD_DARK, shift=(-4, -3))
    inside = art.here(mn).buffer(-1)
    for p in (
        "0,-56 8,-52 14,-46",
        "2,-40 10,-36 18,-30",
        "0,-26 8,-20 13,-14",
        "-8,-20 -4,-8 2,-4",
        "-16,-20 -14,-10 -14,-4",
    ):
        if not plain:
            art.line(p, 1.7, (0, 1, 0.4), within=inside)
    art.shape(blob("-22,-18! -27,-6 -35,0! -38,-8 -37,-20!"), LION_MANE, ink=ink * 0.8)
    jaw = blob("-20,-42! -28,-33 -37,-30 -43,-31! -46,-24 -42,-16 -32,-13 -21,-15 -10,-26! -10,-42")
    art.shape(jaw, WHITE, ink=ink, shade=None if plain else LION_SHADE, shift=(-2, -3))
    art.shape(blob("-19,-43! -32,-42 -48,-38! -43,-29 -31,-30!"), LION_MOUTH, ink=1.6)
    tongue = limb("-28,-36,2.4 -40,-33,3.2 -50,-32.4,3 -56,-36,2.2 -57,-41,1.2")
    art.shape(tongue, RED, ink=1.6, shade=None if plain else RED_DARK, shift=(-1, -2), heavy=(0.4, 0.5))
    hd = blob(
        "-4,-67 -15,-70 -25,-67! -35,-63 -47,-56! -53,-53 -55,-46 -53,-39 -47,-36! -37,-39 -28,-41 -20,-40! "
        "-12,-28 -2,-38 4,-54"
    )
    art.shape(hd, WHITE, ink=ink, shade=LION_SHADE, shift=(-3, -3))
    art.add(blob("-56,-46! -56,-52 -51,-57 -44,-59! -43,-55 -46,-50 -51,-47!"), INK)
    art.line("-54,-47 -51,-41 -43,-42 -38,-44", 1.8, (1, 1, 0.8, 0))
    if not plain:
        art.line("-20,-40 -15,-43 -14,-48", 2, (1, 1, 0))
        art.line("-30,-62 -34,-56 -40,-52", 1.8, (0.2, 1, 0))
        art.line("-14,-50 -9,-42 -11,-32", 1.9, (0, 1, 0.2))
        art.shape(poly("-46,-39 -40,-40.4 -43.4,-32"), WHITE, ink=1.2, heavy=(0, 0))
        art.shape(poly("-41,-30 -37,-30 -39.6,-36"), WHITE, ink=1.2, heavy=(0, 0))
    art.shape(blob("-28,-55! -24,-60 -17,-58! -20,-53 -25,-52.6"), WHITE, ink=1.2, heavy=(0, 0))
    art.add(ellipse(-23.4, -56, 2.7, 3), INK)
    art.line("-31,-58 -24,-62.6 -14,-58", 3.2, (0.3, 1, 0.4))
    ruff = blob(
        "-22,-65! -8,-71 8,-68 18,-60! 10,-57 17,-46! 8,-47 10,-34! 1,-39 0,-24! -8,-32 -13,-15! "
        "-20,-26 -25,-24! -21,-34 -14,-42! -17,-50 -14,-58!"
    )
    art.shape(ruff, LION_MANE, ink=ink * 0.85, shade=GOLD_DARK, shift=(-3, -2))
    if not plain:
        art.line("-6,-44 -2,-38 2,-36", 1.6, (0, 1, 0.4))
        art.line("2,-54 7,-51 12,-50", 1.6, (0, 1, 0.4))
    art.shape(blob("-7,-58! -6,-68 4,-69 6,-60 0,-54!"), WHITE, ink=1.9)
    if not plain:
        art.add(blob("-4,-59! -3,-65 2,-65 2,-59!"), LION_SHADE)
    c = poly("-25,-66 -29,-80 -21,-74 -15,-84 -9,-74 -1,-80 -4,-66").buffer(0.8)
    art.shape(c, GOLD, ink=1.9, shade=GOLD_DARK, shift=(-2, -1))


def dove(art: Picture, x: float, y: float, size: float = 1.0) -> None:
    """Draw a standing pigeon, about 112 by 98 units, that looks to the left."""
    with art.at(x, y, size):
        pigeon.dove(art, *DOVE_MIDDLE)


def fish(art: Picture, x: float, y: float, size: float = 1.0) -> None:
    """Draw a river fish with red fins, about 130 by 62 units."""
    with art.at(x, y, size):
        tl = blob("42,-3! 56,-16 72,-28! 66,-8 64,0 66,10 72,28! 54,16 42,4!")
        df = blob("-8,-22! 2,-38 20,-36! 20,-26 28,-17!")
        pf = blob("10,20! 18,34 30,34! 26,22 28,14!")
        pv = blob("-14,22! -10,36 2,38! 2,28 0,20!")
        for g in (tl, df, pf, pv):
            art.shape(g, RED, ink=2.4, shade=RED_DARK, shift=(-3, -3))
        for p in (
            "50,-5 60,-14 66,-20",
            "50,4 60,13 66,20",
            "2,-23 3.5,-28 5,-33",
            "11,-22 12.5,-27.5 14,-33",
        ):
            art.line(p, 1.5, (1, 0.8, 0))
        for p in ("51,0 58,-1 63,-1", "-5,25 -3,30 -2,35", "19,24 22,28 25,32"):
            art.line(p, 1.7, (1, 0.8, 0), RED_DARK)
        bd = blob(FISH_OUTLINE)
        art.shape(bd, FISH, ink=2.7)
        inside = art.here(bd).buffer(-1.3)
        art.lay(
            art.here(blob("-70,-4 -40,-12 -10,-14 20,-11 52,-3 50,-40 -60,-40")).intersection(inside), TEAL
        )
        art.lay(art.here(blob("-70,12 -36,10 -6,14 20,12 50,6 50,40 -60,40")).intersection(inside), "#e8f1ec")

        def scale_mark(px: float, py: float) -> Region:
            return blob(
                f"{px - 4},{py - 6}! {px + 3},{py - 4} {px + 5},{py} {px + 3},{py + 4} "
                f"{px - 4},{py + 6}! {px + 1.8},{py + 3} "
                f"{px + 3.2},{py} {px + 1.8},{py - 3}"
            )

        reg = blob("-26,-17 0,-20 26,-12 40,-2 26,9 0,16 -24,14 -22,0")
        with_m = motif(reg, scale_mark, 11.5, 11.5)
        art.lay(art.here(with_m).intersection(inside), TEAL_DARK)
        art.line("-32,-19 -25,-6 -28,12 -33,18", 2.3, (0.4, 1, 1, 0.4), within=inside)
        art.shape(circle(-45, -4, 5.6), WHITE, ink=1.7, heavy=(0.2, 0.3))
        art.dot(-45, -4, 4.0, RED)
        art.dot(-45, -4, 2.2, INK)
        art.line("-63,3 -56,6 -50,5", 1.9, (1, 1, 0))
        art.shape(blob("-22,4! -10,4 -4,12! -14,14"), RED, ink=1.9)
