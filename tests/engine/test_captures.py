"""What captures and aces do by the rules that few games have (docs/rules.md, sections 2.2 and 3.3)."""

from dataclasses import replace

import pytest

from settebello.engine import Bonus, Capture, Card, CardSet, Category, Mark, Position, score_deal
from tests.engine.games import BOOK
from tests.engine.tables import after, legal, parsed, table_for_two

SPAZZINO = BOOK.ruleset("spazzino")
STOCK = ("5d", "1b", "1c", "2c", "3c", "4c")


def spazzino(table: str, first: str, second: str, *, edges: bool = False) -> Position:
    """A table of Spazzino for two, the first in turn."""
    extra = {"cards": {"2s": 1, "8s": 1}, "picula": 1, "bager": 1, "edges": edges}
    rules = {"deck__courts": "equal_only", "capture__priority": "free", "score__extra": extra}
    return table_for_two(table, first, second, **rules)


@pytest.mark.parametrize(
    ("rules", "moves"),
    [
        ({"capture__modes": ["equal", "sum"]}, ["6cx6d"]),
        (
            {"capture__modes": ["equal", "sum"], "capture__priority": "free"},
            ["6cx1c2b3s", "6cx2b4d", "6cx6d"],
        ),
        ({"capture__modes": ["sum"]}, ["6cx1c2b3s", "6cx2b4d"]),
        ({"capture__modes": ["sum"], "capture__priority": "fewest"}, ["6cx2b4d"]),
        ({"capture__modes": ["sum"], "capture__max_cards": 2}, ["6cx2b4d"]),
        ({"capture__modes": ["fifteen"]}, ["6cx1c2b6d", "6cx2b3s4d", "6cx3s6d"]),
        ({"capture__modes": ["fifteen"], "capture__fifteen_fewest": True}, ["6cx3s6d"]),
        ({"capture__modes": ["equal", "fifteen"]}, ["6cx1c2b6d", "6cx2b3s4d", "6cx3s6d", "6cx6d"]),
        ({"capture__modes": ["equal", "fifteen"], "capture__max_cards": 2}, ["6cx3s6d", "6cx6d"]),
        ({"capture__modes": ["sum", "fifteen"], "capture__max_cards": 1}, ["6c"]),
        ({"capture__modes": ["equal"], "capture__mandatory": False}, ["6c", "6cx6d"]),
    ],
)
def test_modes_priorities_and_limits_decide_what_a_six_takes(
    rules: dict[str, object], moves: list[str]
) -> None:
    """Rules 2.2; the limit comes before the priority."""
    assert legal(table_for_two("1c2b3s4d6d", "6c", "Kb", **rules)) == moves


@pytest.mark.parametrize(
    ("courts", "moves"),
    [
        ("value", ["8cx1c7d", "Kdx1c9d"]),
        ("equal_only", ["8c", "Kd"]),
        ("rank_only", ["8c", "Kd"]),
    ],
)
def test_courts_take_sums_only_where_they_count_as_numbers(courts: str, moves: list[str]) -> None:
    """Rules 2.1, deck.courts."""
    assert legal(table_for_two("1c7d9d", "8cKd", "Kb", deck__courts=courts)) == moves


def test_a_court_without_a_number_lies_in_no_sum_and_in_no_fifteen() -> None:
    """A knave and a two are a ten for a king that counts, but not where courts have no number."""
    for courts, moves in (
        ("value", ["5cx2d8d", "7cx8d"]),
        ("equal_only", ["5cx2d8d", "7cx8d"]),
        ("rank_only", ["5c", "7c"]),
    ):
        position = table_for_two("2d8d", "5c7c", "Kb", capture__modes=["fifteen"], deck__courts=courts)
        assert legal(position) == moves


@pytest.mark.parametrize(
    ("table", "rules", "moves"),
    [
        ("2c9s", {}, ["1dx2c9s"]),
        ("1c2c9s", {}, ["1dx1c2c9s"]),
        ("1c2c9s", {"ace__on_table": "take_ace"}, ["1dx1c"]),
        ("1c4cKs", {"ace__on_table": "take_ace_or_15"}, ["1dx1c", "1dx4cKs"]),
        ("1c4cKs", {"ace__on_table": "take_ace_or_15", "capture__max_cards": 1}, ["1dx1c"]),
        ("2c4c9s", {"capture__max_cards": 1}, ["1dx2c4c9s"]),
        ("2c9s", {"ace__may_place": True}, ["1d", "1dx2c9s"]),
        ("2c9s", {"capture__mandatory": False}, ["1d", "1dx2c9s"]),
        ("-", {}, ["1d"]),
    ],
)
def test_an_ace_takes_what_its_rules_say(table: str, rules: dict[str, object], moves: list[str]) -> None:
    """Rules 2.2; the limit of cards does not bind the ace that takes the whole table."""
    assert legal(table_for_two(table, "1d", "Kb", ace__sweep=True, **rules)) == moves


def test_an_ace_on_an_empty_table_may_take_itself_which_is_the_last_capture_and_no_scopa() -> None:
    start = table_for_two("", "1d2c", "3bKb", ace__sweep=True, ace__empty_table="takes_itself")
    step = start.play(parsed(start, "1d"))
    assert [type(event) for event in step.events][1:] == [Capture]
    position = step.position
    assert (position.piles[0], position.table) == (CardSet.parse("1d"), CardSet())
    assert (position.last_captor, position.sweeps) == (0, (0, 0))


