"""Random matches played by the engine and by the slow referee side by side: they must agree in everything."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from settebello.engine import (
    Capture,
    Deal,
    DealOver,
    Event,
    Leftover,
    Match,
    MatchOver,
    Phase,
    Play,
    Redeal,
    Refill,
    Scopa,
    Seat,
)
from tests import reference
from tests.engine import bridge
from tests.strategies import MISSING, MODES, PRIORITIES, SHAPES

Changes = Mapping[str, Any]

PLAIN: dict[str, tuple[int, Changes]] = {
    "scopa for two": (2, {}),
    "scopa for three": (3, {}),
    "scopa for four in pairs": (4, {}),
    "scopa for four alone": (4, {"players.sides": {}}),
    "scopone scientifico": (4, reference.SCOPONE_SCIENTIFICO),
}
"""The two games as their rules files have them, for every number of players."""


def variation(rng: Random) -> tuple[int, Changes]:
    """A shape of deal with every other rule drawn at random."""
    players, shape = rng.choice(SHAPES)
    return players, {
        "capture.priority": rng.choice(PRIORITIES),
        "capture.modes": rng.choice(MODES),
        "sweep.last_card": rng.choice(("never", "counts")),
        "sweep.points": rng.choice((0, 1, 1, 2)),
        "deck.score_suit": rng.choice("cddbs"),
        "score.cards": rng.choice((0, 1, 1, 2)),
        "score.coins": rng.choice((0, 1, 1, 3)),
        "score.settebello": rng.choice((0, 1, 1, 2)),
        "score.primiera": rng.choice((0, 1, 1, 2)),
        "score.primiera_missing": rng.choice(MISSING),
        "dealer.rotation": rng.choice(("next", "fixed")),
        "redeal.aces": rng.choice((0, 1, 2)),
        "redeal.table_sum_max": rng.choice((0, 0, 12)),
        "match.target": rng.choice((1, 5, 11)),
    } | shape


class SideBySide:
    """One match played on both sides."""

    def __init__(self, changes: Changes, players: int, rng: Random) -> None:
        self.ruleset, self.rules = bridge.both(changes)
        self.players = players
        self.rng = rng
        self.dealer = rng.randrange(players)
        self.match = Match.start(self.ruleset, players, Seat(self.dealer))
        self.totals = (0,) * reference.side_count(self.rules, players)

    def play_deal(self) -> None:
        """Deal, play to the last card with random moves and count, comparing at every step."""
        deal = self.deal()
        first_table, before, number = deal.table, self.totals, self.match.deal
        while deal.turn is not None:
            assert self.match.position is not None
            expected = deal.moves()
            assert [bridge.move(move) for move in self.match.position.legal_moves()] == expected
            move = self.rng.choice(expected)
            after = deal.play(*move)
            step = self.match.play(bridge.engine_move(move))
            assert step.match.position is not None
            bridge.same(step.match.position, after)
            assert bridge.cards(step.match.position.opening_table) == first_table
            assert step.match.position.scores == before
            assert (step.match.position.dealer, step.match.position.deal) == (self.dealer, number)
            self.compare_events(step.events, deal, move, after)
            self.match, deal = step.match, after
        assert self.match.scores == self.totals
        assert self.match.winner == reference.match_winner(self.rules, self.totals)
        if self.rules["dealer.rotation"] == "next":
            self.dealer = (self.dealer + 1) % self.players

    def deal(self) -> reference.Deal:
        """Shuffle until both agree that the cards may be played."""
        while True:
            deck = list(reference.PACK)
            self.rng.shuffle(deck)
            expected = reference.deal_out(self.rules, self.players, self.dealer, deck)
            step = self.match.deal_deck(tuple(bridge.engine_move((card, ())).card for card in deck))
            (event,) = step.events
            assert isinstance(event, (Deal, Redeal))
            assert event.dealer == self.dealer
            assert reference.in_order(list(map(str, event.table))) == expected.table
            assert isinstance(event, Redeal) == reference.thrown_in(self.rules, expected.table)
            self.match = step.match
            if isinstance(event, Deal):
                assert self.match.position is not None
                bridge.same(self.match.position, expected)
                return expected

    def compare_events(
        self,
        events: tuple[Event, ...],
        before: reference.Deal,
        move: reference.Move,
        after: reference.Deal,
    ) -> None:
        """Assert that the events tell what the referee's deal went through, in order."""
        assert before.turn is not None
        seat, side = Seat(before.turn), before.turn % len(before.piles)
        told = list(events)
        played = bridge.engine_move(move)
        following = None if after.turn is None else Seat(after.turn)
        assert told.pop(0) == Play(seat, played.card, following)
        if move[1]:
            event = told.pop(0)
            assert isinstance(event, Capture)
            assert (event.seat, event.side, event.card, event.cards) == (
                seat,
                side,
                played.card,
                played.captured,
            )
        if after.sweeps != before.sweeps:
            event = told.pop(0)
            assert isinstance(event, Scopa)
            assert (event.seat, event.side, event.card) == (seat, side, played.card)
        if after.stock != before.stock:
            event = told.pop(0)
            assert isinstance(event, Refill)
            assert tuple(reference.in_order(list(map(str, hand))) for hand in event.hands) == after.hands
        if after.turn is None:
            event = told.pop(0)
            assert isinstance(event, Leftover)
            assert (event.side, bridge.cards(event.cards)) == (after.last_captor, after.left)
            event = told.pop(0)
            assert isinstance(event, DealOver)
            self.compare_score(event, after)
            if (winner := reference.match_winner(self.rules, self.totals)) is not None:
                event = told.pop(0)
                assert isinstance(event, MatchOver)
                assert (event.winner, event.totals) == (winner, self.totals)
        assert told == []

    def compare_score(self, event: DealOver, deal: reference.Deal) -> None:
        """Assert that every category and every total are as the referee counts them."""
        points = reference.points(self.rules, deal.piles, deal.sweeps)
        self.totals = tuple(a + b for a, b in zip(self.totals, points, strict=True))
        assert event.score.points == points
        assert event.totals == self.totals
        told = {line.category.value: line.winner for line in event.score.lines}
        assert told.pop("sweeps", None) is None
        assert told == reference.winners(self.rules, deal.piles)


def play_deals(changes: Changes, players: int, rng: Random, deals: int) -> None:
    """So many deals, in matches played to their end one after another."""
    sides = SideBySide(changes, players, rng)
    for _ in range(deals):
        if sides.match.phase is Phase.MATCH_OVER:
            sides = SideBySide(changes, players, rng)
        sides.play_deal()


@pytest.mark.parametrize("name", PLAIN)
def test_the_engine_agrees_with_the_referee_on_twenty_deals_of(name: str) -> None:
    players, changes = PLAIN[name]
    play_deals(changes, players, Random(name), 20)


@pytest.mark.parametrize("seed", range(10))
def test_the_engine_agrees_with_the_referee_on_random_rules(seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        players, changes = variation(rng)
        play_deals(changes, players, rng, 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", PLAIN)
def test_the_engine_agrees_with_the_referee_on_two_thousand_deals_of(name: str, part: int) -> None:
    """Ten parts of two hundred deals for each of five games: ten thousand deals."""
    players, changes = PLAIN[name]
    play_deals(changes, players, Random(f"{name} {part}"), 200)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_the_engine_agrees_with_the_referee_on_two_thousand_random_rules(part: int) -> None:
    rng = Random(f"rules {part}")
    for _ in range(100):
        players, changes = variation(rng)
        play_deals(changes, players, rng, 1)
