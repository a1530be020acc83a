"""What a rank is called where there is room for a number alone."""

from settebello.engine import Rank, Ruleset
from settebello.engine.tables import number_of


def rank_label(rank: Rank, ruleset: Ruleset) -> str:
    """The number of a rank, or its letter where it has none."""
    number = number_of(ruleset, rank)
    return str(number) if number else rank.value
