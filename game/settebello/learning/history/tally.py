"""Totals of answers, so that no page has to read the journal.

See docs/learning.md, sections 11.1 and 14.3, D4.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

LATEST = 10
"""Marks of a fact that are stored."""
ANSWERS = 20
"""Answers of an activity that are stored."""
TENTHS = 10
"""Thinking times are stored in tenths of a second."""
LONGEST = 600
"""The longest time in tenths of a second; longer ones are counted there."""


@dataclass(frozen=True, slots=True)
class Times:
    """A histogram of times in tenths of a second; printed as ``12x3,15``."""

    counts: tuple[tuple[int, int], ...] = ()

    def after(self, seconds: float | None) -> "Times":
        """Return the histogram with one more time, if there is one."""
        return self if seconds is None else self.joined((Times(((_tenths(seconds), 1),)),))

    def joined(self, others: Iterable["Times"]) -> "Times":
        """Return the histogram joined with others."""
        found = dict(self.counts)
        for other in others:
            for tenths, count in other.counts:
                found[tenths] = found.get(tenths, 0) + count
        return Times(tuple(sorted(found.items())))

    @property
    def median(self) -> float | None:
        """The median in seconds; None for an empty histogram."""
        total = sum(count for _, count in self.counts)
        if not total:
            return None
        return (self._at((total - 1) // 2) + self._at(total // 2)) / 2 / TENTHS

    def _at(self, place: int) -> int:
        for tenths, count in self.counts:
            place -= count
            if place < 0:
                return tenths
        raise IndexError(place)

    def __str__(self) -> str:
        return ",".join(f"{tenths}x{count}" if count > 1 else f"{tenths}" for tenths, count in self.counts)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a printed histogram; raises ValueError."""
        pairs = [word.partition("x") for word in text.split(",") if word]
        return cls(tuple((int(tenths), int(count) if x else 1) for tenths, x, count in pairs))


def _tenths(seconds: float) -> int:
    return min(round(seconds * TENTHS), LONGEST)


