"""The end of a match of the market game: faces, verdict, score, and what to do next."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from settebello.ai.people.remarks import Line, Occasion
from settebello.audio.cues import Cue
from settebello.engine import Seat
from settebello.i18n import Catalogue, Names, languages
from settebello.market import MarketScore
from settebello.market.market_score import Symbols
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord, replay_market
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.market.model.market_ending import MarketEnding
from settebello.ui.market.model.score_lines import LINES, lines_of
from settebello.ui.market.pages.market_over_scene import PAGE, SCORES, MarketOverScene
from settebello.ui.market.scene.market_talk import MarketTalk
from settebello.ui.market.view.score_table import WINNERS, ScoreTable
from settebello.ui.market.view.winning_cards import (
    draw_dealt_cards,
    draw_winning_cards,
    prepare_winning_cards,
)
from settebello.ui.table.view.ending.podium import Podium
from settebello.ui.table.view.ending.verdict_board import Verdict, verdict_board
from tests.pilot import OPPONENTS, Pilot, RecordedCues, services
from tests.ui.market.some_market import SEED, SomeMarket, finished, rules
from tests.ui.tables import scenes, session

if TYPE_CHECKING:
    from settebello.ui.kit.paint.boxes import BoxStyle

LARGEST_LETTERS = 1.5
FACES = ("chiara_calm", "gino_calm", "pina_calm", "oste_calm")
ENGLISH = Catalogue("en")


def score(points: int, outside: int = 0) -> MarketScore:
    """A score of so many points, with hearts outside the vault that spades cancel."""
    return MarketScore(vault=Symbols(greens=points), deck=Symbols(greens=outside, spades=outside))


def ending(*points: int, person: int | None = 0, outside: Sequence[int] = ()) -> MarketEnding:
    players = tuple(Player(f"Player {seat}", f"ui/avatars/{FACES[seat]}.svg") for seat in range(len(points)))
    more = outside or [0] * len(points)
    return MarketEnding(
        players, tuple(score(one, hearts) for one, hearts in zip(points, more, strict=True)), person
    )


def over(players: int = 2, *, expert: bool = False, remark: Remark | None = None) -> MarketOverScene:
    record = finished(players, expert=expert)
    return MarketOverScene(services(), record, replay_market(record).state, remark)


@pytest.mark.parametrize(
    ("points", "outside", "person", "title", "margin"),
    [
        ((21, 14), (), 0, "You win!", "7 points ahead"),
        ((13, 14), (), 0, "Player 1 wins", "1 point ahead"),
        ((21, 14, 20), (), None, "Player 0 wins", "1 point ahead"),
        ((9, 9), (3, 5), 0, "Player 1 wins", "Equal points, more hearts outside the vault"),
        ((9, 4, 9), (2, 0, 2), 0, "A shared win", "Equal points and equal hearts"),
    ],
)
def test_the_verdict_says_who_has_won_and_by_how_much(
    points: tuple[int, ...], outside: tuple[int, ...], person: int | None, title: str, margin: str
) -> None:
    here = ending(*points, person=person, outside=outside)
    assert (ENGLISH(here.title), ENGLISH(here.margin)) == (title, margin)


def test_the_order_is_that_of_the_rules_and_those_who_share_a_win_have_both_won() -> None:
    here = ending(9, 12, 9, 12, outside=(5, 1, 7, 1))
    assert here.order == (1, 3, 2, 0)
    assert here.winners == (1, 3)
    assert not here.won
    assert ending(9, 12, person=None).won


def test_no_title_takes_a_full_stop_in_any_language() -> None:
    for here in (ending(9, 4), ending(4, 9), ending(9, 9)):
        for language in languages():
            for words in (here.title, here.margin):
                assert not Catalogue(language)(words).endswith((".", "。"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [float(BASE_WIDTH), 1680.0])
def test_everybody_has_a_figure_behind_the_table_and_none_covers_another(players: int, width: float) -> None:
    here = ending(*(31, 8, -3, 17)[:players])
    stands = Podium(here, width, BASE_HEIGHT - PAGE - 24).stands
    assert [stand.side for stand in stands] == list(here.order)
    for stand in stands:
        figure = stand.figure(0)
        assert figure.y >= 0
        assert figure.height >= 150
        assert 0 <= stand.plate.x < stand.plate.right <= width
        assert min(stand.x - stand.half, width - stand.x - stand.half) >= 0
    for left, right in pairwise(sorted(stands, key=lambda one: one.plate.x)):
        assert left.plate.right <= right.plate.x


def test_faces_show_who_has_won_and_negative_points_have_no_coins() -> None:
    podium = Podium(ending(-4, 12), BASE_WIDTH, 420)
    first, last = podium.stands
    assert first.players[0].avatar == "ui/avatars/gino_delighted.svg"
    assert last.players[0].avatar == "ui/avatars/chiara_dismayed.svg"
    assert podium.points_at(last, 0.0) == -4
    assert podium.points_at(first, podium.counted) == 12


def test_the_columns_of_winners_are_green_once_all_is_counted(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Area, BoxStyle]] = []
    monkeypatch.setattr(canvas, "box", lambda area, style, *_: seen.append((area, style)))
    here = ending(9, 12, 12)
    table = ScoreTable(
        lines_of(expert=True), here.players, here.scores, tuple(seat in here.winners for seat in range(3))
    )
    area = Area(100, 50, 700, 180)
    table.draw(canvas, area, 3)
    assert seen == []
    table.draw(canvas, area)
    assert [style for _, style in seen] == [WINNERS, WINNERS]
    assert all((box.y, box.height) == (area.y, area.height) for box, _ in seen)
    assert seen[-1][0].right == pytest.approx(area.right)


def test_the_lines_of_the_sheet_add_up_to_the_points() -> None:
    record = finished(4, expert=True)
    for one in over(4, expert=True).ending.scores:
        assert sum(line.points(one) for line in LINES) == one.points
    assert len(lines_of(expert=record.rules.expert)) == len(LINES) > len(lines_of(expert=False))


def test_the_rematch_comes_first_and_names_an_only_opponent() -> None:
    for players, label in ((2, "Rematch with {name}"), (3, "Play again")):
        scene = over(players)
        first, *_ = scene.group.widgets
        assert first is scene.group.focused
        assert getattr(first.label, "key", "") == label


def at_the_end(*, calm: bool) -> Pilot:
    market = SomeMarket()
    settings = Settings(language="en", speed=Speed.INSTANT)
    port = replace(services(settings=settings), market=lambda: market, reduced_motion=lambda: calm)
    record = finished()
    first = routes.MarketOver(record, replay_market(record).state)
    return Pilot(scenes(port, session()), first)


def test_from_the_end_the_match_is_replayed_counted_and_played_again() -> None:
    with at_the_end(calm=True) as pilot:
        assert (pilot.focus or "").startswith("Rematch with")
        pilot.click("Score sheet")
        assert pilot.at(SceneId.MARKET_SCORES)
        pilot.press("esc")
        pilot.click("Replay match")
        assert pilot.at(SceneId.MARKET_REPLAY)
        pilot.press("esc")
        assert pilot.at(SceneId.MARKET_OVER)
        pilot.click(pilot.group.widgets[0].area.centre)
        assert pilot.at(SceneId.MARKET)


def test_calm_motion_shows_the_result_at_once() -> None:
    with at_the_end(calm=True) as pilot:
        pilot.frames(2)
        assert not pilot.stack.animating
    with at_the_end(calm=False) as pilot:
        pilot.frames(2)
        assert pilot.stack.animating
        pilot.until(lambda: not pilot.stack.animating)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_with_large_letters_everything_fits_the_window_without_moving_it(players: int, expert: bool) -> None:
    scene = over(players, expert=expert)
    wide, high = BASE_WIDTH / LARGEST_LETTERS, BASE_HEIGHT / LARGEST_LETTERS
    assert scene.needs[0] <= wide
    assert scene.needs[1] <= high
    for width, height in ((wide, high), (BASE_WIDTH, BASE_HEIGHT)):
        scene.arrange(width, height)
        for button in scene.group.widgets:
            assert 0 <= button.area.x < button.area.right <= width
            assert 0 <= button.area.y < button.area.bottom <= height


def test_the_verdict_stays_between_the_figures_in_every_language(canvas: Canvas) -> None:
    for language in languages():
        canvas.say = Catalogue(language)
        for here in (ending(9, 4), ending(4, 9), ending(9, 9), ending(9, 9, outside=(1, 2))):
            board = verdict_board(canvas, Verdict(here.title, here.margin))
            assert board.width <= 0.38 * BASE_WIDTH
            assert board.bottom <= 110


def test_an_opponent_says_something_about_the_end_once_an_evening() -> None:
    speaker = replace(
        OPPONENTS[1],
        lines={
            Occasion.WON: (Line(Names({"en": "The stall is mine."})),),
            Occasion.LOST: (Line(Names({"en": "My purse is empty."})),),
        },
    )
    given = replace(
        services(settings=Settings(language="en", talk=Talk.LIVELY)), opponents=(OPPONENTS[0], speaker)
    )
    record = MarketRecord(rules(), (SeatRecord(), SeatRecord(level="greedy")), SEED)
    talk = MarketTalk(given)
    said = talk.take_leave(record, (1,))
    assert said is not None
    assert (said.seat, ENGLISH(said.words)) == (1, "The stall is mine.")
    assert talk.take_leave(record, (1,)) is None
    lost = talk.take_leave(record, (0,))
    assert lost is not None
    assert ENGLISH(lost.words) == "My purse is empty."
    quiet = replace(given, settings=services(settings=Settings(talk=Talk.OFF)).settings)
    assert MarketTalk(quiet).take_leave(record, (1,)) is None


def test_the_remark_and_the_points_are_spoken() -> None:
    scene = over(remark=Remark(Seat(1), Names({"en": "My purse is empty."})))
    told = [ENGLISH(words) for words in scene.spoken.opening]
    assert told[0] == ENGLISH(scene.ending.title)
    assert told[1] == ENGLISH(scene.ending.margin)
    assert any("My purse is empty." in words for words in told)
    read = [ENGLISH(words) for words in scene.read()]
    assert len(read) == 2 + 2 * (1 + len(lines_of(expert=False)))


@pytest.mark.parametrize("won", [True, False])
def test_a_win_and_a_loss_sound_different(won: bool) -> None:
    cues = RecordedCues()
    record = finished()
    scene = MarketOverScene(replace(services(), cues=cues), record, replay_market(record).state, None)
    scene.ending = ending(9, 4) if won else ending(4, 9)
    scene.arrange(BASE_WIDTH / LARGEST_LETTERS, BASE_HEIGHT / LARGEST_LETTERS)
    scene.update(1.0)
    scene.update(2.0)
    assert cues.played == [Cue.WIN if won else Cue.LOSE]


def test_the_score_sheet_has_a_small_face_before_each_name(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: drawn.append(name))
    here = ending(9, 12, 4)
    won = tuple(seat in here.winners for seat in range(3))
    area = Area(0, 0, 1000, 240)
    ScoreTable(lines_of(expert=False), here.players, here.scores, won).draw(canvas, area)
    assert drawn == []
    ScoreTable(lines_of(expert=False), here.players, here.scores, won, beside=True).draw(canvas, area)
    assert drawn == [player.avatar for player in here.players]


def test_the_winners_cards_are_made_before_they_are_shown(
    canvas: Canvas, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    late = canvas.late_picture

    def noted(name: str, area: Area) -> bool:
        asked.append(name)
        return late(name, area)

    monkeypatch.setattr(canvas, "late_picture", lambda name, area, **_: noted(name, area))
    scene = over()
    area, rules_of_match = Area(100, 100, 500, 170), rules()
    canvas.fill("#123456")
    before = pygame.image.tobytes(screen, "RGB")
    prepare_winning_cards(canvas, area, scene.ending, rules_of_match)
    assert asked
    assert pygame.image.tobytes(screen, "RGB") == before
    draw_winning_cards(canvas, area, scene.ending, rules_of_match)
    assert pygame.image.tobytes(screen, "RGB") != before


def test_every_winning_card_is_seen_whole(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Area] = []
    module = "settebello.ui.market.view.winning_cards."
    monkeypatch.setattr(module + "draw_card", lambda _, __, area: seen.append(area))
    here, of_match = ending(9, 4), rules(expert=True)
    for vault, vitrine in ((1, 1), (5, 3), (9, 2), (12, 6), (16, 9)):
        won = replace(
            here.scores[0],
            vault=replace(here.scores[0].vault, cards=tuple(range(vault))),
            vitrine=replace(here.scores[0].vitrine, cards=tuple(range(vitrine))),
        )
        seen.clear()
        area = Area(800, 440, 420, 170)
        draw_winning_cards(canvas, area, replace(here, scores=(won, here.scores[1])), of_match)
        assert len(seen) == vault + vitrine
        assert len({one.width for one in seen}) == 1
        assert seen[0].width >= 26
        for one, other in combinations(seen, 2):
            apart = max(abs(other.x - one.x) - one.width, abs(other.y - one.y) - one.height)
            assert apart > 2
        for one in seen:
            assert area.x <= one.x < one.right <= area.right + 1
            assert area.y < one.y < one.bottom <= area.bottom


def test_the_points_of_the_vault_and_the_vitrine_are_beside_their_headings(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = over(4, expert=True)
    drawn: list[tuple[str, float]] = []
    real = canvas.text

    def note(words: Words, x: float, *places: float, **looks: object) -> float:
        drawn.append((ENGLISH(words), x))
        return real(words, x, *places, **looks)  # type: ignore[arg-type]

    monkeypatch.setattr(canvas, "text", note)
    draw_winning_cards(canvas, Area(800, 440, 420, 170), scene.ending, rules(expert=True))
    won = scene.ending.scores[scene.ending.order[0]]
    (vault, left), (points, beside), (vitrine, second), (more, last) = drawn[:4]
    assert (points, more) == (str(won.vault_points), str(won.vitrine_points))
    assert "ault" in vault
    assert vitrine == "Vitrine"
    assert left < beside < second < last


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_lines_of_the_score_have_one_letter_size(
    players: int, language: str, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas.say = Catalogue(language)
    scene = over(players, expert=True)
    here, lines = scene.ending, lines_of(expert=True)
    names = {line.words for line in lines}
    sizes: list[float] = []

    def note(words: Words, *_: float, size: float, width: float, **__: object) -> None:
        if words in names:
            sizes.append(size)
            assert canvas.text_width(words, size=size) <= width

    monkeypatch.setattr(canvas, "text", note)
    table = ScoreTable(lines, here.players, here.scores, (False,) * players)
    wide = SCORES[players] * (BASE_WIDTH - 46) - 44 - 6
    table.draw(canvas, Area(40, 440, wide, 174))
    assert len(sizes) == len(lines)
    assert len(set(sizes)) == 1


def test_nobody_is_named_as_the_winner_before_the_last_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    faces: list[bool] = []
    monkeypatch.setattr(
        "settebello.ui.market.pages.market_over_scene.draw_verdict",
        lambda *_, **__: drawn.append("draw_verdict"),
    )
    cards = "settebello.ui.market.view.winning_cards."
    monkeypatch.setattr(cards + "prepare_winning_cards", lambda *_: None)
    monkeypatch.setattr(cards + "_draw_heading", lambda *_: drawn.append("heading"))
    monkeypatch.setattr(cards + "draw_card", lambda *_, face_up=True, **__: faces.append(face_up))
    with at_the_end(calm=False) as pilot:
        # Before the first coin the scene draws the outcome once, out of sight.
        pilot.frames(20)
        drawn.clear()
        faces.clear()
        pilot.frames(60)
        assert not drawn
        assert faces
        assert not any(faces)
        drawn.clear()
        pilot.until(lambda: not pilot.stack.animating)
        pilot.frames(2)
        assert set(drawn) == {"heading", "draw_verdict"}
        assert all(faces[-3:])


def test_the_winners_cards_are_dealt_face_down_and_turn_over_one_after_the_other(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bool] = []
    module = "settebello.ui.market.view.winning_cards."
    monkeypatch.setattr(module + "draw_card", lambda *_, face_up=True, **__: drawn.append(face_up))
    monkeypatch.setattr(module + "prepare_winning_cards", lambda *_: None)
    here = ending(9, 4)
    won = replace(here.scores[0], vault=replace(here.scores[0].vault, cards=tuple(range(8))))
    here = replace(here, scores=(won, here.scores[1]))
    area = Area(800, 440, 420, 170)

    def faces(dealt: float, turned: float) -> list[bool]:
        drawn.clear()
        draw_dealt_cards(canvas, area, here, rules(), dealt, turned)
        return list(drawn)

    assert faces(0.0, -1.0) == []
    assert faces(0.5, -1.0) == 4 * [False]
    assert faces(1.0, 0.0) == 8 * [False]
    middle = faces(1.0, 0.5)
    assert middle == sorted(middle, reverse=True)
    assert len(set(middle)) == 2
    assert faces(1.0, 1.0) == 8 * [True]
