"""Small things to discover on the number cards, one on each."""

from francesi.guests import GUESTS, Draw
from francesi.oddities import ODDITIES
from francesi.pips import HEIGHT, draw_pip, four_leaved, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, limb, poly
from woodcut.palette import GOLD, GOLD_DARK, GREEN, GREEN_DARK, INK, STEEL, STEEL_DARK, WHITE
from woodcut.picture import Picture


def _brilliant(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that is cut like one, the stone of a ring."""
    with art.at(x, y + 84):
        band = circle(0, 0, 43, 64).difference(circle(0, 0, 33, 56))
        art.shape(band, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))
        for side in (-1, 1):
            claw = blob(f"{side * 6},-46! {side * 22},-52 {side * 30},-66! {side * 24},-40 {side * 8},-34!")
            art.shape(claw, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    pip(art, Suit.COINS, x, y, height, palette)
    dye = palette.diamonds
    with art.at(x, y, height / HEIGHT):
        art.add(poly("0,-24 -19,0 -34,0 -16,-19 0,-43"), dye.glint)
        art.add(poly("0,24 19,0 34,0 16,19 0,43"), dye.shade)
        art.add(poly("0,-22 17,0 0,22 -17,0"), dye.base)
        art.add(poly("0,-22 -17,0 -9,0 0,-12"), WHITE)
        for edge in ("0,-24 9,-12 19,0", "19,0 9,12 0,24", "0,24 -9,12 -19,0", "-19,0 -9,-12 0,-24"):
            art.line(edge, 1.8, (1, 1, 1), dye.ink)
        for edge in ("0,-24 0,-34 0,-44", "19,0 27,0 35,0", "0,24 0,34 0,44", "-19,0 -27,0 -35,0"):
            art.line(edge, 1.8, (1, 1, 0.6), dye.ink)


def _struck(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that an arrow has struck."""
    with art.at(x, y, height / HEIGHT, turned=-27):
        art.shape(limb("40,2,2.6 66,2,2.6"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-1, -1))
        art.shape(poly("62,-9 82,2 62,13 67,2"), STEEL, ink=2.4, shade=STEEL_DARK, shift=(-2, -3))
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT, turned=-27):
        art.shape(limb("-64,2,2.6 -12,2,2.6"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-1, -1))
        for dx in (-78, -69, -60):
            art.shape(
                poly(f"{dx},-8 {dx + 8},-8 {dx + 13},2 {dx + 8},12 {dx},12 {dx + 5},2"),
                WHITE,
                ink=1.9,
                heavy=(0.4, 0.6),
            )
        art.line("-12,-4 -9,2 -12,8", 2.4, (0.4, 1, 0.4), palette.hearts.ink)


def _nibbled(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A spade that a caterpillar takes for a leaf."""
    pip(art, Suit.SWORDS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        rings = ((-40, 2, 6.6), (-35, -9, 7.2), (-27, -16, 7.4), (-19, -26, 7.2), (-13, -36, 7.8))
        for place, (dx, dy, radius) in enumerate(rings):
            fill, shade = (GREEN, GREEN_DARK) if place % 2 else ("#8cb84a", "#5f8a2e")
            art.shape(circle(dx - 3, dy - 3, radius, 24), fill, ink=2.0, shade=shade, shift=(-2, -2))
        art.dot(-20, -41, 1.7, INK, 12)
        art.dot(-13.5, -42, 1.7, INK, 12)
        art.line("-21,-45 -24,-51 -23,-55", 1.7, (1, 1, 0.5))
        art.line("-13,-46 -12,-52 -8,-55", 1.7, (1, 1, 0.5))


def _lucky(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A clover with four leaves."""
    draw_pip(art, four_leaved(), palette.clubs, x, y, height)


SURPRISES: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.COINS, 5): (2, _brilliant),
    (Suit.CUPS, 2): (0, _struck),
    (Suit.SWORDS, 3): (1, _nibbled),
    (Suit.CLUBS, 4): (1, _lucky),
    **GUESTS,
    **ODDITIES,
}
"""On which card which pip, counted from the upper left, is drawn in another way."""
