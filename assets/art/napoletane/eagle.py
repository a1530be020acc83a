"""The ace of coins."""

import math

from shapely.geometry import box

from napoletane.embellishments import banner
from napoletane.signs import coin
from woodcut.card import card_base
from woodcut.geometry import Region, blob, curve, limb, move, nodes, turn, union
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, WHITE
from woodcut.pattern import motif
from woodcut.picture import Picture

DARK, FEATHER, FEATHER_TAIL = "#2c2a33", "#3d3a47", "#3b3844"


def ace_of_coins() -> Picture:
    """The double-headed eagle with a coin on its breast."""
    art = card_base()
    cx, cy = 180, 300
    # tail
    for i, t in enumerate((-40, -26, -13, 0, 13, 26, 40)):
        f = blob("-7,0! -12,60 -10,112 0,128! 10,112 12,60 7,0!")
        g = move(turn(f, -t, (0, 0)), cx, cy + 78)
        art.shape(g, DARK if i % 2 else FEATHER_TAIL, ink=2.6)
        art.line(
            f"{cx + math.sin(math.radians(t)) * 30},{cy + 78 + math.cos(math.radians(t)) * 30} "
            f"{cx + math.sin(math.radians(t)) * 112},{cy + 78 + math.cos(math.radians(t)) * 112}",
            2.0,
            (0.2, 1, 0.2),
            colour=GOLD,
        )
    banner(art, 180, cy + 152)
    for side in (False, True):
        with art.at(cx, cy, 1, flip=side):
            # wing: primaries fan out of a crescent-shaped arm, kept inside |x| < 160
            n = 9
            arc = curve(nodes("-40,-92 -74,-88 -98,-56 -96,-14 -78,22"), step=4)
            for k in range(n):
                u = k / (n - 1)
                root = arc[int(u * (len(arc) - 1))]
                bx, by = root.x, root.y
                direction = -96 - u * 142
                c_, s_ = math.cos(math.radians(direction)), math.sin(math.radians(direction))
                length = min(150 - 20 * u, (147 + bx) / max(0.05, -c_) if c_ < 0 else 150)
                length = max(length, 62)
                half = 13.5
                f = blob(
                    f"-12,-8! {length * 0.5},{-half} {length * 0.86},{-half * 0.8} {length},0! "
                    f"{length * 0.86},{half * 0.8} {length * 0.5},{half} -12,8!"
                )
                g = move(turn(f, direction, (0, 0)), bx, by)
                art.shape(g, FEATHER if k % 2 else DARK, ink=2.6)
                art.line(
                    f"{bx + c_ * 22},{by + s_ * 22} {bx + c_ * length * 0.86},{by + s_ * length * 0.86}",
                    2.2,
                    (0.2, 1, 0.2),
                    colour=GOLD,
                )
            arm = limb("-26,-34,28 -50,-72,27 -80,-70,22 -90,-36,19 -84,-4,16 -68,26,12")
            art.shape(arm, DARK, ink=3)
            plumage = art.here(arm).buffer(-3)
            art.lay(motif(plumage, small_scale, 15, 12, margin=2), GOLD)
            # leg + claws
            lg = limb("-30,66,19 -54,104,13 -62,126,7")
            art.shape(lg, DARK, ink=3)
            art.shape(limb("-58,112,8 -66,132,6.5"), GOLD, ink=2.4)
            for dx, dy in ((-34, 16), (-16, 26), (6, 24), (22, 8)):
                art.shape(
                    limb(f"-66,134,5.4 {-66 + dx * 0.6},{134 + dy * 0.62},5 {-66 + dx},{134 + dy + 6},1.4"),
                    GOLD,
                    ink=2.3,
                )
    # body
    bd = blob(
        f"{cx - 40},{cy - 70} {cx - 54},{cy - 10} {cx - 40},{cy + 60} {cx},{cy + 104} "
        f"{cx + 40},{cy + 60} "
        f"{cx + 54},{cy - 10} {cx + 40},{cy - 70} {cx},{cy - 84}"
    )
    art.shape(bd, DARK, ink=3.2)
    art.lay(motif(bd.buffer(-5), scale_mark, 18, 14, margin=3), GOLD)
    for side in (False, True):
        with art.at(cx, cy, 1, flip=side):
            nk = limb("-12,-62,30 -26,-100,22 -40,-132,20 -56,-146,19")
            bk = blob(
                "-66,-162! -84,-160 -100,-148 -104,-130! -92,-136 -86,-134! -92,-122! -76,-126 -66,-134!"
            )
            art.shape(bk, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
            art.line("-66,-146 -80,-146 -90,-138", 1.9, (0.3, 1, 0.4))
            crest = blob("-44,-160! -34,-176 -18,-178! -24,-164 -12,-160! -24,-148 -14,-140! -28,-132")
            art.shape(union(nk, crest), DARK, ink=3)
            neck_area = art.here(nk).buffer(-4)
            art.lay(
                motif(
                    neck_area.intersection(art.here(box(-60, -124, 30, -30))), scale_mark, 17, 13, margin=3
                ),
                GOLD,
            )
            art.dot(-60, -150, 5.4, WHITE)
            art.dot(-61, -150, 2.9, INK)
            art.line("-70,-154 -61,-159 -50,-155", 2.4, colour=GOLD)
            art.shape(limb("-88,-120,2.2 -93,-110,4 -99,-104,2"), RED, ink=1.8)
    # the coin on the breast
    coin(art, cx, cy + 6, 64, face=True)
    return art


def small_scale(x: float, y: float) -> Region:
    """One of the feathers on the arm of a wing."""
    return blob(
        f"{x - 7},{y - 4}! {x - 6},{y + 4} {x},{y + 8} {x + 6},{y + 4} {x + 7},{y - 4}! "
        f"{x + 4},{y + 2} {x},{y + 4.5} {x - 4},{y + 2}"
    )


def scale_mark(x: float, y: float) -> Region:
    """One of the feathers on breast and necks."""
    return blob(
        f"{x - 8},{y - 4}! {x - 7},{y + 5} {x},{y + 9} {x + 7},{y + 5} {x + 8},{y - 4}! "
        f"{x + 5},{y + 3} {x},{y + 5.5} {x - 5},{y + 3}"
    )
