"""The dealer may exchange the bottom card for a card of the first table (docs/rules.md, section 3.3.6)."""

from dataclasses import replace
from random import Random

import pytest

from settebello.engine import (
    Bottom,
    BottomChosen,
    Card,
    CardSet,
    Deal,
    Exchange,
    IllegalMove,
    Looked,
    Match,
    Move,
    Phase,
    Position,
    Reason,
    Refill,
    Ruleset,
    Seat,
)
from settebello.notation import print_diagram, print_line, read_diagram, read_line
from settebello.notation.observation import ObservationError, observation_of, view_of
from settebello.rulebook.cross_checks import disagreements
from tests.engine.games import BOOK
from tests.engine.side_by_side import play_deals

EXCHANGING = BOOK.ruleset("spazzino", {"deal.exchange": True})
SEATS = {
    2: EXCHANGING,
    3: EXCHANGING,
    4: EXCHANGING,
    6: EXCHANGING.changed(
        {"players.counts": (6,), "deal.hand": 2, "deal.refill": 2, "deal.pattern": "P2 T4"}
    ),
}
LEFT_LEADS = BOOK.ruleset("spazzino", {"deal.exchange": True, "lead": "dealer_left"})


def begun(
    players: int = 2, seed: int = 1, ruleset: Ruleset | None = None
) -> tuple[Match, tuple[object, ...]]:
    """A deal whose dealer looks at the bottom card, and the events of the dealing."""
    rules = ruleset or SEATS[players]
    step, _ = Match.start(rules, players, Seat(seed % players)).deal_next(Random(seed))
    return step.match, step.events


def position_of(match: Match) -> Position:
    assert match.position is not None
    return match.position


def chosen(match: Match, card: Card) -> Match:
    return match.play(Move(card, bottom=True)).match


def to_the_end(match: Match, rng: Random) -> list[Position]:
    """Every position of a deal played by chance, the last one with the last card in a hand."""
    found = []
    while match.phase is Phase.PLAY:
        position = position_of(match)
        found.append(position)
        match = match.play(rng.choice(position.legal_moves())).match
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_dealer_chooses_before_the_leader_plays(players: int) -> None:
    match, (dealt, looked) = begun(players)
    position = position_of(match)
    assert isinstance(dealt, Deal)
    assert looked == Looked(position.dealer, position.stock[-1])
    assert position.exchanging
    assert position.turn == position.dealer
    assert position.player == dealt.leader != position.dealer
    wanted = [Move(card, bottom=True) for card in sorted({*position.table, position.stock[-1]})]
    assert list(position.legal_moves()) == wanted
    assert position.declaration is None
    step = match.play(Move(position.stock[-1], bottom=True))
    assert step.events == (BottomChosen(position.dealer, None, None, dealt.leader),)
    assert position_of(step.match).turn == dealt.leader


def test_a_card_that_is_left_stays_and_is_dealt_last_to_the_dealer() -> None:
    match, _ = begun()
    before = position_of(match)
    match = chosen(match, before.stock[-1])
    after = position_of(match)
    assert (after.table, after.stock, after.opening_table) == (before.table, before.stock, before.table)
    assert after.bottom == Bottom(Exchange.LEFT, before.stock[-1])
    last = [position for position in to_the_end(match, Random(1)) if not position.stock]
    assert before.stock[-1] in last[0].hands[before.dealer]


def test_an_exchanged_card_lies_on_the_first_table_and_the_other_at_the_bottom() -> None:
    match, _ = begun(3)
    before = position_of(match)
    old = before.table.cards[2]
    step = match.play(Move(old, bottom=True))
    after = position_of(step.match)
    new = before.stock[-1]
    assert after.turn is not None
    assert step.events == (BottomChosen(before.dealer, new, old, after.turn),)
    wanted = before.table - CardSet.of((old,)) | CardSet.of((new,))
    assert after.table == after.opening_table == wanted
    assert after.stock == (*before.stock[:-1], old)
    assert after.bottom == Bottom(Exchange.MADE, old)
    assert after.history == ()


