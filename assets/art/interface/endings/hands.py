"""The hands of the half-figures: each begins at the wrist, which is at the origin, and points up."""

from collections.abc import Callable

from shapely.geometry import box

from interface.endings.drinks import Drink, goblet
from interface.endings.limbs import Arms
from woodcut.dress import fist
from woodcut.geometry import Region, blob, circle, clean, limb, union
from woodcut.palette import GOLD, GOLD_DARK, INK
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

HATCH = Hatch(angle=20, spacing=5.2, length=8.5, width=1.7)
"""What is cut into the back of a hand on its side in shadow."""
Hand = Callable[[Picture, Arms], None]


def _laid(art: Picture, arms: Arms, region: Region, gaps: tuple[str, ...]) -> None:
    art.shape(region, arms.skin, ink=2.8, shade=arms.dark_skin, shift=(-4, -4))
    here = clean(art.here(region)).buffer(-1.0)
    comb = shadow_comb(here, HATCH).intersection(art.here(box(-40, -26, 40, 4))).intersection(here)
    art.lay(comb, INK)
    for gap in gaps:
        art.line(gap, 2.2, (0.7, 1, 0.15))


def holding(drink: Drink, turned: float = 0) -> Hand:
    """A fist around a glass, which is turned by an angle; a goblet is held by its stem."""

    def hand(art: Picture, arms: Arms) -> None:
        with art.at(0, -20, turned=turned):
            with art.at(0, -16 if drink is goblet else 0):
                drink(art)
            fist(art, 0, 2, 1.42, skin=arms.skin, dark=arms.dark_skin)

    return hand


def clenched(art: Picture, arms: Arms) -> None:
    """A fist seen from before, the thumb across the fingers."""
    fingers = [
        limb(f"{x},{top},6.4 {x * 0.96},-17,6.2")
        for x, top in ((-12.5, -33), (-4.2, -36.5), (4.2, -36), (12, -32))
    ]
    region = union(
        limb("0,6,10 0,-8,12"), blob("-15,-4 -18,-18 -14,-34 0,-38 14,-34 18,-18 15,-4 0,2"), *fingers
    )
    _laid(
        art,
        arms,
        region,
        ("-8.4,-41 -8.4,-30 -8.2,-19", "0,-42.5 0,-31 0,-19", "8.2,-41 8.2,-30 8.2,-19"),
    )
    _laid(art, arms, limb("-15,-9,6.4 -7,-15,6.2 7,-16,5.4"), ())
    art.add(limb("-13,-5,5 -6,-9,4.4"), arms.skin)
    art.line("9,-3 13,-7 15,-13", 1.8, (0.1, 1, 0.2))


def spread(art: Picture, arms: Arms) -> None:
    """An open hand, its palm to the viewer."""
    region = union(
        limb("0,6,9.6 0,-6,11.5 0,-17,14"),
        limb("-9,-22,6 -14,-36,5.6 -18,-47,4.6"),
        limb("-3.4,-26,6.2 -4.6,-42,5.6 -5,-55,4.6"),
        limb("4,-26,6 7.4,-41,5.4 9.6,-52,4.6"),
        limb("10,-20,5.6 17,-32,5 22,-41,4.2"),
        limb("-9,-9,6.6 -20,-17,5.8 -28,-27,4.6"),
    )
    _laid(
        art,
        arms,
        region,
        ("-6.6,-31 -6,-26 -4.8,-23", "0.6,-33 0.4,-28 0.4,-24", "8,-31 6.8,-26 5.8,-22"),
    )
    art.line("-10,-12 -4,-13 0,-6", 1.9, (0.1, 1, 0.3))
    art.line("-6,-20 3,-18 11,-20", 1.7, (0.1, 1, 0.2))


