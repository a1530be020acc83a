"""What was dealt is counted from the records alone, and compared with what a fair shuffle gives."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations, product
from math import isclose
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.engine import Match, Phase, Seat
from settebello.notation import Record, SeatRecord, print_record
from settebello.notation.record import replayed_deals, sweeps
from settebello.session import PERSON
from settebello.session.chronicle import MEMORY, Chronicle
from settebello.session.dealt_cards import CardGroup, DealtCards, dealt_in
from settebello.session.shuffle_statistics import (
    CONFIDENCE,
    MOST_EXACT,
    Share,
    chance_range,
    shuffle_statistics_of,
)
from settebello.session.summary import DealSummary, MatchSummary, summary_of
from settebello.storage.saves import Saves
from tests.ai.views import EVERY_GAME, RULEBOOK
from tests.notation.matches import rules_of
from tests.ui.shelves import played

MATCHES = tuple(played(seed, ("bimbo",), target=4) for seed in range(6))


def dealt_record(name: str, players: int, seed: int) -> Record:
    """A whole deal of random moves."""
    rng, rules = Random(seed), RULEBOOK.ruleset(name)
    seats = (SeatRecord("Ada"), *[SeatRecord(level="bimbo")] * (players - 1))
    step, decks = Match.start(rules, players, Seat(0)).deal_next(rng)
    match, record = step.match, Record(rules, seats, Seat(0)).with_deal(decks, step.match.dealer)
    while match.phase is Phase.PLAY:
        assert match.position is not None
        seat, move = match.position.turn, rng.choice(match.position.legal_moves())
        step = match.play(move)
        score = step.match.score.points if step.match.score else None
        match, record = step.match, record.with_move(move, scopa=sweeps(step.events, seat), score=score)
    return record


def cards_played(record: Record) -> DealtCards:
    """What each seat played in a deal, which is what it was dealt."""
    (replayed,) = replayed_deals(record)
    match = (
        Match.start(record.ruleset, len(record.seats), record.dealer).deal_deck(record.deals[0].deck).match
    )
    hands: list[list[object]] = [[] for _ in record.seats]
    counts = {group: [0] * len(record.seats) for group in CardGroup}
    for move in record.deals[0].moves:
        assert match.position is not None
        assert match.position.turn is not None
        seat = match.position.turn
        hands[seat].append(move.card)
        for group in CardGroup:
            counts[group][seat] += group.has(move.card)
        match = match.play(move).match
    assert replayed.match.scores == match.scores
    return DealtCards(tuple(map(len, hands)), {group: tuple(found) for group, found in counts.items()})


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_what_a_seat_was_dealt_is_what_it_played(name: str, players: int) -> None:
    # A deal whose first table was dealt again alone is left out, as the next test shows.
    for seed in range(3, 9):
        record = dealt_record(name, players, seed)
        (replayed,) = replayed_deals(record)
        found = dealt_in(replayed.events, record.ruleset)
        if found is not None:
            break
    assert found is not None
    assert found == cards_played(record)


def test_a_first_table_dealt_again_alone_leaves_the_deal_out() -> None:
    for seed in range(3000):
        record = dealt_record("scopa_jp", 2, seed) if _thrown_in(seed) else None
        if record is not None:
            break
    assert record is not None
    assert summary_of(record).deals[0].dealt is None


def _thrown_in(seed: int) -> bool:
    step, decks = Match.start(RULEBOOK.ruleset("scopa_jp"), 2, Seat(0)).deal_next(Random(seed))
    return step.match.phase is Phase.PLAY and len(decks) > 1


def test_a_summary_keeps_what_was_dealt_and_an_older_one_is_made_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(print_record(MATCHES[0]))
    saves.finish()
    rules = RULEBOOK.ruleset
    list(Chronicle(saves, rules).read())
    memory = saves.finished()[0].parent / MEMORY
    text = memory.read_text()
    dealt = text[text.index(',"dealt":') : text.index("}}", text.index(',"dealt":')) + 2]
    memory.write_text(text.replace(dealt, ""))
    again = Chronicle(saves, rules)
    list(again.read())
    assert again.summaries == (summary_of(MATCHES[0]),)
    assert memory.read_text() == text
    with pytest.raises(ValueError, match="not a valid CardGroup"):
        MatchSummary.parse(str(summary_of(MATCHES[0])).replace('"kings"', '"queens"'))


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ()},
        {"hands": (18, 18, 1)},
        {"hands": (-1, 18)},
        {"hands": (18, 1_000_000_000)},
        {"groups": dict.fromkeys(CardGroup, (1,))},
        {"groups": dict.fromkeys(CardGroup, (19, 0))},
        {"groups": dict.fromkeys(CardGroup, (0, -1))},
    ],
    ids=["nobody", "too many", "less than none", "too large", "one seat", "too many of all", "less of all"],
)
def test_a_summary_whose_cards_cannot_have_been_dealt_is_made_again(
    tmp_path: Path, wrong: dict[str, Any]
) -> None:
    saves = Saves(tmp_path)
    saves.write(print_record(MATCHES[0]))
    saves.finish()
    right = summary_of(MATCHES[0])
    first, *others = right.deals
    assert first.dealt is not None
    bad = replace(right, deals=(replace(first, dealt=replace(first.dealt, **wrong)), *others))
    list(Chronicle(saves, RULEBOOK.ruleset).read())
    memory = saves.finished()[0].parent / MEMORY
    memory.write_text(memory.read_text().replace(str(right), str(bad)))
    assert str(bad) in memory.read_text()
    again = Chronicle(saves, RULEBOOK.ruleset)
    list(again.read())
    assert again.summaries == (right,)


@pytest.mark.parametrize("head", ["[" * 100_000, '["1.scopa",Infinity,1]'], ids=["deep", "infinite"])
def test_a_line_of_the_memory_that_is_none_is_left_out(tmp_path: Path, head: str) -> None:
    saves = Saves(tmp_path)
    saves.write(print_record(MATCHES[0]))
    saves.finish()
    memory = saves.finished()[0].parent / MEMORY
    memory.write_text(f"{head}\t{summary_of(MATCHES[0])}\n")
    chronicle = Chronicle(saves, RULEBOOK.ruleset)
    list(chronicle.read())
    assert chronicle.summaries == (summary_of(MATCHES[0]),)


def test_own_and_other_cards_add_up_over_the_matches_that_count() -> None:
    summaries = [summary_of(record) for record in MATCHES]
    found = shuffle_statistics_of(summaries)
    assert found.deals == sum(len(one.deals) for one in summaries)
    assert not found.left_out
    for one in found.groups:
        dealt = [deal.dealt for match in summaries for deal in match.deals if deal.dealt is not None]
        assert one.own == sum(deal.groups[one.group][PERSON] for deal in dealt)
        assert one.own + one.others == sum(sum(deal.groups[one.group]) for deal in dealt)
        assert one.others_range == (one.own + one.others - one.high, one.own + one.others - one.low)


@pytest.mark.parametrize(
    "changed",
    [
        lambda one: replace(one, repeated=True),
        lambda one: replace(one, taken_back=1),
        lambda one: replace(one, winner=None),
        lambda one: replace(one, levels=(None, None)),
    ],
    ids=["chosen cards or a copy", "cards taken back", "not finished", "several persons"],
)
def test_matches_that_do_not_count_are_left_out(changed: Callable[[MatchSummary], MatchSummary]) -> None:
    summaries = [summary_of(record) for record in MATCHES]
    more = [*summaries, changed(summaries[0])]
    assert shuffle_statistics_of(more) == shuffle_statistics_of(summaries)


def test_without_matches_nothing_is_compared() -> None:
    found = shuffle_statistics_of([])
    assert (found.deals, found.groups) == (0, ())
    assert found.of(CardGroup.SETTEBELLO) is None


def numbers(share: Share) -> list[int]:
    """The marked cards of every possible hand."""
    hands = combinations(range(share.pool), share.cards)
    return [sum(card < share.marked for card in hand) for hand in hands]


@pytest.mark.parametrize(
    "share", [Share(6, 2, 3), Share(7, 3, 2), Share(5, 5, 2), Share(4, 0, 2), Share(6, 1, 6)]
)
def test_mean_and_variance_are_those_of_all_hands(share: Share) -> None:
    found = numbers(share)
    mean = sum(found) / len(found)
    assert isclose(share.mean, mean, abs_tol=1e-12)
    assert isclose(share.variance, sum((n - mean) ** 2 for n in found) / len(found), abs_tol=1e-12)


@pytest.mark.parametrize("doubt", [0.01, 0.05, 0.3])
@pytest.mark.parametrize("shares", [[Share(6, 2, 3)], [Share(6, 2, 3), Share(7, 3, 2)], [Share(5, 2, 1)] * 3])
def test_a_range_holds_all_but_the_outer_sums(shares: Sequence[Share], doubt: float) -> None:
    sums = [sum(each) for each in product(*map(numbers, shares))]
    low, high = chance_range(shares, doubt)
    part = doubt / 2 * len(sums)
    assert sum(one < low for one in sums) <= part < sum(one <= low for one in sums)
    assert sum(one > high for one in sums) <= part < sum(one >= high for one in sums)


@pytest.mark.parametrize("doubt", [0.0, 1.0, -0.1])
def test_a_doubt_is_a_probability(doubt: float) -> None:
    with pytest.raises(ValueError, match="not a probability"):
        chance_range([Share(6, 2, 3)], doubt)


@pytest.mark.parametrize("share", [Share(36, 1, 18), Share(36, 4, 12), Share(40, 10, 10)])
def test_the_normal_range_continues_the_exact_one(share: Share) -> None:
    exact, normal = (chance_range([share] * number, 0.01) for number in (MOST_EXACT, MOST_EXACT + 1))
    for before, after in zip(exact, normal, strict=True):
        assert abs(after - before - share.mean) <= 1.5


def test_the_range_of_many_deals_is_the_known_one() -> None:
    # 412 fair coins: 206 plus or minus 1.96 times the root of 103.
    assert chance_range([Share(36, 1, 18)] * 412, 0.05) == (186, 226)


@pytest.mark.parametrize("deals", [12, pytest.param(100, marks=pytest.mark.slow)])
def test_fair_shuffles_are_within_all_ranges_as_often_as_is_said(deals: int) -> None:
    rng, fair = Random(4), 0
    template = summary_of(MATCHES[0])
    for _ in range(300):
        summary = replace(template, deals=tuple(shuffled(template, rng) for _ in range(deals)))
        fair += all(one.usual for one in shuffle_statistics_of([summary]).groups)
    # Bonferroni promises at least 95 of 100; 270 of 300 leaves room for four standard errors.
    assert fair / 300 > CONFIDENCE - 0.05


def test_a_hand_that_always_gets_the_settebello_is_outside_the_range() -> None:
    rng, template = Random(5), summary_of(MATCHES[0])
    deals: list[DealSummary] = []
    while len(deals) < 30:
        deal = shuffled(template, rng)
        if deal.dealt is not None and deal.dealt.groups[CardGroup.SETTEBELLO][PERSON]:
            deals.append(deal)
    found = shuffle_statistics_of([replace(template, deals=tuple(deals))]).of(CardGroup.SETTEBELLO)
    assert found is not None
    assert found.own == 30
    assert not found.usual


def shuffled(template: MatchSummary, rng: Random) -> DealSummary:
    """A deal of Scopa for two, dealt from a shuffled pack."""
    cards = list(rules_of("scopa", {}).deck.shuffled(rng))[4:]
    hands = cards[:18], cards[18:]
    groups = {group: tuple(sum(map(group.has, hand)) for hand in hands) for group in CardGroup}
    return replace(template.deals[0], dealt=DealtCards((18, 18), groups))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_the_program_deals_what_chance_gives(name: str, players: int) -> None:
    summaries = [summary_of(dealt_record(name, players, seed)) for seed in range(200)]
    for group in CardGroup:
        dealt = [deal.dealt for one in summaries for deal in one.deals if deal.dealt is not None]
        for seat in range(players):
            shares = [Share(sum(one.hands), sum(one.groups[group]), one.hands[seat]) for one in dealt]
            low, high = chance_range(shares, 1e-6)
            assert low <= sum(one.groups[group][seat] for one in dealt) <= high
