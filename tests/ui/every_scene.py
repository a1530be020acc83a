"""The way to every scene: the one list that what holds for all of them is tested with.

A new scene needs an entry in `WAYS`, else the tests that walk them all say that it has none.
"""

import logging
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

import pytest
from _pytest.mark import ParameterSet

from settebello.app.files.player_files import Players
from settebello.coach import shipped_lessons
from settebello.coach.decision_history import actions_of
from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.playout import record_with
from settebello.engine import Seat
from settebello.i18n import t
from settebello.learning.facts import Fact, Unit
from settebello.learning.strategies import two_ways
from settebello.notation import Record
from settebello.notation.market.market_record import replay_market
from settebello.notation.seals.seal import RANDOM
from settebello.session import TableSession, Waiting
from settebello.session.sealed_deal import SealedDeal
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.party import LocalPlayers
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.market.scene.market_scene import MarketScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services, shipped
from tests.problems.some_problems import some_problem
from tests.ui.hands import some_hands
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import finished_practice, some_practice
from tests.ui.market.some_market import SomeMarket, finished, later, market_session, played
from tests.ui.shelves import FINISHED, some_matches
from tests.ui.tables import scenes, session

Way = Callable[[Pilot, TableSession], None]

SIZE: Final = (1280, 720)


def some_branch() -> Record:
    """A finished deal that was played on from a match."""
    record = some_matches().record(FINISHED)
    branch = branch_of(record, Moment(0, 7), Seat(0), {}, Random(1), anew=False)
    return record_with(branch, tuple(action for _, action in actions_of(record.deals[0].moves[7:])))


def pushed(route: Route) -> Way:
    """The scene is laid on top."""

    def go(pilot: Pilot, table: TableSession) -> None:
        del table
        pilot.stack.apply(Push(route))
        # What reads matches does so a little a frame.
        pilot.frames(3)

    return go


def clicked(label: str) -> Way:
    """A button of New Game opens it."""

    def go(pilot: Pilot, table: TableSession) -> None:
        del table
        pilot.stack.apply(Push(routes.NewGame()))
        pilot.click(label)

    return go


def effects(pilot: Pilot, table: TableSession) -> None:
    """A changed rule is played beside the standard rules."""
    del table
    plan = Plan(shipped().variant("scopa"), (), 2, (("match.target", 21),))
    pilot.stack.apply(Push(routes.RuleEffects(plan)))


def stay(pilot: Pilot, table: TableSession) -> None:
    """It is where a pilot begins."""
    del pilot, table


def to_the_turn(pilot: Pilot, table: TableSession) -> None:
    """At the table the person is to choose a card."""
    pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)


def to_the_sheet(goal: SceneId) -> Way:
    """Cards are played until a sheet comes up."""

    def go(pilot: Pilot, table: TableSession) -> None:
        rng = Random(4)
        while not pilot.at(goal):
            pilot.frames(1)
            scene = pilot.scene
            position = table.match.position
            if isinstance(scene, TableScene) and table.waiting_for is Waiting.PERSON and position:
                scene.play(rng.choice(position.legal_moves()))
            elif isinstance(scene, ScoreSheetScene) and goal is not SceneId.SCORE_SHEET:
                pilot.press("enter")

    return go


def at_rest(way: Way) -> Way:
    """On this way, and then until nothing moves: the buttons come last at the end of a match."""

    def go(pilot: Pilot, table: TableSession) -> None:
        way(pilot, table)
        pilot.until(lambda: not pilot.stack.animating)

    return go


def at_market(pilot: Pilot, table: TableSession) -> None:
    """At the table of the market game a person is to choose."""
    del table
    pilot.stack.apply(Push(routes.ContinueMarket()))
    scene = pilot.scene
    assert isinstance(scene, MarketScene)
    pilot.until(lambda: scene.board.persons_choice and not pilot.stack.animating)


WRITTEN: Final = routes.Letters("Name", "Ada", 16, proposed=False, written=lambda _: None)
SEALED: Final = SealedDeal(1, "5e" * 32, RANDOM, None)
PEOPLE: Final = routes.People((t("You"), t("Your opponent")), LocalPlayers(), lambda _: None)

