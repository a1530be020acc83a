"""The games of ten by requests: played to the end, refused where they must be, and without hidden cards."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from settebello.engine import Card, card_value
from tests.practice.headless.conversation import Conversation

TEN = 10


@pytest.fixture
def talk(tmp_path: Path) -> Conversation:
    talk = Conversation(tmp_path)
    talk.child()
    return talk


def take_of(game: dict[str, Any]) -> list[str] | None:
    """A ten, or two cards that make ten, of what is free."""
    values = dict(zip(game["cards"], game["values"], strict=True))
    tens = [[card] for card in game["free"] if values[card] == TEN]
    pairs = [[a, b] for a, b in combinations(game["free"], 2) if values[a] + values[b] == TEN]
    return next(iter((*tens, *pairs)), None)


def test_a_pyramid_is_cleared_and_counts_as_the_game_of_the_day(talk: Conversation) -> None:
    game = talk.ask("pyramid", activity="pyramid_of_ten")["pyramid"]
    free = [card for card in game["free"] if card_value(Card.parse(card)) != TEN]
    wrong = next([a, b] for a, b in combinations(free, 2) if take_of({**game, "free": [a, b]}) is None)
    missed = talk.ask("pair", cards=wrong, seconds=2.0)
    assert (missed["right"], missed["explanation"]["target"]) == (False, TEN)
    talk.ask("point")
    over = False
    while not over:
        pointed = talk.ask("point")["pyramid"]
        take = take_of(game)
        if pointed["back"] or take is None:
            game = talk.ask("put_back")["pyramid"]
            continue
        marked = talk.ask("point")["pyramid"]["marked"]
        answer = talk.ask("pair", cards=marked)
        game, over = answer["pyramid"], answer["over"]
    assert not game["free"]
    assert talk.refused("pair", cards=wrong) == "no_game"
    history = talk.ask("history")
    assert history["activities"]["pyramid_of_ten"]["tasks"] == 1


def test_what_cannot_be_taken_is_refused_and_changes_nothing(talk: Conversation) -> None:
    game = talk.ask("pyramid", activity="pyramid_of_ten")["pyramid"]
    free, covered = game["free"], [card for card in game["cards"] if card not in game["free"]]
    for cards in ([], free[:1] * 2, covered[:1], [*free[:2], free[0]]):
        assert talk.refused("pair", cards=cards) == "bad_value"
    assert talk.ask("point")["pyramid"]["cards"] == game["cards"]
    assert talk.refused("pyramid", activity="make_it") == "not_now"
    assert talk.refused("fish", activity="pyramid_of_ten") == "not_now"
    assert talk.refused("begin", activity="pyramid_of_ten") == "not_now"


def test_go_fish_is_played_out_by_what_the_answers_tell(talk: Conversation) -> None:
    game = talk.ask("fish", activity="fish_for_ten")["fish"]
    over, questions = False, []
    while not over:
        hidden = talk.context.fish
        assert hidden is not None
        unseen = [*hidden.fish.hands[1], *hidden.fish.stock]
        told = json.dumps(game)
        assert [str(card) for card in unseen if f'"{card}"' in told] == [game["asks"]] * bool(game["asks"])
        values = {card: card_value(Card.parse(card)) for card in game["hand"]}
        if game["asks"]:
            assert talk.refused("ask", card=game["hand"][0], number=5) == "not_now"
            answer = talk.ask("give", card=next(card for card in values if values[card] == game["wanted"]))
        else:
            card = game["hand"][0]
            answer = talk.ask("ask", card=card, number=TEN - values[card], seconds=2.0)
        assert answer["right"]
        questions += answer["events"]
        game, over = answer["fish"], answer["over"]
    assert {one["player"] for one in questions} == {"child", "partner"}
    assert sum(one["friend"] is not None for one in questions) == 6
    assert talk.refused("give", card="4c") == "no_game"
    assert talk.ask("history")["activities"]["fish_for_ten"]["tasks"] == 1


def test_a_number_that_does_not_make_ten_is_explained(talk: Conversation) -> None:
    game = talk.ask("fish", activity="fish_for_ten")["fish"]
    card = game["hand"][0]
    own = card_value(Card.parse(card))
    wrong = next(number for number in game["numbers"] if own + number != TEN)
    for misses in (1, 2):
        answer = talk.ask("ask", card=card, number=wrong)
        assert (answer["right"], answer["events"]) == (False, [])
        assert answer["explanation"]["total"] == own + wrong
        assert answer["fish"]["misses"] == misses
    assert answer["fish"]["wanted"] == TEN - own
    assert talk.refused("ask", card="Kc", number=5) == "bad_value"
    assert talk.refused("ask", card=card, number=10) == "bad_value"
    assert talk.refused("give", card=card) == "not_now"
