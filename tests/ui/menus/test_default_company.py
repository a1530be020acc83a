"""Who sits at a table that a player has never played at: people of the osteria, not levels."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.app.game_offers import opponent_choices
from settebello.app.start_request import after_title
from settebello.cli import Options
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed, TableMemory
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import USUAL, GameChoice, people_first, usual
from settebello.ui.kit.scene import Reset, Scene
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.menus.newgame.seat_table import SeatWidget
from tests.pilot import Pilot, services

SHIPPED = opponent_choices(Levels.load((resources.assets() / "opponents",)).opponents)


def opponents_of(scene: NewGameScene) -> tuple[str, ...]:
    assert scene.choice is not None
    return scene.choice.opponents


def new_game(variant: str, *, players: int | None = None, **tables: TableMemory) -> tuple[str, ...]:
    """The opponents whom the New Game screen proposes for a variant."""
    settings = Settings(language="en", speed=Speed.INSTANT, lately=(variant,), tables=tables)
    port = replace(services(settings=settings), opponents=SHIPPED)

    def factory(route: routes.Route) -> Scene:
        assert isinstance(route, routes.NewGame)
        return NewGameScene(port)

    with Pilot(factory, routes.NewGame()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, NewGameScene)
        if players is not None and scene.plan is not None:
            scene.plan = scene.plan.with_players(players)
        return opponents_of(scene)


def test_a_new_player_meets_uncle_beppe() -> None:
    assert new_game("scopa") == ("beppe",)


@pytest.mark.parametrize(("variant", "players"), [("scopone_scientifico", 4), ("scopa", 3), ("scopa", 6)])
def test_several_seats_get_different_people_of_the_osteria(variant: str, players: int) -> None:
    found = new_game(variant, players=players)
    assert found == USUAL[: players - 1]
    by_id = {one.id: one for one in SHIPPED}
    assert not any(by_id[name].is_level for name in found)
    # Nobody sits there below the Novice or above the Expert.
    assert {by_id[name].level for name in found} <= {"amico", "esperto"}


def test_the_opponents_of_the_last_match_stay() -> None:
    kept = TableMemory(players=2, opponents=("amico",))
    assert new_game("scopa", scopa=kept) == ("amico",)


def test_an_opponent_who_is_gone_is_replaced_by_somebody_who_has_no_seat_yet() -> None:
    kept = TableMemory(players=3, opponents=("furbo", "beppe"))
    assert new_game("scopa", scopa=kept) == ("gino", "beppe")


def test_the_first_choice_in_the_list_is_a_person_and_the_levels_follow() -> None:
    ordered = people_first(SHIPPED)
    levels = [one.is_level for one in ordered]
    assert levels == sorted(levels)
    assert next(one.id for one in ordered if one.is_level) == "bimbo"


def test_without_people_the_friend_sits_there_and_without_the_friend_whoever_is_installed() -> None:
    levels = tuple(one for one in SHIPPED if one.is_level)
    assert usual(levels) == ("amico",)
    assert usual(tuple(one for one in levels if one.id == "maestro")) == ("maestro",)


def test_the_seats_show_people_before_levels() -> None:
    port = replace(services(settings=Settings(language="en", lately=("scopa",))), opponents=SHIPPED)
    with Pilot(lambda _: NewGameScene(port), routes.NewGame()) as pilot:
        (seat, *_) = [one for one in pilot.group.widgets if isinstance(one, SeatWidget)]
        assert seat.wheel(1)
        assert seat.opponent.id == "chiara"


def begun(places: Path, level: str | None) -> GameChoice:
    """The game that a command line begins, which names Scopone and perhaps a level."""
    options = Options(places=Places.under(places), variant="scopone", level=level)
    change = after_title(options, None, Rulebook((resources.rules(),)), SHIPPED)
    assert isinstance(change, Reset)
    assert isinstance(change.route, routes.NewMatch)
    return change.route.choice


def test_the_command_line_seats_the_same_people_unless_it_names_a_level(tmp_path: Path) -> None:
    assert begun(tmp_path, None).opponents == ("beppe", "gino", "rosalba")
    assert begun(tmp_path, "esperto").opponents == ("esperto",) * 3
