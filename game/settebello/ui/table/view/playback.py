"""Playback of timelines: current time, sounds, captions and the log of captions."""

from typing import Final

from settebello.audio.cues import Cues
from settebello.i18n import Text
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.timeline import Timeline

GLANCED: Final = 0.8
READ: Final = 1.8
"""Seconds after which a sentence may give way to the turn of an opponent, and to that of the person."""


class Playback:
    """Plays timelines one at a time; `at` sets the current time in seconds."""

    def __init__(self, cues: Cues, start: TableState) -> None:
        """Start with a table at rest."""
        self._cues = cues
        self._now = 0.0
        self._begun: float | None = None
        self._heard = -1.0
        self._said: Text | None = None
        self._briefs: tuple[tuple[Text, Text], ...] = ()
        self._log: list[Text] = []
        self.timeline = Timeline.still(start)
        self._idle_since: float | None = None
        self._shown: Text | None = None
        self._shown_since = 0.0
        self.watched = 0.0
        """How long the last timeline went on after its word had come, or after its play had been seen."""

    @property
    def running(self) -> bool:
        """Whether a timeline is playing."""
        return self._begun is not None

    @property
    def time(self) -> float:
        """The seconds since the timeline began; its duration when it is over."""
        return self.timeline.duration if self._begun is None else self._now - self._begun

    @property
    def idle(self) -> float:
        """The seconds since the last motion ended."""
        return 0.0 if self._idle_since is None else self._now - self._idle_since

    @property
    def here(self) -> TableState:
        """The table state shown at rest now."""
        return self.timeline.stage(self.time)

    @property
    def caption(self) -> Text | None:
        """The current caption: the last one whose time has come, or None."""
        if self.timeline.silent(self.time):
            return None
        return self.timeline.caption(self.time) or self._said

    @property
    def stale(self) -> bool:
        """Whether the caption was said before the current motion, or before everything came to rest."""
        return not self.running or self.timeline.caption(self.time) is None

    @property
    def glanced(self) -> bool:
        """Whether the caption has been shown long enough to be glanced at."""
        return self._now - self._shown_since >= GLANCED

    @property
    def read(self) -> bool:
        """Whether the caption has been shown long enough to be read at leisure."""
        return self._now - self._shown_since >= READ

    def brief(self, caption: Text) -> Text | None:
        """Return the shorter form of a caption of the latest timeline, or None."""
        return next((brief for whole, brief in self._briefs if whole == caption), None)

    @property
    def log(self) -> tuple[Text, ...]:
        """All captions so far, the oldest first, including skipped ones."""
        return tuple(self._log)

    def hush(self) -> None:
        """Clear the caption, because a player has responded to it with a play."""
        self._said = None

    def begin(self, timeline: Timeline) -> None:
        """Play a timeline from its beginning; a timeline without duration ends immediately."""
        self.timeline = timeline
        # Until the first sentence of this timeline the last one stands, in the form in which it was read.
        self._briefs = (*timeline.briefs, *(pair for pair in self._briefs if pair[0] == self._said))
        self._begun, self._heard = self._now, -1.0
        if not timeline.duration:
            self.at(self._now)

    def at(self, now: float) -> bool:
        """Advance to a time; return whether the timeline has just ended."""
        self._now = now
        if self._idle_since is None:
            self._idle_since = now
        if self.caption != self._shown:
            self._shown, self._shown_since = self.caption, now
        if self._begun is None:
            return False
        self._sound(self.time)
        if self.time < self.timeline.duration:
            return False
        self.finish()
        return True

    def finish(self) -> None:
        """Skip to the end of the timeline."""
        self._idle_since = self._now
        if self._begun is None:
            return
        self._log += self.timeline.captions_between(self._heard, self.timeline.duration)
        ends = self.timeline.duration
        seen = self.timeline.seen if self.timeline.reaction is None else self.timeline.reaction
        self.watched = 0.0 if seen is None else max(0.0, min(self.time, ends) - seen)
        self._begun = None
        self._said = None if self.timeline.silent(ends) else self.timeline.caption(ends) or self._said
        self.timeline = Timeline.still(self.timeline.last)

    def rest(self) -> None:
        """Restart the measurement of idle time."""
        self._idle_since = self._now

    def _sound(self, time: float) -> None:
        due = {cue: at for at, cue in self.timeline.cues_between(self._heard, time)}
        for cue, at in due.items():
            self._cues.play(cue, pan=self.timeline.pan(at))
        self._log += self.timeline.captions_between(self._heard, time)
        self._heard = time
