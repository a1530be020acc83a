"""How those at the table feel: a mood follows what has happened, and calms down after some plays."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from settebello.engine import FaceDown, Play
from settebello.engine.events import Event
from settebello.ui.table.model.banter.strokes import Kind, Stroke

BEST: Final = 2
WIDE: Final = 3
"""A deal won or lost by so many points is felt twice as much."""
CALM_FACE: Final = "_calm.svg"


class Mood(StrEnum):
    """What a face shows, from the worst to the best."""

    DISMAYED = "dismayed"
    WORRIED = "worried"
    CALM = "calm"
    PLEASED = "pleased"
    DELIGHTED = "delighted"


def face(avatar: str, mood: Mood) -> str:
    """The picture of somebody in a mood; one who has but one picture keeps it."""
    if not avatar.endswith(CALM_FACE):
        return avatar
    return f"{avatar.removesuffix(CALM_FACE)}_{mood}.svg"


@dataclass(frozen=True, slots=True)
class Feeling:
    """How somebody feels, from -2 to 2, and for how many plays it stays so."""

    value: int = 0
    plays: int = 0

    def moved(self, by: int, plays: int) -> "Feeling":
        """The feeling after something good or bad; it drives an opposite one away."""
        if not by:
            return self
        value = by if self.value * by < 0 else self.value + by
        return Feeling(max(-BEST, min(BEST, value)), plays)

    def faded(self, plays: int) -> "Feeling":
        """The feeling after one more play."""
        if self.plays > 1:
            return replace(self, plays=self.plays - 1)
        value = self.value - (self.value > 0) + (self.value < 0)
        return Feeling(value, plays if value else 0)


@dataclass(frozen=True, slots=True)
class Moods:
    """The feelings by seat, as a fold over turns; `sides` is the number of sides."""

    feelings: tuple[Feeling, ...]
    sides: int

    @classmethod
    def calm(cls, players: int, sides: int) -> Self:
        """Nothing has happened yet."""
        return cls((Feeling(),) * players, sides)

    @property
    def all(self) -> tuple[Mood, ...]:
        """The mood of each seat."""
        return tuple(tuple(Mood)[feeling.value + BEST] for feeling in self.feelings)

    def after(self, turn: Iterable[Event], strokes: Iterable[Stroke]) -> "Moods":
        """The moods after a turn and the strokes it was."""
        plays = sum(isinstance(event, Play | FaceDown) for event in turn)
        # Long enough for everybody to play once, and the one it is about once more.
        lasting = len(self.feelings) + 1
        feelings = self.feelings
        for _ in range(plays):
            feelings = tuple(feeling.faded(lasting) for feeling in feelings)
        for stroke in strokes:
            if stroke.kind is Kind.MATCH:
                # Whatever was felt before is forgotten, and nobody here is a bad loser.
                feelings = (Feeling(),) * len(feelings)
            feelings = tuple(
                feeling.moved(self._felt(seat, stroke), lasting) for seat, feeling in enumerate(feelings)
            )
        return replace(self, feelings=feelings)

    def _felt(self, seat: int, stroke: Stroke) -> int:
        """What a stroke is to a seat: good or bad, and how much."""
        side = seat % self.sides
        good = side == stroke.side
        match stroke.kind:
            case Kind.SWEEP if good:
                return BEST if seat == stroke.seat else 1
            case Kind.SWEEP:
                return -BEST if seat == stroke.before else -1
            case Kind.PRIZE if good:
                return BEST if seat == stroke.seat else 1
            case Kind.PRIZE | Kind.AHEAD | Kind.CLOSE:
                return 1 if good else -1
            case Kind.DEAL:
                by = stroke.by[side]
                return (by > 0) - (by < 0) + (by >= WIDE) - (by <= -WIDE)
            case Kind.MATCH:
                return BEST if good else -1
            case Kind.BEGIN:
                return 0
