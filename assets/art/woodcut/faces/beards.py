"""Beards for heads seen from before; they rise and sink with the mood."""

from collections.abc import Iterator

from shapely.geometry import Polygon

from woodcut.faces.features import Features
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.geometry import Region, blob, circle, clean, limb, union, unite
from woodcut.palette import INK
from woodcut.picture import Picture

TIPS = {Mood.PLEASED: 2.5, Mood.DELIGHTED: 4.5, Mood.WORRIED: -3.5, Mood.DISMAYED: -5.0}
"""How far each mood lifts the tips of a moustache."""

JAW = 30
"""Above this line a beard keeps to the face, below it may be longer."""


def full_beard(
    art: Picture, face: Features, colour: str, dark: str, mood: Mood = Mood.CALM, *, length: float = 66
) -> None:
    """Draw a curly beard that ends `length` units below the eyes, with moustache and mouth."""
    x, y = face.mouth
    jaw = blob(face.outline)
    left, _, right, bottom = jaw.bounds
    longer = (length - JAW) / (bottom - JAW)
    grown = _lengthened(jaw.buffer(1), longer)
    curls = unite(circle(px, py, 5.4, 16) for px, py in _rim(grown))
    deep = length + 20
    below = blob(
        f"{left - 14},2! {left + 3},6 {left + 6},20 {x - 12},{y - 7} {x},{y - 5} {x + 13},{y - 7} "
        f"{right - 6},18 {right - 2},2 {right + 14},-2! {right + 16},{deep}! {left - 16},{deep}!"
    )
    beard = clean(union(grown, curls).intersection(below))
    art.shape(beard, colour, ink=2.6, shade=dark, shift=(-5, -3))
    inside = art.here(beard).buffer(-1.5)
    for part in (-0.78, -0.45, -0.12, 0.2, 0.52, 0.82):
        top, foot = y + 12, JAW + (length - JAW) * (1 - 0.55 * part**2)
        half = (right - left) / 2
        start, end = x * (1 - abs(part)) + part * half, x * 0.5 + part * half * 0.62
        art.line(
            f"{start},{top} {start * 0.6 + end * 0.4 - 2},{top + (foot - top) * 0.4} "
            f"{end + 1.6},{top + (foot - top) * 0.75} {end - 1},{foot}",
            2,
            (0.1, 1, 0.8, 0.1),
            dark,
            within=inside,
        )
    mouth(art, face, mood, smile=1.5, grin=True)
    handlebar(art, face, colour, mood, drop=4, size=0.86)


def _lengthened(region: Region, factor: float) -> Region:
    """The region with everything below the jaw line stretched."""
    return clean(
        Polygon([(x, y if y < JAW else JAW + (y - JAW) * factor) for x, y in region.exterior.coords])
    )


def _rim(region: Region) -> Iterator[tuple[float, float]]:
    """Places for curls along the lower part of the outline."""
    outline = region.exterior
    count = int(outline.length / 9)
    for index in range(count):
        place = outline.interpolate(index / count, normalized=True)
        if place.y > JAW - 16:
            yield place.x, place.y


def handlebar(
    art: Picture, face: Features, colour: str, mood: Mood = Mood.CALM, *, drop: float = 0, size: float = 1
) -> None:
    """Draw a moustache whose tips rise; `drop` lets it hang over a beard."""
    lift = TIPS.get(mood, 0.0) - drop
    with art.at(face.mouth[0], face.mouth[1] - 5.4, face.mouth_size * size):
        left = limb(f"-0.5,-0.6,2.8 -8,1.6,4.4 -16,{1 - lift * 0.4},3.2 -22,{-4.6 - lift},0.9")
        right = limb(f"0.5,-0.6,2.8 8.6,1.6,4.6 17,{1 - lift * 0.4},3.2 23,{-5 - lift},0.9")
        art.shape(union(left, right), colour, ink=2.2)


def broom(art: Picture, face: Features, colour: str, dark: str, mood: Mood = Mood.CALM) -> None:
    """Draw a bushy moustache like a broom."""
    lift = TIPS.get(mood, 0.0) * 0.6
    with art.at(face.mouth[0], face.mouth[1] - 5.4, face.mouth_size):
        brush = blob(
            f"0,-4.4! 7,-5 15,{-1.5 - lift * 0.5} 21,{5.6 - lift}! 14.4,4.6 12,7.4! 7.6,4.4 4.4,6.8! 0.4,3.6 "
            f"-4,6.8! -7.6,4.4 -12,7.4! -14.4,4.6 -20.6,{5.6 - lift}! -14.6,{-1.5 - lift * 0.5} -7,-5"
        )
        art.shape(brush, colour, ink=2.4, shade=dark, shift=(-2, -2))
        for x in (-9, -4, 1.6, 7, 12):
            art.line(f"{x * 0.7},-2.4 {x * 0.9},0.6 {x},3.4", 1.5, (0, 1, 0.3), dark)


def goatee(art: Picture, face: Features, colour: str, dark: str, *, length: float = 62) -> None:
    """Draw a pointed tuft on the chin; the mouth stays free."""
    x, y = face.mouth
    bottom = blob(face.outline).bounds[3]
    tuft = blob(
        f"{x - 7},{y + 11}! {x},{y + 9.4} {x + 7.4},{y + 11}! {x + 11},{bottom - 3} {x + 7},{bottom + 5} "
        f"{x + 2},{length}! {x - 5},{bottom + 5} {x - 9},{bottom - 4}"
    )
    art.shape(tuft, colour, ink=2.4, shade=dark, shift=(-3, -2))
    for part in (-0.5, 0.1, 0.65):
        art.line(
            f"{x + part * 7},{y + 13} {x + part * 9},{bottom} {x + part * 3.4 + 1},{length - 5}",
            1.5,
            colour=dark,
        )


def stubble(art: Picture, face: Features, shadow: str) -> None:
    """Darken lip, cheeks and chin like two days without a razor; the mouth is drawn over it."""
    x, y = face.mouth
    jaw = blob(face.outline)
    left, _, right, bottom = jaw.bounds
    low = blob(
        f"{left - 4},20! {left + 6},26 {x - 13},{y - 4} {x},{y - 8} {x + 13},{y - 4} {right - 9},26 "
        f"{right + 4},12! {right + 4},{bottom + 6}! {left - 4},{bottom + 6}!"
    )
    art.add(jaw.buffer(-1).intersection(low), shadow)
    for dx, dy in ((-9, 11), (-4, 14.6), (2, 12.6), (7, 14), (12, 9), (17, 1), (19, -5), (14, 4), (-13, 6)):
        art.line(f"{x + dx},{y + dy} {x + dx + 0.6},{y + dy + 2.4}", 1.2, (1, 0.3), INK)
