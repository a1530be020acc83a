"""Texts about a child's practice; they describe what was practised and are not a test result."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from settebello.i18n import Aloud, Day, Month, Text, decimal, number, percent, t, tn, value_text
from settebello.learning.facts import Fact, Family, Unit
from settebello.learning.memory.mastery import State
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.selections import Code
from settebello.learning.report.heatmap import Cell
from settebello.learning.report.weeks import Week
from settebello.manual.card_names import Phrase, joined_by_commas
from settebello.ui.kit.view.lettering import Words

EPOCH: Final = date(1970, 1, 1)
MONTHS: Final = tuple(value_text(Month(number)) for number in range(1, 13))
STATES: Final = {
    State.NEW: t("new"),
    State.MET: t("started"),
    State.GROWING: t("improving"),
    State.SAFE: t("secure"),
    State.GOLD: t("gold"),
}
MEANINGS: Final = {
    State.NEW: t("Not right yet."),
    State.MET: t("Right once so far."),
    State.GROWING: t("Right on two days."),
    State.SAFE: t("Quick on three days in a row; could still be forgotten."),
    State.GOLD: t("Quick again and again over two weeks."),
}
FAMILIES: Final = {
    Family.PLUS_ONE: t("plus one"),
    Family.PLUS_TWO: t("plus two"),
    Family.DOUBLES: t("doubles"),
    Family.NEAR_DOUBLES: t("near doubles"),
    Family.FRIENDS_OF_FIVE: t("friends of 5"),
    Family.FRIENDS_OF_TEN: t("friends of 10"),
    Family.BRIDGE_TEN: t("across ten"),
    Family.FRIENDS_OF_FIFTEEN: t("friends of 15"),
}
UNITS: Final = {
    Unit.FIRST_STEPS: t("First steps, up to 5"),
    Unit.PLUS_ONE_AND_TWO: t("Plus one and plus two"),
    Unit.DOUBLES: t("Doubles"),
    Unit.FRIENDS_OF_TEN: t("Friends of 10"),
    Unit.NEAR_DOUBLES: t("Near doubles"),
    Unit.CHAINS_TO_TEN: t("Three cards, up to 10"),
    Unit.BEYOND_TEN: t("Sums from 11 to 15"),
    Unit.CHAINS_TO_FIFTEEN: t("Three cards, up to 15"),
    Unit.BEYOND_FIFTEEN: t("Sums from 16 to 20"),
}
MISTAKES: Final = {
    Code.TOO_MUCH: t("too much"),
    Code.TOO_LITTLE: t("too little"),
    Code.EXTRA: t("one card too many"),
    Code.TWIN_FIRST: t("missed a matching card"),
    Code.FIGURE: t("picture cards mixed up"),
    Code.OWN_CARD: t("own card not counted"),
    Code.FEWER: t("right, with more cards than needed"),
    Code.OTHER_PILE: t("pile of another number"),
    Code.NONE_YET: t("nothing chosen"),
    Code.CANNOT: t("nothing could be taken"),
}
MARKS: Final = {
    "q": t("quick"),
    "r": t("right, but slow"),
    "h": t("with help"),
    "m": t("not right yet"),
}
NONE: Final = value_text(Aloud("–", t("none yet")))
"""The value of a figure that is not known yet."""
AGES: Final = {Age.YOUNG: "5–6", Age.MIDDLE: "7–8", Age.OLDER: "9+"}
GLYPHS: Final = {
    State.NEW: "pip_dot",
    State.MET: "pip_ring",
    State.GROWING: "pip_half",
    State.SAFE: "pip_round",
    State.GOLD: "star",
}
"""Glyphs of the learning steps in assets/ui/glyphs; they distinguish the steps without colour."""


def on(day: int) -> Text:
    """Return a local day number as a date."""
    return value_text(Day(EPOCH + timedelta(days=day)))


def short(day: int) -> Text:
    """Return a local day number as a date without year."""
    return value_text(Day(EPOCH + timedelta(days=day), with_year=False))


def equation(fact: Fact, *, turned: bool = False) -> str:
    """Return a fact with its sum; `turned` puts the larger addend first."""
    a, b = (fact.b, fact.a) if turned else (fact.a, fact.b)
    return f"{a} + {b} = {fact.sum}"


def seconds(value: float | None) -> Words:
    """Return a thinking time in seconds for a sentence, or a dash."""
    if value is None:
        return NONE
    if _at_once(value):
        least = decimal(0.1)
        spoken = t("less than {seconds} seconds", seconds=least)
        return value_text(Aloud(t("less than {seconds} s", seconds=least), spoken))
    number_of = decimal(value)
    return value_text(Aloud(t("{seconds} s", seconds=number_of), t("{seconds} seconds", seconds=number_of)))


def thinking_time(value: float | None) -> Words:
    """Return a thinking time as the value of a label, or a dash."""
    return t("at once") if value is not None and _at_once(value) else seconds(value)


def _at_once(value: float) -> bool:
    """Return whether a time would be written as 0.0 s."""
    return round(10 * value) == 0


def minutes(value: float) -> Text:
    """Return a practice time in whole minutes."""
    return tn("{n} minute", "{n} minutes", n=round(value))


def listed(facts: Sequence[Fact], most: int = 8) -> Phrase:
    """Return at most `most` sums, of one or more, separated by commas."""
    return joined_by_commas([f"{fact.a} + {fact.b}" for fact in facts[:most]])


def some(facts: Sequence[Fact], most: int = 8) -> Phrase:
    """Return at most `most` sums, separated by commas, with an ellipsis if there are more."""
    sums = [f"{fact.a} + {fact.b}" for fact in facts[:most]]
    return joined_by_commas([*sums[:-1], f"{sums[-1]} …"] if len(facts) > most else sums)


def mistakes(cell: Cell) -> tuple[Text, ...]:
    """Return the kinds of mistakes, the most frequent first."""
    known = [(MISTAKES[Code(code)], count) for code, count in cell.mistakes if code in set(Code)]
    return tuple(t("{mistake} ×{n}", mistake=words, n=count) for words, count in known)


def facts_of(cell: Cell) -> tuple[tuple[Words, Words], ...]:
    """Return the figures of a sum as pairs of label and value."""
    unaided = NONE if cell.unaided is None else percent(cell.unaided)
    lines: list[tuple[Words, Words]] = [
        (t("Answers"), number(cell.seen)),
        (t("Right answers"), number(cell.right)),
        (t("Right without help"), unaided),
        (t("Thinking time (median)"), thinking_time(cell.seconds)),
        (t("Last practised"), NONE if cell.last_day is None else on(cell.last_day)),
        (t("Next review by"), NONE if cell.visit is None else on(cell.visit)),
    ]
    return tuple(lines)


def week(one: Week) -> Text:
    """Return a week as a sentence."""
    begin = short(one.begin)
    if one.accuracy is None:
        return t(
            "Week from {day}: no answers without help; {minutes} {on_days}.",
            day=begin,
            minutes=minutes(one.minutes),
            on_days=on_days(one.days),
        )
    return t(
        "Week from {day}: {part} right without help (true value most likely {low} to {high}), "
        "{seconds} of thinking time; {minutes} {on_days}.",
        day=begin,
        part=percent(one.accuracy.part),
        low=percent(one.accuracy.low),
        high=percent(one.accuracy.high),
        seconds=seconds(one.seconds),
        minutes=minutes(one.minutes),
        on_days=on_days(one.days),
    )


def days(number: int) -> Text:
    """Return a number of days as text."""
    return tn("{n} day", "{n} days", n=number)


def on_days(number: int) -> Text:
    """Return "on n days" for use within a sentence."""
    return tn("on {n} day", "on {n} days", n=number)
