"""The files of weights: what is written is read again, what is spoilt is refused, every game has its own."""

import base64
import json
import shutil
import zlib
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello import resources
from settebello.ai.core.network import BITS, MIDDLE
from settebello.ai.search.networks import (
    LARGEST_BIAS,
    LARGEST_OUT,
    MOST_WORDS,
    NetworkError,
    Weights,
    checksum,
    fingerprint,
    first_faulty,
    folder,
    policy_for,
)
from settebello.engine import Ruleset
from tests.ai.native_search import senseless
from tests.ai.searchers import searcher, view_in_turn, weights_of
from tests.ai.views import NETWORK_GAMES, RULEBOOK, random_positions

Content = dict[str, Any]


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = senseless(3)
    weights.write(tmp_path / "any.json")
    assert Weights.read(tmp_path / "any.json") == weights


def rows_of(numbers: int) -> str:
    return base64.b85encode(zlib.compress(bytes(2 * numbers))).decode()


def cut(content: Content) -> None:
    content["rows"] = content["rows"][:-40]


def without(key: str) -> Callable[[Content], None]:
    def drop(content: Content) -> None:
        del content[key]

    return drop


def having(**changes: object) -> Callable[[Content], None]:
    return lambda content: content.update(changes)


@pytest.mark.parametrize(
    ("spoil", "fact"),
    [
        (cut, ""),
        (without("rows"), "rows"),
        (without("mark"), "mark"),
        (having(format=1), "format 1 instead of 2"),
        (having(words=4), "not as many as words and units need"),
        (having(rows=rows_of(3 * BITS * 8 - 1)), "not as many as words and units need"),
        (having(rows=rows_of(3 * BITS * 6), out=[0] * 6, start=[0] * 6), "not as many as"),
        (having(start=[1] * 7), "not as many as words and units need"),
        (having(rows="no such digits: \x7f"), ""),
        (having(rows=base64.b85encode(zlib.compress(b"odd")).decode()), ""),
        (having(rows=7), ""),
        (having(out=None), ""),
        (having(bias="much"), "much"),
        (having(bias=LARGEST_BIAS + 1), f"bias {LARGEST_BIAS + 1} is not within"),
        (having(bias=1e30), "is not within"),
        (having(bias=float("inf")), "infinity"),
        (having(out=[0] * 7 + [LARGEST_OUT + 1]), f"out {LARGEST_OUT + 1} of unit 7"),
        (having(start=[1e20] * 8), "unit 0 sums up from"),
        (having(start=[0] * 7 + [MIDDLE - 1]), "unit 7 sums up from"),
        (having(start=[-MIDDLE - 1] + [0] * 7), "unit 0 sums up from"),
        (having(words=0, rows=rows_of(0)), "0 words, 8 units"),
        (having(words=MOST_WORDS + 1, rows=rows_of((MOST_WORDS + 1) * BITS * 8)), "65 words, 8 units"),
    ],
)
def test_a_spoilt_file_is_refused_by_its_name(
    tmp_path: Path, spoil: Callable[[Content], None], fact: str
) -> None:
    path = tmp_path / "spoilt.json"
    senseless(3).write(path)
    content = json.loads(path.read_text())
    spoil(content)
    content["sha256"] = checksum(content)
    path.write_text(json.dumps(content))
    with pytest.raises(NetworkError, match=r"spoilt\.json: not a network: ") as raised:
        Weights.read(path)
    assert fact in str(raised.value)


@pytest.mark.parametrize("octets", [b"", b"{", b"[]", b"7", b"\xff\xfe", b'{"format": 1}'])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, octets: bytes) -> None:
    path = tmp_path / "none.json"
    path.write_bytes(octets)
    with pytest.raises(NetworkError, match=r"none\.json"):
        Weights.read(path)


