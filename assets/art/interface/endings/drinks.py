"""What people toast with; the hand is at the origin and closes around the lower part."""

from collections.abc import Callable

from woodcut.geometry import blob, circle, discs, ellipse, limb, move, poly, union
from woodcut.palette import GOLD, GOLD_DARK, RED, WHITE, WHITE_DARK
from woodcut.picture import Picture

Drink = Callable[[Picture], None]
BEER, BEER_DARK = "#e69a1f", "#b46c12"
GLASS, GLASS_DARK = "#d6e8e2", "#9bbab5"
WINE, WINE_DARK = "#a32a40", "#701a30"
LEMON, LEMON_DARK = "#f4de7a", "#d2ad3c"


def wine(art: Picture) -> None:
    """A tumbler of red wine, as every osteria has them."""
    _tumbler(art, WINE, WINE_DARK, -48)


def lemonade(art: Picture) -> None:
    """A tall lemonade with a straw and a slice."""
    art.shape(limb("2,-30,2.6 12,-78,2.6 26,-86,2.6"), RED, ink=2)
    _tumbler(art, LEMON, LEMON_DARK, -52)
    art.shape(circle(-19, -62, 13, 28), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
    art.add(circle(-19, -62, 8.6, 24), LEMON)
    for end in ("-19,-71", "-11,-59", "-27,-59"):
        art.line(f"-19,-62 {end}", 1.8, (1, 1), GOLD_DARK)


def _tumbler(art: Picture, fill: str, dark: str, level: float) -> None:
    body = blob("-22,-64! 0,-61 22,-64! 18,16! 0,20 -18,16!")
    art.shape(body, GLASS, ink=3, shade=GLASS_DARK, shift=(-4, -2))
    drink = body.buffer(-4.4).intersection(poly(f"-40,{level} 40,{level} 40,40 -40,40"))
    art.add(drink, fill)
    art.add(drink.difference(move(drink, -9, -3)), dark)
    art.add(ellipse(0, level, 17, 3.6).intersection(body.buffer(-3)), "#d9707c" if fill == WINE else WHITE)
    art.line(f"-15,-56 -14,-44 -13,{level + 8}", 3.4, (0.3, 1, 0.2), WHITE)


def beer(art: Picture) -> None:
    """A tankard of beer under a head of foam."""
    handle = union(limb("18,-46,5 40,-44,5 42,-10,5 20,-2,5"))
    art.shape(handle, GLASS, ink=3, shade=GLASS_DARK, shift=(-2, -2))
    body = blob("-26,-58! 26,-58! 24,20! 0,24 -24,20!")
    art.shape(body, BEER, ink=3, shade=BEER_DARK, shift=(-7, -2))
    for x in (-12, 0, 12):
        art.line(f"{x},-44 {x},-30 {x},-18", 3, (0.3, 1, 0.3), BEER_DARK)
    foam = discs("-22,-60,11 -8,-68,13 8,-67,13 22,-60,11 0,-58,14 -27,-50,7 -18,-46,6")
    art.shape(foam, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -4))


def coffee(art: Picture) -> None:
    """A small cup of coffee, and its steam."""
    handle = limb("16,-30,4.4 32,-30,4.4 32,-14,4.4 16,-10,4.4")
    art.shape(handle, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-2, -2))
    cup = blob("-24,-44! 24,-44! 20,-10 10,2 -10,2 -20,-10")
    art.shape(cup, WHITE, ink=3, shade=WHITE_DARK, shift=(-7, -3))
    art.shape(ellipse(0, -44, 24, 6), "#5b3a26", ink=2.6)
    art.add(ellipse(-3, -43.4, 16, 3), "#8a5a34")
    art.line("-6,-56 -12,-66 -4,-74 -9,-84", 3.4, (0.2, 1, 0.8, 0.1), WHITE)
    art.line("8,-56 2,-64 10,-72 5,-80", 3.4, (0.2, 1, 0.8, 0.1), WHITE)


def goblet(art: Picture) -> None:
    """A golden cup, as the court drinks from it."""
    foot = blob("-7,14! 7,14! 9,28 22,36! -22,36! -9,28")
    art.shape(foot, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-4, -2))
    bowl = blob("-27,-62! 27,-62! 25,-34 12,-14 6,-4! -6,-4! -12,-14 -25,-34")
    art.shape(bowl, GOLD, ink=3, shade=GOLD_DARK, shift=(-8, -4))
    art.shape(ellipse(0, -62, 27, 6.4), WINE, ink=2.6)
    for x in (-14, 0, 14):
        art.shape(circle(x, -40, 4.6, 18), RED, ink=1.8)
