"""Title, new game, settings, help and dialog, as a player uses them."""

import itertools

import pygame
import pytest

from settebello.i18n import languages, t
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.routes import Route, TableRoute
from settebello.ui.kit.scene import BaseScene, Push, Scene, SceneId
from settebello.ui.kit.theme import TARGET
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, FocusGroup, ScrollList, Toggle
from settebello.ui.kit.widgets.button import RING_GAP
from settebello.ui.kit.widgets.focus import nearest
from settebello.ui.menus.help import about_scene, core_texts
from settebello.ui.menus.newgame.seat_table import SeatWidget
from settebello.ui.menus.settings.assists_scene import AssistsScene
from settebello.ui.menus.title.osteria_picture import FAN
from tests.pilot import Pilot, RecordedCues, services
from tests.ui.shelves import FINISHED, some_matches
from tests.ui.tables import scenes, session


class TableInstead(BaseScene):
    """Stands for the table and keeps what it was given."""

    def __init__(self, route: Route) -> None:
        super().__init__()
        self.route = route

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#004400")


TITLE = routes.Title()


def play(
    given: Services | None = None,
    first: Route = TITLE,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> Pilot:
    given = given or services()

    others = scenes(given, session())

    def factory(route: Route) -> Scene:
        return TableInstead(route) if isinstance(route, TableRoute) else others(route)

    return Pilot(factory, first, size=size, language=language)


def test_continue_has_the_focus_when_there_is_something_to_continue() -> None:
    with play(services(can_continue=lambda: True)) as player:
        assert player.focus == "Continue"
        player.press("enter")
        assert player.at(SceneId.TABLE)
        assert isinstance(player.scene, TableInstead)
        assert player.scene.route == routes.ContinueMatch()


def test_without_a_game_to_continue_play_has_the_focus() -> None:
    with play() as player:
        assert player.focus == "Play"
        assert all(player.says(w.label) != "Continue" for w in player.group.widgets)


def until_the_fan_is_drawn(player: Pilot) -> None:
    """Draw frames until the pictures of the fan are there and it has begun to open, or is open."""
    for _ in range(2000):
        player.frames(1)
        if player.canvas.cards.has(FAN):
            player.frames(2)
            return
        pygame.time.wait(2)
    raise AssertionError("the cards of the fan were never drawn")


def test_the_fan_opens_and_then_rests() -> None:
    with play(services(settings=Settings(language="en", speed=Speed.NORMAL))) as player:
        until_the_fan_is_drawn(player)
        assert player.stack.animating
        player.frames(80)
        assert not player.stack.animating


def test_where_nothing_moves_the_fan_is_open_at_once() -> None:
    with play(services(settings=Settings(language="en", speed=Speed.INSTANT))) as player:
        until_the_fan_is_drawn(player)
        assert not player.stack.animating
        surface = pygame.display.get_surface()
        assert surface is not None
        shown = pygame.image.tobytes(surface, "RGB")
        player.loop.redraw()
        player.frames(1)
        assert pygame.image.tobytes(surface, "RGB") == shown


def test_esc_on_the_title_does_not_end_the_program() -> None:
    with play() as player:
        player.press("esc")
        assert player.at(SceneId.TITLE)
        player.click("Quit")
        assert player.at(None)


def test_every_menu_is_left_with_esc() -> None:
    with play() as player:
        for label in ("Play", "Learn the game", "Rules", "Statistics", "Settings", "Help"):
            player.click(label)
            assert not player.at(SceneId.TITLE)
            player.press("esc")
            assert player.at(SceneId.TITLE)


def test_the_shortcuts_of_the_title_lead_on() -> None:
    with play() as player:
        player.press("ctrl+n")
        assert player.at(SceneId.NEW_GAME)
        player.press("esc", "ctrl+,")
        assert player.at(SceneId.SETTINGS)
        player.press("esc", "f1")
        assert player.at(SceneId.HELP)


def test_two_presses_of_enter_begin_a_game() -> None:
    with play() as player:
        player.press("enter", "ctrl+n")
        assert isinstance(player.scene, TableInstead)
        assert player.scene.route == routes.NewMatch(GameChoice("scopa", 2, ("random",)))


def test_an_unfinished_match_is_not_given_up_without_a_question() -> None:
    with play(services(can_continue=lambda: True), routes.NewGame()) as player:
        player.click("Deal the cards")
        assert player.at(SceneId.DIALOG)
        assert isinstance(player.scene, DialogScene)
        assert "under “My matches”" in player.says(player.scene.question.message)
        assert player.focus == "Cancel"
        player.press("enter")
        assert player.at(SceneId.NEW_GAME)
        player.click("Deal the cards")
        player.click("Start new match")
        assert player.at(SceneId.TABLE)
        assert isinstance(player.scene, TableInstead)
        assert player.scene.route == routes.NewMatch(GameChoice("scopa", 2, ("random",)))


def test_every_setting_is_in_force_at_once() -> None:
    given = services()
    with play(given, routes.Settings()) as player:
        player.press("right")
        assert given.settings.current.language == "de"
        calm = player.widget("Game speed").area
        player.click((calm.x + calm.width * 0.45, calm.centre[1]))
        assert given.settings.current.speed is Speed.CALM


def test_the_forecast_is_chosen_with_the_score_of_the_deal_and_says_that_it_is_a_hint() -> None:
    given = services()
    with play(given, routes.Assists()) as player:
        row = player.widget("Score of this deal so far").area
        for part, chosen in ((0.95, (True, True)), (0.45, (False, False)), (0.7, (True, False))):
            player.click((row.x + row.width * part, row.centre[1]))
            assists = given.settings.current.assists
            assert (assists.points, assists.lead) == chosen
            assert isinstance(player.scene, AssistsScene)
            assert ("counts as a hint" in player.says(player.scene.note)) is assists.lead


def test_every_setting_of_sound_is_in_force_at_once_and_heard() -> None:
    cues = RecordedCues()
    given = services(cues=cues)
    with play(given, routes.Settings()) as player:
        player.click("Sound and speech")
        for label in ("Sound", "Speech", "Music at the table"):
            player.click(label)
        for label in ("Card and button sounds", "Osteria sounds", "Music", "Speech volume", "Speech rate"):
            area = player.widget(label).area
            player.click((area.x + area.width * 0.4 + 17, area.centre[1]))
            player.press("right")
        now = given.settings.current
        assert (now.sound, now.speech, now.table_music) == (False, True, True)
        volumes = (now.volume, now.ambience, now.music, now.speech_volume, now.speech_rate)
        assert volumes == (0.1, 0.1, 0.1, 0.1, 0.1)
        heard = len(cues.played)
        player.click("Test sound")
        assert len(cues.played) > heard


def test_the_page_of_sound_shows_what_the_mute_key_has_changed() -> None:
    given = services()
    with play(given, routes.Sound()) as player:
        given.settings.change(Settings(language="en", sound=False))
        player.frames(1)
        switch = player.widget("Sound")
        assert isinstance(switch, Toggle)
        assert not switch.on


@pytest.mark.parametrize(("key", "result"), [("enter", False), ("esc", False)])
def test_a_dialog_answers_no_unless_told_otherwise(key: str, result: bool) -> None:
    asked = Question(t("Leave the game?"), yes=t("Leave"), no=t("Stay"))
    with play() as player:
        player.stack.apply(_push(asked))
        player.frames(1)
        answers = _answers(player)
        player.press(key)
        assert answers == [result]


def test_a_dialog_says_yes_when_yes_is_clicked() -> None:
    asked = Question(t("Leave the game?"), yes=t("Leave"), no=t("Stay"))
    with play() as player:
        player.stack.apply(_push(asked))
        player.frames(1)
        answers = _answers(player)
        player.click("Leave")
        assert answers == [True]


def _push(question: Question) -> Push:
    return Push(routes.Dialog(question))


def _answers(player: Pilot) -> list[object]:
    below = player.stack.scenes[0]
    answers: list[object] = []
    below.resumed = answers.append  # type: ignore[method-assign,assignment]  # a test may listen in
    return answers


SCENES: list[Route] = [
    routes.Title(),
    routes.NewGame(),
    routes.Settings(),
    routes.Cards(),
    routes.Sound(),
    routes.Display(),
    routes.Matches(),
    routes.SaveAs(FINISHED),
    routes.ReplayKept(FINISHED),
    routes.Statistics(),
    routes.Help(),
    routes.About(),
    routes.Dialog(Question(t("Leave the game?"), yes=t("Leave"), no=t("Stay"))),
]
SIZES = [(1280, 720), (800, 500), (2560, 1080), (1024, 1024)]


def _open(first: Route, size: tuple[int, int], language: str = "en") -> Pilot:
    given = services(can_continue=lambda: True, archive=some_matches())
    player = play(given, first, size, language)
    player.frames(2)
    return player


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("first", SCENES, ids=lambda route: route.scene)
@pytest.mark.parametrize("size", SIZES)
def test_widgets_lie_inside_the_window_and_clear_of_each_other(first: Route, size: tuple[int, int]) -> None:
    with _open(first, size) as player:
        areas = [w.area for w in player.group.widgets]
        for area in areas:
            assert area.x >= 0
            assert area.y >= 0
            assert area.right <= player.canvas.width
            assert area.bottom <= player.canvas.height
            assert area.height >= TARGET
        for one, other in itertools.combinations(areas, 2):
            apart = one.right <= other.x or other.right <= one.x
            assert apart or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("first", SCENES, ids=lambda route: route.scene)
def test_every_widget_is_reached_by_the_arrows_and_by_tab(first: Route) -> None:
    with _open(first, (1280, 720)) as player:
        wanted = {id(w) for w in player.group.widgets if w.reachable}
        seen = set()
        for _ in range(len(wanted)):
            seen.add(id(player.group.focused))
            player.press("tab")
        assert seen == wanted
        # Where a match is looked at, arrows step through it.
        assert first.scene is SceneId.REPLAY or _by_arrows(player.group) == wanted


def _by_arrows(group: FocusGroup) -> set[int]:
    """Returns the widgets the arrows lead to from the first; values take left and right for themselves."""
    found = {id(group.focused): group.focused}
    to_do = [group.focused]
    while to_do:
        start = to_do.pop()
        assert start is not None
        sideways = [(-1, 0), (1, 0)] if isinstance(start, (Button, ScrollList, SeatWidget)) else []
        others = [w for w in group.widgets if w.reachable and w is not start]
        for across, down in [(0, -1), (0, 1), *sideways]:
            end = nearest(start.area, others, across, down)
            if end is not None and id(end) not in found:
                found[id(end)] = end
                to_do.append(end)
    return set(found)


@pytest.mark.parametrize("core", ["compiled", "interpreted"])
def test_the_about_page_says_which_version_and_which_core_runs(
    monkeypatch: pytest.MonkeyPatch, core: str
) -> None:
    for module in (about_scene, core_texts):
        monkeypatch.setattr(module, "is_compiled", lambda: core == "compiled")
    with play() as player:
        player.click("Help")
        player.click("About Settebello")
        assert player.at(SceneId.ABOUT)
        told = {player.says(what): player.says(fact) for what, fact in about_scene.facts("1.2.3")}
        assert told["Version"] == "1.2.3"
        assert told["Core"].startswith(core)
        player.press("enter")
        assert player.at(SceneId.HELP)


def test_moving_the_focus_and_pressing_can_be_heard() -> None:
    cues = RecordedCues()
    with play(services(cues=cues)) as player:
        player.press("down", "enter")
        assert [str(cue) for cue in cues.played] == ["focus", "button"]


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("first", SCENES, ids=lambda route: route.scene)
def test_no_text_is_cut_in_any_language(first: Route, language: str, cut: list[str]) -> None:
    with _open(first, (800, 500), language) as player:
        player.loop.redraw()
        player.frames(2)
    assert cut == []


def test_the_title_shows_no_card_before_the_fan_is_drawn() -> None:
    with play() as player:
        player.canvas.cards.keep(())
        player.stack.apply(Push(routes.Title()))
        canvas = player.canvas
        spot = round(883 * canvas.k), round(620 * canvas.k)
        assert not canvas.cards.has(FAN)
        player.loop.frame()
        bare = player.window.surface.get_at(spot)
        player.settle()
        assert canvas.cards.has(FAN)
        assert player.window.surface.get_at(spot) != bare
        # The wood of the table: neither paper nor the red of a back.
        assert 200 > bare.r > bare.g > bare.b
        assert bare.g > bare.r / 2


def test_the_focus_has_a_ring_after_keys_and_none_after_the_mouse() -> None:
    with play() as player:

        def ring() -> bool:
            """Whether there is anything directly around the focused button."""
            player.frames(2)
            focused = player.group.focused
            screen = pygame.display.get_surface()
            assert focused is not None
            assert screen is not None
            k, area = player.canvas.k, focused.area.inset(-RING_GAP)
            y = round(area.centre[1] * k)
            points = [screen.get_at((round(area.x * k) + step, y)) for step in range(-1, 3)]
            return any(colour.r > 200 for colour in points)

        assert not ring()
        player.press("tab")
        assert ring()
        player.move(*player.widget("Settings").area.centre)
        assert player.focus == "Settings"
        assert not ring()
        player.press("shift+tab")
        assert ring()
        player.click("Settings")
        player.press("esc")
        assert player.at(SceneId.TITLE)
        assert not ring()


def test_a_fan_that_was_opening_under_another_page_is_not_drawn_again_and_again() -> None:
    with play(services(settings=Settings(language="en", speed=Speed.NORMAL))) as player:
        until_the_fan_is_drawn(player)
        moving = [player.stack.animating]
        for key, count in (("f1", 60), ("esc", 80)):
            player.press(key)
            player.frames(count)
            moving.append(player.stack.animating)
        assert moving == [True, False, False]
        assert player.at(SceneId.TITLE)
