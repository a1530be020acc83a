"""The cards that the winner of a match has put away: what the points were won with."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketRules
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import in_figures
from settebello.ui.market.layout.seat_mats import RATIO
from settebello.ui.market.model.market_ending import MarketEnding
from settebello.ui.market.view.market_card import draw_card

CARD: Final = 88.0
LETTERS: Final = 19.0
HEAD: Final = 28.0
GAP: Final = 18.0
"""The gap between two groups."""
APART: Final = 5.0
"""The gap between two cards: none covers another, so that every heart on their lower edges is counted."""
MOST_ROWS: Final = 3
FEW: Final = 2
"""Fewer cards than this have the room of so many."""
WAVE: Final = 3.0
"""The number of cards that turn over at the same time, about."""
SUM: Final = 10.0
"""The gap between a heading and the sum beside it."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Cards below a heading, with the points that they are worth."""

    words: Text
    points: int
    cards: Sequence[int]

    def columns(self, rows: int) -> int:
        """Return the cards side by side in so many rows."""
        return -(-max(len(self.cards), FEW) // rows)


def prepare_winning_cards(canvas: Canvas, area: Area, ending: MarketEnding, rules: MarketRules) -> None:
    """Have the pictures made while the points are counted, without showing whose cards they are."""
    with canvas.clip(Area(area.x, area.y, 0.0, 0.0)):
        draw_winning_cards(canvas, area, ending, rules)


def draw_dealt_cards(
    canvas: Canvas, area: Area, ending: MarketEnding, rules: MarketRules, dealt: float, turned: float
) -> None:
    """Draw a part (0 to 1) of the cards face down, so that nobody knows yet whose they are.

    Then a part of them is `turned` over, one after the other; before that (negative) no heading is seen.
    """
    groups = tuple(_placed(area, ending, rules))
    if turned < 0:
        prepare_winning_cards(canvas, area, ending, rules)
    count = sum(len(places) for _, _, places in groups)
    number = 0
    for group, heading, places in groups:
        if turned >= 0:
            _draw_heading(canvas, heading, group)
        for card, place in zip(group.cards, places, strict=True):
            if number < dealt * count:
                # Each card turns in the time of some: a wave goes through them.
                part = min(1.0, max(0.0, turned * (count + WAVE) - number) / WAVE)
                flip = abs(math.cos(math.pi * part))
                draw_card(canvas, rules.cards[card], place, face_up=part >= 0.5, flip=flip, lies=flip == 1.0)
            number += 1


def draw_winning_cards(canvas: Canvas, area: Area, ending: MarketEnding, rules: MarketRules) -> None:
    """Draw the winner's vault, and in the expert game the vitrine beside it, each with its points."""
    for group, heading, places in _placed(area, ending, rules):
        _draw_heading(canvas, heading, group)
        for card, place in zip(group.cards, places, strict=True):
            draw_card(canvas, rules.cards[card], place)


def _placed(
    area: Area, ending: MarketEnding, rules: MarketRules
) -> Iterator[tuple[_Group, Area, tuple[Area, ...]]]:
    """Yield each group of cards with the places of its heading and of its cards."""
    seat = ending.order[0]
    score = ending.scores[seat]
    yours = seat == ending.person
    vault = t("Your vault") if yours else t("Vault of {name}", name=ending.sides[seat])
    groups = [_Group(vault, score.vault_points, score.vault.cards)]
    if rules.expert:
        groups.append(_Group(t("Vitrine"), score.vitrine_points, score.vitrine.cards))
    rows = max(range(1, MOST_ROWS + 1), key=lambda rows: _card_width(area, groups, rows))
    wide = _card_width(area, groups, rows)
    columns = [group.columns(rows) for group in groups]
    # What is left beside the cards is shared by the groups, for their headings.
    taken = sum(_across(number, wide) for number in columns) + GAP * (len(groups) - 1)
    more, left = (area.width - taken) / len(groups), area.x
    for group, number in zip(groups, columns, strict=True):
        room = Area(left, area.y + HEAD, _across(number, wide) + more, area.height - HEAD)
        yield group, Area(room.x, area.y, room.width, HEAD), _places(room, group, rows, number, wide)
        left = room.right + GAP


def _across(number: int, wide: float) -> float:
    """Return the width of so many cards side by side."""
    return number * (wide + APART) - APART


def _card_width(area: Area, groups: Sequence[_Group], rows: int) -> float:
    """Return how wide the cards are in so many rows."""
    high = (area.height - HEAD - 4 - APART * (rows - 1)) / rows
    number = sum(group.columns(rows) for group in groups)
    room = area.width - GAP * (len(groups) - 1) - APART * (number - len(groups))
    return min(CARD, high / RATIO, room / number)


def _draw_heading(canvas: Canvas, area: Area, group: _Group) -> None:
    """Draw whose cards they are, and beside it their points."""
    y, points = area.centre[1], in_figures(group.points)
    kept = canvas.text_width(points, size=LETTERS, role=Role.BOLD) + SUM
    wide = canvas.text(
        group.words, area.x, y, size=LETTERS, role=Role.BOLD, colour=INK, width=area.width - kept
    )
    canvas.text(points, area.x + wide + SUM, y, size=LETTERS, role=Role.BOLD, colour=RED_DEEP)


def _places(room: Area, group: _Group, rows: int, number: int, wide: float) -> tuple[Area, ...]:
    """Return the places of a group's cards of a width in the middle of a room's height: so many in a row."""
    high = wide * RATIO
    used = min(rows, -(-len(group.cards) // number))
    top = room.centre[1] - (used * (high + APART) - APART) / 2
    return tuple(
        Area(room.x + column * (wide + APART), top + row * (high + APART), wide, high)
        for row, column in (divmod(place, number) for place in range(len(group.cards)))
    )
