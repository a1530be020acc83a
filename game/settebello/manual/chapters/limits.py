"""The totals from which a side scores no more of something."""

from settebello.engine import Ruleset
from settebello.engine.rules.rulewords import Check


def limit_of(ruleset: Ruleset, word: str) -> int | None:
    """Return the total from which a side stops scoring something; None if no match gets there."""
    limit = dict(ruleset.score.until).get(word)
    if limit is None or (ruleset.match.check is Check.AT_ONCE and limit >= ruleset.match.target):
        return None
    return limit
