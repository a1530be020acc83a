"""Where everything lies on the table."""

import math
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from settebello.engine import Card, Direction, Pack, Seat, Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import (
    RATIO,
    Edge,
    Spot,
    TableButton,
    TableLayout,
    lay_out,
    least_room,
    with_guide,
    with_panel,
)
from settebello.ui.table.layout.table_layout import CORNERS, cloth_frame
from settebello.ui.table.model.rest_poses import pile_top, sweep_spot

DATA = Path(__file__).parents[2] / "data"
# Windows of 1280x720, 800x500, 1920x1200, 3440x1440, 1024x768 and 3840x2160 pixels, in logical units.
CANVASES = [(1280, 720), (1280, 800), (1720, 720), (1280, 960)]
LARGER = [(960, 540), (960, 720), (1260, 540), (1120, 630), (1120, 840), (1470, 630)]
"""The same, shown as much larger as a table can be."""
GUIDED = 1180
"""From this width on, a guide has room for its paper beside the cloth."""
TABLES = [(2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (6, 6)]


def table(width: float, height: float, players: int, sides: int = 2, *, opened: bool = False) -> TableLayout:
    if width < least_room(players)[0] or height < least_room(players)[1]:
        pytest.skip("nobody lays a table for so many on so little room")
    return lay_out(width, height, players, 3 if players == 3 else sides, open_hands=opened)


def as_text(layout: TableLayout) -> str:
    lines = [f"canvas {layout.width:.0f} x {layout.height:.0f}"]
    for name in ("score", "menu", "table", "caption"):
        area: Area = getattr(layout, name)
        lines.append(f"{name:8} {area.x:.0f} {area.y:.0f} {area.width:.0f} x {area.height:.0f}")
    widths = layout.seats[0].card, layout.table_card, layout.small_card
    lines.append("cards    hand {:.0f}, table {:.0f}, small {:.0f}".format(*widths))
    for number, seat in enumerate(layout.seats):
        lines.append(
            f"seat {number}   {seat.edge}, hand {seat.hand.x:.0f} {seat.hand.y:.0f}, "
            f"plate {seat.plate.x:.0f} {seat.plate.y:.0f}, stock {seat.stock.x:.0f} {seat.stock.y:.0f}"
        )
    lines += [f"pile {side}   {pile.x:.0f} {pile.y:.0f}" for side, pile in enumerate(layout.piles)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("width", "height"), CANVASES + LARGER)
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_the_caption_and_its_buttons_stay_clear_of_an_open_panel(
    width: float, height: float, players: int, sides: int
) -> None:
    closed = table(width, height, players, sides)
    layout = closed.beside_panel
    assert layout.without_panel == closed == closed.without_panel
    assert layout.panel == closed.panel
    assert (layout.cloth, layout.field, layout.button(TableButton.MENU)) == (
        closed.cloth,
        closed.field,
        closed.button(TableButton.MENU),
    )
    assert layout.caption.centre == closed.caption.centre
    for area in (layout.caption, layout.slip, *layout.choices((100.0, 100.0))):
        assert area.right < layout.panel.x or area.bottom < layout.panel.y
    assert layout.caption.width > 0.75 * closed.caption.width


@pytest.mark.parametrize(("width", "height"), CANVASES + LARGER)
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_nothing_of_a_player_sticks_out_from_under_an_open_panel(
    width: float, height: float, players: int, sides: int
) -> None:
    closed = table(width, height, players, sides)
    layout = with_panel(closed)
    panel = layout.panel
    assert (panel.x, panel.right, panel.bottom) == (closed.panel.x, closed.panel.right, closed.panel.bottom)
    assert panel.y - closed.panel.y == layout.lower
    assert layout.without_panel == closed
    assert all(layout.button(one) == closed.button(one) for one in TableButton)
    seen = []
    for number, place in enumerate(layout.seats):
        if not layout.seat_covered(Seat(number)):
            seen.append(place.figure)
        if not layout.hand_covered(Seat(number)):
            for spot in layout.hand(Seat(number), 3):
                wide, high = place.card, place.card * RATIO
                if place.edge in {Edge.LEFT, Edge.RIGHT}:
                    wide, high = high, wide
                seen.append(Area.centred(spot.x, spot.y, wide, high))
    for side, pile in enumerate(layout.piles):
        if not layout.pile_covered(Side(side)):
            seen.append(Area.centred(pile.x, pile.y, layout.small_card, layout.small_card * RATIO))
    assert not any(layout.covered(area) for area in seen)
    moved = layout.table != closed.table
    # On less room the cloth would become too narrow, and the panel covers the player as a whole.
    roomy = width >= 1280 and height <= 800
    assert moved or not roomy or players == 2
    if moved:
        assert not any(layout.seat_covered(Seat(number)) for number in range(players))
        # A hand at the right is in view as a whole, and the cloth ends before the portraits there.
        portraits = [place.portrait.x for place in layout.seats if place.edge is Edge.RIGHT]
        assert layout.cloth.right < min(portraits)
        assert layout.caption.right <= layout.cloth.right


@pytest.mark.parametrize(("players", "sides"), [(3, 3), (4, 2), (4, 4)])
@pytest.mark.parametrize(("width", "height"), [(1280, 960), (1280, 1024), (960, 720)])
@pytest.mark.parametrize("opened", [False, True])
def test_on_a_high_window_the_plate_at_the_right_is_between_buttons_and_panel(
    width: float, height: float, players: int, sides: int, *, opened: bool
) -> None:
    layout = with_panel(table(width, height, players, sides, opened=opened))
    figure = layout.seats[1].figure
    assert layout.seats[1].edge is Edge.RIGHT
    assert not layout.seat_covered(Seat(1))
    assert layout.hand_covered(Seat(1))
    assert figure.bottom < layout.panel.y
    assert not any(meet(figure, layout.button(one)) for one in TableButton)
    assert not meet(figure, layout.cloth)
    assert layout.panel.height > 0.4 * height


@pytest.mark.parametrize(("players", "sides"), [(3, 3), (4, 2), (6, 2), (6, 3), (6, 6)])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 800)])
@pytest.mark.parametrize("count", range(1, 13))
def test_table_cards_lie_on_the_cloth_beside_a_panel(
    players: int, sides: int, width: float, height: float, count: int
) -> None:
    layout = with_panel(table(width, height, players, sides))
    spots = layout.table_spots(lying(count))
    wide = layout.table_width(count)
    assert min(spot.x for spot in spots.values()) - wide / 2 >= layout.cloth.x + layout.frame
    assert max(spot.x for spot in spots.values()) + wide / 2 <= layout.cloth.right - layout.frame


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_places_of_a_table_are_those_of_the_text_file(players: int) -> None:
    expected = (DATA / f"layout_{players}.txt").read_text(encoding="utf-8")
    assert as_text(table(1280, 720, players)) == expected


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_your_own_cards_are_at_least_a_fifth_of_the_window_high(size: tuple[int, int], players: int) -> None:
    layout = table(*size, players)
    assert layout.seats[0].card * RATIO >= layout.height / 5


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize("count", [1, 3, 9, 10, 12, 13])
def test_a_hand_fits_between_your_plate_and_the_stock(size: tuple[int, int], count: int) -> None:
    layout = table(*size, 4)
    own = layout.seats[0]
    spots = layout.hand(Seat(0), count)
    assert spots[0].x - own.card / 2 >= own.plate.right
    assert spots[-1].x + own.card / 2 <= own.stock.x - layout.small_card / 2
    seen = 0.4 if count <= 10 else 0.3
    assert all(right.x - left.x > seen * own.card for left, right in pairwise(spots))


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("count", [1, 3, 5])
def test_hidden_hands_and_plates_at_the_right_mirror_those_at_the_left(players: int, count: int) -> None:
    layout = table(1280, 720, players)
    right, left = 1, players - 1
    one, other = layout.seats[right], layout.seats[left]
    for mine, theirs in zip(layout.hand(Seat(right), count), layout.hand(Seat(left), count), strict=True):
        assert mine.x == pytest.approx(1280 - theirs.x)
        assert mine.y == pytest.approx(theirs.y)
        assert mine.angle == pytest.approx(-theirs.angle)
    assert one.portrait.right == 1280 - other.portrait.x
    assert one.plate.x == 1280 - other.plate.right


