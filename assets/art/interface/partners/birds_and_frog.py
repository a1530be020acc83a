"""The heads of owl, penguin and frog, with the middle of the face at the origin."""

from interface.partners.features import MOUTH_RED, TONGUE, both, cheeks, eyes, furred
from interface.partners.look import Look, Mouth
from woodcut.geometry import Region, blob, clean, ellipse
from woodcut.palette import GOLD, GOLD_DARK, INK, WHITE, WHITE_DARK
from woodcut.pattern import motif
from woodcut.picture import Picture

OWL, OWL_DARK, OWL_DISC = "#93683c", "#624325", "#efd9ad"
PENGUIN, PENGUIN_DARK = "#34455e", "#1f2b3d"
FROG, FROG_DARK, FROG_PALE = "#6fae4b", "#457d31", "#cfe09a"


def _tick(x: float, y: float) -> Region:
    return clean(blob(f"{x - 6},{y - 2}! {x},{y + 4} {x + 6},{y - 2}! {x},{y + 1}"))


def owl(art: Picture, look: Look) -> None:
    """Draw an owl with feather tufts and pale discs about its eyes."""
    for side in (-1, 1):
        with art.at(side * 36, -38, flip=side < 0, turned=side * look.ears):
            art.shape(blob("-22,10! 0,-10 26,-36! 28,-8 24,24!"), OWL, ink=3, shade=OWL_DARK, shift=(-5, -3))
            art.line("16,-22 14,-6 10,6", 2, (0, 1, 0.2))
    face = both("0,-44 34,-48 58,-30 66,2 58,36 32,58 0,64")
    furred(art, face, OWL, OWL_DARK)
    inside = art.here(face).buffer(-2)
    art.lay(motif(inside, _tick, 17, 13), OWL_DARK)
    for side in (-1, 1):
        disc = ellipse(side * 28, 0, 31, 33)
        art.shape(disc, OWL_DISC, ink=2.4, shade="#cfae78", shift=(-4, -3))
        for step in range(-2, 3):
            art.line(f"{side * (28 + 9 * step)},29 {side * (28 + 7 * step)},24", 1.8, (1, 0.2))
    art.shape(both("0,-46 10,-40 8,-24 0,-14"), OWL, ink=0)
    art.line("-22,-38 -10,-26 0,-14", 3, (0.2, 1, 0.6))
    art.line("22,-38 10,-26 0,-14", 3, (0.2, 1, 0.6))
    eyes(art, look, 27, 0, 1.22)
    if look.mouth is Mouth.OPEN:
        art.shape(both("0,26 10,28! 7,42 0,50"), MOUTH_RED, ink=2.4)
    art.shape(both("0,10 10,18 9,28 0,42!"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -2))
    cheeks(art, look, 48, 36)


def penguin(art: Picture, look: Look) -> None:
    """Draw a penguin with a white face and a golden beak."""
    head = both("0,-58 32,-52 56,-28 64,4 60,36 36,58 0,64")
    furred(art, head, PENGUIN, PENGUIN_DARK)
    for tuft in ("-4,-55 -7,-65 -15,-69", "2,-56 2,-67 -3,-75", "8,-55 11,-64 9,-71"):
        art.line(tuft, 4, (1, 0.8, 0.1))
    white = both("0,-18 12,-32 30,-36 48,-18 52,10 44,40 24,54 0,57")
    art.shape(white, WHITE, ink=0, shade=WHITE_DARK, shift=(-5, -3))
    eyes(art, look, 25, -4)
    cheeks(art, look, 38, 22)
    if look.mouth is Mouth.OPEN:
        gap = both("0,22 20,22! 12,38 0,44")
        art.shape(gap, MOUTH_RED, ink=2.6)
        art.add(clean(ellipse(0, 40, 9, 6).intersection(gap.buffer(-1.2))), TONGUE)
    elif look.mouth is Mouth.SMILE:
        art.shape(both("0,22 18,20! 10,33 0,36"), GOLD_DARK, ink=2.4)
    else:
        art.shape(both("0,22 14,20! 8,30 0,32"), GOLD_DARK, ink=2.4)
    art.shape(both("0,8 12,11 23,20! 12,27 0,29"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -2))
    art.line("-5,15 -3,17", 2.2, (1, 0.6))
    art.line("5,15 3,17", 2.2, (1, 0.6))


def frog(art: Picture, look: Look) -> None:
    """Draw a frog with its eyes on top and a wide mouth."""
    for side in (-1, 1):
        with art.at(0, -look.ears * 0.2):
            art.shape(ellipse(side * 33, -36, 27, 27), FROG, ink=3, shade=FROG_DARK, shift=(-5, -4))
    face = both("0,-38 30,-36 58,-18 72,12 66,36 40,52 0,56")
    furred(art, face, FROG, FROG_DARK)
    inside = art.here(face).buffer(-1.6)
    art.lay(art.here(both("0,26 40,24 80,14 80,60 0,80")).intersection(inside), FROG_PALE)
    for x, y, r in ((-46, -4, 4), (-38, 4, 3), (44, -4, 4), (52, 3, 3), (0, -26, 3.4)):
        art.add(ellipse(x, y, r * 1.2, r), FROG_DARK)
    with art.at(0, -look.ears * 0.2):
        eyes(art, look, 33, -36, 1.2)
    cheeks(art, look, 54, 14)
    for side in (-1, 1):
        art.dot(side * 9, 4, 2.6, INK, 14)
    if look.mouth is Mouth.OPEN:
        gap = both("0,20 30,17 54,8! 44,32 22,46 0,49")
        art.shape(gap, MOUTH_RED, ink=3)
        art.add(clean(ellipse(0, 46, 24, 12).intersection(gap.buffer(-1.5))), TONGUE)
        return
    low = 30 if look.mouth is Mouth.SMILE else 25
    art.line(f"-58,10 -52,14 -28,{low - 3} 0,{low} 28,{low - 3} 52,14 58,10", 4, (0.3, 0.9, 1, 0.9, 0.3))
