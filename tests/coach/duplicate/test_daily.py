"""The deal of the day: its cards, its ranks and its codes."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from settebello.coach.duplicate.daily import (
    LETTERS,
    OPPONENT,
    CodeError,
    DailyResult,
    LevelPlays,
    Rank,
    deal_of_the_day,
    read_code,
)
from settebello.coach.duplicate.playout import decided_by, record_played
from settebello.datafile import DataError
from settebello.engine import Seat
from settebello.notation import print_record, read_record
from settebello.notation.purpose import DailyDeal
from tests.ai.views import RULEBOOK
from tests.coach.duplicate.material import players

DAY = date(2026, 11, 24)
SCOPA = RULEBOOK.ruleset("scopa")
GAMES = {name: RULEBOOK.ruleset(name) for name in RULEBOOK.ids()}


def test_the_cards_of_a_day_are_those_on_every_computer() -> None:
    record = deal_of_the_day(SCOPA, DAY)
    cards = "".join(map(str, record.deals[0].deck))
    assert cards == "6b9c7s1c4d9bKd3d6s5d9s6d3c5s1s3b4c2c4s1b3sKs4b1d5c7dKb8c8s5b2bKc7b2d9d8b2s6c7c8d"
    assert record.dealer == 1
    assert record.purpose == DailyDeal(DAY)


def test_every_game_has_another_deal_every_day() -> None:
    decks = [
        deal_of_the_day(ruleset, DAY + timedelta(days)).deals[0].deck
        for ruleset in GAMES.values()
        for days in range(2)
    ]
    assert len(set(decks)) == len(decks)


def test_its_record_ends_with_the_deal_and_can_be_read_again() -> None:
    record = deal_of_the_day(SCOPA, DAY)
    assert not record.one_deal_over
    done = record_played(record, decided_by(players(), {Seat(0): "bimbo", Seat(1): OPPONENT}, "x"))
    assert done.one_deal_over
    assert read_record(print_record(done), "d.scopa", RULEBOOK.ruleset)[0] == done


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('daily: "2026-11-24"', 'daily: "2026-11-25"', "not those of 2026-11-25"),
        ('daily: "2026-11-24"', 'daily: "24.11.2026"', "not a day such as"),
        ("repeated: true\n", "", "repeated: true"),
        ('daily: "2026-11-24"\n', "", "states one of branch, second_table, daily"),
        ("scopa-record: 3", "scopa-record: 1", "and no other version"),
        ("daily:", 'second_table: "amico"\ndaily:', "not both"),
    ],
)
def test_a_record_whose_purpose_is_wrong_is_refused_with_its_place(old: str, new: str, words: str) -> None:
    text = print_record(deal_of_the_day(SCOPA, DAY))
    assert old in text
    with pytest.raises(DataError, match=words) as caught:
        read_record(text.replace(old, new), "d.scopa", RULEBOOK.ruleset)
    assert "d.scopa:" in str(caught.value)


def test_ranks_count_worse_equal_and_better_plays() -> None:
    rank = Rank.of(1.0, [0.0, 1.0, 1.0, 2.0, -3.0])
    assert rank == Rank(2, 2, 1)
    assert rank.share == 0.6
    assert Rank.of(1.0, []).share == 0.5


def test_a_level_plays_the_deal_many_times_against_the_opponents_of_the_day() -> None:
    leads = list(LevelPlays(SCOPA, DAY, "amico", count=6).results(players()))
    assert len(leads) == 6
    assert len(set(leads)) > 1
    assert leads == list(LevelPlays(SCOPA, DAY, "amico", count=6).results(players()))


def test_a_code_states_game_day_and_points() -> None:
    rng = Random(4)
    for ruleset in GAMES.values():
        result = DailyResult(
            ruleset, DAY + timedelta(rng.randrange(900)), rng.randrange(128), rng.randrange(256)
        )
        read = read_code(result.code, GAMES)
        assert read == result
        assert read.lead == result.lead
        assert read_code(f" {result.code.lower().replace('-', ' ')} ", GAMES) == result


def test_two_sides_lead_by_the_difference() -> None:
    assert DailyResult.of(SCOPA, DAY, (5, 2)).lead == 3


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "length"),
        ("ABC", "length"),
        ("AAAA-AAAA-AAAAA", "length"),
        ("AAAA-AAAA-AAA?", "letter"),
        ("ü" * 12, "letter"),
    ],
)
def test_a_text_that_is_no_code_is_refused(text: str, fault: str) -> None:
    with pytest.raises(CodeError) as caught:
        read_code(text, GAMES)
    assert caught.value.fault == fault


def test_a_code_with_one_wrong_letter_is_refused() -> None:
    code = DailyResult(SCOPA, DAY, 5, 2).code
    for place, letter in enumerate(code):
        for other in LETTERS if letter != "-" else "":
            if other != letter:
                with pytest.raises(CodeError, match="not the code"):
                    read_code(code[:place] + other + code[place + 1 :], {"scopa": SCOPA})


def test_a_result_that_no_code_can_state_says_so() -> None:
    with pytest.raises(ValueError, match="no code"):
        _ = replace(DailyResult(SCOPA, DAY, 1, 1), own=128).code
    with pytest.raises(ValueError, match="no code"):
        _ = DailyResult(SCOPA, date(2019, 1, 1), 1, 1).code
