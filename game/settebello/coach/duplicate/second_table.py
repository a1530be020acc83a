"""The second table: the same deck, with a level on the seat of a person and the same opponents."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from settebello.coach.decision_history import Action, actions_of_deal, level_at
from settebello.coach.duplicate.playout import SteadyPlayers, lead_of, records_on
from settebello.engine import Position, Seat, Side, side_of
from settebello.notation import DealRecord, Record

NOT_FINISHED = "this deal is not finished"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A deal played at two tables.

    ``first``, ``second``: records of this deal alone. ``parted``: the number of the move, from 0, at which
    the plays part; None if they are the same.
    """

    first: Record
    second: Record
    side: Side
    parted: int | None

    @property
    def leads(self) -> tuple[float, float]:
        """The lead of the side at each table."""
        found = []
        for record in (self.first, self.second):
            points = record.deals[0].score
            if points is None:
                raise ValueError(NOT_FINISHED)
            found.append(lead_of(points, self.side, record.ruleset))
        return found[0], found[1]

    @property
    def difference(self) -> float:
        """By how much the side did better at the first table."""
        first, second = self.leads
        return first - second


@dataclass(frozen=True, slots=True)
class TableStep:
    """A move at the second table; the last one of the deal comes with the comparison."""

    comparison: Comparison | None = None


@dataclass(frozen=True, slots=True)
class SecondTableTask:
    """A finished deal to be played again with a level on one seat; the last result has the comparison.

    ``record``: a match of this deal alone.
    """

    record: Record
    seat: Seat
    level: str

    @property
    def count(self) -> int:
        """How many moves the first table took: about as many as there will be results."""
        return len(self.record.deals[0].moves)

    @classmethod
    def of(cls, record: Record, number: int, seat: Seat, level: str) -> "SecondTableTask":
        """Return the task for deal ``number``, from 0; raises ValueError for an unfinished deal."""
        return cls(alone(record, number), seat, level)

    def results(self, players: SteadyPlayers) -> Iterator[TableStep]:
        """Yield a step for each move, and the comparison with the last one."""
        yield from _steps(self.record, self.seat, self.level, players)


def comparison_of(steps: Sequence[TableStep]) -> Comparison | None:
    """Return the comparison of a second table; None before it is played to its end."""
    return steps[-1].comparison if steps else None


def alone(record: Record, number: int) -> Record:
    """Return a finished deal as a match of its own, with the opponents that it ended with.

    Raises ValueError for an unfinished deal.
    """
    deal = record.deals[number]
    if deal.score is None:
        raise ValueError(NOT_FINISHED)
    levels = [level_at(record, number, len(deal.moves), Seat(one)) for one in range(len(record.seats))]
    seats = tuple(replace(one, level=level) for one, level in zip(record.seats, levels, strict=True))
    plain = replace(deal, seal=None, cut="", changes=())
    return Record(record.ruleset, seats, deal.dealer, (plain,), repeated=True)


def second_table(record: Record, seat: Seat, level: str, players: SteadyPlayers) -> Comparison:
    """Play the deal of a record again, with ``level`` on ``seat``.

    As long as both plays are the same, the others do what they did. After that, opponents decide by
    their own level, and other persons are played by ``level`` as well.
    """
    found = comparison_of(tuple(_steps(record, seat, level, players)))
    if found is None:
        raise ValueError(NOT_FINISHED)
    return found


def _steps(record: Record, seat: Seat, level: str, players: SteadyPlayers) -> Iterator[TableStep]:
    deal = record.deals[0]
    seats = tuple(
        replace(one, name="", level=level if place == seat else one.level or level)
        for place, one in enumerate(record.seats)
    )
    dealt = DealRecord(deal.dealer, deal.deck, deal.thrown_in)
    start = Record(record.ruleset, seats, deal.dealer, (dealt,), repeated=True)
    played = [action for _, action in actions_of_deal(record, 0)]
    cards = sha256("".join(map(str, deal.deck)).encode()).hexdigest()
    same = True

    def decide(position: Position, count: int) -> Action:
        nonlocal same
        turn = Seat(position.turn or 0)
        if same and turn != seat:
            return played[count]
        seed = f"settebello-second {cards} {turn} {count}"
        action = players.decide(position, seats[turn].level or level, seed)
        same = same and action == played[count]
        return action

    side = side_of(seat, record.ruleset.players.side_count(len(record.seats)))
    for second in records_on(start, decide):
        over = second.deals[0].score is not None
        parted = parting(deal, second.deals[0]) if over else None
        yield TableStep(Comparison(record, second, side, parted) if over else None)


def parting(first: DealRecord, second: DealRecord) -> int | None:
    """Return the number of the first move in which two plays of a deck differ, from 0; None if none does.

    It is 0 as well where the dealers left different cards at the bottom.
    """
    if first.exchange != second.exchange:
        return 0
    for number, (one, other) in enumerate(zip(first.moves, second.moves, strict=False)):
        if one != other:
            # A doubt or an answer is noted on the move that it is about.
            return number + 1 if replace(one, doubted=other.doubted, judge=other.judge) == other else number
    return None
