"""What lies around the features of a face: red cheeks, folds of age and ears."""

from woodcut.faces.features import Features
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, ellipse
from woodcut.palette import CHEEK, SHADE
from woodcut.picture import Picture

GLOW = {Mood.PLEASED: 1.12, Mood.DELIGHTED: 1.2, Mood.WORRIED: 0.8, Mood.DISMAYED: 0.0}
"""How large the red of a cheek becomes; dismay makes pale."""


def blush(
    art: Picture,
    x: float,
    y: float,
    rx: float,
    ry: float,
    skin: str,
    mood: Mood = Mood.CALM,
    *,
    grave: bool = False,
) -> None:
    """Draw the red of a cheek in such a skin: a disc, or three hatch lines on a grave face."""
    glow = GLOW.get(mood, 1)
    if not glow:
        return
    if not grave:
        art.add(ellipse(x, y, rx * glow, ry * glow), CHEEK[skin])
        return
    for step in (-1, 0, 1):
        high, half = y + step * 3.7, rx * (0.95 - 0.22 * abs(step))
        art.line(
            f"{x - half - step},{high + 1.5} {x - step},{high} {x + half - step},{high - 1.7}",
            2.1,
            (0.2, 1, 0.15),
            CHEEK[skin],
        )


def wrinkles(art: Picture, face: Features) -> None:
    """Draw the folds of an old face: at the eyes, beside the mouth and on the forehead."""
    right = face.right.x + face.right.width
    art.line(f"{right + 1},6 {right + 3},11 {right + 1},17", 1.4)
    for eye in (face.left, face.right):
        low = 8.4 * face.openness
        art.line(f"{eye.x - eye.width * 0.8},{low} {eye.x},{low + 2.6} {eye.x + eye.width * 0.7},{low}", 1.4)
    x, y = face.mouth
    wide = 14.5 * face.mouth_size
    art.line(f"{x + wide - 4},{y - 13} {x + wide + 2},{y - 7} {x + wide + 3.5},{y + 1}", 1.6)
    art.line(f"{x - wide + 4},{y - 11} {x - wide - 1},{y - 6} {x - wide - 2},{y + 1}", 1.4)
    middle = face.nose[0] / 2
    for up, half in ((21, 11), (26, 8)):
        art.line(f"{middle - half},{-up} {middle},{-up - 1.6} {middle + half},{0.6 - up}", 1.4)


def ear(art: Picture, x: float, y: float, skin: str, *, flip: bool = False) -> None:
    """Draw a near ear whose middle is at a point, its open side to the left."""
    with art.at(x, y, flip=flip):
        shell = blob("-3,-8! 0,-12 5,-11.4 7.4,-6 5.6,1 3.6,6 0.4,10 -2.6,8!")
        art.shape(shell, skin, ink=2.2, shade=SHADE[skin], shift=(-2.4, -1.6))
        art.line("0,-6 3.6,-7 3.6,-1 0.6,3", 1.5, (0, 1, 0.8, 0))
