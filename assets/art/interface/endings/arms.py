"""The arms of the half-figures: they lift a glass, rest, are clasped or folded, or hold a palm out."""

from typing import NamedTuple

from interface.endings.drinks import Drink
from woodcut.dress import fist
from woodcut.geometry import Region, limb, union
from woodcut.palette import SHADE
from woodcut.pattern import stripes
from woodcut.picture import Picture

MIDDLE = 128.0


class Arms(NamedTuple):
    """How the arms of somebody look: the hands, the sleeves, and where the shoulders are.

    `stripe` is the colour of stripes across the sleeves, `cuff` that of the cuffs, `thick` the radius of the
    upper arm. The shoulders are `half` away from the middle, at the height `y`.
    """

    skin: str
    fill: str
    dark: str
    half: float = 86.0
    y: float = 246.0
    stripe: str | None = None
    turned: float = 0.0
    cuff: tuple[str, str] | None = None
    thick: float = 21.0
    shade: str | None = None

    @property
    def dark_skin(self) -> str:
        """The shade of the hands, which for a skin is known."""
        return self.shade or SHADE[self.skin]


def _sleeve(art: Picture, arms: Arms, path: str) -> None:
    sleeve = limb(path)
    art.shape(sleeve, arms.fill, ink=3.2, shade=arms.dark, shift=(-6, -4))
    if arms.stripe is not None:
        art.add(stripes(sleeve.buffer(-2), arms.turned, 16, 6.5), arms.stripe)


def _cuff(art: Picture, arms: Arms, path: str) -> None:
    if arms.cuff is not None:
        art.shape(limb(path), arms.cuff[0], ink=2.6, shade=arms.cuff[1], shift=(-3, -2))


def _hand(art: Picture, arms: Arms, region: Region) -> None:
    art.shape(region, arms.skin, ink=2.8, shade=arms.dark_skin, shift=(-3, -4))


def toasting(art: Picture, arms: Arms, drink: Drink) -> None:
    """The arm at the right lifts a glass beside the head."""
    with art.at(MIDDLE):
        x, y, r = arms.half, arms.y, arms.thick
        hand = x + 34, y - 94
        _sleeve(
            art,
            arms,
            f"{x - 22},{y + 22},{r + 3} {x + 14},{y + 36},{r} {x + 38},{y + 10},{r - 2} "
            f"{x + 38},{y - 40},{r - 5} {hand[0] + 2},{hand[1] + 26},{r - 7}",
        )
        art.line(f"{x + 10},{y + 14} {x + 18},{y + 20} {x + 28},{y + 16}", 2.6, (0.1, 1, 0.1), arms.dark)
        _cuff(art, arms, f"{hand[0] - 9},{hand[1] + 22},6 {hand[0] + 13},{hand[1] + 24},6")
        with art.at(*hand, turned=4):
            drink(art)
            fist(art, 0, 2, 1.42, skin=arms.skin, dark=arms.dark_skin)


def resting(art: Picture, arms: Arms) -> None:
    """The arm at the left lies before the body."""
    x, y, r = MIDDLE - arms.half, arms.y, arms.thick
    end = MIDDLE - 16
    _sleeve(
        art,
        arms,
        f"{x + 14},{y + 12},{r + 2} {x - 4},{y + 44},{r + 1} {x + 30},{y + 58},{r - 3} "
        f"{end - 26},{y + 56},{r - 7}",
    )
    _cuff(art, arms, f"{end - 27},{y + 46},6 {end - 25},{y + 65},6")
    lower = y + 55
    fingers = union(
        limb(f"{end - 20},{lower},11 {end - 4},{lower - 3},12"),
        limb(f"{end - 6},{lower - 10},6.4 {end + 14},{lower - 11},6 {end + 28},{lower - 7},5"),
        limb(f"{end - 4},{lower - 3},6.4 {end + 18},{lower - 2},6 {end + 32},{lower + 1},5"),
        limb(f"{end - 4},{lower + 5},6.4 {end + 16},{lower + 6},6 {end + 28},{lower + 8},4.8"),
    )
    _hand(art, arms, fingers)
    for dy in (-6.6, 2):
        art.line(f"{end + 28},{lower + dy + 1} {end + 14},{lower + dy} {end},{lower + dy}", 2, (0.6, 1, 0.1))


def clasped(art: Picture, arms: Arms) -> None:
    """Both forearms lie on the table, and the hands are clasped."""
    m, h = MIDDLE, arms.y + 53
    for flip in (True, False):
        with art.at(m, 0, flip=flip):
            _forearm_to_middle(art, arms)
    with art.at(m, 0, flip=True):
        _hand(
            art, arms, union(limb(f"-32,{h + 3},11 -8,{h + 2},14"), limb(f"-12,{h - 9},6.4 6,{h - 14},5.6"))
        )
    with art.at(m):
        fingers = union(
            limb(f"-32,{h + 3},11 -10,{h + 1},14"),
            *(
                limb(f"-8,{h + y},6.2 8,{h + y - 1},6 {reach},{h + y + 1},5")
                for y, reach in ((-6, 21), (2, 24), (10, 22))
            ),
        )
        _hand(art, arms, fingers)
        for y in (-2, 6):
            art.line(f"20,{h + y + 1} 8,{h + y} -3,{h + y}", 2, (0.6, 1, 0.1))
        _hand(art, arms, limb(f"-16,{h - 9},6.4 0,{h - 15},6 9,{h - 15},5.2"))


