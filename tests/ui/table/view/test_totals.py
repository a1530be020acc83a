"""The running score: pegs in a board, points on their way there, and what each side needs."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from settebello.engine import Side
from settebello.i18n import Catalogue
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.sheet.peg_board import LEAST_STEP, WIDEST_STEP, draw_tally, place_of, step_of
from settebello.ui.table.view.sheet.totals import coin_at, needed
from tests.ui.table.model.test_results import sheet

ENGLISH = Catalogue("en")


def says(total: int, *, winner: int | None = None, headline: bool = False) -> str:
    shown = replace(sheet(), winner=None if winner is None else Side(winner))
    words = needed(shown, Side(0), total, headline=headline)
    return "" if words is None else ENGLISH(words)


def test_each_side_is_told_what_it_needs_until_it_has_won() -> None:
    target = sheet().ruleset.match.target
    assert says(0) == f"{target} points to go"
    assert says(target - 1) == "one point to go"
    assert says(target) == ""
    assert says(target, winner=0) == ""
    assert says(target, winner=0, headline=True) == "The match is won."
    assert says(3, winner=1, headline=True) == ""


@pytest.mark.parametrize("holes", [1, 5, 11, 16, 21])
def test_all_holes_of_a_board_have_room_in_it(holes: int) -> None:
    step = step_of(290.0, holes)
    assert LEAST_STEP <= step <= WIDEST_STEP
    assert place_of(holes - 1, step) + step / 2 <= 290.0 + 1e-9


def test_after_every_fifth_hole_there_is_a_gap() -> None:
    places = [place_of(number, 10.0) for number in range(11)]
    steps = [round(later - before, 6) for before, later in pairwise(places)]
    assert steps == [10.0] * 4 + [16.0] + [10.0] * 4 + [16.0]


def test_in_high_contrast_a_hole_is_a_smaller_ring_and_no_peg(screen: pygame.Surface, canvas: Canvas) -> None:
    canvas.palette = Palette(contrast=True)
    screen.fill("white")
    board = Area(100, 100, 290, 20)
    draw_tally(canvas, board, before=1, total=2, target=11, most=2)
    step = step_of(board.width, 11)
    middle = round(board.centre[1] * canvas.k)
    wide = []
    for number in range(3):
        x = board.x + place_of(number, step)
        left, right = round((x - step / 2) * canvas.k), round((x + step / 2) * canvas.k)
        row = [screen.get_at((at, middle))[:3] for at in range(left, right)]
        wide.append(sum(pixel != (255, 255, 255) for pixel in row))
        is_peg = row[len(row) // 2] != (255, 255, 255)
        assert is_peg == (number < 2), number
    assert wide[2] < min(wide[:2])


@pytest.mark.parametrize("points", [1, 2, 5])
def test_a_point_reaches_its_total_when_it_is_counted(points: int) -> None:
    for number in range(points):
        counted = (number + 1) / points
        assert coin_at(number, points, counted) == 1.0
        assert coin_at(number, points, counted - 0.1) < 1.0
        assert coin_at(number, points, 0.0) <= 1e-9