@pytest.mark.parametrize("size", CANVASES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_portrait_above_covers_no_corner_of_the_cloth(size: tuple[int, int], players: int) -> None:
    layout = table(*size, players)
    top = next(place for place in layout.seats if place.edge is Edge.TOP)
    assert top.portrait.x >= layout.cloth.x + layout.frame


def furniture(layout: TableLayout) -> dict[str, Area]:
    own = layout.seats[0]
    found = {"score": layout.score, "caption": layout.caption}
    found |= {f"button {one}": layout.button(one) for one in TableButton}
    found |= {f"plate {n}": seat.plate for n, seat in enumerate(layout.seats)}
    found |= {
        f"pile {n}": Area.centred(pile.x, pile.y, layout.small_card, layout.small_card * RATIO)
        for n, pile in enumerate(layout.piles)
    }
    ends = layout.hand(Seat(0), 10)
    left = ends[0].x - own.card / 2
    found["hand"] = Area(
        left, own.hand.y - own.card * RATIO / 2, ends[-1].x - ends[0].x + own.card, own.card * RATIO
    )
    for seat in (Seat(n) for n in range(1, len(layout.seats))):
        place = layout.seats[seat]
        fan = layout.hand(seat, 10)
        half = place.card / 2, place.card * RATIO / 2
        wide, high = half if place.edge is Edge.TOP else half[::-1]
        low_x, low_y = min(s.x for s in fan) - wide, min(s.y for s in fan) - high
        found[f"fan {seat}"] = Area(
            low_x, low_y, max(s.x for s in fan) + wide - low_x, max(s.y for s in fan) + high - low_y
        )
    return found


def corners(spot: Spot, width: float) -> list[tuple[float, float]]:
    """The corners of a card that lies at an angle."""
    turn = math.radians(spot.angle)
    half = width / 2, width * RATIO / 2
    return [
        (
            spot.x + right * half[0] * math.cos(turn) + down * half[1] * math.sin(turn),
            spot.y - right * half[0] * math.sin(turn) + down * half[1] * math.cos(turn),
        )
        for right in (-1, 1)
        for down in (-1, 1)
    ]


@pytest.mark.combinations
@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
@pytest.mark.parametrize("count", [1, 2, 3, 6, 8, 9, 10, 13])
def test_no_corner_of_a_card_that_is_seen_leans_out_of_the_window(
    size: tuple[int, int], players: int, sides: int, count: int
) -> None:
    for opened in (False, True):
        layout = table(*size, players, sides, opened=opened)
        for number, place in enumerate(layout.seats):
            for shown in (True, False) if opened or not number else (True,):
                for spot in layout.hand(Seat(number), count, shown=shown):
                    for x, y in corners(spot, place.card):
                        assert 2 <= x <= layout.width - 2
                        assert 2 <= y <= layout.height - 2


@pytest.mark.parametrize("size", CANVASES)
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_about_half_of_each_hidden_card_is_in_the_window(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    for number in range(1, players):
        for spot in layout.hand(Seat(number), 3):
            inside = max(min(spot.x, layout.width - spot.x), 0), max(min(spot.y, layout.height - spot.y), 0)
            assert min(inside) < layout.small_card * RATIO * 0.1


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_table_cards_are_large_in_the_usual_window(players: int) -> None:
    layout = table(1280, 720, players)
    assert all(layout.table_width(count) >= 110 for count in range(1, 7))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_your_own_cards_are_larger_than_those_on_the_table(players: int) -> None:
    layout = table(1280, 720, players)
    assert 128 <= layout.seats[0].card <= 132
    assert layout.seats[0].card >= 1.1 * layout.table_card


def meet(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
@pytest.mark.parametrize("opened", [False, True])
def test_nothing_lies_on_anything_else_and_all_is_on_the_canvas(
    size: tuple[int, int], players: int, sides: int, *, opened: bool
) -> None:
    layout = table(*size, players, sides, opened=opened)
    areas = furniture(layout)
    clashes = [(a, b) for (a, one), (b, other) in combinations(areas.items(), 2) if meet(one, other)]
    assert clashes == []
    for name, area in areas.items():
        if not opened and name.startswith("fan"):
            continue
        assert area.x >= 0, name
        assert area.y >= 0, name
        assert area.right <= layout.width, name
        assert area.bottom <= layout.height, name


@pytest.mark.parametrize("size", [*CANVASES, *LARGER, (1280, 686)])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_the_stock_and_its_number_lie_on_no_name_whoever_deals(
    size: tuple[int, int], players: int, sides: int
) -> None:
    # The last size is what a row of a gamepad's buttons leaves of the usual window.
    layout = table(*size, players, sides)
    high = layout.small_card * RATIO
    for place in layout.seats:
        stock = Area.centred(place.stock.x, place.stock.y, layout.small_card, high)
        counted = Area.centred(stock.centre[0], stock.bottom - 4, 40, 26)
        for other in layout.seats:
            name = other.plate.inset(11)
            assert not meet(stock, name)
            assert not meet(counted, name)


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_what_a_seat_says_covers_neither_the_caption_nor_a_hand(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    for seat in layout.seats:
        words = Area.centred(seat.bubble.x, seat.bubble.y, 240, 96)
        assert [name for name, area in furniture(layout).items() if meet(area, words)] == []


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_twelve_table_cards_lie_apart_within_the_table(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    assert layout.slots >= 12
    card = Card.parse("7d")
    width = layout.table_width(12)
    for slot in range(12):
        spot = layout.table_slot(slot, card)
        assert layout.table.x <= spot.x - width / 2
        assert spot.x + width / 2 <= layout.table.right
        assert layout.table.y - 1 <= spot.y - width * RATIO / 2
        assert spot.y + width * RATIO / 2 <= layout.caption.y
    areas = furniture(layout)
    assert [
        name for name, area in areas.items() if name != "hand" and meet(area, layout.table.inset(6))
    ] == []


def lying(count: int) -> list[tuple[int, Card]]:
    """So many cards in the first slots."""
    return list(enumerate(Pack.ITALIAN.cards[:count]))


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_table_cards_lie_in_one_row_or_from_seven_on_in_two_around_the_middle(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    quarter = layout.table.height / 4
    middle = layout.cloth.centre[1]
    alone = 6 if 6 * layout.dense_card + 57 <= layout.field.width + 0.1 else 5
    for count in range(1, 12):
        width = layout.table_width(count)
        rows: dict[int, list[float]] = {}
        for spot in layout.table_spots(lying(count)).values():
            lone = abs(spot.y - middle) < 0.3 * quarter and count <= alone
            row = 2 if lone else 1 if spot.y < layout.field.centre[1] else 3
            rows.setdefault(row, []).append(spot.x)
        assert set(rows) == ({2} if count <= alone else {1, 3})
        for across in map(sorted, rows.values()):
            assert len(across) <= 6
            assert abs((across[0] + across[-1]) / 2 - layout.table.centre[0]) < 0.2 * width
            assert across[0] - width / 2 >= layout.table.x
            assert across[-1] + width / 2 <= layout.table.right
            assert all(right - left > width for left, right in pairwise(across))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("count", [6, 7, 8, 9, 10, 12])
def test_many_table_cards_lie_apart_inside_the_printed_border(players: int, count: int) -> None:
    layout = table(1280, 720, players)
    width = layout.table_width(count)
    assert 100 <= width <= layout.table_card
    tall = width * RATIO
    spots = list(layout.table_spots(lying(count)).values())
    for spot in spots:
        assert spot.y - tall / 2 >= layout.field.y - 1
        assert spot.y + tall / 2 <= layout.caption.y
        assert spot.x - width / 2 >= layout.field.x - 1
        assert spot.x + width / 2 <= layout.field.right + 1
    for one, other in combinations(spots, 2):
        assert max(abs(one.x - other.x) - width, abs(one.y - other.y) - tall) >= 9.9


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 10])
def test_the_corners_of_neighbours_in_a_row_are_apart(players: int, sides: int, count: int) -> None:
    layout = table(1280, 720, players, sides)
    width = layout.table_width(count)
    for start in range(0, 30, 5):
        cards = [(slot, card) for slot, (_, card) in enumerate(lying(40)[start : start + count])]
        spots = layout.table_spots(cards)
        cells = layout.table_cells(range(count))
        rows = [[slot for slot in cells if cells[slot][1] == row] for row in (0, 1)]
        for row in rows:
            ordered = sorted((spots[cards[slot][1]] for slot in row), key=lambda spot: spot.x)
            for left, right in pairwise(ordered):
                end = max(x for x, _ in corners(left, width))
                assert min(x for x, _ in corners(right, width)) - end >= CORNERS - 0.01


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 2)])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1706, 720), (1280, 960), (960, 540)])
def test_no_table_card_touches_the_frame_of_the_cloth(
    size: tuple[int, int], players: int, sides: int
) -> None:
    # 800 x 500 has the canvas of 1280 x 800, full HD that of 1280 x 720, and 21:9 that of 1706 x 720.
    if players == 6 and size == (960, 540):
        size = (1120, 630)
    layout = lay_out(*size, players, sides)
    frame = layout.cloth.inset(cloth_frame(layout.cloth.width))
    for count in (4, 5, 6, 7, 10, 12):
        width = layout.table_width(count)
        for spot in layout.table_spots(lying(count)).values():
            lean = math.radians(abs(spot.angle))
            across = width * (math.cos(lean) + RATIO * math.sin(lean)) / 2
            down = width * (RATIO * math.cos(lean) + math.sin(lean)) / 2
            assert frame.x + 5 < spot.x - across
            assert spot.x + across < frame.right - 5
            assert frame.y + 5 < spot.y - down
            assert spot.y + down < frame.bottom - 5


