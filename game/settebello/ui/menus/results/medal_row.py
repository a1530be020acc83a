"""The medals of a match: what was achieved in it, read from the archive, landing one after the other."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.session import Achievement
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.achievements_port import achieved
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push
from settebello.ui.menus.results.medal import LANDS, USUAL, Medal, medal_picture

MOST: Final = 3
"""The most medals, the last of which may stand for several."""
HIGH: Final = 68.0
EVERY: Final = 0.45
"""The greatest height of a medal, and the seconds from one to the next."""


class MedalRow:
    """The achievements of a match as medals below each other."""

    def __init__(self, services: Services, totals: tuple[int, ...], *, wanted: bool) -> None:
        """Prepare the medals of the match with these totals; none if they are not `wanted`."""
        self._services, self._totals, self._wanted = services, totals, wanted
        self._reading = ArchiveProgress(services.archive)
        self._now = 0.0
        self._begun: float | None = None
        self.achieved: tuple[Achievement, ...] = ()
        self.shown: tuple[Medal, ...] = ()

    def place(self, room: Area) -> None:
        """Place the medals from the upper edge of a room."""
        high = min(HIGH, room.height / MOST)
        for number, medal in enumerate(self.shown):
            medal.place(Area(room.x, room.y + number * high, room.width, high - 2))

    def read(self) -> bool:
        """Read on in the archive; return whether that is done now, so that there may be medals."""
        if not self._wanted or self._reading.over or not self._reading.step():
            return False
        self.achieved = self._newly()
        found = [(one.title, medal_picture(one.id)) for one in self.achieved]
        if len(found) > MOST:
            more = t("{n} more", n=len(found) - MOST + 1)
            found = [*found[: MOST - 1], (more, medal_picture(USUAL))]
        self.shown = tuple(
            Medal(title, lambda: Push(routes.Achievements()), picture) for title, picture in found
        )
        return True

    @property
    def appeared(self) -> bool:
        """Whether at least one medal is seen."""
        return any(medal.age > 0 for medal in self.shown)

    @property
    def landing(self) -> bool:
        """Whether medals are still landing, or have not begun to."""
        return self._time < self._lasts

    def update(self, now: float, *, begins: bool) -> bool:
        """Let each medal appear at its time, with a sound, once they may begin; return whether one did."""
        self._now = now
        if self.shown and self._begun is None and begins:
            self._begun = now
            if self._services.reduced_motion():
                self.hurry()
        return self._age()

    def hurry(self) -> None:
        """Let all medals lie at once."""
        if self.shown:
            self._begun = self._now - self._lasts
        self._age()

    @property
    def line(self) -> Text | None:
        """What was achieved: up to two by name, else with their number; None without any."""
        match [one.title for one in self.achieved]:
            case []:
                return None
            case [one]:
                return t("Achieved: {first}", first=one)
            case [one, other]:
                return t("Achieved: {first}, {second}", first=one, second=other)
            case several:
                return t("Achieved: {first}, and {n} more", first=several[0], n=len(several) - 1)

    @property
    def _time(self) -> float:
        return 0.0 if self._begun is None else self._now - self._begun

    @property
    def _lasts(self) -> float:
        return EVERY * len(self.shown) + LANDS if self.shown else 0.0

    def _age(self) -> bool:
        appeared = False
        for number, medal in enumerate(self.shown):
            before, medal.age = medal.age, self._time - EVERY * number
            if before <= 0 < medal.age:
                self._services.cues.play(Cue.POINT)
                appeared = True
        return appeared

    def _newly(self) -> tuple[Achievement, ...]:
        """Return the achievements of this match, if it is the latest finished one in the archive."""
        entries = [one for one in self._services.archive.entries if one.kept.shelf is Shelf.PUT_AWAY]
        last = entries[0].summary if entries else None
        if last is None or last.totals != self._totals:
            return ()
        return tuple(one.achievement for one in achieved(self._services).new)
