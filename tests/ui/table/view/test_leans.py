"""The portrait of whoever thinks leans towards the table, blinks, and is upright again in a moment."""

from itertools import pairwise

import pytest

from settebello.engine import Seat
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import lay_out
from settebello.ui.table.view.talk.leans import BLINKS, LEANT, PERIOD, RIGHTS, TAKES, Leans, leaning

LAYOUT = lay_out(1280, 720, 2, 2)
SEATED = (Player("You", "ui/avatars/knave.svg"), Player("Gino", "ui/avatars/gino_calm.svg"))
GINO = Seat(1)


def drawn(leans: Leans, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    seen: list[tuple[str, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, _, angle=0.0: seen.append((name, angle)))
    leans.draw(canvas, LAYOUT, SEATED)
    return seen


def test_a_thinking_portrait_leans_smoothly_and_again_after_a_while() -> None:
    ways = [leaning(PERIOD * step / 240) for step in range(481)]
    assert ways[0] == ways[240] == 0.0
    assert leaning(TAKES) == leaning(LEANT) == 1.0
    assert leaning(LEANT + RIGHTS) == 0.0
    assert all(abs(after - before) < 0.12 for before, after in pairwise(ways))


def test_it_blinks_while_it_leans_and_is_upright_soon_after_its_thought(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    leans = Leans()
    assert not leans.at(0.0, None)
    assert drawn(leans, canvas, monkeypatch) == []
    leans.at(1.0, GINO)
    leans.at(1.0 + TAKES, GINO)
    ((open_eyed, angle),) = drawn(leans, canvas, monkeypatch)
    assert open_eyed == SEATED[1].avatar
    assert angle != 0
    leans.at(1.0 + BLINKS[0] + 0.01, GINO)
    ((closed, _),) = drawn(leans, canvas, monkeypatch)
    assert closed != open_eyed
    leans.at(2.0, None)
    still_moving = leans.moving
    assert still_moving
    assert leans.at(2.0 + 0.7 * RIGHTS, None)
    assert leans.at(2.0 + RIGHTS, None)
    assert not leans.moving
    assert drawn(leans, canvas, monkeypatch) == []


def test_a_new_thought_begins_upright() -> None:
    leans = Leans()
    leans.at(0.0, GINO)
    leans.at(0.5, GINO)
    assert leans.at(0.6, Seat(0))
    assert not leans.at(0.6, Seat(0))


def test_a_thought_that_is_interrupted_for_a_moment_goes_on() -> None:
    leans = Leans()
    leans.at(0.0, GINO)
    leans.at(TAKES, GINO)
    leans.at(TAKES + 0.02, None)
    assert not leans.at(TAKES + 0.04, GINO), "it leans as before"
    assert not leans.moving
