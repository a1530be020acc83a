"""The horseshoe of the seven of clubs, on which a goldfinch swings."""

from francesi.lucky import green_clover
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import BROWN_DARK, GOLD, GOLD_DARK, GREEN_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture

IRON = "-27,-44,7 -37,-24,8.4 -38,2,9.6 -30,26,10.4 0,40,11.4 30,26,10.4 38,2,9.6 37,-24,8.4 27,-44,7"
JET, JET_DARK = "#3a3540", "#221e26"
BUFF, BUFF_DARK = "#c79a68", "#96683a"


def _goldfinch(art: Picture) -> None:
    """A goldfinch that looks to the left, a clover in its beak; it stands on the origin."""
    for x in (-4, 5):
        leg = union(
            limb(f"{x},-11,2 {x},0,1.8"),
            limb(f"{x},0,1.8 {x - 6},2.6,1.4"),
            limb(f"{x},0,1.8 {x + 5},2.6,1.4"),
        )
        art.shape(leg, BROWN_DARK, ink=1.6, heavy=(0.2, 0.3))
    tail = blob("10,-18! 20,-6 27,8! 21,9 17,12! 10,0 4,-10!")
    art.shape(tail, JET, ink=2.2, shade=JET_DARK, shift=(-1, -3))
    body = blob("14,-18 13,-32 7,-44 -2,-52 -13,-51 -19,-43 -17,-34 -19,-24 -13,-13 -2,-8 8,-11")
    art.shape(body, BUFF, ink=2.5, shade=BUFF_DARK, shift=(-3, -3))
    inside = art.here(body.buffer(-1.0))
    art.lay(art.here(blob("-22,-24! -13,-29 -6,-22 -4,-12 -6,-4! -24,-6!")).intersection(inside), WHITE)
    head = blob("-24,-56! 4,-60 10,-46! 5,-38 -2,-34! -8,-31 -20,-34!")
    art.lay(art.here(head).intersection(inside), WHITE)
    art.lay(art.here(blob("-10,-60! 10,-56 8,-40! 2,-36 -2,-37! -1,-46 -8,-49!")).intersection(inside), JET)
    art.lay(art.here(blob("-26,-54! -11,-54 -9,-46 -11,-38 -26,-36!")).intersection(inside), RED)
    wing = blob("1,-34! 10,-35 16,-26 21,-14 25,-3! 15,-5 5,-12 0,-22")
    art.shape(wing, JET, ink=2.1, shade=JET_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    art.shape(blob("4,-25! 11,-27 17,-20 19,-13! 12,-14 6,-18"), GOLD, ink=1.5, heavy=(0.2, 0.3))
    art.line("10,-10 16,-8 20,-6", 1.8, (0.5, 1, 0.5), WHITE)
    art.shape(circle(-11.6, -45, 2.8, 18), INK, ink=0.8, heavy=(0, 0))
    art.dot(-12.5, -45.9, 1.0, WHITE, 8)
    with art.at(-29, -22, 0.44):
        green_clover(art)
    art.line("-27,-42 -29,-34 -29,-26", 3.4, (0.8, 1, 1), GREEN_DARK)
    art.shape(blob("-17,-46.6! -31,-41 -18,-38.6!"), "#e8d3a6", ink=1.7, heavy=(0.2, 0.4))


def swing(art: Picture) -> None:
    """Draw the horseshoe, which hangs by a ribbon from the stalk of a clover, and the bird on it."""
    for side in (-1, 1):
        band = f"180,243 {180 + side * 7},282 {180 + side * 17},318 {180 + side * 27},348"
        art.line(band, 9.6, (0.8, 1, 1, 0.9))
        art.line(band, 5.4, (0.7, 1, 1, 0.8), RED)
    with art.at(180, 389):
        iron = limb(IRON)
        art.shape(iron, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -4))
        for x, y, turned in ((-36, -20, 10), (-38, 4, -6), (38, 4, 6), (36, -20, -10)):
            art.add(ellipse(x, y, 2.4, 5, turned), INK)
        for x, y, turned in ((-28, 27, -46), (0, 41, 90), (28, 27, 46)):
            art.add(ellipse(x, y, 2.4, 5, turned), INK)
        for side in (-1, 1):
            knot = blob(f"{side * 17},-50! {side * 27},-53 {side * 38},-48! {side * 37},-38 {side * 19},-40")
            art.shape(knot, RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))
        with art.at(3, 29):
            _goldfinch(art)
