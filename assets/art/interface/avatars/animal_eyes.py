"""The round eye of an animal, in every mood."""

from shapely.geometry import box

from woodcut.faces.moods import LIVELY, Mood
from woodcut.geometry import circle
from woodcut.palette import INK, WHITE
from woodcut.picture import Picture


def animal_eye(
    art: Picture,
    x: float,
    y: float,
    radius: float,
    iris: str,
    lid: str,
    mood: Mood,
    *,
    look: float = 0,
    white: bool = False,
) -> None:
    """Draw an eye about (x, y); its lids have a colour of their own, and a `white` surrounds some irises."""
    with art.at(x, y):
        stir = LIVELY[mood]
        wide = radius * (1.12 if mood is Mood.DISMAYED else 1.0)
        ball = circle(0, 0, wide, 40)
        if mood is Mood.DELIGHTED:
            # Without the edge of a ball: a round pale lid would look like a blind eye.
            low, high = 0.4 * wide, -0.6 * wide
            arc = f"{-wide},{low} {-wide * 0.55},{high} {wide * 0.55},{high} {wide},{low}"
            art.line(arc, 5.5, (0.6, 1, 1, 0.6))
            return
        if mood is Mood.BLINK:
            art.shape(ball, lid, ink=1.2, heavy=(0, 0))
            high = 0.5 * wide
            ends = -0.55 * high
            arc = f"{-wide - 1},{ends} {-wide * 0.5},{high} {wide * 0.5},{high} {wide + 1},{ends}"
            art.line(arc, 4, (0.5, 1, 1, 0.5))
            return
        art.shape(ball, WHITE if white else iris, ink=2.2, heavy=(0.3, 0.5))
        inside = ball.buffer(-0.7)
        if white:
            art.add(circle(look, 0, wide * 0.66 * stir.pupil, 32).intersection(inside), iris)
        pupil = wide * (0.4 if white else 0.56) * stir.pupil
        art.add(circle(look, 0, pupil, 28).intersection(inside), INK)
        art.dot(look - 0.35 * pupil, -0.42 * pupil, 0.34 * pupil, WHITE, 12)
        if mood is not Mood.DISMAYED:
            top = -wide * (0.56 if mood is Mood.CALM else 0.7)
            art.add(inside.intersection(box(-wide, -wide, wide, top)), lid)
            art.line(f"{-wide},{top + 2} 0,{top} {wide},{top + 2}", 2.2, (0.4, 1, 0.4))
        if mood is Mood.PLEASED:
            low = wide * 0.3
            art.add(inside.intersection(box(-wide, low, wide, wide)), lid)
            art.line(f"{-wide},{low + 2.4} 0,{low - 1.4} {wide},{low + 2.4}", 2.2, (0.4, 1, 0.4))
