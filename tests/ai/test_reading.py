"""Reading hands: what is counted agrees with every deal tried, and no hidden card changes anything."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice, pairwise
from random import Random
from statistics import fmean

import pytest

from settebello.ai.core.deals import Deals
from settebello.ai.reading.changes import Change, changes, same_hands
from settebello.ai.reading.hand_reading import HandReader, Reading, counted_hands, read_hands
from settebello.ai.reading.hand_weights import HandWeights
from settebello.ai.reading.past_plays import PastPlay, of_these_hands
from settebello.ai.reading.questions import Fate, Verdict, can_hold
from settebello.ai.reading.reading_data import data_of, reading_of
from settebello.ai.search.networks import policy_for
from settebello.ai.search.roots import root_of
from settebello.ai.weights import bits
from settebello.engine import Card, CardSet, Match, Position, Rank, Seat, SeatView
from tests.ai.searchers import positions_of_every_game, view_of
from tests.ai.twin_deals import position_of, twin, unfinished
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions
from tests.engine.bridge import rules_of
from tests.reference.cards import Cards, Rules, in_order
from tests.reference.holders import Hands, all_hands, may_have_laid, shares

FEW_DEALS = 250


def names(cards: CardSet) -> Cards:
    return in_order([str(card) for card in cards])


def others(view: SeatView) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(view.players) if seat != view.seat)


def sizes(view: SeatView) -> list[int]:
    return [view.hand_sizes[seat] - len(view.shown[seat]) for seat in others(view)]


def views(seed: int, every: int) -> Iterator[SeatView]:
    """Views of every game, of all seats in turn, in which few deals fit."""
    for number, position in enumerate(positions_of_every_game(seed, every)):
        view = position.view(Seat(number % position.players))
        if counted_hands(view).deals <= FEW_DEALS and any(sizes(view)):
            yield view


def told(reading: Reading, seat: Seat) -> dict[str, float]:
    """The chances of a seat's hidden cards that are not nothing, by card."""
    hand = reading.hand(seat)
    return {str(card): hand.chances[card.bit] for card in hand.possible}


def agree(reading: Reading, view: SeatView, total: float, found: list[dict[str, float]]) -> None:
    """Check that a reading says what was found by trying all deals."""
    assert total
    for seat, held in zip(others(view), found, strict=True):
        expected = {card: part for card, part in held.items() if part}
        assert told(reading, seat) == pytest.approx(expected)


def test_what_is_counted_is_what_every_deal_tried_gives() -> None:
    looked = 0
    for view in views(seed=3, every=9):
        total, found = shares(names(view.unseen), sizes(view), lambda _: 1.0)
        reading = counted_hands(view)
        assert reading.deals == total
        agree(reading, view, total, found)
        for seat in others(view):
            hand = reading.hand(seat)
            for card in hand.possible:
                share = hand.counts[card.bit] / reading.deals
                assert hand.chances[card.bit] == pytest.approx(share)
            assert all(hand.chances[card.bit] == 1 for card in hand.shown)
            known = view.hand | view.table
            assert not any(hand.chances[card.bit] for card in known)
        looked += 1
    assert looked > 40


def weight_in_search(view: SeatView, worlds: list[Hands]) -> Mapping[Hands, float]:
    """The weights of all deals together, as a search gives them to whole deals."""
    policy = policy_for(view.ruleset, view.players)
    assert policy is not None
    root = root_of(view, policy, any_turn=True)
    deals = Deals(root.state, root.hidden, root.unseen, len(worlds), 1)
    end = min(int(root.state.round_end()), int(root.state.end))
    for number, hands in enumerate(worlds):
        for seat, hand in zip(others(view), hands, strict=True):
            cards = [Card.parse(name).bit for name in hand]
            for slot in root.hidden:
                if slot < end and (int(root.state.leader) + slot) % view.players == seat:
                    deals.orders[number * int(deals.size) + slot] = cards.pop()
            assert not cards
    policy.features.leader = root.leader
    deals.weight_by_policy(policy, root.past)
    return dict(zip(worlds, map(float, deals.weights), strict=True))


