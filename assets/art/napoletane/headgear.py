"""Hats of the Neapolitan courts, on a head whose eyes are on y = 0."""

from napoletane.limbs import Cloth
from woodcut.geometry import Region, blob, circle, clean, ellipse, limb, union
from woodcut.palette import (
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    SHADE,
    SKY,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def morion(art: Picture, comb_cloth: Cloth) -> None:
    """Draw a steel morion whose high comb is painted."""
    comb = blob("-34,-30! -30,-62 -4,-84 24,-74 36,-40! 2,-30")
    art.shape(comb, comb_cloth.base, ink=2.8, shade=comb_cloth.dark, shift=(-5, -4))
    for path in ("-20,-58 -22,-68 -17,-77", "-4,-64 -4,-76 0,-84", "12,-62 15,-72 19,-78"):
        art.line(path, 2.4, (1, 1, 0.4), comb_cloth.mark)
    dome = blob("-35,-14! -35,-40 -18,-60 2,-64 24,-56 38,-36 37,-12! 2,-22")
    hatch = Hatch(angle=20, spacing=5.5, length=14, width=1.6)
    art.shape(dome, STEEL, ink=3.0, shade=STEEL_DARK, shift=(-8, -3), hatch=hatch)
    for x, y in ((-22, -30), (-2, -35), (18, -31)):
        art.shape(circle(x, y, 3.6, 16), GOLD, ink=1.8)
    brim = limb("-56,-26,2.6 -42,-12,4.4 -20,-16,5.2 2,-18,5.4 24,-15,5.2 42,-10,4.4 54,-22,2.6")
    art.shape(brim, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -3))


def hunters_hat(art: Picture, cloth: Cloth, feather: Cloth) -> None:
    """Draw a hat with a peak before and a turned-up brim behind, a long straight feather in it."""
    crown = blob("-34,-26! -36,-46 -20,-68 6,-76 30,-66 42,-44 42,-22! 2,-32")
    hatch = Hatch(angle=20, spacing=5.5, length=14, width=1.6)
    art.shape(crown, cloth.base, ink=3.0, shade=cloth.dark, shift=(-8, -4), hatch=hatch)
    art.line("-4,-66 2,-60 16,-64", 2.0)
    brim = blob("-66,-14! -44,-30 -10,-38 24,-36 46,-44 54,-40! 54,-26 46,-12! 20,-24 -10,-26 -40,-20!")
    art.shape(brim, cloth.mark, ink=2.8, shade=cloth.mark_dark, shift=(-4, -4))
    quill = blob("20,-34! 24,-62 44,-92 72,-108 90,-106! 84,-84 62,-56 36,-38!")
    art.shape(quill, feather.base, ink=2.6, shade=feather.dark, shift=(-4, -4))
    art.line("22,-32 40,-62 84,-102", 2.0, (1, 1, 0.2))
    for barb in (
        "34,-56 32,-66 34,-72",
        "52,-76 50,-84 54,-92",
        "44,-68 54,-66 60,-60",
        "60,-84 68,-82 76,-78",
    ):
        art.line(barb, 1.7, (1, 0.8, 0))
    art.shape(circle(22, -34, 5.5, 20), WHITE, ink=2.2)


def flat_cap(art: Picture, cloth: Cloth, feather: Cloth) -> None:
    """Draw a broad flat cap worn aslant, its feather lying over the far side."""
    plate = blob("-50,-38! -48,-54 -14,-64 30,-60 58,-40 60,-24! 40,-20 -6,-34 -34,-36")
    hatch = Hatch(angle=20, spacing=5.5, length=14, width=1.6)
    art.shape(plate, cloth.base, ink=3.0, shade=cloth.dark, shift=(-7, -5), hatch=hatch)
    band = limb("-36,-26,6 -12,-31,7.5 14,-29,7.5 42,-17,6")
    art.shape(band, cloth.mark, ink=2.6, shade=cloth.mark_dark, shift=(-3, -3))
    plume = blob(
        "30,-44! 10,-56 -16,-74 -50,-78 -74,-62 -76,-42! -66,-46 -64,-36! -54,-46 -48,-38! -40,-50 -32,-42! "
        "-24,-54 -14,-46! -6,-56 6,-46!"
    )
    art.shape(plume, feather.base, ink=2.6, shade=feather.dark, shift=(-3, -4))
    art.line("28,-44 0,-60 -34,-66 -64,-54", 2.0, (1, 1, 0.3))
    art.shape(circle(28, -40, 6.5, 20), GOLD, ink=2.2)
    art.dot(28, -40, 2.4, INK, 12)


