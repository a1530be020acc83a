"""The few pictures that nobody draws from here: plain signs, a hand and two badges, written by hand."""

from pathlib import Path
from typing import Final

GLYPHS: Final = (
    *(f"pad_{name}" for name in ("circle", "cross", "menu", "minus", "plus", "share", "square", "triangle")),
    "pad_view",
    *(f"pip_{name}" for name in ("diamond", "dot", "half", "ring", "round", "square", "triangle")),
    *(f"tail_{name}" for name in ("down", "left", "right", "up")),
)
"""Signs of one or two shapes: gamepads' buttons, pips to count, tails of bubbles."""

GHOST_HAND: Final = Path("ui", "ghost_hand.svg")
"""The hand that shows a child what to press."""


DECKS: Final = tuple(Path("ui", "decks", f"{name}.svg") for name in ("arranged", "shuffled"))
"""The badges that show a child whether a deck was put in order or shuffled."""


def written() -> frozenset[Path]:
    """Return the path of each of them inside `assets`."""
    return frozenset((*(Path("ui", "glyphs", f"{name}.svg") for name in GLYPHS), GHOST_HAND, *DECKS))
