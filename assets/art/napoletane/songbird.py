"""A robin, who likes to sit on clubs, a singing goldfinch, a tame blue tit and an oriole after cherries."""

from woodcut.geometry import blob, circle, limb, union
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture

TAWNY = "#c08a4a"
SHEEN = "#2f7d74"
LEMON, LEMON_DARK = "#f6dc4c", "#cfa421"


def songbird(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a robin about 56 units wide that looks to the left, its feet at a point."""
    with art.at(x, y, size, flip=flip):
        for dx in (-3, 6):
            leg = union(limb(f"{dx},-12,1.6 {dx},0,1.5"), limb(f"{dx - 7},1,1.3 {dx},0,1.5 {dx + 4},2,1.2"))
            art.shape(leg, GOLD, ink=1.5, heavy=(0.2, 0.4))
        tail = blob("16,-22! 30,-20 44,-26! 46,-18 40,-12! 26,-10 14,-12!")
        art.shape(tail, BROWN_DARK, ink=2.0, heavy=(0.4, 0.6))
        body = blob("-22,-42 -14,-50 -2,-48 6,-38 18,-32 24,-22 16,-10 2,-6 -14,-10 -24,-22 -26,-34")
        art.shape(body, WHITE, ink=2.4, heavy=(0.5, 0.8))
        inside = art.here(body.buffer(-1))
        breast = blob("-30,-40! -16,-42 -8,-36 -6,-24 -12,-14 -24,-10! -34,-24")
        art.lay(art.here(breast).intersection(inside), RED)
        art.shade_rim(breast.intersection(body), -3, -3, RED_DARK)
        back = blob("-24,-48! -10,-40 2,-34 8,-22 26,-12! 32,-34 4,-52 -14,-56")
        art.lay(art.here(back).intersection(inside), BROWN)
        wing = blob("-2,-32! 10,-34 22,-26 28,-14! 14,-12 2,-18")
        art.shape(wing, BROWN, ink=2.0, shade=BROWN_DARK, shift=(-2, -3), heavy=(0.3, 0.5))
        art.line("4,-26 14,-22 22,-16", 1.6, (1, 0.8, 0))
        art.shape(blob("-25,-40! -34,-37 -36,-35! -30,-34 -25,-34!"), GOLD, ink=1.6, heavy=(0.2, 0.4))
        art.shape(circle(-17, -41, 3.4, 16), WHITE, ink=1.2, heavy=(0, 0))
        art.dot(-17.6, -41, 2.4, INK, 14)
        art.dot(-18.4, -42, 0.8, WHITE, 8)


def goldfinch(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a goldfinch about 58 units wide that looks up to the left and sings, its feet at a point."""
    with art.at(x, y, size, flip=flip):
        for dx in (-2, 7):
            leg = union(limb(f"{dx},-12,1.6 {dx},0,1.5"), limb(f"{dx - 7},1,1.3 {dx},0,1.5 {dx + 4},2,1.2"))
            art.shape(leg, BROWN, ink=1.5, heavy=(0.2, 0.4))
        tail = blob("14,-20! 28,-12 40,-8! 38,0 30,4! 20,-4 12,-10!")
        art.shape(tail, INK, ink=2.0, heavy=(0.4, 0.6))
        art.dot(33, -3, 2.2, WHITE, 10)
        body = blob("-23,-46 -16,-55 -4,-54 4,-43 14,-34 22,-22 16,-10 4,-5 -11,-9 -21,-21 -22,-34")
        art.shape(body, WHITE, ink=2.4, heavy=(0.5, 0.8))
        inside = art.here(body.buffer(-1))
        back = blob("-2,-44! 6,-30 10,-18 20,-8! 34,-24 12,-50!")
        art.lay(art.here(back).intersection(inside), TAWNY)
        side = blob("-24,-34! -14,-31 -10,-22 -14,-12! -30,-16")
        art.lay(art.here(side).intersection(inside), TAWNY)
        art.lay(art.here(blob("-12,-60! -6,-50 -7,-42 -1,-36! 10,-44 0,-62")).intersection(inside), INK)
        art.lay(art.here(blob("-30,-60! -15,-58 -13,-46 -16,-40! -30,-40")).intersection(inside), RED)
        wing = blob("-2,-32! 10,-33 22,-22 30,-10! 14,-9 2,-17")
        art.shape(wing, INK, ink=2.0, heavy=(0.3, 0.5))
        art.add(blob("3,-25! 12,-25 20,-17! 12,-15 5,-19!"), GOLD)
        for beak in ("-22,-50! -33,-57! -25,-45!", "-22,-46! -32,-45! -22,-42!"):
            art.shape(blob(beak), WHITE, ink=1.6, heavy=(0.2, 0.4))
        art.shape(circle(-15, -47, 3.2, 16), WHITE, ink=1.2, heavy=(0, 0))
        art.dot(-15.6, -47.4, 2.2, INK, 14)


def blue_tit(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a blue tit about 58 units wide that looks to the left, its feet at a point."""
    with art.at(x, y, size, flip=flip):
        for dx in (-3, 6):
            leg = union(limb(f"{dx},-12,1.6 {dx},0,1.5"), limb(f"{dx - 7},1,1.3 {dx},0,1.5 {dx + 4},2,1.2"))
            art.shape(leg, STEEL_DARK, ink=1.5, heavy=(0.2, 0.4))
        tail = blob("14,-20! 28,-22 40,-30! 43,-23 38,-16! 26,-11 14,-10!")
        art.shape(tail, BLUE, ink=2.0, shade=BLUE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
        body = blob("-24,-42 -18,-52 -6,-53 4,-44 15,-33 22,-22 15,-10 2,-6 -13,-9 -23,-20 -25,-32")
        art.shape(body, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3), heavy=(0.5, 0.8))
        inside = art.here(body.buffer(-1))
        art.lay(art.here(blob("-32,-58! -4,-58 3,-44 -2,-32! -14,-30 -30,-34!")).intersection(inside), WHITE)
        art.lay(art.here(blob("-30,-60! 0,-60! -3,-48 -14,-46 -22,-48!")).intersection(inside), BLUE)
        for stroke, width in (("-25,-40 -14,-41 -3,-44 0,-50", 2.6), ("-21,-33 -10,-31 -2,-34 1,-43", 3)):
            art.line(stroke, width, (1, 1, 1, 0.6), BLUE_DARK, within=inside)
        back = blob("2,-42! 6,-30 14,-20 24,-10! 34,-30 10,-50!")
        art.lay(art.here(back).intersection(inside), BLUE)
        wing = blob("-2,-32! 10,-34 22,-25 29,-14! 14,-12 2,-18")
        art.shape(wing, BLUE, ink=2.0, shade=BLUE_DARK, shift=(-2, -3), heavy=(0.3, 0.5))
        art.line("3,-28 9,-24 11,-17", 2.6, (0.6, 1, 0.6), WHITE)
        art.shape(blob("-25,-42! -32,-40 -34,-38! -30,-36.6 -25,-37!"), INK, ink=1.0, heavy=(0.2, 0.4))
        art.dot(-16, -41.4, 2.6, INK, 14)
        art.dot(-16.8, -42.4, 0.9, WHITE, 8)


def oriole(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a golden oriole about 66 units wide that stretches up to the left, its feet at a point."""
    with art.at(x, y, size):
        tail = blob("14,-22! 26,-10 35,5! 28,9 22,8! 12,-4 6,-12!")
        art.shape(tail, INK, ink=2.0, heavy=(0.4, 0.6))
        for dx in (-3, 6):
            leg = union(limb(f"{dx},-12,1.8 {dx},0,1.7"), limb(f"{dx - 7},1,1.5 {dx},0,1.7 {dx + 4},2,1.4"))
            art.shape(leg, STEEL_DARK, ink=1.6, heavy=(0.2, 0.4))
        body = blob("-27,-52 -22,-62 -10,-62 -2,-52 8,-40 20,-28 22,-18 12,-9 0,-8 -12,-15 -20,-28 -24,-40")
        art.shape(body, LEMON, ink=2.5, shade=LEMON_DARK, shift=(-3, -4), heavy=(0.5, 0.8))
        wing = blob("-4,-38! 8,-38 20,-26 27,-10! 12,-12 0,-22")
        art.shape(wing, INK, ink=2.0, heavy=(0.3, 0.5))
        art.line("5,-30 12,-26 17,-20", 3.4, (0.6, 1, 0.4), LEMON)
        art.shape(blob("-23,-60! -33,-66 -40,-71! -36,-60 -25,-53!"), RED, ink=1.8, heavy=(0.2, 0.4))
        art.line("-25,-58 -20,-57 -15,-55", 2.6, (0.6, 1, 0.6))
        art.dot(-16, -55.6, 3, INK, 14)
        art.dot(-17, -56.6, 1, WHITE, 8)


def magpie(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a magpie, 74 units high, that stands on a point and looks up to the left at something shiny."""
    with art.at(x, y, size):
        tail = blob("6,-24! 22,-30 46,-40 62,-44! 63,-36 54,-30 32,-18 14,-10!")
        art.shape(tail, INK, ink=2.4, heavy=(0.4, 0.6))
        art.line("18,-23 38,-32 57,-39", 3.4, (0.3, 1, 0.4), SHEEN)
        for dx in (-6, 4):
            leg = union(
                limb(f"{dx},-14,1.9 {dx - 1},0,1.8"), limb(f"{dx - 8},1,1.5 {dx - 1},0,1.8 {dx + 5},1.6,1.4")
            )
            art.shape(leg, BROWN_DARK, ink=1.5, heavy=(0.2, 0.4))
        body = union(
            blob("-18,-40 -8,-50 6,-44 16,-32 16,-18 6,-10 -8,-11 -18,-20 -22,-32"),
            limb("-10,-42,11 -14,-56,10.5"),
        )
        art.shape(body, WHITE, ink=2.6, heavy=(0.5, 0.8))
        inside = art.here(body.buffer(-1))
        art.lay(art.here(blob("-40,-80! 10,-80 26,-40 8,-34! -6,-30 -26,-25!")).intersection(inside), INK)
        wing = blob("-4,-42! 10,-40 24,-26 34,-14! 18,-12 2,-20")
        art.shape(wing, BLUE, ink=2.2, shade=BLUE_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
        art.shape(blob("-4,-42! 8,-40 16,-31 8,-25! 0,-30"), WHITE, ink=1.8, heavy=(0.2, 0.3))
        art.line("12,-20 20,-19 28,-16", 1.7, (0.3, 1, 0.3))
        art.shape(blob("-17,-66! -28,-80 -31,-81! -29,-72 -23,-58!"), STEEL_DARK, ink=1.8, heavy=(0.2, 0.4))
        art.shape(circle(-15, -60, 3.8, 20), WHITE, ink=1.0, heavy=(0, 0))
        art.dot(-15.8, -60.8, 2.4, INK, 14)
