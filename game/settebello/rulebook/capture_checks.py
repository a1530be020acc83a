"""Checks for contradictions between rules of captures: what a card may take, and what it may not."""

from collections.abc import Iterator

from settebello.engine import Rank, Ruleset, kernel
from settebello.engine.awards import named_mask
from settebello.engine.rules.rulekeys import Deck
from settebello.engine.rules.rulewords import AceAlone, Courts, Matta, Mode, Piles, Priority, Sets
from settebello.engine.scoring import CONTROLLED
from settebello.engine.tables import number_of


def pack_words(deck: Deck) -> str:
    """Return the name of a pack, and the rule that leaves some of its cards out."""
    return str(deck.pack) if deck.upto is None else f"{deck.pack} with deck.upto: {deck.upto}"


def sweepers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield cards that take the table but are not in play, and rules that do not go with them."""
    rule, deck = ruleset.sweeper, ruleset.deck
    known = {*map(str, deck.cards), *(rank.value for rank in deck.ranks)}
    for key in ("cards", "spares", "scoring"):
        names = getattr(rule, key).split()
        for name in names:
            if name not in known:
                yield f"sweeper.{key}", f"{name!r} is neither a card nor a rank of {pack_words(deck)}"
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


def control(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield a check of the leftover in a game whose captures do not make fifteen."""
    if ruleset.end.control_mod15 is not None and ruleset.capture.total != CONTROLLED:
        yield (
            "end.control_mod15",
            f"needs captures that make 15, but capture.total is {ruleset.capture.total}",
        )


def own_numbers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def sets(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def following(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def numbers(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def modes(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield ways of capturing that are listed twice or do not go together."""
    modes = ruleset.capture.modes
    if not modes:
        yield "capture.modes", f"is empty; at least one of {', '.join(Mode)} is needed"
    elif len(set(modes)) < len(modes):
        yield "capture.modes", "names a mode twice"
    if Mode.FIFTEEN in modes and {Mode.EQUAL, Mode.SUM} & set(modes) and ruleset.capture.total % 2 == 0:
        # Half of it would capture its equals and its sums by both modes.
        yield "capture.total", "has to be odd where capture.modes has equal or sum beside fifteen"


def piles(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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
