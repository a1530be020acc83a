"""Two halves of a court: one is drawn, turned about the middle of the card, and a belt covers the join."""

from dataclasses import dataclass

from shapely.geometry import box

from woodcut.card import SIZE
from woodcut.geometry import Region, circle, poly, rounded, star, turn, unite
from woodcut.palette import CROWN, FRAME_INK, INK
from woodcut.picture import Picture

PANEL = "#fbf4df"
FRAME = rounded(56, 26, 248, 548, 12)
MIDDLE = (SIZE[0] / 2, SIZE[1] / 2)


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
        left, _, right, _ = FRAME.bounds
        return float(MIDDLE[1] - (x - MIDDLE[0]) * self.rise / (right - left))


def double_headed(half: Picture, belt: Belt) -> Picture:
    """A framed court: the half as it is above the belt, and once more turned below it."""
    left, top, right, _ = FRAME.bounds
    above = poly(f"{left},{top} {right},{top} {right},{belt.height(right)} {left},{belt.height(left)}")
    half.clip(above.intersection(FRAME.buffer(-0.6)))
    art = Picture()
    art.lay(FRAME, PANEL, rigid=True)
    art.paste(half)
    art.paste(half, 180, MIDDLE)
    _belt(art, belt)
    art.lay(FRAME.buffer(1.6).difference(FRAME.buffer(-1.0)), FRAME_INK, rigid=True)
    return art


def _belt(art: Picture, belt: Belt) -> None:
    left, _, right, _ = FRAME.bounds

    def band(width: float) -> Region:
        return poly(
            f"{left},{belt.height(left) - width / 2} {right},{belt.height(right) - width / 2} "
            f"{right},{belt.height(right) + width / 2} {left},{belt.height(left) + width / 2}"
        ).intersection(FRAME)

    art.lay(band(belt.width + 5), INK)
    art.lay(band(belt.width), CROWN)
    art.lay(band(belt.width - 6), INK)
    art.lay(band(belt.width - 9), belt.ground)
    art.lay(_studs(belt).intersection(FRAME), belt.stud)


def _studs(belt: Belt) -> Region:
    size = belt.width * 0.22
    places = [(MIDDLE[0] + step * 15, belt.height(MIDDLE[0] + step * 15)) for step in range(-8, 9)]

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
