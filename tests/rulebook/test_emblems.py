"""The cards that stand for a game: named in its file, as in the extended one, or derived from its rules."""

import pytest

from settebello.engine import Card
from settebello.rulebook import Emblem, Lie, Rulebook

from .conftest import Shelf

HEAD = "format: 1\nid: own\nname: {en: Own}\ndescription: {en: For trying.}\n"


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names))


def told(rulebook: Rulebook) -> list[str]:
    return [
        problem.summary.removeprefix("own/own.yaml:")
        for problem in rulebook.problems["own/own.yaml"].problems
    ]


def test_every_shipped_emblem_has_cards_of_its_game_and_no_two_are_alike(shipped: Rulebook) -> None:
    emblems = {name: shipped.variant(name).emblem for name in shipped.ids()}

    for name, emblem in emblems.items():
        assert emblem.fits(shipped.ruleset(name)), name
    decks = {name: (emblem, shipped.variant(name).skin) for name, emblem in emblems.items()}
    assert len(set(decks.values())) == len(decks)


def test_a_file_names_its_emblem(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: kasino\nemblem: {cards: [back, Td], lie: pile}")

    assert rulebook.variant("own").emblem == Emblem((None, *cards("Td")), Lie.PILE)
    assert rulebook.variant("own").emblem.names == ["back", "Td"]


def test_an_emblem_comes_from_the_extended_file_if_none_is_named(shelf: Shelf) -> None:
    rulebook = shelf(own=HEAD + "extends: cirulla")

    assert rulebook.variant("own").emblem == rulebook.variant("cirulla").emblem == Emblem(cards("7c"))


def test_an_extended_emblem_with_cards_that_are_not_in_play_is_left_behind(shelf: Shelf) -> None:
    less = "deck: {upto: 5}\nplayers: {counts: [2]}\ndeal: {hand: 4, refill: 4, pattern: P4 T4}\n"
    rulebook = shelf(own=HEAD + "extends: rubamazzetto\noptions: {}\n" + less + "redeal: {kings: 0}\n")

    assert rulebook.problems == {}
    assert rulebook.variant("own").named_emblem is None
    assert rulebook.variant("own").emblem.fits(rulebook.ruleset("own"))


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("", "7d"),
        ("score: {re_bello: 1}", "Kd"),
        ("ace: {sweep: true}", "1d"),
        ("deck: {score_suit: s}", "7s"),
        ("score: {settebello: 0}", "Kd"),
        ("score: {settebello: 0, extra: {cards: {2s: 1, 9b: 3}}}", "9b"),
    ],
)
def test_without_one_the_card_that_the_rules_reward_is_the_emblem(
    rules: str, expected: str, shelf: Shelf
) -> None:
    rulebook = shelf(own=HEAD + "extends: scopa\n" + rules)

    assert rulebook.problems == {}
    assert rulebook.variant("own").emblem == Emblem(cards(expected))


def test_fifteens_show_two_cards_that_make_fifteen_and_full_hands_a_hand(shipped: Rulebook) -> None:
    assert shipped.variant("scopa_quindici").emblem == Emblem(cards("8d", "7d"))
    assert shipped.variant("scopone").emblem == Emblem((None, None, None, *cards("7d")))


@pytest.mark.parametrize(
    ("emblem", "message"),
    [
        ("{cards: [7d, Td]}", "'Td' is no card of italian40; write one such as 7d, or back"),
        ("{cards: [seven]}", "'seven' is no card of italian40"),
        ("{cards: []}", "emblem.cards"),
        ("{cards: [1d, 2d, 3d, 4d, 5d, 6d]}", "emblem.cards"),
        ("{cards: [7d], lie: heap}", "emblem.lie"),
        ("7d", "emblem"),
    ],
)
def test_an_emblem_that_cannot_be_is_told_with_its_place(emblem: str, message: str, shelf: Shelf) -> None:
    problems = told(shelf(own=HEAD + f"extends: scopa\nemblem: {emblem}"))

    assert len(problems) == 1
    assert message in problems[0]
    assert problems[0].startswith("6:")
