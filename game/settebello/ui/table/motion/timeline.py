"""A timeline: the pose of every moving card at any time, with sounds, captions and speech."""

import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from settebello.audio.cues import Cue
from settebello.engine import Card, Seat
from settebello.i18n import Text
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.motion.effects import Effect


@dataclass(frozen=True, slots=True)
class Key:
    """A pose to reach at a time in seconds; two keys at the same time make a jump."""

    time: float
    pose: Pose
    ease: Ease = Ease.LINEAR


@dataclass(frozen=True, slots=True)
class Track:
    """The keys of a card; before the first key it has the first pose, after the last key the last pose."""

    card: Card
    keys: tuple[Key, ...]

    def at(self, time: float) -> Pose:
        """Return the pose at a time."""
        place = bisect_right(self.keys, time, key=lambda key: key.time)
        if place == 0:
            return self.keys[0].pose
        before = self.keys[place - 1]
        if place == len(self.keys):
            return before.pose
        after = self.keys[place]
        part = (time - before.time) / (after.time - before.time)
        if before.pose == after.pose:
            return after.pose
        return before.pose.towards(after.pose, eased(after.ease, part))

    def ways(self, time: float) -> Iterator[tuple[float, float, float]]:
        """Yield the motion at a time, if any: its begin, its length, and the x at which it ends."""
        for number, (start, after) in enumerate(pairwise(self.keys)):
            if not start.time <= time < after.time or _spot(start) == _spot(after):
                continue
            rest = pairwise(self.keys[number + 1 :])
            goal = next((one for one, later in rest if _spot(one) == _spot(later)), self.keys[-1])
            x, y = _spot(goal)
            yield start.time, math.hypot(x - start.pose.x, y - start.pose.y), x


def _spot(key: Key) -> tuple[float, float]:
    return key.pose.x, key.pose.y


@dataclass(frozen=True, slots=True)
class Bubble:
    """A speech bubble of a seat, shown from `start` to `end`."""

    start: float
    end: float
    seat: Seat
    words: Text


@dataclass(frozen=True, slots=True)
class Timeline:
    """An animation of the table from 0 to `duration` seconds.

    `stages` are (time, table state) pairs: the state at rest from that time on. A card with a track is drawn
    at its track's pose instead. `briefs` are shorter captions for long ones, if they do not fit. `hushed` are
    times from and until which captions are not shown. `shades` are tracks of cards fading out at their old
    positions. `calm`: speech bubbles neither rise nor grow. `width` is that of the layout, 0 if unknown.
    `reaction` is the time at which the players' faces react, if before the end, `seen` that from which the
    captured cards only leave.
    """

    tracks: Mapping[Card, Track]
    stages: tuple[tuple[float, TableState], ...]
    duration: float
    cues: tuple[tuple[float, Cue], ...] = ()
    captions: tuple[tuple[float, Text], ...] = ()
    briefs: tuple[tuple[Text, Text], ...] = ()
    hushed: tuple[tuple[float, float], ...] = ()
    bubbles: tuple[Bubble, ...] = ()
    effects: tuple[Effect, ...] = ()
    shades: tuple[Track, ...] = ()
    calm: bool = False
    width: float = 0.0
    reaction: float | None = None
    seen: float | None = None

    @classmethod
    def still(cls, arrangement: TableState) -> "Timeline":
        """Return a timeline without motion."""
        return cls({}, ((0.0, arrangement),), 0.0)

    def at(self, time: float) -> tuple[tuple[Card, Pose], ...]:
        """Return the visible moving cards at a time, in drawing order from the lowest."""
        tracks = (*self.tracks.values(), *self.shades)
        seen = ((track.card, track.at(time)) for track in tracks)
        return tuple(sorted(((c, p) for c, p in seen if p.alpha > 0), key=lambda pair: pair[1].z))

    def stage(self, time: float) -> TableState:
        """Return the table state at rest at a time."""
        place = bisect_right(self.stages, time, key=lambda stage: stage[0])
        return self.stages[max(place - 1, 0)][1]

    @property
    def last(self) -> TableState:
        """The table state at the end."""
        return self.stages[-1][1]

    @property
    def settled(self) -> float:
        """The time at which the players' faces react: with the word of a sweep, else when cards rest."""
        return self.stages[-1][0] if self.reaction is None else self.reaction

    def cues_between(self, begin: float, end: float) -> tuple[tuple[float, Cue], ...]:
        """Return the sounds due in the half-open interval (begin, end], with their times."""
        return tuple((time, cue) for time, cue in self.cues if begin < time <= end)

    def pan(self, time: float) -> float:
        """Return where a sound at a time is heard, -1 (left) to 1 (right): where the moving cards arrive.

        Of several motions the one that began last counts, and of these the longest way; without any the sound
        is in the middle.
        """
        ways = [way for track in self.tracks.values() for way in track.ways(time)]
        if not ways or not self.width:
            return 0.0
        _, _, x = max(ways)
        return min(max(2 * x / self.width - 1, -1.0), 1.0)

    def caption(self, time: float) -> Text | None:
        """Return the latest caption at a time, or None."""
        said = [words for start, words in self.captions if start <= time]
        return said[-1] if said else None

    def silent(self, time: float) -> bool:
        """Return whether no caption is shown at a time, because the picture says it."""
        return any(begin <= time < end for begin, end in self.hushed)

    def captions_between(self, begin: float, end: float) -> tuple[Text, ...]:
        """Return the captions that start in the half-open interval (begin, end]."""
        return tuple(words for start, words in self.captions if begin < start <= end)

    def bubbles_at(self, time: float) -> Iterator[Bubble]:
        """Return the speech bubbles shown at a time."""
        return (bubble for bubble in self.bubbles if bubble.start <= time < bubble.end)