WAYS: Final[Mapping[SceneId, Way]] = MappingProxyType(
    {
        SceneId.TITLE: stay,
        SceneId.NEW_GAME: pushed(routes.NewGame()),
        SceneId.HOUSE_RULES: clicked("House rules"),
        SceneId.RULE_EFFECTS: effects,
        SceneId.OPPONENTS: clicked("Opponent"),
        SceneId.PEOPLE: pushed(PEOPLE),
        SceneId.RULES: pushed(routes.Rules()),
        SceneId.SETTINGS: pushed(routes.Settings()),
        SceneId.CARDS: pushed(routes.Cards()),
        SceneId.DECKS: pushed(routes.Decks()),
        SceneId.SOUND: pushed(routes.Sound()),
        SceneId.ASSISTS: pushed(routes.Assists()),
        SceneId.DISPLAY: pushed(routes.Display()),
        SceneId.KEYS: pushed(routes.Keys()),
        SceneId.HELP: pushed(routes.Help()),
        SceneId.ABOUT: pushed(routes.About()),
        SceneId.LICENCES: pushed(routes.Licences()),
        SceneId.MANUAL: pushed(routes.Manual()),
        SceneId.MATCHES: pushed(routes.Matches()),
        SceneId.SAVE_AS: pushed(routes.SaveAs()),
        SceneId.REPLAY: pushed(routes.ReplayKept(FINISHED)),
        SceneId.PEEK_CHECK: pushed(routes.PeekCheck(some_matches().record(FINISHED), 0)),
        SceneId.SAME_CARDS: pushed(routes.SameCards(some_matches().record(FINISHED), 0, 7)),
        SceneId.BOTH_TABLES: pushed(
            routes.BothTables(some_matches().record(FINISHED), 0, Seat(0), "esperto")
        ),
        SceneId.LUCK: pushed(routes.LuckAndPlay(some_matches().record(FINISHED))),
        SceneId.BRANCH_OVER: pushed(routes.BranchOver(some_branch())),
        SceneId.DAILY: pushed(routes.DailyDeal()),
        SceneId.SECOND_PLAYER: pushed(routes.SecondPlayer("esperto", str)),
        SceneId.STATISTICS: pushed(routes.Statistics()),
        SceneId.ACHIEVEMENTS: pushed(routes.Achievements()),
        SceneId.PROFILES: pushed(routes.Profiles()),
        SceneId.PROFILE_CARD: pushed(routes.ProfileCard()),
        SceneId.PROFILE_FILE: pushed(routes.ProfileFile()),
        SceneId.TUTORIAL: pushed(routes.Tutorial()),
        SceneId.LESSON: pushed(routes.TutorialLesson(shipped_lessons()[0])),
        SceneId.PROBLEMS: pushed(routes.Problems()),
        SceneId.PROBLEM: pushed(routes.SolveProblem(some_problem())),
        SceneId.LEARN_WHO: pushed(routes.LearnWho()),
        SceneId.LEARN_NEW: pushed(routes.LearnNew()),
        SceneId.LEARN_PATH: pushed(routes.LearnPath()),
        SceneId.LEARN_SHOWING: pushed(routes.LearnShowing("make_it", routes.LearnTask("make_it"))),
        SceneId.LEARN_STRATEGY: pushed(routes.LearnStrategy(Unit.NEAR_DOUBLES, routes.LearnTask("make_it"))),
        SceneId.LEARN_WAYS: pushed(routes.LearnWays(two_ways(Fact(4, 5)), routes.LearnTask("make_it"))),
        SceneId.LEARN_TASK: pushed(routes.LearnTask("make_it")),
        SceneId.LEARN_REFLECTION: pushed(routes.LearnReflection("make_it")),
        SceneId.LEARN_ALBUM: pushed(routes.LearnAlbum()),
        SceneId.LEARN_GARDEN: pushed(routes.LearnGarden()),
        SceneId.LEARN_FREE: pushed(routes.LearnFree()),
        SceneId.LEARN_CHECK: pushed(routes.LearnCheck()),
        SceneId.LEARN_DEAL: pushed(routes.PrepareDeal("make_it")),
        SceneId.LEARN_END: pushed(routes.DealEnd(finished_practice())),
        SceneId.LEARN_PYRAMID: pushed(routes.LearnPyramid("pyramid_of_ten")),
        SceneId.LEARN_FISH: pushed(routes.LearnFish("fish_for_ten")),
        SceneId.LEARN_DECK: pushed(routes.LearnDeck(some_practice().deal)),
        SceneId.LEARN_GATE: pushed(routes.LearnGate()),
        SceneId.LEARN_ADULTS: pushed(routes.LearnAdults()),
        SceneId.LEARN_NAMES: pushed(routes.LearnNames()),
        SceneId.TABLE: to_the_turn,
        SceneId.SCORE_SHEET: to_the_sheet(SceneId.SCORE_SHEET),
        SceneId.MATCH_OVER: at_rest(to_the_sheet(SceneId.MATCH_OVER)),
        SceneId.STORY: pushed(routes.Story(some_matches().record(FINISHED))),
        SceneId.READING_QUIZ: pushed(routes.ReadingQuiz(*some_hands())),
        SceneId.RECALL: pushed(routes.RecallCards(*some_hands(over=True))),
        SceneId.SEAL: pushed(routes.DealSeal(some_matches().record(FINISHED), 0)),
        SceneId.CUT: pushed(routes.CutDeck(SEALED, 40, 1)),
        SceneId.DECK: pushed(routes.ChooseDeck("saar_simple", "saarbruecken")),
        SceneId.SEED: pushed(routes.ChooseSeed("winter", str)),
        SceneId.DIALOG: pushed(routes.Dialog(Question("Really?", yes=None, no=None))),
        SceneId.LETTERS: pushed(WRITTEN),
        SceneId.MARKET_NEW: pushed(routes.NewMarket()),
        SceneId.MARKET: at_market,
        SceneId.MARKET_OVER: at_rest(
            pushed(routes.MarketOver(finished(expert=True), replay_market(finished(expert=True)).state))
        ),
        SceneId.MARKET_SCORES: pushed(
            routes.MarketScores(finished(expert=True), replay_market(finished(expert=True)).state)
        ),
        SceneId.MARKET_MATCHES: pushed(routes.MarketMatches()),
        SceneId.MARKET_REPLAY: pushed(routes.MarketReplay(finished())),
        SceneId.MARKET_RULES: pushed(routes.MarketRulesPage()),
        SceneId.MARKET_CARDS: pushed(routes.MarketCards()),
        SceneId.MARKET_LESSON: pushed(routes.MarketTutorial()),
    }
)
"""How to come to each scene from where a pilot begins: at the table, or at the title for that."""


