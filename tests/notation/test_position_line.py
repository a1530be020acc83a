"""Position lines and table diagrams: printed, read back, and refused with the place of the mistake."""

from dataclasses import replace
from random import Random

import pytest

from settebello import resources
from settebello.engine import Match, Phase, Position, Ruleset, Seat, SeatView
from settebello.notation import NotationError, print_diagram, print_line, read_diagram, read_line
from settebello.rulebook import Rulebook
from tests.notation.matches import rules_of

LINE = (
    "scopa players=2 deal=1 dealer=1 turn=0 hands=2s7d/4sKb table=1c6d piles=9c9d/- sweeps=0/0 "
    "scores=3/4 last=A stock=5c5b opening=1c6d9c moves=9dx9c"
)
DIAGRAM = """\
scopa, deal 1, seat 1 deals, A took last
> seat 0 A  2s 7d
  seat 1 B  4s Kb
  table     1c 6d
  stock     5c 5b
  pile A    9c 9d  0 sweeps, 3 points
  pile B    -  0 sweeps, 4 points
  opening   1c 6d 9c
  moves     9dx9c
"""


def random_positions(ruleset: Ruleset, players: int, seed: int) -> list[Position]:
    rng = Random(seed)
    match = Match.start(ruleset, players, Seat(0)).deal_next(rng)[0].match
    found = []
    while match.phase is Phase.PLAY and match.position is not None:
        found.append(match.position)
        match = match.play(rng.choice(match.position.legal_moves())).match
    return [*found, match.position] if match.position else found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_and_views_are_read_back_as_they_were(players: int) -> None:
    changes = {"capture.priority": "fewest", "capture.modes": ["sum"], "players.sides": {}}
    for position in random_positions(Ruleset().override(changes), players, seed=players):
        views = [position.view(Seat(seat)) for seat in range(players)]
        values: list[Position | SeatView] = [position, *views]
        for value in values:
            assert read_line(print_line(value), rules_of) == value
            assert read_diagram(print_diagram(value), rules_of) == value


