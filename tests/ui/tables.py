"""Tables to look at: sessions without files, and the scenes of a match."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app.learning.scenes import learning_scene
from settebello.coach import Lesson
from settebello.engine import Match, Ruleset, Seat
from settebello.i18n import Names
from settebello.notation import Record, SeatRecord
from settebello.rulebook import Rulebook
from settebello.session import TableSession
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.ports.services import Question, RulesOf, Seating, Services
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.kit.widgets import Writing
from settebello.ui.menus.help.about_scene import AboutScene
from settebello.ui.menus.help.decks_scene import DecksScene
from settebello.ui.menus.help.help_scene import HelpScene
from settebello.ui.menus.help.licences_scene import LicencesScene
from settebello.ui.menus.letters import LettersScene
from settebello.ui.menus.matches import MatchesScene
from settebello.ui.menus.newgame import HouseRules, HouseRulesScene, NewGameScene, People, PeopleScene
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.menus.profiles import CardScene, Editing, ProfilesScene, TakeInScene
from settebello.ui.menus.results.achievements_scene import AchievementsScene
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.menus.results.story_scene import StoryScene
from settebello.ui.menus.rules import RulesScene
from settebello.ui.menus.settings.assists_scene import AssistsScene
from settebello.ui.menus.settings.cards_scene import CardsScene
from settebello.ui.menus.settings.display_scene import DisplayScene
from settebello.ui.menus.settings.keys_scene import KeysScene
from settebello.ui.menus.settings.settings_scene import SettingsScene
from settebello.ui.menus.settings.sound_scene import SoundScene
from settebello.ui.menus.statistics import StatisticsScene
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.menus.tutorial import ChaptersScene, lesson_scene
from settebello.ui.table.model.score_model.results import MatchResult, ScoreSheet
from settebello.ui.table.scene import TableScene
from tests.ui.kept import kept_scene
from tests.ui.learn.practising import InMemory

LEVELS = ("amico", "bimbo", "amico", "bimbo", "amico")
SCOPA = Names({"en": "Scopa"})
PLAIN: Mapping[SceneId, Callable[[Services], Scene]] = {
    SceneId.NEW_GAME: NewGameScene,
    SceneId.SETTINGS: SettingsScene,
    SceneId.CARDS: CardsScene,
    SceneId.DECKS: DecksScene,
    SceneId.SOUND: SoundScene,
    SceneId.ASSISTS: AssistsScene,
    SceneId.KEYS: KeysScene,
    SceneId.DISPLAY: DisplayScene,
    SceneId.HELP: HelpScene,
    SceneId.ABOUT: AboutScene,
    SceneId.LICENCES: LicencesScene,
    SceneId.TUTORIAL: ChaptersScene,
    SceneId.MATCHES: MatchesScene,
    SceneId.STATISTICS: StatisticsScene,
    SceneId.ACHIEVEMENTS: AchievementsScene,
}


class NoJournal:
    """Keeps nothing."""

    def __init__(self) -> None:
        self.written = 0

    def write(self, text: str) -> None:
        self.written += 1

    def finish(self) -> object:
        return None


def ruleset(variant: str = "scopa") -> Ruleset:
    """A shipped variant."""
    return Rulebook((resources.rules(),)).ruleset(variant)


def opponents() -> LocalOpponents:
    """The shipped opponents, thinking in this process."""
    return LocalOpponents(Levels.load((resources.assets() / "opponents",)))


def session(
    variant: str = "scopa",
    players: int = 2,
    *,
    seed: int = 1,
    target: int | None = None,
    changes: Mapping[str, Any] = MappingProxyType({}),
    people: Mapping[int, str] = MappingProxyType({0: ""}),
) -> TableSession:
    """A new match against the shipped opponents; the same seed gives the same cards.

    `people`: the seats of people, with their names.
    """
    rules = ruleset(variant)
    if target is not None:
        changes = {**changes, "match.target": target}
    if changes:
        rules = rules.override(changes)
    levels = ("amico", *LEVELS)
    seats = tuple(
        SeatRecord(people[seat]) if seat in people else SeatRecord(level=levels[seat])
        for seat in range(players)
    )
    return TableSession.start(rules, seats, opponents=opponents(), journal=NoJournal(), rng=Random(seed))


def deal(variant: str = "scopa", players: int = 2, *, seed: int = 1) -> Match:
    """A match with its first deal dealt by seat 0."""
    return Match.start(ruleset(variant), players, Seat(0)).deal_next(Random(seed))[0].match


def scenes(services: Services, table: TableSession) -> Callable[[SceneId, object], Scene]:
    """The factory of the scenes a match needs."""

    practising = services.learning() if services.learning is not None else InMemory()

    def make(scene: SceneId, argument: object) -> Scene:
        learning = learning_scene(services, practising, scene, argument)
        if learning is not None:
            return learning
        match scene, argument:
            case SceneId.TABLE, _:
                return TableScene(services, table)
            case SceneId.LESSON, Lesson():
                return lesson_scene(services, argument)
            case SceneId.HOUSE_RULES, HouseRules():
                return HouseRulesScene(services, argument)
            case SceneId.PEOPLE, People():
                return PeopleScene(services, argument)
            case SceneId.LETTERS, Writing():
                return LettersScene(services, argument)
            case SceneId.OPPONENTS, Seating():
                return OpponentsScene(services, argument)
            case _ if scene in PLAIN:
                return PLAIN[scene](services)
            case SceneId.RULES, _:
                here = RulesOf(SCOPA, table.match.ruleset, table.match.players)
                return RulesScene(services, argument if isinstance(argument, RulesOf) else here)
            case SceneId.REPLAY | SceneId.SAVE_AS, _:
                return kept_scene(services, scene, argument)
            case _:
                return other_scene(services, scene, argument)

    return make


def other_scene(services: Services, scene: SceneId, argument: object) -> Scene:
    """What is counted or asked, and the players of this computer where there are any; else the title."""
    players = services.players
    match scene, argument:
        case SceneId.SCORE_SHEET, ScoreSheet():
            return ScoreSheetScene(services, argument)
        case SceneId.MATCH_OVER, MatchResult():
            return MatchOverScene(services, argument)
        case SceneId.STORY, Record():
            return StoryScene(services, argument)
        case SceneId.DIALOG, Question():
            return DialogScene(services, argument)
        case SceneId.PROFILES, _ if players is not None:
            return ProfilesScene(services, players)
        case SceneId.PROFILE_CARD, Editing() if players is not None:
            return CardScene(services, players, argument)
        case SceneId.PROFILE_FILE, _ if players is not None:
            return TakeInScene(services, players)
        case _:
            return TitleScene(services)
