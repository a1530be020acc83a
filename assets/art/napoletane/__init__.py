"""The forty Neapolitan cards, the twelve more that a pack of 52 needs, and their backs."""

from collections.abc import Callable
from functools import partial

from napoletane.backs import backs
from napoletane.furniture import Suit
from napoletane.high_numbers import high_number
from napoletane.kings import king
from napoletane.knaves import knave
from napoletane.knights import knight
from napoletane.numbers import number
from napoletane.ornament import ornament
from napoletane.squares import square_print, square_sign
from woodcut.picture import Picture, densely


def drawings() -> dict[str, Callable[[], Picture]]:
    """What draws each file of the skin, by its path inside the folder of the skin."""
    courts = {8: knave, 9: knight, 10: king}
    files: dict[str, Callable[[], Picture]] = {}
    for suit in Suit:
        for rank in range(1, 11):
            draw = partial(courts[rank], suit) if rank in courts else partial(number, suit, rank)
            files[f"cards/{suit}_{rank:02d}.svg"] = draw
        for rank in range(8, 11):
            files[f"cards/{suit}_pips{rank:02d}.svg"] = partial(high_number, suit, rank)
        files[f"signs/{suit}.svg"] = partial(square_sign, suit)
        files[f"prints/{suit}.svg"] = partial(square_print, suit)
    files["prints/cloth.svg"] = ornament
    return {name: partial(densely, draw) for name, draw in (files | backs()).items()}
