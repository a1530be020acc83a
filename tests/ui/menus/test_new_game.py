"""Putting a new game together: the shelf, the seats, the house rules, and what comes of it."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app.game_offers import broken_choices, variant_choices
from settebello.datafile import DataError, Problem
from settebello.engine import Direction
from settebello.i18n import Names, languages, t
from settebello.rulebook import Rulebook
from settebello.session import Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed, TableMemory
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.game_plan import Plan, known
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Scene, SceneId
from settebello.ui.kit.theme import STRONG
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Choice, Heading, Option, ScrollList, Toggle
from settebello.ui.menus.newgame import HouseRulesScene, NewGameScene
from settebello.ui.menus.newgame.new_game_buttons import Tag
from settebello.ui.menus.newgame.rule_list import RuleList
from settebello.ui.menus.newgame.seat_table import SeatWidget
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.table.model.short_names import seat_name
from tests.combinations import sampled
from tests.pilot import Pilot, services, shipped

OURS = Path(__file__).parents[1] / "data" / "rules"


@cache
def book() -> Rulebook:
    """The shipped variants, and one with every kind of choice."""
    return Rulebook((resources.rules(), OURS))


def given(*, lately: tuple[str, ...] = ("house",), language: str = "en", **tables: TableMemory) -> Services:
    settings = Settings(language=language, speed=Speed.INSTANT, lately=lately, tables=tables)
    return services(settings=settings, book=book())


class Kept(BaseScene):
    """Stands for the table, or for the page of rules, and keeps what it was given."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#004400")


def new_game(
    port: Services | None = None, size: tuple[int, int] = (1280, 720), language: str = "en"
) -> Pilot:
    """A pilot at the New Game screen."""
    port = port or given()

    def factory(route: Route) -> Scene:
        match route:
            case routes.NewGame():
                return NewGameScene(port)
            case routes.HouseRules():
                return HouseRulesScene(port, route)
            case routes.Opponents(seating):
                return OpponentsScene(port, seating)
            case routes.Dialog(question):
                return DialogScene(port, question)
            case _:
                return Kept(route)

    return Pilot(factory, routes.NewGame(), size=size, language=language)


def begun(pilot: Pilot) -> GameChoice:
    """The game that has begun."""
    assert pilot.at(SceneId.TABLE)
    assert isinstance(pilot.scene, Kept)
    assert isinstance(pilot.scene.route, routes.NewMatch)
    return pilot.scene.route.choice


def scene_of(pilot: Pilot) -> NewGameScene:
    assert isinstance(pilot.scene, NewGameScene)
    return pilot.scene


def house_rules(pilot: Pilot) -> HouseRulesScene:
    assert isinstance(pilot.scene, HouseRulesScene)
    return pilot.scene


def games(pilot: Pilot) -> ScrollList:
    return next(widget for widget in pilot.group.widgets if isinstance(widget, ScrollList))


def rules(pilot: Pilot) -> RuleList:
    return next(widget for widget in pilot.group.widgets if isinstance(widget, RuleList))


def plan(variant: str = "house", players: int = 2) -> Plan:
    (found,) = (one for one in variant_choices(book()) if one.id == variant)
    assert found.variant is not None
    return Plan(found.variant, found.overlays, players)


def names(words: tuple[Names, ...]) -> list[str]:
    return [word["en"] for word in words]


# The plan


def test_a_value_taken_is_a_change_and_the_usual_one_is_none() -> None:
    option = plan().option("capture.priority")
    assert option is not None
    free = plan().picked(option, 2)
    assert free.changes == (("capture.priority", "free"),)
    assert free.taken(option) == 2
    assert free.picked(option, option.default) == plan()


def test_a_choice_of_several_rules_changes_all_of_them_and_takes_all_back() -> None:
    option = plan().option("packets")
    assert option is not None
    one = plan().picked(option, 1)
    assert dict(one.changes) == {"deal.hand": 1, "deal.refill": 1, "deal.pattern": "P1 T4"}
    assert one.taken(option) == 1
    assert one.picked(option, 0) == plan()


def test_an_option_for_other_numbers_of_players_is_not_shown_and_not_in_force() -> None:
    option = plan().option("packets")
    assert option is not None
    three = plan().picked(option, 1).with_players(3)
    assert three.option("packets") is None
    assert "packets" not in [one.key for one in three.options]
    assert three.in_force == ()
    assert three.with_players(4).in_force == three.changes != ()


