"""Lion, dove and fish."""

from enum import Enum, auto

from woodcut import pigeon
from woodcut.geometry import Region, blob, circle, ellipse, limb, move, poly
from woodcut.lion_bodies import sitting, standing
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, TEAL, TEAL_DARK, WHITE
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

LION_SHADE, LION_MANE, LION_MOUTH = "#c3ccd6", "#f0c35a", "#7c2a2a"
FUR = Hatch(angle=14, spacing=5.6, length=11, width=1.6)
SMALL = 0.65
"""A plain lion that is smaller is not hatched."""
SHORT_FUR = Hatch(angle=14, spacing=5.2, length=7, width=1.4)
DOVE_MIDDLE = (11.5, -0.5)
"""Where the middle of the dove is."""
FISH = "#9cc4cf"
FISH_OUTLINE = "-62,2 -52,-8 -34,-19 -10,-26 16,-23 34,-13 46,-5 47,5 34,12 14,21 -12,25 -36,19 -54,10"
"""The body of a fish without its fins."""


class Bearing(Enum):
    """What a lion does with its head."""

    ROARING = auto()
    LICKING = auto()
    LOOKING_BACK = auto()
    LOOKING_UP = auto()
    LOOKING_DOWN = auto()
    SITTING = auto()
    SITTING_UP = auto()
    """Sitting, and looking up."""


NAPE = (2, -30)
"""About what a lion's head is turned."""
NODS = {Bearing.LOOKING_UP: 24, Bearing.LOOKING_DOWN: -22, Bearing.SITTING_UP: 20}
"""How far it is lifted, in degrees."""


def lion(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    ink: float = 2.3,
    *,
    plain: bool = False,
    bearing: Bearing = Bearing.ROARING,
) -> None:
    """Draw a crowned lion on its hind legs, about 110 by 140 units; a plain one has fewer strokes."""
    back = bearing is Bearing.LOOKING_BACK
    sits = bearing in (Bearing.SITTING, Bearing.SITTING_UP)
    low = back or sits
    with art.at(x, y, size):
        tail = limb(
            f"32,34,4.6 50,{44 if low else 34},4.4 55,{40 if low else 16},4 "
            + ("56,34,3.8 57,28,3.6" if low else "42,-2,3.8 45,-24,3.6")
        )
        tuft = blob("40,-20! 32,-32 38,-44! 42,-40 50,-58! 54,-44 61,-42! 58,-28 49,-18!")
        if low:
            tuft = move(tuft, 11, 50)
        art.shape(tail, WHITE, ink=ink, shade=LION_SHADE, shift=(-2, -2))
        art.shape(tuft, LION_MANE, ink=ink, shade=GOLD_DARK, shift=(-3, -2))

        hatch = (SHORT_FUR if size >= SMALL else None) if plain else FUR
        body = sitting if sits else standing
        body(art, ink, LION_SHADE, hatch, plain=plain)
        across, down = NAPE
        nod = NODS.get(bearing, 0)
        with (
            art.at(-4 if back else 0, 0, flip=back),
            art.at(across, down, turned=nod),
            art.at(-across, -down),
        ):
            lion_head(art, ink, plain=plain, licks=bearing is Bearing.LICKING)


