"""Makes the scenes of the learning mode."""

from typing import assert_never

from settebello.practice.learning_port import LearningPort
from settebello.ui.grownups.pages import AdultsScene, gate_scene
from settebello.ui.grownups.pages.names_scene import NamesScene
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import ChildRoute, DealRoute, LearnRoute
from settebello.ui.kit.scene import Scene
from settebello.ui.learn.scenes.album_scene import AlbumScene
from settebello.ui.learn.scenes.check_scene import CheckScene
from settebello.ui.learn.scenes.deal_scene import deal_scene
from settebello.ui.learn.scenes.deck_scene import DeckScene
from settebello.ui.learn.scenes.end_scene import EndScene
from settebello.ui.learn.scenes.fish_scene import FishScene
from settebello.ui.learn.scenes.free_table_scene import FreeTableScene
from settebello.ui.learn.scenes.garden_scene import GardenScene
from settebello.ui.learn.scenes.new_child_scene import NewChildScene
from settebello.ui.learn.scenes.path_scene import PathScene
from settebello.ui.learn.scenes.pyramid_scene import PyramidScene
from settebello.ui.learn.scenes.ready_scene import ReadyScene
from settebello.ui.learn.scenes.reflection_scene import ReflectionScene
from settebello.ui.learn.scenes.showing_scene import ShowingScene
from settebello.ui.learn.scenes.strategy_scene import StrategyScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.learn.scenes.ways_scene import WaysScene
from settebello.ui.learn.scenes.who_scene import WhoScene


def learning_scene(services: Services, port: LearningPort, route: LearnRoute) -> Scene:
    """Make the scene of a route into the learning mode."""
    if isinstance(route, ChildRoute):
        return _child_scene(services, port, route)
    if isinstance(route, DealRoute):
        return _deal_scene(services, port, route)
    match route:
        case routes.LearnGate():
            return gate_scene(services, port.adults, route)
        case routes.LearnNames():
            return NamesScene(services, port.adults.classroom)
        case routes.LearnAdults():
            return AdultsScene(services, port.adults)
        case _:
            assert_never(route)


def _child_scene(services: Services, port: LearningPort, route: ChildRoute) -> Scene:
    match route:
        case routes.LearnWho(begins):
            return WhoScene(services, port, begins=begins)
        case routes.LearnNew(group):
            return NewChildScene(services, port, group)
        case routes.LearnPath():
            return PathScene(services, port)
        case routes.LearnShowing(activity, then):
            return ShowingScene(services, port, activity, then)
        case routes.LearnStrategy(unit, then):
            return StrategyScene(services, port, unit, then)
        case routes.LearnWays(ways, then):
            return WaysScene(services, port, ways, then)
        case routes.LearnTask(activity):
            return TaskScene(services, port, activity)
        case routes.LearnReflection(activity):
            return ReflectionScene(services, port, activity)
        case routes.LearnAlbum():
            return AlbumScene(services, port)
        case routes.LearnGarden():
            return GardenScene(services, port)
        case routes.LearnFree():
            return FreeTableScene(services)
        case _:
            assert_never(route)


def _deal_scene(services: Services, port: LearningPort, route: DealRoute) -> Scene:
    match route:
        case routes.PrepareDeal(activity, shuffled):
            return ReadyScene(services, port, activity, shuffled=shuffled)
        case routes.PracticeTable(practice):
            return deal_scene(services, port, practice)
        case routes.DealEnd(practice, sheet):
            return EndScene(services, port, practice, sheet)
        case routes.DealGarden(after):
            return GardenScene(services, port, after)
        case routes.DealReflection(after):
            return ReflectionScene(services, port, after.activity, after.deal)
        case routes.LearnCheck():
            return CheckScene(services, port)
        case routes.DealCheck(after):
            return CheckScene(services, port, after)
        case routes.LearnPyramid(activity):
            return PyramidScene(services, port, activity)
        case routes.LearnFish(activity):
            return FishScene(services, port, activity)
        case routes.LearnDeck(deal):
            return DeckScene(services, deal)
        case _:
            assert_never(route)