def test_who_may_doubt_is_chosen_where_more_than_one_opponent_plays() -> None:
    for players in (3, 4, 6):
        three = plan("scopa_bugiarda", players)
        option = three.option("doubters")
        assert option is not None
        assert three.picked(option, 1).changes == (("doubters", "any"),)
        assert three.picked(option, 1).with_players(2).in_force == ()
    assert plan("scopa_bugiarda", 2).option("doubters") is None


def test_a_buongioco_is_left_out_shown_or_bluffed() -> None:
    for players in (2, 3, 4):
        chosen = plan("scopa_bugiarda", players)
        option = chosen.option("buongioco")
        assert option is not None
        assert chosen.taken(option) == 0
        assert dict(chosen.picked(option, 1).changes) == {"declare": "buongioco"}
        bluffed = chosen.picked(option, 2)
        assert dict(bluffed.changes) == {"declare": "buongioco", "declare_bluff": True}
        assert bluffed.taken(option) == 2


def test_the_exchange_of_the_bottom_card_is_chosen_for_any_number_of_players() -> None:
    for players in (2, 3, 4):
        chosen = plan("spazzino", players)
        option = chosen.option("deal.exchange")
        assert option is not None
        assert chosen.taken(option) == 0
        assert chosen.picked(option, 1).changes == (("deal.exchange", True),)
    assert plan("scopa", 2).option("deal.exchange") is None


def test_house_rules_are_laid_one_over_the_other_and_taken_away_singly() -> None:
    sprig = next(one for one in plan().overlays if one.id == "sprig")
    four = next(one for one in plan().overlays if one.id == "four")
    king = next(one for one in plan().overlays if one.id == "king")
    both = plan().laid(sprig, on=True).laid(four, on=True).laid(king, on=True)
    assert all(map(both.lies, (sprig, four, king)))
    one = both.laid(sprig, on=False)
    assert [one.lies(each) for each in (sprig, four, king)] == [False, True, True]
    assert one.laid(four, on=False).laid(king, on=False) == plan()


def test_a_ready_made_set_of_rules_is_known_again_and_leaves_the_first_page_alone() -> None:
    start = plan(players=4)
    sides, target = start.option("players.sides"), start.option("match.target")
    assert sides is not None
    assert target is not None
    front = start.picked(sides, 1).picked(target, 2)
    (free,) = start.variant.presets
    made = front.with_preset(free)
    assert made.preset is free
    assert names(made.different) == ["Choice of capture", "Sweep with the last card"]
    assert made.usual() == front
    assert made.laid(start.overlays[0], on=True).preset is None


def test_changes_of_an_earlier_day_hold_as_far_as_the_rules_still_take_them() -> None:
    variant = plan().variant
    kept = (
        ("capture.priority", "free"),
        ("capture.priorities", "free"),
        ("match.target", "many"),
        ("players.sides", (("4", "solo"),)),
        ("sweep.last_card", "never"),
    )
    assert known(variant, kept) == (("capture.priority", "free"), ("players.sides", ((4, "solo"),)))


# The shelf


def test_games_stand_by_families_those_played_lately_first_and_broken_ones_last() -> None:
    problem = Problem("rules/tresette.yaml", 7, 3, "capture.priority", "'singel' is not allowed", "")
    (broken,) = broken_choices({"rules/tresette.yaml": DataError([problem])})
    port = given(lately=("escoba", "gone", "house"))
    choices = (*port.variants(), broken)
    with new_game(replace(port, variants=lambda: choices)) as pilot:
        lines = games(pilot).lines
        headings = [pilot.says(line.words) for line in lines if isinstance(line, Heading)]
        assert (headings[0], headings[-2:]) == (
            "Recently played",
            ["Your own games", "Games with faulty rules"],
        )
        assert [line.value for line in lines[1:3] if isinstance(line, Option)] == ["escoba", "house"]
        assert {row.value for row in games(pilot).rows} == {one.id for one in choices}
        assert [pilot.says(row.words) for row in games(pilot).rows if row.faded] == ["tresette"]


