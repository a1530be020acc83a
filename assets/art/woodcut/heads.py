"""Heads in three-quarter view, looking to the left; eyes at y = 0, about 62 units wide."""

from woodcut.faces.eyes import eyes as draw_eyes
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import blob, circle, discs, ellipse, limb, nodes, union
from woodcut.hats import crown
from woodcut.palette import BROWN_DARK, HAIR, INK, LIPS, SKIN
from woodcut.picture import Picture

__all__ = ["beard", "eyes", "face34", "hair_bob", "king_head", "moustache"]


def eyes(art: Picture, mood: Mood = Mood.CALM) -> None:
    """Draw both eyes of a face in three-quarter view."""
    draw_eyes(art, THREE_QUARTER, mood)


def moustache(art: Picture, colour: str) -> None:
    """Draw a thin moustache that leaves the mouth free."""
    left = limb("-9,24,2.6 -17,26,3.4 -25,24,2.2 -29,20,0.8")
    right = limb("-8,24,2.6 1,26,3.6 11,24.5,2.4 16,20,0.8")
    art.shape(union(left, right), colour, ink=1.6)


def beard(art: Picture, colour: str = HAIR, dark: str = BROWN_DARK, length: float = 92) -> None:
    """Draw a curly beard with mouth and moustache, `length` units below the eyes."""
    curls = "30,30,7 30,44,7 25,56,8 17,68,8 6,80,8 -8,84,7 -18,74,8 -26,60,8 -31,44,7 -32,28,6"
    longer = length / 92
    b = blob(
        f"29,-12! 33,8 34,34 28,{length * 0.62} 14,{length * 0.86} -3,{length}! "
        f"-14,{length * 0.88} -27,{length * 0.66} -33,40 -31,12! "
        "-26,22 -20,25 -9,22.5 2,25 15,20 22,6"
    )
    b = union(b, *[circle(c.x, c.y * (longer if c.y > 30 else 1), c.radius, 20) for c in nodes(curls)])
    art.shape(b, colour, ink=2.6, shade=dark, shift=(-5, -3))
    inside = art.here(b).buffer(-1.5)
    for x0, x1, y1 in (
        (-27, -21, 0.66),
        (-19, -13, 0.84),
        (-10, -6, 0.93),
        (0, 0, 0.95),
        (10, 8, 0.88),
        (20, 16, 0.76),
        (28, 23, 0.6),
    ):
        y0, y2 = 40, length * y1
        art.line(
            f"{x0},{y0} {x0 * 0.6 + x1 * 0.4 - 2.2},{y0 + (y2 - y0) * 0.4} "
            f"{x1 + 1.5},{y0 + (y2 - y0) * 0.75} {x1 - 1},{y2}",
            2.2,
            (0.1, 1, 0.8, 0.1),
            INK,
            within=inside,
        )
    # mouth + moustache
    art.add(ellipse(-8.5, 31.5, 7.5, 3.6), LIPS)
    art.line("-16,31 -8.5,32.4 0,30.6", 1.8, (0.2, 1, 0.2))
    ml = limb("-9,23.5,3.2 -18,25.5,4.6 -27,32,3.4 -34,30,1.2")
    mr = limb("-8,23.5,3.2 3,25,4.9 13,32,3.6 21,29.5,1.2")
    art.shape(union(ml, mr), colour, ink=2.2)
    art.line("-10,24 -18,27 -27,31.5", 1.2)
    art.line("-7,24 4,27 13,31", 1.2)


def king_head(
    art: Picture,
    x: float,
    y: float,
    size: float,
    *,
    hair: str,
    dark: str,
    crown_band: str,
    beard_length: float,
    skin: str = SKIN,
) -> None:
    """Draw the bearded head of a king with his crown."""
    with art.at(
        x,
        y,
        size,
    ):
        back = discs("31,-22,11 36,-8,11 37,7,11 35,22,11 30,34,9 -29,-22,8 -31,-8,7 -31,5,6", 24)
        art.shape(back, hair, ink=2.6, shade=dark, shift=(-4, -3))
        for cx, cy in ((35, -20), (40, -5), (40, 11), (37, 26)):
            art.line(
                f"{cx - 9},{cy + 2} {cx - 2},{cy - 5} {cx + 4},{cy + 1} {cx - 1},{cy + 5}",
                1.7,
                (0.2, 1, 0.8, 0.1),
            )
        face34(art, skin=skin, bearded=True, brow=dark, aged=True)
        beard(art, hair, dark, beard_length)
        side = discs("30,-20,7 32,-9,7 31,2,6")
        art.shape(side, hair, ink=2.4, shade=dark, shift=(-3, -2))
        with art.at(0, -30, 1.06):
            crown(art, band=crown_band)


def hair_bob(
    art: Picture, colour: str = HAIR, dark: str = BROWN_DARK, *, behind: bool, length: float = 44
) -> None:
    """Draw page-boy hair: the part behind the face before it, the part in front after it."""
    if behind:
        g = blob(
            f"-30,-30 -34,-6 -37,18 -34,36! -24,30 0,20 24,32 34,{length + 4}! 46,{length - 4} 46,10 "
            "42,-22 "
            "28,-44 -10,-48"
        )
        art.shape(g, colour, ink=2.8, shade=dark, shift=(-5, -3))
        inside = art.here(g).buffer(-1.5)
        for p in ("34,-14 40,8 37,34", "29,-4 33,16 30,34", "41,-12 45,10 43,34", "-31,-4 -34,14 -31,30"):
            art.line(p, 1.9, (0, 1, 0.4), within=inside)
    else:
        g = union(
            blob("22,-40! 36,-24 38,4 35,24! 28,10 26,-10 19,-28"),
            blob("-12,-44! -29,-30 -33,-8 -34,10! -27,2 -26,-14 -16,-30"),
        )
        art.shape(g, colour, ink=2.4, shade=dark, shift=(-3, -2))
        art.line("27,-28 32,-10 33,8", 1.6)
        art.line("-22,-32 -29,-16 -31,0", 1.4)