def test_each_deal_counts_as_the_search_weighs_it() -> None:
    looked = 0
    for view in views(seed=5, every=26):
        if HandWeights.of(view) is None:
            continue
        worlds = list(all_hands(names(view.unseen), sizes(view)))
        weights = weight_in_search(view, worlds)
        total, found = shares(names(view.unseen), sizes(view), weights.__getitem__)
        reading = read_hands(view)
        assert reading.exact
        assert reading.weighed
        agree(reading, view, total, found)
        looked += 1
    assert looked > 5


@pytest.mark.slow
def test_a_sample_is_as_near_as_it_says() -> None:
    beyond = cells = 0
    errors: list[float] = []
    for view in views(seed=9, every=23):
        weights = HandWeights.of(view)
        if weights is None:
            continue
        reader = HandReader(view)
        exact, sampled = reader.read(), reader._sampled(weights, 500)  # noqa: SLF001 - the other way to read
        assert exact.exact
        assert not sampled.exact
        for seat in others(view):
            for card in exact.hand(seat).possible:
                off = abs(exact.hand(seat).chances[card.bit] - sampled.hand(seat).chances[card.bit])
                errors.append(off)
                beyond += off > 2 * sampled.error
                cells += 1
    assert cells > 150
    # The stated error is that of the least certain chance, so 5 % at most lie beyond twice as much.
    assert beyond < 0.05 * cells
    assert fmean(errors) < 0.03


def readings_of_twins(every: int) -> int:
    """Check each so many-th game's readings of views with other hidden cards; return how many had others."""
    changed = 0
    for number, (name, players) in enumerate(EVERY_GAME):
        if number % every:
            continue
        ruleset = RULEBOOK.ruleset(name)
        records = list(islice(unfinished(ruleset, players, number + 1, "esperto"), 14, None, 17))
        for record in records:
            here = position_of(record)
            assert here.turn is not None
            there = position_of(twin(record, number))
            view, other = here.view(here.turn), there.view(here.turn)
            assert view == other
            changed += here.hands != there.hands
            assert read_hands(view) == read_hands(other)
    return changed


def test_no_hidden_card_changes_a_reading() -> None:
    assert readings_of_twins(every=12) > 10


@pytest.mark.slow
def test_no_hidden_card_changes_a_reading_in_any_game() -> None:
    assert readings_of_twins(every=1) > 50


def test_equal_views_give_equal_readings_whatever_was_read_before() -> None:
    found = list(islice(views(seed=2, every=11), 12))
    first = [read_hands(view) for view in found]
    assert [read_hands(view) for view in reversed(found)] == first[::-1]


def test_a_reading_comes_back_from_the_pipe_as_it_went() -> None:
    for view in islice(views(seed=4, every=9), 10):
        reading = read_hands(view)
        assert reading_of(data_of(reading), view) == reading


def test_a_seat_that_is_not_in_turn_is_read_with_all_evidence() -> None:
    positions = list(random_positions(RULEBOOK.ruleset("scopone_scientifico"), 4, 3))
    position = positions[30]
    assert position.turn is not None
    seat = Seat((position.turn + 1) % 4)
    reading = read_hands(position.view(seat))
    assert reading.weighed
    assert sum(told(reading, position.turn).values()) == pytest.approx(len(position.hands[position.turn]))


MUST = RULEBOOK.ruleset("scopa").override({"capture.must_if_able": True})


def legal(rules: Rules, past: tuple[PastPlay, ...], hands: Hands) -> float:
    """1 where the first of the others was allowed all its plays with this hand, else 0."""
    tables = [names(CardSet(one.table)) for one in past if not one.taken]
    return float(all(may_have_laid(rules, hands[0], table) for table in tables))


def test_a_laid_card_excludes_what_could_have_captured() -> None:
    excluding = 0
    for seed in range(8):
        for position in random_positions(MUST, 2, seed):
            view = position.view(Seat(0))
            reading = counted_hands(view)
            if reading.deals > FEW_DEALS or not any(sizes(view)):
                continue
            past = of_these_hands(view)

            total, found = shares(names(view.unseen), sizes(view), partial(legal, rules_of(MUST), past))
            assert reading.deals == total
            agree(reading, view, total, found)
            excluding += len(reading.hand(Seat(1)).possible) < len(view.unseen)
    assert excluding > 5


