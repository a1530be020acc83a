"""The opponents' moods: good and bad events change them, and they fade after some plays."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from settebello.engine import FaceDown, Play, side_of
from settebello.engine.events import Event
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.model.banter.strokes import Highlight, Kind

BEST: Final = 2
WIDE: Final = 3
"""A deal won or lost by at least this many points changes the mood by two steps instead of one."""
CALM_FACE: Final = "_calm.svg"


class Mood(StrEnum):
    """The five faces, from worst to best."""

    DISMAYED = "dismayed"
    WORRIED = "worried"
    CALM = "calm"
    PLEASED = "pleased"
    DELIGHTED = "delighted"


def face(avatar: str, mood: Mood) -> str:
    """Return the picture of an avatar in a mood; an avatar with a single picture keeps it."""
    if not avatar.endswith(CALM_FACE):
        return avatar
    return f"{avatar.removesuffix(CALM_FACE)}_{mood}.svg"


def in_mood(player: Player, mood: Mood) -> Player:
    """Return a player with the face of a mood, whatever face the picture shows now."""
    before = next((one for one in Mood if player.avatar.endswith(f"_{one}.svg")), None)
    if before is None:
        return player
    return replace(player, avatar=f"{player.avatar.removesuffix(f'_{before}.svg')}_{mood}.svg")


def closed_eyes(avatar: str) -> str | None:
    """Return the picture of a calm avatar with closed eyes; None for every other avatar."""
    if not avatar.endswith(CALM_FACE):
        return None
    return f"{avatar.removesuffix(CALM_FACE)}_blink.svg"


@dataclass(frozen=True, slots=True)
class Feeling:
    """The mood of a player from -2 to 2, and the number of plays until it fades."""

    value: int = 0
    plays: int = 0

    def moved(self, by: int, plays: int) -> "Feeling":
        """Return the feeling after a change; a change of the opposite sign replaces the old value."""
        if not by:
            return self
        value = by if self.value * by < 0 else self.value + by
        return Feeling(max(-BEST, min(BEST, value)), plays)

    def faded(self, plays: int) -> "Feeling":
        """Return the feeling after one more play; `plays` is how long the weaker value lasts."""
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
        """Return neutral moods for the start of a match."""
        return cls((Feeling(),) * players, sides)

    @property
    def all(self) -> tuple[Mood, ...]:
        """The mood of each seat."""
        return tuple(tuple(Mood)[feeling.value + BEST] for feeling in self.feelings)

    def after(self, turn: Iterable[Event], strokes: Iterable[Highlight]) -> "Moods":
        """Return the moods after a turn and its strokes."""
        plays = sum(isinstance(event, Play | FaceDown) for event in turn)
        # A feeling lasts until every player has played once and its owner once more.
        lasting = len(self.feelings) + 1
        feelings = self.feelings
        for _ in range(plays):
            feelings = tuple(feeling.faded(lasting) for feeling in feelings)
        for stroke in strokes:
            if stroke.kind is Kind.MATCH:
                # The end of the match replaces all earlier feelings.
                feelings = (Feeling(),) * len(feelings)
            feelings = tuple(
                feeling.moved(self._felt(seat, stroke), lasting) for seat, feeling in enumerate(feelings)
            )
        return replace(self, feelings=feelings)

    def _felt(self, seat: int, stroke: Highlight) -> int:
        """Return by how much a stroke changes the feeling of a seat."""
        side = side_of(seat, self.sides)
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
            case Kind.BEGIN | Kind.PRIMIERA | Kind.DECIDER:
                return 0
