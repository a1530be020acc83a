"""What a chapter of the tutorial is about, as a picture: its first move, or the cards that it adds up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from settebello.coach import Lesson, record_of
from settebello.engine import Card, Ruleset, Seat
from settebello.notation.record import replay
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import RowCards
from settebello.ui.menus.rules.example_pictures import FELT
from settebello.ui.menus.tutorial.lesson_scene import PEOPLE

YOU: Final = Seat(0)
CARD: Final = (60.0, 84.0)
"""The least and the greatest width of a card."""
GAP: Final = 8.0
EDGE: Final = 16.0
LIFT: Final = 10.0
"""How far the cards of the move are raised."""
BETWEEN: Final = 18.0
"""The room between the table and the hand."""


@dataclass(frozen=True, slots=True)
class ChapterPicture:
    """The cards on the table and in the hand, and those of the move."""

    table: tuple[Card, ...]
    hand: tuple[Card, ...] = ()
    move: tuple[Card, ...] = ()


def cards_of(lesson: Lesson) -> RowCards:
    """Return the card that is played first and what it takes; or the cards that are added up."""
    added = _added(lesson)
    if added:
        return RowCards(added)
    move = next((step.play[0] for step in lesson.steps if step.play), None)
    return RowCards((move.card, *move.captured) if move else (), played=True)


def picture_of(lesson: Lesson, ruleset: Ruleset) -> ChapterPicture:
    """Return the position of the first move that the player makes; or the cards that are added up."""
    added = _added(lesson)
    if added:
        return ChapterPicture(added)
    match = replay(record_of(lesson, ruleset, *PEOPLE)).match
    for step in lesson.steps:
        if step.other is not None:
            match = match.play(step.other).match
        if step.play:
            move = step.play[0]
            break
    else:
        return ChapterPicture(())
    if match.position is None:
        return ChapterPicture(())
    view = match.position.view(YOU)
    return ChapterPicture(view.table.cards, view.hand.cards, (move.card, *move.captured))


def draw_chapter(canvas: Canvas, picture: ChapterPicture, area: Area) -> None:
    """Draw the table and below it the hand, in the middle of an area; nothing where it is too low."""
    ratio, rows = canvas.cards.ratio, 2 if picture.hand else 1
    around = 2 * EDGE + LIFT + (BETWEEN + LIFT if picture.hand else 0.0)
    wide = min(CARD[1], (area.height - around) / (rows * ratio))
    if wide < CARD[0]:
        return
    canvas.want_cards(wide, only=(*picture.table, *picture.hand))
    card = wide * ratio
    table = card + 2 * EDGE + LIFT
    high = around + rows * card
    top = area.centre[1] - high / 2
    felt = Area(area.x, top, area.width, table)
    canvas.box(felt, FELT)
    _draw_cards(canvas, picture.table, picture.move, felt.inset(EDGE, 0), felt.bottom - EDGE - card / 2, wide)
    if picture.hand:
        _draw_cards(canvas, picture.hand, picture.move, area, top + high - card / 2, wide)


def _added(lesson: Lesson) -> tuple[Card, ...]:
    """Return the cards whose values the chapter adds up at the end; none in most chapters."""
    return next((step.worth for step in reversed(lesson.steps) if step.worth and step.total), ())


def _draw_cards(
    canvas: Canvas, cards: Sequence[Card], raised: Sequence[Card], room: Area, y: float, wide: float
) -> None:
    """Draw cards side by side in the middle, closer together where there are many; some are raised."""
    step = min(wide + GAP, (room.width - wide) / max(len(cards) - 1, 1))
    x = room.centre[0] - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        up = LIFT if card in raised else 0.0
        canvas.card(card, x + place * step, y - up, wide)
        if up:
            canvas.card_frame(x + place * step, y - up, wide, GOLD, thickness=3.0)