def test_the_dealer_sees_which_table_each_choice_makes() -> None:
    before = position_of(begun(3)[0])
    view = before.view(before.dealer)
    for move in view.legal_moves():
        assert view.table_after(move) == before.play(move).position.table
    old = before.table.cards[2]
    wanted = before.table - CardSet.of((old,)) | CardSet.of((before.stock[-1],))
    assert view.table_after(Move(old, bottom=True)) == wanted


def test_a_card_pressed_too_early_and_a_choice_made_too_late_are_refused() -> None:
    match, _ = begun()
    position = position_of(match)
    elsewhere = position.hands[position.dealer].cards[0]
    for move, reason in (
        (Move(elsewhere), Reason.EXCHANGE_FIRST),
        (Move(elsewhere, bottom=True), Reason.EXCHANGE_FIRST),
        (Move(position.stock[0], bottom=True), Reason.EXCHANGE_FIRST),
        (Move(position.table.cards[0], position.table, bottom=True), Reason.EXCHANGE_FIRST),
    ):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.refusal.reason is reason
    match = chosen(match, position.stock[-1])
    with pytest.raises(IllegalMove) as refused:
        match.play(Move(position.table.cards[0], bottom=True))
    assert refused.value.refusal.reason is Reason.NO_EXCHANGE


def test_a_choice_is_written_and_read() -> None:
    move = Move(Card.parse("7d"), bottom=True)
    assert str(move) == "^7d"
    assert Move.parse("^7d") == move
    for wrong in ("^", "^7", "^7dx5c", "^7d?"):
        with pytest.raises(ValueError, match="card"):
            Move.parse(wrong)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("leads", ["after_dealer", "dealer_left"])
def test_only_the_dealer_knows_a_card_that_is_left_and_all_know_an_exchanged_one(
    players: int, leads: str
) -> None:
    for seed in range(4):
        match, _ = begun(players, seed, SEATS[players].changed({"lead": leads}))
        before = position_of(match)
        exchanged = seed % 2 == 1
        match = chosen(match, before.table.cards[0] if exchanged else before.stock[-1])
        card = position_of(match).stock[-1]
        for number, position in enumerate([before, *to_the_end(match, Random(seed))]):
            looked = before.stock[-1] if number == 0 else card
            held = any(looked in hand for hand in position.hands)
            for seat in map(Seat, range(players)):
                view = position.view(seat)
                knows = seat == position.dealer or (exchanged and number > 0)
                assert view.bottom is not None
                unplayed = looked in position.stock or held
                assert view.bottom.card == (looked if knows and unplayed else None)
                own = looked in position.hands[seat]
                assert view.known_bottom == (looked if knows and unplayed and not own else None)
                if view.known_bottom is not None and not position.stock:
                    assert view.bottom_holder is not None
                    assert looked in position.hands[view.bottom_holder]
                    assert looked in view.sample(Random(number)).hands[view.bottom_holder]
                elif view.known_bottom is not None:
                    assert view.bottom_holder is None
                    assert view.sample(Random(number)).stock[-1] == looked
                    assert looked in view.unseen - view.drawable


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_that_has_not_seen_the_card_knows_does_not_depend_on_it(players: int) -> None:
    for seed in range(6):
        match, _ = begun(players, seed)
        match = chosen(match, position_of(match).stock[-1])
        for number, position in enumerate(to_the_end(match, Random(seed))):
            for seat in map(Seat, range(players)):
                view = position.view(seat)
                again = view.sample(Random(number))
                assert again.view(seat) == view
                if seat != position.dealer and position.stock:
                    assert view.unseen == view.drawable


def test_the_unknown_card_is_at_the_bottom_of_a_sample_as_often_as_any_other() -> None:
    match, _ = begun()
    position = position_of(match)
    leader = Seat(1 - position.dealer)
    view = position.view(leader)
    assert {view.sample(Random(seed)).stock[-1] for seed in range(400)} == set(view.unseen)