def pointing(art: Picture, arms: Arms) -> None:
    """A finger pointing up; the others are closed, and the thumb is across them."""
    fingers = [limb(f"{x},{top},6.2 {x * 0.96},-16,6") for x, top in ((-4.2, -32), (4.2, -32.5), (12, -29))]
    region = union(
        limb("0,6,10 0,-8,12"),
        blob("-15,-4 -18,-18 -14,-30 0,-34 14,-31 18,-18 15,-4 0,2"),
        limb("-12,-22,6.6 -12.6,-44,5.8 -12,-61,4.8"),
        *fingers,
    )
    _laid(art, arms, region, ("-7.4,-38 -8.2,-30 -8.2,-19", "0,-38 0,-29 0,-18", "8.2,-37 8.2,-28 8.2,-18"))
    _laid(art, arms, limb("-15,-8,6.2 -7,-14,6 6,-15,5.2"), ())
    art.add(limb("-13,-4,5 -6,-8,4.4"), arms.skin)
    art.line("-15.6,-45 -12.4,-46 -9.4,-45", 1.5, (0.2, 1, 0.2))


def gathered(art: Picture, arms: Arms) -> None:
    """A hand whose fingertips meet, as for a kiss of the fingers."""
    region = union(
        limb("0,6,9.6 1,-8,12 2,-17,12.4"),
        limb("-6,-22,6 -6,-36,5.4 -1,-50,4.4"),
        limb("0,-24,6.2 0,-38,5.6 1,-53,4.6"),
        limb("7,-22,6 8,-37,5.6 4,-51,4.6"),
        limb("11,-16,5.6 14,-31,5 8,-46,4.2"),
    )
    _laid(art, arms, region, ("-0.6,-48 -3.4,-36 -3,-24", "3,-49 4.4,-37 3.6,-24", "7,-46 11,-34 9.4,-22"))
    _laid(art, arms, limb("-8,-8,6.4 -14,-22,5.8 -12,-34,5.2 -4,-46,4.2"), ())
    art.add(limb("-5,-6,6 -9,-15,4.6"), arms.skin)


def flat(art: Picture, arms: Arms) -> None:
    """A hand laid flat, its fingers together, seen from its back."""
    region = union(
        limb("0,6,9.6 0,-6,11.5 0,-16,13"),
        limb("-9.4,-20,5.6 -10.4,-34,5.4 -8,-45,4.6"),
        limb("-3.2,-22,5.8 -3.2,-38,5.6 -2.4,-51,4.7"),
        limb("3.6,-22,5.8 4,-37,5.4 3.6,-49,4.6"),
        limb("9.8,-19,5.4 10.6,-32,5 9.4,-42,4.2"),
        limb("-8,-8,6 -18,-17,5.4 -20,-29,4.4"),
    )
    _laid(
        art, arms, region, ("-5.6,-46 -6.8,-34 -6.2,-23", "0.6,-49 0.4,-36 0.2,-23", "7,-43 7.4,-32 6.8,-22")
    )


def knuckles(art: Picture, arms: Arms) -> None:
    """A loose fist seen from its back, on which a cheek or a chin may rest."""
    tops = ((-11.5, -29), (-3.8, -32), (4.2, -31.6), (11.4, -28))
    region = union(
        limb("0,6,9.8 0,-8,12 0,-20,13.6"),
        *(circle(x, y, 6.6, 24) for x, y in tops),
        limb("-11,-8,5.8 -17,-18,5.6 -16,-27,4.8"),
    )
    _laid(art, arms, region, ("-7.6,-34 -7,-28 -6,-23", "0.2,-36 0.2,-30 0.2,-24", "7.8,-34 7.4,-28 6.4,-23"))


def hooked(art: Picture, arms: Arms) -> None:
    """A hand whose thumb is hooked behind a strap or a lapel: four fingers curl before it."""
    fingers = [
        limb(f"{x},{-13 - 1.5 * n},6.2 {x},{-25 + abs(n - 1.5)},6") for n, x in enumerate((-11, -3.6, 4, 11))
    ]
    region = union(limb("0,6,9.8 0,-6,12 0,-14,13"), *fingers)
    _laid(
        art, arms, region, ("-7.4,-31 -7.4,-22 -6.6,-14", "0.2,-32 0.2,-23 0.2,-15", "7.6,-31 7.6,-23 7,-15")
    )


