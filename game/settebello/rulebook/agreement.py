"""What no single rule can get wrong, but several can together."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from settebello.engine import Ruleset
from settebello.engine.ruleset import Mode

TOKEN = re.compile(r"([PT])([1-9][0-9]?)")
MOST_TABLE_AVERAGE = 5
"""A redeal for a total above so many a card would throw in every second deal or more."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A key that does not fit with others, with the reason and the sections that were looked at."""

    key: str
    message: str
    sections: frozenset[str]


def disagreements(ruleset: Ruleset) -> Iterator[Disagreement]:
    """Everything that does not fit together; nothing for rules that can be played."""
    for sections, check in (
        ("players", _players),
        ("deal", _pattern),
        ("deck players deal", _pack),
        ("deal redeal", _redeal),
        ("capture", _modes),
        ("sweep score", _points),
    ):
        for key, message in check(ruleset):
            yield Disagreement(key, message, frozenset(sections.split()))


def _players(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    players = ruleset.players
    if not players.counts:
        yield "players.counts", "is empty; at least one number of players is needed"
    if len(set(players.counts)) < len(players.counts):
        yield "players.counts", "names a number twice"
    for count, sides in players.sides:
        if count not in _possible_counts():
            yield "players.sides", f"{count} is no number of players"
        elif count % sides.size or count // sides.size < 2:
            yield "players.sides", f"{count} players do not divide into {sides}"


def _possible_counts() -> tuple[int, ...]:
    counts: tuple[int, ...] = Ruleset().players.__dataclass_fields__["counts"].metadata["choices"]
    return counts


def _pattern(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    deal = ruleset.deal
    dealt = {"P": 0, "T": 0}
    for word in deal.pattern.split():
        token = TOKEN.fullmatch(word)
        if token is None:
            yield (
                "deal.pattern",
                f"{word!r} is not a token such as P3 (3 to each player) or T2 (2 to the table)",
            )
            return
        dealt[token[1]] += int(token[2])
    if dealt["P"] != deal.hand:
        yield "deal.pattern", f"gives {dealt['P']} to each player, but deal.hand is {deal.hand}"
    if dealt["T"] != deal.table:
        yield "deal.pattern", f"gives {dealt['T']} to the table, but deal.table is {deal.table}"


def _pack(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """The first number of players for which the pack does not come out even."""
    deal, cards = ruleset.deal, len(ruleset.deck.pack.cards)
    for count in ruleset.players.counts:
        rest = cards - deal.table - deal.hand * count
        dealt = f"{count} players with {deal.hand} cards each and {deal.table} on the table"
        if rest < 0:
            yield "deal.hand", f"{dealt} need {cards - rest} of {cards} cards"
            return
        if rest and not deal.refill:
            yield "deal.refill", f"is 0, but {dealt} leave {rest} of {cards} cards"
            return
        if rest and rest % (deal.refill * count):
            yield (
                "deal.refill",
                f"{dealt} leave {rest} cards; rounds of {deal.refill} each do not use them up",
            )
            return


def _redeal(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    redeal, table = ruleset.redeal, ruleset.deal.table
    for key, least in (("redeal.kings", redeal.kings), ("redeal.aces", redeal.aces)):
        if least > table:
            yield key, f"is {least}, but deal.table is {table}; 0 switches the redeal off"
    most = MOST_TABLE_AVERAGE * table
    if redeal.table_sum_max > most:
        message = f"{redeal.table_sum_max} is too large for {table} cards on the table (at most {most})"
        yield "redeal.table_sum_max", message


def _modes(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    modes = ruleset.capture.modes
    if not modes:
        yield "capture.modes", f"is empty; at least one of {', '.join(Mode)} is needed"
    elif len(set(modes)) < len(modes):
        yield "capture.modes", "names a mode twice"


def _points(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    score = ruleset.score
    if not ruleset.sweep.points + score.cards + score.coins + score.settebello + score.primiera:
        yield "score", "nothing scores a point, so that no match would end"
