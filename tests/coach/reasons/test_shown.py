"""No reason that the coach gives is false: the referee tries everything that the others could hold and do."""

from collections import Counter
from dataclasses import replace
from itertools import count, islice
from random import Random

import pytest

from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Rank
from tests.coach.reasons.shown import Shown, of_any_pair, of_verdicts, views
from tests.pilot import shipped

GAMES = [
    ("scopa", 2),
    ("scopa", 3),
    ("scopone_scientifico", 4),
    ("scopone", 4),
    ("escoba", 2),
    ("cirulla", 2),
    ("rubamazzetto", 3),
    ("scopa_assi", 3),
    ("napola", 2),
    ("saar_simple", 3),
]
WANTED = 2000
SEARCHED = 1600
"""Deals that a search looks at here, so that there are verdicts enough in little time."""


def untrue(found: list[Shown]) -> list[str]:
    return [str(one) for one in found if not one.is_true()]


@pytest.mark.parametrize(("name", "players"), GAMES[:7])
def test_what_one_move_has_and_another_lacks_is_true(name: str, players: int) -> None:
    rng = Random(1)
    every = islice(views(shipped().ruleset(name), players, 5), 0, 90, 3)
    found = [one for view in every for one in of_any_pair(view, rng)]
    assert len(found) >= 3
    assert untrue(found) == []


@pytest.mark.slow
def test_of_two_thousand_reasons_that_the_coach_gives_none_is_false() -> None:
    found: list[Shown] = []
    games = [(views(shipped().ruleset(name), players, 8), name) for name, players in GAMES]
    for seed in count():
        if len(found) >= WANTED:
            break
        for positions, _ in games:
            found += of_verdicts(next(positions), SEARCHED, seed)
    assert untrue(found) == []
    kinds = Counter(one.reason.kind for one in found)
    assert set(kinds) >= set(ReasonKind) - {ReasonKind.ANSWERS_PARTNER, ReasonKind.LAST_CAPTURE}
    assert len({(one.view.ruleset.id, one.view.players) for one in found}) > 5


def spoilt(reason: MoveReason) -> MoveReason:
    """A reason of the same kind that is false."""
    match reason.kind:
        case ReasonKind.NO_SWEEP:
            return replace(reason, number=(reason.number or 40) + 1)
        case ReasonKind.SWEEPERS_GONE | ReasonKind.GUARDS_SEVEN:
            return replace(reason, ranks=tuple(rank for rank in Rank if rank not in reason.ranks)[:9])
    if reason.number is not None:
        return replace(reason, number=reason.number + 0.25)
    return replace(
        reason, ranks=(*reason.ranks, *(r for r in Rank if r not in reason.ranks))[: 1 + len(reason.ranks)]
    )


def test_the_referee_finds_a_reason_that_is_false() -> None:
    rng, kinds = Random(2), set()
    for name in ("scopa", "scopone_scientifico"):
        players = shipped().ruleset(name).players.counts[-1]
        for view in islice(views(shipped().ruleset(name), players, 6), 0, 60, 2):
            for one in of_any_pair(view, rng):
                kinds.add(one.reason.kind)
                assert not replace(one, reason=spoilt(one.reason)).is_true(), str(one)
    assert len(kinds) >= 8
