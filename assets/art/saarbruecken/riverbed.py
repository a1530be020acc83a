"""The bed of the river, from frame to frame, and what grows, lies and lives on it."""

from woodcut.geometry import blob, circle, limb, nodes, rounded
from woodcut.palette import GREEN_DARK, INK, SKY_DARK, STEEL, TEAL, TEAL_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

INSIDE = rounded(13.4, 13.4, 333.2, 573.2, 11)
SAND, SAND_DARK = "#e3cfa0", "#c9ad74"
STONE, STONE_DARK = "#cfc6b2", "#a39a84"
AIR = "#dcecea"
SNAIL, SNAIL_DARK = "#d9b77c", "#b08b50"
WHORL, WHORL_DARK = "#a3622b", "#6f3f1a"
SHELL, LINING, PEARL = "#4d5a78", "#b9a3b4", "#fffaea"

LOW = "0,{0}! 40,{1} 92,{2} 150,{3} 214,{1} 268,{2} 318,{1} 360,{0}! 360,600! 0,600!"
"""The edge of the bed, between its highest and its lowest point."""


def bed(art: Picture, top: float) -> None:
    """Draw the sandy bed below a height, with two ripples."""
    ground = Picture()
    sand = blob(LOW.format(top, top + 5, top + 12, top + 17))
    ground.shape(sand, SAND, ink=2.6, heavy=(0.4, 0.9))
    for path in (
        "34,{0} 70,{1} 118,{0} 150,{1}",
        "214,{1} 252,{0} 296,{1} 330,{0}",
        "120,{2} 160,{3} 206,{2} 244,{3}",
    ):
        ground.line(path.format(top + 28, top + 34, top + 46, top + 51), 3.4, (0, 1, 0.4, 1, 0), SAND_DARK)
    ground.clip(INSIDE)
    art.paste(ground)


def weed(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw three blades of weed that sway, about 46 units wide and 100 high, their foot at a point."""
    with art.at(x, y, size, flip=flip):
        for blade, fill, vein in (
            ("-18,2! -30,-26 -18,-48 -30,-76! -6,-54 -8,-28 -4,2!", TEAL, "-12,-6 -19,-28 -14,-48"),
            ("8,2! 20,-20 14,-38 28,-60! 34,-36 28,-18 22,2!", TEAL, "16,-4 23,-20 21,-36"),
            ("-6,4! -8,-30 4,-56 -2,-94! 20,-60 10,-32 12,4!", GREEN_DARK, "3,-6 1,-30 9,-58"),
        ):
            art.shape(blob(blade), fill, ink=2.4, shade=TEAL_DARK, shift=(-3, -3), heavy=(0.4, 0.8))
            art.line(vein, 1.8, (0, 1, 0))
        art.add(blob("-28,1! -16,-5 0,-2 16,-6 32,1! 20,8 -18,9"), SAND)
        art.line("-26,0 -15,-5 0,-2 14,-6 29,0", 2.2, (0, 1, 0.6, 1, 0))


def stones(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a large and a small stone that lie in the sand, about 84 units wide, their foot at a point."""
    hatch = Hatch(angle=18, spacing=5.6, length=13, width=1.6)
    with art.at(x, y, size, flip=flip):
        for stone in (
            "-34,0! -32,-18 -18,-30! 4,-32 22,-24! 33,-12 34,3! 16,8 -22,8!",
            "22,6! 24,-6 36,-11! 48,-7 53,6! 42,11 30,11!",
        ):
            art.shape(blob(stone), STONE, ink=2.6, shade=STONE_DARK, shift=(-5, -5), hatch=hatch)
        art.line("-16,-29 -11,-19 -15,-10", 1.9, (1, 0.6, 0))


def mussel(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw an open mussel with its pearl, about 60 units wide and 36 high, its foot at a point."""
    with art.at(x, y, size):
        fan = blob("-14,-4! -27,-18 -21,-32 -8,-38 8,-38 21,-32 27,-18 14,-4!")
        art.shape(fan, SHELL, ink=2.5, shade=INK, shift=(-3, -2))
        art.shape(
            blob("-12,-6! -22,-19 -17,-29 -6,-34 7,-34 17,-29 22,-19 12,-6!"), LINING, ink=1.5, heavy=(0, 0)
        )
        for cut in ("-4,-10 -10,-20 -12,-28", "0,-10 0,-22 0,-31", "4,-10 10,-20 12,-28"):
            art.line(cut, 1.5, (0.3, 1, 0.2), SHELL)
        art.shape(
            blob("-27,-3! -12,-8 12,-8 27,-3! 20,8 0,12 -20,8"), SHELL, ink=2.5, shade=INK, shift=(-3, -3)
        )
        art.add(blob("-23,-3! -10,-6.4 10,-6.4 23,-3! 10,1 -10,1"), LINING)
        art.line("-17,5 -6,8.4 6,8.6", 1.8, (0.2, 1, 0.2), STEEL)
        pearl = circle(0, -6, 5.4, 24)
        art.shape(pearl, PEARL, ink=1.7, shade="#cfc6b2", shift=(-1.6, -1.6), heavy=(0.3, 0.5))


def rising_air(art: Picture, path: str) -> None:
    """Draw bubbles of air that shine, given as `x,y,radius`."""
    for node in nodes(path):
        bubble = circle(node.x, node.y, node.radius, 24)
        art.shape(bubble, AIR, ink=2.0, shade=SKY_DARK, shift=(-1.6, -1.6), heavy=(0.3, 0.5))
        art.dot(node.x - node.radius * 0.34, node.y - node.radius * 0.34, node.radius * 0.26, PEARL, 10)


def snail(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a water snail that crawls to the left, about 56 units wide, its foot at a point."""
    with art.at(x, y, size):
        foot = limb("27,-2,2.2 6,-4,4.6 -16,-4,4.6 -25,-8,4")
        art.shape(foot, SNAIL, ink=2.3, shade=SNAIL_DARK, shift=(-2, -2), heavy=(0.4, 0.8))
        for horn in ("-24,-10 -28,-17 -33,-21", "-21,-11 -22,-19 -25,-25"):
            art.line(horn, 2.4, (1, 0.8, 1))
        shell = blob("-13,-6! -17,-20 -8,-32 8,-33 20,-24 31,-4! 10,-2")
        art.shape(shell, WHORL, ink=2.5, shade=WHORL_DARK, shift=(-4, -3))
        art.line("26,-7 12,-6 -6,-10 -9,-20 0,-27 10,-23 9,-15 2,-15", 2, (0.3, 1, 1, 1, 0.5))