QUICK: Final = frozenset({SceneId.TITLE, SceneId.SETTINGS, SceneId.NEW_GAME, SceneId.REPLAY, SceneId.DIALOG})


def each_scene(*without: SceneId) -> list[ParameterSet]:
    """All scenes as parameters of a test; those beyond a few plain ones only where slow tests run too."""
    return [
        pytest.param(scene, marks=() if scene in QUICK else pytest.mark.slow)
        for scene in SceneId
        if scene not in without
    ]


@contextmanager
def at(
    scene: SceneId,
    table: TableSession | None = None,
    *,
    settings: Settings | None = None,
    size: tuple[int, int] = SIZE,
) -> Iterator[Pilot]:
    """A pilot at a scene, above a table where it lies above one."""
    table = table or session(seed=1, target=2)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        chosen = settings or Settings(language="en", speed=Speed.INSTANT)
        market = SomeMarket(played(market_session(3, expert=True), later(3)))
        practising = InMemory(fresh=scene is SceneId.LEARN_SHOWING)
        port = replace(
            services(settings=chosen, archive=some_matches()),
            players=one_player(Path(folder)),
            # Only a child that is new is shown how an activity goes.
            learning=lambda: practising,
            market=lambda: market,
        )
        first = routes.Title() if scene is SceneId.TITLE else routes.ContinueMatch()
        pilot = stack.enter_context(Pilot(scenes(port, table), first, size=size))
        WAYS[scene](pilot, table)
        pilot.frames(2)
        assert pilot.at(scene)
        yield pilot


def one_player(folder: Path) -> Players:
    """The players of a new computer: one, and nobody besides."""
    profiles = Profiles(Places.under(folder))
    present = profiles.present()
    log = logging.getLogger("tests.players")
    return Players(profiles, lambda: present, lambda _: None, log, lambda _: None)
