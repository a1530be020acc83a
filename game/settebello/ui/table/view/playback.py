"""The timeline being shown: how far it has got, what is heard on the way, and what was said last."""

from settebello.audio.cues import Cues
from settebello.i18n import Text
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.timeline import Timeline


class Playback:
    """Shows one timeline after another; the time is told by `at`, in seconds."""

    def __init__(self, cues: Cues, start: TableState) -> None:
        """Begin with a table that lies still."""
        self._cues = cues
        self._now = 0.0
        self._begun: float | None = None
        self._heard = -1.0
        self._said: Text | None = None
        self._log: list[Text] = []
        self.timeline = Timeline.still(start)
        self._idle_since: float | None = None

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return self._begun is not None

    @property
    def time(self) -> float:
        """The seconds the timeline has run; all of them when it is over."""
        return self.timeline.duration if self._begun is None else self._now - self._begun

    @property
    def idle(self) -> float:
        """The seconds since something moved last."""
        return 0.0 if self._idle_since is None else self._now - self._idle_since

    @property
    def here(self) -> TableState:
        """What rests on the table now."""
        return self.timeline.stage(self.time)

    @property
    def caption(self) -> Text | None:
        """The sentence that tells what happened last."""
        return self.timeline.caption(self.time) or self._said

    @property
    def log(self) -> tuple[Text, ...]:
        """Every sentence that has told what happened, the oldest first; what was skipped is among them."""
        return tuple(self._log)

    def hush(self) -> None:
        """Say no more what happened last: somebody has answered it with a play."""
        self._said = None

    def begin(self, timeline: Timeline) -> None:
        """Show a timeline from its beginning; one without duration is over at once."""
        self.timeline = timeline
        self._begun, self._heard = self._now, -1.0
        if not timeline.duration:
            self.at(self._now)

    def at(self, now: float) -> bool:
        """Go on to a time; whether a timeline has come to its end."""
        self._now = now
        if self._idle_since is None:
            self._idle_since = now
        if self._begun is None:
            return False
        self._sound(self.time)
        if self.time < self.timeline.duration:
            return False
        self.finish()
        return True

    def finish(self) -> None:
        """End the motion at once: everything rests where it belongs."""
        self._idle_since = self._now
        if self._begun is None:
            return
        self._log += self.timeline.captions_between(self._heard, self.timeline.duration)
        self._begun = None
        self._said = self.timeline.caption(self.timeline.duration) or self._said
        self.timeline = Timeline.still(self.timeline.last)

    def rest(self) -> None:
        """Count the time without motion from now on."""
        self._idle_since = self._now

    def _sound(self, time: float) -> None:
        for cue in dict.fromkeys(self.timeline.cues_between(self._heard, time)):
            self._cues.play(cue)
        self._log += self.timeline.captions_between(self._heard, time)
        self._heard = time
