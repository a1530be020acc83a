"""How the robot comes to every scene there is."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from settebello.coach import shipped_lessons
from settebello.engine import Seat
from settebello.i18n import t
from settebello.learning.activities import Kind
from settebello.learning.facts import Fact, Unit
from settebello.learning.strategies import two_ways
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import replay_market
from settebello.notation.seals.seal import RANDOM
from settebello.session import Waiting
from settebello.session.sealed_deal import SealedDeal
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.market_port import MarketSetup
from settebello.ui.kit.ports.offers import Changes, GameChoice
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.table.scene import TableScene
from tests.monkey.program import Program, kept_records
from tests.pilot import shipped
from tests.problems.some_problems import some_problems
from tests.ui.hands import some_hands
from tests.ui.learn.tables import coach_of, finished_practice
from tests.ui.market.some_market import finished
from tests.ui.shelves import played

Way = Callable[[Program, Random], None]

BOASTING: Final[Changes] = (("declare", "buongioco"), ("declare_bluff", True))
EXCHANGING: Final[Changes] = (("deal.exchange", True),)
GAMES: Final[tuple[tuple[str, int, Changes], ...]] = (
    ("scopa", 2, ()),
    ("scopa", 3, ()),
    ("scopone_scientifico", 4, ()),
    ("scopa", 6, ()),
    ("cirulla", 2, ()),
    ("cirulla", 4, ()),
    ("escoba", 6, ()),
    ("scopa_jp", 4, ()),
    ("scopa_bugiarda", 2, ()),
    ("cicera", 4, ()),
    ("scopa_quindici", 2, ()),
    ("asso_pigliatutto", 2, ()),
    ("scopa_bugiarda", 2, BOASTING),
    ("scopa_bugiarda", 3, (*BOASTING, ("doubters", "any"))),
    ("spazzino", 2, EXCHANGING),
    ("spazzino", 4, EXCHANGING),
)
"""Tables of every kind: with claims, declarations, wild cards, 52 cards, two to six players."""


def _apply(program: Program, *changes: Change) -> None:
    for change in changes:
        program.game.stack.apply(change)
        program.frames(1)


def _pushed(*opened: Route) -> Way:
    """One scene after the other, over the title."""

    def way(program: Program, rng: Random) -> None:
        _apply(program, *map(Push, opened))

    return way


def _asked(ask: Callable[[NewGameScene], Change | None]) -> Way:
    """What a button of the sheet for new games opens."""

    def way(program: Program, rng: Random) -> None:
        _apply(program, Push(routes.NewGame()))
        scene = program.game.stack.top
        assert isinstance(scene, NewGameScene)
        change = ask(scene)
        assert change is not None
        _apply(program, change)

    return way


def _learning(*opened: Route) -> Way:
    """Screens of the learning mode."""

    def way(program: Program, rng: Random) -> None:
        program.child()
        _apply(program, Push(routes.LearnWho()), *map(Push, opened))

    return way


def _path(program: Program, rng: Random) -> None:
    """The path of a child that leaves what the hand shows a newcomer."""
    _learning(routes.LearnPath())(program, rng)
    if program.open[-1:] == (SceneId.LEARN_SHOWING,):
        _apply(program, Pop())


def _activity(route: Callable[[str], Route], *kinds: Kind) -> Way:
    """A screen about an activity, which may be any of these kinds; its block is begun."""

    def way(program: Program, rng: Random) -> None:
        program.child()
        _apply(program, Push(routes.LearnWho()), Push(routes.LearnPath()))
        learning = program.game.learning
        activity = rng.choice([one.id for one in learning.activities.values() if one.kind in kinds])
        if route is routes.LearnReflection:
            learning.begin(activity)
        _apply(program, Push(route(activity)))

    return way


def _table(program: Program, rng: Random) -> None:
    variant, players, changes = rng.choice(GAMES)
    counts = program.game.rulebook.variant(variant).ruleset.players.counts
    players = players if players in counts else rng.choice(counts)
    levels = tuple(rng.choice(("amico", "bimbo")) for _ in range(players - 1))
    _apply(program, Reset(routes.NewMatch(GameChoice(variant, players, levels, changes))))


def _play_to(goal: SceneId) -> Way:
    """Play a match on until a scene comes up."""

    def way(program: Program, rng: Random) -> None:
        short = goal is SceneId.MATCH_OVER or rng.random() < 0.5
        record = (
            played(rng.randrange(4), target=2) if short else played(rng.randrange(2), target=11, steps=30)
        )
        _apply(program, Reset(routes.ContinueRecord(record)))
        for _ in range(4000):
            if program.open[-1:] == (goal,):
                return
            scene = program.game.stack.top
            if isinstance(scene, TableScene):
                position = scene.session.match.position
                if scene.session.waiting_for is Waiting.PERSON and position is not None:
                    scene.play(rng.choice(position.legal_moves()))
            else:
                program.game.stack.handle(Press(Action.CONFIRM))
            program.frames(1)
        raise AssertionError(f"no {goal} comes of a match: {program.open}")

    return way


def _replay(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.ReplayRecord(rng.choice(kept_records()))))


def _lesson(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.Tutorial()), Push(routes.TutorialLesson(rng.choice(shipped_lessons()))))


def _problem(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.Problems()), Push(routes.SolveProblem(rng.choice(some_problems()))))


def _deal(program: Program, rng: Random) -> None:
    _activity(routes.PrepareDeal, Kind.DEALS)(program, rng)
    program.until(lambda: isinstance(program.game.stack.top, TableScene))


def _deck(program: Program, rng: Random) -> None:
    _deal(program, rng)
    practice = coach_of(program.game.stack.top).practice
    _apply(program, Push(routes.LearnDeck(practice.deal)))


def _end(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.LearnWho()), Push(routes.LearnPath()))
    program.child()
    deal = finished_practice(upto=rng.choice((5, 10)), seed=rng.randrange(5))
    _apply(program, Push(routes.DealEnd(deal)))


def _story(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.Story(rng.choice(kept_records()))))


SAVED: Final = KeptMatch(Shelf.PUT_AWAY, "000002.scopa")
REALLY: Final = Question(t("The file was not changed."), yes=t("OK"), no=t("Cancel"))


def _seal(program: Program, rng: Random) -> None:
    record = rng.choice([one for one in kept_records() if one.deals[0].seal is not None])
    _apply(program, Push(routes.DealSeal(record, 0)))


def _reading_quiz(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.ReadingQuiz(*some_hands(seed=rng.randrange(5)))))


def _recall(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.RecallCards(*some_hands(seed=rng.randrange(5), over=True))))


def _peek_check(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.PeekCheck(rng.choice(kept_records()[:3]), 0)))


def _same_cards(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.SameCards(rng.choice(kept_records()[:3]), 0, rng.randrange(8))))


def _both_tables(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.BothTables(rng.choice(kept_records()[:2]), 0, Seat(0), "esperto")))


def _luck(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.LuckAndPlay(rng.choice(kept_records()[:3]))))


def _branch_over(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.BranchOver(rng.choice(kept_records()[:2]))))


def _market(program: Program, rng: Random) -> None:
    """A new match of the market game: alone, several people, or nobody."""
    players = rng.randrange(2, 5)
    levels = tuple(rng.choice((None, "bimbo", "amico", "pina")) for _ in range(players))
    variant = rng.choice(("mercato", "mercato_expert"))
    setup = MarketSetup(variant, tuple(SeatRecord(level=level) for level in levels), (0,))
    _apply(program, Reset(routes.NewMarketMatch(setup)))


def _market_scores(program: Program, rng: Random) -> None:
    record = finished(rng.choice((2, 4)), expert=rng.random() < 0.5)
    _apply(program, Push(routes.MarketScores(record, replay_market(record).state)))


def _market_over(program: Program, rng: Random) -> None:
    record = finished(rng.choice((2, 4)), expert=rng.random() < 0.5)
    _apply(program, Reset(routes.MarketOver(record, replay_market(record).state)))


def _market_matches(program: Program, rng: Random) -> None:
    _market(program, rng)
    _apply(program, Reset(routes.Title()), Push(routes.NewMarket()), Push(routes.MarketMatches()))


def _market_replay(program: Program, rng: Random) -> None:
    _apply(program, Push(routes.MarketReplay(finished(rng.choice((2, 4)), expert=rng.random() < 0.5))))


SEALED: Final = SealedDeal(1, "5e" * 32, RANDOM, None)
WRITTEN: Final = routes.Letters("Name", "Ada", 16, proposed=False, written=lambda _: None)

CHANGED: Final = Plan(shipped().variant("scopa"), (), 2, (("match.target", 21),))

WAYS: Final[Mapping[SceneId, Way]] = {
    SceneId.TITLE: _pushed(),
    SceneId.NEW_GAME: _pushed(routes.NewGame()),
    SceneId.HOUSE_RULES: _asked(lambda scene: scene.open_house_rules()),
    SceneId.RULE_EFFECTS: _pushed(routes.NewGame(), routes.RuleEffects(CHANGED)),
    SceneId.OPPONENTS: _asked(lambda scene: scene.open_opponents(0)),
    SceneId.PEOPLE: _asked(lambda scene: scene.open_people()),
    SceneId.RULES: _pushed(routes.Rules()),
    SceneId.SETTINGS: _pushed(routes.Settings()),
    SceneId.CARDS: _pushed(routes.Settings(), routes.Cards()),
    SceneId.DECKS: _pushed(routes.Decks()),
    SceneId.SOUND: _pushed(routes.Settings(), routes.Sound()),
    SceneId.ASSISTS: _pushed(routes.Settings(), routes.Assists()),
    SceneId.DISPLAY: _pushed(routes.Settings(), routes.Display()),
    SceneId.KEYS: _pushed(routes.Settings(), routes.Keys()),
    SceneId.HELP: _pushed(routes.Help()),
    SceneId.ABOUT: _pushed(routes.About()),
    SceneId.LICENCES: _pushed(routes.About(), routes.Licences()),
    SceneId.MANUAL: _pushed(routes.Help(), routes.Manual()),
    SceneId.MATCHES: _pushed(routes.Matches()),
    SceneId.SAVE_AS: _pushed(routes.Matches(), routes.SaveAs(SAVED)),
    SceneId.REPLAY: _replay,
    SceneId.STATISTICS: _pushed(routes.Statistics()),
    SceneId.ACHIEVEMENTS: _pushed(routes.Achievements()),
    SceneId.PROFILES: _pushed(routes.Profiles()),
    SceneId.PROFILE_CARD: _pushed(routes.Profiles(), routes.ProfileCard()),
    SceneId.PROFILE_FILE: _pushed(routes.Profiles(), routes.ProfileFile()),
    SceneId.TUTORIAL: _pushed(routes.Tutorial()),
    SceneId.LESSON: _lesson,
    SceneId.PROBLEMS: _pushed(routes.Problems()),
    SceneId.PROBLEM: _problem,
    SceneId.LEARN_WHO: _pushed(routes.LearnWho()),
    SceneId.LEARN_NEW: _pushed(routes.LearnWho(), routes.LearnNew()),
    SceneId.LEARN_PATH: _path,
    SceneId.LEARN_SHOWING: _learning(routes.LearnShowing("make_it", routes.LearnTask("make_it"))),
    SceneId.LEARN_STRATEGY: _learning(routes.LearnStrategy(Unit.BEYOND_TEN, routes.LearnTask("make_it"))),
    SceneId.LEARN_WAYS: _learning(routes.LearnWays(two_ways(Fact(7, 8)), routes.LearnTask("make_it"))),
    SceneId.LEARN_TASK: _activity(routes.LearnTask, Kind.PUZZLES, Kind.SPRINT),
    SceneId.LEARN_REFLECTION: _activity(routes.LearnReflection, Kind.PUZZLES, Kind.SPRINT),
    SceneId.LEARN_ALBUM: _learning(routes.LearnPath(), routes.LearnAlbum()),
    SceneId.LEARN_GARDEN: _learning(routes.LearnPath(), routes.LearnGarden()),
    SceneId.LEARN_FREE: _learning(routes.LearnPath(), routes.LearnFree()),
    SceneId.LEARN_CHECK: _learning(routes.LearnPath(), routes.LearnCheck()),
    SceneId.LEARN_DEAL: _deal,
    SceneId.LEARN_END: _end,
    SceneId.LEARN_PYRAMID: _learning(routes.LearnPath(), routes.LearnPyramid("pyramid_of_ten")),
    SceneId.LEARN_FISH: _learning(routes.LearnPath(), routes.LearnFish("fish_for_ten")),
    SceneId.LEARN_DECK: _deck,
    SceneId.LEARN_GATE: _learning(routes.LearnGate()),
    SceneId.LEARN_NAMES: _learning(routes.LearnNames()),
    SceneId.LEARN_ADULTS: _learning(routes.LearnAdults()),
    SceneId.STORY: _story,
    SceneId.PEEK_CHECK: _peek_check,
    SceneId.SAME_CARDS: _same_cards,
    SceneId.BOTH_TABLES: _both_tables,
    SceneId.LUCK: _luck,
    SceneId.BRANCH_OVER: _branch_over,
    SceneId.DAILY: _pushed(routes.DailyDeal()),
    SceneId.SECOND_PLAYER: _pushed(routes.NewGame(), routes.SecondPlayer("esperto", str)),
    SceneId.READING_QUIZ: _reading_quiz,
    SceneId.RECALL: _recall,
    SceneId.SEAL: _seal,
    SceneId.CUT: _pushed(routes.CutDeck(SEALED, 40, 1)),
    SceneId.DECK: _pushed(routes.NewGame(), routes.ChooseDeck("saar_simple", "saarbruecken")),
    SceneId.SEED: _pushed(routes.NewGame(), routes.ChooseSeed("winter", str)),
    SceneId.TABLE: _table,
    SceneId.SCORE_SHEET: _play_to(SceneId.SCORE_SHEET),
    SceneId.MATCH_OVER: _play_to(SceneId.MATCH_OVER),
    SceneId.DIALOG: _pushed(routes.Dialog(REALLY)),
    SceneId.LETTERS: _pushed(WRITTEN),
    SceneId.MARKET_NEW: _pushed(routes.NewGame(), routes.NewMarket()),
    SceneId.MARKET: _market,
    SceneId.MARKET_SCORES: _market_scores,
    SceneId.MARKET_OVER: _market_over,
    SceneId.MARKET_MATCHES: _market_matches,
    SceneId.MARKET_REPLAY: _market_replay,
    SceneId.MARKET_RULES: _pushed(routes.NewMarket(), routes.MarketRulesPage()),
    SceneId.MARKET_CARDS: _pushed(routes.NewMarket(), routes.MarketCards()),
    SceneId.MARKET_LESSON: _pushed(routes.Tutorial(), routes.MarketTutorial()),
}
"""One for each scene; a scene without one fails the tests."""