def test_the_play_that_excludes_a_rank_is_named() -> None:
    named = 0
    for seed in range(8):
        for position in random_positions(MUST, 2, seed):
            view = position.view(Seat(0))
            if not view.hand_sizes[1]:
                continue
            for rank in view.ruleset.deck.ranks:
                answer = can_hold(view, Seat(1), rank)
                for one in answer.cards:
                    if one.fate is Fate.EXCLUDED:
                        assert one.play is not None
                        move = view.history[one.play]
                        assert not move.captured
                        named += 1
    assert named > 10


def test_a_leader_who_begins_with_an_ace_has_only_aces() -> None:
    ruleset = RULEBOOK.ruleset("scopa").override({"ace.opening_ban": True})
    deck = sorted(ruleset.deck.cards, key=lambda card: card.rank is not Rank.ACE)
    rng = Random(1)
    for _ in range(4000):
        dealt = [*rng.sample(deck[:10], 10), *deck[10:]]
        match = Match.start(ruleset, 2, Seat(1)).deal_deck(dealt).match
        position = match.position
        if position is None or {card.rank for card in position.hands[0]} != {Rank.ACE}:
            continue
        move = position.legal_moves()[0]
        view = position.play(move).position.view(Seat(1))
        left = counted_hands(view).hand(Seat(0)).possible
        assert left
        assert {card.rank for card in left} == {Rank.ACE}
        return
    pytest.fail("no hand of aces was dealt")


def test_whether_a_seat_can_hold_a_rank_is_what_every_deal_says() -> None:
    seen: set[Verdict] = set()
    for view in views(seed=7, every=19):
        worlds = list(all_hands(names(view.unseen), sizes(view)))
        for place, seat in enumerate(others(view)):
            for rank in view.ruleset.deck.ranks:
                answer = can_hold(view, seat, rank)
                shown = any(card.rank is rank for card in view.shown[seat])
                holding = sum(shown or any(card[0] == rank for card in hands[place]) for hands in worlds)
                assert (answer.deals, answer.holding) == (len(worlds), holding)
                seen.add(answer.verdict)
                possible = {one.card for one in answer.cards if one.fate is Fate.POSSIBLE}
                assert possible == {card for card in view.unseen if card.rank is rank and sizes(view)[place]}
                assert {one.card.rank for one in answer.cards} == {rank}
                for one in answer.cards:
                    if one.fate is Fate.PLAYED and one.play is not None and one.play < len(view.history):
                        assert view.history[one.play].card == one.card
    assert seen == set(Verdict)


def test_a_question_about_the_own_hand_or_a_rank_out_of_play_is_refused() -> None:
    view = view_of("scopa players=2 deal=1 dealer=1 turn=0 hands=2s7d/4sKb table=1c6d piles=9c9d/-")
    with pytest.raises(ValueError, match="not another seat"):
        can_hold(view, Seat(0), Rank.SEVEN)
    with pytest.raises(ValueError, match="not in play"):
        can_hold(view, Seat(1), Rank.RE)


def test_a_played_card_is_marked_as_excluded_for_everybody() -> None:
    rng = Random(1)
    looked = 0
    for name, players in (("scopa", 2), ("scopone_scientifico", 4), ("escoba", 6), ("scopa", 3)):
        before: SeatView | None = None
        for position in random_positions(RULEBOOK.ruleset(name), players, rng.randrange(99)):
            view = position.view(Seat(0))
            if before is not None and same_hands(before, view):
                last = view.history[-1].card
                found = changes(counted_hands(before), counted_hands(view), view.ruleset.deck.cards)
                gone = {one.seat for one in found if one.card == last and one.change is Change.EXCLUDED}
                held = {one.seat for one in counted_hands(before).hands if one.counts[last.bit]}
                assert gone == held
                looked += bool(gone)
            before = view
    assert looked > 40


def test_new_hands_are_no_change() -> None:
    positions = list(random_positions(RULEBOOK.ruleset("scopa"), 2, 1))
    dealt = [same_hands(old.view(Seat(0)), new.view(Seat(0))) for old, new in pairwise(positions)]
    refills = [number for number, same in enumerate(dealt) if not same]
    assert refills == [5, 11, 17, 23, 29]


def test_a_contradicting_position_excludes_nothing() -> None:
    position = next(random_positions(MUST, 2, 1))
    assert isinstance(position, Position)
    assert list(bits(counted_hands(position.view(Seat(0))).hands[0].possible.mask))
