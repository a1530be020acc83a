"""Makes the scenes behind the first one, and what each of them is given."""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from settebello.app.files.messages import NOTHING_DEALT, NOTHING_TO_SAVE, about_record
from settebello.app.table_sessions import Tables
from settebello.rulebook import Rulebook
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.services import Question, RulesOf, Services
from settebello.ui.kit.routes import (
    HelpRoute,
    MatchesRoute,
    MenuRoute,
    NewGameRoute,
    ProblemRoute,
    ProfileRoute,
    ReadingRoute,
    SameCardsRoute,
    SealRoute,
    SettingsRoute,
    TableRoute,
)
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.menus.help.about_scene import AboutScene
from settebello.ui.menus.help.decks_scene import DecksScene
from settebello.ui.menus.help.help_scene import HelpScene
from settebello.ui.menus.help.licences_scene import LicencesScene
from settebello.ui.menus.help.manual_scene import ManualScene
from settebello.ui.menus.letters import LettersScene
from settebello.ui.menus.matches import MatchesScene, SaveAsScene
from settebello.ui.menus.newgame import (
    DeckScene,
    HouseRulesScene,
    NewGameScene,
    PeopleScene,
    SeedScene,
)
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.menus.problems import ProblemsScene, problem_scene
from settebello.ui.menus.profiles import CardScene, ProfilesScene, TakeInScene
from settebello.ui.menus.reading import QuizScene, RecallScene
from settebello.ui.menus.replay import PeekCheckScene, ReplayScene
from settebello.ui.menus.results.achievements_scene import AchievementsScene
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.menus.results.story_scene import StoryScene
from settebello.ui.menus.rules import RulesScene
from settebello.ui.menus.same_cards import (
    BothTablesScene,
    BranchOverScene,
    DailyScene,
    LuckScene,
    SameCardsScene,
    SecondPlayerScene,
)
from settebello.ui.menus.seals import CutScene, SealScene
from settebello.ui.menus.settings.assists_scene import AssistsScene
from settebello.ui.menus.settings.cards_scene import CardsScene
from settebello.ui.menus.settings.display_scene import DisplayScene
from settebello.ui.menus.settings.keys_scene import KeysScene
from settebello.ui.menus.settings.settings_scene import SettingsScene
from settebello.ui.menus.settings.sound_scene import SoundScene
from settebello.ui.menus.statistics import StatisticsScene
from settebello.ui.menus.tutorial import ChaptersScene, lesson_scene
from settebello.ui.table.scene import TableScene

FIRST_VARIANT: Final = "scopa"
IN_PROGRESS: Final = KeptMatch(Shelf.TABLE)
"""The match on the table, else the one to continue."""