def test_a_game_whose_rules_have_a_mistake_says_so_and_cannot_be_begun() -> None:
    problem = Problem("rules/tresette.yaml", 7, 3, "capture.priority", "'singel' is not allowed", "")
    (broken,) = broken_choices({"rules/tresette.yaml": DataError([problem])})
    assert broken.problem == "rules/tresette.yaml:7:3: capture.priority: 'singel' is not allowed"
    port = given()
    choices = (*port.variants(), broken)
    with new_game(replace(port, variants=lambda: choices)) as pilot:
        to(pilot, broken.id)
        assert [pilot.says(widget.label) for widget in pilot.group.widgets] == ["Game", "Back"]
        pilot.press("ctrl+n", "enter")
        assert pilot.at(SceneId.NEW_GAME)
        to(pilot, "scopa")
        pilot.click("Deal the cards")
        assert begun(pilot).variant == "scopa"


def to(pilot: Pilot, variant: str) -> None:
    """Choose a variant with the arrow keys."""
    shelf = games(pilot)
    pilot.group.focus(shelf)
    values = [row.value for row in shelf.rows]
    while values[shelf.place_of_choice] != variant:
        pilot.press("down" if values.index(variant) > shelf.place_of_choice else "up")


def test_a_game_is_chosen_by_mouse_and_the_wheel() -> None:
    with new_game() as pilot:
        shelf = games(pilot)
        line = next(
            n for n, one in enumerate(shelf.lines) if isinstance(one, Option) and one.value == "scopa"
        )
        area = None
        while area is None or area.bottom > shelf.area.bottom - 8:
            assert shelf.wheel(-1)
            area = shelf.area_of(line)
        pilot.click(area.centre)
        assert games(pilot).value == "scopa"
        plan_now = scene_of(pilot).plan
        assert plan_now is not None
        assert plan_now.variant.id == "scopa"


# The seats


@pytest.mark.parametrize(
    ("players", "sides", "direction", "labels"),
    [
        (2, 2, Direction.CCW, ["Opponent"]),
        (3, 3, Direction.CCW, ["On your right", "On your left"]),
        (4, 2, Direction.CCW, ["On your right", "Your partner", "On your left"]),
        (4, 4, Direction.CCW, ["On your right", "Opposite you", "On your left"]),
        (4, 4, Direction.CW, ["On your left", "Opposite you", "On your right"]),
        (
            6,
            6,
            Direction.CCW,
            ["On your right", "Further right", "Opposite you", "Further left", "On your left"],
        ),
        (
            6,
            3,
            Direction.CCW,
            ["On your right", "Further right", "Your partner", "Further left", "On your left"],
        ),
        (
            6,
            2,
            Direction.CW,
            ["On your left", "Partner on the left", "Opposite you", "Partner on the right", "On your right"],
        ),
    ],
)
def test_every_seat_is_named_as_seen_from_one_s_own(
    players: int, sides: int, direction: Direction, labels: list[str]
) -> None:
    found = [seat_name(seat, players, direction, partner=seat % sides == 0).key for seat in range(1, players)]
    assert found == labels


def test_a_press_on_a_seat_shows_everybody_and_who_is_chosen_sits_there() -> None:
    with new_game() as pilot:
        seat = pilot.widget("Opponent")
        assert isinstance(seat, SeatWidget)
        assert seat.opponent.id == "random"
        pilot.click("Opponent")
        assert pilot.at(SceneId.OPPONENTS)
        pilot.press("down", "enter")
        assert pilot.at(SceneId.NEW_GAME)
        assert seat.opponent.id == "greedy"
        pilot.click("Deal the cards")
        assert begun(pilot).opponents == ("greedy",)


# A game is put together


def test_a_game_is_put_together_by_mouse() -> None:
    with new_game() as pilot:
        players = pilot.widget("Players").area
        pilot.click((players.right - 30, players.centre[1]))
        assert isinstance(pilot.widget("Your partner"), SeatWidget)
        alone = pilot.widget("Partners").area
        pilot.click((alone.right - 40, alone.centre[1]))
        pilot.click("Opposite you")
        people = next(one for one in pilot.group.widgets if isinstance(one, ScrollList))
        pilot.click((people.area.centre[0], people.area.y + 6 + 42 + 60 + 30))
        pilot.click("Done")
        target = pilot.widget("Target score").area
        pilot.click((target.right - 40, target.centre[1]))
        pilot.click("House rules")
        for row in rules(pilot).rows:
            if pilot.says(row.name) in {"Strict table", "A sprig of rosemary"}:
                in_sight(pilot, row.control)
                x = row.control.area.right - 40
                pilot.click((x, row.control.area.centre[1]))
        pilot.click("Done")
        pilot.click("Deal the cards")
        changes = dict(begun(pilot).changes)
        assert begun(pilot) == GameChoice(
            "house", 4, ("random", "greedy", "random"), tuple(sorted(changes.items()))
        )
        assert changes == {
            "match.target": 21,
            "penalties.enabled": True,
            "players.sides": ((4, "solo"),),
            "score.extra": (("cards", (("9b", 1),)),),
        }


