"""Hair and beards of the Neapolitan courts, on a head whose eyes are on y = 0."""

from woodcut.geometry import blob, discs, ellipse, limb
from woodcut.palette import LIPS
from woodcut.picture import Picture


def page_hair_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the page-boy hair of a head in profile, over the face."""
    form = blob(
        "-22,-26! -22,-40 -8,-54 16,-58 40,-47 51,-22 49,6 45,24 50,40 58,45! 47,52 39,48! 37,57 27,58! "
        "26,49 15,52! 7,46 10,24 3,2 -1,-14 -8,-24!"
    )
    art.shape(form, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(form.buffer(-1.5))
    for strand in (
        "-14,-36 6,-38 16,-22 18,8 14,40",
        "-8,-46 18,-44 29,-22 31,10 27,46",
        "10,-52 36,-36 44,-8 40,20 42,44",
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
        "4,-40! 26,-48 40,-34 46,-8 45,20 51,42 48,62! 38,56 30,62! 24,50 17,52! 20,34 16,10 18,-14 4,-30"
    )
    art.shape(hair, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(hair.buffer(-1.5))
    for strand in (
        "12,-38 27,-28 31,-6 29,26 32,54",
        "20,-42 38,-24 38,8 41,38 41,54",
    ):
        art.line(strand, 1.9, (0.2, 1, 0.4), within=inside)
    art.add(ellipse(-22, 31, 6, 3.4), LIPS)
    beard = blob(
        "20,-10! 24,14 25,36 21,56 10,74 -3,92! -7,80 -11,66! -16,80 -27,96! -35,80 -38,62 "
        "-34,47 -28,38! -20,37 -12,34! -11,29 0,22 10,8"
    )
    art.shape(beard, colour, ink=2.6, shade=dark, shift=(-5, -3))
    inside = art.here(beard.buffer(-1.5))
    for strand in (
        "16,12 18,36 10,58 -2,82",
        "8,24 10,44 2,64 -5,78",
        "-2,32 -1,48 -6,60",
        "-12,40 -14,56 -20,72 -26,86",
        "-22,44 -24,58 -30,72 -31,80",
    ):
        art.line(strand, 2.0, (0.1, 1, 0.8, 0.1), within=inside)
    moustache = limb("-28,25.4,2.4 -20,27,4.2 -11,31.4,3.8 -4,38,2.4 2,41,0.9")
    art.shape(moustache, colour, ink=2.2)
    art.line("-24,26.4 -14,30 -6,36", 1.2)


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
