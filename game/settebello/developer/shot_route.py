"""The way to the scene of a shot: routes that are opened and keys that are pressed."""

from collections.abc import Mapping
from typing import Final, Protocol

import pygame

from settebello.app import Game
from settebello.clock import Clock
from settebello.developer.shot import Shot
from settebello.developer.shot_market import reach_market
from settebello.developer.shot_practice import finish_block, finished_deal, some_deal
from settebello.engine import Seat
from settebello.i18n import t
from settebello.learning.facts import Fact, Unit
from settebello.learning.strategies import two_ways
from settebello.notation.seals.seal import RANDOM
from settebello.session.sealed_deal import SealedDeal
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import USUAL, GameChoice
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Reset, SceneId
from settebello.ui.learn.scenes.path_scene import PathScene
from settebello.ui.table.scene import TableScene


class SkippingClock(Clock, Protocol):
    """A clock that can be moved forwards."""

    def advance(self, seconds: float) -> None:
        """Move on by the given seconds."""
        ...


FRAME = 1 / 60
LONGEST = 1200

NAMED = routes.Letters(t("Name"), "Alba", 24, proposed=False, written=str)
SEALED: Final = SealedDeal(
    1, "047c60c6f038c1dac678524430c02712ec10a807696ad3e56ee3900ff8c4c9af", RANDOM, None
)
OPENED: Final[Mapping[SceneId, Route]] = {
    one.scene: one
    for one in (
        routes.About(),
        routes.Achievements(),
        routes.Assists(),
        routes.Cards(),
        routes.ChooseDeck("saar_simple", "saarbruecken"),
        routes.ChooseSeed("inverno 2026", str),
        routes.CutDeck(SEALED, 40, 1),
        routes.DailyDeal(),
        routes.Decks(),
        routes.Display(),
        routes.Help(),
        routes.Keys(),
        routes.LearnAdults(),
        routes.LearnGate(),
        routes.LearnNames(),
        routes.LearnFish("fish_for_ten"),
        routes.LearnPyramid("pyramid_of_ten"),
        routes.LearnWho(),
        routes.SecondPlayer("campione", str),
        routes.LearnWays(two_ways(Fact(4, 5)), routes.LearnTask("make_it")),
        routes.LearnStrategy(Unit.BEYOND_TEN, routes.LearnTask("make_it")),
        routes.Licences(),
        routes.Manual(),
        routes.MarketMatches(),
        routes.MarketTutorial(),
        routes.Matches(),
        routes.NewMarket(),
        routes.NewGame(),
        routes.Problems(),
        routes.Profiles(),
        routes.ProfileFile(),
        routes.Rules(),
        routes.Settings(),
        routes.Sound(),
        routes.Statistics(),
        routes.Tutorial(),
    )
}
"""The scenes that are simply opened."""


def _about(table: TableScene, scene: SceneId) -> routes.Route:
    """Return the route to a sheet about the match on a table."""
    position = table.session.match.position
    if scene is SceneId.STORY or position is None:
        return routes.Story(table.session.record)
    view, names = position.view(Seat(0)), tuple(player.name for player in table.game.players)
    asked = routes.ReadingQuiz if scene is SceneId.READING_QUIZ else routes.RecallCards
    return asked(view, names)


def reach(game: Game, clock: SkippingClock, shot: Shot) -> None:
    """Go to the scene of a picture."""
    frames(game, clock, 30)
    match shot.scene:
        case SceneId.TITLE:
            pass
        case SceneId.TABLE | SceneId.MATCH_OVER:
            levels = USUAL[: shot.players - 1]
            new = routes.NewMatch(GameChoice(shot.variant, shot.players, levels))
            game.stack.apply(Reset(new if shot.found is None else routes.ContinueMatch()))
        case SceneId.STORY | SceneId.READING_QUIZ | SceneId.RECALL:
            game.stack.apply(Reset(routes.ContinueMatch()))
            if isinstance(game.stack.top, TableScene):
                game.stack.apply(Push(_about(game.stack.top, shot.scene)))
        case SceneId.LEARN_DECK | SceneId.LEARN_END | SceneId.LEARN_REFLECTION:
            game.stack.apply(Push(_practised(game, shot)))
        case SceneId.LETTERS:
            game.stack.apply(Push(routes.ProfileCard()))
            game.stack.apply(Push(NAMED))
        case SceneId.DIALOG:
            game.stack.apply(Push(routes.Dialog(Question(t("The file was not changed.")))))
        case scene if scene in OPENED and not shot.variant.startswith("mercato"):
            game.stack.apply(Push(OPENED[scene]))
        case _:
            reach_market(game, shot)
    _play_on(game, clock, shot)
    frames(game, clock, 30)
    step_on(game, clock, shot)
    for key in shot.keys:
        press(game, clock, key)
    frames(game, clock, shot.wait)


def _play_on(game: Game, clock: SkippingClock, shot: Shot) -> None:
    """Play the last cards of a match whose end is shown."""
    if shot.scene is not SceneId.MATCH_OVER:
        return
    for _ in range(LONGEST):
        if not game.loop.running or game.stack.ids[-1] is SceneId.MATCH_OVER:
            break
        press(game, clock, pygame.K_1)
        press(game, clock, pygame.K_RETURN)


def _practised(game: Game, shot: Shot) -> Route:
    """The route to what follows a deal or a block of tasks."""
    match shot.scene:
        case SceneId.LEARN_END:
            return routes.DealEnd(finished_deal(game.learning, shot.variant))
        case SceneId.LEARN_REFLECTION:
            finish_block(game.learning, shot.activity)
            return routes.LearnReflection(shot.activity)
        case _:
            return routes.LearnDeck(some_deal())


def step_on(game: Game, clock: SkippingClock, shot: Shot) -> None:
    """Go to the path of a child, and begin the activity of a shot there, if it has one."""
    for key in shot.child:
        press(game, clock, key)
    path = game.stack.top
    if not shot.activity or not isinstance(path, PathScene):
        return
    stone = next((one for one in path.stones if one.stone.activity.id == shot.activity), None)
    if stone is None:
        # What opens later has no stone yet.
        game.stack.apply(Push(routes.LearnTask(shot.activity)))
        return
    path.group.focus(stone)
    press(game, clock, pygame.K_RETURN)


def press(game: Game, clock: SkippingClock, key: int) -> None:
    """Press a key and let a moment pass."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
    frames(game, clock, 4)


def frames(game: Game, clock: SkippingClock, number: int) -> None:
    """Let so many frames pass, and as long as it takes until the cards are there."""
    for _ in range(number):
        clock.advance(FRAME)
        game.loop.frame()
    while game.loading:
        pygame.time.wait(5)
        game.loop.frame()
