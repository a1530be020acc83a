"""The end of a match as a picture: the sides, their coins and the course of the match, for any number."""

import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from settebello import resources
from settebello.ai import Group, Levels
from settebello.engine import Card, Rank, Seat, Side, Suit
from settebello.i18n import Catalogue, Names, Text, languages, t
from settebello.session import summary_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.menus.results.after_match import MOST, cards_of, draw_cards
from settebello.ui.menus.results.match_course import COLOURS, PATTERNS, MatchCourse, dashed
from settebello.ui.menus.results.match_over_scene import PAGE, MatchOverScene
from settebello.ui.menus.results.points_table import draw_points
from settebello.ui.menus.results.result_words import title_of
from settebello.ui.table.view.ending.confetti import draw_confetti, rehearse_confetti
from settebello.ui.table.view.ending.finale import (
    BUTTONS_COME,
    CELEBRATES,
    LAUREL_LANDS,
    RESTS,
    SIGN_FALLS,
)
from settebello.ui.table.view.ending.half_figure import (
    BLINK,
    BLINKS_AT,
    HOPS,
    SINKS,
    Ending,
    Pose,
    chair_of,
    figure_of,
    pose_at,
    waiting_at,
)
from settebello.ui.table.view.ending.osteria_room import lamp_places
from settebello.ui.table.view.ending.people import mien_at
from settebello.ui.table.view.ending.podium import Podium
from settebello.ui.table.view.ending.point_count import LANDS, LOOKS_EVERY, PAUSE, PointCount
from settebello.ui.table.view.ending.stands import COIN_STEP
from settebello.ui.table.view.ending.winner_light import FREE, LEAST, SUN, below_board, winner_light
from tests.pilot import services
from tests.ui.shelves import played

SIDES = ((2, 2), (3, 3), (4, 4), (4, 2), (6, 2), (6, 3), (6, 6))
FACES = ("chiara_worried", "gino_calm", "knave", "pina_pleased", "beppe_dismayed", "oste_delighted")


def result(players: int, sides: int, winner: int = 1) -> MatchResult:
    totals = tuple(21 if side == winner else 3 + side for side in range(sides))
    return MatchResult(
        sides=tuple(f"Side {side}" for side in range(sides)),
        totals=totals,
        winner=Side(winner),
        own=Side(0),
        deals=4,
        variant="Scopa",
        again=GameChoice("scopa", 2, ("amico",)),
        pairs=players > sides,
        players=tuple(Player(f"Player {seat}", f"ui/avatars/{FACES[seat]}.svg") for seat in range(players)),
    )


@pytest.mark.parametrize(("players", "sides"), SIDES)
@pytest.mark.parametrize("width", [float(BASE_WIDTH), 1680.0])
def test_every_side_has_its_place_in_the_window_and_none_covers_another(
    players: int, sides: int, width: float
) -> None:
    stands = Podium(result(players, sides), width, BASE_HEIGHT - PAGE - 24).stands
    assert stands[0].side == 1
    for stand in stands:
        assert min(stand.x - stand.half, stand.plate.x) >= 0
        assert max(stand.x + stand.half, stand.plate.right) <= width
        assert len(stand.players) == players // sides
        for number in range(len(stand.players)):
            figure = stand.figure(number)
            assert figure.y >= 0
            assert figure.bottom < stand.plate.y
    for left, right in pairwise(sorted(stands, key=lambda one: one.plate.x)):
        assert left.plate.right <= right.plate.x


def test_the_winner_is_delighted_and_the_others_are_dismayed_whatever_their_face_was() -> None:
    first, second, third = Podium(result(3, 3), BASE_WIDTH, 420).stands
    assert first.players[0].avatar == "ui/avatars/gino_delighted.svg"
    assert second.players[0].avatar == "ui/avatars/knave.svg"
    assert third.players[0].avatar == "ui/avatars/chiara_dismayed.svg"