def in_sight(pilot: Pilot, control: Choice | Toggle) -> None:
    """Turn the wheel until a widget of the list of rules lies wholly in its opening."""
    shown = rules(pilot)
    for _ in range(40):
        area = next((area for row, area in shown.controls_seen() if row.control is control), None)
        if area is not None and shown.area.y < area.y and area.bottom < shown.area.bottom:
            return
        shown.wheel(-1 if area is None or area.y > shown.area.centre[1] else 1)
        pilot.frames(1)
    raise AssertionError("never in sight")


def test_a_game_is_put_together_by_keys() -> None:
    with new_game() as pilot:
        pilot.press("tab")
        assert pilot.focus == "Players"
        pilot.press("right", "down", "right")
        assert pilot.focus == "Target score"
        while pilot.focus != "House rules":
            pilot.press("tab")
        pilot.press("enter")
        assert pilot.at(SceneId.HOUSE_RULES)
        pilot.press("right", "right", "down", "right", "esc")
        assert pilot.focus == "House rules"
        while pilot.focus != "Deal the cards":
            pilot.press("tab")
        pilot.press("enter")
        assert begun(pilot) == GameChoice(
            "house",
            3,
            ("random", "random"),
            (("capture.priority", "free"), ("match.target", 16), ("sweep.last_card", "counts")),
        )


def test_a_game_is_found_and_begun_in_a_few_presses() -> None:
    with new_game(given(lately=())) as pilot:
        pilot.press("page down", "page down")
        assert pilot.says(scene_of(pilot).shown_game.name) == "Escoba"
        pilot.press("enter")
        assert pilot.focus == "Deal the cards"
        pilot.press("enter")
        assert begun(pilot).variant == "escoba"


def test_the_page_keys_go_through_the_house_rules() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        pilot.click("House rules")
        shown = rules(pilot)
        pilot.press("page down")
        assert shown.row is shown.rows[5]
        pilot.press("end")
        assert shown.row is shown.rows[-1]
        pilot.press("page up", "home")
        assert shown.row is shown.rows[0]


def test_a_game_is_put_together_with_a_gamepad() -> None:
    with new_game() as pilot:

        def push(*actions: Action) -> None:
            for action in actions:
                pilot.stack.handle(Press(action))
                pilot.frames(1)

        push(Action.NEXT, Action.RIGHT)
        while pilot.focus != "House rules":
            push(Action.NEXT)
        push(Action.CONFIRM, Action.DOWN, Action.CONFIRM, Action.CANCEL)
        while pilot.focus != "Deal the cards":
            push(Action.NEXT)
        push(Action.CONFIRM)
        assert begun(pilot) == GameChoice("house", 3, ("random", "random"), (("sweep.last_card", "counts"),))


def test_one_press_takes_a_ready_made_set_of_rules_and_one_goes_back() -> None:
    with new_game() as pilot:
        pilot.click("House rules")
        pilot.click("Free and easy")
        sheet = house_rules(pilot)
        assert dict(sheet.plan.changes) == {"capture.priority": "free", "sweep.last_card": "counts"}
        usual = {pilot.says(row.name): pilot.says(row.usual) for row in rules(pilot).rows if row.usual}
        assert usual == {
            "Choice of capture": "The matching card",
            "Sweep with the last card": "Does not count",
        }
        pilot.click("Standard rules")
        assert sheet.plan.changes == ()
        assert not any(row.usual for row in rules(pilot).rows)


def test_without_ready_made_rules_the_way_back_is_at_the_foot_and_only_where_something_differs() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        pilot.click("House rules")
        back, done = (pilot.widget(name) for name in ("Standard rules", "Done"))
        assert back.area.y == done.area.y
        usable = [back.enabled]
        rules(pilot).row.control.step(1, 0)
        pilot.frames(1)
        usable.append(back.enabled)
        pilot.click("Standard rules")
        assert not house_rules(pilot).plan.different
        assert [*usable, back.enabled] == [False, True, False]


