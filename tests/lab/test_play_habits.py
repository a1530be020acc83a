"""How play is counted: positions as text, a move, and what it comes to."""

from dataclasses import asdict

from settebello.engine import Move, Position, Seat
from settebello.lab import decks_played
from settebello.lab.match import Meeting
from settebello.lab.play_habits import Habits, Observer
from settebello.lab.style import MEASURES, style_text
from settebello.notation import read_line
from tests.lab.material import RULEBOOK, setup_of


def counted(line: str, *moves: str, own: int = 0) -> dict[str, int]:
    """What is counted for a seat when these moves are played; counts of nothing are left out."""
    position = read_line(f"scopa players=2 {line}", RULEBOOK.ruleset)
    assert isinstance(position, Position)
    observer = Observer([Seat(own)], position.ruleset)
    for text in moves:
        move = Move.parse(text)
        step = position.play(move)
        observer.see(position, move, position.legal_moves(), step.events)
        position = step.position
    return {name: count for name, count in asdict(observer.habits()).items() if count}


def test_a_card_laid_where_it_could_take_is_counted() -> None:
    found = counted("turn=0 hands=2c7b/4s table=7dKc", "2c")
    assert found == {"decisions": 1, "could": 1, "laid": 1, "left": 2 + 7 + 10}


def test_a_card_laid_where_nothing_can_be_taken_is_none_declined() -> None:
    assert counted("turn=0 hands=2c6b/4s table=7dKc", "2c") == {"decisions": 1, "left": 19}


def test_cards_taken_are_counted_with_the_card_that_takes_them() -> None:
    found = counted("turn=0 hands=7b2c/4s table=7dKc", "7bx7d")
    taken = {"cards": 2, "coins": 1, "sevens": 2, "settebello": 1}
    assert found == {"decisions": 1, "could": 1, "left": 10} | taken


def test_taking_fewer_cards_than_the_best_is_counted() -> None:
    # The two takes one card, the king three.
    assert counted("turn=0 hands=2cKb/4s table=2b3b5s", "2cx2b")["smaller"] == 1
    assert "smaller" not in counted("turn=0 hands=2cKb/4s table=2b3b5s", "Kbx2b3b5s")


def test_sweeps_are_made_and_given_away() -> None:
    assert counted("turn=0 hands=7b2c/4s table=7d", "7bx7d")["made"] == 1
    given = counted("turn=0 hands=2c3c/6s2d table=4b", "2c", "6sx2c4b")
    assert given["given"] == 1
    assert "made" not in given
    # The same from the other seat: what it made itself, nobody gave away.
    made = counted("turn=0 hands=2c3c/6s2d table=4b", "2c", "6sx2c4b", own=1)
    assert (made["made"], made.get("given")) == (1, None)


def test_over_a_whole_deal_every_move_of_a_side_is_counted() -> None:
    (deck,) = decks_played(setup_of("random", "random", "scopone", 4), [0], 1)
    for habits in (game.habits for game in deck.games):
        assert habits.decisions == 18
        assert 0 < habits.could <= habits.decisions
        assert habits.laid + habits.smaller <= habits.could
        assert 0 < habits.cards <= 40


def test_counts_of_several_deals_add_up() -> None:
    assert Habits.together([Habits(made=1, left=20), Habits(made=2)]) == Habits(made=3, left=20)


def test_the_table_has_a_row_a_measure_and_a_column_a_player() -> None:
    meetings = []
    for name in ("greedy", "random"):
        setup = setup_of(name, "random")
        meetings.append(Meeting(setup, tuple(decks_played(setup, range(2), 1))))
    text = style_text(meetings)
    title, _, names, *rows = text.splitlines()
    assert title.startswith(
        "One player among random: scopa, 2 players; 2 decks, each played 2 times; seed 1."
    )
    assert names.split() == ["greedy", "random"]
    assert len(rows) == len(MEASURES) + 2
    assert all(any(row.startswith(name) for row in rows) for name, _ in MEASURES)
