"""What a child's age sets as long as no adult has chosen otherwise (docs/learning.md, section 11.2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.learning.children.child_settings import Helping
from settebello.learning.facts import Unit
from settebello.learning.memory.thinking_time import Age
from settebello.learning.schedule.plan import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class AgePreset:
    """The defaults of one age group.

    quick_limit: seconds of thinking within which an answer came from memory. voice: what the screens ask is
    spoken. pace: of new facts. helping: the help offered. start: the unit in which the placement begins.
    open_hands: the partner's cards lie face up in games with a small pack. warm_up: the day begins with tasks
    about the cards themselves; without it only after misses that show the need.
    """

    quick_limit: float
    voice: bool
    pace: Pace
    helping: Helping
    start: Unit
    open_hands: bool
    warm_up: bool


PRESETS: Final[Mapping[Age, AgePreset]] = {
    Age.YOUNG: AgePreset(
        quick_limit=6.0,
        voice=True,
        pace=Pace.GENTLE,
        helping=Helping.GENEROUS,
        start=Unit.FIRST_STEPS,
        open_hands=True,
        warm_up=True,
    ),
    Age.MIDDLE: AgePreset(
        quick_limit=4.0,
        voice=True,
        pace=Pace.NORMAL,
        helping=Helping.NORMAL,
        start=Unit.PLUS_ONE_AND_TWO,
        open_hands=False,
        warm_up=False,
    ),
    Age.OLDER: AgePreset(
        quick_limit=3.0,
        voice=False,
        pace=Pace.NORMAL,
        helping=Helping.SPARSE,
        start=Unit.DOUBLES,
        open_hands=False,
        warm_up=False,
    ),
}
