"""Hair and beards of the Neapolitan courts, on a head whose eyes are on y = 0."""

from woodcut.geometry import blob, discs, ellipse, limb
from woodcut.palette import LIPS
from woodcut.picture import Picture


def page_hair_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the page-boy hair of a head in profile, over the face."""
    form = blob(
        "-22,-26! -22,-40 -8,-54 16,-56 38,-42 45,-14 44,18 48,44! 36,54 20,52 6,44! 8,24 3,2 -1,-14 -8,-24!"
    )
    art.shape(form, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(form.buffer(-1.5))
    for strand in (
        "-14,-36 6,-38 16,-22 18,8 14,40",
        "-8,-46 18,-44 29,-22 31,10 27,46",
        "10,-52 34,-34 40,-4 40,24 38,48",
        "-10,-28 2,-26 8,-10 10,6",
    ):
        art.line(strand, 1.9, (0.2, 1, 0.4), within=inside)


def curls(art: Picture, colour: str, dark: str, *, both_sides: bool) -> None:
    """Draw the curls of a king behind his face, on the far side only as far as they show."""
    mass = "31,-22,11 36,-8,11 37,7,11 35,22,11 30,34,9 "
    mass += "-31,-22,11 -36,-8,11 -37,7,11 -35,22,11 -30,34,9" if both_sides else "-29,-22,8 -31,-8,7 -31,5,6"
    art.shape(discs(mass, 24), colour, ink=2.6, shade=dark, shift=(-4, -3))
    for flip in (False, True) if both_sides else (False,):
        with art.at(flip=flip):
            for x, y in ((35, -20), (40, -5), (40, 11), (37, 26)):
                art.line(
                    f"{x - 9},{y + 2} {x - 2},{y - 5} {x + 4},{y + 1} {x - 1},{y + 5}",
                    1.7,
                    (0.2, 1, 0.8, 0.1),
                )


def temple_curls(art: Picture, colour: str, dark: str) -> None:
    """Draw the curls that hang before an ear."""
    art.shape(discs("30,-20,7 32,-9,7 31,2,6", 24), colour, ink=2.4, shade=dark, shift=(-3, -2))


def beard_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the long beard of an old man in profile, over the face, with moustache and long hair behind."""
    hair = blob(
        "4,-40! 26,-48 40,-34 46,-8 46,24 54,50 50,74! 38,66 30,74! 22,60 14,62! 16,36 8,10 12,-14 2,-30"
    )
    art.shape(hair, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(hair.buffer(-1.5))
    for strand in (
        "10,-38 26,-30 30,-6 28,30 32,66",
        "20,-42 38,-24 38,8 42,44 42,66",
        "10,-20 18,0 20,30 20,56",
    ):
        art.line(strand, 1.9, (0.2, 1, 0.4), within=inside)
    art.add(ellipse(-22, 31, 6, 3.4), LIPS)
    beard = blob(
        "12,-6! 18,14 20,36 18,62 8,84 -2,104 -14,118! -16,106 -26,112! -26,98 -36,98! -34,80 -38,62 "
        "-34,46 -28,37! -20,36 -12,33! -14,26 -6,16 4,4"
    )
    art.shape(beard, colour, ink=2.6, shade=dark, shift=(-5, -3))
    inside = art.here(beard.buffer(-1.5))
    for strand in (
        "10,14 12,44 4,76 -10,106",
        "2,22 4,52 -6,84 -16,104",
        "-6,32 -6,58 -14,86 -24,102",
        "-16,40 -18,62 -24,80 -32,92",
        "-26,44 -29,58 -30,72",
    ):
        art.line(strand, 2.0, (0.1, 1, 0.8, 0.1), within=inside)
    moustache = limb("-28,23.5,2.6 -20,25,4.6 -10,31,4.2 -2,42,3 2,48,1")
    art.shape(moustache, colour, ink=2.2)
    art.line("-24,24.5 -14,29 -5,39", 1.2)


def short_beard_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the trimmed beard of a man in profile, over the face, with its moustache."""
    art.add(ellipse(-22, 31, 6, 3.2), LIPS)
    beard = blob(
        "14,-8! 18,10 14,26 6,38 -6,48 -18,58 -30,62! -33,50 -30,40 -27,36! -20,37 -13,33! -12,28 -2,24 6,10"
    )
    art.shape(beard, colour, ink=2.4, shade=dark, shift=(-4, -3))
    inside = art.here(beard.buffer(-1.2))
    for strand in ("12,4 10,22 -2,38", "2,22 -6,36 -18,50", "-8,32 -16,42 -26,54"):
        art.line(strand, 1.8, (0.1, 1, 0.2), within=inside)
    art.shape(limb("-28,23.5,2.4 -20,25,4 -11,30,3.4 -5,37,1.2"), colour, ink=2.0)
