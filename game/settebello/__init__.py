"""Settebello: Scopa and its family, to play, to learn, and as a library for other programs.

The public names are read when one of them is first used; docs/api.md lists them. All modules below this
package are private.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from settebello.library import (
        Analysis,
        Card,
        CardSet,
        DataError,
        Decision,
        Event,
        Game,
        GreedyPlayer,
        IllegalMove,
        Match,
        Move,
        MoveValue,
        NotationError,
        Player,
        Position,
        RandomPlayer,
        Record,
        Ruleset,
        Score,
        SeatView,
        TablePicture,
        analyse,
        opponents,
        picture,
        player,
        print_position,
        print_record,
        read_position,
        read_record,
        ruleset,
        rulesets,
    )

__version__ = "0.5.0"
"""The program's version. The build reads it from this line."""

NAME = "Settebello"
"""The program's name, the same in every language."""

__all__ = [
    "NAME",
    "Analysis",
    "Card",
    "CardSet",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "GreedyPlayer",
    "IllegalMove",
    "Match",
    "Move",
    "MoveValue",
    "NotationError",
    "Player",
    "Position",
    "RandomPlayer",
    "Record",
    "Ruleset",
    "Score",
    "SeatView",
    "TablePicture",
    "__version__",
    "analyse",
    "opponents",
    "picture",
    "player",
    "print_position",
    "print_record",
    "read_position",
    "read_record",
    "ruleset",
    "rulesets",
]


def __getattr__(name: str) -> object:
    """Return a public name; the library is imported with the first one."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Imported here: the window, which needs none of this, must open quickly.
    from settebello import library  # noqa: PLC0415 - see above

    return getattr(library, name)


def __dir__() -> list[str]:
    """Return the public names."""
    return list(__all__)
