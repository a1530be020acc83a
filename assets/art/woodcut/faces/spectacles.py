"""Spectacles for heads seen from before."""

from woodcut.faces.features import Features
from woodcut.geometry import blob, circle, ellipse
from woodcut.palette import INK, WHITE
from woodcut.picture import Picture


def spectacles(
    art: Picture, face: Features, *, radius: float = 11, rim: str = INK, width: float = 2, glint: bool = True
) -> None:
    """Draw round spectacles before the eyes."""
    left, right = face.left.x, face.right.x
    for x, narrow in ((left, face.left.width), (right, face.right.width)):
        wide = radius * (0.72 + 0.28 * narrow / face.right.width)
        glass = ellipse(x, 0.6, wide, radius)
        art.add(glass.difference(ellipse(x, 0.6, wide - width, radius - width)), rim)
        if glint:
            art.line(
                f"{x - wide * 0.55},{-radius * 0.5} {x - wide * 0.2},{-radius * 0.72}",
                2,
                (0.6, 1, 0.6),
                WHITE,
            )
    bridge = f"{left + radius * 0.8},-2.6 {(left + right) / 2},-5 {right - radius + 0.6},-2.6"
    art.line(bridge, width + 0.4, (1, 1, 1), rim)
    art.line(f"{right + radius - 1},-1 {right + radius + 9},-3.4", width, (1, 1), rim)


def cat_eyes(art: Picture, face: Features, *, rim: str) -> None:
    """Draw the winged spectacles of the fifties."""
    for eye in (face.left, face.right):
        x, out, w = eye.x, eye.outwards, eye.width * 1.5
        wing = f"{x + out * (w + 7)},-11.4! {x + out * (w + 1)},4"
        frame = blob(f"{x - out * w},-4 {x},-7 {wing} {x},9.6 {x - out * w},5")
        hole = blob(
            f"{x - out * (w - 2)},-2.6 {x},-4.8 {x + out * w * 0.96},-5.6 {x + out * (w - 1.6)},3.6 {x},7.4 "
            f"{x - out * (w - 2)},3.8"
        )
        art.shape(frame.difference(hole), rim, ink=1.6, heavy=(0.3, 0.6))
        art.add(circle(x + out * (w + 2.6), -7, 1.2, 10), WHITE)
    left, right = face.left, face.right
    bridge = (
        f"{left.x + left.width * 1.35},-2 {(left.x + right.x) / 2},-4.6 {right.x - right.width * 1.35},-2"
    )
    art.line(bridge, 2.4, (1, 1, 1), rim)
