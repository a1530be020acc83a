"""The heads of the five furry animals, about 130 units wide, with the middle of the face at the origin."""

from interface.partners.features import both, cheeks, eyes, furred, snout_mouth, whiskers
from interface.partners.look import Look
from woodcut.geometry import blob, ellipse
from woodcut.palette import INK, WHITE
from woodcut.picture import Picture

FOX, FOX_DARK = "#dd7a30", "#a54f1a"
CAT, CAT_DARK, CAT_STRIPE = "#a3a9b0", "#747b84", "#596069"
BEAR, BEAR_DARK, BEAR_MUZZLE = "#9c6a3c", "#6d4522", "#e6c495"
RABBIT, RABBIT_DARK = "#f4ecdf", "#cfc1aa"
MOUSE, MOUSE_DARK = "#b9aca2", "#887b72"
PINK, PINK_DARK = "#e9a79e", "#c47c74"
BROWN_INK = "#4a2a18"


def fox(art: Picture, look: Look) -> None:
    """Draw a fox with dark ears and white cheeks."""
    for side in (-1, 1):
        with art.at(side * 36, -30, flip=side < 0, turned=side * look.ears):
            art.shape(blob("-20,6! -8,-22 12,-58! 24,-28 22,14!"), FOX, ink=3, shade=FOX_DARK, shift=(-5, -3))
            art.add(blob("-9,0! -2,-20 11,-46! 16,-24 14,6!"), BROWN_INK)
    face = both("0,-50 26,-47 50,-28 60,-2 74,20! 60,24 64,36! 44,38 26,54 10,64 0,66")
    furred(art, face, FOX, FOX_DARK)
    inside = art.here(face).buffer(-1.6)
    white = both("0,40 8,26 26,14 46,12 80,18 80,60 0,80")
    art.lay(art.here(white).intersection(inside), WHITE)
    for side in (-1, 1):
        art.line(f"{side * 62},22 {side * 52},24 {side * 44},22", 2, (1, 0.5, 0))
        art.line(f"{side * 56},33 {side * 47},33 {side * 40},30", 2, (1, 0.5, 0))
    art.line("0,-46 -2,-36 0,-28", 2.2, (0.2, 1, 0))
    eyes(art, look, 26, -4)
    cheeks(art, look, 42, 26)
    art.shape(both("0,29 11,31 13,37 6,45 0,47"), INK, ink=1)
    art.add(ellipse(-4, 34, 3.6, 2, -20), WHITE)
    snout_mouth(art, look, 47, 13)


def cat(art: Picture, look: Look) -> None:
    """Draw a grey cat with a striped forehead."""
    for side in (-1, 1):
        with art.at(side * 36, -34, flip=side < 0, turned=side * look.ears):
            art.shape(blob("-20,8! -6,-20 14,-46! 24,-20 22,16!"), CAT, ink=3, shade=CAT_DARK, shift=(-5, -3))
            art.add(blob("-8,2! -2,-14 12,-34! 16,-16 14,8!"), PINK)
    face = both("0,-48 30,-46 54,-28 64,-2 62,22 48,44 24,56 0,59")
    furred(art, face, CAT, CAT_DARK)
    inside = art.here(face).buffer(-1.6)
    for stripe in ("0,-60 0,-40 0,-26", "-16,-56 -14,-42 -10,-32", "16,-56 14,-42 10,-32"):
        art.line(stripe, 7.5, (1, 0.9, 0), CAT_STRIPE, within=inside)
    for side in (-1, 1):
        for y in (4, 18):
            art.line(
                f"{side * 68},{y - 2} {side * 56},{y} {side * 46},{y + 3}",
                6.5,
                (1, 0.9, 0),
                CAT_STRIPE,
                within=inside,
            )
    art.shape(both("0,24 20,20 32,32 22,48 0,52"), RABBIT, ink=0)
    eyes(art, look, 27, -2)
    cheeks(art, look, 43, 24)
    art.shape(both("0,22 9,22 10,27 0,34"), PINK, ink=2.2, shade=PINK_DARK, shift=(-2, -2))
    snout_mouth(art, look, 34)
    whiskers(art, 36, 31)


