"""A match that was played, moment by moment: nothing of it is lost, and every way leads somewhere."""

import itertools

import pytest

from settebello.engine import (
    Believed,
    Boasted,
    BottomChosen,
    Deal,
    Doubted,
    Exposed,
    FaceDown,
    Looked,
    Pack,
    Play,
    Undoubted,
)
from settebello.notation import Record
from settebello.notation.record import replayed_deals
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.table.model.film import Film, opened, turns
from tests.ui.shelves import played

GAMES = ("scopa", "cirulla", "escoba", "scopa_bugiarda")


def film(variant: str, levels: tuple[str, ...] = ("amico",), target: int = 12) -> tuple[Record, Film]:
    record = played(4, levels, variant, target=target)
    return record, Film.of(record)


@pytest.mark.parametrize("variant", GAMES)
def test_a_deal_is_cut_into_the_dealing_and_a_turn_for_every_card_and_doubt(variant: str) -> None:
    record, shown = film(variant)
    for deal, moves, replayed in zip(shown.deals, record.deals, replayed_deals(record), strict=True):
        assert deal.events == replayed.events
        assert not any(isinstance(event, Play | FaceDown) for event in deal.moments[0].events)
        for moment in deal.moments[1:]:
            kinds = [type(e) for e in moment.events if isinstance(e, Play | FaceDown | Doubted)]
            assert len(kinds) == 1
        cards = [m for m in deal.moments if any(isinstance(e, Play | FaceDown) for e in m.events)]
        assert len(cards) == len(moves.moves)


def test_doubts_and_claims_that_stand_come_in_the_turn_of_who_answers() -> None:
    seen = set()
    for seed in range(12):
        record = played(seed, ("amico",), "scopa_bugiarda", target=8)
        for replayed in replayed_deals(record):
            for group in turns(replayed.events):
                seen.add(tuple(type(event).__name__ for event in group[:2]))
    assert any(kinds[0] == "FaceDown" for kinds in seen)
    assert ("Capture", "Play") in seen or any(kinds[0] == "Doubted" for kinds in seen)


@pytest.mark.parametrize("variant", GAMES)
def test_every_card_of_a_deal_that_is_over_is_captured_at_one_moment_or_left(variant: str) -> None:
    _, shown = film(variant)
    for deal in shown.deals:
        assert deal.over
        assert all(len(deal.taking(card)) <= 1 for card in Pack.ITALIAN.cards)
        assert any(deal.taking(card) for card in Pack.ITALIAN.cards)


def test_what_is_captured_in_an_unfinished_deal_is_not_told() -> None:
    record = played(1, steps=30)
    deal = Film.of(record).deals[-1]
    assert not deal.over
    assert not any(deal.taking(card) for card in Pack.ITALIAN.cards)


def test_the_choice_of_the_bottom_card_is_the_first_turn() -> None:
    levels = ("amico", "bimbo")
    record = played(3, levels, "spazzino", target=21, changes=(("deal.exchange", True),))
    for deal, replayed in zip(Film.of(record).deals, replayed_deals(record), strict=True):
        assert deal.events == replayed.events
        dealing, choosing, *others = deal.moments
        assert [type(event) for event in dealing.events] == [Deal, Looked]
        assert dealing.here.looked == deal.events[1].card  # type: ignore[union-attr]
        assert [type(event) for event in choosing.events] == [BottomChosen]
        assert choosing.here.looked is None
        assert choosing.here.turn_of == dealing.here.leader
        assert not any(isinstance(event, BottomChosen) for one in others for event in one.events)
        assert deal.plays[0] == 2


@pytest.mark.parametrize("doubters", ["next", "any"])
def test_what_is_said_of_a_hand_belongs_to_the_card_and_every_answer_is_a_turn(doubters: str) -> None:
    changes = (("declare", "buongioco"), ("declare_bluff", True), ("doubters", doubters))
    met = set()
    for seed in range(4):
        record = played(seed, ("amico", "caso"), "scopa_bugiarda", target=8, changes=changes)
        for deal, replayed in zip(Film.of(record).deals, replayed_deals(record), strict=True):
            assert deal.events == replayed.events
            for moment in deal.moments[1:]:
                kinds = [type(event) for event in moment.events]
                met |= set(kinds)
                said = [kind for kind in kinds if kind in {Boasted, Exposed, Believed}]
                assert len(said) <= 1
                assert Boasted not in kinds or Play in kinds
                assert Exposed not in kinds or kinds == [Exposed]
                assert Believed not in kinds or Play not in kinds
            assert deal.moments[-1].here.boast is None
    assert {Boasted, Exposed, Undoubted} <= met


def test_every_answer_about_a_claim_is_a_turn_of_its_own() -> None:
    levels = ("amico", "bimbo")
    asking = (("doubters", "any"),)
    answers = set()
    for seed in range(4):
        record = played(seed, levels, "scopa_bugiarda", target=8, changes=asking)
        for deal, replayed in zip(Film.of(record).deals, replayed_deals(record), strict=True):
            assert deal.events == replayed.events
            for before, moment in itertools.pairwise(deal.moments):
                kinds = [
                    type(e) for e in moment.events if isinstance(e, Believed | Doubted | Play | FaceDown)
                ]
                assert len(kinds) == 1
                if kinds[0] in {Believed, Doubted}:
                    answers.add(kinds[0])
                    assert moment.events[0].seat == before.here.turn_of  # type: ignore[union-attr]
    assert answers == {Believed, Doubted}


def test_the_last_moment_has_all_cards_in_the_piles() -> None:
    _, shown = film("scopa")
    for deal in shown.deals:
        last = deal.moments[-1].here
        assert sum(len(pile.cards) for pile in last.piles) == 40
        assert not any(last.hands)


def test_open_hands_show_every_card_that_is_held() -> None:
    _, shown = film("scopa", ("amico", "bimbo", "amico"))
    here = shown.deals[0].moments[3].here
    assert {card for hand in here.hands for card in hand} <= opened(here).shown


def test_every_moment_is_reached_forward_and_back() -> None:
    _, shown = film("scopa")
    reel = ReplayPosition(shown)
    way = [reel]
    while not reel.at_end:
        reel = reel.forward()
        way.append(reel)
    assert len(way) == sum(len(deal.moments) + 1 for deal in shown.deals)
    assert reel.forward() == reel
    for earlier in reversed(way[:-1]):
        reel = reel.back()
        assert reel == earlier
    assert reel.back() == reel


def test_jumps_lead_from_sweep_to_sweep_and_from_deal_to_deal() -> None:
    _, shown = film("cirulla", target=40)
    start = ReplayPosition(shown)
    sweeps = [(d, p) for d, deal in enumerate(shown.deals) for p in deal.sweeps]
    reel, found = start, []
    while reel.next_sweep() != reel:
        reel = reel.next_sweep()
        found.append((reel.deal, reel.place))
        assert reel.moment.swept
    assert found == [way for way in sweeps if way != (0, 0)]
    back = [(reel.deal, reel.place)]
    while reel.previous_sweep() != reel:
        reel = reel.previous_sweep()
        back.append((reel.deal, reel.place))
    assert back == sweeps[::-1]
    assert start.next_deal().deal == 1
    assert start.next_deal().to(3).previous_deal() == start.next_deal()
    assert start.next_deal().previous_deal() == start
    last = start.to_deal(len(shown.deals) - 1)
    assert last.next_deal() == last.to(last.last)
    assert last.next_deal().counted
