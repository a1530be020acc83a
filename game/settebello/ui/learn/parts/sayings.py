"""Feedback on a selection in words for children: about numbers, never about the child."""

from settebello.engine import Ruleset
from settebello.i18n import Text, t, tn
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.dot_patterns import Pattern
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.puzzles.selections import Code, Explanation
from settebello.learning.strategies import Strategy, Way
from settebello.practice.assignment import Assignment

Sentences = tuple[Text, ...]
"""Complete sentences in their order."""


def prompt(puzzle: Puzzle, *, dots: bool = False) -> Text:
    """Return the question of a puzzle."""
    target = puzzle.aim.total
    match puzzle.task:
        case Task.VALUE if puzzle.groups:
            return t("How many dots together? Find the card.")
        case Task.VALUE if dots:
            return t("How many dots? Find the card.")
        case Task.VALUE:
            return t("Which card counts {n}?", n=target)
        case Task.TWIN:
            return t("Which card matches yours?")
        case Task.MAKE:
            return t("Which cards make {n} together?", n=target)
        case Task.WAYS:
            return t("Find all the ways to make {n}.", n=target)
        case Task.GAP | Task.MORE:
            return _gap(puzzle, target)
        case Task.BUY:
            return t("It costs {n}. Which cards buy it?", n=target)
        case Task.FEWEST:
            return t("It costs {n}. Take the fewest cards.", n=target)
        case Task.BACK:
            return t("{n}, take {a} away. How many are left?", a=taken_away(puzzle), n=target)
    raise AssertionError(puzzle.task)


def question(assignment: Assignment) -> Text:
    """Return the question of a task; things were counted before it is asked."""
    level = assignment.level
    if level.dots and level.pattern is Pattern.THINGS and not assignment.lesson:
        return t("How many did you count? Find the card.")
    return prompt(assignment.puzzle, dots=level.dots)


def compared() -> Text:
    """Return the question for two cards that were turned over."""
    return t("Which card counts more?")


def _gap(puzzle: Puzzle, target: int) -> Text:
    known = values_of(puzzle.ruleset, (*puzzle.own, *puzzle.given))
    return t("{a} and how many make {n}?", a=adding(known), n=target)


def taken_away(puzzle: Puzzle) -> int:
    """Return the number that is taken away."""
    return sum(values_of(puzzle.ruleset, puzzle.given))


def adding(addends: tuple[int, ...]) -> str:
    """Return the numbers as a written sum: 3 + 4."""
    return " + ".join(map(str, addends))


def makes(addends: tuple[int, ...]) -> Text:
    """Return the sum as a sentence."""
    total = sum(addends)
    match addends:
        case (a,):
            return t("That is {n}.", n=a)
        case (a, b):
            return t("{a} and {b} make {n}.", a=a, b=b, n=total)
        case (a, b, c):
            return t("{a}, {b} and {c} make {n}.", a=a, b=b, c=c, n=total)
        case (a, b, c, d):
            return t("{a}, {b}, {c} and {d} make {n}.", a=a, b=b, c=c, d=d, n=total)
        case _:
            return t("Together they make {n}.", n=total)


def worked_out(way: Way) -> Text:
    """Return how a fact can be worked out, as a sentence."""
    fact = way.fact
    match way.strategy:
        case Strategy.COUNT_ON:
            return t("Start at {b} and count on {a}: {n}.", a=fact.a, b=fact.b, n=fact.sum)
        case Strategy.DOUBLE:
            return t("{a} and the same again: {n}.", a=fact.a, n=fact.sum)
        case Strategy.NEAR_DOUBLE:
            return t("{a} and {a} make {d}, and one more is {n}.", a=fact.a, d=2 * fact.a, n=fact.sum)
        case Strategy.FRIENDS_OF_TEN:
            return t("{a} and {b} are friends of 10.", a=fact.a, b=fact.b)
        case Strategy.MAKE_TEN:
            _, first, rest = way.parts
            return t("{b} and {a} make 10, and {rest} more is {n}.", b=fact.b, a=first, rest=rest, n=fact.sum)
        case Strategy.TEN_AND_MORE:
            return t("10 and {a} more is {n}.", a=fact.a, n=fact.sum)
    raise AssertionError(way.strategy)


def looked_at(told: Explanation, groups: tuple[int, ...] = ()) -> Sentences:
    """Return the feedback on a card that is not the one asked for; `groups` are those that were shown."""
    if groups:
        return t("This card counts {n}.", n=told.total), t("Count both groups together.")
    return t("This card counts {n}.", n=told.total), t("We are looking for {n}.", n=told.target)


def explained(ruleset: Ruleset, told: Explanation) -> Sentences:
    """Return the feedback on a set that does not fit."""
    match told.code:
        case Code.TOO_MUCH:
            over = tn(
                "That's {n} too many for {target}.",
                "That's {n} too many for {target}.",
                n=told.diff,
                target=told.target,
            )
            return makes(told.addends), over
        case Code.TOO_LITTLE:
            missing = tn(
                "{n} more to make {target}.",
                "{n} more to make {target}.",
                n=-told.diff,
                target=told.target,
            )
            return makes(told.addends), missing
        case Code.EXTRA:
            return _extra(ruleset, told)
        case Code.TWIN_FIRST:
            return _on_the_table(told.target), t("Matching cards come first.")
        case Code.FIGURE:
            value = values_of(ruleset, told.cards)[0]
            alone = len(told.addends) == 1
            more = t("We are looking for {n}.", n=told.target) if alone else makes(told.addends)
            return t("This picture card counts {n}.", n=value), more
        case Code.OTHER_PILE:
            return looked_at(told)
        case Code.OWN_CARD:
            return t("Your {n} counts too.", n=told.addends[0]), makes(told.addends)
        case Code.FEWER:
            return makes(told.addends), t("Fewer cards can pay it.")
        case Code.CANNOT:
            return t("No cards fit this time."), t("You can lay a card.")
        case Code.NONE_YET | Code.RIGHT:
            return (t("Which cards make {n} together?", n=told.target),)
    raise AssertionError(told.code)


def _on_the_table(value: int) -> Text:
    """Return that a card of that value is there; English says "an 8" and "a 7"."""
    if value == 8:
        return t("There's an 8 on the table.")
    return t("There's a {n} on the table.", n=value)


def _extra(ruleset: Ruleset, told: Explanation) -> Sentences:
    """Return the feedback on a set with surplus cards: the fitting sum, then the surplus cards."""
    extra = list(values_of(ruleset, told.cards))
    kept = list(told.addends)
    for value in extra:
        kept.remove(value)
    fits = makes(tuple(kept))
    if len(extra) == 1:
        return fits, t("The {n} can stay.", n=extra[0])
    return fits, t("The other cards can stay.")


def solved(puzzle: Puzzle, told: Explanation, *, misses: int, worked_out: bool, way: int) -> Sentences:
    """Return the feedback on a set that fits: always the sum."""
    if puzzle.groups:
        return (makes(puzzle.groups),)
    if puzzle.task in {Task.VALUE, Task.TWIN}:
        return (t("That is {n}.", n=told.target),)
    said = makes(told.addends)
    if way > 1:
        return said, t("Another way to make {n}!", n=told.target)
    if puzzle.task is Task.BACK:
        return t("That is {n}.", n=told.target - taken_away(puzzle)), said
    if misses:
        return t("Now the sum fits."), said
    return (said, t("You worked that out.")) if worked_out else (said,)
