"""Cards on their way: a bought one is held up with its payment, and flies over the words of the bar."""

from collections.abc import Sequence

import pytest

from settebello.market import Amount, Buy, Place, view_of
from settebello.market.market_events import Bought
from settebello.session.market.market_session import MarketSession
from settebello.storage.settings import Motion, Settings, Speed
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.card_places import places_of
from settebello.ui.market.layout.flights import HELD_UP, LENGTH, Flights, flights_of
from settebello.ui.market.layout.market_layout import MarketLayout
from settebello.ui.market.model.payment_words import paid_figures
from settebello.ui.market.view import flight_view
from settebello.ui.market.view.flight_view import draw_flights
from settebello.ui.table.view import rays_view
from tests.ui.market.some_market import market_session, plan_of, played, rules
from tests.ui.market.tables import market_pilot, table, to_the_choice


def cards(*names: str) -> tuple[int, ...]:
    return tuple(rules().index[name] for name in names)


def before_a_purchase(*, goal: bool) -> MarketSession:
    """A match in which the person in turn is about to buy a goal, or a card of the display."""

    def buys(session: MarketSession) -> bool:
        action = plan_of(session.state)[0]
        if not session.persons_turn or not isinstance(action, Buy):
            return False
        return session.state.rules.is_goal[action.card] == goal

    found = played(market_session(2), buys)
    assert not found.over
    return found


def purchase(*, goal: bool, pace: float = 1.0) -> tuple[Flights, Bought]:
    """The flights after a purchase, and what was paid."""
    session = before_a_purchase(goal=goal)
    seat = session.state.turn
    layout = MarketLayout.of(1280, 720, 2, expert=False)
    before = places_of(view_of(session.state, seat), layout)
    events = session.play(plan_of(session.state)[0])
    flights = flights_of(before, places_of(view_of(session.state, seat), layout), events, pace)
    bought = next(event for event in events if isinstance(event, Bought))
    return flights, bought


@pytest.mark.parametrize(
    ("card", "payment", "amount", "figures"),
    [
        ("Z5a", ("r7",), Amount(7, 7), "7 ≥ 5"),
        ("Z7a", ("r4a", "r4b"), Amount(16, 8, 8), "4 + 4 = 8, × 2 = 16 ≥ 7"),
        ("G18", ("r3", "r6"), Amount(18, 9, tripled=6), "3 × 6 = 18 ≥ 18"),
    ],
)
def test_a_payment_is_written_with_the_price_that_it_reaches(
    card: str, payment: Sequence[str], amount: Amount, figures: str
) -> None:
    bought = Bought(0, cards(card)[0], cards(*payment), amount, Place.STAGE)
    assert paid_figures(rules(), bought) == figures


def test_a_goal_that_pays_has_no_figures() -> None:
    assert paid_figures(rules(), Bought(0, cards("Z5a")[0], cards("G16"), None, Place.STAGE)) == ""


def test_a_bought_card_is_held_up_until_its_payment_has_arrived() -> None:
    flights, bought = purchase(goal=False)
    assert flights.bought == bought
    ways = {flight.card: flight for flight in flights.all}
    own = ways[bought.card]
    paid = [ways[card] for card in bought.payment]
    assert paid
    assert all(one.ends <= own.begin + own.held for one in paid)
    assert own.part(own.begin + own.held) == 0.0
    assert own.lifted(own.begin + own.held) == 1.0
    assert own.part(own.ends) == 1.0
    assert own.lifted(own.ends) == 0.0
    assert flights.duration == pytest.approx(HELD_UP + LENGTH)
    assert all(one.held == 0.0 for one in paid)


def test_a_brisk_pace_shortens_the_holding_and_calm_motion_has_none() -> None:
    brisk, _ = purchase(goal=False, pace=0.6)
    assert brisk.duration == pytest.approx(0.6 * (HELD_UP + LENGTH))
    still, _ = purchase(goal=False, pace=0.0)
    assert (still.all, still.bought) == ((), None)


@pytest.mark.parametrize("goal", [False, True])
def test_rays_are_behind_goals_alone_and_the_figures_above_the_card(
    goal: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    flights, bought = purchase(goal=goal)
    drawn: list[str] = []
    written: list[tuple[str, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: drawn.append(name))
    monkeypatch.setattr(flight_view, "draw_card", lambda _, card, *__, **___: drawn.append(card.id))
    monkeypatch.setattr(canvas, "text", lambda words, _, y, **__: written.append((words, y)))
    monkeypatch.setattr(canvas, "box", lambda *_: None)
    draw_flights(canvas, flights, rules(), HELD_UP / 2)
    own = rules().cards[bought.card].id
    assert drawn[-1] == own
    assert (drawn[-2:-1] == [rays_view.PICTURE]) == goal
    figures = paid_figures(rules(), bought)
    way = next(flight for flight in flights.all if flight.card == bought.card)
    assert [words for words, _ in written] == [figures]
    assert written[0][1] < way.start.area.y
    written.clear()
    draw_flights(canvas, flights, rules(), HELD_UP + 0.9 * LENGTH)
    assert written == []


def test_what_flies_is_drawn_over_the_sentence_of_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(language="en", speed=Speed.NORMAL, motion=Motion.FULL)
    with market_pilot(before_a_purchase(goal=False), settings=settings) as pilot:
        scene = to_the_choice(pilot)
        scene.play(plan_of(scene.session.state)[0])
        assert table(pilot).board.moving
        order: list[str] = []
        painter = "settebello.ui.market.scene.market_painter."
        monkeypatch.setattr(painter + "draw_bar", lambda *_, **__: order.append("bar"))
        monkeypatch.setattr(painter + "draw_flights", lambda *_: order.append("flights"))
        scene.draw(pilot.canvas)
        assert order == ["bar", "flights"]
