"""What people stand on and what is behind them: platforms of the suits, and the town in pale tints.

The town has no ink: two tints a little darker than the paper, so that it never competes with a figure.
"""

from collections.abc import Callable

from shapely.geometry import box

from saarbruecken.suits import PLATFORM, Suit
from woodcut.card import card_base
from woodcut.geometry import Region, blob, circle, ellipse, limb, mirror, poly, rounded, union
from woodcut.palette import PAPER
from woodcut.picture import Picture

NEAR, FAR = "#e3cfa0", "#efdfb9"
"""The darker and the paler tint of the town."""
LINE = "#d6bf8a"

INSIDE = rounded(13.4, 13.4, 333.2, 573.2, 11)
"""The card inside its frame line: the town ends here."""
GROUND = 534
"""Where people stand."""
FOOT = GROUND + 10
"""Where houses end, behind the slab of the platform."""


def stage(suit: Suit, town: Callable[[Picture], None], shadow: tuple[float, float] = (180, 100)) -> Picture:
    """A card with a piece of the town and the platform; `shadow` is the place and half width of a figure."""
    art = card_base()
    behind = Picture()
    town(behind)
    behind.clip(INSIDE)
    art.paste(behind)
    platform(art, suit)
    art.add(ellipse(shadow[0], GROUND + 3, shadow[1], 6), PLATFORM[suit][1])
    return art


def platform(art: Picture, suit: Suit) -> None:
    """Draw the plinth a court stands on; its colour and its frieze name the suit."""
    base, dark = PLATFORM[suit]
    top, foot = GROUND - 1, GROUND + 47
    slab = blob(f"26,{top + 7}! 34,{top - 3}! 180,{top - 5} 326,{top - 3}! 334,{top + 7}!")
    block = union(
        rounded(20, top + 6, 320, 8, 3), box(25, top + 12, 335, foot - 6), rounded(20, foot - 9, 320, 9, 3)
    )
    art.shape(slab, base, ink=2.6, heavy=(0.4, 1.3))
    art.shape(block, base, ink=2.6, shade=dark, shift=(-6, -4))
    panel = box(31, top + 17, 329, foot - 12)
    art.add(panel, dark)
    for step in range(11):
        art.add(_carving(suit, 45 + step * 27, (top + foot) / 2 + 2.5).intersection(panel), PAPER)
    art.line(f"22,{top + 14.5} 180,{top + 14} 338,{top + 14.5}", 2.0, (1, 1, 1))
    art.line(f"24,{foot - 9.5} 180,{foot - 9.5} 336,{foot - 9.5}", 1.7, (1, 1, 1))


def _carving(suit: Suit, x: float, y: float) -> Region:
    """The motif of the frieze: its form names the suit where its colour cannot."""
    match suit:
        case Suit.COINS:
            return poly(
                f"{x - 8},{y + 7} {x - 10},{y - 6} {x - 4.5},{y - 1} {x},{y - 8} {x + 4.5},{y - 1} "
                f"{x + 10},{y - 6} {x + 8},{y + 7}"
            )
        case Suit.CUPS:
            glass = poly(f"{x - 6},{y - 3} {x + 6},{y - 3} {x + 4.2},{y + 8} {x - 4.2},{y + 8}")
            foam = union(*[circle(x + dx, y - 5, 3.2, 12) for dx in (-4.6, 0, 4.6)])
            return union(glass, foam)
        case Suit.SWORDS:
            return blob(
                f"{x - 14},{y + 6}! {x - 5},{y + 3} {x - 1},{y - 5} {x + 6},{y - 7} {x + 10},{y - 2} "
                f"{x + 6},{y + 1}! {x + 4},{y - 2} {x + 1},{y + 1} {x + 6},{y + 6} {x + 14},{y + 6}!"
            )
        case Suit.CLUBS:
            toes = [
                limb(f"{x},{y + 3},1.9 {x + dx * 0.6},{y - 3},2.0 {x + dx},{y - 8},1.2") for dx in (-7, 0, 7)
            ]
            return union(limb(f"{x},{y + 8},1.4 {x},{y + 3},1.9"), *toes)


