"""Random deals played by the engine and by the slow referee side by side: they must agree in everything."""

from itertools import pairwise
from random import Random

from settebello.engine import (
    Deal,
    DealOver,
    Event,
    Match,
    MatchOver,
    Phase,
    Redeal,
    Ruleset,
    Seat,
    Side,
)
from tests import reference
from tests.engine import bridge


class SideBySide:
    """One match played on both sides."""

    def __init__(self, ruleset: Ruleset, players: int, rng: Random) -> None:
        self.ruleset, self.rules = ruleset, bridge.rules_of(ruleset)
        self.players = players
        self.rng = rng
        self.dealer = rng.randrange(players)
        self.match = Match.start(ruleset, players, Seat(self.dealer))
        self.totals = (0,) * reference.side_count(self.rules, players)

    def play_deal(self) -> None:
        """Deal, play to the last card with random moves and count, comparing at every step."""
        deal = self.deal()
        first_table, before, number = self.first_table, self.totals, self.match.deal
        while deal.turn is not None:
            position = self.match.position
            assert position is not None
            moves = deal.moves()
            legal = sorted(map(str, position.legal_moves()))
            bridge.agree("moves", legal, sorted(map(str, moves)))
            assert len(set(legal)) == len(legal)
            if deal.may_doubt and self.rng.random() < DOUBT:
                step, after = self.match.doubt(), deal.doubt()
            else:
                move = self.choice(deal, moves)
                step, after = self.match.play(bridge.engine_move(self.ruleset, move)), deal.play(move)
                first_table = after.table if move.bottom else first_table
            position = step.match.position
            assert position is not None
            bridge.same(position, after)
            assert bridge.cards(position.opening_table) == first_table
            assert position.scores == before
            assert (position.dealer, position.deal) == (self.dealer, number)
            assert conserved(self.rules, after)
            self.compare_events(step.events, after)
            self.match, deal = step.match, after
        if self.rules["dealer.rotation"] == "next":
            self.dealer = (self.dealer + 1) % self.players

    def choice(self, deal: reference.Deal, moves: list[reference.Move]) -> reference.Move:
        """A move: now and then one that is punished, where there are such; often one with words."""
        plays = not any(move.bottom for move in moves)
        wrong = plays and self.rules["penalties.enabled"] and deal.table and self.rng.random() < WRONG
        if wrong:
            # A card that may be played at all: the opening ban is no matter of captures.
            card = self.rng.choice([move.card for move in moves])
            taken = self.rng.sample(deal.table, self.rng.randint(1, min(3, len(deal.table))))
            return reference.Move(card, reference.in_order(taken))
        captures = [move for move in moves if move.taken]
        return self.rng.choice(captures if captures and self.rng.random() < EAGER else moves)

    def deal(self) -> reference.Deal:
        """Deal as often as the rules throw the table in; both must agree about every deck."""
        step, decks = self.match.deal_next(self.rng)
        dealt = [
            reference.deal_out(self.rules, self.players, self.dealer, bridge.cards(deck), self.totals)
            for deck in decks
        ]
        for deal, event in zip(dealt, step.events, strict=False):
            assert isinstance(event, (Deal, Redeal))
            assert event.dealer == self.dealer
            assert reference.in_order(bridge.cards(event.table)) == deal.table
            assert isinstance(event, Redeal) == reference.thrown_in(self.rules, deal.table)
        if self.rules["redeal.scope"] == "table":
            for number, (one, two) in enumerate(pairwise(dealt), 1):
                assert (one.hands == two.hands) == (bool(one.stock) and number % SAME_HANDS != 0)
        self.match, self.first_table = step.match, dealt[-1].table
        deal = reference.opened(dealt[-1], self.dealer)
        assert self.match.position is not None
        bridge.same(self.match.position, deal)
        opened = [bridge.told(event) for event in step.events[len(decks) :]]
        bridge.agree("events", opened, list(deal.happened))
        return deal

    def compare_events(self, events: tuple[Event, ...], after: reference.Deal) -> None:
        """Assert that the events tell what the referee's deal went through, in order, and its score."""
        own = [told for event in events if (told := bridge.told(event)) is not None]
        bridge.agree("events", own, list(after.happened))
        if after.turn is not None:
            assert len(own) == len(events)
            return
        over, *ended = events[len(own) :]
        assert isinstance(over, DealOver)
        before, counted = self.totals, compare_score(over, self.rules, after)
        self.totals = tuple(a + b for a, b in zip(before, counted.points, strict=True))
        assert over.totals == self.totals
        winner = reference.match_winner(self.rules, before, counted)
        bridge.agree("end", ended, [] if winner is None else [MatchOver(Side(winner), self.totals)])


SAME_HANDS = 10
"""The tables dealt to the same hands before all cards are shuffled (docs/rules.md, section 2.3)."""
DOUBT = 0.4
"""How often a claim is doubted."""
WRONG = 0.1
"""How often a random capture, mostly a wrong one, is tried at the strict table."""
EAGER = 0.6
"""How often a capture is chosen where one is possible; otherwise any move is."""


def conserved(rules: reference.Rules, deal: reference.Deal) -> bool:
    """Whether every card of the pack lies in one place."""
    claim = (deal.claim.card, *deal.claim.taken) if deal.claim else ()
    places = (*deal.hands, deal.table, *deal.piles, deal.stock, claim)
    return sorted(card for place in places for card in place) == sorted(reference.pack(rules))


def compare_score(over: DealOver, rules: reference.Rules, deal: reference.Deal) -> reference.Counted:
    """Assert that every category and every total are as the referee counts them."""
    counted = reference.count(rules, deal.piles, deal.sweeps, deal.marks, deal.before, deal.first)
    score = over.score
    bridge.agree("lines", {line.category.value: line.points for line in score.lines}, counted.lines)
    bridge.agree("points", score.points, counted.points)
    won = {line.category.value: line.winner for line in score.lines}
    bridge.agree("winners", {category: won[category] for category in counted.winners}, counted.winners)
    bridge.agree("match", score.match_winner, counted.match_winner)
    return counted


def play_deals(ruleset: Ruleset, players: int, rng: Random, deals: int) -> None:
    """So many deals, in matches played to their end one after another; a difference tells the rules too."""
    sides = SideBySide(ruleset, players, rng)
    for _ in range(deals):
        if sides.match.phase is Phase.MATCH_OVER:
            sides = SideBySide(ruleset, players, rng)
        try:
            sides.play_deal()
        except Exception as error:
            error.add_note(story(sides))
            raise


def story(sides: SideBySide) -> str:
    """Where a match stands: rules, players, and the position, for a test of its own."""
    base = Ruleset().rules()
    changes = {key: value for key, value in sides.rules.items() if value != base[key]}
    at = sides.match.position
    played = list(map(str, at.history)) if at else []
    places = at and (at.turn, *map(str, (*at.hands, at.table)), at.sweeps, at.marks, at.claim)
    game = f"{sides.ruleset.id} for {sides.players} with {changes}"
    return f"{game}, after {played}:\n{places}"
