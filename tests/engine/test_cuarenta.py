"""Cuarenta by worked examples: sums and runs, cards that are said, points in steps, the end at once."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from settebello.engine import (
    CardSet,
    Category,
    DealOver,
    Declared,
    Leftover,
    Match,
    MatchOver,
    Phase,
    Position,
    Ruleset,
    Seat,
    Side,
    score_deal,
)
from settebello.engine.legality import Declaration, DeclarationKind, declaration
from settebello.engine.rules.categories import Mark
from settebello.engine.scoring import Since
from settebello.engine.steps import Step
from settebello.notation.observation import observation_of, view_of
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals
from tests.engine.tables import after, legal, parsed, position_of
from tests.strategies import dealt

RULES = BOOK.ruleset("cuarenta")
PACK = RULES.deck.pack
EARLY = (0, 0)


def table(cards: str, first: str, second: str = "1b1s", scores: tuple[int, int] = EARLY) -> Position:
    """Two players in mid-deal with their totals before it, the first in turn."""
    return replace(position_of(RULES, cards, first, second), scores=scores)


def played(position: Position, *moves: str) -> Step:
    """The last of some steps."""
    *before, last = moves
    at = after(position, *before)
    return at.play(parsed(at, last))


def scored(position: Position, *moves: str) -> tuple[tuple[int, int], ...]:
    """Each side's sweeps and piculas after some moves."""
    at = after(position, *moves)
    return tuple((sweeps, marks[Mark.PICULA]) for sweeps, marks in zip(at.sweeps, at.marks, strict=True))


@pytest.mark.parametrize(
    ("cards", "card", "moves"),
    [
        ("4b", "4d", ["4d", "4dx4b"]),
        ("1c3b", "4d", ["4d", "4dx1c3b"]),
        ("1c3b4s", "4d", ["4d", "4dx1c3b", "4dx4s"]),
        ("4b5c6s8d", "4d", ["4d", "4dx4b5c6s"]),
        ("1c3b5s6b", "4d", ["4d", "4dx1c3b5s6b"]),
        ("7b8c9sKd", "7d", ["7d", "7dx7b8c9sKd"]),
        ("1c7b", "8d", ["8d"]),
        ("8c9c", "8d", ["8d", "8dx8c9c"]),
        ("5c", "4d", ["4d"]),
        ("1c1d2s", "4d", ["4d", "4dx1c1d2s"]),
    ],
)
def test_a_card_takes_its_equal_or_a_sum_and_the_run_after_it(
    cards: str, card: str, moves: list[str]
) -> None:
    assert legal(table(cards, card)) == moves


def test_taking_the_card_just_laid_scores_two_and_clearing_the_table_two_more() -> None:
    """AMB-86."""
    assert scored(table("9s", "4d1c", "4b2c"), "4d", "4bx4d") == ((0, 0), (0, 2))
    assert scored(table("-", "4d1c", "4b2c"), "4d", "4bx4d") == ((0, 0), (1, 2))
    assert scored(table("-", "3d1c", "4b2c"), "3d", "4b", "1c", "2c") == ((0, 0), (0, 0))


def test_a_sum_with_the_card_just_laid_is_no_picula() -> None:
    assert scored(table("1d9s", "3d1c", "4b2c"), "3d", "4bx1d3d") == ((0, 0), (0, 0))


def test_a_card_laid_before_new_cards_were_dealt_is_no_picula() -> None:
    """AMB-90."""
    start = replace(table("9s", "4d", "5c"), stock=tuple(CardSet.parse("5b5s1c2c3c6c7c8c1d2d", PACK).cards))
    dealt = after(start, "4d", "5c")
    taking = next(move for move in dealt.legal_moves() if str(move).startswith("5") and move.captured)
    assert after(dealt, str(taking)).marks[0][Mark.PICULA] == 0


def test_the_last_card_of_a_deal_may_score_both() -> None:
    assert scored(table("-", "4d", "4b"), "4d", "4bx4d") == ((0, 0), (1, 2))