def thumb_up(art: Picture, arms: Arms) -> None:
    """A fist with its thumb up: well played."""
    _laid(art, arms, limb("6,-24,7 4,-40,6 0,-53,5"), ())
    with art.at(0, -16):
        fist(art, 0, 0, 1.36, skin=arms.skin, dark=arms.dark_skin)
    art.add(limb("6,-30,4.6 5,-37,4.6"), arms.skin)
    art.line("-4.6,-47 -1,-49 2.6,-47", 1.5, (0.2, 1, 0.2))


def coin_up(art: Picture, arms: Arms) -> None:
    """A coin held up between thumb and forefinger."""
    _laid(art, arms, limb("-5,-24,6 -8,-42,5.4 -2,-57,4.6"), ())
    with art.at(-12, -60):
        art.shape(circle(0, 0, 15.5, 40), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
        art.add(circle(0, 0, 10.6, 32).difference(circle(0, 0, 8.8, 28)), GOLD_DARK)
        art.add(circle(0, 0, 4, 20), GOLD_DARK)
    region = union(
        limb("0,6,9.8 0,-8,12 0,-18,13.4"),
        limb("3,-24,6 5,-33,5.8 0,-36,5"),
        limb("10,-20,5.8 13,-29,5.6 8,-33,4.8"),
        limb("13,-13,5.4 17,-22,5.2 13,-27,4.6"),
        limb("-8,-12,6.4 -17,-26,5.8 -19,-40,5 -15,-47,4.4"),
    )
    _laid(art, arms, region, ("2,-30 6,-27 7,-20", "10,-27 12,-23 12,-17"))


def cupped(art: Picture, arms: Arms) -> None:
    """A hand around one side of a cup, the fingers over it."""
    region = union(
        limb("0,6,9.6 0,-8,12"),
        limb("-7,-12,6 -12,-23,5.6 -9,-33,4.8"),
        limb("-1,-14,6 -3,-29,5.6 0,-39,4.6"),
        limb("6,-13,6 6,-28,5.4 8,-37,4.6"),
        limb("11,-9,5.6 14,-22,5 15,-30,4.2"),
    )
    _laid(art, arms, region, ("-5,-31 -7,-22 -4,-14", "4,-34 2,-24 2.4,-15", "11,-30 10,-21 8.6,-13"))


def gripping(art: Picture, arms: Arms) -> None:
    """The fingers of a hand that holds on to a sleeve; their tips are bent around it."""
    region = union(
        limb("0,6,9.8 0,-8,12 0,-14,12.6"),
        limb("-9,-14,6 -11,-25,5.8 -10,-32,5"),
        limb("-3,-16,6.2 -4,-29,6 -3,-37,5"),
        limb("4,-16,6.2 4,-29,5.8 4,-36,4.8"),
        limb("10,-13,5.6 11,-23,5.2 10,-30,4.4"),
    )
    _laid(art, arms, region, ("-7,-33 -7.6,-26 -6,-16", "0.6,-36 0,-27 0.4,-16", "7.4,-33 7.6,-25 7,-15"))


def drumming(art: Picture, arms: Arms) -> None:
    """A hand on the table seen from the thumb: bent fingers stand on their tips, one of them is lifted."""
    _laid(art, arms, limb("-5,-15,5.8 -13,-28,5.2 -13,-40,4.4"), ())
    region = union(
        limb("0,8,9.6 -1,-6,11.4 -1,-15,10.6"),
        limb("-3,-18,6.2 -5,-33,5.6 7,-43,4.5"),
        limb("2,-14,6 2,-27,5.4 10,-34,4.5"),
        limb("4,-2,5.6 10,-12,5.2 11,-21,4.5"),
    )
    _laid(art, arms, region, ("7,-38 0,-31 -1,-22", "10,-28 5,-22 4,-14"))