def test_rules_that_do_not_go_together_are_named_and_cannot_be_played() -> None:
    with new_game() as pilot:
        pilot.click("House rules")
        sheet = house_rules(pilot)
        for name in ("Strict table", "Bluffing"):
            row = next(row for row in rules(pilot).rows if pilot.says(row.name) == name)
            row.control.step(1, 0)
        assert names(sheet.trouble) == ["Strict table", "Bluffing"]
        pilot.press("esc")
        assert not pilot.widget("Deal the cards").reachable
        assert not pilot.widget("Read the rules").reachable
        assert scene_of(pilot).choice is None
        pilot.press("ctrl+n")
        assert pilot.at(SceneId.NEW_GAME)
        pilot.click("House rules")
        pilot.click("Standard rules")
        pilot.press("esc", "ctrl+n")
        assert begun(pilot).changes == ()


def test_the_page_of_rules_is_asked_for_with_exactly_these_rules() -> None:
    with new_game(given(house=TableMemory(4, (), {"capture.priority": "free"}))) as pilot:
        pilot.click("Read the rules")
        assert pilot.at(SceneId.RULES)
        assert isinstance(pilot.scene, Kept)
        assert isinstance(pilot.scene.route, routes.Rules)
        asked = pilot.scene.route.of
        assert asked is not None
        assert asked.ruleset == book().ruleset("house", {"capture.priority": "free"})
        assert asked.players == 4


# What is remembered


def test_every_variant_is_offered_as_it_was_last_played() -> None:
    port = given()
    with new_game(port) as pilot:
        pilot.press("tab", "right")
        pilot.click("House rules")
        pilot.click("Free and easy")
        pilot.press("esc")
        pilot.click("Deal the cards")
        first = begun(pilot)
    with new_game(port) as pilot:
        to(pilot, "scopa")
        pilot.click("Opponent")
        pilot.press("down", "enter", "esc")
        assert list(port.settings.current.lately) == ["house"]
    with new_game(port) as pilot:
        pilot.press("ctrl+n")
        assert begun(pilot) == first
    with new_game(port) as pilot:
        to(pilot, "scopa")
        pilot.press("ctrl+n")
        assert begun(pilot) == GameChoice("scopa", 2, ("greedy",))
    assert list(port.settings.current.lately) == ["scopa", "house"]


def test_a_number_of_points_that_is_none_of_the_choices_stands_there_all_the_same() -> None:
    with new_game(given(lately=("scopa",), scopa=TableMemory(2, (), {"match.target": 7}))) as pilot:
        target = pilot.widget("Target score")
        assert isinstance(target, Choice)
        assert target.options[0].words == "7"
        pilot.click("Deal the cards")
        assert dict(begun(pilot).changes) == {"match.target": 7}


def test_what_is_remembered_of_games_and_people_no_longer_there_does_no_harm() -> None:
    old = TableMemory(5, ("nobody", "greedy"), {"capture.priority": "free", "capture.gone": 1})
    with new_game(given(lately=("gone", "house"), gone=old, house=old)) as pilot:
        pilot.press("ctrl+n")
        assert begun(pilot) == GameChoice("house", 2, ("random",), (("capture.priority", "free"),))


# Every game there is


def every_table() -> list[tuple[str, int]]:
    return [(name, n) for name in shipped().ids() for n in shipped().variant(name).ruleset.players.counts]


def matches(folder: Path) -> Matches:
    levels = Levels.load((resources.assets() / "opponents",))
    return Matches(
        saves=Saves(folder), ruleset_of=book().ruleset, opponents=LocalOpponents(levels), rng=Random(3)
    )


def play(session: TableSession, moves: int) -> None:
    """Play so many moves, the person's included."""
    while len(session.record.deals[-1].moves if session.record.deals else ()) < moves:
        match session.waiting_for:
            case Waiting.DEAL:
                session.submit(NextDeal())
            case Waiting.PERSON:
                assert session.match.position is not None
                session.submit(PlayMove(session.match.position.legal_moves()[0]))
            case Waiting.OPPONENT:
                session.poll()
            case _:
                return