@pytest.mark.parametrize("name", ["cirulla", "chorizo", "cicera", "scopa_bugiarda", "escoba"])
def test_what_only_some_games_know_is_read_back_too(name: str) -> None:
    """Declarations, marks, the wild card's guise, claims, points below nothing."""
    rulebook = Rulebook([resources.rules()])
    ruleset = rulebook.ruleset(name)
    players = ruleset.players.counts[0]
    for position in random_positions(ruleset, players, seed=3):
        poor = replace(position, scores=(-2, *position.scores[1:]))
        values: list[Position | SeatView] = [poor, *(poor.view(Seat(seat)) for seat in range(players))]
        for value in values:
            assert read_line(print_line(value), rulebook.ruleset) == value
            assert read_diagram(print_diagram(value), rulebook.ruleset) == value


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("marks=brass:3/-", "marks=brass:3/-: declared"),
        ("marks=claim:x/-", "marks=claim:x/-: declared"),
        ("marks=-/-/-", "2 parts with / between them"),
        ("shown=1c", "2 parts with / between them"),
        ("guise=T", "guise: 'T' is not a rank"),
        ("claim=0:7:6c", "a seat, a rank, the cards taken and the card played"),
        ("claim=5:7:6c:?", "a seat, a rank, the cards taken and the card played"),
        ("claim=0:X:6c:?", "claim: 'X' is not a rank"),
        ("bottom=soon:7d", "one of due, left, made, then the card"),
        ("bottom=left", "one of due, left, made, then the card"),
        ("bottom=left:7x", "'7x' is not a card"),
        ("bottom=left:7d", "deal.exchange is off"),
    ],
)
def test_a_wrong_field_that_only_some_games_know_is_named(field: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_line(f"{LINE} {field}", rules_of)
    assert message in str(caught.value)


def test_a_line_and_a_diagram_say_the_same() -> None:
    position = read_line(LINE, rules_of)
    assert print_line(position) == LINE
    assert print_diagram(position) == DIAGRAM
    assert read_diagram(DIAGRAM, rules_of) == position


def test_a_view_shows_hidden_cards_as_a_number() -> None:
    position = read_line(LINE, rules_of)
    assert isinstance(position, Position)
    view = position.view(Seat(0))
    assert " seat=0 " in print_line(view)
    assert "hands=2s7d/2? " in print_line(view)
    assert "stock=2? " in print_line(view)
    assert isinstance(read_line(print_line(view), rules_of), SeatView)


def test_fields_left_out_are_empty() -> None:
    position = read_line("scopa players=2 turn=1 hands=-/7d table=-", rules_of)
    assert isinstance(position, Position)
    assert position.piles[0].cards == ()
    assert position.dealer == Seat(1)
    assert [str(move) for move in position.legal_moves()] == ["7d"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "the ruleset's id comes first"),
        ("scopa players=2 hands=7d/4s turn=0 tabel=1c", "tabel is not a field: one of players"),
        ("scopa players=5 hands=7d/4s", "players=5: one of 2, 3, 4"),
        ("scopa players=2 hands=7d", "hands=7d: 2 parts with / between them"),
        ("scopa players=2 hands=7d/7d", "7d lies in two places"),
        ("scopa players=2 seat=0 hands=7d/1? table=7d", "7d lies in two places"),
        ("scopa players=2 seat=0 turn=1 hands=7d/-", "seat 1 is in turn and holds no card"),
        ("scopa players=2 hands=7d/4x", "hands: '4x' is not a card"),
        ("scopa players=2 hands=7d/- turn=1", "seat 1 is in turn and holds no card"),
        ("scopa players=2 hands=7d/4s turn=2", "turn=2: a number below 2"),
        ("scopa players=2 hands=7d/4s table=1c table=2c", "table stands twice"),
        ("scopa players=2 hands=7d/4s table", "'table' is not a field such as table=1c5d"),
        ("scopa players=2 hands=7d/4s last=C", "last=C: a side from A to B"),
        ("scopa players=2 hands=7d/4s sweeps=1/x", "sweeps=1/x: 2 numbers"),
        ("scopa players=2 hands=7d/4s moves=7dx", "moves: '7d' captures nothing"),
        ("scopa players=2 seat=0 hands=7d/x? stock=1?", "'x?' is not a number of hidden cards"),
        ("scopa players=2 seat=0 hands=7d/4s stock=1?", "'4s' is not a number of hidden cards"),
        ("scopa players=2 hands=7d/4s moves=Td", "moves: Td is not in the pack italian40"),
        ("scopa players=2 seat=0 hands=7d/39? stock=9?", "48 cards are said to be hidden"),
        ("scopa capture.priority=most players=2 hands=7d/4s", "'most' is not a valid Priority"),
        ("scopa capture.prioriti=free players=2 hands=7d/4s", "'capture.prioriti' is not a rule"),
    ],
)
def test_a_wrong_line_says_which_word_is_wrong(line: str, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_line(line, rules_of)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("scopa, deal 1, seat 1 deals", "scopa", "line 1: a ruleset's id, the deal and the dealer"),
        ("  table     1c 6d", "  tables    1c 6d", "line 4: 'tables    1c 6d' is not a seat, table"),
        ("  seat 1 B  4s Kb\n", "", "players=1: one of 2, 3, 4"),
        ("7d\n", "4s\n", "4s lies in two places"),
    ],
)
def test_a_wrong_diagram_says_which_line_is_wrong(old: str, new: str, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_diagram(DIAGRAM.replace(old, new), rules_of)
    assert message in str(raised.value)


def test_changed_rules_with_spaces_in_them_stay_one_word_of_the_line() -> None:
    rules = Ruleset().override({"deal.pattern": "P3 T4", "players.sides": {}})
    position = random_positions(rules, 4, seed=1)[3]
    assert read_line(print_line(position), rules_of) == position
    assert read_diagram(print_diagram(position), rules_of) == position


def test_rules_changed_to_nonsense_are_refused_whatever_it_is() -> None:
    ruleset_of = Rulebook((resources.rules(),)).ruleset
    values = ["[" * 100_000, "[" * 500 + "]" * 500, "NaN", "1e999", '"\\ud800"', "null", "{}", "9" * 5000]
    for key in ("match.target", "deal.pattern", "players.counts", "capture.modes", "x.y", "capture."):
        for value in values:
            with pytest.raises(NotationError):
                read_line(f"scopa {key}={value} players=2 turn=0 hands=7d/4s", ruleset_of)
