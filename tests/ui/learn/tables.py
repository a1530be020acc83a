"""Deals for practice to sit down at, with no process and no file."""

from random import Random

from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.practice.learning_port import Practice
from tests.ui.tables import ruleset, session


def some_practice(variant: str = "scopa", seed: int = 3) -> Practice:
    """A deal said to be arranged."""
    table = session(variant, seed=seed)
    rules = ruleset(variant)
    deck = rules.deck.pack.shuffled(Random(seed))
    return Practice(
        table, PracticeDeal(ruleset=rules, dealer=table.match.dealer, deck=deck, kind=Kind.ARRANGED)
    )
