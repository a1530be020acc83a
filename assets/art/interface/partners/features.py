"""Features that all eight animals share: symmetric outlines, eyes, mouths, whiskers."""

from interface.avatars.knife import Cut, model
from interface.partners.look import Eyes, Look, Mouth
from woodcut.geometry import Node, Region, blob, circle, clean, ellipse, nodes
from woodcut.palette import BLUSH, INK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

HATCH = Hatch(angle=20, spacing=7, length=15, width=2)
FUR = Cut(side=0.13, low=0.07, wedge=15, hatched=False)
MOUTH_RED, TONGUE = "#7c1d14", "#d9573f"


def both(path: str, middle: float = 0.0) -> Region:
    """A symmetric blob from the points of its right half, from the top to the bottom."""
    right = nodes(path)
    left = [_mirrored(node, middle) for node in reversed(right) if abs(node.x - middle) > 0.5]
    return blob(" ".join(f"{node.x},{node.y}{'!' if node.corner else ''}" for node in (*right, *left)))


def furred(art: Picture, face: Region, fill: str, dark: str) -> None:
    """Draw the outline of a head with its side in shadow, whose edge is cut like fur."""
    start = len(art.layers)
    art.shape(face, fill, ink=3.2, shade=dark, shift=(-7, -5), hatch=HATCH)
    model(art, start, fill, FUR, shade=dark)


def _mirrored(node: Node, middle: float) -> Node:
    return Node(2 * middle - node.x, node.y, node.radius, node.corner)


def eyes(art: Picture, look: Look, x: float, y: float, size: float = 1.0, white: str = WHITE) -> None:
    """Draw two eyes at (-x, y) and (x, y): open with a gaze, narrowed by joy, or asleep."""
    for side in (-1, 1):
        with art.at(side * x, y, size):
            if look.eyes is Eyes.GLAD:
                art.line("-14,5 -8,-6 0,-10 8,-6 14,5", 5.6, (0.5, 1, 0.5))
            elif look.eyes is Eyes.CLOSED:
                art.line("-14,-2 -7,5 0,7.5 7,5 14,-2", 5.0, (0.4, 1, 0.4))
                art.line(f"{side * 10},4 {side * 15},9", 2.6, (1, 0.2))
            else:
                _open(art, look, white)


def _open(art: Picture, look: Look, white: str) -> None:
    """Draw one open eye at the origin with its heavy upper lid."""
    ball = ellipse(0, 0, 13.5, 15.5)
    art.shape(ball, white, ink=2.4, heavy=(0.2, 0.4))
    inside = ball.buffer(-0.6)
    dx, dy = look.gaze
    art.add(circle(dx, dy, 8.8).intersection(inside), INK)
    art.add(circle(dx - 2.8, dy - 3.4, 3.0, 14).intersection(inside), WHITE)
    art.line("-15,-6 -9,-14 0,-17 9,-14 15,-6", 4.4, (0.4, 1, 0.4))


def cheeks(art: Picture, look: Look, x: float, y: float, colour: str = BLUSH) -> None:
    """Draw red cheeks on a face that is glad or smiles."""
    if look.eyes is Eyes.OPEN:
        return
    for side in (-1, 1):
        art.add(ellipse(side * x, y, 11, 8), colour)


def snout_mouth(art: Picture, look: Look, y: float, wide: float = 15.0) -> None:
    """Draw the mouth below a snout whose nose ends at y."""
    if look.mouth is Mouth.OPEN:
        half = wide * 1.15
        gap = both(f"0,{y + 5} {half},{y + 2}! {half * 0.8},{y + 15} 0,{y + 25}")
        art.shape(gap, MOUTH_RED, ink=2.6, heavy=(0.4, 0.6))
        art.add(clean(ellipse(0, y + 22, half * 0.62, 8).intersection(gap.buffer(-1.2))), TONGUE)
        art.line(f"0,{y - 1} 0,{y + 6}", 3, (1, 0.8))
        return
    drop = 9 if look.mouth is Mouth.SMILE else 6
    reach = wide * (1.2 if look.mouth is Mouth.SMILE else 0.9)
    art.line(f"0,{y - 1} 0,{y + drop * 0.5}", 3, (1, 0.8))
    for side in (-1, 1):
        art.line(
            f"0,{y + drop * 0.4} {side * reach * 0.5},{y + drop} {side * reach},{y + 1}", 3.4, (0.8, 1, 0.3)
        )


def whiskers(art: Picture, x: float, y: float, reach: float = 38.0) -> None:
    """Draw three whiskers on each side."""
    for side in (-1, 1):
        for place in (-1, 0, 1):
            end = f"{side * (x + reach)},{y + place * 11 - 3}"
            art.line(
                f"{side * x},{y + place * 5} {side * (x + reach / 2)},{y + place * 8 - 3} {end}",
                2.4,
                (1, 0.7, 0.2),
            )
