"""What all riders share: the horse under its saddle, the leg in the stirrup, the doublet."""

from napoletane.limbs import Cloth, Stripes, stocking
from woodcut.gaits import Gait
from woodcut.geometry import blob, circle, limb, ribbon_line, rounded, union
from woodcut.horse import Coat, horse
from woodcut.palette import BLACK, BLUE, BROWN, BROWN_DARK, GOLD, GOLD_DARK, RED
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def ridden_horse(art: Picture, gait: Gait, coat: Coat, tack: str, cloth: Cloth) -> None:
    """Draw a horse with a saddle on a cloth."""
    horse(
        art,
        coat=coat.base,
        shade=coat.dark,
        far=coat.far,
        mane=coat.mane,
        mane_dark=coat.mane_dark,
        tack=tack,
        cloth=cloth.base,
        cloth_dark=cloth.dark,
        trim=GOLD if cloth.base != GOLD else RED,
        gait=gait,
    )
    with gait.trunk.moved(art):
        seat = "150,344! 154,318 164,308 172,316 176,334 216,336 228,326 236,304 248,312 248,344! 198,352"
        art.shape(blob(seat), BROWN, ink=3.0, shade=BROWN_DARK, shift=(-4, -4))


def spurred_leg(art: Picture, hose: Cloth, boots: Cloth) -> None:
    """Draw the near leg in a tight boot with a long toe, a heel and a spur, seen from the side."""
    stocking(art, "206,332,25 172,360,22 152,386,18 152,392,17", hose, Stripes(-48, 13, 5.2))
    art.shape(limb("172,459,2.6 190,456,2.4"), GOLD, ink=2.0)
    art.shape(circle(193, 455, 5.4, 20), GOLD, ink=2.0)
    boot = union(
        limb("156,412,13 158,420,14 161,434,11.4 162,450,11"),
        blob(
            "152,440! 173,440! 176,456 177,474! 163,474! 159,468 146,469! "
            "128,473 108,471! 101,463 112,457 136,452"
        ),
    )
    hatch = Hatch(angle=15, spacing=6, length=12)
    art.shape(boot, boots.base, ink=3.0, shade=boots.dark, shift=(-6, -3), hatch=hatch)
    top = blob("134,386! 152,396 175,392! 177,406 170,414! 152,414 137,405!")
    art.shape(top, boots.mark, ink=2.6, shade=boots.mark_dark, shift=(-4, -3))
    art.shape(limb("122,477,3.2 140,479,3.6 160,477,3.2"), GOLD, ink=2.2)
    art.line("141,414 139,444 141,476", 3.0, (1, 1, 1), colour=BLACK)


def doublet(art: Picture, cloth: Cloth, *, front: float = 0) -> None:
    """Draw the doublet of a rider with its dagged skirt and belt.

    The more `front` is below 0, the further the rider turns towards the head of the horse.
    """
    skirt = blob(
        "162,306! 150,340 140,362! 158,366! 166,356 176,366! 186,356 198,366! 208,354 220,362! "
        "230,348 242,352! 238,326 230,304!"
    )
    art.shape(skirt, cloth.base, ink=3.0, shade=cloth.dark, shift=(-6, -3))
    for fold in (
        "176,316 172,336 166,356",
        "192,318 190,336 186,356",
        "208,318 210,336 208,352",
        "222,314 228,332 230,348",
    ):
        art.line(fold, 2.2, (0, 1, 1))
    torso = blob("166,232 156,262 160,300 166,314! 198,320 230,312! 238,280 238,250 230,228 208,216 184,216")
    hatch = Hatch(angle=15, spacing=6, length=13)
    art.shape(torso, cloth.base, ink=3.0, shade=cloth.dark, shift=(-8, -3), hatch=hatch)
    edge = ribbon_line(f"{190 + front},218 {184 + front},262 {190 + front},316", 5)
    art.add(edge.intersection(torso.buffer(-1.5)), cloth.mark)
    for i in range(5):
        art.shape(circle(186 + front + (i - 2) ** 2 * 0.8, 236 + i * 17, 4, 16), GOLD, ink=1.8)
    art.line("170,250 176,262 172,276", 2.0)
    art.line("214,248 210,266 214,284", 2.0)
    belt = blob("160,300! 198,310 234,300! 234,313! 198,322 162,313!")
    art.shape(belt, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -3))
    art.shape(rounded(184 + front, 305, 16, 16, 3), BLUE, ink=2)