def test_from_twelve_cards_on_every_card_has_its_place_in_the_grid() -> None:
    layout = table(1280, 720, 2)
    spots = layout.table_spots(lying(12))
    assert spots == {card: layout.table_slot(slot, card) for slot, card in lying(12)}


def test_two_rows_of_table_cards_are_equally_long_whatever_was_captured() -> None:
    layout = table(1280, 720, 2)
    upper = [slot for slot, (_, row) in layout.table_cells(range(12)).items() if row == 0]
    lower = [slot for slot in layout.table_cells(range(12)) if slot not in upper]
    cells = layout.table_cells([*upper, *lower[:2]])
    assert sorted(row for _, row in cells.values()) == [0, 0, 0, 0, 1, 1, 1, 1]


def test_the_place_of_a_captured_card_stays_free_while_its_mark_is_shown() -> None:
    layout = table(1280, 720, 2)
    before = layout.table_spots(lying(4))
    after = layout.table_spots(lying(4)[1:], gaps=(0,))
    assert after == {card: before[card] for _, card in lying(4)[1:]}
    assert after != layout.table_spots(lying(4)[1:])


def test_more_cards_than_places_lie_on_one_another_but_shifted() -> None:
    layout = table(1280, 720, 2)
    card = Card.parse("7d")
    first, again = layout.table_slot(0, card), layout.table_slot(layout.slots, card)
    assert again.x > first.x
    assert again.y > first.y


