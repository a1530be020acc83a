"""Deals for practice to sit down at, with no process and no file, and their coach."""

from random import Random

from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.practice.learning_port import Practice
from settebello.ui.kit.scene import Scene
from settebello.ui.learn.parts.deals import PracticeCoach, PracticeOverlay
from settebello.ui.table.scene import TableScene
from tests.ui.tables import ruleset, session


def some_practice(variant: str = "scopa", seed: int = 3) -> Practice:
    """A deal said to be arranged."""
    table = session(variant, seed=seed)
    rules = ruleset(variant)
    deck = rules.deck.pack.shuffled(Random(seed))
    return Practice(
        table, PracticeDeal(ruleset=rules, dealer=table.match.dealer, deck=deck, kind=Kind.ARRANGED)
    )


def coach_of(scene: Scene | None) -> PracticeCoach:
    """The coach at a table; fails where a scene has none."""
    assert isinstance(scene, TableScene)
    overlay = scene.policies.overlay
    assert isinstance(overlay, PracticeOverlay)
    return overlay.coach