def test_the_coins_are_at_the_outer_sides_and_in_the_window() -> None:
    first, second = Podium(result(2, 2, winner=0), BASE_WIDTH, 420).stands
    assert first.stack < first.x - first.half
    assert first.stack - 0.8 * first.coin >= 0
    assert second.stack > second.x + second.half
    assert second.stack + 0.8 * second.coin <= BASE_WIDTH


def test_every_portrait_has_its_half_figures() -> None:
    portraits = {path.name for path in (resources.assets() / "ui/avatars").iterdir()}
    assert len(portraits) > 100
    for name in portraits:
        for ending in Ending:
            figure = figure_of(f"ui/avatars/{name}", ending)
            assert figure is not None
            assert (resources.assets() / figure).is_file(), figure
        chair = chair_of(f"ui/avatars/{name}")
        assert chair is not None
        assert (resources.assets() / chair).is_file(), chair


def test_a_picture_that_is_no_portrait_has_no_half_figure() -> None:
    assert figure_of("ui/children/cat.svg", Ending.WON) is None
    assert chair_of("ui/children/cat.svg") is None


def test_the_hands_of_two_who_toast_meet_between_them(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        canvas, "picture", lambda name, *_, mirrored=False, **__: turned.append((name, mirrored))
    )
    Podium(result(4, 2), BASE_WIDTH, 420).draw_people(canvas, RESTS)
    figures = [one for one in turned if one[0].startswith("ui/endings") and "chair" not in one[0]]
    assert figures == [
        ("ui/endings/chiara_lost.svg", False),
        ("ui/endings/knave_lost.svg", False),
        ("ui/endings/gino_won.svg", False),
        ("ui/endings/pina_won.svg", True),
    ]


@pytest.mark.parametrize(
    "words", [t("You have won the match!"), Names({"en": 3 * "My purse is empty now. "})]
)
@pytest.mark.parametrize(("players", "sides"), [*SIDES, (4, 4)])
def test_no_remark_covers_the_headline(
    players: int, sides: int, words: Text | Names, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, *_: seen.append(area))
    title = Area.centred(BASE_WIDTH / 2, 50, 472, 66)
    for seat in range(players):
        said = replace(result(players, sides), remark=Remark(Seat(seat), words))
        Podium(said, BASE_WIDTH, BASE_HEIGHT - PAGE - 24).draw_remark(canvas, title)
    assert len(seen) == players
    for box in seen:
        apart = box.right <= title.x or box.x >= title.right or box.y >= title.bottom
        assert apart, box
        assert box.x >= 0
        assert box.right <= BASE_WIDTH


HIGH = 300.0


def poses(*, won: bool, steps: int = 400) -> list[Pose]:
    return [pose_at(step / steps, won=won, high=HIGH) for step in range(steps + 1)]


def test_a_winner_dives_out_of_sight_and_leaps_up_with_the_glass() -> None:
    changing = poses(won=True)
    assert {pose.ending for pose in changing[1:]} == {Ending.HOPING, Ending.WON}
    swapped = next(at for at, pose in enumerate(changing) if pose.ending is Ending.WON)
    assert changing[swapped - 1].down > 0.7 * HIGH, "no arm is seen when the pictures change"
    assert changing[swapped].down > 0.8 * HIGH
    assert changing[1].shape[1] > 1, "at first a winner starts with joy"
    over = min(range(swapped, len(changing)), key=lambda at: changing[at].down)
    assert changing[over].down < HOPS / 2, "the leap goes beyond the place"
    assert all(pose.down <= HOPS for pose in changing[over:])
    assert tuple(changing[-1]) == (Ending.WON, pytest.approx(HOPS), (1.0, 1.0), pytest.approx(0.0))


def test_who_has_lost_sags_and_comes_up_again_more_slowly_than_a_winner() -> None:
    changing = poses(won=False)
    assert {pose.ending for pose in changing[1:]} == {Ending.FEARING, Ending.LOST}
    swapped = next(at for at, pose in enumerate(changing) if pose.ending is Ending.LOST)
    assert changing[swapped].down > 0.2 * HIGH, "no arm on the table is seen when the pictures change"
    assert changing[swapped].down < changing[swapped - 1].down, "they change while the figure moves"
    assert tuple(changing[-1]) == (Ending.LOST, pytest.approx(SINKS), (1.0, 1.0), pytest.approx(0.0))


