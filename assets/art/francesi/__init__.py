"""The fifty-two French cards and their backs."""

from collections.abc import Callable
from functools import partial

from francesi.backs import back
from francesi.courts import court
from francesi.numbers import number
from francesi.ornament import ornament
from francesi.squares import square_print, square_sign
from francesi.suits import FOUR_COLOURS, TWO_COLOURS, Suit
from woodcut.palette import BLUE, RED
from woodcut.picture import Picture


def drawings() -> dict[str, Callable[[], Picture]]:
    """What draws each file of the skin, by its path inside the folder of the skin."""
    files: dict[str, Callable[[], Picture]] = {}
    for folder, palette, suits in (
        ("cards", TWO_COLOURS, tuple(Suit)),
        ("cards_4c", FOUR_COLOURS, (Suit.COINS, Suit.CLUBS)),
    ):
        for suit in suits:
            for rank in range(1, 8):
                files[f"{folder}/{suit}_{rank:02d}.svg"] = partial(number, suit, rank, palette)
            for rank in range(8, 11):
                files[f"{folder}/{suit}_{rank:02d}.svg"] = partial(court, suit, rank, palette)
                files[f"{folder}/{suit}_pips{rank:02d}.svg"] = partial(number, suit, rank, palette)
    for suit in (Suit.COINS, Suit.CLUBS):
        files[f"cards_4c/{suit}.svg"] = partial(square_sign, suit, FOUR_COLOURS)
    for suit in Suit:
        files[f"signs/{suit}.svg"] = partial(square_sign, suit, TWO_COLOURS)
        files[f"prints/{suit}.svg"] = partial(square_print, suit)
    files["prints/cloth.svg"] = ornament
    files["back.svg"] = partial(back, "#27508f", "#1a3767", RED)
    files["back_small.svg"] = partial(back, "#27508f", "#1a3767", RED, small=True)
    files["back_red.svg"] = partial(back, "#a8321f", "#7a2114", BLUE)
    files["back_red_small.svg"] = partial(back, "#a8321f", "#7a2114", BLUE, small=True)
    files["back_green.svg"] = partial(back, "#2c6b45", "#1a462c", RED)
    files["back_green_small.svg"] = partial(back, "#2c6b45", "#1a462c", RED, small=True)
    return files
