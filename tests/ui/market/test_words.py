"""The sentences of the table: sums, refusals, hints, captions."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from settebello.i18n import Catalogue, languages
from settebello.market import End, Reason, Refusal, Situation, seen_by, view_of
from settebello.market.situation import TurnMarks
from settebello.notation.market.market_record import replay_market
from settebello.ui.market.model.card_words import full_name, short_name
from settebello.ui.market.model.choosing import Choosing, Mode
from settebello.ui.market.model.market_captions import Captions
from settebello.ui.market.model.market_hint import hint_of
from settebello.ui.market.model.payment_words import best_amount, formula
from settebello.ui.market.model.refusal_words import WORDS, refused
from tests.ui.market.some_market import finished, later, market_session, played, rules

ENGLISH = Catalogue("en")


def cards(*names: str) -> tuple[int, ...]:
    return tuple(rules().index[name] for name in names)


def at(hand: Sequence[str], display: Sequence[str] = (), goal: str = "G16", **marks: bool) -> Situation:
    """A turn with this hand."""
    shown = (*cards(*display), *[None] * (3 - len(display)))
    return Situation(rules(), False, cards(*hand), (), (), (), shown, cards(goal), TurnMarks(**marks))


def test_every_reason_of_a_refusal_has_words() -> None:
    assert set(WORDS) == set(Reason) - {Reason.TOO_LITTLE}


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (("g4a", "g4b"), "4 + 4 = 8, × 2 = 16"),
        (("g0", "g5", "g3"), "(0 + 5) × 2 + 3 = 13"),
        (("g3", "g5"), "3 × 5 = 15"),
        (("g6", "g7"), "6 + 7 = 13"),
        (("g7",), "7"),
    ],
)
def test_a_sum_is_written_as_it_is_counted(hand: tuple[str, ...], said: str) -> None:
    here = at(hand)
    assert formula(rules(), here.hand, best_amount(here, here.hand)) == said


def test_the_bar_says_what_the_chosen_cards_are_enough_for() -> None:
    choosing = Choosing(at(("g4a", "g4b", "g1"), ("Z9a", "Z8a")), cards("g4a", "g4b"))
    assert ENGLISH(choosing.line) == "4 + 4 = 8, × 2 = 16: enough for 16"
    assert choosing.lit == set(cards("Z9a", "Z8a", "G16"))


def test_the_bar_says_how_much_is_missing() -> None:
    choosing = Choosing(at(("g6", "g1"), ("Z9a",), "G20a"), cards("g6"))
    assert ENGLISH(choosing.line) == "6: 3 short of 9"
    assert not choosing.lit


def test_a_refused_purchase_names_both_numbers() -> None:
    choosing = Choosing(at(("g6", "g1"), ("Z9a",)), cards("g6", "g1"))
    outcome = choosing.pressed(cards("Z9a")[0])
    assert outcome.action is None
    assert outcome.notice is not None
    assert ENGLISH(outcome.notice) == "6 + 1 = 7 isn’t enough for 9."


def test_without_chosen_cards_a_press_says_what_to_choose() -> None:
    outcome = Choosing(at(("g6",), ("Z9a",))).pressed(cards("Z9a")[0])
    assert outcome.notice == refused(at(("g6",)), Refusal(Reason.NO_PAYMENT), ())


def test_a_single_card_offers_its_function() -> None:
    keys = {
        name: [one.key for one in Choosing(at((name, "g6"), ("Z9a",)), cards(name)).commands()]
        for name in ("g1", "g2", "g5", "g7")
    }
    assert keys == {"g1": ["sift", "end"], "g2": ["draw", "end"], "g5": ["bury", "end"], "g7": ["end"]}


def test_a_zero_lights_the_market_cards_and_no_goal() -> None:
    choosing = Choosing(at(("g0", "g6"), ("Z9a", "G12")), cards("g0"))
    assert choosing.lit == set(cards("Z9a"))


def test_a_card_with_a_flash_is_asked_where_it_goes() -> None:
    choosing = Choosing(at(("g7",), ("Z4c",)), cards("g7"))
    outcome = choosing.pressed(cards("Z4c")[0])
    assert outcome.choosing.mode is Mode.PLACE
    assert [one.key for one in outcome.choosing.commands()] == ["to hand", "to stage", "cancel"]
    assert outcome.choosing.cancelled().chosen == choosing.chosen


def test_ending_the_turn_is_the_main_button_unless_a_chosen_card_has_one_of_its_own() -> None:
    sifting = Choosing(at(("g1", "g6"), ("Z9a",)), cards("g1")).commands()
    assert [one.key for one in sifting if one.strong] == ["sift"]
    for hand in (("g7", "g6"), ("g5", "g1"), ("g6",)):
        commands = Choosing(at(hand, ("Z9a",))).commands()
        assert [one.key for one in commands if one.strong] == ["end"]
    beside_an_arrow = Choosing(at(("g5", "g1"), ("Z9a",)), cards("g5")).commands()
    assert [one.key for one in beside_an_arrow if one.strong] == ["end"]
    assert Choosing(at(("g6",), ("Z9a",)), cards("g6")).commands()[-1].strong
    assert Choosing(at(())).commands()[-1].strong


def test_ending_the_turn_asks_for_the_card_that_is_kept() -> None:
    choosing = Choosing(at(("g7", "g6")))
    (end,) = choosing.commands()
    assert end.outcome.choosing.mode is Mode.KEEP
    kept = end.outcome.choosing.pressed(cards("g6")[0])
    assert kept.action == End(cards("g6")[0])


def test_after_a_purchase_nothing_is_kept_in_the_expert_game() -> None:
    expert = rules(expert=True)
    here = replace(at(("g7", "g6")), rules=expert, marks=TurnMarks(bought=1))
    (end,) = Choosing(here).commands()
    assert end.outcome.action == End(None)


def test_the_shuffle_can_be_left() -> None:
    here = replace(at(("g7",)), marks=TurnMarks(bought=1, shuffle=True))
    (end,) = Choosing(here).commands()
    asking = end.outcome.choosing
    switch = asking.commands()[0]
    assert asking.commands()[1].outcome.action == End(None, shuffle=True)
    assert switch.outcome.choosing.commands()[1].outcome.action == End(None, shuffle=False)


def test_a_card_is_named_with_its_marks() -> None:
    names = [ENGLISH(words) for words in full_name(rules().cards[cards("g5")[0]])]
    assert names == ["the 5", "red border", "arrow", "1 spade"]
    assert ENGLISH(short_name(rules().cards[cards("G16")[0]])) == "goal 16"


@pytest.mark.parametrize("expert", [False, True])
def test_a_hint_is_legal_to_follow_and_says_why(expert: bool) -> None:
    session = played(market_session(2, expert=expert), later(5))
    hint = hint_of(view_of(session.state, session.state.turn))
    assert hint.steps
    assert hint.reasons or len(hint.steps) == 1
    for language in languages():
        say = Catalogue(language)
        assert all(say(words) for words in (*hint.steps, *hint.reasons))


@pytest.mark.parametrize("players", [2, 4])
def test_every_event_of_a_match_is_told_without_what_is_hidden(players: int) -> None:
    record = finished(players, expert=True)
    told = Captions(record.rules, [f"P{seat}" for seat in range(players)], 0)
    sentences = [
        ENGLISH(words)
        for events in replay_market(record).events
        for words in told.told([seen_by(0, event) for event in events])
    ]
    assert any(line.startswith("You buy") for line in sentences)
    assert "P1 puts a goal into the vault." in sentences
    assert sentences[-1] == "The match is over."
