"""The comparison of two sets of rules that a scene starts, watches and stops."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from settebello.engine import Ruleset

if TYPE_CHECKING:
    from settebello.lab.rule_effects import Effect


class ComparisonPort(Protocol):
    """Deals played with and without changed rules, in processes of their own."""

    @property
    def problem(self) -> str:
        """Why the comparison ended early; "" if it did not."""
        ...

    @property
    def total(self) -> int:
        """The number of deals to be played under both sets of rules."""
        ...

    @property
    def done(self) -> int:
        """The number of deals played under both sets of rules."""
        ...

    @property
    def over(self) -> bool:
        """Whether nothing more is being played."""
        ...

    @property
    def effects(self) -> "tuple[Effect, ...]":
        """What differs in the deals played so far."""
        ...

    def poll(self) -> bool:
        """Take the deals played since the last call; return whether anything is new. Never blocks."""
        ...

    def close(self) -> None:
        """Stop; what has been played stays."""
        ...


CompareRules = Callable[[Ruleset, Ruleset, int], ComparisonPort]
"""Starts a comparison of a game with changed rules, for a number of players.

Raises OSError or RuntimeError if no process can be started.
"""


def no_comparison(before: Ruleset, after: Ruleset, players: int) -> ComparisonPort:
    """Raise OSError: there are no processes to play the deals."""
    del before, after, players
    raise OSError("no process can be started")
