"""A program that asks for a move has the parts of the search carried out as the one who answers says."""

import json
from collections.abc import Callable, Iterable
from random import Random

from settebello.ai.search.search_player import Found, SearchPart
from settebello.protocol import EngineContext, Session
from tests.protocol.talk import LEVELS, RULEBOOK, SteppingClock

NEW = {"cmd": "new", "ruleset": "scopa", "players": 2, "seed": 3}
CHOOSE = {"cmd": "choose", "level": "campione", "seed": 1, "iterations": 20}


def test_the_parts_of_a_search_that_was_asked_for_are_spread() -> None:
    carried: list[int] = []

    def spread(work: Callable[[SearchPart], Found], parts: Iterable[SearchPart]) -> Iterable[Found]:
        for part in parts:
            carried.append(part[2])
            yield work(part)

    session = Session(EngineContext(RULEBOOK, LEVELS, Random(1), SteppingClock().now, spread))
    plain = Session(EngineContext(RULEBOOK, LEVELS, Random(1), SteppingClock().now))
    for request in (NEW, CHOOSE):
        line = json.dumps(request).encode()
        assert session.answer_line(line) == plain.answer_line(line)
    assert carried == [10, 10]
