"""A timeline: where every moving card is at any time, and what else is seen and heard on the way."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from settebello.audio.cues import Cue
from settebello.engine import Card, Seat
from settebello.i18n import Text
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.easing import Ease, eased


@dataclass(frozen=True, slots=True)
class Key:
    """A pose to be reached at a time, in a way; two keys at one time make a jump."""

    time: float
    pose: Pose
    ease: Ease = Ease.LINEAR


@dataclass(frozen=True, slots=True)
class Track:
    """One card's way; before the first key it is at the first pose, after the last one at the last."""

    card: Card
    keys: tuple[Key, ...]

    def at(self, time: float) -> Pose:
        """Where the card is at a time."""
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


@dataclass(frozen=True, slots=True)
class Bubble:
    """Something a seat says, shown from `start` to `end`."""

    start: float
    end: float
    seat: Seat
    words: Text


@dataclass(frozen=True, slots=True)
class Span:
    """A light on a card, or a stroke of the broom across the cloth when there is no card."""

    start: float
    end: float
    card: Card | None = None

    def part(self, time: float) -> float | None:
        """How far it has got at a time, 0 to 1; None while it is not seen."""
        if not self.start <= time < self.end:
            return None
        return (time - self.start) / (self.end - self.start)


@dataclass(frozen=True, slots=True)
class Timeline:
    """What happens on the table from 0 to `duration` seconds.

    `stages` say which arrangement rests on the table from when on; a card that has a track is drawn where
    its track says, not where it rests. `shades` are cards seen fading out where they were; where all is
    `calm`, what is said neither rises nor grows.
    """

    tracks: Mapping[Card, Track]
    stages: tuple[tuple[float, TableState], ...]
    duration: float
    cues: tuple[tuple[float, Cue], ...] = ()
    captions: tuple[tuple[float, Text], ...] = ()
    bubbles: tuple[Bubble, ...] = ()
    spans: tuple[Span, ...] = ()
    shades: tuple[Track, ...] = ()
    calm: bool = False

    @classmethod
    def still(cls, arrangement: TableState) -> "Timeline":
        """Nothing moves."""
        return cls({}, ((0.0, arrangement),), 0.0)

    def at(self, time: float) -> tuple[tuple[Card, Pose], ...]:
        """Every moving card that is seen at a time, the lowest first."""
        tracks = (*self.tracks.values(), *self.shades)
        seen = ((track.card, track.at(time)) for track in tracks)
        return tuple(sorted(((c, p) for c, p in seen if p.alpha > 0), key=lambda pair: pair[1].z))

    def stage(self, time: float) -> TableState:
        """What rests on the table at a time."""
        place = bisect_right(self.stages, time, key=lambda stage: stage[0])
        return self.stages[max(place - 1, 0)][1]

    @property
    def last(self) -> TableState:
        """What rests on the table in the end."""
        return self.stages[-1][1]

    @property
    def settled(self) -> float:
        """The time from which everything rests as it does in the end."""
        return self.stages[-1][0]

    def cues_between(self, begin: float, end: float) -> tuple[Cue, ...]:
        """The sounds due after `begin` and not after `end`."""
        return tuple(cue for time, cue in self.cues if begin < time <= end)

    def caption(self, time: float) -> Text | None:
        """The sentence that tells what happened last at a time."""
        said = [words for start, words in self.captions if start <= time]
        return said[-1] if said else None

    def captions_between(self, begin: float, end: float) -> tuple[Text, ...]:
        """The sentences that begin to be shown after `begin` and not after `end`."""
        return tuple(words for start, words in self.captions if begin < start <= end)

    def bubbles_at(self, time: float) -> Iterator[Bubble]:
        """What is being said at a time."""
        return (bubble for bubble in self.bubbles if bubble.start <= time < bubble.end)
