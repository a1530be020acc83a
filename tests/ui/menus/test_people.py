"""Who plays at this screen: said in New Game, remembered by game, and what comes of it."""

from itertools import product

import pytest

from settebello.notation import SeatRecord
from settebello.storage.settings import Party, TableMemory
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.party import NAMES, LocalPlayers
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Scene, SceneId
from settebello.ui.kit.widgets import TextField
from settebello.ui.menus.newgame import NewGameScene, PeopleScene
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.table.model.table_game import PERSON_AVATAR, SPARE_AVATARS
from tests.pilot import Pilot
from tests.ui.menus.test_new_game import Kept, begun, given

BY_OPPONENTS = ("amico", "gino", "pina", "beppe", "chiara", "anselmo")


def new_game(port: Services, *, language: str = "en") -> Pilot:
    def factory(route: Route) -> Scene:
        match route:
            case routes.NewGame():
                return NewGameScene(port)
            case routes.People():
                return PeopleScene(port, route)
            case routes.Opponents(seating):
                return OpponentsScene(port, seating)
            case _:
                return Kept(route)

    return Pilot(factory, routes.NewGame(), language=language)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_several_people_are_at_least_two_and_one_of_them_is_on_your_seat(players: int) -> None:
    for chosen in product((None, "Ada"), repeat=players):
        people = LocalPlayers(Party.SEVERAL, chosen).people(players)
        assert len(people) == players
        assert people[0] is not None
        assert sum(name is not None for name in people) >= 2


def test_a_proposed_name_is_nobody_s_here_and_each_comes_once_around() -> None:
    here = LocalPlayers(Party.SEVERAL, ("Anna", None, "Luca"))
    assert here.proposal() == "Marta"
    found, name = [], "Anna"
    for _ in range(len(NAMES) - 2):
        name = here.proposal(name)
        found.append(name)
    assert sorted(found) == sorted(set(NAMES) - {"Anna", "Luca"})
    assert LocalPlayers(Party.SEVERAL, NAMES).proposal() in NAMES


def test_who_sits_where_comes_of_the_gathering() -> None:
    assert LocalPlayers().seats(4, BY_OPPONENTS) == ()
    assert LocalPlayers(Party.NOBODY).seats(2, BY_OPPONENTS) == (
        SeatRecord(level="amico"),
        SeatRecord(level="gino"),
    )
    several = LocalPlayers(Party.SEVERAL, (" Ada ", None, ""))
    assert several.seats(3, BY_OPPONENTS) == (
        SeatRecord(name="Ada"),
        SeatRecord(level="gino"),
        SeatRecord(name=""),
    )


def test_two_people_begin_a_match_by_keys_alone_without_writing_anything() -> None:
    port = given(lately=("scopa",))
    with new_game(port) as pilot:
        pilot.press(*["tab"] * 4, "enter")
        assert pilot.at(SceneId.PEOPLE)
        pilot.press("right", "esc")
        assert pilot.focus == "Who is playing?"
        pilot.press("ctrl+n")
        seats = (SeatRecord(name="Anna"), SeatRecord(name="Luca"))
        assert begun(pilot) == GameChoice("scopa", 2, (), seats=seats)
    kept = port.settings.current.tables["scopa"]
    assert (kept.party, kept.people) == (Party.SEVERAL, ("Anna", "Luca"))
    with new_game(port) as pilot:
        pilot.press("ctrl+n")
        assert begun(pilot).seats == seats


def test_names_are_written_or_changed_by_mouse() -> None:
    port = given(scopa=TableMemory(4, party=Party.SEVERAL, people=("Anna", "Luca")), lately=("scopa",))
    with new_game(port) as pilot:
        pilot.click("Who is playing?")
        scene = pilot.scene
        assert isinstance(scene, PeopleScene)
        field = next(one for one in pilot.group.widgets if isinstance(one, TextField))
        pilot.click(field.area.centre)
        assert scene.typing
        pilot.write("Kim B")
        pilot.press("enter")
        assert pilot.focus == "Done"
        kinds = [one for one in pilot.group.widgets if pilot.says(one.label) == ""]
        x, y = kinds[-1].area.centre
        pilot.click((x + 60, y))
        assert scene.gathering.people(4) == ("Kim B", "Luca", None, "Anna")
        renamed = next(
            one for one in reversed(pilot.group.widgets) if pilot.says(one.label) == "Suggest name"
        )
        pilot.click(renamed.area.centre)
        assert scene.gathering.people(4) == ("Kim B", "Luca", None, "Marta")
        pilot.click("Done")
        pilot.click("Deal the cards")
        assert begun(pilot).seats == (
            SeatRecord(name="Kim B"),
            SeatRecord(name="Luca"),
            SeatRecord(level="random"),
            SeatRecord(name="Marta"),
        )


def test_who_watches_has_an_opponent_in_their_place() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        pilot.click("Who is playing?")
        pilot.click((pilot.group.widgets[0].area.right - 40, pilot.group.widgets[0].area.centre[1]))
        pilot.click("Done")
        pilot.click("Opponent")
        assert pilot.at(SceneId.OPPONENTS)
        scene = pilot.scene
        assert isinstance(scene, OpponentsScene)
        assert [pilot.says(option.words) for option in pilot.group.widgets[0].options] == [  # type: ignore[attr-defined]
            "Your seat",
            "Opponent",
        ]
        pilot.press("esc")
        pilot.click("Deal the cards")
        assert begun(pilot).seats == (SeatRecord(level="random"), SeatRecord(level="random"))


def test_an_opponent_s_seat_next_to_people_shows_everybody_and_a_person_s_shows_who_plays() -> None:
    port = given(scopa=TableMemory(3, party=Party.SEVERAL, people=("Anna", "Luca")), lately=("scopa",))
    with new_game(port) as pilot:
        pilot.click("On your right")
        assert pilot.at(SceneId.PEOPLE)
        pilot.press("esc")
        pilot.click("On your left")
        assert pilot.at(SceneId.OPPONENTS)


def test_a_game_not_played_yet_is_played_by_you_alone() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        pilot.press("ctrl+n")
        assert begun(pilot) == GameChoice("scopa", 2, ("random",))
        assert isinstance(pilot.scene, BaseScene)


def test_a_person_who_has_to_be_there_is_shown_with_the_portrait_of_the_page_before() -> None:
    with new_game(given(lately=("scopa",))) as pilot:
        pilot.tab_to("Who is playing?")
        pilot.press("enter", "right")
        pilot.frames(1)
        pictures = drawn_pictures(pilot)
        assert [name for name in pictures if "avatars" in name] == [PERSON_AVATAR, SPARE_AVATARS[0]]


def drawn_pictures(pilot: Pilot) -> list[str]:
    """The pictures that the scene on top draws."""
    found: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pilot.canvas, "picture", lambda name, *_, **__: found.append(name))
        pilot.scene.draw(pilot.canvas)
    return found
