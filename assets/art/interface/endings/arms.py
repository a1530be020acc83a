"""Arms with hands, and the poses of those who wait: hands clasped, arms laid on the table."""

from interface.endings.drinks import Drink
from interface.endings.hands import Hand, flat, holding
from interface.endings.limbs import Arms, Place, bearing, narrow
from interface.endings.sleeves import sleeve
from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import limb, union

DROP = 8.0
"""How much lower shoulders are after a loss."""
TOAST = 162.0
"""The height of the wrist of those who toast, so that the glasses of partners meet."""


def drop(arms: Arms, by: float = DROP) -> Arms:
    """The arms of shoulders that have dropped."""
    return arms._replace(y=arms.y + by)


def forearm(
    art: Stage,
    arms: Arms,
    elbow: Place,
    wrist: Place,
    hand: Hand | None = None,
    *,
    left: bool = False,
    aim: float | None = None,
    bend: float = 0.0,
    flip: bool = False,
    size: float = 1.0,
) -> None:
    """Draw an arm and its hand, which goes on from the forearm with a bend, or points up turned by `aim`."""
    angle = aim if aim is not None else bearing(elbow, wrist) + bend
    if hand is not None:
        with art.at(MIDDLE, arms.y, flip=left), art.at(*wrist, size, turned=angle, flip=flip):
            hand(art, arms)
    sleeve(art, arms, elbow, wrist, left=left)


def toasting(art: Stage, arms: Arms, drink: Drink, higher: float = 0.0) -> None:
    """The arm at the right lifts a glass beside the head, or above a broad one.

    It is so far from the middle that it touches the glass of a partner and does not cover it.
    """
    x = max(102.0, min(arms.half + 36, 114.0)) + min(2.0, higher)
    y = max(-94.0, TOAST - arms.y) - higher
    forearm(art, arms, (max(arms.half + 34, x + 12), y + 96), (x, y), holding(drink, 2), aim=0)


def lifting(art: Stage, arms: Arms, thing: Drink) -> None:
    """The arm at the right holds something up beside the head."""
    x = min(arms.half + 34, 112.0)
    forearm(art, arms, (max(arms.half + 32, x + 10), 36), (x, -60), holding(thing, 4), aim=3)


def resting(art: Stage, arms: Arms) -> None:
    """The arm at the left lies before the body."""
    elbow = (arms.half + 2, arms.table + 2)
    forearm(art, arms, elbow, (26, arms.table), flat, left=True, bend=-2, flip=True, size=0.96)


def clasped(art: Stage, arms: Arms) -> None:
    """Both forearms lie on the table, and the hands are clasped."""
    half = arms.half
    for left in (True, False):
        sleeve(art, arms, (half + 4, arms.table), (38, arms.table - 2), left=left)
    with art.at(MIDDLE, arms.y + arms.table - 2):
        with art.at(flip=True):
            back = union(limb("-34,1,10.4 -8,0,13"), limb("-12,-11,6.4 6,-15,5.6"))
            art.shape(back, arms.skin, ink=2.8, shade=arms.dark_skin, shift=(-3, -4))
        fingers = union(
            limb("-34,1,10.4 -10,0,13"),
            *(limb(f"-8,{y},6.2 8,{y - 1},6 {reach},{y + 1},5") for y, reach in ((-7, 21), (1, 24), (9, 22))),
        )
        art.shape(fingers, arms.skin, ink=2.8, shade=arms.dark_skin, shift=(-3, -4))
        for y in (-3, 5):
            art.line(f"20,{y + 1} 8,{y} -3,{y}", 2, (0.6, 1, 0.1))
        art.shape(limb("-16,-10,6.4 0,-16,6 9,-16,5.2"), arms.skin, ink=2.8, shade=arms.dark_skin)
    _cuffs(art, arms)


def _cuffs(art: Stage, arms: Arms) -> None:
    """Draw the cuffs or hems of clasped hands over their wrists."""
    thick, colours = (5.4, arms.cuff) if arms.cuff is not None else (3.6, (arms.fill, arms.dark))
    reach = max(8.0, narrow(arms) + 2.0 - thick)
    x = 37.0 if arms.cuff is not None else 42.0
    for flip in (True, False):
        with art.at(MIDDLE, arms.y + arms.table - 2, flip=flip):
            band = limb(f"{x},{-reach},{thick} {x},{reach},{thick}")
            art.shape(band, colours[0], ink=2.6, shade=colours[1], shift=(-3, -2))


def crossed(art: Stage, arms: Arms) -> None:
    """The forearms lie on the table one before the other."""
    half = arms.half
    forearm(art, arms, (half + 4, arms.table - 8), (8, arms.table - 12), None)
    forearm(
        art,
        arms,
        (half + 4, arms.table + 4),
        (-10, arms.table + 3),
        flat,
        left=True,
        bend=-2,
        flip=True,
        size=0.9,
    )