def fountain(art: Picture, x: float = 180, size: float = 1) -> None:
    """Draw the fountain of the market: an obelisk with a vase over a curved basin."""
    with art.at(x, GROUND + 4, size):
        art.add(poly("-15,-150 -8,-372 8,-372 15,-150"), FAR)
        art.add(poly("3,-150 2,-372 8,-372 15,-150"), NEAR)
        for y in (-340, -300, -260, -220, -180):  # tendrils wound around the shaft
            half = 9 + (y + 372) * 0.031
            art.line(f"{-half},{y + 16} 0,{y + 6} {half},{y - 6}", 4, (0.4, 1, 0.4), LINE)
        art.add(blob("-9,-372! -14,-386 -5,-394 -10,-406! 10,-406! 5,-394 14,-386 9,-372!"), NEAR)
        art.add(blob("-7,-406! -4,-416 0,-424 4,-416 7,-406!"), FAR)
        art.add(poly("-30,-150 30,-150 36,-128 -36,-128"), NEAR)
        art.add(poly("-28,-128 28,-128 32,-62 -32,-62"), FAR)
        art.add(ellipse(0, -104, 13, 15), NEAR)
        for side in (-1, 1):
            for reach in (34, 44):
                art.line(
                    f"{side * 26},-100 {side * reach},-92 {side * (reach + 10)},-62", 3, (1, 0.8, 0.4), LINE
                )
        art.add(blob("-120,-62! 0,-70 120,-62! 112,-24 90,0! -90,0! -112,-24"), FAR)
        art.add(blob("-126,-66! 0,-74 126,-66! 124,-54! 0,-60 -124,-54!"), NEAR)
        for place in range(-100, 101, 25):
            art.add(box(place - 1.5, -55, place + 1.5, -6), NEAR)


def castle(art: Picture, x: float, y: float) -> None:
    """Draw the castle: two long wings under mansard roofs, and between them the gabled hall of glass."""
    foot = FOOT - y
    with art.at(x, y):
        for wing in (False, True):
            with art.at(0, 0, flip=wing):
                art.add(box(44, 0, 330, foot), FAR)
                art.add(poly("40,0 50,-44 330,-44 330,0"), NEAR)
                art.add(box(42, -3, 330, 3), LINE)
                for place in range(66, 330, 38):
                    art.add(rounded(place, -32, 13, 18, 5), FAR)
                    for floor in (16, 66, 116, 166, 216):
                        art.add(rounded(place, floor, 14, 30, 2), NEAR)
        hall = poly(f"-44,{foot} -44,-34 0,-98 44,-34 44,{foot}")
        art.add(hall, NEAR)
        panes = [box(px, py, px + 16, py + 27) for px in (-37, -17, 3, 21) for py in range(-50, 290, 32)]
        art.add(union(*panes).intersection(hall.buffer(-7)), FAR)
        art.add(poly("-50,-30 0,-104 50,-30 44,-26 0,-92 -44,-26"), LINE)


def church(art: Picture, x: float, y: float) -> None:
    """Draw the Ludwigskirche: a broad body with arched windows, statues on its balustrade, a stout tower."""
    foot = FOOT - y
    with art.at(x, y):
        half = union(
            box(0, 60, 150, foot),
            box(0, 0, 56, 60),
        )
        art.add(union(half, mirror(half)), FAR)
        art.add(union(box(-156, 54, 156, 66), box(-62, -6, 62, 6)), LINE)
        art.add(blob("-58,-6! -52,-34 -30,-44 -22,-62! 22,-62! 30,-44 52,-34 58,-6!"), NEAR)
        art.add(blob("-14,-62! -16,-76 0,-90 16,-76 14,-62!"), FAR)
        art.add(limb("0,-88,2.4 0,-112,1.6"), LINE)
        art.add(box(-8, -106, 8, -102.6), LINE)
        for px in (-140, -100, 100, 140, -72, 72):  # statues
            art.add(
                union(
                    circle(px, 27, 4.6, 14),
                    blob(f"{px - 6},52! {px - 6},36 {px},31 {px + 6},36 {px + 6},52!"),
                ),
                NEAR,
            )
        for px in (-120, -80, -40, 0, 40, 80, 120):
            tall = union(box(px - 11, 120, px + 11, 236), ellipse(px, 120, 11, 12))
            art.add(tall, NEAR)
            art.add(union(box(px - 1, 110, px + 1, 236), box(px - 11, 168, px + 11, 170)), FAR)
        for px in (-26, 26):
            art.add(union(box(px - 9, 22, px + 9, 50), ellipse(px, 22, 9, 9)), NEAR)
        for px in (-148, -100, -60, -20, 20, 60, 100, 148):
            art.add(box(px - 3, 66, px + 3, foot), NEAR)