def test_play_goes_counter_clockwise_so_the_next_player_sits_on_the_right() -> None:
    assert [seat.edge for seat in table(1280, 720, 4).seats] == [Edge.BOTTOM, Edge.RIGHT, Edge.TOP, Edge.LEFT]
    assert [seat.edge for seat in table(1280, 720, 3).seats] == [Edge.BOTTOM, Edge.RIGHT, Edge.LEFT]
    clockwise = lay_out(1280, 720, 4, 2, Direction.CW)
    assert [seat.edge for seat in clockwise.seats] == [Edge.BOTTOM, Edge.LEFT, Edge.TOP, Edge.RIGHT]


@pytest.mark.parametrize(("direction", "near"), [(Direction.CCW, Edge.RIGHT), (Direction.CW, Edge.LEFT)])
def test_six_sit_two_at_each_side_and_play_goes_up_one_side_and_down_the_other(
    direction: Direction, near: Edge
) -> None:
    seats = lay_out(1280, 720, 6, 2, direction).seats
    assert seats[3].edge is Edge.TOP
    assert seats[1].edge is seats[2].edge is near
    assert seats[4].edge is seats[5].edge is not near
    assert seats[1].plate.y == seats[5].plate.y > seats[2].plate.y == seats[4].plate.y


@pytest.mark.parametrize("sides", [2, 3, 6])
def test_your_own_pile_lies_before_you_however_many_play(sides: int) -> None:
    layout = table(1280, 720, 6, sides)
    two = table(1280, 720, 2)
    assert layout.piles[0].x == two.piles[0].x
    low = layout.piles[0].y + layout.small_card * RATIO / 2
    assert low == pytest.approx(two.piles[0].y + two.small_card * RATIO / 2)


