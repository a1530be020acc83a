"""Two halves of a court: one is drawn, turned about the middle of the card, and a belt covers the join."""

from dataclasses import dataclass

from shapely.geometry import box

from woodcut.card import SIZE
from woodcut.geometry import Region, circle, poly, star, turn, union, unite
from woodcut.palette import CROWN, FRAME_INK, INK
from woodcut.pattern import motif
from woodcut.picture import Picture

SEAM, WOVEN = "#e3cfa0", "#efe0b6"
"""The tints of the hanging behind a court."""
PANEL = "#fbf4df"
LEFT, TOP, RIGHT, BOTTOM = 46, 18, 314, 582
INDEX_RIGHT, INDEX_BOTTOM = 59, 119
"""Where the frame steps back from the index in the upper left corner, and in turn in the lower right one."""
BEND = 9
"""The radius of the corners of the frame."""


def _frame() -> Region:
    index = box(LEFT - 1, TOP - 1, INDEX_RIGHT, INDEX_BOTTOM)
    stepped = box(LEFT, TOP, RIGHT, BOTTOM).difference(union(index, turn(index, 180, MIDDLE)))
    return stepped.buffer(-BEND).buffer(2 * BEND).buffer(-BEND)


MIDDLE = (SIZE[0] / 2, SIZE[1] / 2)
FRAME = _frame()


@dataclass(frozen=True, slots=True)
class Belt:
    """The belt over the join: how far its right end lies above its left one, its colours and its studs."""

    rise: float
    ground: str
    stud: str
    form: str = "lozenge"
    width: float = 22

    def height(self, x: float) -> float:
        """Where the middle of the belt is at some place across the card."""
        return float(MIDDLE[1] - (x - MIDDLE[0]) * self.rise / (RIGHT - LEFT))


def double_headed(half: Picture, belt: Belt) -> Picture:
    """A framed court: the half as it is above the belt, and once more turned below it."""
    ends = f"{RIGHT},{belt.height(RIGHT)} {LEFT},{belt.height(LEFT)}"
    above = poly(f"{LEFT},{TOP} {RIGHT},{TOP} {ends}")
    half.clip(above.intersection(FRAME.buffer(-0.6)))
    art = Picture()
    art.lay(FRAME, PANEL, rigid=True)
    _hanging(art)
    art.paste(half)
    art.paste(half, 180, MIDDLE)
    _belt(art, belt)
    art.lay(FRAME.buffer(1.6).difference(FRAME.buffer(-1.0)), FRAME_INK, rigid=True)
    return art


def _hanging(art: Picture) -> None:
    """The pale cloth that hangs behind a court, with a seam along the frame."""
    seam = FRAME.buffer(-4.2).difference(FRAME.buffer(-5.8))
    art.lay(seam, SEAM, rigid=True)
    upper = FRAME.buffer(-7).intersection(box(LEFT, TOP, RIGHT, MIDDLE[1] - 2))
    woven = motif(upper, _woven_star, 29, 29, margin=5)
    art.lay(union(woven, turn(woven, 180, MIDDLE)), WOVEN)


def _woven_star(x: float, y: float) -> Region:
    """What is woven into the hanging: a star with four points."""
    return star(x, y, 6.6, 2.3, 4)


def _belt(art: Picture, belt: Belt) -> None:
    at_left, at_right = belt.height(LEFT), belt.height(RIGHT)

    def band(width: float) -> Region:
        return poly(
            f"{LEFT},{at_left - width / 2} {RIGHT},{at_right - width / 2} "
            f"{RIGHT},{at_right + width / 2} {LEFT},{at_left + width / 2}"
        ).intersection(FRAME)

    art.lay(band(belt.width + 5), INK)
    art.lay(band(belt.width), CROWN)
    art.lay(band(belt.width - 6), INK)
    art.lay(band(belt.width - 9), belt.ground)
    art.lay(_studs(belt).intersection(FRAME), belt.stud)


def _studs(belt: Belt) -> Region:
    size = belt.width * 0.22
    places = [(MIDDLE[0] + step * 15, belt.height(MIDDLE[0] + step * 15)) for step in range(-9, 10)]

    def stud(place: int, x: float, y: float) -> Region:
        if place % 2:
            return circle(x, y, size * 0.38, 12)
        match belt.form:
            case "disc":
                return circle(x, y, size, 24)
            case "star":
                return star(x, y, size * 1.3, size * 0.6, 6)
            case _:
                return turn(box(x - size * 0.9, y - size * 0.9, x + size * 0.9, y + size * 0.9), 45, (x, y))

    return unite(stud(place, x, y) for place, (x, y) in enumerate(places))
