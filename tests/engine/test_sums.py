"""The sum behind a capture: in every variant, what the engine captures by adding adds up."""

from random import Random

import pytest

from settebello.engine import Card, CardSet, Match, Phase, Rank, Seat, capture_sum
from settebello.engine.events import Capture
from tests.ui.tables import ruleset


@pytest.mark.parametrize(
    ("variant", "card", "taken", "parts", "total"),
    [
        ("scopa", "9c", "4s5d", (5, 4), 9),
        ("scopa", "Kd", "1c2d7s", (1, 2, 7), 10),
        ("escoba", "7d", "8c", (8, 7), 15),
        ("cirulla", "7d", "8c", (8, 7), 15),
        ("cirulla", "9d", "4c5d", (4, 5), 9),
    ],
)
def test_a_sum_has_the_numbers_of_the_cards(
    variant: str, card: str, taken: str, parts: tuple[int, ...], total: int
) -> None:
    rules = ruleset(variant)
    pack = rules.deck.pack
    found = capture_sum(rules, Card.parse(card), CardSet.parse(taken, pack))
    assert found is not None
    assert sorted(found.parts) == sorted(parts)
    assert found.total == total == sum(found.parts)


@pytest.mark.parametrize(("variant", "card", "taken"), [("scopa", "9c", "9s"), ("cirulla", "1d", "4cKs6d")])
def test_an_equal_card_and_an_ace_that_takes_everything_have_no_sum(
    variant: str, card: str, taken: str
) -> None:
    assert capture_sum(ruleset(variant), Card.parse(card), CardSet.parse(taken)) is None


def test_the_wild_card_counts_as_the_rank_it_stands_for() -> None:
    found = capture_sum(ruleset("cirulla"), Card.parse("9d"), CardSet.parse("7c2s"))
    assert found is not None
    assert found.total == 9
    guised = capture_sum(ruleset("cirulla"), Card.parse("6d"), CardSet.parse("7c2s"), Rank.FOUR)
    assert guised is not None
    assert (sorted(guised.parts), guised.total) == ([2, 4], 6)


@pytest.mark.parametrize("variant", ["scopa", "escoba", "cirulla", "scopone_scientifico", "asso_pigliatutto"])
def test_every_sum_of_a_random_match_adds_up(variant: str) -> None:
    rng = Random(5)
    rules = ruleset(variant)
    done = Match.start(rules, rules.players.counts[-1], Seat(0)).deal_next(rng)[0]
    sums = 0
    for _ in range(200):
        if done.match.phase is not Phase.PLAY or done.match.position is None:
            break
        guise = done.match.position.guise
        done = done.match.play(rng.choice(done.match.position.legal_moves()))
        for event in done.events:
            if isinstance(event, Capture):
                found = capture_sum(rules, event.card, event.cards, guise)
                same = {card.rank for card in event.cards} == {event.card.rank}
                assert found is None or sum(found.parts) == found.total
                assert found is None or not same
                sums += found is not None
    assert sums