def test_choices_lie_beside_what_is_said_large_enough_to_be_hit_and_off_the_hand() -> None:
    layout = table(1280, 720, 6)
    areas = layout.choices([90.0, 44.0, 44.0])
    assert areas[-1].right == layout.caption.right
    assert all(area.height >= 44 for area in areas)
    assert all(left.right < right.x for left, right in pairwise(areas))
    own = layout.seats[0]
    assert areas[0].bottom <= own.hand.y - own.card * RATIO / 2
    assert areas[0].y >= layout.table.bottom


def test_a_table_for_five_cannot_be_laid() -> None:
    with pytest.raises(ValueError, match="5 players"):
        lay_out(1280, 720, 5, 5)


@pytest.mark.parametrize("size", [*CANVASES, *LARGER, (1280, 1024)])
@pytest.mark.parametrize("count", [1, 2, 5, 12])
def test_cards_that_swept_lie_beside_the_cloth_and_in_the_window(size: tuple[int, int], count: int) -> None:
    for layout in (table(*size, 2), with_guide(table(*size, 2))):
        half = layout.small_card * RATIO / 2
        for side in (Side(0), Side(1)):
            for number in range(count):
                spot = sweep_spot(layout, side, number, count)
                assert half < spot.x < layout.width - half
                if layout.width >= GUIDED:
                    assert spot.x + half < layout.cloth.x or spot.x - half > layout.cloth.right


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_the_stock_has_one_place_for_every_dealer_apart_from_all_piles(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    (stock,) = {place.stock for place in layout.seats}
    assert stock.angle == 0
    lying = Area.centred(stock.x, stock.y, layout.small_card, layout.small_card * RATIO).inset(-10)
    assert [name for name, area in furniture(layout).items() if meet(lying, area)] == []
    for pile in layout.piles:
        assert math.hypot(pile.x - stock.x, pile.y - stock.y) > 1.5 * layout.small_card * RATIO


@pytest.mark.parametrize("players", [2, 3, 4])
def test_captured_cards_lie_loosely_on_the_side_of_their_owner(players: int) -> None:
    layout = table(1280, 720, players)
    own, plate = layout.piles[0], layout.seats[0].plate
    assert plate.x < own.x < plate.right
    assert own.y < plate.y
    assert all(pile.angle for pile in layout.piles)
    turned = {pile_top(layout, Side(0), count).angle for count in (1, 5, 9)}
    assert len(turned) == 3


@pytest.mark.parametrize("size", [*CANVASES, *LARGER])
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_piles_and_stocks_are_whole_with_air_around_them(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = table(*size, players, sides)
    layouts = (layout, with_guide(layout)) if players == 2 and size[0] >= GUIDED else (layout,)
    for laid in layouts:
        wide, high = laid.small_card, laid.small_card * RATIO
        things = [*laid.piles, *(seat.stock for seat in laid.seats)]
        buttons = [laid.button(one).inset(-8) for one in TableButton]
        for thing in things:
            area = Area.centred(thing.x, thing.y, wide, high)
            assert area.x > 5
            assert area.y > 5
            assert area.right < laid.width - 5
            assert area.bottom < laid.height - 5
            counted = Area.centred(thing.x, area.bottom - 4, 40, 26)
            for other in (*buttons, laid.score.inset(-8), laid.cloth.inset(-8)):
                assert not meet(area, other)
                assert not meet(counted, other)


def test_closed_hands_leave_more_room_for_the_cloth_of_a_replay() -> None:
    for players in (2, 4):
        opened, closed = (lay_out(1280, 622, players, 2, open_hands=one) for one in (True, False))
        assert closed.table_card > 1.12 * opened.table_card
