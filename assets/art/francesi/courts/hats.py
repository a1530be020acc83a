"""What jacks wear on their heads, in the frame of a head that looks to the left."""

from francesi.courts.cloth import Colours, gems
from woodcut.geometry import blob, circle, ellipse
from woodcut.hats import plume
from woodcut.palette import GOLD, GOLD_DARK, STEEL, STEEL_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

HATCH = Hatch(angle=20, spacing=5.5, length=14, width=1.6)


def _panache(art: Picture, dye: Colours) -> None:
    """Draw a full feather with its root at the origin that falls to the lower right."""
    rim = "10,-18 22,-14! 27,-22 40,-13! 48,-14 52,1! 61,5 57,20! 64,29 54,40! 55,53 41,60!"
    region = blob(f"0,-4! {rim} 30,47 29,26 18,10 0,6")
    art.shape(region, dye[0], ink=2.6, shade=dye[1], shift=(-3, -4))
    inside = art.here(region).buffer(-1)
    art.line("2,1 22,0 38,14 42,34 41,54", 2.2, (1, 1, 0.3), within=inside)
    for barb in (
        "16,0 18,-8 21,-13",
        "28,4 34,-4 39,-11",
        "37,12 45,6 51,2",
        "41,24 50,22 56,20",
        "42,38 49,39 54,40",
    ):
        art.line(barb, 1.7, (1, 0.8, 0.2), within=inside)


def beret(art: Picture, felt: Colours, brim: Colours, feather: Colours) -> None:
    """Draw a wide flat cap with a slit brim and a feather that trails behind."""
    with art.at(24, -38, 0.94, turned=24):
        _panache(art, feather)
    art.shape(
        blob("-44,-30! -54,-42 -34,-56 4,-61 40,-54 54,-38 44,-24! 0,-32"),
        felt[0],
        ink=3.0,
        shade=felt[1],
        shift=(-7, -4),
        hatch=HATCH,
    )
    art.line("-30,-38 -30,-48 -22,-54", 2, (0.2, 1, 0))
    art.line("10,-40 14,-50 12,-57", 2, (0.2, 1, 0))
    for path in (
        "-48,-24! -44,-38 -14,-42! -12,-28 -30,-24!",
        "-18,-28! -16,-41 16,-41! 20,-28 0,-25!",
        "14,-28! 12,-41 44,-36! 47,-22 36,-20!",
    ):
        art.shape(blob(path), brim[0], ink=2.5, shade=brim[1], shift=(-3, -3))
    gems(art, "-15,-33 16,-33", GOLD, 4.2)


def morion(art: Picture, trim: str, crest: Colours) -> None:
    """Draw the helmet of a guard: a steel comb, an upturned brim and a feather."""
    with art.at(22, -42, 1.0, turned=34):
        _panache(art, crest)
    art.shape(
        blob("-26,-34! -20,-60 2,-72 26,-62 32,-30! 0,-24"),
        STEEL,
        ink=2.9,
        shade=STEEL_DARK,
        shift=(-7, -3),
        hatch=HATCH,
    )
    art.shape(
        blob("-24,-46! -18,-70 4,-84 28,-74 33,-44! 24,-62 4,-72 -12,-64"),
        STEEL,
        ink=2.7,
        shade=STEEL_DARK,
        shift=(-4, -3),
    )
    brim = blob("-52,-40! -38,-31 -22,-26 2,-24 26,-26 42,-31 54,-42! 50,-24 34,-14 2,-11 -32,-14 -48,-25")
    art.shape(brim, STEEL, ink=2.9, shade=STEEL_DARK, shift=(-4, -4))
    art.line("-47,-33 -30,-22 2,-18 32,-22 49,-34", 2.8, (0.4, 1, 1, 1, 0.4), trim)
    for x, y in ((-18, -31), (-2, -29.5), (14, -30)):
        art.shape(circle(x, y, 3, 14), trim, ink=1.6)
    art.line("-12,-40 -10,-52 0,-62", 1.9, (0, 1, 0.3))


def chaperon(art: Picture, felt: Colours, roll: Colours, lining: Colours) -> None:
    """Draw a hood worn as a hat: a padded roll, a cockscomb of cloth and a long tail over the shoulder."""
    art.shape(
        blob("30,-40! 52,-34 58,0 50,40 54,80! 40,92 26,82! 34,40 36,0 24,-24!"),
        felt[0],
        ink=2.8,
        shade=felt[1],
        shift=(-5, -2),
    )
    art.line("44,-24 47,10 41,60", 2, (0, 1, 0.3))
    comb = blob(
        "-20,-44! -34,-60 -30,-76! -18,-68 -12,-82! -2,-70 8,-84! 16,-70 28,-78! 30,-62 "
        "40,-62! 36,-46 26,-36!"
    )
    art.shape(comb, felt[0], ink=2.8, shade=felt[1], shift=(-5, -4))
    for path in (
        "-14,-48 -20,-58 -24,-68",
        "0,-50 -4,-62 -8,-72",
        "12,-50 12,-60 8,-74",
        "22,-46 28,-56 30,-66",
    ):
        art.line(path, 2, (1, 0.8, 0))
    band = blob("-37,-20 -40,-36 -24,-48 2,-51 28,-48 42,-36 40,-18 24,-24 0,-27 -22,-25")
    art.shape(band, roll[0], ink=2.9, shade=roll[1], shift=(-4, -4))
    inside = art.here(band).buffer(-1.2)
    for x in (-34, -17, 0, 17, 34):
        art.line(f"{x - 6},-18 {x},-36 {x + 8},-54", 6, (0.6, 1, 0.6), lining[0], within=inside)
    for x in (-38, -21, -4, 13, 30):
        art.line(f"{x - 6},-16 {x + 1},-36 {x + 9},-54", 1.7, (0.4, 1, 0.4), within=inside)


def brimmed_hat(art: Picture, felt: Colours, band: str, feather: Colours) -> None:
    """Draw a hat with a brim turned up in front and a large feather."""
    art.shape(
        blob("-28,-30! -30,-56 -14,-68 8,-66 28,-60 32,-30!"),
        felt[0],
        ink=2.9,
        shade=felt[1],
        shift=(-6, -3),
        hatch=HATCH,
    )
    plume(art, -4, -42, 0.86, turned=28, colour=feather[0], dark=feather[1])
    brim = blob("-54,-34! -34,-44 -14,-36 10,-34 36,-36 60,-28! 54,-14 30,-20 2,-24 -26,-22 -44,-18")
    art.shape(brim, felt[0], ink=2.9, shade=felt[1], shift=(-4, -4))
    art.line("-50,-31 -32,-27 0,-29 30,-27 55,-25", 2.4, (0.2, 1, 1, 1, 0.2), band)
    art.shape(circle(-8, -38, 6.4, 22), band, ink=2.2)
    art.shape(ellipse(-8, -38, 2.6, 2.6), GOLD if band != GOLD else GOLD_DARK, ink=1.2)
