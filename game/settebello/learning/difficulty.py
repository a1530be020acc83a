"""The difficulty of a task before anything is known of the child (docs/learning.md, section 6.2)."""

from dataclasses import dataclass

from settebello.learning.facts import Direction

BASE = -1.2
PER_DISTRACTOR = 0.15
EASY_DISTRACTORS = 2
FOIL = 0.3
PER_FURTHER_ADDEND = 1.0

_DIRECTIONS = {Direction.SUM: 0.0, Direction.GAP: 0.25, Direction.BOND: 0.35}


@dataclass(frozen=True, slots=True)
class Setting:
    """How a sum is asked for: the direction, and the cards that do not belong to it."""

    direction: Direction = Direction.BOND
    distractors: int = 0
    foil: bool = False
    """Whether some cards come to nearly the target."""

    @property
    def difficulty(self) -> float:
        """The difficulty, in logits, that the setting adds to a sum."""
        crowd = PER_DISTRACTOR * max(0, self.distractors - EASY_DISTRACTORS)
        return _DIRECTIONS[self.direction] + crowd + FOIL * self.foil


def step_difficulty(one: int, other: int) -> float:
    """Return the difficulty of adding two numbers, in logits; the first may be a subtotal."""
    total = one + other
    return 0.28 * min(one, other) + 0.06 * total - 0.8 * (one == other) + 0.5 * (total > 10)