@pytest.mark.parametrize("won", [True, False])
def test_no_figure_jumps_while_it_is_seen(won: bool) -> None:
    for before, after in pairwise(poses(won=won)):
        assert min(before.down, after.down) >= 0, "the picture ends at the table"
        hidden = min(before.down, after.down) > 0.7 * HIGH
        assert abs(after.aside - before.aside) < 1.0
        assert hidden or abs(after.down - before.down) < 0.05 * HIGH


def test_who_waits_sits_down_breathes_and_blinks() -> None:
    waited = [waiting_at(step / 60, 0, HIGH) for step in range(240)]
    assert waited[0].down > 0.2 * HIGH
    assert max(abs(after.down - before.down) for before, after in pairwise(waited)) < 0.05 * HIGH
    assert len({round(pose.down, 2) for pose in waited[60:]}) > 20
    assert waiting_at(BLINKS_AT + BLINK / 2, 0, HIGH).ending is Ending.BLINKING
    blinks = sum(pose.ending is Ending.BLINKING for pose in waited)
    assert 10 < blinks < 30
    assert waiting_at(BLINKS_AT + BLINK / 2, 1, HIGH).ending is Ending.WAITING, (
        "nobody blinks with a neighbour"
    )


def test_a_winner_pushes_the_chair_away_and_who_has_lost_keeps_it(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: drawn.append(name))
    podium = Podium(result(2, 2), BASE_WIDTH, 420)
    podium.draw_people(canvas, -0.5)
    assert {"ui/endings/chiara_chair.svg", "ui/endings/gino_chair.svg"} <= set(drawn)
    drawn.clear()
    podium.draw_people(canvas, RESTS)
    assert "ui/endings/chiara_chair.svg" in drawn
    assert "ui/endings/gino_chair.svg" not in drawn


def test_dashes_have_the_lengths_of_their_pattern_around_corners() -> None:
    line = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    assert dashed(line, ()) == [line]
    assert dashed(line, (6.0, 2.0)) == [
        ((0.0, 0.0), (6.0, 0.0)),
        ((8.0, 0.0), (10.0, 0.0), (10.0, 4.0)),
        ((10.0, 6.0), (10.0, 10.0)),
    ]


def test_the_lines_of_the_sides_differ_by_their_dashes() -> None:
    assert len(set(PATTERNS)) == len(PATTERNS) == len(COLOURS)


def test_the_course_begins_at_nothing_and_ends_at_the_totals() -> None:
    record = played(2, ("amico", "bimbo", "amico"))
    summary = summary_of(record)
    course = MatchCourse.of(record, (Side(1), Side(0)))
    assert course is not None
    assert course.deals == len(summary.deals)
    assert tuple(line[0] for line in course.totals) == (0, 0)
    assert tuple(line[-1] for line in course.totals) == (summary.totals[1], summary.totals[0])
    area = Area(100, 50, 400, 120)
    for line in course.points(area):
        assert all(area.x <= x <= area.right and area.y <= y <= area.bottom for x, y in line)


def test_a_match_without_a_finished_deal_has_no_course() -> None:
    assert MatchCourse.of(played(2, steps=3), (Side(0), Side(1))) is None


def test_coins_fall_for_a_while_and_then_nothing_moves() -> None:
    scene = MatchOverScene(services(), result(2, 2))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    scene.update(10.0)
    assert scene.animating
    podium = Podium(result(2, 2), BASE_WIDTH, 400)
    scene.update(10.01 + podium.counted + SIGN_FALLS)
    assert scene.animating, "the headline comes down while the winner comes up"
    scene.update(10.01 + podium.lasts)
    assert not scene.animating


