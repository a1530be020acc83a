"""The sun of the ace of diamonds and of the settebello."""

from woodcut.geometry import blob, circle, ellipse, poly, turn, unite
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK
from woodcut.picture import Picture


def sun(art: Picture, x: float, y: float, radius: float) -> None:
    """Draw a smiling sun whose rays end `radius` from its middle."""
    face = radius * 0.56
    with art.at(x, y):
        rays = [
            turn(poly(f"{-radius * 0.13},{-face * 0.8} 0,{-radius} {radius * 0.13},{-face * 0.8}"), 45 * i)
            for i in range(8)
        ]
        foot = face * 0.8
        tongue = blob(
            f"{-radius * 0.1},{-foot}! {radius * 0.02},{-radius * 0.72} {-radius * 0.05},{-radius * 0.9}! "
            f"{radius * 0.13},{-radius * 0.7} {radius * 0.12},{-foot}!"
        )
        flames = [turn(tongue, 45 * i + 22.5) for i in range(8)]
        art.shape(unite(flames), RED, ink=2.0, heavy=(0.4, 0.6))
        art.shape(unite(rays), GOLD, ink=2.0, heavy=(0.4, 0.6))
        art.shape(circle(0, 0, face, 48), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-face / 9, -face / 9))
        for side in (-1, 1):
            art.line(
                f"{side * face * 0.62},{-face * 0.34} {side * face * 0.36},{-face * 0.56} "
                f"{side * face * 0.14},{-face * 0.46}",
                face * 0.14,
                (0.3, 1, 0.5),
            )
            art.add(ellipse(side * face * 0.36, -face * 0.14, face * 0.13, face * 0.12), INK)
            art.dot(side * face * 0.55, face * 0.22, face * 0.16, "#e8853a", 16)
        art.line(
            f"0,{-face * 0.3} {-face * 0.13},{face * 0.12} {face * 0.07},{face * 0.16}",
            face * 0.12,
            (0.3, 1, 0.6),
        )
        art.line(
            f"{-face * 0.4},{face * 0.36} 0,{face * 0.6} {face * 0.4},{face * 0.36}",
            face * 0.15,
            (0.2, 1, 0.2),
            RED_DARK,
        )
