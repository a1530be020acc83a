"""The deal of the day: its opponents, how often a level does better or worse, and the codes of results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from settebello.coach.duplicate.playout import SteadyPlayers, decided_by, lead_of, match_played
from settebello.engine import Match, Ruleset, Seat, Side, side_of
from settebello.notation import Record, SeatRecord
from settebello.notation.daily_deal import daily_dealer, daily_decks, daily_record

YOU: Final = Seat(0)
OPPONENT: Final = "esperto"
"""The level of all other seats: the strongest that does not search."""
PLAYS: Final = 200
"""How often each level plays the deal of the day."""
FIRST: Final = date(2020, 1, 1)
DAYS: Final = 1 << 14
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits and letters of a code: I, L, O and U are missing, as they are mistaken for others."""
MISREAD: Final = str.maketrans("ILO", "110")
GAME_BITS: Final = 16
OWN_BITS: Final = 7
OTHER_BITS: Final = 8
CHECK_BITS: Final = 15
LENGTH: Final = 12
GROUP: Final = 4


def players_of(ruleset: Ruleset) -> int:
    """Return how many play the deal of the day: the fewest that the rules allow."""
    return min(ruleset.players.counts)


def deal_of_the_day(ruleset: Ruleset, day: date) -> Record:
    """Return the match of a day before its first move. Raises CannotDeal."""
    others = (SeatRecord(level=OPPONENT),) * (players_of(ruleset) - 1)
    return daily_record(ruleset, (SeatRecord(), *others), day)


@dataclass(frozen=True, slots=True)
class LevelPlays:
    """The deal of a day played many times, with a level on your seat; the results are its leads."""

    ruleset: Ruleset
    day: date
    level: str
    count: int = PLAYS

    def results(self, players: SteadyPlayers) -> Iterator[float]:
        """Yield the lead of the level, play by play. Raises CannotDeal."""
        ruleset, number = self.ruleset, players_of(self.ruleset)
        match = Match.start(ruleset, number, daily_dealer(ruleset, number, self.day))
        for deck in daily_decks(ruleset, number, self.day):
            match = match.deal_deck(deck).match
        seats = {Seat(seat): OPPONENT for seat in range(number)} | {YOU: self.level}
        for play in range(self.count):
            seed = f"settebello-daily {self.day.isoformat()} {ruleset.digest} {self.level} {play}"
            score = match_played(match, decided_by(players, seats, seed)).score
            if score is not None:
                yield lead_of(score.points, your_side(ruleset), ruleset)


def your_side(ruleset: Ruleset) -> Side:
    """Return your side in the deal of the day."""
    return side_of(YOU, ruleset.players.side_count(players_of(ruleset)))


@dataclass(frozen=True, slots=True)
class Rank:
    """How a lead compares with the plays of a level: how many were worse, equal and better."""

    worse: int
    equal: int
    better: int

    @classmethod
    def of(cls, lead: float, plays: Sequence[float]) -> "Rank":
        """Compare a lead with plays."""
        worse, better = sum(one < lead for one in plays), sum(one > lead for one in plays)
        return cls(worse, len(plays) - worse - better, better)

    @property
    def share(self) -> float:
        """The share of plays that were worse, with half of the equal ones; 0.5 without plays."""
        count = self.worse + self.equal + self.better
        return (self.worse + self.equal / 2) / count if count else 0.5


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The result of the deal of a day: your points, and the sum of those of the other sides."""

    ruleset: Ruleset
    day: date
    own: int
    others: int

    @classmethod
    def of(cls, ruleset: Ruleset, day: date, points: Sequence[int]) -> "DailyResult":
        """Return the result of the points of all sides."""
        own = points[your_side(ruleset)]
        return cls(ruleset, day, own, sum(points) - own)

    @property
    def lead(self) -> float:
        """The lead, as ranks compare it."""
        sides = self.ruleset.players.side_count(players_of(self.ruleset))
        points = [self.others / (sides - 1)] * sides
        points[your_side(self.ruleset)] = self.own
        lead = points[your_side(self.ruleset)] - self.others / (sides - 1)
        return -lead if self.ruleset.match.objective.value == "low" else lead

    @property
    def code(self) -> str:
        """The code of the result, three groups of four digits and letters.

        Raises ValueError for points or a day that no code can state.
        """
        days = (self.day - FIRST).days
        if not (0 <= days < DAYS and 0 <= self.own < 1 << OWN_BITS and 0 <= self.others < 1 << OTHER_BITS):
            raise ValueError("this result has no code")
        number = ((_game(self.ruleset) * DAYS + days << OWN_BITS) + self.own << OTHER_BITS) + self.others
        number = (number << CHECK_BITS) + _check(number, self.ruleset)
        digits = [LETTERS[number >> 5 * place & 31] for place in reversed(range(LENGTH))]
        return "-".join("".join(digits[k : k + GROUP]) for k in range(0, LENGTH, GROUP))


class CodeError(ValueError):
    """A text that is no code of a result; ``reason`` is one of the constants of ``CodeFault``."""

    def __init__(self, message: str, fault: str, detail: str = "") -> None:
        super().__init__(message)
        self.fault = fault
        self.detail = detail


LENGTH_FAULT: Final = "length"
LETTER_FAULT: Final = "letter"
CHECK_FAULT: Final = "check"


def read_code(text: str, games: Mapping[str, Ruleset]) -> DailyResult:
    """Return the result that a code states, for one of the games; raises CodeError.

    Small letters, spaces and hyphens do not matter, and I, L and O are read as 1, 1 and 0.
    """
    plain = "".join(text.upper().translate(MISREAD).replace("-", " ").split())
    wrong = next((letter for letter in plain if letter not in LETTERS), "")
    if wrong:
        raise CodeError(
            f"{wrong!r} is not in any code: codes have digits and letters without U", LETTER_FAULT, wrong
        )
    if len(plain) != LENGTH:
        raise CodeError(
            f"a code has {LENGTH} digits and letters, not {len(plain)}", LENGTH_FAULT, str(len(plain))
        )
    number = 0
    for letter in plain:
        number = number * 32 + LETTERS.index(letter)
    number, check = divmod(number, 1 << CHECK_BITS)
    rest, others = divmod(number, 1 << OTHER_BITS)
    rest, own = divmod(rest, 1 << OWN_BITS)
    game, days = divmod(rest, DAYS)
    for ruleset in games.values():
        if _game(ruleset) == game and _check(number, ruleset) == check:
            return DailyResult(ruleset, FIRST + timedelta(days), own, others)
    raise CodeError("this is not the code of a result: a letter may be wrong", CHECK_FAULT)


def _game(ruleset: Ruleset) -> int:
    return int(ruleset.full_digest[:4], 16)


def _check(number: int, ruleset: Ruleset) -> int:
    text = f"settebello-code 1|{number}|{ruleset.full_digest}|{ruleset.id}"
    return int(sha256(text.encode()).hexdigest(), 16) % (1 << CHECK_BITS)