@pytest.mark.parametrize(
    "change",
    [
        having(bias=1),
        having(out=[1] * 8),
        having(start=[2] * 8),
        having(mark="00000000"),
        having(sha256="0" * 64),
        having(rows=rows_of(3 * BITS * 8)),
        having(said="more"),
    ],
)
def test_numbers_that_were_changed_by_hand_are_noticed(
    tmp_path: Path, change: Callable[[Content], None]
) -> None:
    path = tmp_path / "changed.json"
    senseless(3).write(path)
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))
    with pytest.raises(NetworkError, match=r"changed\.json: .* differ from its checksum"):
        Weights.read(path)


def test_numbers_at_the_bounds_are_read(tmp_path: Path) -> None:
    weights = senseless(3)
    weights = replace(weights, bias=-LARGEST_BIAS, out=(LARGEST_OUT, *weights.out[1:]))
    weights.write(tmp_path / "bounds.json")
    assert Weights.read(tmp_path / "bounds.json") == weights


def test_a_huge_file_is_refused_before_it_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(NetworkError, match="larger than"):
        Weights.read(path)


def test_rows_that_unpack_to_far_more_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bomb.json"
    senseless(3).write(path)
    content = json.loads(path.read_text())
    content["rows"] = base64.b85encode(zlib.compress(bytes(10**8), 9)).decode()
    content["sha256"] = checksum(content)
    path.write_text(json.dumps(content))
    with pytest.raises(NetworkError, match="not a network"):
        Weights.read(path)


def test_the_self_test_names_the_network_that_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert first_faulty() == ""
    shutil.copytree(folder(), tmp_path / "networks")
    damaged = tmp_path / "networks" / "escoba-3.json"
    content = json.loads(damaged.read_text())
    content["out"][0] += 1
    damaged.write_text(json.dumps(content))
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    assert "escoba-3.json" in first_faulty()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"nowhere\.json"):
        Weights.read(tmp_path / "nowhere.json")


def test_every_game_has_a_network_trained_for_its_rules_and_no_network_is_left_over() -> None:
    names = {f"{name}-{players}" for name, players in NETWORK_GAMES}
    assert {path.stem for path in folder().glob("*.json")} == names
    for name, players in NETWORK_GAMES:
        assert weights_of(name, players).mark == fingerprint(RULEBOOK.ruleset(name), players), name


def test_the_mark_tells_ways_to_take_cards_apart_and_not_what_they_are_played_for() -> None:
    scopa = RULEBOOK.ruleset("scopa")
    mark = fingerprint(scopa, 2)
    assert fingerprint(scopa.changed({"match.target": 21}), 2) == mark
    assert fingerprint(scopa.changed({"capture.priority": "free"}), 2) == mark
    others = [
        fingerprint(scopa, 3),
        fingerprint(scopa.changed({"capture.modes": ["fifteen"]}), 2),
        fingerprint(scopa.changed({"match.objective": "low"}), 2),
        fingerprint(RULEBOOK.ruleset("scopone_scientifico"), 4),
    ]
    assert mark not in others
    assert len(set(others)) == len(others)


def unheard_of() -> Ruleset:
    """Rules by which no network has learned: tables of six cards, hands of one."""
    return RULEBOOK.ruleset("scopa").changed(
        {"deal.hand": 1, "deal.refill": 1, "deal.table": 6, "deal.pattern": "P1 T6"}
    )


def test_a_house_rule_on_scoring_keeps_the_network() -> None:
    house = RULEBOOK.ruleset("scopa").changed({"match.target": 21})
    assert policy_for(house, 2) is not None


def test_another_ruleset_with_the_same_cards_and_captures_is_lent_a_network() -> None:
    stranger = Ruleset(id="of_some_village")
    assert fingerprint(stranger, 2) == fingerprint(RULEBOOK.ruleset("scopa"), 2)
    assert policy_for(stranger, 2) is not None


@pytest.mark.parametrize("level", ["maestro", "campione"])
def test_rules_that_no_network_knows_are_searched_without_one(level: str) -> None:
    house = unheard_of()
    assert policy_for(house, 2) is None
    searched = 0
    for position in islice(random_positions(house, 2, 1), 0, None, 4):
        decision = searcher(level).decide(view_in_turn(position), Random(1))
        assert decision.move in position.legal_moves()
        searched += len(decision.candidates)
    assert searched