@pytest.mark.parametrize(("variant", "players"), sampled(list(every_table()), 7))
def test_every_game_can_be_begun_from_the_screen_and_its_first_trick_played(
    variant: str, players: int, tmp_path: Path
) -> None:
    port = replace(given(lately=("scopa",)), opponents=given().opponents)
    with new_game(port) as pilot:
        to(pilot, variant)
        now = scene_of(pilot).plan
        assert now is not None
        counts = now.variant.ruleset.players.counts
        if len(counts) > 1:
            pilot.press("tab")
            pilot.press(*["right"] * counts.index(players))
        pilot.press("ctrl+n")
        choice = begun(pilot)
    assert (choice.variant, choice.players, len(choice.opponents)) == (variant, players, players - 1)
    session = matches(tmp_path).start(choice.variant, dict(choice.changes), ("amico",) * (players - 1))
    play(session, players)
    assert len(session.record.deals[-1].moves) >= players


def test_house_rules_stand_in_the_record_and_hold_when_the_match_goes_on(tmp_path: Path) -> None:
    start = plan(players=4)
    changed = start.with_preset(start.variant.presets[0])
    for overlay in start.overlays:
        changed = changed.laid(overlay, on=True)
    session = matches(tmp_path).start("house", dict(changed.in_force), ("amico",) * 3)
    play(session, 7)
    text = Saves(tmp_path).read()
    assert text is not None
    assert "score.extra" in text
    again = matches(tmp_path).resume()
    assert again is not None
    assert again.match == session.match
    assert again.match.ruleset == changed.rules


