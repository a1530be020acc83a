"""Checks for contradictions between rules that are each valid on their own."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from settebello.engine import Card, Ruleset
from settebello.engine.rules.rulewords import Matta
from settebello.rulebook import capture_checks, declaration_checks, play_checks, score_checks

TOKEN = re.compile(r"([PT])([1-9][0-9]?)")
Check = Callable[[Ruleset], Iterator[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A key that contradicts others, with the reason and the sections that the check reads."""

    key: str
    message: str
    sections: frozenset[str]


@lru_cache(maxsize=4096)  # When one file of a folder changes, the rules in all the others are checked again.
def disagreements(ruleset: Ruleset) -> tuple[Disagreement, ...]:
    """Return all contradictions; none for playable rules."""
    found = tuple(_found(CHECKS, ruleset))
    # Rules that contradict each other cannot be dealt, and rules that cannot be dealt give no points.
    for check in PLAY_CHECKS:
        found = found or tuple(_found((check,), ruleset))
    return found


def _found(checks: Iterable[tuple[frozenset[str], Check]], ruleset: Ruleset) -> Iterator[Disagreement]:
    for sections, check in checks:
        for key, message in check(ruleset):
            yield Disagreement(key, message, sections)


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
    """Yield the first number of players for which the deal does not use up the pack."""
    deal, cards = ruleset.deal, len(ruleset.deck.cards)
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
            fits = [str(cards) for cards in range(1, rest // count + 1) if not rest % (cards * count)]
            instead = f"{' or '.join(fits)} would" if fits else "no number would"
            yield (
                "deal.refill",
                f"{dealt} leave {rest} cards; rounds of {deal.refill} each do not use them up, {instead}",
            )
            return


def _range(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules that need cards that are not in play."""
    deck = ruleset.deck
    if deck.upto is None:
        return
    if deck.upto > len(deck.pack.ranks):
        yield "deck.upto", f"is {deck.upto}, but {deck.pack} has {len(deck.pack.ranks)} ranks"
    if (
        ruleset.table_sweep.matta is not Matta.NONE
        and Card.parse(ruleset.table_sweep.matta) not in deck.cards
    ):
        yield "table_sweep.matta", f"is not in play, as deck.upto is {deck.upto}"
    if ruleset.end.control_mod15 is not None:
        yield "end.control_mod15", f"adds up a whole pack, but deck.upto is {deck.upto}"


def _redeal(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    redeal, table = ruleset.redeal, ruleset.deal.table
    for key, least in (
        ("redeal.kings", redeal.kings),
        ("redeal.aces", redeal.aces),
        ("redeal.sweepers", redeal.sweepers),
    ):
        if least > table:
            yield key, f"is {least}, but deal.table is {table}; 0 switches the redeal off"
    if redeal.pairs and table < 2:
        yield "redeal.pairs", f"needs two cards on the table, but deal.table is {table}"
    if redeal.table_sum_max and not table:
        yield "redeal.table_sum_max", "needs cards on the table, but deal.table is 0"


CHECKS: tuple[tuple[frozenset[str], Check], ...] = tuple(
    (frozenset(sections.split()), check)
    for sections, check in (
        ("players", _players),
        ("deal", _pattern),
        ("deck players deal", _pack),
        ("deck table_sweep end", _range),
        ("deal redeal", _redeal),
        ("deck sweeper redeal ace table_sweep bluff", capture_checks.sweepers),
        ("capture end", capture_checks.control),
        ("deck capture ace table_sweep bluff", capture_checks.own_numbers),
        ("capture ace penalties bluff", capture_checks.sets),
        ("deck capture ace sweeper table_sweep bluff", capture_checks.following),
        ("deck redeal table_sweep end", capture_checks.numbers),
        ("deal table_sweep declare", declaration_checks.table_sweep),
        ("deal table_sweep bluff", declaration_checks.exchange),
        ("deal declare score table_sweep", declaration_checks.declare),
        ("declare score", declaration_checks.unsaid),
        ("score sweep", score_checks.until),
        ("match score bluff declare_bluff penalties table_sweep declare capture", score_checks.totals),
        ("bluff declare_bluff penalties declare table_sweep", declaration_checks.bluff),
        ("capture", capture_checks.modes),
        ("capture table_sweep ace penalties bluff", capture_checks.piles),
        ("score", score_checks.runs),
        ("deck score", score_checks.extra),
    )
)
"""Each check with the sections that it reads."""

PLAY_CHECKS: tuple[tuple[frozenset[str], Check], ...] = (
    (frozenset({"deck", "deal", "redeal", "sweeper"}), play_checks.first_table),
    (
        frozenset(
            {"deck", "players", "deal", "redeal", "table_sweep", "declare"}
            | {"capture", "ace", "sweeper", "sweep", "end", "score", "penalties"}
        ),
        play_checks.points,
    ),
)
"""Checks of whole games, each with the sections that it reads; each needs rules that passed those before."""
