"""The self-test of a built program: every opponent makes one move in every variant."""

from collections.abc import Callable
from random import SystemRandom

from settebello.ai import Levels, Opponents
from settebello.ai.search.networks import first_faulty
from settebello.engine import Match, Ruleset, Seat
from settebello.rulebook import Rulebook


def first_problem(
    rulebook: Rulebook,
    levels: Levels,
    opponents: Opponents,
    wait: Callable[[], None],
    tell: Callable[[str], None],
) -> str:
    """Return the first problem of a network, or of an opponent in a variant; empty if there is none.

    `wait` is called while an opponent thinks, `tell` with a line of progress before each variant.
    """
    problem = first_faulty()
    if problem:
        return problem
    ids = rulebook.ids()
    for number, variant in enumerate(map(rulebook.variant, ids), start=1):
        tell(f"Testing game {number} of {len(ids)}: {variant.id} ...")
        for opponent in levels.opponents:
            problem = _asked(variant.ruleset, opponent.id, opponents, wait)
            if problem:
                return f"{variant.id}, {opponent.id}: {problem}"
    return ""


def _asked(ruleset: Ruleset, opponent: str, opponents: Opponents, wait: Callable[[], None]) -> str:
    """Return the problem when an opponent is asked for the first move of a deal; empty if there is none."""
    match = Match.start(ruleset, ruleset.players.counts[0], Seat(0)).deal_next(SystemRandom())[0].match
    if match.position is None or match.position.turn is None:
        return "no deal was made"
    opponents.ask(match.position.view(match.position.turn), opponent, 1)
    while (answer := opponents.poll()) is None:
        wait()
    return answer.problem
