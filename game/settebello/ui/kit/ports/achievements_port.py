"""The player's achievements, computed from the archive."""

from dataclasses import dataclass

from settebello.session import Standing, standings
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.services import Services


@dataclass(frozen=True, slots=True)
class Achieved:
    """The state of all achievements, the day of each match by its name, and the name of the latest match."""

    standings: tuple[Standing, ...] = ()
    days: tuple[tuple[str, str], ...] = ()
    latest: str = ""

    def day(self, standing: Standing) -> str:
        """Return the day of an achievement; empty if not achieved."""
        return dict(self.days).get(standing.match, "")

    @property
    def new(self) -> tuple[Standing, ...]:
        """The achievements of the latest match."""
        return tuple(one for one in self.standings if one.done and one.match == self.latest)


def achieved(services: Services) -> Achieved:
    """Return the achievements from the finished matches; the archive must have been read."""
    entries = [one for one in services.archive.entries if one.kept.shelf is Shelf.PUT_AWAY]
    matches = [(one.kept.name, one.summary) for one in reversed(entries) if one.summary is not None]
    level_of = {one.id: one.level for one in services.opponents}
    days = tuple((one.kept.name, one.day) for one in entries)
    return Achieved(standings(matches, level_of), days, matches[-1][0] if matches else "")
