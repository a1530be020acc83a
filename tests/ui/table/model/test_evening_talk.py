"""Nobody repeats a line within an evening, and every line fits the game and the deck."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from settebello.ai import Group
from settebello.ai.people.remarks import Need, Occasion
from settebello.app.game_offers import opponent_choices
from settebello.engine import Deal, DealOver, Event, MatchOver, Ruleset, Score, Seat, Side
from settebello.engine.cards import CardSet, Rank
from settebello.engine.rules.rulewords import Objective
from settebello.engine.scoring import score_deal
from settebello.i18n import Catalogue
from settebello.notation import Record, SeatRecord
from settebello.notation.record import replayed_deals
from settebello.storage.settings import Talk
from settebello.ui.kit.ports.evening import EVENING, NEW_EVENING, EveningLog
from settebello.ui.kit.ports.offers import OpponentChoice
from settebello.ui.table.model.banter.close_match import contenders
from settebello.ui.table.model.banter.company import BanterState
from settebello.ui.table.model.banter.line_needs import needs_met
from settebello.ui.table.model.film import turns
from tests.combinations import sampled
from tests.pilot import shipped_levels
from tests.ui.shelves import played
from tests.ui.tables import ruleset

PEOPLE = [one.id for one in shipped_levels().of(Group.CHARACTER)]
PRIZE_NAMED = ("escoba", "saar_simple")
"""Games in which the seven that scores by itself is not called settebello."""


@cache
def choices() -> tuple[OpponentChoice, ...]:
    return opponent_choices(shipped_levels().opponents)


@cache
def two_matches(variant: str) -> tuple[tuple[Record, tuple[tuple[Event, ...], ...]], ...]:
    """The first ten deals of two matches, as records with their turns."""
    found = []
    for seed in (3, 4):
        record = played(seed, ("bimbo",), variant, target=300, steps=560)
        deals = list(replayed_deals(record))[:10]
        assert len(deals) == 10
        found.append((record, tuple(turn for deal in deals for turn in turns(deal.events))))
    return tuple(found)


def seated(record: Record, person: str) -> Record:
    return replace(record, seats=(SeatRecord(), SeatRecord(level=person)))


@pytest.mark.parametrize("variant", sampled(["scopa", "cirulla", *PRIZE_NAMED], 3))
def test_nobody_repeats_a_line_in_twenty_deals_of_two_matches(variant: str) -> None:
    for person in PEOPLE:
        evening, said, late = NEW_EVENING, list[str](), Counter[str]()
        for record, course in two_matches(variant):
            here = BanterState.at(seated(record, person), choices(), Talk.LIVELY, evening=evening)
            for turn in course:
                before, here = here.evening, here.after(turn)
                if here.remark is not None:
                    said.append(Catalogue("en")(here.remark.words))
                    late.update(one.occasion for one in here.evening.said - before.said if one.deal > 15)
            evening = here.evening
        assert evening.deals == EVENING
        assert len(set(said)) == len(said)
        assert len(said) >= 15
        assert late, "the lines last for the evening"
        if variant in PRIZE_NAMED:
            assert not any("settebello" in words.casefold() for words in said)


def test_an_occasion_rests_after_a_line_until_its_lines_last_for_the_evening() -> None:
    evening, said = NEW_EVENING, list[tuple[int, int]]()
    for deal in range(1, 2 * EVENING + 1):
        evening = evening.dealt()
        for _ in range(3):
            unused = evening.unused("pina", Occasion.SWEPT, range(5))
            if unused:
                evening = evening.spoken("pina", Occasion.SWEPT, unused[0])
                said.append((deal, unused[0]))
    assert said == [
        (1, 0), (5, 1), (9, 2), (13, 3), (17, 4),
        (21, 0), (25, 1), (29, 2), (33, 3), (37, 4),
    ]  # fmt: skip
    assert evening.unused("gino", Occasion.SWEPT, range(5)) == (0, 1, 2, 3, 4)
    assert evening.unused("pina", Occasion.SWEPT, ()) == ()


def test_a_greeting_does_not_rest_but_ends_with_its_lines() -> None:
    evening = NEW_EVENING.dealt()
    for number in range(4):
        assert number in evening.unused("pina", Occasion.GREETING, range(4))
        evening = evening.spoken("pina", Occasion.GREETING, number)
    assert evening.unused("pina", Occasion.GREETING, range(4)) == ()


def test_the_log_hands_the_evening_on_and_knows_how_a_match_began() -> None:
    (first, _), (second, _) = two_matches("scopa")
    new = Record(ruleset(), first.seats, Seat(0))
    log = EveningLog()
    assert log.joined(new) == log.start_of(first) == NEW_EVENING
    heard = NEW_EVENING.dealt().spoken("gino", Occasion.GREETING, 1)
    log.heard(seated(first, "gino"), NEW_EVENING, heard)
    assert log.joined(new) == log.joined(second) == heard
    assert log.joined(first) == log.start_of(first) == NEW_EVENING
    assert log.start_of(second) == NEW_EVENING, "a match from before this evening"
    later = heard.dealt().spoken("pina", Occasion.SWEPT, 0)
    log.heard(seated(second, "pina"), heard, later)
    assert log.start_of(second) == heard
    log.heard(seated(second, "beppe"), heard, heard.dealt())
    assert log.joined(new) == later, "what pina said before somebody took her seat is not forgotten"


@pytest.mark.parametrize(
    ("variant", "met"),
    [
        ("scopa", {Need.SETTEBELLO, Need.SCOPA, Need.COINS}),
        ("scopa_frac", {Need.SCOPA, Need.COINS}),
        ("escoba", {Need.COINS}),
        ("saar_simple", {Need.COINS}),
    ],
)
def test_what_is_called_by_name_is_called_so_in_the_game(variant: str, met: set[Need]) -> None:
    assert needs_met(ruleset(variant), coins=True) == met
    assert needs_met(ruleset(variant), coins=False) == met - {Need.COINS}


# Points and close matches


def score_of(rules: Ruleset, *piles: frozenset[Rank]) -> Score:
    """The score of a deal after which each side has all cards of some ranks."""
    cards = (
        CardSet.of([card for card in rules.deck.cards if card.rank in ranks], rules.deck.pack)
        for ranks in piles
    )
    return score_deal(rules, len(piles), tuple(cards), (0,) * len(piles))


SEVENS = frozenset({Rank.SEVEN, Rank.SIX, Rank.ACE})


def deal_score(rules: Ruleset) -> Score:
    return score_of(rules, SEVENS, frozenset(rules.deck.pack.ranks) - SEVENS)


@pytest.mark.parametrize(
    ("totals", "able"),
    [((7, 7), {0, 1}), ((6, 7), {1}), ((6, 6), set()), ((10, 7), {0, 1}), ((10, 6), {0}), ((9, 8), {0, 1})],
)
def test_a_match_is_close_when_the_four_points_of_a_deal_win_it_for_either_side(
    totals: tuple[int, ...], able: set[int]
) -> None:
    """Scopa is played to eleven."""
    assert contenders(ruleset(), totals, deal_score(ruleset())) == able


def test_where_few_points_win_a_side_wins_by_the_points_of_the_other() -> None:
    low = replace(ruleset(), match=replace(ruleset().match, objective=Objective.LOW))
    assert contenders(low, (8, 9), deal_score(low)) == {0, 1}
    assert contenders(low, (3, 9), deal_score(low)) == {0}


def occasions(rules: Ruleset, totals: tuple[int, int]) -> set[str]:
    """What the opponent of a person can speak of when a deal has been counted and the next one begins."""
    score = deal_score(rules)
    found = set[str]()
    for number in range(40):
        # The words depend on what is dealt: the dealers and tables differ.
        table = tuple(rules.deck.cards[number : number + 4])
        dealt = Deal(Seat(1), Seat(0), ((), ()), table)
        here = BanterState.at(
            Record(rules, (SeatRecord(level="gino"), SeatRecord()), Seat(0)), choices(), Talk.LIVELY
        )
        for turn in ((dealt,), (DealOver(score, totals),), (dealt,)):
            here = here.after(turn)
        found |= {one.occasion for one in here.evening.said}
    return found - {Occasion.GREETING}


def test_the_primiera_and_a_close_match_are_spoken_of_when_the_next_deal_begins() -> None:
    score = deal_score(ruleset())
    assert score.points == (2, 2)
    assert occasions(ruleset(), (2, 2)) == {Occasion.PRIMIERA}
    assert occasions(ruleset(), (9, 9)) == {Occasion.CLOSE_MATCH, Occasion.PRIMIERA}


def test_a_match_that_is_over_is_not_close() -> None:
    here = BanterState.at(
        Record(ruleset(), (SeatRecord(level="gino"), SeatRecord()), Seat(0)), choices(), Talk.LIVELY
    )
    over = here.after((DealOver(deal_score(ruleset()), (11, 9)), MatchOver(Side(0), (11, 9))))
    assert {one.occasion for one in over.evening.said} == {Occasion.WON}
