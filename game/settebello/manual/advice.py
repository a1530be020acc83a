"""Advice on how to play well: sentences with a position and its best move, one file each."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from settebello import resources
from settebello.datafile import DataError, Problem, read, validate
from settebello.engine import CardSet, Pack, Ruleset, captures
from settebello.engine.rules.rulewords import Courts, Mode, Objective, Piles, Priority, Sets
from settebello.manual.rules_page import Choice
from settebello.notation.staged_deal import Cards, OneMove, Sentence, StagedDeal


class Need(StrEnum):
    """A property of the rules without which a piece of advice is wrong or means nothing."""

    SUMS = "sums"
    """A sweep needs an equal card, or cards that add up to the number of the card played."""
    EQUAL_FIRST = "equal_first"
    """An equal card has to be taken before a sum."""
    SEVENS = "sevens"
    """The primiera is counted."""
    SETTEBELLO = "settebello"
    """The seven of coins brings a point."""
    DEALT = "dealt"
    """All the cards are dealt at once."""
    PARTNERS = "partners"
    """Two or more players make a side."""


class Advice(StagedDeal):
    """One section: what to do, and what that means in a position of the game."""

    format: Literal[1]
    """The version of the file format."""
    id: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,31}$")]
    """The id of the section."""
    order: int
    """The position in the chapter, in ascending order."""
    needs: tuple[Need, ...]
    """What the rules must have for the section to be shown."""
    say: Sentence
    """The advice."""
    here: Sentence
    """What it means in the position; `{7d}` is a card."""
    hand: Cards
    """The player's cards in the position that the deal and the moves lead to."""
    on_table: Cards = ()
    """The cards on the table in that position."""
    best: OneMove
    """The best move of the position."""


@dataclass(frozen=True, slots=True)
class AdviceFolder:
    """The advice of a folder in its order, and the problems of the files that were left out."""

    sections: tuple[Advice, ...]
    problems: tuple[Problem, ...]


def read_advice(folder: Path) -> AdviceFolder:
    """Read the advice in ``*.yaml`` of a folder; a faulty file is left out."""
    found: list[Advice] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            found.append(validate(read(path), Advice))
        except DataError as error:
            problems += error.problems
    return AdviceFolder(tuple(sorted(found, key=lambda each: each.order)), tuple(problems))


@cache
def shipped_advice() -> AdviceFolder:
    """Return the shipped advice; it is read only once."""
    return read_advice(resources.assets() / "advice")


def choice_of(advice: Advice) -> Choice:
    """Return the cards in hand and on the table with the best move."""
    return Choice(advice.hand, CardSet.of(advice.on_table, Pack.ITALIAN), advice.best)


def fitting(ruleset: Ruleset, counts: tuple[int, ...]) -> tuple[Advice, ...]:
    """Return the advice that holds under rules and for numbers of players."""
    has = _properties(ruleset, counts)
    return tuple(
        each for each in shipped_advice().sections if has >= set(each.needs) and _is_legal(each, ruleset)
    )


def _properties(ruleset: Ruleset, counts: tuple[int, ...]) -> frozenset[Need]:
    if ruleset.match.objective is Objective.LOW or ruleset.capture.piles is not Piles.CLOSED or ruleset.bluff:
        return frozenset()
    capture = ruleset.capture
    deck = ruleset.deck
    numbered = deck.courts is Courts.VALUE and not deck.numbers and not deck.second_numbers
    plain = (
        set(capture.modes) == {Mode.EQUAL, Mode.SUM}
        and numbered
        and capture.sets is Sets.ONE
        and not capture.run
    )
    found = {
        Need.SUMS: plain and not ruleset.ace.sweep and ruleset.sweep.points > 0,
        Need.EQUAL_FIRST: capture.priority is not Priority.FREE,
        Need.SEVENS: ruleset.score.primiera > 0,
        Need.SETTEBELLO: ruleset.score.settebello > 0,
        Need.DEALT: not ruleset.deal.refill,
        Need.PARTNERS: any(ruleset.players.side_count(count) < count for count in counts),
    }
    return frozenset(need for need, given in found.items() if given)


def _is_legal(advice: Advice, ruleset: Ruleset) -> bool:
    """Return whether the engine allows the best move under these rules."""
    if not {*advice.hand, *advice.on_table} <= set(ruleset.deck.cards):
        return False
    best, table = advice.best, CardSet.of(advice.on_table, ruleset.deck.pack)
    taken = {str(cards) for cards in captures(ruleset, best.card, table)}
    return str(best.captured) in taken if best.captured else not taken
