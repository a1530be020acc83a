"""The suits of the town: lions, beer glasses, pigeons and fish."""

from enum import StrEnum

from woodcut.palette import PLUM, TEAL, TEAL_DARK

AMBER, AMBER_DARK = "#e69a1f", "#b46c12"
LION_BLUE, LION_BLUE_DARK = "#2a63b0", "#1b427c"
PLUM_DARK = "#5f2d52"


FINER = 0.3
"""How far a point may be left out of a card whose signs are small and round."""
COARSEST = 0.6
"""The same for the eights, nines and tens of the pack of 52, whose signs are smaller still."""


class Suit(StrEnum):
    """The suits; a value is how the files of the suit begin."""

    COINS = "loewen"
    CUPS = "bier"
    CLUBS = "tauben"
    SWORDS = "fische"


PLATFORM = {
    Suit.COINS: (LION_BLUE, LION_BLUE_DARK),
    Suit.CUPS: (AMBER, AMBER_DARK),
    Suit.CLUBS: (PLUM, PLUM_DARK),
    Suit.SWORDS: (TEAL, TEAL_DARK),
}
"""The colour of the platform a court stands on, and its shade."""
