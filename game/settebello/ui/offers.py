"""What can be chosen for a new game, and the choice."""

from dataclasses import dataclass

from settebello.engine.rulevalues import Plain
from settebello.i18n import Names
from settebello.rulebook import Family, Overlay, Variant

Changes = tuple[tuple[str, Plain], ...]
"""Rules that differ from those of the variant's file: dotted keys with their values, sorted by key."""


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A variant that can be chosen for a new game, with the house rules that can be laid over it.

    One whose file has a mistake has no rules: `variant` is None, and `problem` is the mistake.
    """

    id: str
    name: Names
    variant: Variant | None = None
    overlays: tuple[Overlay, ...] = ()
    problem: str = ""

    @property
    def family(self) -> Family | None:
        """What kind of game it is; None for the player's own, and for those with a mistake."""
        return None if self.variant is None or self.variant.own else self.variant.family


@dataclass(frozen=True, slots=True)
class OpponentChoice:
    """An opponent that can be invited; `avatar` is a picture under assets/."""

    id: str
    name: Names
    description: Names
    avatar: str


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A new game as the player wants it: opponents by id, in the order of the seats 1, 2, 3."""

    variant: str
    players: int
    opponents: tuple[str, ...]
    changes: Changes = ()
