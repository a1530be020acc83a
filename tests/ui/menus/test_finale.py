"""What happens after the last coin of a match: one thing after the other, and a click ends all of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from settebello import resources
from settebello.engine import Card, Seat
from settebello.i18n import t
from settebello.ui.kit.controls.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.kit.paint import boxes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxPicture, BoxStyle
from settebello.ui.kit.paint.grain import Grain
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.menus.results.match_over_scene import PAGE, MatchOverScene
from settebello.ui.menus.results.match_paper import MatchPaper
from settebello.ui.menus.results.medal_row import MedalRow
from settebello.ui.table.motion.easing import POPS
from settebello.ui.table.view.ending.finale import (
    BUTTONS_COME,
    BUTTONS_RISE,
    FIREWORK,
    FIREWORKS,
    GARLAND,
    JOLTS,
    LAUREL_LANDS,
    PEOPLE_MOVE,
    REMARK_COMES,
    RESTS,
    SHAKE,
    SIGN_FALLS,
    SIGN_SWINGS,
    SUN_RISES,
    burst,
    hop,
    sign_place,
)
from settebello.ui.table.view.ending.osteria_room import (
    SHADE,
    Room,
    draw_room,
    lamp_places,
    place_at_window,
    room_of,
    swing,
)
from settebello.ui.table.view.ending.podium import Podium
from settebello.ui.table.view.ending.point_count import BEGINS, PointCount
from tests.pilot import services
from tests.ui.menus.test_podium import result
from tests.ui.shelves import played


@pytest.fixture
def drawn(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: names.append(name))
    return names


def test_people_move_with_the_sign_and_wreath_sun_remark_and_buttons_follow() -> None:
    order = (0.0, PEOPLE_MOVE, SIGN_FALLS, LAUREL_LANDS, SUN_RISES, REMARK_COMES, BUTTONS_COME, RESTS)
    assert all(before < after for before, after in pairwise(order))


def test_the_board_comes_down_from_above_springs_back_and_hangs_still() -> None:
    board = Area(400, 10, 480, 88)
    assert sign_place(board, -0.1) is None
    falling = [sign_place(board, SIGN_FALLS * part / 10) for part in range(1, 11)]
    tops = [place.y for place in falling if place is not None]
    assert len(tops) == 10
    assert tops[0] < 0
    assert all(before < after for before, after in pairwise(tops))
    swung = [sign_place(board, SIGN_FALLS + SIGN_SWINGS * part / 20) for part in range(1, 20)]
    hung = [place for place in swung if place is not None]
    assert len(hung) == len(swung)
    assert min(place.y for place in hung) < board.y
    assert max(place.y for place in hung) <= board.y
    sides = [place.x - board.x for place in hung if abs(place.x - board.x) > 5]
    turns = sum((before < 0) != (after < 0) for before, after in pairwise(sides))
    assert turns >= 2, "it swings to both sides more than once"
    assert max(sides) > 20
    assert abs(hung[-1].x - board.x) < 1
    assert sign_place(board, SIGN_FALLS + SIGN_SWINGS) == board


@pytest.mark.parametrize("festive", [True, False])
def test_garland_and_fireworks_are_only_for_the_own_win(
    festive: bool, canvas: Canvas, drawn: list[str]
) -> None:
    podium = Podium(result(2, 2, winner=0), BASE_WIDTH, 420, festive=festive)
    podium.draw_people(canvas, RESTS)
    assert (GARLAND in drawn) is festive
    assert drawn.count(FIREWORK) == (len(FIREWORKS) if festive else 0)
    drawn.clear()
    podium.draw_people(canvas, 0.1)
    assert GARLAND not in drawn
    assert FIREWORK not in drawn


@pytest.mark.parametrize("sides", [2, 3, 4, 6])
def test_everybody_has_a_window_with_fireworks_in_a_room_whose_pictures_exist(
    sides: int, canvas: Canvas, drawn: list[str]
) -> None:
    Podium(result(sides, sides, winner=0), BASE_WIDTH, 420, festive=True).draw_people(canvas, RESTS)
    assert drawn.count(FIREWORK) == len(FIREWORKS)
    for late in (False, True):
        assert (resources.assets() / room_of(sides).picture(late=late)).is_file()


@pytest.mark.parametrize("sides", [2, 3])
def test_the_garland_hangs_across_the_whole_wall(
    sides: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[Area] = []
    monkeypatch.setattr(
        canvas, "picture", lambda name, area, *_, **__: places.append(area) if name == GARLAND else None
    )
    Podium(result(sides, sides, winner=0), BASE_WIDTH, 420, festive=True).draw_people(canvas, RESTS)
    (place,) = places
    assert place.x == canvas.seen.x
    assert place.right == canvas.seen.right


@pytest.mark.parametrize("edge", [336.0, 420.0, 576.0])
def test_one_lamp_hangs_between_two_and_two_hang_beside_the_headline_of_several(
    edge: float, canvas: Canvas, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canvas, "scenery", lambda *_: None)
    for room, count in ((Room.TWO, 1), (Room.THREE, 2), (Room.FOUR, 2)):
        drawn.clear()
        several = room is not Room.TWO
        draw_room(canvas, edge, room=room, lamps=False)
        assert drawn == [], "somebody else draws lamps that swing"
        draw_room(canvas, edge, room=room)
        assert drawn == count * [SHADE]
        places = lamp_places(canvas, edge, several=several)
        assert all(place.y >= 0 and place.bottom < edge for place in places)
        assert all(place.x >= 0 and place.right <= BASE_WIDTH for place in places)
    left, right = lamp_places(canvas, edge, several=True)
    assert BASE_WIDTH - right.right == pytest.approx(left.x)


def test_lamps_swing_at_the_beginning_and_under_the_board_and_hang_still_at_last() -> None:
    assert abs(swing(0.0, -3.0)) > 1
    begun = [swing(step / 20, step / 20 - 3.0) for step in range(60)]
    assert min(begun) < -0.5 < 0.5 < max(begun)
    struck = max(abs(swing(3.0 + SIGN_FALLS + step / 20, SIGN_FALLS + step / 20)) for step in range(20))
    assert struck > 0.8
    assert swing(9.0, RESTS) == 0.0


@pytest.mark.parametrize(("sides", "left", "right"), [(2, 0.5, 0.63), (3, 0.58, 0.71), (4, 0.44, 0.56)])
def test_fireworks_burst_one_after_the_other_inside_the_window(
    sides: int, left: float, right: float, canvas: Canvas
) -> None:
    begins = [at for *_, at in FIREWORKS]
    assert begins == sorted(begins)
    assert all(burst(at, at) == 0.0 for at in begins)
    assert all(burst(RESTS, at) == 1.0 for at in begins)
    podium = Podium(result(sides, sides), BASE_WIDTH, BASE_HEIGHT - 306)
    for x, y, side, _ in FIREWORKS:
        place = place_at_window(canvas, podium.edge, x, y, side, room_of(sides))
        assert left * BASE_WIDTH < place.x < place.right < right * BASE_WIDTH
        assert 98 < place.y < place.bottom < podium.edge, "it is below the headline"
        for stand in podium.stands:
            head = stand.figure(0).centre[0], 0.2 * stand.high
            assert place.right < head[0] - head[1] or place.x > head[0] + head[1]


def test_the_winner_s_things_hop_at_the_last_coin_and_all_hop_when_the_board_stops() -> None:
    assert hop(-0.1, won=True) == hop(RESTS, won=True) == 0.0
    assert hop(JOLTS / 2, won=True) == pytest.approx(1.0)
    assert hop(JOLTS / 2, won=False) == 0.0
    for won in (True, False):
        assert hop(SIGN_FALLS + JOLTS / 2, won=won) == pytest.approx(SHAKE)


def test_buttons_rise_from_below_the_window_to_their_places(canvas: Canvas) -> None:
    scene = MatchOverScene(services(), result(2, 2))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    counted = Podium(result(2, 2), BASE_WIDTH, 400).counted
    tops: list[float] = []
    for since in (-0.5, BUTTONS_COME + 0.001, BUTTONS_COME + BUTTONS_RISE / 2, RESTS):
        scene.update(10.0 if not tops else 10.0 + counted + since)
        tops.append(scene.group.widgets[0].area.y)
    unseen, below, rising, last = tops
    assert below > BASE_HEIGHT > rising > last == unseen


def test_who_gains_the_most_in_a_deal_nods_and_nobody_in_the_pause() -> None:
    count = PointCount((11, 8), ((0, 4, 5, 11), (0, 1, 8, 8)))
    nodded: dict[int, set[int]] = {0: set(), 1: set()}
    for step in range(int(100 * count.lasts)):
        time = step / 100
        nods = [count.nod_at(place, time) for place in (0, 1)]
        assert all(0.0 <= nod <= 1.0 for nod in nods)
        assert min(nods) == 0.0
        for place, nod in enumerate(nods):
            if nod > 0.1:
                nodded[place].add(int(count.deals_at(time)))
        if count.deals_at(time) == 2.0:
            assert max(nods) < 1e-6
    assert nodded == {0: {0, 2}, 1: {1}}
    assert PointCount((3, 2)).nod_at(0, 0.6) == 0.0


@pytest.mark.parametrize("event", [PointerPressed(240.0, 676.0), Press(Action.CONFIRM)])
def test_before_the_buttons_are_seen_a_click_or_enter_only_ends_the_count(
    event: UiEvent, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = MatchOverScene(services(), result(2, 2))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    scene.update(10.0)
    scene.update(10.5)
    shown: list[bool] = []
    scene.draw(canvas)
    monkeypatch.setattr(scene.group, "draw", lambda _: shown.append(True))
    scene.draw(canvas)
    assert not shown
    assert scene.handle(event) is None
    assert not scene.animating
    scene.draw(canvas)
    assert shown
    assert scene.handle(Press(Action.CONFIRM)) is not None


def test_a_lost_match_darkens_the_room_and_a_watched_one_does_not(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    darkened: list[bool] = []
    monkeypatch.setattr(
        "settebello.ui.menus.results.match_over_scene.draw_room",
        lambda *_, late, **__: darkened.append(late),
    )
    lost = result(2, 2, winner=1)
    for over, dark in ((lost, True), (result(2, 2, winner=0), False), (replace(lost, own=None), False)):
        scene = MatchOverScene(services(), over)
        scene.arrange(BASE_WIDTH, BASE_HEIGHT)
        for time in (10.0, 60.0):
            scene.update(time)
        canvas.forget()
        darkened.clear()
        scene.draw(canvas)
        assert darkened == [dark]


def test_no_frame_after_the_first_coin_renders_a_box_that_is_seen_at_the_end(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = MatchOverScene(services(), replace(result(2, 2), record=played(2, ("amico", "bimbo", "amico"))))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    rendered: list[BoxStyle] = []

    def noted(style: BoxStyle, width: float, height: float, k: float, grain: Grain | None) -> BoxPicture:
        rendered.append(style)
        return render(style, width, height, k, grain)

    render = boxes.box_picture
    monkeypatch.setattr(boxes, "box_picture", noted)
    # Before the first coin, each frame draws a part of the end out of sight.
    for frame in range(20):
        scene.update(10.0 + BEGINS * frame / 20)
        scene.draw(canvas)
        canvas.finish()
    assert rendered
    rendered.clear()
    for frame in range(120):
        scene.update(10.0 + BEGINS + frame / 20)
        scene.draw(canvas)
        canvas.finish()
    assert not scene.animating
    assert not rendered


def test_what_has_moved_is_kept_at_rest_and_looks_like_what_is_painted_anew(
    canvas: Canvas, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = MatchOverScene(services(), replace(result(2, 2), record=played(2, ("amico", "bimbo", "amico"))))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    painted: list[bool] = []
    monkeypatch.setattr(scene, "_draw_outcome", lambda *_: painted.append(True))
    for frame in range(140):
        scene.update(10.0 + frame / 20)
        scene.draw(canvas)
        canvas.finish()
        if frame == 20:
            painted.clear()
    assert not scene.animating
    assert not painted, "the outcome is not painted in one frame"
    monkeypatch.undo()
    kept = pygame.surfarray.array3d(screen).astype(int)
    canvas.forget()
    scene.draw(canvas)
    anew = pygame.surfarray.array3d(screen).astype(int)
    different = (abs(kept - anew).max(axis=2) > 24).mean()
    assert different < 0.002


def test_the_last_capture_is_laid_card_by_card_while_the_points_are_counted(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = tuple(map(Card.parse, ("3c", "7s")))
    over = replace(result(2, 2), record=played(2, ("amico", "bimbo", "amico")), last=last)
    paper = MatchPaper(over, MedalRow(services(), over.totals, wanted=False))
    podium = Podium(over, BASE_WIDTH, BASE_HEIGHT - PAGE, paper.lines)
    paper.place(Area(24, 430, 1232, 200))
    assert [paper.laid_at(part) for part in (0.0, 0.1, 0.5, 0.95, 1.0)] == [0, 0, 1, 2, 2]
    cards: list[tuple[Card | None, float]] = []
    captions: list[str] = []
    monkeypatch.setattr(canvas, "card", lambda card, _, y, *__, **___: cards.append((card, y)))
    for part in (0.34, 0.36, 0.38):
        paper.draw_landing(canvas, part)
    assert {card for card, _ in cards} == {last[0]}
    heights = [y for _, y in cards]
    assert heights == sorted(heights)
    monkeypatch.setattr(paper, "_draw_caption", lambda _, face, __: captions.append(face))
    for known in (False, True):
        paper.draw_told(canvas, podium, None, 0.5, known=known)
    assert captions == [None, podium.faces(known=True)[0]], "whose capture it is would tell who has won"


def test_the_late_room_is_made_in_the_background_before_it_is_drawn(
    screen: pygame.Surface, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "prepare_scenery", lambda name, _: asked.append(name))
    fading: list[float] = []

    def note(name: str, _: Area, alpha: float = 1.0) -> None:
        (drawn.append(name) if alpha == 1.0 else fading.append(alpha))

    monkeypatch.setattr(canvas, "scenery", note)
    for winner, late in ((1, True), (0, False)):
        scene = MatchOverScene(services(), result(2, 2, winner=winner))
        scene.arrange(BASE_WIDTH, BASE_HEIGHT)
        asked.clear()
        drawn.clear()
        fading.clear()
        for frame in range(140):
            scene.update(10.0 + frame / 20)
            scene.draw(canvas)
            canvas.finish()
        assert (len(fading) > 5) is late
        assert fading == sorted(fading), "night falls"
        assert set(asked) == ({Room.TWO.picture(late=True)} if late else set())
        assert drawn == [Room.TWO.picture(late=dark) for dark in ((False, True) if late else (False,))]


def test_a_remark_pops_up_from_its_speaker_near_the_end(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = replace(result(2, 2, winner=0), remark=Remark(Seat(1), t("You have won the match!")))
    podium = Podium(said, BASE_WIDTH, BASE_HEIGHT - PAGE - 24, festive=True)
    title = Area.centred(BASE_WIDTH / 2, 54, 410, 98)
    scales: list[float] = []
    anchors: set[tuple[float, float]] = set()
    boxes: list[Area] = []

    @contextmanager
    def grown(_: Area, anchor: tuple[float, float], scale: float) -> Iterator[None]:
        scales.append(scale)
        anchors.add(anchor)
        yield

    monkeypatch.setattr(canvas, "grown", grown)
    monkeypatch.setattr(canvas, "box", lambda area, *_: boxes.append(area))
    podium.draw_remark(canvas, title, REMARK_COMES - 0.01)
    assert not scales
    for step in range(11):
        podium.draw_remark(canvas, title, REMARK_COMES + POPS * step / 10)
    assert scales[0] < 0.6
    assert max(scales) > 1.0
    assert scales[-1] == 1.0
    assert REMARK_COMES + POPS < RESTS
    (anchor,) = anchors
    window = [place_at_window(canvas, podium.edge, x, y, side, Room.TWO) for x, y, side, _ in FIREWORKS]
    assert podium.stands[1].x < anchor[0] < boxes[0].x
    assert all(boxes[0].x > place.right for place in window), "the fireworks are seen"
