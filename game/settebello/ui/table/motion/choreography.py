"""Converts events into animation: a timeline from one table state to the next."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from settebello.engine import (
    Believed,
    Boasted,
    Bonus,
    BottomChosen,
    Capture,
    Card,
    Deal,
    DealOver,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Leftover,
    Looked,
    MatchOver,
    Penalty,
    Play,
    Redeal,
    Refill,
    Robbed,
    Scopa,
    Steal,
    TableSweep,
    Undoubted,
)
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion import deal_motion, play_motion
from settebello.ui.table.motion.fade_motion import faded
from settebello.ui.table.motion.motion_context import CLOSE_UP, PONDER, SINK, MotionContext
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.motion.timeline_script import TimelineScript

NOTHING_HELD: Final[Mapping[Card, Pose]] = MappingProxyType({})
END: Final = 0.4
"""Most seconds the finished table is shown before the next scene, in which a child sees no change."""


class Choreographer(MotionContext):
    """Builds timelines from events."""

    def timeline(
        self,
        before: TableState,
        events: Sequence[Event],
        held: Mapping[Card, Pose] = NOTHING_HELD,
        risen: Mapping[Card, Pose] = NOTHING_HELD,
    ) -> Timeline:
        """Return the animation of events; its last stage is the table state after them.

        `held` are the poses of cards that the player has dragged. Cards that have `risen` from the hand of
        somebody who thought sink into it.
        """
        script = TimelineScript(self.layout, before, held)
        for card, pose in risen.items():
            script.sink(card, pose, SINK * PONDER * self.base)
        rest = list(events)
        while rest:
            match rest[0]:
                case Play() | Capture() | Steal() | Bonus() | Scopa() | Penalty() | Robbed():
                    play_motion.show_turn(self, script, play_motion.Turn.taken_from(rest))
                case event:
                    rest.pop(0)
                    self._show(script, event)
            script.settle(CLOSE_UP * self.base)
        return faded(script.timeline()) if self.reduced else script.timeline()

    def _show(
        self,
        script: TimelineScript,
        event: Deal
        | Looked
        | BottomChosen
        | Refill
        | Redeal
        | TableSweep
        | Declared
        | Boasted
        | Exposed
        | Undoubted
        | FaceDown
        | Believed
        | Doubted
        | Leftover
        | DealOver
        | MatchOver,
    ) -> None:
        """Add the animation of an event that is not part of a turn."""
        match event:
            case Deal():
                deal_motion.show_deal(self, script, event)
            case Looked() | BottomChosen():
                deal_motion.show_bottom(self, script, event)
            case Refill():
                deal_motion.show_refill(self, script, event)
            case Redeal():
                deal_motion.show_redeal(self, script, event)
            case TableSweep():
                deal_motion.show_opening(self, script, event)
            case Declared() | Boasted() | Exposed() | Undoubted():
                deal_motion.show_said(self, script, event)
            case FaceDown():
                play_motion.show_claim(self, script, event)
            case Believed():
                play_motion.show_belief(self, script, event)
            case Doubted():
                play_motion.show_doubt(self, script, event)
            case Leftover():
                deal_motion.show_leftover(self, script, event)
            case DealOver() | MatchOver():
                script.become(event)
                script.wait(min(0.5 * self.base, END))
            case _:
                assert_never(event)