def _circlet(art: Picture, band: str) -> None:
    """The jewelled band of a crown, 62 units wide, its base at the origin."""
    form = clean(blob("-32,-12 0,-6 32,-12 31,-1 0,6 -31,-1"))
    art.shape(form, CROWN, ink=2.6, shade=CROWN_DARK, shift=(-4, -1))
    art.add(clean(blob("-31.5,-9 0,-3 31.5,-9 30.5,-4 0,2.6 -30.5,-4")), band)
    for x, y in ((-22, -5.2), (0, -0.6), (22, -5.2)):
        art.add(circle(x, y, 2.8, 16), WHITE)
    for x, y in ((-11, -2), (11, -2)):
        art.add(circle(x, y, 2.4, 16), SKY)


def closed_crown(art: Picture, band: str) -> None:
    """Draw a crown closed by arches over a cap, a cross on top."""
    cap = blob("-29,-6! -35,-26 -22,-44 0,-49 22,-44 35,-26 29,-6! 0,0")
    art.shape(cap, band, ink=2.6, shade=SHADE[band], shift=(-5, -3))
    arches = [
        limb("-30,-8,3.4 -37,-28,3.6 -22,-45,3.6 0,-50,3.6"),
        limb("30,-8,3.4 37,-28,3.6 22,-45,3.6 0,-50,3.6"),
        limb("0,-6,3.6 0,-28,3.6 0,-50,3.6"),
    ]
    art.shape(union(*arches), CROWN, ink=2.4, shade=CROWN_DARK, shift=(-2, -1))
    for x, y in ((-36, -26), (-24, -43), (24, -43), (36, -26), (0, -20), (0, -35)):
        art.dot(x, y, 2.0, WHITE, 12)
    art.shape(circle(0, -55, 6, 24), CROWN, ink=2.2, shade=CROWN_DARK, shift=(-2, -2))
    cross = union(limb("0,-60,2.2 0,-76,2.2"), limb("-6.5,-69,2 6.5,-69,2"))
    art.shape(cross, CROWN, ink=2.0)
    _circlet(art, band)


def leaf_crown(art: Picture, band: str) -> None:
    """Draw a crown of five golden oak leaves, an acorn between each two."""

    def leaf(x: float, high: float, tilt: float) -> Region:
        side = [(7, 0.16), (4.6, 0.3), (9, 0.44), (5, 0.58), (7, 0.76), (3.4, 0.86)]
        points = [f"{x - 4},-6!"]
        points += [f"{x - w + tilt * part},{-6 - high * part}" for w, part in side]
        points += [f"{x + tilt},{-6 - high}"]
        points += [f"{x + w + tilt * part},{-6 - high * part}" for w, part in reversed(side)]
        return blob(" ".join([*points, f"{x + 4},-6!"]))

    for x in (-18, 18, -7, 7):
        with art.at(x * 1.1, -16):
            art.shape(ellipse(0, -8, 4.2, 5.6), GREEN, ink=1.9, shade=GREEN_DARK, shift=(-1.5, -1))
    for x, high, tilt in ((-28, 34, -9), (28, 34, 9), (-14, 40, -4), (14, 40, 4), (0, 44, 0)):
        art.shape(leaf(x, high, tilt), CROWN, ink=2.4, shade=CROWN_DARK, shift=(-3, -1))
        art.line(
            f"{x},-10 {x + tilt * 0.5},{-8 - high * 0.5} {x + tilt * 0.8},{-6 - high * 0.8}", 1.5, (1, 0.8, 0)
        )
    _circlet(art, band)