# Nothing is cut


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_no_text_of_any_game_is_cut_in_any_language(
    language: str, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(monkeypatch, cut)
    with new_game(given(language=language), (800, 500), language) as pilot:
        shelf = games(pilot)
        for row in shelf.rows:
            to(pilot, str(row.value))
            now = scene_of(pilot).plan
            assert now is not None
            for players in now.variant.ruleset.players.counts:
                pick_players(pilot, players)
                pilot.frames(1)
                button = next(w for w in pilot.group.widgets if w.label == t("House rules"))
                pilot.click(button.area.centre)
                for _ in rules(pilot).rows:
                    pilot.frames(1)
                    pilot.press("down")
                pilot.press("esc")
    assert sorted(set(cut)) == []


def pick_players(pilot: Pilot, players: int) -> None:
    """Choose a number of players."""
    widget = pilot.group.widgets[1]
    assert isinstance(widget, Choice)
    while widget.value != players:
        widget.activate()


def watch(monkeypatch: pytest.MonkeyPatch, cut: list[str]) -> None:
    """Add every paragraph that is higher than its place to the texts that are cut."""
    paragraph = Canvas.paragraph

    def measured(self: Canvas, words: Words, area: Area, **how: object) -> float:
        high = paragraph(self, words, area, **how)  # type: ignore[arg-type]  # as it was called
        if high > area.height + 1:
            cut.append(self.say(words))
        return high

    monkeypatch.setattr(Canvas, "paragraph", measured)


def test_the_arrows_walk_the_buttons_as_they_lie() -> None:
    with new_game() as pilot:
        pilot.tab_to("House rules")
        walked = []
        for key in ("right", "right", "down", "left", "up", "down", "left", "left", "left", "left"):
            pilot.press(key)
            walked.append(pilot.focus)
    assert walked == [
        *("Who is playing?", "Deck", "Deal the cards", "Read the rules", "House rules", "Read the rules"),
        *("Seed", "Second table", "Deal of the day", "Back"),
    ]


def test_tab_leads_from_the_tags_of_the_table_to_dealing_and_then_to_what_is_seldom_needed() -> None:
    with new_game() as pilot:
        order = [pilot.says(one.label) for one in pilot.group.widgets if isinstance(one, Button)]
    assert order == [
        *("House rules", "Deck", "Read the rules", "Deal the cards"),
        *("Deal of the day", "Second table", "Seed", "Back"),
    ]


def test_tags_say_by_which_rules_and_with_which_deck_it_is_played() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        house, deck = pilot.widget("House rules"), pilot.widget("Deck")
        assert isinstance(house, Tag)
        assert isinstance(deck, Tag)
        assert (pilot.says(house.note), house.starred) == ("Standard rules", False)
        assert pilot.says(deck.note) == "Neapolitan"
        assert deck.hand is not None
        pilot.click("House rules")
        rules(pilot).row.control.step(1, 0)
        pilot.press("esc")
        assert (pilot.says(house.note), house.starred) == ("Choice of capture", True)
        assert house.note in house.spoken


@pytest.mark.parametrize(("variant", "players"), [("scopa", 6), ("scopa", 4), ("house", 3)])
def test_tags_lie_on_no_seat(variant: str, players: int) -> None:
    settings = Settings(language="en", lately=(variant,), tables={variant: TableMemory(players, (), {})})
    with new_game(services(settings=settings, book=book())) as pilot:
        tags = [one.area for one in pilot.group.widgets if isinstance(one, Tag)]
        seats = [one.area for one in pilot.group.widgets if isinstance(one, SeatWidget)]
    assert len(seats) == players
    for tag in tags:
        for seat in seats:
            assert tag.right <= seat.x or seat.right <= tag.x or seat.bottom <= tag.y or tag.bottom <= seat.y


def test_the_last_rows_of_both_pages_line_up_and_have_letters_of_one_size() -> None:
    with new_game() as pilot:
        buttons = {pilot.says(one.label): one for one in pilot.group.widgets if isinstance(one, Button)}
        seldom = [buttons[name] for name in ("Deal of the day", "Second table", "Seed")]
        foot = [buttons["Back"], *seldom, buttons["Read the rules"], buttons["Deal the cards"]]
        upper = [buttons[name] for name in ("House rules", "Deck")]
        own, shelf = pilot.widget("Who is playing?"), games(pilot)
    for row in (foot, upper):
        assert len({(one.area.y, one.area.bottom) for one in row}) == 1
        assert row[-1].area.right == pytest.approx(foot[-1].area.right, abs=2)
    assert own.area.centre[1] == pytest.approx(upper[0].area.centre[1])
    assert own.area.centre[0] == pytest.approx((upper[0].area.x + upper[1].area.right) / 2)
    assert foot[3].area.right == pytest.approx(shelf.area.right)
    assert all(one.glyph for one in buttons.values())
    assert [name for name, one in buttons.items() if one.look == STRONG] == ["Deal the cards"]
    for row in (seldom, upper):
        assert len({one.type_size for one in row}) == 1
    assert max(buttons.values(), key=lambda one: one.area.width * one.area.height) is foot[-1]


# Emblems


def test_every_game_in_the_list_shows_the_cards_of_the_deck_it_is_played_with() -> None:
    port = services(book=Rulebook([resources.rules()]))
    with new_game(port) as pilot:
        hands = {row.value: row.hand for row in games(pilot).rows}
        folders = {
            name: {path.parent.parent.name for path in hand.cards if path.parent.name == "cards"}
            for name, hand in hands.items()
            if hand is not None
        }
        assert folders.keys() == hands.keys()
        assert folders["scopa"] == {"napoletane"}
        assert folders["cirulla"] == {"francesi"}
        assert folders["saar_simple"] == {"saarbruecken"}
        assert len(set(hands.values())) == len(hands)


def test_emblems_follow_a_deck_that_is_chosen_and_the_list_stays_where_it_is() -> None:
    port = services(book=Rulebook([resources.rules()]))
    with new_game(port) as pilot:
        to(pilot, "cirulla")
        before = games(pilot).attention
        now = port.settings.current
        port.settings.change(replace(now, decks={"cirulla": "saarbruecken"}))
        pilot.frames(2)
        shown = next(row.hand for row in games(pilot).rows if row.value == "cirulla")
        assert shown is not None
        assert [path.name for path in shown.cards] == ["bier_07.svg"]
        assert games(pilot).value == "cirulla"
        assert games(pilot).attention == before


@pytest.mark.parametrize("opponents", [False, True])
def test_with_letters_half_as_large_again_all_is_in_one_column(*, opponents: bool) -> None:
    with new_game() as pilot:
        pilot.stack.enlarge(1.5, 1.0)
        if opponents:
            change = scene_of(pilot).open_opponents(0)
            assert change is not None
            pilot.stack.apply(change)
        pilot.frames(2)
        view = pilot.stack.camera.view
        seen = view.width * view.zoom
        assert view.zoom == pytest.approx(1.5)
        assert 1280 - 20 < seen <= 1280, "there is nothing beside the window"
        assert view.height * view.zoom > 720, "the rest is below it"
        areas = [widget.area for widget in pilot.group.widgets]
        for place, area in enumerate(areas):
            assert 0 <= area.x < area.right <= view.width
            assert 0 <= area.y < area.bottom <= view.height
            assert not any(
                area.x < other.right - 1
                and other.x < area.right - 1
                and area.y < other.bottom - 1
                and other.y < area.bottom - 1
                for other in areas[:place]
            )