@dataclass(frozen=True, slots=True)
class Day:
    """The totals of a local day or of a week.

    tasks: all tasks, ``twins`` of them without sums, ``unscored`` of them in the placement and the broom
    check, ``in_games`` of them in practice deals. unaided: answers without help. right: those of them that
    were right; ``times`` holds their thinking times. seconds: of practice, without pauses. deals: practice
    deals that were played to the end.
    """

    tasks: int = 0
    unaided: int = 0
    right: int = 0
    seconds: float = 0.0
    deals: int = 0
    twins: int = 0
    times: Times = Times()
    unscored: int = 0
    in_games: int = 0

    @property
    def sums(self) -> int:
        """The tasks with sums outside practice deals."""
        return self.tasks - self.twins - self.in_games

    def after(self, *, unaided: bool, right: bool, thinking: float | None) -> "Day":
        """Return the day with one more task."""
        counts = unaided and right
        return replace(
            self,
            tasks=self.tasks + 1,
            unaided=self.unaided + unaided,
            right=self.right + counts,
            times=self.times.after(thinking) if counts else self.times,
        )

    @classmethod
    def joined(cls, days: Iterable[Self]) -> Self:
        """Return the totals of several days."""
        together = tuple(days)
        return cls(
            tasks=sum(day.tasks for day in together),
            unaided=sum(day.unaided for day in together),
            right=sum(day.right for day in together),
            seconds=sum(day.seconds for day in together),
            deals=sum(day.deals for day in together),
            twins=sum(day.twins for day in together),
            times=Times().joined(day.times for day in together),
            unscored=sum(day.unscored for day in together),
            in_games=sum(day.in_games for day in together),
        )

    def __str__(self) -> str:
        # Days from before unscored tasks and answers in deals were counted have no "+".
        counts = (self.twins, self.unscored, self.in_games)
        twins = "+".join(map(str, counts[: 3 if self.in_games else 2 if self.unscored else 1]))
        numbers = (self.tasks, self.unaided, self.right, round(self.seconds, 1), self.deals, twins)
        return " ".join([*map(str, numbers), str(self.times)]).rstrip()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a printed day; raises ValueError."""
        words = text.split(" ")
        if len(words) not in {6, 7}:
            raise ValueError(f"{text!r} is not a day of practice: six numbers, and times")
        tasks, unaided, right, seconds, deals, twins = words[:6]
        times = Times.parse(words[6] if len(words) > 6 else "")
        counts = [int(count) for count in twins.split("+")]
        if len(counts) > 3:
            raise ValueError(f"{twins!r} has too many parts: at most three numbers with + between them")
        return cls(
            tasks=int(tasks),
            unaided=int(unaided),
            right=int(right),
            seconds=float(seconds),
            deals=int(deals),
            twins=counts[0],
            times=times,
            unscored=counts[1] if len(counts) > 1 else 0,
            in_games=counts[2] if len(counts) > 2 else 0,
        )


@dataclass(frozen=True, slots=True)
class FactTally:
    """The totals of one fact.

    right, right_days: right answers, with or without help, and the days with one. unaided, unaided_right:
    answers without help. marks: the latest answers, one letter each: ``q`` right and quick, ``r`` right,
    ``h`` right with help, ``m`` missed. mistakes: how often each error was made, by its code.
    """

    right: int = 0
    right_days: int = 0
    last_right: int | None = None
    unaided: int = 0
    unaided_right: int = 0
    marks: str = ""
    times: Times = Times()
    mistakes: tuple[tuple[str, int], ...] = ()
    last_day: int | None = None

    def done(self, day: int, *, unaided: bool, quick: bool, thinking: float | None) -> "FactTally":
        """Return the tally after a right answer."""
        return replace(
            self,
            right=self.right + 1,
            right_days=self.right_days + (self.last_right != day),
            last_right=day,
            last_day=day,
            unaided=self.unaided + unaided,
            unaided_right=self.unaided_right + unaided,
            marks=(self.marks + (("q" if quick else "r") if unaided else "h"))[-LATEST:],
            times=self.times.after(thinking) if unaided else self.times,
        )

    def missed(self, day: int, *, unaided: bool, mistake: str) -> "FactTally":
        """Return the tally after a miss."""
        mistakes = dict(self.mistakes)
        if mistake:
            mistakes[mistake] = mistakes.get(mistake, 0) + 1
        return replace(
            self,
            last_day=day,
            unaided=self.unaided + unaided,
            marks=(self.marks + "m")[-LATEST:],
            mistakes=tuple(sorted(mistakes.items())),
        )

    def __str__(self) -> str:
        numbers = (
            self.right,
            self.right_days,
            self.last_right,
            self.unaided,
            self.unaided_right,
            self.last_day,
        )
        mistakes = ",".join(f"{code}x{count}" for code, count in self.mistakes)
        return " ".join(
            ["-" if number is None else str(number) for number in numbers]
            + [self.marks or "-", str(self.times) or "-", mistakes or "-"]
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a printed tally; raises ValueError."""
        words = ["" if word == "-" else word for word in text.split(" ")]
        if len(words) != 9:
            raise ValueError(f"{text!r} is not what was done with a fact: nine parts")
        right, days, last_right, unaided, unaided_right, last_day, marks, times, mistakes = words
        pairs = [word.rpartition("x") for word in mistakes.split(",") if word]
        return cls(
            right=int(right),
            right_days=int(days),
            last_right=int(last_right) if last_right else None,
            unaided=int(unaided),
            unaided_right=int(unaided_right),
            marks=marks,
            times=Times.parse(times),
            mistakes=tuple((code, int(count)) for code, _, count in pairs),
            last_day=int(last_day) if last_day else None,
        )


@dataclass(frozen=True, slots=True)
class ActivityTally:
    """The totals of one activity: its tasks, and its latest answers (``r`` or ``m``).

    found: how often each set was found, by the printed sum.
    """

    tasks: int = 0
    answers: str = ""
    found: tuple[tuple[str, int], ...] = ()

    def after(self, *, right: bool, found: str = "") -> "ActivityTally":
        """Return the tally after an answer, with the set that was found."""
        sets = dict(self.found)
        if found:
            sets[found] = sets.get(found, 0) + 1
        answers = (self.answers + ("r" if right else "m"))[-ANSWERS:]
        return ActivityTally(self.tasks + 1, answers, tuple(sorted(sets.items())))
