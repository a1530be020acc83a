"""The results at the second table of a match that has one."""

from settebello.coach.duplicate.second_table import Comparison, SecondTableTask, comparison_of
from settebello.engine import Seat
from settebello.i18n import Text, decimal, t
from settebello.manual.card_names import joined
from settebello.notation import Record
from settebello.notation.purpose import SecondTable
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.ports.services import Services
from settebello.ui.table.model.match_titles import person_name


class SecondTables:
    """Plays every finished deal of a match at the second table, in the background; never blocks."""

    def __init__(self, services: Services, record: Record, level: str) -> None:
        """Begin; deals that were played already are there at once."""
        self._services = services
        self._level = level
        seat = min(record.persons, default=Seat(0))
        self._deals = tuple(
            services.deal_work.begin(SecondTableTask.of(record, number, seat, level))
            for number, deal in enumerate(record.deals)
            if deal.score is not None
        )

    @classmethod
    def of(cls, services: Services, sheet: ScoreSheet) -> "SecondTables | None":
        """Return the second tables of the match of a score sheet; None if it has none."""
        return None if sheet.record is None else cls.of_record(services, sheet.record)

    @classmethod
    def of_record(cls, services: Services, record: Record) -> "SecondTables | None":
        """Return the second tables of a match; None if it has none."""
        purpose = record.purpose
        return cls(services, record, purpose.level) if isinstance(purpose, SecondTable) else None

    @property
    def over(self) -> bool:
        """Whether all deals were played."""
        return all(one.over for one in self._deals)

    @property
    def difference(self) -> float | None:
        """By how much the person did better in all deals; None before all are played."""
        found = self._compared
        return sum(one.difference for one in found) if found else None

    @property
    def _compared(self) -> tuple[Comparison, ...]:
        """The comparisons of all deals; none before all are played."""
        found = tuple(comparison_of(one.results) for one in self._deals)
        whole = tuple(one for one in found if one is not None)
        return whole if len(whole) == len(found) else ()

    @property
    def words(self) -> Text | None:
        """The result of the last deal and of all deals; None before they were played."""
        total = self.difference
        if total is None:
            return None if self.over else self._progress()
        told = self._told(self._compared[-1].difference)
        if len(self._compared) == 1:
            return told
        return joined(told, t("Your result in all deals: {total}.", total=decimal(total, signed=True)))

    def _progress(self) -> Text:
        """Return how far the deals that still play have come."""
        playing = [one for one in self._deals if not one.over]
        total = sum(one.task.count for one in playing)
        done = sum(min(len(one.results), one.task.count) for one in playing)
        return t("The second table plays: {done} of {total} moves.", done=done, total=total)

    @property
    def verdict(self) -> Text | None:
        """The result of the whole match; None before all deals were played."""
        total = self.difference
        return None if total is None else self._told(total)

    def _told(self, difference: float) -> Text:
        """Return by how much the person did better than the level at the second table."""
        name = person_name(self._services, self._level)
        if not difference:
            return t("Second table: you did as well as {name}.", name=name)
        points = decimal(abs(difference))
        if difference > 0:
            return t("Second table: you did {points} points better than {name}.", points=points, name=name)
        return t("Second table: {name} did {points} points better.", points=points, name=name)

    def poll(self) -> bool:
        """Take over what was played; return whether anything changed."""
        changed = [one.poll() for one in self._deals]
        return any(changed)

    def close(self) -> None:
        """Stop playing."""
        for one in self._deals:
            one.close()
