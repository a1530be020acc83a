"""Checks for contradictions between rules of points and of the end of a match."""

from collections.abc import Iterator

from settebello.engine import Ruleset, parse_cards
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.rulewords import Check as MatchCheck
from settebello.engine.rules.rulewords import Declare, NoTrick, Objective, Piles
from settebello.engine.tables import UNTIL
from settebello.rulebook.capture_checks import pack_words

SHORTEST_RUN = 3
"""The length of the shortest piccola."""
MOST_SETS = 20
"""The most sets of cards with their own points; no game has more than a few."""


def until(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def totals(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
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


def runs(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield runs of cards that are shorter than allowed or have no length."""
    run, piccola = ruleset.score.napola, ruleset.score.piccola_cap
    if run is not None and run.min > run.cap:
        yield "score.napola", f"the shortest run, {run.min}, is longer than the cap, {run.cap}"
    if 0 < piccola < SHORTEST_RUN:
        yield "score.piccola_cap", f"is {piccola}, but the shortest run is 3; 0 switches it off"


def extra(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules about cards that the pack does not have."""
    extra = ruleset.score.extra
    if extra is None:
        return
    deck = ruleset.deck
    names = {*map(str, deck.cards), *(rank.value for rank in deck.ranks)}
    for name, _ in extra.cards:
        if name not in names:
            yield f"score.extra.cards.{name}", f"{name!r} is neither a card nor a rank of {pack_words(deck)}"
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
            return f"{card} is not a card of {pack_words(ruleset.deck)}"
    if len(set(cards)) < len(cards):
        return f"{run!r} names a card twice"
    return None if cards else "names no card"
