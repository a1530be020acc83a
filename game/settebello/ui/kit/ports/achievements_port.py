"""What the player has achieved, worked out of the matches that were read."""

from dataclasses import dataclass

from settebello.session import Standing, standings
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.services import Services


@dataclass(frozen=True, slots=True)
class Achieved:
    """How far somebody is with everything, and the day of each match by name; `latest` is the last."""

    standings: tuple[Standing, ...] = ()
    days: tuple[tuple[str, str], ...] = ()
    latest: str = ""

    def day(self, standing: Standing) -> str:
        """When it was achieved, empty where it was not."""
        return dict(self.days).get(standing.match, "")

    @property
    def new(self) -> tuple[Standing, ...]:
        """What was achieved in the latest match."""
        return tuple(one for one in self.standings if one.done and one.match == self.latest)


def achieved(services: Services) -> Achieved:
    """What the matches put away add up to; they have been read."""
    entries = [one for one in services.archive.entries if one.kept.shelf is Shelf.PUT_AWAY]
    matches = [(one.kept.name, one.summary) for one in reversed(entries) if one.summary is not None]
    level_of = {one.id: one.level for one in services.opponents}
    days = tuple((one.kept.name, one.day) for one in entries)
    return Achieved(standings(matches, level_of), days, matches[-1][0] if matches else "")
