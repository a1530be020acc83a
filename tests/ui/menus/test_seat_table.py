"""The small table of a new game: it shows what is dealt in the game that is chosen."""

import pytest

from settebello.engine import Card
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.newgame.seat_table import MOST_SHOWN, draw_table
from tests.ui.test_no_text_cut import BOOK

ROOM = Area(480, 262, 740, 266)


@pytest.mark.parametrize("game", BOOK.ids())
def test_the_small_table_shows_the_cards_of_a_hand_and_of_the_table(
    game: str, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = BOOK.ruleset(game)
    drawn: list[tuple[Card | None, float]] = []

    def note(face: Card | None, x: float, *_: float, **__: float) -> None:
        drawn.append((face, x))

    monkeypatch.setattr(canvas, "card", note)
    for players in (2, 4):
        drawn.clear()
        draw_table(canvas, ROOM, rules, players, Table.AUTO)
        backs = [x for face, x in drawn if face is None]
        faces = [face for face, _ in drawn if face is not None]
        assert len(backs) == min(rules.deal.hand, MOST_SHOWN)
        assert len(faces) == len(set(faces)) == min(rules.deal.table, MOST_SHOWN)
        assert set(faces) <= set(rules.deck.cards)
        assert all(ROOM.x < x < ROOM.right for _, x in drawn)
        assert max(backs) < min((x for face, x in drawn if face is not None), default=ROOM.right)
