"""What captures and aces do by the rules that few games have (docs/rules.md, sections 2.2 and 3.3)."""

import pytest

from settebello.engine import Bonus, Capture, CardSet, Mark
from tests.engine.tables import after, legal, parsed, table_for_two


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
        ("bager", ("5d", "8dx3d5d"), Mark.BAGER, 2),
        ("bager", ("5d", "8cx3d5d"), Mark.BAGER, 2),
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


def test_a_capture_of_one_suit_scores_and_is_told() -> None:
    start = table_for_two("2d3dKc", "5d9b", "4bKb", score__extra={"one_suit": 1, "bager": 1})
    step = start.play(parsed(start, "5dx2d3d"))
    gained = [(event.mark, event.points) for event in step.events if isinstance(event, Bonus)]
    assert gained == [(Mark.ONE_SUIT, 1), (Mark.BAGER, 2)]
    assert step.position.score().points[0] >= 3
