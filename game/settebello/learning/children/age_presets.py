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
    """The defaults of one age group; those of 7 to 8 years where nothing else is said.

    quick_limit: seconds of thinking within which an answer came from memory. voice: what the screens ask is
    spoken. pace: of new facts. helping: the help offered. start: the unit in which the placement begins.
    open_hands: the partner's cards lie face up in games with a small pack. warm_up: the day begins with tasks
    about the cards themselves; without it only after misses that show the need.
    """

    quick_limit: float = 4.0
    voice: bool = True
    pace: Pace = Pace.NORMAL
    helping: Helping = Helping.NORMAL
    start: Unit = Unit.PLUS_ONE_AND_TWO
    open_hands: bool = False
    warm_up: bool = False


PRESETS: Final[Mapping[Age, AgePreset]] = {
    Age.YOUNG: AgePreset(
        quick_limit=6.0,
        pace=Pace.GENTLE,
        helping=Helping.GENEROUS,
        start=Unit.FIRST_STEPS,
        open_hands=True,
        warm_up=True,
    ),
    Age.MIDDLE: AgePreset(),
    Age.OLDER: AgePreset(quick_limit=3.0, voice=False, helping=Helping.SPARSE, start=Unit.DOUBLES),
}
