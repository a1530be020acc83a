"""Events become motion: a timeline from one arrangement of the table to the next."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from settebello.engine import (
    Bonus,
    Capture,
    Card,
    Deal,
    DealOver,
    Declared,
    Doubted,
    Event,
    FaceDown,
    Leftover,
    MatchOver,
    Penalty,
    Play,
    Redeal,
    Refill,
    Robbed,
    Scopa,
    TableSweep,
)
from settebello.ui.table.model.arrangement import Arrangement
from settebello.ui.table.motion import dealing, plays
from settebello.ui.table.motion.craft import Craft
from settebello.ui.table.motion.fading import faded
from settebello.ui.table.motion.script import Script
from settebello.ui.table.motion.timeline import Pose, Timeline

NOTHING_HELD: Final[Mapping[Card, Pose]] = MappingProxyType({})


class Choreographer(Craft):
    """Makes timelines."""

    def timeline(
        self, before: Arrangement, events: Sequence[Event], held: Mapping[Card, Pose] = NOTHING_HELD
    ) -> Timeline:
        """The motion of these events; its last stage is the arrangement after them.

        `held` says where cards are that the player has dragged away from their places.
        """
        script = Script(self.layout, before, held)
        rest = list(events)
        while rest:
            match rest[0]:
                case Play() | Capture() | Bonus() | Scopa() | Penalty() | Robbed():
                    plays.show_turn(self, script, plays.Turn.taken_from(rest))
                case event:
                    rest.pop(0)
                    self._show(script, event)
        return faded(script.timeline()) if self.reduced else script.timeline()

    def _show(
        self,
        script: Script,
        event: Deal
        | Refill
        | Redeal
        | TableSweep
        | Declared
        | FaceDown
        | Doubted
        | Leftover
        | DealOver
        | MatchOver,
    ) -> None:
        """Show an event that stands alone."""
        match event:
            case Deal():
                dealing.show_deal(self, script, event)
            case Refill():
                dealing.show_refill(self, script, event)
            case Redeal():
                dealing.show_redeal(self, script, event)
            case TableSweep():
                dealing.show_opening(self, script, event)
            case Declared():
                dealing.show_declared(self, script, event)
            case FaceDown():
                plays.show_claim(self, script, event)
            case Doubted():
                plays.show_doubt(self, script, event)
            case Leftover():
                dealing.show_leftover(self, script, event)
            case DealOver() | MatchOver():
                script.become(event)
                script.wait(0.5 * self.base)
            case _:
                assert_never(event)