class Pages:
    """Creates every scene except the title and those of the learning mode."""

    def __init__(
        self,
        services: Services,
        rulebook: Rulebook,
        tables: Tables,
        open_scenes: Callable[[], Sequence[SceneId]],
        title: Callable[[], Scene],
    ) -> None:
        """Create no scene yet; `title` creates the title scene."""
        self._services = services
        self._rulebook = rulebook
        self._tables = tables
        self._open_scenes = open_scenes
        self._title = title

    def make(self, route: MenuRoute | TableRoute) -> Scene:
        """Make the scene of a route; every group of routes is matched in full below."""
        if isinstance(route, TableRoute):
            session = self._tables.session(route)
            return self._title() if session is None else TableScene(self._services, session)
        if isinstance(route, SettingsRoute):
            return _settings(self._services, route)
        if isinstance(route, NewGameRoute):
            return _new_game(self._services, route)
        if isinstance(route, HelpRoute):
            return self._help(route)
        if isinstance(route, MatchesRoute):
            return self._matches(route)
        if isinstance(route, ProfileRoute | ProblemRoute):
            return self._profile(route)
        if isinstance(route, SealRoute | SameCardsRoute | ReadingRoute):
            return _about_cards(self._services, route)
        match route:
            case routes.ScoreSheet(sheet):
                return ScoreSheetScene(self._services, sheet)
            case routes.MatchOver(result):
                return MatchOverScene(self._services, result)
            case routes.Dialog(question):
                return DialogScene(self._services, question)
            case routes.Letters():
                return LettersScene(self._services, route)
            case _:
                assert_never(route)

    def _help(self, route: HelpRoute) -> Scene:
        match route:
            case routes.Rules(rules):
                return RulesScene(self._services, rules or self._rules_to_read())
            case routes.Help():
                return HelpScene(self._services, next(reversed(self._open_scenes()), None))
            case routes.About():
                return AboutScene(self._services)
            case routes.Licences():
                return LicencesScene(self._services)
            case routes.Manual():
                return ManualScene(self._services)
            case routes.Tutorial():
                return ChaptersScene(self._services)
            case routes.TutorialLesson(lesson, task):
                return lesson_scene(self._services, lesson, task)
            case _:
                assert_never(route)

    def _matches(self, route: MatchesRoute) -> Scene:
        match route:
            case routes.Matches(shelf):
                return MatchesScene(self._services, shelf)
            case routes.SaveAs(kept):
                return self._save_as(kept or IN_PROGRESS)
            case routes.ReplayKept(kept):
                return self._replay(kept or IN_PROGRESS)
            case routes.ReplayRecord(record, deal):
                return ReplayScene(self._services, record, deal=deal)
            case routes.ReplayReviewed(reviewed):
                return ReplayScene(self._services, reviewed.record, reviewed)
            case routes.PeekCheck(record, deal, play):
                return PeekCheckScene(self._services, record, deal, play)
            case routes.Statistics():
                return StatisticsScene(self._services)
            case routes.Achievements():
                return AchievementsScene(self._services)
            case routes.Story(record):
                return StoryScene(self._services, record)
            case _:
                assert_never(route)

    def _profile(self, route: ProfileRoute | ProblemRoute) -> Scene:
        """A scene about a player's files; the first screen where there are none."""
        if isinstance(route, ProblemRoute):
            return self._problem(route)
        players = self._services.players
        if players is None:
            return self._title()
        match route:
            case routes.Profiles():
                return ProfilesScene(self._services, players)
            case routes.ProfileCard(player):
                return CardScene(self._services, players, player)
            case routes.ProfileFile(path):
                return TakeInScene(self._services, players, path)
            case _:
                assert_never(route)

    def _problem(self, route: ProblemRoute) -> Scene:
        """A scene about problems; the first screen where nothing is stored."""
        if self._services.problems is None:
            return self._title()
        trainer = self._services.problems()
        match route:
            case routes.Problems():
                return ProblemsScene(self._services, trainer)
            case routes.SolveProblem():
                return problem_scene(self._services, trainer, route)
            case _:
                assert_never(route)

    def _rules_to_read(self) -> RulesOf:
        """The rules of the match on the table, else those of the first game."""
        match = self._tables.match
        if match is not None:
            return RulesOf(self._rulebook.variant(match.ruleset.id).name, match.ruleset, match.players)
        variant = self._rulebook.variant(FIRST_VARIANT)
        return RulesOf(variant.name, variant.ruleset)

    def _save_as(self, kept: KeptMatch) -> Scene:
        """Create the page that asks for a name; a message if there is no match to save."""
        if kept.shelf is Shelf.TABLE and self._tables.in_progress is None:
            return DialogScene(self._services, Question(NOTHING_TO_SAVE))
        return SaveAsScene(self._services, kept)

    def _replay(self, kept: KeptMatch) -> Scene:
        """Create the replay of a match; a message with the reason if it cannot be shown."""
        try:
            record = self._services.archive.record(kept)
        except (OSError, ValueError) as error:
            return DialogScene(self._services, about_record(kept.name, reason(error)))
        if not record.deals:
            return DialogScene(self._services, Question(NOTHING_DEALT))
        return ReplayScene(self._services, record)


def _new_game(services: Services, route: NewGameRoute) -> Scene:
    match route:
        case routes.NewGame():
            return NewGameScene(services)
        case routes.HouseRules():
            return HouseRulesScene(services, route)
        case routes.RuleEffects(plan):
            # The laboratory takes longer to import than a frame may.
            from settebello.ui.menus.newgame.rule_effects_scene import RuleEffectsScene  # noqa: PLC0415

            return RuleEffectsScene(services, plan)
        case routes.People():
            return PeopleScene(services, route)
        case routes.ChooseDeck():
            return DeckScene(services, route)
        case routes.ChooseSeed():
            return SeedScene(services, route)
        case routes.Opponents(seating):
            return OpponentsScene(services, seating)
        case _:
            assert_never(route)


def _reading(services: Services, route: ReadingRoute) -> Scene:
    match route:
        case routes.ReadingQuiz(view, names):
            return QuizScene(services, view, names)
        case routes.RecallCards(view, names):
            return RecallScene(services, view, names)
        case _:
            assert_never(route)


def _seal(services: Services, route: SealRoute) -> Scene:
    match route:
        case routes.DealSeal(record, deal):
            return SealScene(services, record, deal)
        case routes.CutDeck():
            return CutScene(services, route)
        case _:
            assert_never(route)


def _about_cards(services: Services, route: SealRoute | SameCardsRoute | ReadingRoute) -> Scene:
    if isinstance(route, ReadingRoute):
        return _reading(services, route)
    return _seal(services, route) if isinstance(route, SealRoute) else _same_cards(services, route)


def _same_cards(services: Services, route: SameCardsRoute) -> Scene:
    match route:
        case routes.SameCards():
            return SameCardsScene(services, route)
        case routes.BothTables():
            return BothTablesScene(services, route)
        case routes.LuckAndPlay(record):
            return LuckScene(services, record)
        case routes.BranchOver(record):
            return BranchOverScene(services, record)
        case routes.DailyDeal():
            return DailyScene(services, route)
        case routes.SecondPlayer():
            return SecondPlayerScene(services, route)
        case _:
            assert_never(route)


def _settings(services: Services, route: SettingsRoute) -> Scene:
    match route:
        case routes.Settings():
            return SettingsScene(services)
        case routes.Cards():
            return CardsScene(services)
        case routes.Decks():
            return DecksScene(services)
        case routes.Sound():
            return SoundScene(services)
        case routes.Assists():
            return AssistsScene(services)
        case routes.Display():
            return DisplayScene(services)
        case routes.Keys():
            return KeysScene(services)
        case _:
            assert_never(route)
