"""Hair and beards of the Neapolitan courts, on a head whose eyes are on y = 0."""

from woodcut.geometry import blob, discs, ellipse, limb, union
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


def wavy_hair_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw loose waves that part over the brow of a page in profile and end in curls at his neck."""
    nape = discs("22,41,8 32,42,8.4 42,37,8.4 48,27,8", 24)
    art.shape(nape, colour, ink=2.6, shade=dark, shift=(-3, -3))
    for x, y in ((22, 41), (32, 43), (42, 38), (49, 28)):
        art.line(f"{x - 4},{y + 1} {x},{y - 4} {x + 4},{y} {x + 1},{y + 3}", 1.8, (0.2, 1, 0.8, 0.1))
    form = blob(
        "-27,-21! -31,-31 -25,-43 -14,-47! -11,-55 2,-60 12,-55! 22,-60 34,-53 38,-44! 49,-40 52,-28 47,-19! "
        "56,-10 55,2 49,8! 54,18 50,28 42,31! 36,38 26,38 20,33! 14,37 9,33 11,27! 16,20 13,12 9,8! 8,0 3,-4 "
        "-1,-8! -3,-17 -12,-18 -17,-14! -20,-20 -24,-18 -27,-21!"
    )
    art.shape(form, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(form.buffer(-1.5))
    for strand in (
        "-25,-30 -14,-35 -4,-27 6,-24 11,-10 18,0 17,14 22,26",
        "-12,-46 -2,-41 10,-38 17,-27 24,-16 25,-2 32,10 31,28",
        "13,-54 17,-46 29,-41 34,-30 36,-16 43,-4 41,8 44,22",
        "-22,-22 -10,-26 0,-17 6,-8",
        "38,-43 39,-32 46,-20",
    ):
        art.line(strand, 2.2, (0.1, 1, 0.7, 1, 0.6, 1, 0.2), within=inside)
    for gleam in ("-16,-39 -6,-34 4,-32", "2,-50 14,-46 22,-38", "30,-36 36,-26 39,-14"):
        art.line(gleam, 2.6, (0.1, 1, 0.1), "#e9b765", within=inside)


def curly_hair_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw short curls behind the face of a head in profile, and before its ear."""
    rim = discs(
        "6,-32,13 24,-34,13 37,-23,12 44,-8,11 46,7,10.4 44,21,10 38,33,10 27,41,9.4 16,37,9 10,24,9", 24
    )
    mass = union(rim, blob("4,-34! 30,-34 44,-8 40,30 20,38 10,24 14,8 10,-10 2,-24!"))
    art.shape(mass, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(mass.buffer(-1.4))
    for x, y, size in (
        (38, -18, 1),
        (43, 3, 1),
        (40, 24, 1),
        (26, -25, 1),
        (29, -4, 1.1),
        (27, 15, 1.1),
        (26, 34, 0.9),
        (16, 26, 0.8),
        (17, -10, 0.9),
    ):
        with art.at(x, y, size):
            art.line(
                "6,-5 -2,-8 -8,-2 -5,5 2,5 4,0 0,-2", 2.2, (0.2, 1, 1, 0.8, 0.5, 0.1), dark, within=inside
            )
    lock = discs("7,-18,6.6 10,-8,6.2 9.4,2,5.4", 24)
    art.shape(lock, colour, ink=2.4, shade=dark, shift=(-3, -2))


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
        "2,-40! 22,-50 40,-38 47,-14 44,8 51,26 46,42 54,56 50,70! 42,66 38,76! 30,66 21,68! 25,54 18,44 "
        "23,28 15,12 18,-12 6,-28"
    )
    art.shape(hair, colour, ink=2.8, shade=dark, shift=(-5, -3))
    inside = art.here(hair.buffer(-1.5))
    for strand in (
        "9,-38 24,-30 27,-8 22,8 30,26 26,42 32,60",
        "17,-43 34,-28 37,-4 31,10 40,28 35,44 42,64",
        "31,-38 42,-18 39,4 46,24 42,40 48,56",
    ):
        art.line(strand, 2.1, (0.1, 1, 0.7, 0.2), dark, within=inside)
    art.add(ellipse(-22, 31, 6, 3.4), LIPS)
    beard = blob(
        "19,-12! 24,6 21,24 28,40 21,54 24,68! 13,72 10,86! 1,80 -5,94! -12,84 -20,96! -25,82 -34,84! -32,70 "
        "-39,60 -33,48 -28,38! -20,37 -12,34! -11,29 0,22 10,6"
    )
    art.shape(beard, colour, ink=2.6, shade=dark, shift=(-5, -3))
    inside = art.here(beard.buffer(-1.5))
    for strand in (
        "17,10 16,26 21,40 14,54 17,64",
        "10,22 9,36 14,48 5,62 8,78",
        "2,30 0,44 4,56 -5,70 -4,86",
        "-6,36 -8,50 -5,60 -13,74 -14,82",
        "-15,42 -18,54 -15,64 -22,76",
        "-23,44 -27,56 -25,66 -30,78",
    ):
        art.line(strand, 2.2, (0.1, 1, 0.7, 0.2), dark, within=inside)
    moustache = limb("-28,25.4,2.6 -20,27,4.6 -11,32,4.4 -4,40,3.4 0,46,2.4 6,47,0.9")
    art.shape(moustache, colour, ink=2.2)
    art.line("-24,26.6 -14,31 -7,38", 1.3)


def short_beard_from_the_side(art: Picture, colour: str, dark: str) -> None:
    """Draw the trimmed beard of a man in profile, over the face, with its moustache."""
    art.add(blob("-28,29! -20,31 -11,27! -14,34 -22,36 -28,33!"), LIPS)
    beard = blob(
        "14,-8! 18,10 14,26 6,38 -6,48 -18,58 -30,62! -33,50 -30,40 -27,36! -20,37 -13,33! -12,28 -2,24 6,10"
    )
    art.shape(beard, colour, ink=2.4, shade=dark, shift=(-4, -3))
    inside = art.here(beard.buffer(-1.2))
    for strand in ("12,4 10,22 -2,38", "2,22 -6,36 -18,50", "-8,32 -16,42 -26,54"):
        art.line(strand, 1.8, (0.1, 1, 0.2), within=inside)
    art.shape(limb("-29,24,2.4 -21,25.6,4.2 -11,26.4,3.8 -3,20,2 -1,14,0.9"), colour, ink=2.0)
