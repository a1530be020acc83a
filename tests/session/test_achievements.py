"""What is achieved, when, and in which matches nothing can be."""

from dataclasses import replace

import pytest

from settebello.engine import Category, Side
from settebello.session import MatchSummary, Standing, standings
from settebello.session.achievements import ACHIEVEMENTS
from settebello.session.feats import Feat
from settebello.session.summary import DealSummary

LEVELS = {"pina": "esperto"}
DEAL = DealSummary((6, 3), (1, 0), {Category.CARDS: (1, 0), Category.NAPOLA: (3, 0)})
WON = MatchSummary(
    ruleset="scopa",
    changed=False,
    levels=(None, "pina"),
    taken_back=0,
    repeated=False,
    winner=Side(0),
    deals=(DEAL, DEAL),
)
LOST = replace(WON, winner=Side(1), deals=(replace(DEAL, points=(1, 11), sweeps=(0, 0)),))


def of(*matches: MatchSummary) -> dict[str, Standing]:
    named = [(f"{number:06}.scopa", match) for number, match in enumerate(matches, 1)]
    return {one.achievement.id: one for one in standings(named, LEVELS)}


def test_there_are_many_with_ids_and_titles_of_their_own() -> None:
    assert 20 <= len(ACHIEVEMENTS) <= 30
    assert len({one.id for one in ACHIEVEMENTS}) == len(ACHIEVEMENTS)
    assert len({str(one.title) for one in ACHIEVEMENTS}) == len(ACHIEVEMENTS)


def test_whoever_has_not_played_has_achieved_nothing() -> None:
    assert not any(one.done or one.reached for one in of().values())


def test_the_match_in_which_it_was_reached_is_named_and_stays() -> None:
    found = of(LOST, WON, WON)
    assert found["first_match"].match == "000001.scopa"
    assert found["first_win"].match == "000002.scopa"
    assert found["first_sweep"].match == "000002.scopa"
    assert found["esperto"].match == "000002.scopa", "somebody who plays as strong as an expert"
    assert not found["amico"].done


def test_how_far_it_is_is_told() -> None:
    found = of(WON, WON, LOST)
    assert (found["three_wins"].reached, found["three_wins"].done) == (2, False)
    assert of(WON, LOST, WON, WON)["three_wins"].reached == 2
    assert of(*[WON] * 3)["three_wins"].done
    assert found["sweeps"].reached == 4


@pytest.mark.parametrize(
    ("id_", "deal"),
    [
        ("four_sweeps", replace(DEAL, sweeps=(4, 0))),
        ("napola", replace(DEAL, categories={Category.NAPOLA: (7, 0)})),
        (
            "all_four",
            replace(
                DEAL,
                categories=dict.fromkeys(
                    (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.PRIMIERA), (1, 0)
                ),
            ),
        ),
        ("ahead", replace(DEAL, points=(12, 0))),
    ],
)
def test_what_is_done_in_one_deal_counts_without_help_alone(id_: str, deal: DealSummary) -> None:
    match = replace(WON, deals=(deal,))
    assert of(match)[id_].done
    assert not of(replace(match, taken_back=1))[id_].done
    assert not of(replace(match, hints=1))[id_].done
    assert not of(WON)[id_].done


@pytest.mark.parametrize(
    ("id_", "feat", "number"),
    [
        ("opening_sweep", Feat.FIRST_CARD, 1),
        ("by_a_sum", Feat.BY_A_SUM, 1),
        ("five", Feat.LARGEST, 5),
        ("all_coins", Feat.ALL_COINS, 1),
        ("doubt", Feat.DOUBT, 1),
        ("knock", Feat.DECLARED, 1),
    ],
)
def test_rare_things_count_once_there_are_enough(id_: str, feat: Feat, number: int) -> None:
    assert of(replace(WON, feats={feat: number}))[id_].done
    assert not of(replace(WON, feats={feat: number - 1}))[id_].done


def test_a_match_turned_round_and_one_in_pairs() -> None:
    turned = replace(WON, deals=(replace(DEAL, points=(0, 6)), replace(DEAL, points=(11, 0))))
    assert of(turned)["behind"].done
    assert not of(WON)["behind"].done
    pairs = replace(WON, levels=(None, "pina", "pina", "pina"))
    assert of(pairs)["pairs"].done
    assert not of(replace(WON, deals=(replace(DEAL, points=(6, 3, 1), sweeps=(0, 0, 0)),)))["pairs"].done


def test_six_games_are_six_different_ones() -> None:
    games = [replace(WON, ruleset=f"game{number % 5}") for number in range(9)]
    assert not of(*games)["six_games"].done
    assert of(*games, replace(WON, ruleset="another"))["six_games"].match == "000010.scopa"


@pytest.mark.parametrize(
    "match",
    [
        replace(WON, repeated=True),
        replace(WON, winner=None),
        replace(WON, levels=("pina", "pina")),
        replace(WON, levels=(None, None)),
    ],
)
def test_known_cards_unfinished_matches_shared_screens_and_watching_do_not_count(match: MatchSummary) -> None:
    assert not any(one.done for one in of(match).values())