def lion_head(art: Picture, ink: float = 2.3, *, plain: bool = False, licks: bool = False) -> None:
    """Draw the crowned head of the lion with its mane, as it lies when the lion stands at the origin."""
    mane = blob(
        "-24,-66! -8,-73 10,-70 24,-60! 19,-58 33,-46! 25,-43 36,-27! 26,-27 32,-9! 22,-12 23,6! 13,0 "
        "9,16! 1,6 -7,20! -12,8 -24,12! -23,0 -33,-2! -29,-12 -26,-40"
    )
    art.shape(mane, LION_MANE, ink=ink, shade=GOLD_DARK, shift=(-4, -3))
    inside = art.here(mane).buffer(-1)
    for lock in (
        ()
        if plain
        else (
            "4,-62 16,-56 24,-47",
            "8,-48 19,-42 28,-30",
            "8,-34 18,-26 25,-14",
            "2,-24 10,-14 15,-2",
            "-8,-20 -3,-6 1,2",
            "-16,-16 -14,-4 -15,6",
        )
    ):
        art.line(lock, 1.9, (0, 1, 0.4), within=inside)
    beard = blob("-46,-16! -49,-4 -43,6! -40,1 -34,8! -31,0 -24,1! -22,-18!")
    art.shape(beard, LION_MANE, ink=ink * 0.85, shade=GOLD_DARK, shift=(-3, -2))
    jaw = blob("-18,-40! -29,-27 -44,-25! -49,-23 -51,-16 -46,-10 -36,-9 -24,-14 -12,-26! -10,-40")
    art.shape(jaw, WHITE, ink=ink, shade=None if plain else LION_SHADE, shift=(-2, -3))
    art.shape(blob("-17,-44! -30,-42 -51,-38! -47,-22 -33,-24!"), LION_MOUTH, ink=1.6)
    tongue = limb(
        "-29,-30,1.6 -39,-26.6,2.4 -49,-26.4,2.6 -57,-29,2 -60,-34,1"
        if plain
        else "-27,-32,2.8 -38,-27.4,3.6 -48,-27,3.6 -57,-30,2.8 -61,-35,1.2"
    )
    if not licks:
        art.shape(tongue, RED, ink=1.6, shade=None if plain else RED_DARK, shift=(-1, -2), heavy=(0.4, 0.5))
    face = blob(
        "-6,-68 -18,-70 -28,-67 -34,-61 -44,-60 -54,-59! -59,-56 -58,-50 -56,-45 -57,-39 -51,-34 -42,-34 "
        "-33,-39! -26,-40 -19,-33 -10,-28 0,-38 4,-54"
    )
    art.shape(face, WHITE, ink=ink, shade=LION_SHADE, shift=(-3, -3))
    nose = "-60,-55! -59,-60 -54,-60.8! -51,-57 -54,-52! -57,-50.6!"
    art.add(blob(nose if plain else "-60,-54! -58,-60 -52,-61.5 -44,-60.5! -46,-55 -51,-51 -55,-49!"), INK)
    art.line("-54,-50 -50,-46 -50,-42", 1.9, (1, 1, 0.3))
    art.line("-52,-41 -44,-38 -34,-39 -27,-43 -24,-48", 1.9, (0.3, 1, 1, 0.8, 0))
    art.shape(poly("-51,-35.4 -45,-34.6 -49,-26"), WHITE, ink=1.2, heavy=(0, 0))
    if licks:
        lick = limb("-44,-28,4 -54,-29,4.4 -62,-35,4.6 -65,-45,4.6 -61,-53,3.4")
        art.shape(lick, RED, ink=1.8, shade=RED_DARK, shift=(-1, -2), heavy=(0.4, 0.6))
    if not plain:
        art.shape(poly("-45,-23.4 -40,-23 -43.4,-30"), WHITE, ink=1.2, heavy=(0, 0))
        art.line("-36,-57 -41,-55 -46,-56", 1.7, (0, 1, 0))
        for dx, dy in ((-47, -46), (-42, -43), (-41, -48)):
            art.dot(dx, dy, 1, INK, 8)
        art.line("-15,-50 -12,-42 -16,-34", 1.9, (0, 1, 0.2))
    if plain:
        art.add(circle(-27, -52.6, 4.6, 20), INK)
    else:
        art.shape(blob("-33,-54! -28,-58.6 -19,-56! -23,-51.4 -29,-51"), WHITE, ink=1.2, heavy=(0, 0))
        art.add(ellipse(-27.6, -54.4, 2.8, 3.1), INK)
        art.line("-37,-59 -29,-62 -17,-57", 3.6, (0.3, 1, 0.3))
    ruff = blob(
        "-25,-68! -10,-74 8,-72 20,-62! 13,-59 21,-47! 12,-47 16,-33! 6,-37 6,-20! -2,-28 -6,-12! "
        "-13,-22 -22,-13! -22,-26 -14,-34! -18,-39 -9,-46! -13,-52 -8,-60! -17,-61!"
    )
    art.shape(ruff, LION_MANE, ink=ink * 0.85, shade=GOLD_DARK, shift=(-3, -2))
    for lock in () if plain else ("-2,-46 4,-40 6,-35", "2,-58 10,-54 14,-49", "-10,-34 -8,-28 -8,-22"):
        art.line(lock, 1.7, (0, 1, 0.4))
    art.shape(blob("-4,-58! -4,-68 6,-70 9,-61 3,-54!"), WHITE, ink=1.9)
    if not plain:
        art.add(blob("-1,-59! 0,-65 4.6,-65.4 4.6,-59!"), LION_SHADE)
    points = poly("-26,-67 -31,-81 -22,-76 -15,-87 -8,-76 2,-81 -2,-67").buffer(0.8)
    art.shape(points, GOLD, ink=1.9, shade=GOLD_DARK, shift=(-2, -1))


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
