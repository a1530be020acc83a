"""The geometry of the table: everything is on the canvas, nothing lies on something else."""

from itertools import combinations, pairwise, product

import pytest

from settebello.market import view_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.plane import scale_of
from settebello.ui.market.layout.card_places import KEPT, STAGED, Zone, fitting, places_of, shelf
from settebello.ui.market.layout.market_layout import BORDER, MarketLayout, fan
from settebello.ui.market.layout.seat_mats import RAISED, RATIO
from settebello.ui.table.layout.seat_places import LOW_PORTRAIT, PORTRAIT, PORTRAIT_ROOM
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
    # The sentence lies on the lower border of the cloth, as at the other tables, and covers nothing else.
    assert layout.cloth.bottom - BORDER - CLOSE <= layout.bar.y < layout.cloth.bottom < layout.bar.bottom
    raised = layout.own.hand.moved(0, -RAISED)
    covered = {name: area for name, area in areas.items() if name != "cloth"} | {"raised": raised}
    for name, area in (covered | {"portrait": layout.own.portrait}).items():
        assert apart(layout.bar, area), name
    for corner in layout.corners:
        assert inside(corner, canvas)
        for name, area in areas.items():
            assert apart(corner, area), f"a thing lies on {name}"


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
def test_faces_are_as_large_as_at_the_other_tables_and_cover_no_pile(
    size: tuple[int, int], players: int, expert: bool
) -> None:
    layout = layout_of(size, players, expert=expert)
    own = layout.own
    assert own.portrait.width == PORTRAIT
    assert all(apart(own.portrait, pile) for pile in (own.deck, own.discard, own.stage, own.hand))
    for places in layout.mats:
        assert places.portrait.width == (PORTRAIT if players == 2 else LOW_PORTRAIT)
        assert places.portrait.y >= PORTRAIT_ROOM
        assert places.plate.x < places.portrait.centre[0] < places.plate.right
        for pile in (places.deck, places.discard, places.stage, places.vault):
            assert apart(places.portrait, pile)
            assert apart(places.plate, pile)
            assert apart(places.hand, pile)
            assert inside(pile, places.board)


@pytest.mark.parametrize(("size", "players", "expert"), TABLES)
def test_the_own_places_are_cut_into_the_counter(size: tuple[int, int], players: int, expert: bool) -> None:
    own = layout_of(size, players, expert=expert).own
    for place in (own.deck, own.discard, own.stage, own.vault, *([own.vitrine] if expert else [])):
        assert inside(place, own.counter)
    for place, most in ((own.stage, STAGED), (own.vault, KEPT)):
        room = shelf(place)
        assert inside(room, place)
        assert fitting(place, most) * RATIO <= room.height + CLOSE


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
        for pile in (*piles, *([places.vitrine] if expert else [])):
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
        assert after.x - area.x >= 0.85 * area.width
    assert inside(lower[-1], layout.market.lower_goals)
