"""The table of what the cards are worth: complete, its sums right, and nothing in it that may not ship."""

from statistics import mean

import pytest

from tests.art.decks import ASSETS, SKINS, cards

LEAST = 24
LEAST_MEAN = 26
MOST = 3
SCORES = {
    cells[0]: cells[1:]
    for line in (ASSETS / "art/SCORES.md").read_text(encoding="utf-8").splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 12
}


def judged(skin: str) -> dict[str, list[str]]:
    """The rows of the forty cards of a deck."""
    return {card.stem: SCORES[card.stem] for card in cards(skin) if "pips" not in card.stem}


@pytest.mark.parametrize("skin", SKINS)
def test_every_card_of_forty_is_judged(skin: str) -> None:
    assert len(judged(skin)) == 40
    assert all(all(row) for row in judged(skin).values())


@pytest.mark.parametrize("skin", SKINS)
def test_sums_are_right_and_good_enough_to_ship(skin: str) -> None:
    for card, (*points, total) in judged(skin).items():
        given = [int(point) for point in points if point != "–"]
        assert all(0 < point <= MOST for point in given), card
        assert int(total) == round(sum(given) * 10 / len(given)), card
        assert int(total) >= LEAST, card


@pytest.mark.parametrize("skin", SKINS)
def test_a_deck_is_good_enough_to_ship(skin: str) -> None:
    totals = [int(row[-1]) for row in judged(skin).values()]
    assert mean(totals) >= LEAST_MEAN
