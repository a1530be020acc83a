"""The geometry of the table: everything is on the canvas, nothing lies on something else."""

from itertools import combinations, pairwise, product

import pytest

from settebello.market import view_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import scale_of
from settebello.ui.market.layout.card_places import Zone, places_of
from settebello.ui.market.layout.market_layout import RATIO, MarketLayout, fan
from settebello.ui.market.view import empty_place
from tests.ui.market.some_market import later, market_session, played

SIZES = (
    (800, 500),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1280, 1024),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
)
TABLES = [pytest.param(*one, id="-".join(map(str, one))) for one in product(SIZES, (2, 3, 4), (False, True))]
CLOSE = 0.5


def layout_of(size: tuple[int, int], players: int, *, expert: bool, row: float = 0.0) -> MarketLayout:
    """The layout in a window of a size in pixels; `row` is what the gamepad's buttons take."""
    k = scale_of(*size)
    return MarketLayout.of(size[0] / k, size[1] / k - row, players, expert=expert)


def main_areas(layout: MarketLayout) -> dict[str, Area]:
    """What must not touch."""
    own = layout.own
    found = {
        "cloth": layout.cloth,
        "bar": layout.bar,
        "plate": own.plate,
        "deck": own.deck,
        "discard": own.discard,
        "stage": own.stage,
        "hand": own.hand,
        "vault": own.vault,
        "buttons": layout.buttons,
        "round": layout.round,
    }
    if layout.expert:
        found["vitrine"] = own.vitrine
    found |= {f"mat {n}": one.mat for n, one in enumerate(layout.mats)}
    found |= {f"sign {n}": one for n, one in enumerate(layout.signs)}
    return found


def apart(first: Area, second: Area) -> bool:
    across = first.right <= second.x + CLOSE or second.right <= first.x + CLOSE
    return across or first.bottom <= second.y + CLOSE or second.bottom <= first.y + CLOSE


def inside(part: Area, whole: Area) -> bool:
    return (
        part.x >= whole.x - CLOSE
        and part.y >= whole.y - CLOSE
        and part.right <= whole.right + CLOSE
        and part.bottom <= whole.bottom + CLOSE
    )


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
@pytest.mark.parametrize("row", [0.0, 34.0])
def test_nothing_overlaps_and_all_is_seen(
    size: tuple[int, int], players: int, expert: bool, row: float
) -> None:
    layout = layout_of(size, players, expert=expert, row=row)
    canvas = Area(0, 0, layout.width, layout.height)
    areas = main_areas(layout)
    for name, area in areas.items():
        assert inside(area, canvas), name
        assert area.width > 0, name
        assert area.height > 0, name
    for (name, area), (other, second) in combinations(areas.items(), 2):
        assert apart(area, second), f"{name} lies on {other}"


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
def test_the_market_is_on_its_cloth_and_the_small_piles_on_their_mats(
    size: tuple[int, int], players: int, expert: bool
) -> None:
    layout = layout_of(size, players, expert=expert)
    market = layout.market
    cards = [
        market.supply,
        *market.display,
        market.goal_deck,
        market.top_goal,
        market.lower_goals,
        market.graveyard,
    ]
    for card in cards:
        assert inside(card, layout.cloth)
    for first, second in combinations(cards, 2):
        assert apart(first, second)
    for card in (market.supply, *market.display, market.top_goal):
        assert card.height == pytest.approx(card.width * RATIO)
    for places in layout.mats:
        piles = [places.deck, places.discard, places.stage, places.vault]
        for pile in (*piles, places.portrait, places.hand, *([places.vitrine] if expert else [])):
            assert inside(pile, places.mat)
        for first, second in combinations(piles, 2):
            assert apart(first, second)
        assert places.stage.width >= places.deck.width


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
def test_cards_and_buttons_are_large_enough_to_be_hit(
    size: tuple[int, int], players: int, expert: bool
) -> None:
    layout = layout_of(size, players, expert=expert)
    assert layout.hand_width >= 100
    for area in (*layout.signs, layout.buttons):
        assert min(area.width, area.height) >= 44
    # Seven cards in hand are more than most turns bring; of each a broad strip is seen.
    areas = fan(layout.own.hand, 7, layout.hand_width, gap=12, centred=True)
    assert all(inside(area, layout.own.hand) for area in areas)
    assert areas[1].x - areas[0].x >= 44


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_every_card_has_one_place_and_the_seen_ones_lie_where_they_belong(players: int, expert: bool) -> None:
    session = played(market_session(players, expert=expert), later(6))
    view = view_of(session.state, 0)
    layout = layout_of((1280, 720), players, expert=expert)
    spots = places_of(view, layout)
    known = set(range(len(view.rules.cards)))
    sets = {card for seat in range(players) for card in view.rules.of_colour(view.rules.colours[seat])}
    others = known - {card for card in known if view.rules.cards[card].colour} | sets
    assert set(spots) == others
    canvas = Area(0, 0, layout.width, layout.height)
    for card, spot in spots.items():
        assert inside(spot.area, canvas), view.rules.cards[card].id
    hand = [card for card, spot in spots.items() if spot.zone in {Zone.HAND, Zone.DRAWN}]
    assert sorted(hand) == sorted(view.hand)


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
def test_the_numbers_of_all_open_goals_are_seen(size: tuple[int, int], players: int, expert: bool) -> None:
    layout = layout_of(size, players, expert=expert)
    view = view_of(market_session(players, expert=expert).state, 0)
    lower = sorted(
        (spot.area for spot in places_of(view, layout).values() if spot.zone is Zone.LOWER),
        key=lambda area: area.x,
    )
    assert len(lower) > 1
    for area, after in pairwise(lower):
        assert after.x - area.x >= 0.6 * area.width
    assert inside(lower[-1], layout.market.lower_goals)


@pytest.mark.parametrize(("cards", "outlined"), [(0, 4), (3, 1), (4, 0), (9, 0)])
def test_the_places_of_the_next_cards_are_outlined_where_they_have_room(
    cards: int, outlined: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(empty_place, "draw_empty", lambda _, area, __=None: seen.append(area))
    monkeypatch.setattr(canvas, "box", lambda area, _: seen.append(area))
    lane = Area(100, 50, 4 * 60 + 3 * 8, 110)
    empty_place.draw_next(canvas, lane, cards, 60.0, "basket", most=9)
    assert len(seen) == outlined
    for number, area in enumerate(seen, cards):
        assert (area.x, area.width) == (lane.x + 68 * number, 60)
        assert inside(area, lane)