def bear(art: Picture, look: Look) -> None:
    """Draw a brown bear with a pale muzzle."""
    for side in (-1, 1):
        with art.at(side * 46, -40, flip=side < 0, turned=side * look.ears):
            art.shape(ellipse(4, -8, 24, 24), BEAR, ink=3, shade=BEAR_DARK, shift=(-5, -4))
            art.add(ellipse(4, -6, 13, 13), BEAR_MUZZLE)
    face = both("0,-56 34,-50 58,-26 66,4 58,36 34,56 0,62")
    furred(art, face, BEAR, BEAR_DARK)
    for tuft in ("-8,-50 -6,-42 -9,-36", "2,-52 3,-43 0,-37", "12,-50 11,-42 8,-36"):
        art.line(tuft, 2.2, (0.2, 1, 0))
    eyes(art, look, 27, -8)
    art.shape(both("0,12 24,14 36,30 28,48 0,55"), BEAR_MUZZLE, ink=2.2, shade="#c79b63", shift=(-4, -3))
    cheeks(art, look, 48, 18)
    art.shape(both("0,14 13,15 16,21 8,29 0,31"), INK, ink=1)
    art.add(ellipse(-5, 18.5, 4.4, 2.2, -14), WHITE)
    snout_mouth(art, look, 31)


def rabbit(art: Picture, look: Look) -> None:
    """Draw a pale rabbit with long ears and two front teeth."""
    for side in (-1, 1):
        with art.at(side * 24, -36, flip=side < 0, turned=side * (6 + look.ears)):
            art.shape(
                blob("-15,10! -18,-24 -10,-54 4,-64 17,-50 19,-20 14,10!"),
                RABBIT,
                ink=3,
                shade=RABBIT_DARK,
                shift=(-4, -3),
            )
            art.add(blob("-7,0 -9,-26 -3,-46 4,-52 10,-42 11,-20 7,0"), PINK)
    face = both("0,-44 28,-42 50,-24 60,4 58,30 40,50 18,57 0,58")
    furred(art, face, RABBIT, RABBIT_DARK)
    for tuft in ("-6,-40 -4,-33 -6,-28", "4,-41 4,-34 2,-29"):
        art.line(tuft, 2.2, (0.2, 1, 0))
    eyes(art, look, 27, -4)
    cheeks(art, look, 40, 26, PINK)
    for side in (-1, 1):
        art.add(ellipse(side * 11, 33, 13, 10), "#fffaf0")
    teeth = both("0,36 8,36! 8,50 0,51")
    art.shape(teeth, WHITE, ink=2.2, heavy=(0.3, 0.5))
    art.line("0,37 0,50", 2, (1, 1))
    art.shape(both("0,19 9,19 10,24 0,31"), PINK, ink=2.4, shade=PINK_DARK, shift=(-2, -2))
    snout_mouth(art, look, 31) if look.mouth.value != "open" else _glad_teeth(art, look)
    whiskers(art, 32, 30, 34)


def _glad_teeth(art: Picture, look: Look) -> None:
    snout_mouth(art, look, 31)
    art.shape(both("0,37 8,36! 8,45 0,46"), WHITE, ink=1.8, heavy=(0.3, 0.5))
    art.line("0,37 0,45", 1.8, (1, 1))


def mouse(art: Picture, look: Look) -> None:
    """Draw a mouse with large round ears and a pink nose."""
    for side in (-1, 1):
        with art.at(side * 52, -34, flip=side < 0, turned=side * look.ears):
            art.shape(ellipse(4, -8, 35, 35), MOUSE, ink=3, shade=MOUSE_DARK, shift=(-6, -4))
            art.shape(ellipse(3, -6, 23, 23), PINK, ink=0, shade=PINK_DARK, shift=(-4, -3))
    face = both("0,-44 28,-40 48,-20 54,6 44,30 24,50 8,62 0,63")
    furred(art, face, MOUSE, MOUSE_DARK)
    inside = art.here(face).buffer(-1.6)
    art.lay(art.here(both("0,36 20,26 60,30 60,70 0,80")).intersection(inside), "#e4dbd2")
    for tuft in ("-6,-40 -3,-50 4,-54", "2,-40 5,-48 12,-50"):
        art.line(tuft, 2.6, (1, 0.8, 0.1))
    eyes(art, look, 23, -4)
    cheeks(art, look, 34, 24, PINK)
    art.shape(ellipse(0, 36, 10.5, 9), PINK, ink=2.4, shade=PINK_DARK, shift=(-3, -2))
    art.add(ellipse(-3.4, 33, 3, 1.8, -20), WHITE)
    snout_mouth(art, look, 44, 11)
    whiskers(art, 26, 36, 40)