@pytest.mark.parametrize(
    ("extra", "moves", "mark", "points"),
    [
        ("picula", ("5c", "5dx5c"), Mark.PICULA, 1),
        ("picula", ("5c", "8dx3d5c"), Mark.PICULA, 0),
        ("picula", ("5c", "9s", "Kc", "5dx5c"), Mark.PICULA, 0),
        ("one_suit", ("5c", "8dx3d5c"), Mark.ONE_SUIT, 0),
        ("one_suit", ("3cx3d", "9s", "5c", "9dx9s"), Mark.ONE_SUIT, 0),
        ("one_suit", ("5c", "3sx3d"), Mark.ONE_SUIT, 0),
        ("bager", ("5d", "8dx3d5d"), Mark.BAGER, 3),
        ("bager", ("5d", "8cx3d5d"), Mark.BAGER, 0),
        ("bager", ("5c", "8dx3d5c"), Mark.BAGER, 0),
        ("bager", ("5d", "5sx5d"), Mark.BAGER, 0),
        ("three", ("2s", "9dx2s3d4b"), Mark.THREE, 1),
        ("three", ("2s", "5cx2s3d"), Mark.THREE, 0),
    ],
)
def test_some_captures_score_by_themselves(
    extra: str, moves: tuple[str, ...], mark: Mark, points: int
) -> None:
    """Rules 3.3.5 and 3.3.6."""
    first = "".join(move[:2] for move in moves[::2]) + "9b"
    second = "".join(move[:2] for move in moves[1::2]) + "Kb"
    table = "3d4b" if extra == "three" else "3d"
    start = table_for_two(table, first, second, score__extra={extra: 1})
    step = after(start, *moves[:-1]).play(parsed(start, moves[-1]))
    gained = [(event.mark, event.points) for event in step.events if isinstance(event, Bonus)]
    assert gained == ([(mark, points)] if points else [])
    assert step.position.marks[1][mark] == points


@pytest.mark.parametrize(
    ("table", "move", "points"),
    [
        ("3b4bKd", "7bx3b4b", 3),
        ("1c2c4cKd", "7cx1c2c4c", 4),
        ("2d4sKd", "6dx2d4s", 0),
        ("2d3sKd", "5dx2d3s", 0),
        ("2d3dKd", "5sx2d3d", 0),
        ("5cKd", "5dx5c", 0),
    ],
)
def test_a_bager_in_spazzino_needs_the_suit_of_the_played_card_and_counts_it(
    table: str, move: str, points: int
) -> None:
    """Rules 3.3.6, AMB-42; the first three are examples from players of the game."""
    start = spazzino(table, move[:2] + "9b", "Kb9c")
    assert start.play(parsed(start, move)).position.marks[0][Mark.BAGER] == points


@pytest.mark.parametrize(("edges", "points"), [(True, 1), (False, 0)])
def test_new_cards_end_the_chance_of_a_picula(edges: bool, points: int) -> None:
    """Rules 2.4, score.extra.edges; the five is the last card before three more are dealt to each hand."""
    start = replace(spazzino("Kd", "9c", "5c", edges=edges), stock=tuple(map(Card.parse, STOCK)))
    assert after(start, "9c", "5c", "5dx5c").marks[0][Mark.PICULA] == points


def test_a_picula_within_a_dealing_counts_in_spazzino() -> None:
    assert after(spazzino("Kd", "5c9c", "5d9b"), "5c", "5dx5c").marks[1][Mark.PICULA] == 1


@pytest.mark.parametrize(("edges", "picula", "bager"), [(True, 1, 3), (False, 0, 0)])
def test_the_last_card_of_the_deal_scores_nothing_by_itself_in_spazzino(
    edges: bool, picula: int, bager: int
) -> None:
    """Rules 2.4, score.extra.edges."""
    taken = after(spazzino("Kd", "5c", "5d", edges=edges), "5c", "5dx5c")
    assert taken.marks[1][Mark.PICULA] == picula
    summed = after(spazzino("2d3dKd", "9c", "5d", edges=edges), "9c", "5dx2d3d")
    assert summed.marks[1][Mark.BAGER] == bager


@pytest.mark.parametrize(
    ("pile", "category", "points"),
    [
        ("1s2s3s4s", Category.NAPOLA, 4),
        ("1s2s4s", Category.NAPOLA, 0),
        ("1d2d3d", Category.NAPOLA, 0),
        ("2s", Category.EXTRA, 1),
        ("8s", Category.EXTRA, 1),
        ("2s8sKs", Category.EXTRA, 2),
    ],
)
def test_swords_score_in_spazzino(pile: str, category: Category, points: int) -> None:
    """Rules 3.3.6: seven points in the cards, and the run of swords from the ace."""
    line = score_deal(SPAZZINO, 2, (CardSet.parse(pile), CardSet.parse("7c")), (0, 0)).line(category)
    assert line is not None
    assert line.points == (points, 0)


def test_a_capture_of_one_suit_scores_and_is_told() -> None:
    start = table_for_two("2d3dKc", "5d9b", "4bKb", score__extra={"one_suit": 1, "bager": 1})
    step = start.play(parsed(start, "5dx2d3d"))
    gained = [(event.mark, event.points) for event in step.events if isinstance(event, Bonus)]
    assert gained == [(Mark.ONE_SUIT, 1), (Mark.BAGER, 3)]
    assert step.position.score().points[0] >= 3
