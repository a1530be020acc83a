"""Reduced motion: the same timeline with cross-fades instead of flights."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.motion.effects import BroomStroke, Dealing, Glint, Hit, Received, Shake, Thud
from settebello.ui.table.motion.timeline import Key, Timeline, Track

FADE: Final = 0.2
"""Duration of a cross-fade in seconds."""


def faded(timeline: Timeline) -> Timeline:
    """Return the timeline with every flight replaced by a short cross-fade at its end.

    Sounds, captions and stages keep their times, and the pause beside the captured cards remains. The broom,
    blows, dust, shakes and bumps of piles are left out; all other effects and speech bubbles only fade.
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
        effects=tuple(
            effect
            for effect in timeline.effects
            if not isinstance(effect, BroomStroke | Glint | Hit | Thud | Dealing | Received | Shake)
        ),
        calm=True,
    )


def _steps(track: Track) -> list[Key]:
    """Return the keys of a track without visible movement: the card fades in at its destination."""
    steps = [track.keys[0]]
    start: Pose | None = None
    for number, (before, after) in enumerate(pairwise(track.keys)):
        if before.pose.alpha == 0 or after.pose.alpha == 0 or _same_place(before.pose, after.pose):
            steps.append(after)
            continue
        start = start or before.pose
        later = track.keys[number + 2] if number + 2 < len(track.keys) else None
        if later is not None and later.pose.alpha > 0 and not _same_place(after.pose, later.pose):
            # An intermediate key of a flight, not a destination.
            continue
        begin = max(after.time - FADE, steps[-1].time)
        steps += [Key(begin, start), Key(begin, after.pose.hidden()), after]
        start = None
    return steps


def _shades(steps: list[Key]) -> Iterator[tuple[Key, ...]]:
    """Yield the fade-outs at the old positions, parallel to the fade-ins at the new ones."""
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
    """Return whether a card does not move between two poses; highlight, dimming and alpha may differ."""
    return (one.x, one.y, one.width, one.angle, one.turn) == (
        other.x,
        other.y,
        other.width,
        other.angle,
        other.turn,
    )
