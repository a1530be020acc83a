"""The bodies of the lion without its head and its tail, and its paws."""

from typing import TypeAlias

from woodcut.geometry import Region, circle, ellipse, limb, move, poly, scale, turn, union
from woodcut.palette import WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

FAR = "#9fb2cc"
"""The limbs beyond on a plain lion, far enough from white to be told from those before them."""
Place: TypeAlias = tuple[float, float, float, float]
"""Where a paw is, how far it is turned and how large it is."""
STEP: tuple[tuple[Place, Place], tuple[Place, Place], tuple[str, str, str]] = (
    ((-22, 63, 2, 1.0), (-43, 27, 8, 0.98)),
    ((14, 78, -2, 1.12), (-58, 0, 34, 1.12)),
    (
        "14,30,14 -12,34,9.6 -21,48,6.6 -17,60,6",
        "0,12,9 -18,31,7.8 -37,27,6.4",
        "-4,-8,13 -28,14,8.8! -51,5,6.6",
    ),
)
"""The far and the near paws of a lion on its hind legs; its far hind leg, its far and its near foreleg."""
STRIDE: tuple[tuple[Place, Place], tuple[Place, Place], tuple[str, str, str]] = (
    ((-32, 69, 6, 1.0), (-41, 21, 4, 0.92)),
    ((16, 80, -2, 1.12), (-56, -4, 40, 1.12)),
    (
        "16,42,12 -12,49,8.6 -25,59,6.2 -27,67,6",
        "0,10,9 -18,25,7 -34,21,6",
        "-4,-8,13 -29,10,8.8! -50,2,6.6",
    ),
)
"""The same of a plain lion, whose legs stand so far apart that they are told from each other."""
TOES = (-5.6, 0, 5.6)
"""How far the toes of a paw lie beside its middle."""


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


def standing(art: Picture, ink: float, shade: str, hatch: Hatch | None, *, plain: bool) -> None:
    """Draw the body of a lion on its hind legs, its paws before it."""
    far_paws, near_paws, (hip, arm, reach) = STRIDE if plain else STEP
    far_h = union(limb(hip), paw(*far_paws[0], clawed=not plain))
    far_f = union(limb(arm), paw(*far_paws[1], clawed=not plain))
    for limbs, place in ((far_h, far_paws[0]), (far_f, far_paws[1])):
        art.shape(limbs, FAR if plain else shade, ink=ink)
        toes(art, *place)
    torso = limb("20,34,17 12,12,12 2,-10,16")
    hind = union(
        limb("21,30,18 9,46,12.6 22,58,7.4 30,65,6 26,76,5.4 18,78,5.4"),
        paw(*near_paws[0], clawed=not plain),
    )
    fore = union(limb(reach), paw(*near_paws[1], clawed=not plain))
    art.shape(
        union(torso, hind, fore).buffer(1.2).buffer(-1.2),
        WHITE,
        ink=ink,
        shade=shade,
        shift=(-5, -3),
        hatch=hatch,
    )
    for place in near_paws:
        toes(art, *place)
    art.line("1,48 1,34 8,24 19,20", 2.2, (1, 1, 0.8, 0))
    if not plain:
        art.line("29,59 33,64 29,69", 1.7, (0, 1, 0.3))
    art.line("-14,6 -20,3 -24,-2", 1.7, (0, 1, 0.4))


def sitting(art: Picture, ink: float, shade: str, hatch: Hatch | None, *, plain: bool) -> None:
    """Draw the body of a lion that sits on its haunches."""
    far, near, foot = (-40, 74, 0, 1.0), (-24, 79, 0, 1.1), (6, 80, 0, 1.1)
    far_leg = union(limb("-6,6,11 -24,36,7.8 -31,70,6.4"), paw(*far, clawed=not plain))
    art.shape(far_leg, shade, ink=ink)
    toes(art, *far)
    torso = limb("16,50,22 8,20,17 -2,-8,16")
    leg = union(limb("-4,0,13 -12,30,9.4 -15,56,7.4 -16,76,6.8"), paw(*near, clawed=not plain))
    haunch = union(ellipse(22, 56, 25, 25), limb("30,76,8 14,79,7"), paw(*foot, clawed=not plain))
    body = union(torso, leg, haunch).buffer(1.2).buffer(-1.2)
    art.shape(body, WHITE, ink=ink, shade=shade, shift=(-5, -3), hatch=hatch)
    for place in (near, foot):
        toes(art, *place)
    art.line("0,70 0,54 8,42 22,38", 2.2, (1, 1, 0.8, 0))
    art.line("-22,4 -25,24 -23,40", 1.7, (0, 1, 0.4))