def test_nobody_looks_like_a_winner_before_the_last_coin(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    podium = Podium(result(2, 2), BASE_WIDTH, 420)
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: drawn.append(name))
    podium.draw_people(canvas, -0.5)
    podium.draw_points(canvas, podium.counted - 0.1)
    assert not any(word in name for name in drawn for word in ("won", "lost", "laurel", "sun", "glory"))
    shown = [name for name in drawn if name.startswith("ui/endings") and "chair" not in name]
    assert [name.rpartition("_")[0] for name in shown] == ["ui/endings/chiara", "ui/endings/gino"]
    # Their faces follow who is ahead in what is counted.
    assert [name.rpartition("_")[2] for name in shown] == ["fearing.svg", "hoping.svg"]
    drawn.clear()
    podium.draw_people(canvas, 0.1 - podium.counted)
    shown = [name for name in drawn if name.startswith("ui/endings") and "chair" not in name]
    assert all(name.endswith(("waiting.svg", "blinking.svg")) for name in shown)
    podium.draw_people(canvas, RESTS)
    podium.draw_points(canvas, podium.counted + LAUREL_LANDS + 0.1)
    expected = {"ui/endings/gino_won.svg", "ui/endings/chiara_lost.svg", "ui/moments/laurel.svg"} | {SUN}
    assert expected <= set(drawn)


def test_one_sun_shines_behind_the_winners_and_is_larger_behind_the_person(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    widths: list[float] = []

    def note(name: str, area: Area, *_: float, **__: float) -> None:
        if name == SUN:
            widths.append(area.width)

    monkeypatch.setattr(canvas, "picture", note)
    for winner in (0, 1):
        Podium(result(4, 2, winner=winner), BASE_WIDTH, 420).draw_people(canvas, RESTS)
    own, rivals = widths
    assert rivals < own


def test_the_faces_on_the_course_are_calm_until_the_end_is_known() -> None:
    podium = Podium(result(3, 3), BASE_WIDTH, 420)
    calm = ("ui/avatars/gino_calm.svg", "ui/avatars/knave.svg", "ui/avatars/chiara_calm.svg")
    assert podium.faces(known=False) == calm
    assert podium.faces(known=True)[0] == "ui/avatars/gino_delighted.svg"


def test_those_who_win_and_those_who_lose_wait_alike_before_the_last_coin() -> None:
    for part in (-3.0, -0.1, 0.0):
        assert pose_at(part, won=True, high=300) == pose_at(part, won=False, high=300) == Pose(Ending.WAITING)


def test_a_loser_by_little_is_worried_and_not_dismayed() -> None:
    close = replace(result(2, 2), totals=(19, 21))
    assert Podium(close, BASE_WIDTH, 420).stands[1].players[0].avatar == "ui/avatars/chiara_worried.svg"


def test_the_title_of_the_page_takes_no_full_stop_in_any_language() -> None:
    for players, sides in SIDES:
        for winner in range(sides):
            scene = MatchOverScene(services(), result(players, sides, winner))
            watched = MatchOverScene(services(), replace(scene.result, own=None))
            for language in languages():
                for one in (scene, watched):
                    title = Catalogue(language)(title_of(one.result))
                    assert title
                    assert not title.endswith((".", "。")), (language, title)


def test_the_rematch_with_any_opponent_is_on_one_line_in_every_language(canvas: Canvas) -> None:
    scene = MatchOverScene(services(), replace(result(2, 2), record=played(2, ("amico", "bimbo", "amico"))))
    scene.arrange(BASE_WIDTH, BASE_HEIGHT)
    wide = scene.group.widgets[0].area.width - 32
    levels = Levels.load((resources.assets() / "opponents",))
    for level in (one for group in Group for one in levels.of(group)):
        for language in languages():
            label = Catalogue(language)(t("Rematch with {name}", name=level.name))
            assert 0.85 * canvas.text_width(label, size=24, role=Role.BOLD) <= wide, (language, label)


def test_the_cards_on_the_table_belong_to_the_match_and_the_card_that_took_the_others_is_on_top() -> None:
    seven = Card(Rank.SEVEN, Suit.COINS)
    last = tuple(map(Card.parse, ("1c", "7d", "2c", "3c", "4c", "Ks")))
    assert cards_of(result(2, 2)) == (seven,)
    *taken, taker = cards_of(replace(result(2, 2), last=last))
    assert taker == last[-1]
    assert taken == list(map(Card.parse, ("3c", "4c", "7d")))
    assert len((*taken, taker)) == MOST
    assert cards_of(replace(result(2, 2), last=last[:2])) == last[:2]
    assert seven not in cards_of(replace(result(2, 2), last=last[2:]))


def test_the_card_that_took_the_others_is_framed_raised_and_drawn_last(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Card | None, float, float]] = []
    framed: list[float] = []
    monkeypatch.setattr(canvas, "card", lambda card, x, *_, lift, **__: drawn.append((card, x, lift)))
    monkeypatch.setattr(canvas, "card_frame", lambda x, *_, **__: framed.append(x))
    cards = tuple(map(Card.parse, ("3c", "4c", "7s")))
    draw_cards(canvas, cards, 600, 500, 76)
    assert tuple(card for card, _, _ in drawn) == cards
    *below, (_, x, lift) = drawn
    assert framed == [x]
    assert all(left < x and low < lift for _, left, low in below)
    draw_cards(canvas, cards[:1], 600, 500, 76)
    assert framed == [x], "a card that stands for the game has taken nothing"