@pytest.mark.parametrize(
    ("hand", "total", "kind", "points"),
    [
        ("4c4b4s1d2d", 0, DeclarationKind.ALIKE_THREE, 4),
        ("4c4b4s1d1c", 29, DeclarationKind.ALIKE_THREE, 4),
        ("4c4b4s1d2d", 30, None, 0),
        ("4c4d4b4s2d", 0, DeclarationKind.ALIKE_FOUR, 40),
        ("4c4d4b4s2d", 38, DeclarationKind.ALIKE_FOUR, 40),
        ("4c4b5s5d2d", 0, None, 0),
        ("4c4b4s1d", 0, None, 0),
    ],
)
def test_three_and_four_new_cards_of_one_rank_are_said(
    hand: str, total: int, kind: DeclarationKind | None, points: int
) -> None:
    """AMB-83, AMB-87."""
    found = declaration(RULES, CardSet.parse(hand, PACK), total)
    assert found == (Declaration(kind, points) if kind else None)


def test_what_is_said_is_not_shown() -> None:
    """AMB-84."""
    step = played(table("-", "4c4b4s1d2d", "1b1s2b2s3b"), "!1d")
    said = step.events[0]
    assert isinstance(said, Declared)
    assert (said.points, len(said.hand)) == (4, 0)
    assert not any(step.position.shown)
    assert step.position.marks[0][Mark.DECLARED] == 4
    assert "4c" not in str(step.position.view(Seat(1)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("needed", "points"), [(3, 4), (4, 8)])
def test_a_hand_dealt_at_random_may_be_what_was_said_of_it(players: int, needed: int, points: int) -> None:
    rules = RULES.changed({"score.extra": {"picula": 2, "three_alike": 4, "four_alike": 8, "across": False}})
    checked = 0
    for seed in range(400):
        at = dealt(rules, players, 0, Random(seed))
        said = declaration(rules, at.hands[at.turn or 0], 0)
        if said is None or said.points != points:
            continue
        speaker, rng = at.turn or 0, Random(seed)
        at = at.play(next(move for move in at.legal_moves() if move.knock)).position
        for _ in range(4):
            for seat in map(Seat, range(players)):
                view = at.view(seat)
                again = view.sample(rng)
                assert again.view(seat) == view
                own = [*again.hands[speaker], *(move.card for move in at.history[::players])]
                most = max(Counter(card.rank for card in own).values())
                assert most == needed
                assert view_of(observation_of(view), lambda _id, _rules: rules) == view
            for _ in range(players):
                at = at.play(at.legal_moves()[0]).position
        checked += 1
    assert checked > (10 if needed == 3 else 0)


def test_four_cards_of_one_rank_win_at_once() -> None:
    step = played(table("-", "4c4b4s4d2d", "1b1s2b2s3b", scores=(6, 36)), "!2d")
    over = step.events[-1]
    assert isinstance(over, DealOver)
    assert over.totals == (46, 36)
    assert step.position.over
    assert len(step.position.hands[0]) == 4
    assert not any(isinstance(event, Leftover) for event in step.events)


@pytest.mark.parametrize(("total", "sweeps"), [(36, 1), (37, 1), (38, 0), (39, 0)])
def test_from_38_points_on_a_cleared_table_scores_nothing(total: int, sweeps: int) -> None:
    """AMB-87."""
    assert scored(table("4b", "4d1c", scores=(total, 0)), "4dx4b")[0] == (sweeps, 0)


def test_points_of_the_same_deal_count_for_the_limit() -> None:
    start = table("4b", "4d5d1c", "7b7s1s", scores=(36, 0))
    assert scored(start, "4dx4b", "7b", "5d", "7sx7b") == ((1, 0), (0, 0))
    assert scored(replace(start, table=CardSet.parse("4b", PACK)), "4dx4b", "1s", "1cx1s")[0] == (1, 2)
    assert scored(replace(start, scores=(34, 0)), "4dx4b", "1s", "1cx1s")[0] == (2, 2)


def test_taking_the_card_just_laid_wins_in_the_middle_of_a_deal() -> None:
    step = played(table("9s", "4d1c", "4b2c", scores=(0, 38)), "4d", "4bx4d")
    over = step.events[-1]
    assert isinstance(over, DealOver)
    assert over.totals == (0, 40)
    assert step.position.turn is None
    assert str(step.position.table) == "9s"
    assert (str(step.position.hands[0]), str(step.position.hands[1])) == ("1c", "2c")


@pytest.mark.parametrize(
    ("tie", "scores", "over"),
    [
        ("play_on", (40, 40), True),
        ("play_on", (36, 36), False),
        ("two_clear", (40, 40), True),
        ("two_clear", (40, 39), True),
        ("two_clear", (39, 40), False),
    ],
)
def test_after_a_tie_a_deal_goes_on_until_a_side_is_ahead(
    tie: str, scores: tuple[int, int], over: bool
) -> None:
    rules = RULES.override({"match.tie": tie})
    start = replace(table("9s", "4d5c1c", "4b2c3c", scores=scores[::-1]), ruleset=rules)
    laid = start.play(parsed(start, "5c")).position.play(parsed(start, "3c"))
    assert not laid.position.over
    # The second player's picula scores two.
    at = after(start, "4d")
    step = at.play(parsed(at, "4bx4d"))
    assert step.position.over == over
    assert isinstance(step.events[-1], DealOver) == over


def test_a_match_ends_with_the_card_that_reaches_the_target() -> None:
    match = replace(
        Match.start(RULES, 2, Seat(1)), position=table("9s", "4d1c", "4b2c", scores=(0, 38)), scores=(0, 38)
    )
    for move in ("4d", "4bx4d"):
        assert match.position is not None
        step = match.play(parsed(match.position, move))
        match = step.match
    assert match.phase is Phase.MATCH_OVER
    assert step.events[-1] == MatchOver(Side(1), (0, 40))


def cards_of(number: int, others: int) -> tuple[CardSet, CardSet]:
    """Two piles of so many cards."""
    pack = sorted(RULES.deck.cards)
    return CardSet.of(pack[:number], PACK), CardSet.of(pack[number : number + others], PACK)


def counted(
    piles: tuple[CardSet, CardSet], since: Since, rules: Ruleset = RULES
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The figures and the points of the cards."""
    line = score_deal(rules, 2, piles, (0, 0), None, since).line(Category.CARDS)
    assert line is not None
    return line.figures, line.points


@pytest.mark.parametrize(
    ("number", "others", "points"),
    [
        (20, 19, (6, 0)),
        (21, 19, (8, 0)),
        (22, 18, (8, 0)),
        (23, 17, (10, 0)),
        (40, 0, (26, 0)),
        (19, 18, (2, 0)),
        (12, 18, (0, 2)),
        (20, 20, (6, 0)),
        (18, 18, (2, 0)),
        (0, 0, (0, 0)),
    ],
)
def test_cards_score_in_steps(number: int, others: int, points: tuple[int, int]) -> None:
    """AMB-89."""
    assert counted(cards_of(number, others), Since(EARLY, Side(0))) == ((number, others), points)
    if number == others:
        assert counted(cards_of(number, others), Since(EARLY, Side(1)))[1] == points[::-1]


def test_cards_may_stop_scoring_too() -> None:
    """AMB-87."""
    stopping = RULES.changed({"score.until": {"sweeps": 38, "three_alike": 30, "cards": 38}})
    piles = cards_of(24, 16)
    assert counted(piles, Since((38, 0), Side(0)), stopping)[1] == (0, 0)
    assert counted(piles, Since((36, 0), Side(0)), stopping)[1] == (10, 0)
    assert counted(piles, Since((38, 0), Side(0)))[1] == (10, 0)


def test_cards_left_on_the_table_belong_to_nobody() -> None:
    """AMB-88."""
    step = played(table("4b5c9s", "4d", "1s"), "4dx4b5c", "1s")
    assert Leftover(None, CardSet.parse("1s9s", PACK)) in step.events
    assert len(step.position.piles[0]) == 3
    assert str(step.position.table) == "1s9s"


def test_cards_are_dealt_five_at_a_time_until_the_pack_is_through() -> None:
    step, _ = Match.start(RULES, 4, Seat(3)).deal_next(Random(1))
    position = step.match.position
    assert position is not None
    assert [len(hand) for hand in position.hands] == [5] * 4
    assert (len(position.stock), len(position.table)) == (20, 0)


@pytest.mark.parametrize("players", RULES.players.counts)
def test_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 15)


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.players.counts)
def test_two_thousand_deals_of_engine_and_referee_agree(players: int) -> None:
    play_deals(RULES, players, Random(players), 1000)
