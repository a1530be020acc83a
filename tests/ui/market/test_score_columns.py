"""The score sheet of the market game: faces, points, and the cards that prove them."""

import pytest

from settebello.market import MarketState, scores_of
from settebello.notation.market.market_record import replay_market
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import CALM, GREEN
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button
from settebello.ui.market.model.score_lines import lines_of
from settebello.ui.market.pages.market_scores_scene import MarketScoresScene
from settebello.ui.market.view import score_columns
from settebello.ui.market.view.score_columns import ScoreColumns
from settebello.ui.table.model.market_people import players_of
from tests.pilot import services
from tests.ui.market.some_market import finished, later, market_session, played
from tests.ui.market.test_layout import inside


def ended(players: int, *, expert: bool) -> MarketState:
    return replay_market(finished(players, expert=expert)).state


def sheet_of(state: MarketState) -> ScoreColumns:
    record = finished(state.players, expert=state.rules.expert)
    people = players_of(services(), record.seats)
    won = tuple(seat == 1 for seat in range(state.players))
    return ScoreColumns(record.rules, lines_of(expert=state.rules.expert), people, scores_of(state), won)


@pytest.mark.parametrize(("players", "expert"), [(2, False), (3, True), (4, True)])
def test_every_line_is_proved_by_its_cards(players: int, expert: bool) -> None:
    state = ended(players, expert=expert)
    cards = state.rules.cards
    for score in scores_of(state):
        proof = [line.cards(state.rules, score) for line in lines_of(expert=expert)]
        assert proof[0] == score.vault.cards
        assert sum(cards[card].spades for card in proof[1]) == score.deck.spades
        assert sum(cards[card].greens for card in proof[1] if cards[card].greens) <= score.deck.greens
        assert sum(cards[card].reds for card in proof[2]) == score.red_points
        if expert:
            assert proof[3] == score.vitrine.cards
            assert len(proof[4]) == score.stack_bonus


@pytest.mark.parametrize(("players", "expert"), [(2, False), (3, True), (4, True)])
def test_cards_lie_in_their_columns_and_winners_are_green(
    players: int, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: list[Area] = []
    totals: list[str] = []
    monkeypatch.setattr(score_columns, "draw_card", lambda _, __, area: placed.append(area))
    text = canvas.text

    def noted(words: object, *args: object, **kinds: object) -> float:
        if kinds.get("size") == score_columns.SUM:
            totals.append(str(kinds["colour"]))
        return text(words, *args, **kinds)  # type: ignore[arg-type]

    monkeypatch.setattr(canvas, "text", noted)
    area = Area(40, 100, 1140, 510)
    sheet_of(ended(players, expert=expert)).draw(canvas, area)
    assert placed
    assert all(inside(card, area) and card.width >= 30 for card in placed)
    assert [colour == GREEN for colour in totals] == [seat == 1 for seat in range(players)]


def test_the_sheet_has_one_cream_button_and_tells_every_line() -> None:
    record = finished(3)
    scene = MarketScoresScene(services(), record, replay_market(record).state)
    assert [one.look for one in scene.group.widgets if isinstance(one, Button)] == [CALM]
    assert len(scene.read()) == 1 + 3 * (2 + len(lines_of(expert=False)))


def test_before_the_end_nobody_has_won() -> None:
    session = played(market_session(3), later(3))
    scene = MarketScoresScene(services(), session.record, session.state)
    assert not any(scene._table.won)  # noqa: SLF001 - what the sheet shows
