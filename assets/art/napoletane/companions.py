"""Animals beside the courts and cups: terrier, fox, owlet, little owl, tortoise, frog and goose."""

from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, GREEN, INK, RED, WHITE, WHITE_DARK
from woodcut.picture import Picture

FOX, FOX_DARK = "#cf6a2c", "#93431a"
TORTOISE, TORTOISE_DARK = "#a3a05c", "#6d6b36"
BEAK = "#e8853a"
FROG, FROG_DARK = "#74ad57", GREEN
OWL, OWL_DARK = "#a9713c", "#70451f"


def terrier(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a small dog that sits on a point, 92 units high, and looks up to the left."""
    with art.at(x, y, size):
        tail = limb("20,-8,4.6 31,-15,4.2 35,-27,2.6")
        art.shape(tail, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-2, -2))
        art.shape(limb("-2,-34,7 -5,-14,5 -6,-3,4.4 -12,-2,4"), WHITE_DARK, ink=2.2)
        body = blob("-15,-30 -16,-46 -6,-56 8,-48 19,-34 25,-16 23,-1! 6,0 -4,-14")
        art.shape(body, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -4))
        patch = blob("2,-58! 2,-44 12,-30 24,-28! 30,-40 14,-58")
        art.lay(art.here(patch).intersection(art.here(body.buffer(-1))), BROWN)
        fore = union(limb("-10,-38,7.6 -14,-18,5.4 -15,-4,4.8"), limb("-15,-3,4.6 -22,-2,4"))
        art.shape(fore, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-2, -2))
        thigh = union(ellipse(13, -12, 12, 11), limb("14,-3,4.8 0,-2.4,4.2"))
        art.shape(thigh, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -3))
        head = union(
            ellipse(-7, -68, 14, 12.4, -20),
            limb("-13,-69,8.6 -25,-77,6.4 -30,-80,5.4"),
            limb("-6,-60,11 -4,-50,11"),
        )
        art.shape(head, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -3))
        art.shape(limb("-16,-52,3 -5,-47,3.4 7,-51,3"), RED, ink=2.0)
        art.dot(-6, -45, 3.2, GOLD, 16)
        art.shape(
            blob("-6,-77! 4,-79 13,-70 14,-56 8,-50! 1,-56 -2,-66"),
            BROWN,
            ink=2.4,
            shade=BROWN_DARK,
            shift=(-3, -2),
        )
        art.shape(ellipse(-34, -83, 4.2, 3.6), INK, ink=1)
        art.line("-31,-75 -24,-72 -19,-68", 1.8, (0.3, 1, 0.2))
        art.dot(-17, -74, 3.2, INK, 16)
        art.dot(-18.2, -75.2, 1.1, WHITE, 8)
        art.line("-21,-79 -17,-80.6 -13,-79", 1.6, (0.3, 1, 0.3))


def fox(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a fox that sits on a point, 96 units high, and looks up at something above it."""
    with art.at(x, y, size):
        tail = blob("14,-2! 28,-6 36,-20 34,-38 26,-50! 44,-40 48,-18 40,0 22,5!")
        art.shape(tail, FOX, ink=2.6, shade=FOX_DARK, shift=(-3, -3))
        art.lay(
            art.here(blob("20,-56! 36,-48 33,-34 24,-40!")).intersection(art.here(tail.buffer(-1))), WHITE
        )
        art.shape(limb("0,-30,7 -3,-14,5 -4,-3,4.2 -10,-2,3.8"), FOX_DARK, ink=2.2)
        body = blob("-14,-30 -16,-46 -7,-58 6,-50 17,-34 23,-16 21,-1! 5,0 -4,-14")
        art.shape(body, FOX, ink=2.6, shade=FOX_DARK, shift=(-4, -4))
        bib = blob("-20,-60! -10,-56 -8,-40 -10,-24! -22,-30")
        art.lay(art.here(bib).intersection(art.here(body.buffer(-1))), WHITE)
        fore = union(limb("-9,-36,7 -13,-18,5 -14,-4,4.4"), limb("-14,-3,4.2 -20,-2,3.8"))
        art.shape(fore, FOX, ink=2.4, shade=FOX_DARK, shift=(-2, -2))
        art.lay(
            art.here(blob("-28,-12! -8,-11 -6,4! -28,4!")).intersection(art.here(fore.buffer(-1))), BROWN_DARK
        )
        thigh = union(ellipse(12, -12, 11.6, 11), limb("12,-3,4.4 0,-2.4,4"))
        art.shape(thigh, FOX, ink=2.4, shade=FOX_DARK, shift=(-3, -3))
        art.shape(blob("6,-78! 17,-84 25,-95! 24,-80 17,-70!"), FOX_DARK, ink=2.2)
        head = blob("-34,-90! -24,-84 -12,-86 2,-84 12,-74 13,-62 5,-54! -6,-56 -14,-66 -25,-78 -35,-85")
        art.shape(union(head, limb("-2,-60,11 -3,-50,11")), FOX, ink=2.6, shade=FOX_DARK, shift=(-3, -3))
        cheek = blob("-34,-87! -24,-78 -12,-70 2,-66 8,-56! -2,-50 -12,-60 -26,-76")
        art.lay(art.here(cheek).intersection(art.here(head.buffer(-1))), WHITE)
        art.shape(blob("-2,-80! 5,-92 14,-101! 16,-86 10,-74!"), FOX, ink=2.3, shade=FOX_DARK, shift=(-2, -2))
        art.dot(-35, -89, 3.6, INK, 16)
        art.line("-20,-83 -15,-84 -9,-78", 2.6, (0.4, 1, 0.3))
        art.dot(-14, -80, 3, INK, 14)
        art.dot(-15, -81, 1.1, WHITE, 8)


def owlet(art: Picture) -> None:
    """Draw an owlet that looks out of a hole in a trunk, about the middle of the hole, 60 units high."""
    hole = ellipse(0, 0, 23, 29)
    art.shape(hole, "#12351f", ink=3.2, heavy=(-0.6, -0.8))
    head = union(blob("-17,34! -19,6 -17,-8 -19,-19! -10,-15 0,-16 10,-15 19,-19! 17,-8 19,6 17,34!"))
    seen = head.intersection(hole.buffer(-1.6))
    art.shape(seen, OWL, ink=2.2, shade=OWL_DARK, shift=(-3, -3), heavy=(0.2, 0.3))
    inside = art.here(seen.buffer(-1))
    for x, y in ((-9, 15), (0, 14), (9, 15), (-5, 21), (5, 21)):
        art.line(f"{x - 3},{y - 2} {x},{y + 3} {x + 3},{y - 2}", 2.0, (0.3, 1, 0.3), OWL_DARK, within=inside)
    for side in (-1, 1):
        art.shape(
            circle(side * 8.2, -3, 8, 32),
            GOLD,
            ink=2.2,
            shade=GOLD_DARK,
            shift=(-1.4, -1.4),
            heavy=(0.2, 0.3),
        )
        art.dot(side * 8.2 + 0.8, -2.6, 4.4, INK, 20)
        art.dot(side * 8.2 - 0.8, -4.6, 1.5, WHITE, 10)
        art.line(f"{side * 2},-9 {side * 9},-14 {side * 17},-16", 3.0, (0.4, 1, 0.4), OWL_DARK)
    art.shape(blob("-3,1! 3,1! 0,10!"), "#e8853a", ink=1.8, heavy=(0.2, 0.3))


def little_owl(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a little owl, 62 units high, that sits on a point and looks at us, its head on one side."""
    with art.at(x, y, size):
        art.shape(blob("-7,-8! -6,8 0,14 7,8 8,-8!"), OWL_DARK, ink=2.2)
        body = blob("-13,-44! -20,-28 -19,-10 -9,1 0,2 9,1 19,-10 20,-28 13,-44!")
        art.shape(body, OWL, ink=2.6, shade=OWL_DARK, shift=(-4, -3))
        breast = blob("-10,-38! -12,-22 -9,-8 0,-2 9,-8 12,-22 10,-38!")
        art.add(breast, WHITE)
        inside = art.here(breast)
        for sx, sy in ((-6, -28), (0, -25), (6, -28), (-6, -18), (0, -15), (6, -18), (-3, -8), (4, -8)):
            art.line(f"{sx},{sy - 3} {sx},{sy + 4}", 3.0, (0.4, 1), OWL_DARK, within=inside)
        for side in (-1, 1):
            wing = blob(f"{side * 14},-42! {side * 21},-26 {side * 19},-8 {side * 11},4! {side * 10},-20")
            art.shape(wing, OWL, ink=2.2, shade=OWL_DARK, shift=(-2, -3), heavy=(0.4, 0.6))
            for dy in (-28, -19, -10):
                art.dot(side * 15.4, dy, 1.7, WHITE, 10)
            for toe in (3, 8):
                art.shape(
                    limb(f"{side * toe},0,2 {side * (toe + 0.4)},6,1.7"), GOLD, ink=1.6, heavy=(0.2, 0.3)
                )
        with art.at(0, -46, turned=9):
            head = blob("-21,-2 -20,-13 -12,-19 0,-20 12,-19 20,-13 21,-2 13,8 0,10 -13,8")
            art.shape(head, OWL, ink=2.6, shade=OWL_DARK, shift=(-3, -3))
            for sx, sy in ((-6, -16), (0, -14), (6, -16)):
                art.dot(sx, sy, 1.4, WHITE, 8)
            for side in (-1, 1):
                art.add(ellipse(side * 9, -2, 9.4, 8.6), WHITE)
                art.shape(circle(side * 8.6, -2, 6.2, 28), GOLD, ink=1.9, heavy=(0.1, 0.2))
                art.dot(side * 8.6, -2, 3.4, INK, 18)
                art.dot(side * 8.6 - 1.4, -3.6, 1.2, WHITE, 8)
                art.line(f"{side * 1},-6 {side * 8},-11 {side * 17},-11", 2.6, (0.5, 1, 0.3))
            art.shape(blob("-3,-1! 3,-1! 0,8!"), GOLD, ink=1.7, heavy=(0.2, 0.3))


def tortoise(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a tortoise, 66 units long, that walks to the left on a point with its head up."""
    with art.at(x, y, size):
        for leg in ("-8,-9,5 -11,-1,4.6 -15,0,3.6", "18,-9,5 21,-1,4.6 17,0,3.6"):
            art.shape(limb(leg), TORTOISE_DARK, ink=2.0)
        art.shape(limb("24,-9,2.6 32,-6,1.2"), TORTOISE, ink=2.0)
        for leg in ("-14,-10,5.6 -20,-2,5 -25,-0.6,3.8", "12,-9,5.6 12,-1,5 8,0,3.8"):
            art.shape(limb(leg), TORTOISE, ink=2.2, shade=TORTOISE_DARK, shift=(-2, -2))
        head = limb("-16,-13,4.6 -26,-20,5 -31,-25,6.6 -35,-24,5")
        art.shape(head, TORTOISE, ink=2.4, shade=TORTOISE_DARK, shift=(-2, -2))
        art.dot(-33, -27, 2, INK, 12)
        art.line("-39,-22 -34,-20.6 -30,-21.6", 1.5, (0.4, 1, 0.2))
        shell = blob("-22,-8! -20,-20 -10,-31 4,-34 18,-28 26,-16 28,-7! 4,-4")
        art.shape(shell, GOLD_DARK, ink=2.6, shade=BROWN, shift=(-4, -3))
        inside = art.here(shell.buffer(-1.2))
        art.line("-23,-13 0,-10 28,-12", 2.2, (0.6, 1, 0.6), within=inside)
        for seam in ("-8,-30 -11,-20 -8,-11", "4,-34 4,-22 5,-10", "16,-29 19,-20 18,-11"):
            art.line(seam, 2.2, (0.6, 1, 0.6), within=inside)
        for px, py in ((-14, -19), (-3, -22), (12, -22), (22, -16)):
            art.add(ellipse(px, py, 2.8, 3.6), GOLD)


def frog(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a frog, 50 units long and 40 high, that sits on a point and looks up to the right."""
    with art.at(x, y, size, flip=True):
        far = limb("-8,-12,3.4 -8,-3,2.8 -13,0,2.2")
        art.shape(far, FROG_DARK, ink=2.0)
        body = blob("-16,-8 -22,-20 -26,-24! -24,-32 -12,-37 -2,-33 10,-22 19,-8 16,0! 2,0 -10,-2")
        art.shape(body, FROG, ink=2.5, shade=FROG_DARK, shift=(-3, -3))
        inside = art.here(body.buffer(-1.2))
        art.lay(art.here(blob("-30,-24! -14,-24 -8,-16 -6,2! -24,0")).intersection(inside), "#efe3a4")
        for px, py in ((2, -24), (9, -17), (-1, -16)):
            art.dot(px, py, 2.2, FROG_DARK, 12)
        thigh = union(limb("13,-9,8.4 3,-8,7"), limb("6,-4,3.4 12,-1,3 -2,0,2.6"))
        art.shape(thigh, FROG, ink=2.3, shade=FROG_DARK, shift=(-2, -3))
        art.shape(limb("-13,-14,4 -15,-5,3.2 -21,0,2.4"), FROG, ink=2.2, shade=FROG_DARK, shift=(-2, -2))
        art.shape(circle(-13, -36, 6, 26), FROG, ink=2.2, shade=FROG_DARK, shift=(-2, -2))
        art.dot(-14, -37, 4, WHITE, 18)
        art.dot(-15, -38, 2.4, INK, 14)
        art.line("-27,-25 -18,-24 -6,-27", 1.9, (0.3, 1, 0.4))


def goose(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a goose, 84 units high, that stands on a point and cackles up to the right."""
    with art.at(x, y, size, flip=True):
        for dx in (-4, 8):
            leg = union(limb(f"{dx},-16,2.6 {dx - 1},-3,2.4"), blob(f"{dx - 12},0! {dx},-6 {dx + 4},0!"))
            art.shape(leg, BEAK, ink=1.9, heavy=(0.3, 0.5))
        body = union(
            blob("-20,-30 -12,-42 6,-42 24,-38 40,-44! 38,-26 26,-14 8,-9 -10,-12 -19,-20"),
            limb("-12,-30,10 -19,-46,7 -17,-62,5.6 -17,-72,5.4"),
            limb("-17,-76,7.4 -21,-77,6.6"),
        )
        full = body.buffer(2).buffer(-2)
        art.shape(full, WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -4))
        wing = blob("-4,-34! 12,-36 28,-30 38,-34! 32,-22 18,-16 4,-20")
        art.shape(wing, WHITE, ink=2.2, shade=WHITE_DARK, shift=(-3, -3), heavy=(0.4, 0.6))
        for barb in ("6,-26 14,-25 22,-26", "14,-20 22,-21 30,-25"):
            art.line(barb, 1.8, (0.2, 1, 0.2))
        for beak in (
            "-26,-82! -38,-84 -42,-82! -34,-77 -26,-75!",
            "-26,-76! -33,-75 -38,-72! -30,-70 -24,-72!",
        ):
            art.shape(blob(beak), BEAK, ink=1.9, heavy=(0.2, 0.4))
        art.dot(-20, -79, 2.4, INK, 14)
        art.dot(-20.8, -79.8, 0.9, WHITE, 8)