def test_only_one_opponent_is_named_on_the_button_for_a_rematch() -> None:
    for players, sides, label in ((2, 2, "Rematch with {name}"), (3, 3, "Play again"), (4, 2, "Play again")):
        scene = MatchOverScene(services(), result(players, sides))
        (first, *_) = scene.group.widgets
        assert first is scene.group.focused
        assert getattr(first.label, "key", "") == label


def test_the_headline_is_whole_for_the_longest_names_in_every_language(
    canvas: Canvas, cut: list[str]
) -> None:
    levels = Levels.load((resources.assets() / "opponents",))
    names = [level.name for group in Group for level in levels.of(group)]
    for language in languages():
        say = Catalogue(language)
        canvas.say = say
        longest, second, *_ = sorted((say(name) for name in names), key=len, reverse=True)
        for players, side in ((2, longest), (2, "W" * 12 + "m" * 12), (4, f"{longest}, {second}")):
            shown = replace(result(players, 2), sides=("", side), own=None)
            scene = MatchOverScene(services(), shown)
            scene.arrange(BASE_WIDTH, BASE_HEIGHT)
            scene.update(0.0)
            scene.update(60.0)
            canvas.forget()
            scene.draw(canvas)
            assert not cut, (language, cut)


def test_each_column_of_points_is_headed_by_the_face_of_its_side(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[tuple[str, float]] = []
    figures: list[tuple[str, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, *_: faces.append((name, area.centre[0])))
    monkeypatch.setattr(canvas, "text", lambda words, x, *_, **__: figures.append((words, x)))
    room = Area(100, 500, 300, 120)
    draw_points(canvas, room, [("Cards", ("4", "1", "0"))], ("a.svg", "b.svg", "c.svg"), winner=1)
    assert [name for name, _ in faces] == ["a.svg", "b.svg", "c.svg"]
    assert [x for _, x in faces] == [x for words, x in figures if words != "Cards"]


def test_the_count_follows_the_deals_and_waits_before_the_last_one() -> None:
    lines = ((0, 4, 5, 11), (0, 1, 8, 8))
    count = PointCount((11, 8), lines)
    for deal in range(3):
        begun = next(n / 100 for n in range(1000) if count.deals_at(n / 100) >= deal)
        assert [count.points_at(side, begun) for side in (0, 1)] == [line[deal] for line in lines]
    held = [n / 100 for n in range(1000) if count.deals_at(n / 100) == 2.0]
    assert held[-1] - held[0] == pytest.approx(PAUSE, abs=0.05)
    assert count.course_at(count.lasts) == 1.0
    assert [count.points_at(side, count.lasts) for side in (0, 1)] == [11, 8]


def test_those_who_are_ahead_at_the_latest_look_stand_above_the_others() -> None:
    count = PointCount((11, 8, 8), ((0, 4, 5, 11), (0, 1, 8, 8), (0, 4, 8, 8)))
    begun = [next(n / 100 for n in range(1000) if count.deals_at(n / 100) >= deal) for deal in (1, 2)]
    assert [count.standing_at(side, 0.0) for side in range(3)] == [0, 0, 0]
    assert [count.standing_at(side, begun[0] + LOOKS_EVERY) for side in range(3)][1] == -1
    assert [count.standing_at(side, begun[1] + LOOKS_EVERY) for side in range(3)] == [-1, 0, 0]
    assert [count.standing_at(side, count.lasts + LOOKS_EVERY) for side in range(3)] == [1, -1, -1]
    for side in range(3):
        looks = [count.standing_at(side, n / 100) for n in range(int(100 * count.lasts))]
        changes = [n for n in range(1, len(looks)) if looks[n] != looks[n - 1]]
        assert all(after - before >= 100 * LOOKS_EVERY - 1 for before, after in pairwise(changes))


def test_who_has_the_fewest_points_hopes_where_they_win_and_eyes_close_before_a_face_changes() -> None:
    count = PointCount((11, 8), ((0, 4, 11), (0, 1, 8)))
    miens = [mien_at(count, 0, n / 100, low=False) for n in range(int(100 * count.lasts))]
    assert set(miens) == {Ending.WAITING, Ending.BLINKING, Ending.HOPING}
    assert miens[miens.index(Ending.HOPING) - 1] is Ending.BLINKING
    assert mien_at(count, 0, count.lasts, low=True) is Ending.FEARING
    assert mien_at(count, 1, count.lasts, low=True) is Ending.HOPING


def test_everybody_holds_the_breath_from_the_pause_to_the_last_coin() -> None:
    count = PointCount((11, 8), ((0, 4, 5, 11), (0, 1, 8, 8)))
    held = [n / 100 for n in range(1000) if count.held_at(n / 100) == 1.0]
    assert count.deals_at(held[0]) == 2.0
    assert held[-1] == pytest.approx(count.lasts, abs=0.02)
    assert count.held_at(count.lasts + 0.5) == 0.0
    assert not any(PointCount((3, 2)).held_at(n / 10) for n in range(40)), "one deal has no pause"


def test_a_coin_lies_when_its_point_is_counted() -> None:
    for lines in ((), ((0, 4, 5, 11), (0, 1, 8, 8))):
        count = PointCount((11, 8), lines)
        for side, total in enumerate(count.totals):
            for point in range(1, total + 1):
                lies = count.falls_at(side, point) + LANDS
                assert count.points_at(side, lies - 0.01) < point <= count.points_at(side, lies + 0.01)


def test_points_that_are_lost_again_end_at_the_total() -> None:
    count = PointCount((5, -2), ((0, 6, 5), (0, 1, -2)))
    assert [count.points_at(side, count.lasts) for side in (0, 1)] == [5, -2]
    assert all(count.falls_at(0, point) + LANDS <= count.lasts for point in range(1, 6))


def test_confetti_burst_from_both_corners_over_the_whole_room_and_are_gone_at_the_end(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(canvas, "picture", lambda _, area, *__, **___: seen.append(area))
    room = Area(0, 0, 1280, 336)
    draw_confetti(canvas, room, 0.0)
    assert {one.centre for one in seen} == {(0.0, 336.0), (1280.0, 336.0)}
    seen.clear()
    draw_confetti(canvas, room, 0.6)
    columns = Counter(int(one.centre[0] // 128) for one in seen)
    rows = Counter(int(one.centre[1] // 60) for one in seen)
    assert len([column for column in columns if 0 <= column < 10]) > 7
    assert len(rows) > 4
    assert max(columns.values()) < len(seen) / 4
    seen.clear()
    draw_confetti(canvas, room, BUTTONS_COME - CELEBRATES)
    assert all(one.y >= room.bottom for one in seen)


def test_confetti_are_coins_suits_and_paper_in_turns_that_are_made_before(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: set[tuple[str, float, int, int]] = set()
    flown: set[tuple[str, float, int, int]] = set()
    seen = made

    def note(name: str, area: Area, *_: float, flip: float, angle: float) -> None:
        seen.add((name, area.width, round(24 * flip), round(angle) % 360))

    monkeypatch.setattr(canvas, "picture", note)
    for step in range(200):
        rehearse_confetti(canvas, step / 199)
    seen = flown
    for frame in range(60):
        draw_confetti(canvas, Area(0, 0, 1280, 336), (RESTS - CELEBRATES) * frame / 60)
    assert flown <= made
    assert len(made) < 150, "they stay in memory until they fly"
    pictures = {name for name, *_ in flown}
    assert len(pictures) == 5 + 4 + 1
    assert any("streamer" in name for name in pictures)
    assert len({flip for _, _, flip, _ in flown}) == len({angle for *_, angle in flown}) - 2 == 3


@pytest.mark.parametrize(("players", "sides"), SIDES)
def test_neither_a_seat_nor_a_size_tells_who_has_won(players: int, sides: int) -> None:
    for winner in range(sides):
        stands = Podium(result(players, sides, winner), BASE_WIDTH, BASE_HEIGHT - PAGE - 24).stands
        assert stands[0].side == winner
        seated = sorted(stands, key=lambda one: one.plate.x)
        assert [stand.side for stand in seated] == list(range(sides))
        assert len({stand.high for stand in stands}) == 1
        assert len({round(stand.plate.width) for stand in stands}) == 1
        for stand in stands:
            assert stand.aside == (-1.0 if stand.side <= (sides - 1) / 2 else 1.0)


@pytest.mark.parametrize("sides", [3, 4])
def test_the_sun_of_one_among_several_covers_no_neighbour(sides: int) -> None:
    for winner in range(sides):
        first, *others = Podium(result(sides, sides, winner), BASE_WIDTH, BASE_HEIGHT - PAGE - 24).stands
        sun = winner_light((first.figure(0),), won=True)
        for one in others:
            # The sun does not reach what is drawn of the next figure, whose picture has free edges.
            assert one.x + 0.36 * one.high < sun.x + 24 or one.x - 0.36 * one.high > sun.right - 24


@pytest.mark.parametrize(("players", "sides"), SIDES)
def test_the_sun_fits_into_the_window_and_leaves_the_board_free(players: int, sides: int) -> None:
    won = result(players, sides)
    board = Area.centred(BASE_WIDTH / 2, 54, 412, 98)
    first = Podium(won, BASE_WIDTH, BASE_HEIGHT - PAGE - 24).stands[0]
    figures = tuple(first.figure(number) for number in range(players // sides))
    large = winner_light(figures, won=True)
    sun = below_board(large, board, first.high)
    x, y = sun.centre
    corner = min(board.right, max(board.x, x)), board.bottom
    assert sun.y >= FREE - 0.01
    assert math.dist((x, y), corner) >= sun.width / 2 or sun.width == pytest.approx(LEAST * large.width)
    assert sun.width >= LEAST * large.width - 0.01
    assert sun.x < (figures[0].centre[0] + figures[-1].centre[0]) / 2 < sun.right


def test_of_partners_the_speaker_sits_at_the_outer_side_and_the_remark_covers_no_lamp_and_no_window(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, *_: seen.append(area))
    title = Area.centred(BASE_WIDTH / 2, 54, 472, 98)
    for seat in range(4):
        said = replace(result(4, 2), remark=Remark(Seat(seat), t("You have won the match!")))
        podium = Podium(said, BASE_WIDTH, BASE_HEIGHT - PAGE - 24)
        stand = next(one for one in podium.stands if one.side == seat % 2)
        speaker, partner = (stand.figure(number).centre[0] for number in (seat // 2, 1 - seat // 2))
        assert abs(speaker - BASE_WIDTH / 2) > abs(partner - BASE_WIDTH / 2)
        seen.clear()
        podium.draw_remark(canvas, title)
        (box,) = seen
        assert box.right <= title.x or box.x >= title.right
        assert box.x < speaker < box.right


@pytest.mark.parametrize("sides", [3, 4])
def test_no_remark_of_one_among_several_covers_a_lamp(
    sides: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, *_: seen.append(area))
    title = Area.centred(BASE_WIDTH / 2, 54, 472, 98)
    for seat in range(sides):
        said = replace(result(sides, sides), remark=Remark(Seat(seat), t("You have won the match!")))
        podium = Podium(said, BASE_WIDTH, BASE_HEIGHT - PAGE - 24)
        podium.draw_remark(canvas, title)
        for lamp in lamp_places(canvas, podium.edge, several=True):
            box = seen[-1]
            assert box.right <= lamp.x or box.x >= lamp.right or box.y >= lamp.bottom - 20


def test_a_coin_that_is_lost_on_the_way_is_taken_away_and_may_fall_again() -> None:
    count = PointCount((34, 17), ((0, 46, 30, 34), (0, 25, 17, 17)))
    (kept,) = count.visits(0, 30)
    assert kept.leaves == math.inf
    lost, again = count.visits(0, 31)
    assert lost.falls < lost.leaves < again.falls == count.falls_at(0, 31)
    (gone,) = count.visits(0, 46)
    assert gone.falls + LANDS <= gone.leaves < lost.leaves, "the uppermost coin is taken first"
    assert count.deals_at(again.falls) > 1.9
    assert count.most(0) == 46
    lying = [count.lying(0, step / 50) for step in range(round(50 * count.lasts) + 1)]
    assert lying[0] == 0
    assert max(lying) >= 45
    assert min(lying[lying.index(max(lying)) :]) == 30
    assert count.lying(0, count.lasts) == 34
    assert count.lying(1, count.lasts) == 17


def test_coins_that_are_taken_away_fly_up_and_inwards_from_the_top_of_their_stack(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = replace(result(2, 2, winner=0), totals=(5, 2))
    podium = Podium(over, BASE_WIDTH, 420, ((0, 8, 5), (0, 6, 2)))
    count = PointCount((5, 2), ((0, 8, 5), (0, 6, 2)))
    coins: list[tuple[float, float, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda _, area, alpha: coins.append((*area.centre, alpha)))
    top = count.visits(0, 8)[0]
    podium.draw_coins(canvas, top.leaves - 0.001)
    (x, y, _), before = coins[7], len(coins)
    coins.clear()
    podium.draw_coins(canvas, top.leaves + LANDS / 2)
    moved = max((one for one in coins if one[0] < BASE_WIDTH / 2), key=lambda one: one[0])
    assert moved[0] > x
    assert moved[1] < y
    coins.clear()
    podium.draw_coins(canvas, podium.counted + LANDS)
    assert len(coins) == 5 + 2 < before


@pytest.mark.parametrize(
    "words", [t("You have won the match!"), Names({"en": 2 * "My purse is empty now. "})]
)
def test_the_remark_of_a_winner_leaves_the_sun_behind_the_head_free(
    words: Text | Names, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, *_: boxes.append(area))
    title = Area.centred(BASE_WIDTH / 2, 54, 410, 98)
    for winner in (0, 1):
        said = replace(result(2, 2, winner), remark=Remark(Seat(winner), words))
        podium = Podium(said, BASE_WIDTH, BASE_HEIGHT - PAGE - 24)
        first = podium.stands[0]
        podium.draw_remark(canvas, title)
        box, sun = boxes[-1], below_board(winner_light((first.figure(0),), won=True), title, first.high)
        x, y = sun.centre
        near = min(box.right, max(box.x, x)), min(box.bottom, max(box.y, y))
        assert math.dist((x, y), near) > 0.36 * sun.width, "it covers no more than the tips of rays"
        assert 0 < box.x < box.right < BASE_WIDTH
        assert box.bottom < first.foot - 10 * COIN_STEP * first.coin
