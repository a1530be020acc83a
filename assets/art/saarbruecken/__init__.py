"""The forty Saarbrücker cards, the twelve more that a pack of 52 needs, and their backs."""

from collections.abc import Callable
from functools import partial

from saarbruecken.backs import back
from saarbruecken.courts import court
from saarbruecken.numbers import number
from saarbruecken.ornament import ornament
from saarbruecken.squares import square_print, square_sign
from saarbruecken.suits import Suit
from woodcut.palette import GOLD
from woodcut.picture import Picture, densely


def drawings() -> dict[str, Callable[[], Picture]]:
    """What draws each file of the skin, by its path inside the folder of the skin."""
    files: dict[str, Callable[[], Picture]] = {}
    for suit in Suit:
        for rank in range(1, 8):
            files[f"cards/{suit}_{rank:02d}.svg"] = partial(number, suit, rank)
        for rank in range(8, 11):
            files[f"cards/{suit}_{rank:02d}.svg"] = partial(court, suit, rank)
            files[f"cards/{suit}_pips{rank:02d}.svg"] = partial(number, suit, rank)
    for suit in Suit:
        files[f"signs/{suit}.svg"] = partial(square_sign, suit)
        files[f"prints/{suit}.svg"] = partial(square_print, suit)
    files["prints/cloth.svg"] = ornament
    files["back.svg"] = partial(back, "#27508f", "#1a3767", GOLD)
    files["back_small.svg"] = partial(back, "#27508f", "#1a3767", GOLD, small=True)
    files["back_red.svg"] = partial(back, "#a8321f", "#7a2114", GOLD)
    files["back_red_small.svg"] = partial(back, "#a8321f", "#7a2114", GOLD, small=True)
    files["back_green.svg"] = partial(back, "#24756b", "#154c46", GOLD)
    files["back_green_small.svg"] = partial(back, "#24756b", "#154c46", GOLD, small=True)
    return {name: partial(densely, draw) for name, draw in files.items()}
