"""The files of weights: what is written is read again, what is spoilt is refused, every game has its own."""

import base64
import json
import zlib
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.ai.core.network import BITS
from settebello.ai.search.networks import NetworkError, Weights, fingerprint, folder, policy_for
from settebello.engine import Ruleset
from tests.ai.native_search import senseless
from tests.ai.searchers import searcher, view_in_turn, weights_of
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions

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
        (having(format=2), "format 2 instead of 1"),
        (having(words=4), "not as many as words and units need"),
        (having(rows=rows_of(3 * BITS * 8 - 1)), "not as many as words and units need"),
        (having(rows=rows_of(3 * BITS * 6), out=[0] * 6, start=[0] * 6), "not as many as"),
        (having(start=[1] * 7), "not as many as words and units need"),
        (having(rows="no such digits: \x7f"), ""),
        (having(rows=base64.b85encode(zlib.compress(b"odd")).decode()), ""),
        (having(rows=7), ""),
        (having(out=None), ""),
        (having(bias="much"), "much"),
    ],
)
def test_a_spoilt_file_is_refused_by_its_name(
    tmp_path: Path, spoil: Callable[[Content], None], fact: str
) -> None:
    path = tmp_path / "spoilt.json"
    senseless(3).write(path)
    content = json.loads(path.read_text())
    spoil(content)
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


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"nowhere\.json"):
        Weights.read(tmp_path / "nowhere.json")


def test_every_game_has_a_network_trained_for_its_rules_and_no_network_is_left_over() -> None:
    names = {f"{name}-{players}" for name, players in EVERY_GAME}
    assert {path.stem for path in folder().glob("*.json")} == names
    for name, players in EVERY_GAME:
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
