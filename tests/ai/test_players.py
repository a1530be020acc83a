"""The players: always legal, always the same for the same view and numbers, blind to hidden cards."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.ai import GreedyPlayer, Player, RandomPlayer
from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.people.habits import Habits
from settebello.ai.people.human_like_player import HumanLikePlayer
from settebello.ai.people.judge import Judge, chances
from settebello.engine import (
    Card,
    CardSet,
    Match,
    Move,
    Pack,
    Phase,
    Position,
    Ruleset,
    Scopa,
    Seat,
    SeatView,
    Side,
    captures,
)
from settebello.lab import Figures, meet
from settebello.notation import read_line
from tests.ai.views import (
    EVERY_GAME,
    RULEBOOK,
    SCIENTIFICO,
    SCOPA,
    play,
    random_positions,
    some_view,
    view_of_line,
)
from tests.lab.material import QUIET, setup_of
from tests.strategies import positions

PLAYERS: tuple[Player, ...] = (RandomPlayer(), GentlePlayer(), GreedyPlayer(), HumanLikePlayer(Habits()))
NAMES = ["random", "gentle", "greedy", "habits"]


def view_in_turn(position: Position) -> SeatView:
    assert position.turn is not None
    return position.view(position.turn)


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_deals_of_every_game_are_played_with_legal_moves_only(
    player: Player, name: str, players: int
) -> None:
    for seed in range(3):
        rng = Random(seed)
        match = Match.start(RULEBOOK.ruleset(name), players, Seat(0)).deal_next(rng)[0].match
        while match.phase is Phase.PLAY:
            # Match.play raises IllegalMove.
            match = play(match, player, rng).match


@given(positions(over=False), st.integers(0, 1000))
def test_any_ruleset_is_played_legally_and_the_same_way_twice(position: Position, seed: int) -> None:
    if position.turn is None:
        return
    view = view_in_turn(position)
    for player in PLAYERS:
        move = player.choose(view, Random(seed))
        assert view.may_doubt if move is None else position.refusal(move) is None
        assert player.choose(view, Random(seed)) == move


@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
def test_a_decision_does_not_change_when_the_hidden_cards_do(player: Player) -> None:
    changed = 0
    for name, players in EVERY_GAME:
        # A few positions of each game; a claim, a declaration and a robbery are among them.
        for position in islice(random_positions(RULEBOOK.ruleset(name), players, 8), 0, None, 7):
            view = view_in_turn(position)
            other = view.sample(Random(3))
            changed += other != position
            assert player.choose(view_in_turn(other), Random(4)) == player.choose(view, Random(4))
    assert changed > 80


def test_an_empty_hand_has_nothing_to_choose() -> None:
    view = some_view()
    sizes = (0, 3) if view.seat == 0 else (3, 0)
    empty = replace(view, hand=CardSet(), hand_sizes=sizes, turn=Seat(1 - view.seat))
    for player in PLAYERS:
        with pytest.raises(ValueError, match="no card to play"):
            player.choose(empty, Random(1))


def test_the_random_player_makes_every_move_sooner_or_later() -> None:
    view = some_view()
    made = {RandomPlayer().choose(view, Random(seed)) for seed in range(100)}
    assert made == set(view.legal_moves())


def greedy_moves(line: str) -> set[str]:
    """Every move the greedy player makes in a position, whatever the numbers handed in."""
    view = view_of_line(line)
    return {str(GreedyPlayer().choose(view, Random(seed))) for seed in range(12)}


@pytest.mark.parametrize(
    ("why", "line", "expected"),
    [
        (
            "a sweep before two coins",
            "scopa players=2 dealer=1 turn=0 hands=5c3d/KcKbKs table=2c3b stock=-",
            {"5cx2c3b"},
        ),
        (
            "the settebello before another seven",
            "scopa players=2 dealer=1 turn=0 hands=7c2b/KcKbKs table=7d7s9c9b stock=-",
            {"7cx7d"},
        ),
        (
            "a seven before a court card",
            "scopa players=2 dealer=1 turn=0 hands=7c8d/KcKbKs table=7s8c9s9b stock=-",
            {"7cx7s"},
        ),
        (
            "coins before other cards of the rank",
            "scopa players=2 dealer=1 turn=0 hands=9c2b/4s4bKs table=9d9b8s8c stock=-",
            {"9cx9d"},
        ),
        (
            "three cards before two",
            "scopa players=2 dealer=1 turn=0 hands=Kc/4s4b9s table=2b8s3c5b9c9b stock=-",
            {"Kcx2b3c5b"},
        ),
    ],
)
def test_the_greedy_player_takes(why: str, line: str, expected: set[str]) -> None:
    assert greedy_moves(line) <= expected, why


@pytest.mark.parametrize(
    ("why", "line", "expected"),
    [
        (
            "a declaration is always made",
            "cirulla players=2 dealer=1 turn=0 hands=2c3d4s/KcKb9s table=8b stock=5c5d5b5s6c6d",
            {"!2c", "!3d", "!4s"},
        ),
        (
            "the wild card stands for what declares most",
            "cirulla players=2 dealer=1 turn=0 hands=7c9d9b/KcKb2s table=8b stock=5c5d5b5s6c6d",
            {"!9:7c", "!9:9d", "!9:9b"},
        ),
        (
            "what the player before missed is taken",
            "escoba penalties.enabled=true players=2 dealer=1 turn=1 hands=2c/9s3s table=8c7d2d moves=7d",
            {"9s+7d8c", "3s+7d8c"},
        ),
        (
            "a capture that scores by itself before one that does not",
            "cicera players=4 dealer=3 turn=1 hands=5c/9d/Kd/Kb table=9s9c moves=9s",
            {"9dx9s"},
        ),
        (
            "where few points win the settebello is left to others",
            "scopa_a_perdere players=2 dealer=1 turn=0 hands=7c7b/2s3s table=7d7s",
            {"7cx7s", "7bx7s"},
        ),
        (
            "where few points win a table that the next must sweep is left to him",
            "scopa_a_perdere players=2 dealer=1 turn=0 hands=9c2c/KcKb table=8b stock=-",
            {"2c"},
        ),
        (
            "three coins that win the match before the settebello",
            "scopone_de_trente players=4 dealer=3 turn=0 hands=3b7b/4c/4b/4s table=3d7d8c9c piles=1d2d/-",
            {"3bx3d"},
        ),
        (
            "a capture is left where the sweep that follows is worth more",
            "cicera score.extra=none sweep.points=5 players=4 dealer=3 turn=0 hands=2c4c/5s/5b/5d table=2d5c",
            {"2c", "4c"},
        ),
    ],
)
def test_the_greedy_player_knows_what_only_some_games_know(why: str, line: str, expected: set[str]) -> None:
    position = read_line(line.replace("Kd/Kb", "Rd/Rb"), RULEBOOK.ruleset)
    assert isinstance(position, Position)
    view = view_in_turn(position)
    made = {str(GreedyPlayer().choose(view, Random(seed))) for seed in range(12)}
    assert made <= expected, why


def claimed(hand: str, table: str, claim: str, gone: str) -> SeatView:
    """The view of a seat that may doubt a claim; the gone cards are known to it."""
    line = f"scopa_bugiarda players=2 dealer=1 turn=0 hands={hand}/9s3s table={table} piles={gone}/-"
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    return position.play(Move.parse(claim)).position.view(Seat(1))


def test_the_greedy_player_doubts_what_cannot_be_and_believes_what_is_likely() -> None:
    impossible = claimed("2c3c", "6c1d", "2c=7x1d6c", "7c7d7b7s")
    assert GreedyPlayer().choose(impossible, Random(1)) is None
    # Of nine unseen cards four are sevens, and the other held six of them.
    gone = "".join(str(c) for c in Pack.ITALIAN.cards if str(c) not in LIKELY)
    likely = claimed("7c7d7b7s2c3c", "6c1d", "7c=7x1d6c", gone)
    assert GreedyPlayer().choose(likely, Random(1)) is not None


LIKELY = {"7c", "7d", "7b", "7s", "2c", "3c", "6c", "1d", "9s", "3s", "8c", "8d"}


SWEEPS_ALONE = {f"score.{key}": 0 for key in ("cards", "coins", "settebello", "primiera")}


@pytest.mark.parametrize(
    ("hand", "table", "safe"),
    [
        # 17 is more than any card; 10 is a king's.
        ("9c2c", "8b", {"9c"}),
        ("6c1s", "5b4b", {"6c"}),
        ("4c9c", "3b2d", {"9c"}),
        # With the ace a seven takes all three.
        ("1cKs", "4b2d", {"Ks"}),
        # Three and four on the table are a seven's; five and three are an eight's, but two eights are held.
        ("3s5s8c", "4b", {"5s", "8c"}),
    ],
)
def test_no_sweep_by_a_single_card_is_left_where_it_can_be_avoided(
    hand: str, table: str, safe: set[str]
) -> None:
    line = f"scopa players=2 dealer=1 turn=0 seat=0 hands={hand}/3? table={table} stock=6?"
    assert greedy_moves(line) <= safe


def sweepers(view: SeatView, table: CardSet) -> list[Card]:
    return [card for card in view.unseen if table in captures(view.ruleset, card, table)]


@given(positions(over=False))
def test_where_sweeps_alone_count_none_is_given_away_that_can_be_avoided(position: Position) -> None:
    if position.turn is None:
        return
    ruleset = position.ruleset.changed(SWEEPS_ALONE | {"sweep.points": 1})
    view = replace(view_in_turn(position), ruleset=ruleset)
    judge = Judge(view)
    tables = {move: view.table_after(move) for move in view.legal_moves()}
    safe = [move for move, table in tables.items() if not sweepers(view, table)]
    move = GreedyPlayer().choose(view, Random(1))
    assert move is not None
    swept = bool(move.captured) and not tables[move]
    assert move in safe or swept or not safe or judge.cost(tables[move], None, None) == 0


def test_of_two_safe_tables_the_one_over_ten_is_left() -> None:
    """Every six is gone, so that 4 + 2 is as safe as 4 + 7."""
    rules = " ".join(f"{key}=0" for key in SWEEPS_ALONE)
    line = f"scopa {rules} players=2 dealer=1 turn=0 seat=0 hands=2c7c/2? table=4b piles=6c6d6b6s/- stock=6?"
    assert greedy_moves(line) == {"7c"}


@pytest.mark.parametrize("last_card", ["never", "counts"])
def test_a_last_card_is_judged_as_the_rules_in_force_count_it(last_card: str) -> None:
    line = f"scopa sweep.last_card={last_card} players=2 dealer=0 turn=0 hands=5c/- table=2c3b stock=-"
    view = view_of_line(line)
    move = Move.parse("5cx2c3b")
    position = view.sample(Random(1))
    swept = any(isinstance(event, Scopa) for event in position.play(move).events)
    assert swept == (last_card == "counts")
    plain = replace(view, ruleset=view.ruleset.changed({"sweep.points": 0}))
    assert Judge(view).worth(move)[0] - Judge(plain).worth(move)[0] == pytest.approx(int(swept))


def test_categories_out_of_the_game_are_worth_nothing() -> None:
    view = view_of_line("scopa players=2 dealer=1 turn=0 hands=7c9s/KcKbKs table=7d9c4b1b stock=-")
    view = replace(view, ruleset=view.ruleset.changed(SWEEPS_ALONE))
    assert Judge(view).worth(Move.parse("7cx7d"))[0] == 0


def test_a_majority_already_won_is_fought_for_no_more() -> None:
    coins = "1d2d3d4d5d6d"
    line = "scopa players=2 dealer=1 turn=0 hands=9s/KcKbKs table=9d9c4b1b stock=- piles={piles}"
    before = Judge(view_of_line(line.format(piles="-/-")))
    after = Judge(view_of_line(line.format(piles=f"{coins}/-")))
    coin, other = Move.parse("9sx9d"), Move.parse("9sx9c")
    assert before.worth(coin)[0] > before.worth(other)[0]
    assert after.worth(coin)[0] == after.worth(other)[0]


def test_the_chances_of_a_hand_add_up_to_one() -> None:
    for cards, hand in ((1, 1), (7, 1), (7, 3), (30, 10), (5, 5)):
        assert sum(chances(cards, hand)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("ruleset", "players", "least"), [(SCOPA, 2, 0.8), (SCIENTIFICO, 4, 3.0)], ids=["scopa", "scientifico"]
)
def test_greedy_beats_random_clearly(ruleset: Ruleset, players: int, least: float) -> None:
    meeting = meet(setup_of("greedy", "random", ruleset, players, seed=11), 60, 1, QUIET)
    points = Figures.of(meeting.decks).points
    assert points.mean > least
    assert points.bounds is not None
    assert points.bounds[0] > 0


def test_partners_sit_opposite_and_count_as_one_side() -> None:
    view = view_in_turn(next(random_positions(SCIENTIFICO, 4, 2)))
    assert view.side == Side(view.seat % 2)
