"""The picture of a table: well-formed, and without any card that a seat may not know."""

import re
from random import Random
from xml.parsers.expat import ParserCreate

import pytest

from settebello import Game, RandomPlayer, SeatView, picture, read_position, ruleset, rulesets


def cards_in(svg: str) -> list[str]:
    return re.findall(r'data-card="(\w+)"', svg)


def known(view: SeatView) -> list[str]:
    sets = [view.hand, view.table, *(s for seat, s in enumerate(view.shown) if seat != view.seat)]
    claimed = [view.claim.cards] if view.claim else []
    return sorted(str(card) for cards in (*sets, *claimed) for card in cards)


@pytest.mark.parametrize("name", ["scopa", "scopa_bugiarda", "cirulla", "rubamazzetto", "asso_pigliatutto"])
def test_no_view_is_drawn_with_a_hidden_card(name: str) -> None:
    rng = Random(7)
    game = Game(ruleset(name), seed="pictures")
    for _ in range(40):
        if game.over:
            break
        for seat in range(game.position.players):
            view = game.view(seat)
            svg = picture(view).svg
            ParserCreate().Parse(svg, True)
            drawn = cards_in(svg)
            assert sorted(card for card in drawn if card != "back") == known(view)
            others = sum(view.hand_sizes) - len(view.hand)
            shown = sum(len(cards) for other, cards in enumerate(view.shown) if other != seat)
            assert drawn.count("back") == others - shown + (view.claim is not None)
        game.play(game.choose(RandomPlayer(), rng) or "?")


def test_a_position_is_drawn_with_every_card() -> None:
    position = read_position("scopa players=2 turn=0 hands=7d9s/4c table=3c4s5b")
    assert sorted(cards_in(str(picture(position)))) == ["3c", "4c", "4s", "5b", "7d", "9s"]


def test_a_notebook_shows_the_table_of_the_person() -> None:
    game = Game(opponents={0: "amico"}, seed="seven")
    own = [str(card) for card in game.position.hands[1]]
    for _ in range(2):
        drawn = cards_in(game._repr_svg_())
        assert set(own) <= {*drawn, "8s"}
        assert not {str(card) for card in game.position.hands[0]} & set(drawn)
        game.play("8sx8b" if game.turn == 1 else None)
    assert picture(game.view(0))._repr_svg_() == game.picture(0).svg


@pytest.mark.parametrize("name", ["il_ponino", "cicera"])
def test_long_rows_stay_inside_the_picture(name: str) -> None:
    assert name in rulesets()
    svg = Game(ruleset(name), seed="wide").picture().svg
    width = int(re.findall(r'width="(\d+)" height', svg)[0])
    places = [float(x) for x in re.findall(r'translate\(([\d.]+) [\d.]+\)"><g data-card', svg)]
    assert max(places) + 60 <= width
