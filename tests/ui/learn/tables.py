"""Deals for practice to sit down at, with no process and no file, and their coach."""

from random import Random

from settebello.engine import Match, Seat
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.learning.deals.smallpack import small_rules
from settebello.notation import DealRecord, Record, SeatRecord
from settebello.practice.learning_port import Practice
from settebello.session import PlayMove, TableSession, Waiting
from settebello.ui.kit.scene import Scene
from settebello.ui.learn.parts.deals import PracticeCoach, PracticeOverlay
from settebello.ui.table.scene import TableScene
from tests.ui.tables import NoJournal, opponents, ruleset, session


def some_practice(variant: str = "scopa", seed: int = 3) -> Practice:
    """A deal said to be arranged."""
    table = session(variant, seed=seed)
    rules = ruleset(variant)
    deck = rules.deck.pack.shuffled(Random(seed))
    return Practice(
        table, PracticeDeal(ruleset=rules, dealer=table.match.dealer, deck=deck, kind=Kind.ARRANGED)
    )


def leading_practice(upto: int = 10, seed: int = 3) -> Practice:
    """A deal in which the child plays the first card."""
    rules = small_rules(ruleset("scopa"), upto)
    _, decks = Match.start(rules, 2, Seat(1)).deal_next(Random(seed))
    deal = PracticeDeal(ruleset=rules, dealer=Seat(1), deck=decks[-1], kind=Kind.SHUFFLED)
    seats = (SeatRecord(), SeatRecord(level="bimbo"))
    record = Record(rules, seats, Seat(1), (DealRecord(Seat(1), deal.deck),))
    return Practice(TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(seed)), deal)


def finished_practice(variant: str = "scopa", upto: int = 10, seed: int = 3) -> Practice:
    """A deal that both sides have played to its end, capturing what they can."""
    rules = small_rules(ruleset(variant), upto)
    _, decks = Match.start(rules, 2, Seat(0)).deal_next(Random(seed))
    deal = PracticeDeal(ruleset=rules, dealer=Seat(0), deck=decks[-1], kind=Kind.ARRANGED)
    record = Record(
        rules, (SeatRecord(), SeatRecord(level="bimbo")), Seat(0), (DealRecord(Seat(0), deal.deck),)
    )
    table = TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(seed))
    while table.waiting_for is not Waiting.DEAL:
        position = table.match.position
        if table.waiting_for is Waiting.OPPONENT or position is None:
            table.poll()
        else:
            table.submit(PlayMove(max(position.legal_moves(), key=lambda one: (len(one.captured), str(one)))))
    return Practice(table, deal, "mini_scopa" if upto < 10 else "scopa_with_coach")


def coach_of(scene: Scene | None) -> PracticeCoach:
    """The coach at a table; fails where a scene has none."""
    assert isinstance(scene, TableScene)
    overlay = scene.policies.overlay
    assert isinstance(overlay, PracticeOverlay)
    return overlay.coach
