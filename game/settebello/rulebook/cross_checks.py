"""Checks for contradictions between rules that are each valid on their own."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from settebello.engine import Card, Rank, Ruleset, kernel, parse_cards
from settebello.engine.awards import named_mask
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.rulewords import (
    AceAlone,
    Courts,
    Declare,
    Matta,
    Mode,
    NoTrick,
    Objective,
    Piles,
    Priority,
    Sets,
)
from settebello.engine.rules.rulewords import (
    Check as MatchCheck,
)
from settebello.engine.scoring import CONTROLLED
from settebello.engine.tables import UNTIL, number_of
from settebello.rulebook import play_checks

TOKEN = re.compile(r"([PT])([1-9][0-9]?)")
DECLARED_HAND = 3
"""The number of cards in a declaration, and the length of the shortest piccola."""

MOST_SETS = 20
"""The most sets of cards with their own points; no game has more than a few."""

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
            yield (
                "deal.refill",
                f"{dealt} leave {rest} cards; rounds of {deal.refill} each do not use them up",
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


def _sweepers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield cards that take the table but are not in play, and rules that do not go with them."""
    rule, deck = ruleset.sweeper, ruleset.deck
    known = {*map(str, deck.cards), *(rank.value for rank in deck.ranks)}
    for key in ("cards", "spares", "scoring"):
        names = getattr(rule, key).split()
        for name in names:
            if name not in known:
                yield f"sweeper.{key}", f"{name!r} is neither a card nor a rank of {deck.pack}"
        if names and not rule.cards:
            yield f"sweeper.{key}", "would mean nothing without sweeper.cards"
    taking, scoring = (named_mask(deck.cards, names) for names in (rule.cards, rule.scoring))
    if scoring & ~taking:
        yield "sweeper.scoring", "names a card that is not among sweeper.cards"
    if rule.most and not rule.scoring:
        yield "sweeper.most", "would mean nothing without sweeper.scoring"
    if ruleset.redeal.sweepers and not rule.cards:
        yield "redeal.sweepers", "would mean nothing without sweeper.cards"
    if not rule.cards:
        return
    others = {
        "ace.sweep": ruleset.ace.sweep,
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
        "bluff": ruleset.bluff,
    }
    for key, is_on in others.items():
        if is_on:
            yield key, f"does not go together with sweeper.cards: {rule.cards}"