def at_the_table(art: Picture, arms: Arms) -> None:
    """The arm at the right lies before the body, while the other hand holds something."""
    with art.at(2 * MIDDLE, 0, flip=True):
        resting(art, arms)


def _forearm_to_middle(art: Picture, arms: Arms) -> None:
    """The left sleeve, from the shoulder over the elbow to the wrist beside the middle, which is at x 0."""
    x, y, r = -arms.half, arms.y, arms.thick
    _sleeve(
        art,
        arms,
        f"{x + 14},{y + 12},{r + 2} {x - 6},{y + 44},{r + 1} {x + 24},{y + 58},{r - 3} -40,{y + 57},{r - 7}",
    )
    _cuff(art, arms, f"-41,{y + 47},6 -38,{y + 65},6")


def folded(art: Picture, arms: Arms) -> None:
    """Both arms lie across the chest, a hand on the other elbow."""
    half, y, r, m = arms.half, arms.y, arms.thick, MIDDLE
    _sleeve(
        art,
        arms,
        f"{m + half * 0.86},{y + 10},{r + 2} {m + half + 6},{y + 54},{r + 2} "
        f"{m + half * 0.5},{y + 66},{r - 2} {m - 12},{y + 60},{r - 5}",
    )
    _sleeve(
        art,
        arms,
        f"{m - half * 0.86},{y + 8},{r + 3} {m - half - 4},{y + 50},{r + 3} {m - half * 0.56},{y + 64},{r} "
        f"{m - 18},{y + 48},{r - 4}",
    )
    _cuff(art, arms, f"{m - 22},{y + 36},6 {m - 12},{y + 56},6")
    x, h = m, y + 42
    _hand(
        art,
        arms,
        union(
            limb(f"{x - 14},{h + 4},13 {x + 6},{h - 6},12"),
            limb(f"{x},{h - 16},6.6 {x + 20},{h - 24},6.2 {x + 34},{h - 24},5"),
            limb(f"{x + 4},{h - 7},6.6 {x + 26},{h - 14},6.4 {x + 42},{h - 14},5"),
            limb(f"{x + 5},{h + 1},6.6 {x + 26},{h - 4},6.2 {x + 40},{h - 4},5"),
            limb(f"{x},{h + 8},6 {x + 20},{h + 5},5.6 {x + 32},{h + 4},4.6"),
        ),
    )
    for gap in (
        f"{x + 38},{h - 19} {x + 24},{h - 18} {x + 12},{h - 13}",
        f"{x + 41},{h - 9} {x + 26},{h - 8} {x + 14},{h - 5}",
        f"{x + 36},{h} {x + 22},{h + 1} {x + 12},{h + 3}",
    ):
        art.line(gap, 2, (0.6, 1, 0.1))


def palm(art: Picture, arms: Arms, *, left: bool = False) -> None:
    """An arm held out with an open palm: what can one do? At the right, or at the left."""
    with art.at(MIDDLE, 0, flip=left):
        x, y, r = arms.half, arms.y, arms.thick
        _sleeve(
            art,
            arms,
            f"{x - 20},{y + 14},{r + 2} {x + 2},{y + 52},{r + 1} {x + 30},{y + 30},{r - 4} "
            f"{x + 46},{y + 2},{r - 7}",
        )
        _cuff(art, arms, f"{x + 38},{y},6 {x + 55},{y + 9},6")
        hx, hy = x + 54, y - 14
        open_hand = union(
            limb(f"{hx - 6},{hy + 12},11 {hx},{hy},13"),
            limb(f"{hx - 7},{hy - 2},6 {hx - 19},{hy - 16},5.4 {hx - 24},{hy - 24},4.4"),
            limb(f"{hx - 2},{hy - 6},6 {hx - 2},{hy - 24},5.4 {hx - 4},{hy - 36},4.4"),
            limb(f"{hx + 5},{hy - 5},6 {hx + 13},{hy - 22},5.4 {hx + 15},{hy - 33},4.4"),
            limb(f"{hx + 9},{hy},6 {hx + 23},{hy - 11},5.4 {hx + 30},{hy - 20},4.4"),
            limb(f"{hx + 9},{hy + 6},5.8 {hx + 24},{hy + 3},5 {hx + 34},{hy - 2},4.2"),
        )
        _hand(art, arms, open_hand)
        art.line(f"{hx - 4},{hy + 8} {hx + 4},{hy + 2} {hx + 5},{hy - 6}", 2, (0.1, 1, 0.3))
        art.line(f"{hx + 2},{hy + 12} {hx + 9},{hy + 6} {hx + 12},{hy + 1}", 1.8, (0.1, 1, 0.3))


def forearm(art: Picture, arms: Arms) -> None:
    """The sleeve below a hand that holds cards at the left."""
    _sleeve(art, arms, f"64,256,{arms.thick - 5} 44,290,{arms.thick} 40,344,{arms.thick + 3}")


def propped(art: Picture, arms: Arms, path: str) -> None:
    """The sleeve below the elbow of an arm that the bust has raised."""
    _sleeve(art, arms, path)
