"""The sentence under the table, between the cards on the table and the cards in the hand."""

import math

import pytest

from settebello.engine import Card, Pack, Seat
from settebello.i18n import Text, decimal, languages, t
from settebello.manual.card_names import card_list, card_name
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Scene
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, TableLayout, lay_out
from settebello.ui.table.view import signs
from settebello.ui.table.view.choice_view import CHOSEN
from tests.pilot import Pilot

PACK = Pack.ITALIAN
SIZES = ((1280, 720, 2), (1280, 622, 2), (1280, 720, 4), (1120, 630, 6), (960, 540, 2))
"""Canvases and numbers of players; 622 is the height of a replayed table."""


class Empty(BaseScene):
    """A scene of which only the canvas is used."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#000000")


def empty(route: Route) -> Scene:
    del route
    return Empty()


def advice(cards: int) -> Text:
    """The advice of a review to take so many cards."""
    taken = [Card.parse(name) for name in ("1s", "2s", "3c", "4d")[:cards]]
    what = t(
        "Take {cards} with {card}.", cards=card_list(taken, PACK), card=card_name(Card.parse("Kd"), PACK)
    )
    return t(
        "You played {card}. Another move is about {points} points better. {what}",
        card=card_name(Card.parse("9d"), PACK),
        points=decimal(0.4),
        what=what,
    )


def lowest(layout: TableLayout) -> float:
    """The lowest point that a card on the table reaches."""
    found = 0.0
    for slot in range(layout.slots):
        for card in PACK.cards:
            spot = layout.table_slot(slot, card)
            turn = math.radians(abs(spot.angle))
            half = 0.5 * layout.table_width(12) * (RATIO * math.cos(turn) + math.sin(turn))
            found = max(found, spot.y + half)
    return found


@pytest.mark.parametrize("language", languages())
def test_a_long_sentence_covers_neither_the_table_cards_nor_the_hand(language: str) -> None:
    with Pilot(empty, routes.Title(), language=language) as pilot:
        for width, height, players in SIZES:
            layout = lay_out(width, height, players, 2)
            bottom = layout.seats[Seat(0)]
            hand = bottom.hand.y - bottom.card * RATIO / 2 - CHOSEN
            for cards in range(1, 4):
                words = advice(cards)
                size, shade = signs.caption_lines(pilot.canvas, layout.caption, words)
                room = (width, height, players, cards, pilot.says(words))
                assert shade.y >= lowest(layout) - 0.1, room
                assert shade.bottom <= hand + 0.1, room
                assert size >= signs.READABLE, room


@pytest.mark.parametrize("language", languages())
def test_a_long_sentence_has_letters_of_full_size_where_there_is_room_above_it(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pilot(empty, routes.Title(), language=language) as pilot:
        slip = lay_out(1280, 720, 2, 2).slip
        boxes: list[Area] = []
        sizes: list[float] = []
        monkeypatch.setattr(pilot.canvas, "box", lambda area, *_: boxes.append(area))
        monkeypatch.setattr(pilot.canvas, "paragraph", lambda *_, size, **__: sizes.append(size))
        signs.caption(pilot.canvas, slip, advice(3), above=70.0)
        assert sizes == [signs.CAPTION]
        (box,) = boxes
        assert slip.x <= box.x < box.right <= slip.right
        assert box.y >= slip.y - 70.0
        assert box.bottom <= slip.bottom + signs.CAPTION_BELOW


@pytest.mark.parametrize("number", [2, 12, 40])
def test_a_tag_says_by_a_face_or_a_sign_whose_cards_it_counts(
    number: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[tuple[str, Area]] = []
    marks: list[Area] = []
    tags: list[Area] = []
    written: list[float] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, **_: faces.append((name, area)))
    monkeypatch.setattr(
        canvas, "glyph", lambda _, x, y, size, *__: marks.append(Area.centred(x, y, size, size))
    )
    monkeypatch.setattr(canvas, "box", lambda area, *_: tags.append(area))
    monkeypatch.setattr(canvas, "text", lambda _, x, *__, **___: written.append(x))
    for owner in (None, "face.svg", 1):
        signs.count(canvas, 400.0, 100.0, number, owner)
    assert [name for name, _ in faces] == ["face.svg"]
    assert len(marks) == 2, "the sign of a side has an outline"
    half = canvas.text_width(str(number), size=18, role=Role.BOLD) / 2
    for tag, x in zip(tags, written, strict=True):
        assert tag.centre == (400.0, 100.0)
        assert tag.x < x - half < x + half < tag.right
    assert faces[0][1].right <= written[1] - half + 1
    assert marks[0].right <= written[2] - half
