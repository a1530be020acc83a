"""Reduced motion: the same timeline, in which cards fade from place to place instead of flying."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.motion.timeline import Key, Timeline, Track

FADE: Final = 0.2
"""The seconds in which a card is gone from one place and seen at the next."""


def faded(timeline: Timeline) -> Timeline:
    """The timeline without flights: every way becomes a short cross-fade at its end.

    Sounds, sentences and stages keep their times, and so does the beat in which a card lies beside what it
    takes. No broom goes across the cloth, and what is said neither rises nor grows.
    """
    tracks, shades = {}, []
    for card, track in timeline.tracks.items():
        steps = _steps(track)
        tracks[card] = Track(card, tuple(steps))
        shades += [Track(card, shade) for shade in _shades(steps)]
    return replace(
        timeline,
        tracks=tracks,
        shades=tuple(shades),
        spans=tuple(span for span in timeline.spans if span.card is not None),
        calm=True,
    )


def _steps(track: Track) -> list[Key]:
    """The keys of a track whose card never moves while it is seen: it fades in where it has come to."""
    steps = [track.keys[0]]
    start: Pose | None = None
    for number, (before, after) in enumerate(pairwise(track.keys)):
        if before.pose.alpha == 0 or after.pose.alpha == 0 or _same_place(before.pose, after.pose):
            steps.append(after)
            continue
        start = start or before.pose
        later = track.keys[number + 2] if number + 2 < len(track.keys) else None
        if later is not None and later.pose.alpha > 0 and not _same_place(after.pose, later.pose):
            # On the way only: this key is a place in the air.
            continue
        begin = max(after.time - FADE, steps[-1].time)
        steps += [Key(begin, start), Key(begin, after.pose.hidden()), after]
        start = None
    return steps


def _shades(steps: list[Key]) -> Iterator[tuple[Key, ...]]:
    """What is left of a card where it was, fading out while it fades in somewhere else."""
    for one, other, last in zip(steps, steps[1:], steps[2:], strict=False):
        leaves = one.time == other.time and one.pose.alpha > 0 and other.pose.alpha == 0
        comes = last.time > other.time and last.pose.alpha > 0
        if leaves and comes and not _same_place(one.pose, last.pose):
            gone = one.pose.hidden()
            yield (
                Key(one.time, gone),
                Key(one.time, one.pose),
                Key(last.time, gone),
            )


def _same_place(one: Pose, other: Pose) -> bool:
    """Whether a card does not move between two poses; light and shade may change."""
    return (one.x, one.y, one.width, one.angle, one.turn) == (
        other.x,
        other.y,
        other.width,
        other.angle,
        other.turn,
    )