@pytest.mark.parametrize("ruleset", [EXCHANGING, LEFT_LEADS])
def test_positions_and_observations_are_written_and_read(ruleset: Ruleset) -> None:
    for players in (2, 3):
        match, _ = begun(players, players, ruleset)
        for position in to_the_end(match, Random(players))[::2]:
            assert read_line(print_line(position), BOOK.ruleset) == position
            assert read_diagram(print_diagram(position), BOOK.ruleset) == position
            for seat in map(Seat, range(players)):
                view = position.view(seat)
                assert read_line(print_line(view), BOOK.ruleset) == view
                assert view_of(observation_of(view), BOOK.ruleset) == view


def test_an_observation_that_knows_too_much_or_too_little_is_refused() -> None:
    match, _ = begun()
    position = position_of(match)
    leader = position.view(Seat(1 - position.dealer))
    card = str(position.stock[-1])
    dealer = observation_of(position.view(position.dealer))
    for observation, words in (
        (observation_of(leader) | {"bottom": {"exchange": "due", "card": card}}, "has not seen"),
        (dealer | {"bottom": {"exchange": "due"}}, "has seen the bottom card"),
        (dealer | {"bottom": {"exchange": "due", "card": dealer["table"][0]}}, "lies elsewhere"),
        (dealer | {"bottom": {"exchange": "soon"}}, "exchange is needed"),
        (
            dealer | {"bottom": {"exchange": "due", "card": card}, "turn": leader.seat},
            "before the first card",
        ),
        (dealer | {"rules": {}}, "deal.exchange is off"),
    ):
        with pytest.raises(ObservationError, match=words):
            view_of(observation, BOOK.ruleset)


def test_a_position_whose_bottom_card_lies_elsewhere_is_refused() -> None:
    position = position_of(begun()[0])
    with pytest.raises(ValueError, match="is said to be the bottom card"):
        replace(position, bottom=Bottom(Exchange.DUE, position.stock[0]))
    with pytest.raises(ValueError, match="before the first card"):
        replace(position, turn=Seat(1 - position.dealer))


def test_without_the_rule_or_a_stock_nobody_looks_at_anything() -> None:
    match, events = begun(ruleset=BOOK.ruleset("spazzino"))
    assert [type(event) for event in events] == [Deal]
    assert position_of(match).bottom is None
    whole = EXCHANGING.changed({"deal.hand": 9, "deal.refill": 9, "deal.pattern": "T4 P9"})
    match, events = begun(4, ruleset=whole)
    assert [type(event) for event in events] == [Deal]
    assert not position_of(match).exchanging
    match, events = begun(2, ruleset=whole)
    assert [type(event) for event in events] == [Deal, Looked]


def test_an_exchange_does_not_go_with_rules_that_take_the_table_or_hide_cards() -> None:
    for changes in (
        {"table_sweep.totals": {15: 1}},
        {"bluff": True},
        {"deal.hand": 9, "deal.refill": 0, "deal.pattern": "P9 T4", "players.counts": [4]},
        {"deal.hand": 10, "deal.table": 0, "deal.refill": 10, "deal.pattern": "P10", "players.counts": [2]},
    ):
        found = [one.key for one in disagreements(EXCHANGING.changed(changes))]
        assert "deal.exchange" in found, changes


def test_the_bottom_card_comes_with_the_last_cards() -> None:
    match, _ = begun(2, 3)
    position = position_of(match)
    match = chosen(match, position.table.cards[1])
    refills = []
    rng = Random(3)
    while match.phase is Phase.PLAY:
        step = match.play(rng.choice(position_of(match).legal_moves()))
        refills += [event for event in step.events if isinstance(event, Refill)]
        match = step.match
    assert refills[-1].last
    assert refills[-1].hands[position.dealer][-1] == position.table.cards[1]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_engine_agrees_with_the_referee_on_a_hundred_deals(players: int) -> None:
    play_deals(SEATS[players], players, Random(players), 25)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_engine_agrees_with_the_referee_on_two_thousand_deals(players: int) -> None:
    play_deals(SEATS[players], players, Random(f"slow {players}"), 500)


def test_a_seat_that_is_not_in_turn_lists_its_own_cards_and_no_choice() -> None:
    match, _ = begun()
    view = position_of(match).view(Seat(1 - position_of(match).dealer))
    assert {move.card for move in view.legal_moves()} == set(view.hand)
