"""Builder for timelines, beat by beat."""

import math
from collections.abc import Mapping
from dataclasses import replace

from settebello.audio.cues import Cue
from settebello.engine import Card, Event, Seat, Side
from settebello.i18n import Text
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_state import Pile, TableState
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.effects import Effect
from settebello.ui.table.motion.timeline import Bubble, Key, Timeline, Track


class TimelineScript:
    """Collects keys, sounds and texts; times are seconds after the current beat, `wait` starts the next."""

    def __init__(self, layout: TableLayout, before: TableState, held: Mapping[Card, Pose]) -> None:
        """Start with a table at rest, except for the cards in `held`, which the player has dragged."""
        self.now = before
        self._layout = layout
        self._time = 0.0
        self._poses = resting_poses(before, layout) | dict(held)
        self._keys: dict[Card, list[Key]] = {}
        self._stages = [(0.0, before)]
        self._cues: list[tuple[float, Cue]] = []
        self._captions: list[tuple[float, Text]] = []
        self._briefs: list[tuple[Text, Text]] = []
        self._hushed: list[tuple[float, float]] = []
        self._bubbles: list[Bubble] = []
        self._effects: list[Effect] = []
        self._reaction: float | None = None
        self._seen: float | None = None

    @property
    def shown(self) -> TableState:
        """The table state that is displayed now."""
        return self._stages[-1][1]

    def pose(self, card: Card) -> Pose:
        """Return the last pose of a card; raises KeyError for a card that is not on the table."""
        return self._poses[card]

    def wait(self, seconds: float) -> None:
        """Start the next beat after some seconds."""
        self._time += seconds

    def wait_for(self, card: Card) -> None:
        """Start the next beat when a card has come to rest, if it still moves."""
        keys = self._keys.get(card)
        if keys:
            self._time = max(self._time, keys[-1].time)

    def move(
        self, card: Card, pose: Pose, length: float, *, after: float = 0.0, ease: Ease = Ease.OUT
    ) -> None:
        """Move a card to a pose, starting after a delay; length 0 is a jump."""
        keys = self._keys.setdefault(card, [])
        # Sums of floats in different order can differ slightly; keys must not go back in time.
        start = max(self._time + after, keys[-1].time if keys else 0.0)
        here = self._poses.get(card, pose)
        if not keys or keys[-1].time < start:
            keys.append(Key(start, here))
        keys.append(Key(start + length, pose, ease))
        self._poses[card] = pose

    def sink(self, card: Card, pose: Pose, length: float) -> None:
        """Move a card from another pose back to its own, unless it is there."""
        rest = self._poses.get(card)
        if rest is not None and pose != rest:
            self._poses[card] = pose
            self.move(card, rest, length, ease=Ease.IN_OUT)

    def appear(self, card: Card, pose: Pose, *, after: float = 0.0) -> None:
        """Show a card that was in the stock."""
        self._poses[card] = pose.hidden()
        keys = self._keys.setdefault(card, [])
        keys.append(Key(self._time + after, pose.hidden()))
        keys.append(Key(self._time + after, pose))
        self._poses[card] = pose

    def leave(self, card: Card, pose: Pose, length: float, *, after: float = 0.0) -> None:
        """Move a card to a pile or the stock, where it is no longer drawn individually."""
        self.move(card, pose, length, after=after, ease=Ease.IN_OUT)
        self.move(card, pose.hidden(), 0.0, after=after + length)

    def become(self, event: Event, *, stage: bool = True) -> None:
        """Advance the table state by an event; without `stage`, `show` has to display it later."""
        self.now = self.now.after(event)
        if stage:
            self.show()

    def show(self, *, turn_of: Seat | None = None) -> None:
        """Display the current table state from now on; `turn_of` overrides the seat to move."""
        here = self.now if turn_of is None else replace(self.now, turn_of=turn_of)
        for card in self._misplaced(here):
            if card not in self._keys:
                # Without a track, the card would jump to its place in the new state.
                self.move(card, self._poses[card], 0.0)
        self._stages.append((self._time, here))

    def settle(
        self, length: float, *, after: float = 0.0, ease: Ease = Ease.IN_OUT, later: float = 0.0
    ) -> None:
        """Move the cards on the table to their places in the current state, if they are elsewhere.

        Each starts so many seconds `later` than the one at its left.
        """
        goals = sorted(self._misplaced(self.now).items(), key=lambda one: self._poses[one[0]].x)
        for number, (card, goal) in enumerate(goals):
            here = self._poses[card]
            placed = replace(here, x=goal.x, y=goal.y, width=goal.width, angle=goal.angle, z=goal.z, dim=0.0)
            self.move(card, placed, length, after=after + number * later, ease=ease)

    def _misplaced(self, here: TableState) -> dict[Card, Pose]:
        """Return the resting poses of the table cards that are elsewhere now."""
        lying = {card for _, card in here.table} | ({here.claim.card} if here.claim else set())
        return {
            card: goal
            for card, goal in resting_poses(here, self._layout).items()
            if card in lying and card in self._poses and _place(goal) != _place(self._poses[card])
        }

    def lift_pile(self, side: Side) -> None:
        """Display the current state without a side's pile, whose cards are moving from now on."""
        piles = tuple(Pile() if s == side else pile for s, pile in enumerate(self.now.piles))
        self._stages.append((self._time, replace(self.now, piles=piles)))

    def count_stock(self, cards: int, *, at: float) -> None:
        """Display another number of stock cards from a time on.

        The rest of the displayed state stays the same.
        """
        _, here = self._stages[-1]
        self._stages.append((self._time + at, replace(here, stock=cards)))

    def win_prize(self, side: Side, *, at: float) -> None:
        """Display the coin of the settebello on the plate of a side from a time on."""
        self.now = _prized(self.now, side)
        _, here = self._stages[-1]
        self._stages.append((self._time + at, _prized(here, side)))

    def cue(self, cue: Cue, *, at: float = 0.0) -> None:
        """Play a sound."""
        self._cues.append((self._time + at, cue))

    def say(self, words: Text, *, at: float = 0.0, seen: bool = True, brief: Text | None = None) -> None:
        """Say a sentence, and show it under the table if it is to be `seen`.

        The `brief` one is shown where the sentence does not fit.
        """
        self._captions.append((self._time + at, words))
        if brief is not None:
            self._briefs.append((words, brief))
        if seen and self._hushed and self._hushed[-1][1] == math.inf:
            self._hushed[-1] = (self._hushed[-1][0], self._time + at)

    def hush(self) -> None:
        """Show no caption from now on, until the next one that is to be seen."""
        self._hushed.append((self._time, math.inf))

    def bubble(self, seat: Seat, words: Text, length: float, *, after: float = 0.0) -> None:
        """Show a speech bubble of a seat, starting after a delay."""
        start = self._time + after
        self._bubbles.append(Bubble(start, start + length, seat, words))

    def add(self, effect: Effect) -> None:
        """Show an effect; its times are seconds after the current beat."""
        start, end = self._time + effect.start, self._time + effect.end
        self._effects.append(replace(effect, start=start, end=end))

    def react(self, *, at: float) -> None:
        """Have the players' faces react at a time, not only at the end."""
        self._reaction = self._time + at

    def seen(self) -> None:
        """All has been seen of a play from now on; the next player thinks while its cards leave."""
        self._seen = self._time

    def timeline(self) -> Timeline:
        """Return the timeline built so far."""
        ends = [keys[-1].time for keys in self._keys.values()]
        return Timeline(
            tracks={card: Track(card, tuple(keys)) for card, keys in self._keys.items()},
            stages=tuple(self._stages),
            duration=max([self._time, *ends]),
            cues=tuple(sorted(self._cues, key=lambda cue: cue[0])),
            captions=tuple(self._captions),
            bubbles=tuple(self._bubbles),
            effects=tuple(self._effects),
            briefs=tuple(self._briefs),
            hushed=tuple(self._hushed),
            reaction=self._reaction,
            seen=self._seen,
            width=self._layout.width,
        )


def _prized(here: TableState, side: Side) -> TableState:
    piles = (replace(pile, prized=pile.prized or s == side) for s, pile in enumerate(here.piles))
    return replace(here, piles=tuple(piles))


def _place(pose: Pose) -> tuple[float, float, float, float]:
    return pose.x, pose.y, pose.width, pose.angle