def _control(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield a check of the leftover in a game whose captures do not make fifteen."""
    if ruleset.end.control_mod15 is not None and ruleset.capture.total != CONTROLLED:
        yield (
            "end.control_mod15",
            f"needs captures that make 15, but capture.total is {ruleset.capture.total}",
        )


def _own_numbers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield numbers of cards that are not in play, that nobody takes, or that do not go with other rules."""
    deck = ruleset.deck
    ranks = {rank.value for rank in deck.ranks}
    cards = ranks | set(map(str, deck.cards))
    tables = (
        ("deck.numbers", deck.numbers, ranks, "no rank"),
        ("deck.second_numbers", deck.second_numbers, ranks, "no rank"),
        ("capture.numbers", ruleset.capture.numbers, cards, "neither a card nor a rank"),
    )
    given = [key for key, numbers, _, _ in tables if numbers]
    for key, numbers, known, none in tables:
        for name, number in numbers:
            if name not in known:
                yield f"{key}.{name}", f"{name!r} is {none} of {deck.pack}"
            elif not 1 <= number <= kernel.MOST_GOAL:
                yield f"{key}.{name}", f"is {number}; 1 to {kernel.MOST_GOAL} are possible"
    if not given:
        return
    others = {
        "capture.modes": Mode.FIFTEEN in ruleset.capture.modes,
        "deck.courts": deck.courts is Courts.RANK_ONLY and bool(deck.numbers or deck.second_numbers),
        "ace.sweep": ruleset.ace.sweep,
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
        "bluff": ruleset.bluff,
    }
    for key, is_on in others.items():
        if is_on:
            yield key, f"does not go together with {given[0]}"
    if (
        deck.second_numbers
        and Mode.SUM in ruleset.capture.modes
        and ruleset.capture.priority is not Priority.FREE
    ):
        yield "capture.priority", "has to be free with deck.second_numbers"
    own = dict(deck.numbers)
    for name, number in deck.second_numbers:
        if name in ranks and number == own.get(name, number_of(ruleset, Rank(name))):
            yield f"deck.second_numbers.{name}", f"is {number}, which is the first number as well"


def _sets(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules about which set is taken where a card takes several of them."""
    capture = ruleset.capture
    if capture.sets is Sets.ONE:
        return
    others = {
        "capture.priority": capture.priority is not Priority.FREE and Mode.SUM in capture.modes,
        "capture.fifteen_fewest": capture.fifteen_fewest,
        "capture.max_cards": capture.max_cards is not None,
        "penalties.enabled": ruleset.penalties.enabled,
        "bluff": ruleset.bluff,
        "ace.sweep": ruleset.ace.sweep,
    }
    for key, is_on in others.items():
        if is_on:
            needs = "has to be free" if key == "capture.priority" else "does not go together"
            yield key, f"{needs} with capture.sets: {capture.sets}"


def _following(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules that do not go with captures of runs."""
    capture = ruleset.capture
    if not capture.run:
        return
    others = {
        "capture.modes": Mode.FIFTEEN in capture.modes,
        "capture.sets": capture.sets is not Sets.ONE,
        "capture.max_cards": capture.max_cards is not None,
        "ace.sweep": ruleset.ace.sweep,
        "sweeper.cards": bool(ruleset.sweeper.cards),
        # A set of other numbers could hold cards of the run.
        "deck.numbers": bool(ruleset.deck.numbers),
        "deck.second_numbers": bool(ruleset.deck.second_numbers),
        "capture.numbers": bool(capture.numbers),
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
        "bluff": ruleset.bluff,
    }
    for key, is_on in others.items():
        if is_on:
            yield key, "does not go together with capture.run"


def _numbers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules about totals that need courts with a number."""
    if ruleset.deck.courts is not Courts.RANK_ONLY:
        return
    reason = "needs courts with a number, but deck.courts is rank_only"
    if ruleset.redeal.table_sum_max:
        yield "redeal.table_sum_max", reason
    if ruleset.table_sweep.totals:
        yield "table_sweep.totals", reason
    if ruleset.end.control_mod15 is not None:
        yield "end.control_mod15", reason


def _table_sweep(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    opening = ruleset.table_sweep
    if opening.totals and not ruleset.deal.table:
        yield "table_sweep.totals", "needs cards on the table, but deal.table is 0"
    if opening.matta is not Matta.NONE and not opening.totals and ruleset.declare is not Declare.CIRULLA:
        yield "table_sweep.matta", "would mean nothing without table_sweep.totals or declare: cirulla"


def _exchange(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules without a bottom card to exchange, or under which nobody could tell who knows it."""
    deal = ruleset.deal
    if not deal.exchange:
        return
    if not deal.table:
        yield "deal.exchange", "needs cards on the table, but deal.table is 0"
    if not deal.refill:
        yield "deal.exchange", "needs cards in the stock, but deal.refill is 0"
    if ruleset.table_sweep.totals:
        yield "deal.exchange", "does not go together with table_sweep.totals"
    if ruleset.bluff:
        yield "deal.exchange", "does not go together with bluff, where a known card could lie face down"


def _declare(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    deal = ruleset.deal
    if ruleset.declare is Declare.ALIKE:
        yield from _alike(ruleset)
    elif ruleset.declare is not Declare.NONE:
        if deal.hand != DECLARED_HAND:
            yield "declare", f"needs three cards in hand, but deal.hand is {deal.hand}"
        if deal.refill not in {0, DECLARED_HAND}:
            yield "declare", f"needs three new cards each time, but deal.refill is {deal.refill}"


def _alike(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules that do not go with three or four cards of one rank, declared in a hand of any size."""
    deal, extra = ruleset.deal, ruleset.score.extra or Extra()
    if not extra.three_alike and not extra.four_alike:
        yield "declare", "needs points in score.extra.three_alike or score.extra.four_alike"
    least = DECLARED_HAND if extra.three_alike else DECLARED_HAND + 1
    if deal.hand < least:
        yield "declare", f"needs {least} cards in hand, but deal.hand is {deal.hand}"
    if deal.refill not in {0, deal.hand}:
        yield "declare", f"needs {deal.hand} new cards each time, but deal.refill is {deal.refill}"
    if ruleset.table_sweep.matta is not Matta.NONE:
        yield "declare", "alike does not go together with table_sweep.matta"


def _unsaid(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield points for cards of one rank that nobody could declare."""
    extra = ruleset.score.extra or Extra()
    if ruleset.declare is not Declare.ALIKE:
        for part in ("three_alike", "four_alike"):
            if getattr(extra, part):
                yield f"score.extra.{part}", "would mean nothing without declare: alike"


def _until(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield totals from which something stops scoring that does not score, or is not scored in order."""
    score, extra = ruleset.score, ruleset.score.extra or Extra()
    scoring = {
        "sweeps": (ruleset.sweep.points, "sweep.points"),
        "picula": (extra.picula, "score.extra.picula"),
        "three_alike": (extra.three_alike, "score.extra.three_alike"),
        "cards": (score.steps, "score.steps"),
    }
    if score.steps and extra.level:
        yield "score.extra.level", "does not go together with score.steps"
    for word, _ in score.until:
        if word not in UNTIL:
            yield f"score.until.{word}", f"{word!r} is none of {', '.join(UNTIL)}"
        elif not scoring[word][0]:
            yield f"score.until.{word}", f"would mean nothing without {scoring[word][1]}"
    if "cards" in dict(score.until):
        for key, worth in (("score.cards", score.cards), ("score.surplus", score.surplus)):
            if worth:
                yield "score.until.cards", f"does not go together with {key}"


def _totals(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules that do not go with totals that are compared during a deal."""
    extra, at_once = ruleset.score.extra or Extra(), ruleset.match.check is MatchCheck.AT_ONCE
    if not at_once and not ruleset.score.until:
        return
    others = {
        "bluff": ruleset.bluff,
        "declare_bluff": ruleset.declare_bluff,
        "penalties.enabled": ruleset.penalties.enabled,
        "table_sweep.totals": bool(ruleset.table_sweep.totals),
        "declare": ruleset.declare is Declare.CIRULLA,
        "capture.piles": ruleset.capture.piles is not Piles.CLOSED,
        "score.extra.doubles": bool(extra.doubles),
    }
    if at_once:
        others |= {
            "match.objective": ruleset.match.objective is Objective.LOW,
            "score.extra.level": bool(extra.level),
            "score.extra.wins": bool(extra.wins),
            "score.capotto": ruleset.score.capotto,
            "score.no_trick": ruleset.score.no_trick is NoTrick.LOSE_MATCH,
        }
    for key, is_on in others.items():
        if is_on:
            yield key, f"does not go together with {'match.check: at_once' if at_once else 'score.until'}"


def _bluff(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    if ruleset.bluff and ruleset.penalties.enabled:
        yield "bluff", "does not go together with penalties.enabled"
    if ruleset.declare_bluff and ruleset.declare is not Declare.BUONGIOCO:
        yield "declare_bluff", f"needs declare: buongioco, but declare is {ruleset.declare}"
    others = {
        "penalties.enabled": ruleset.penalties.enabled,
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
    }
    for key, is_on in others.items():
        if ruleset.declare_bluff and is_on:
            yield "declare_bluff", f"does not go together with {key}"
    if ruleset.bluff and ruleset.declare is Declare.CIRULLA:
        yield "bluff", "does not go together with declare: cirulla, where cards lie face up"


def _piles(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules under which the top card of a pile, or its rank, would not be clear to everybody."""
    if ruleset.capture.piles is Piles.CLOSED:
        return
    others = {
        "table_sweep.totals": bool(ruleset.table_sweep.totals),
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
        "ace.empty_table": ruleset.ace.empty_table is not AceAlone.STAYS,
        "penalties.enabled": ruleset.penalties.enabled,
        "bluff": ruleset.bluff,
    }
    for key, is_on in others.items():
        if is_on:
            yield key, f"does not go together with capture.piles: {ruleset.capture.piles}"


def _modes(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    modes = ruleset.capture.modes
    if not modes:
        yield "capture.modes", f"is empty; at least one of {', '.join(Mode)} is needed"
    elif len(set(modes)) < len(modes):
        yield "capture.modes", "names a mode twice"
    if Mode.FIFTEEN in modes and {Mode.EQUAL, Mode.SUM} & set(modes) and ruleset.capture.total % 2 == 0:
        # Half of it would capture its equals and its sums by both modes.
        yield "capture.total", "has to be odd where capture.modes has equal or sum beside fifteen"


def _runs(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    run, piccola = ruleset.score.napola, ruleset.score.piccola_cap
    if run is not None and run.min > run.cap:
        yield "score.napola", f"the shortest run, {run.min}, is longer than the cap, {run.cap}"
    if 0 < piccola < DECLARED_HAND:
        yield "score.piccola_cap", f"is {piccola}, but the shortest run is 3; 0 switches it off"


def _extra(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules about cards that the pack does not have."""
    extra, pack = ruleset.score.extra, ruleset.deck.pack
    if extra is None:
        return
    deck = ruleset.deck
    names = {*map(str, deck.cards), *(rank.value for rank in deck.ranks)}
    for name, _ in extra.cards:
        if name not in names:
            yield f"score.extra.cards.{name}", f"{name!r} is neither a card nor a rank of {pack}"
    if len(extra.sets) > MOST_SETS:
        yield "score.extra.sets", f"are {len(extra.sets)}; at most {MOST_SETS} can be counted"
        return
    runs = [(f"sets.{run}", run) for run, _ in extra.sets]
    runs += [(part, getattr(extra, part)) for part in ("wins", "doubles", "level")]
    for part, run in runs:
        problem = _run_problem(ruleset, run) if run or part.startswith("sets") else None
        if problem is not None:
            yield f"score.extra.{part}", problem
    if len(extra.level) > 2:
        yield "score.extra.level", f"{extra.level!r} is more than one card"


def _run_problem(ruleset: Ruleset, run: str) -> str | None:
    """Return the problem with a run of cards such as ``1d2d3d``; None if there is none."""
    try:
        cards = parse_cards(run)
    except ValueError as error:
        return str(error)
    for card in cards:
        if card not in ruleset.deck.cards:
            return f"{card} is not a card of {ruleset.deck.pack}"
    if len(set(cards)) < len(cards):
        return f"{run!r} names a card twice"
    return None if cards else "names no card"


CHECKS: tuple[tuple[frozenset[str], Check], ...] = tuple(
    (frozenset(sections.split()), check)
    for sections, check in (
        ("players", _players),
        ("deal", _pattern),
        ("deck players deal", _pack),
        ("deck table_sweep end", _range),
        ("deal redeal", _redeal),
        ("deck sweeper redeal ace table_sweep bluff", _sweepers),
        ("capture end", _control),
        ("deck capture ace table_sweep bluff", _own_numbers),
        ("capture ace penalties bluff", _sets),
        ("deck capture ace sweeper table_sweep bluff", _following),
        ("deck redeal table_sweep end", _numbers),
        ("deal table_sweep declare", _table_sweep),
        ("deal table_sweep bluff", _exchange),
        ("deal declare score table_sweep", _declare),
        ("declare score", _unsaid),
        ("score sweep", _until),
        ("match score bluff declare_bluff penalties table_sweep declare capture", _totals),
        ("bluff declare_bluff penalties declare table_sweep", _bluff),
        ("capture", _modes),
        ("capture table_sweep ace penalties bluff", _piles),
        ("score", _runs),
        ("deck score", _extra),
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
