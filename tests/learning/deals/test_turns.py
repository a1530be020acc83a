"""What a turn at the table says: a capture, a set that does not fit, and what was left lying."""

from dataclasses import replace

import pytest

from settebello.engine import CardSet, Move, parse_cards
from settebello.learning.deals.turns import Turn, evidence, missed
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import Answered, LeftLying
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.puzzles.selections import Code, explain_turn
from settebello.learning.sums import Sum
from tests.learning.material import RULEBOOK
from tests.ui.table.model.test_spoken_choices import position


def turn(variant: str, hand: str, table: str, takes: str = "", **more: object) -> Turn:
    """The first card of the hand takes these cards, or is laid."""
    card = parse_cards(hand)[0]
    before = position(variant, hand, table)
    move = Move(card, CardSet.of(parse_cards(takes), before.table.pack))
    assert before.refusal(move) is None
    return Turn(before=before, move=move, **more)  # type: ignore[arg-type]


def said(one: Turn) -> Answered | LeftLying | None:
    return evidence(one, Tempo(), 4.0, 100.0, 100)


def test_a_capture_says_its_sum_and_help_that_was_seen() -> None:
    event = said(turn("scopa", "7c2b", "3b4s9b", "3b4s", shown=Help.PROMPT))
    assert isinstance(event, Answered)
    assert (event.asked, event.outcome, event.shown) == (Sum.parse("3+4"), Outcome.RIGHT, Help.PROMPT)
    assert event.setting.distractors == 1
    assert event.activity == ""


def test_in_quindici_the_own_card_counts_in_the_sum() -> None:
    event = said(turn("scopa_quindici", "2c7b", "5b8s9b", "5b8s"))
    assert isinstance(event, Answered)
    assert event.asked == Sum.parse("2+5+8")


@pytest.mark.parametrize(("seconds", "told"), [(1.5, True), (30.0, False), (None, False)])
def test_only_what_came_at_once_tells_a_time(seconds: float | None, told: bool) -> None:
    event = said(turn("scopa", "7c2b", "3b4s9b", "3b4s", seconds=seconds))
    assert isinstance(event, Answered)
    assert (event.seconds is not None) is told


def test_an_equal_card_says_nothing() -> None:
    assert said(turn("scopa", "7c2b", "7b4s9b", "7b")) is None


def stealing(hand: str, table: str, takes: str = "") -> Turn:
    """A turn in the children's Rubamazzetto, where the partner's pile has a 7 on top."""
    rules = RULEBOOK.ruleset("rubamazzetto", {"capture.modes": ["equal", "sum"]})
    there = position("rubamazzetto", hand, table)
    pack = there.table.pack
    top = CardSet.of(parse_cards("7s"), pack)
    piles = (CardSet(0, pack), CardSet.of(parse_cards("7s1s"), pack))
    before = replace(there, ruleset=rules, piles=piles, tops=top, stock=())
    return Turn(before=before, move=Move(parse_cards(hand)[0], CardSet.of(parse_cards(takes), pack)))


def test_a_theft_says_nothing_and_a_sum_beside_it_what_it_says_elsewhere() -> None:
    assert said(stealing("7c2b", "3b4s9b", "7s")) is None
    event = said(stealing("7c2b", "3b4s9b", "3b4s"))
    assert isinstance(event, Answered)
    assert (event.asked, event.outcome) == (Sum.parse("3+4"), Outcome.RIGHT)


@pytest.mark.parametrize("wrong", ["7s3b", "7s", "3b9b"])
def test_a_set_that_does_not_fit_says_nothing_while_its_card_steals_a_pile(wrong: str) -> None:
    here = stealing("7c2b", "3b4s9b", "3b4s")
    tried = parse_cards("7c")[0], CardSet.of(parse_cards(wrong), here.before.table.pack)
    assert said(replace(here, tried=tried)) is None


def test_a_set_with_the_top_of_a_pile_says_nothing() -> None:
    here = stealing("8c2b", "3b5c9b", "3b5c")
    chosen = CardSet.of(parse_cards("7s"), here.before.table.pack)
    assert said(replace(here, tried=(here.move.card, chosen))) is None
    missed_sum = CardSet.of(parse_cards("3b"), here.before.table.pack)
    event = said(replace(here, tried=(here.move.card, missed_sum)))
    assert isinstance(event, Answered)
    assert event.outcome is Outcome.MISS


@pytest.mark.parametrize(
    ("card", "table", "chosen", "code", "cards"),
    [
        ("7c", "3b4s9b", "7s", Code.RIGHT, ""),
        ("7c", "3b4s9b", "7s3b", Code.EXTRA, "3b"),
        ("7c", "3b4s9b", "3b9b", Code.TOO_MUCH, ""),
        ("7c", "5b9b", "5b", Code.TWIN_FIRST, "7s"),
        ("7c", "5b9b", "", Code.NONE_YET, ""),
        ("8c", "3b5c", "7s", Code.OTHER_PILE, "7s"),
        ("8c", "3b5c", "7s3b", Code.OTHER_PILE, "7s"),
        ("8c", "3b9s", "3b", Code.CANNOT, ""),
    ],
)
def test_what_was_chosen_beside_a_pile_is_explained(
    card: str, table: str, chosen: str, code: Code, cards: str
) -> None:
    at = stealing(card + "2b", table).before.situation()
    told = explain_turn(at, parse_cards(card)[0], CardSet.of(parse_cards(chosen), at.table.pack))
    assert (told.code, {*told.cards}) == (code, {*parse_cards(cards)})


def test_a_set_that_does_not_fit_is_missed_only_where_its_card_takes_in_one_way() -> None:
    here = turn("scopa", "7c2b", "3b4s5b9b", "3b4s")
    tried = parse_cards("7c")[0], CardSet.of(parse_cards("3b5b"), here.before.table.pack)
    event = said(replace(here, tried=tried))
    assert isinstance(event, Answered)
    assert (event.asked, event.outcome, event.taken) == (Sum.parse("3+4"), Outcome.MISS, Sum.parse("3+5"))
    assert event.mistake == "too_much"
    two = turn("scopa", "7c2b", "3b4s5b2c", "3b4s")
    assert said(replace(two, tried=tried)) is None


def test_a_card_laid_beside_a_sum_is_only_written_down() -> None:
    laid = turn("scopa", "2b7c", "3b4s9b")
    card, taken = missed(laid) or (None, CardSet.of((), laid.before.table.pack))
    assert (card, {*taken}) == (parse_cards("7c")[0], {*parse_cards("3b4s")})
    event = said(laid)
    assert event == LeftLying(at=100.0, day=100, sum=Sum.parse("3+4"))
    learner = Learner()
    now = after(learner, event)
    assert (now.facts, now.adding, now.chain_three) == (learner.facts, learner.adding, learner.chain_three)


def test_nothing_was_missed_where_nothing_but_an_equal_card_could_be_taken() -> None:
    assert missed(turn("scopa", "2b7c", "7b9b")) is None
    assert missed(turn("scopa", "7c2b", "3b4s9b", "3b4s")) is None
