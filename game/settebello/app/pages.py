"""The table of all scenes behind the first one: what each is made of."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from settebello.app.files.messages import NOTHING_DEALT, NOTHING_TO_SAVE, about_record
from settebello.app.table_sessions import Tables
from settebello.coach import Lesson
from settebello.notation import Record
from settebello.rulebook import Rulebook
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.ports.services import Question, RulesOf, Seating, Services
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.kit.widgets import Writing
from settebello.ui.menus.help.about_scene import AboutScene
from settebello.ui.menus.help.decks_scene import DecksScene
from settebello.ui.menus.help.help_scene import HelpScene
from settebello.ui.menus.help.licences_scene import LicencesScene
from settebello.ui.menus.letters import LettersScene
from settebello.ui.menus.matches import MatchesScene, SaveAsScene
from settebello.ui.menus.newgame import HouseRules, HouseRulesScene, NewGameScene, People, PeopleScene
from settebello.ui.menus.opponents_scene import OpponentsScene
from settebello.ui.menus.profiles import CardScene, Editing, ProfilesScene, TakeInScene
from settebello.ui.menus.replay import ReplayScene
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
from settebello.ui.menus.tutorial import ChaptersScene, lesson_scene
from settebello.ui.table.model.helps.deal_review import Reviewed
from settebello.ui.table.model.score_model.results import MatchResult, ScoreSheet
from settebello.ui.table.scene import TableScene

FIRST_VARIANT: Final = "scopa"
SHEETS: Final[Mapping[SceneId, Callable[[Services], Scene]]] = {
    SceneId.NEW_GAME: NewGameScene,
    SceneId.SETTINGS: SettingsScene,
    SceneId.CARDS: CardsScene,
    SceneId.DECKS: DecksScene,
    SceneId.SOUND: SoundScene,
    SceneId.ASSISTS: AssistsScene,
    SceneId.DISPLAY: DisplayScene,
    SceneId.KEYS: KeysScene,
    SceneId.STATISTICS: StatisticsScene,
    SceneId.ACHIEVEMENTS: AchievementsScene,
    SceneId.ABOUT: AboutScene,
    SceneId.LICENCES: LicencesScene,
    SceneId.TUTORIAL: ChaptersScene,
}
"""The scenes that need nothing to begin with."""

GIVEN: Final[Mapping[SceneId, tuple[type, Callable[[Services, Any], Scene]]]] = {
    SceneId.HOUSE_RULES: (HouseRules, HouseRulesScene),
    SceneId.PEOPLE: (People, PeopleScene),
    SceneId.OPPONENTS: (Seating, OpponentsScene),
    SceneId.DIALOG: (Question, DialogScene),
    SceneId.LESSON: (Lesson, lesson_scene),
    SceneId.SCORE_SHEET: (ScoreSheet, ScoreSheetScene),
    SceneId.MATCH_OVER: (MatchResult, MatchOverScene),
    SceneId.STORY: (Record, StoryScene),
    SceneId.LETTERS: (Writing, LettersScene),
}
"""The scenes that are given what they show, and what that has to be."""


class Pages:
    """Makes every scene but the first one and those of the learning mode."""

    def __init__(
        self,
        services: Services,
        rulebook: Rulebook,
        tables: Tables,
        open_scenes: Callable[[], Sequence[SceneId]],
        title: Callable[[], Scene],
    ) -> None:
        """Make none yet; `title` makes the first one."""
        self._services = services
        self._rulebook = rulebook
        self._tables = tables
        self._open_scenes = open_scenes
        self._title = title

    def make(self, scene: SceneId, argument: object) -> Scene:
        """A scene with what it is given; the first screen where that does not fit."""
        if scene in SHEETS:
            return SHEETS[scene](self._services)
        if scene in GIVEN:
            wanted, made = GIVEN[scene]
            return made(self._services, argument) if isinstance(argument, wanted) else self._title()
        match scene:
            case SceneId.RULES:
                return RulesScene(self._services, self._rules_to_read(argument))
            case SceneId.MATCHES | SceneId.REPLAY | SceneId.SAVE_AS:
                return self._kept(scene, argument)
            case SceneId.TABLE:
                session = self._tables.session(argument)
                return self._title() if session is None else TableScene(self._services, session)
            case SceneId.HELP:
                return HelpScene(self._services, next(reversed(self._open_scenes()), None))
            case _:
                return self._profiles(scene, argument)

    def _profiles(self, scene: SceneId, argument: object) -> Scene:
        """A scene about the players of this computer; the first screen for anything else."""
        players = self._services.players
        if players is None:
            return self._title()
        match scene, argument:
            case SceneId.PROFILES, _:
                return ProfilesScene(self._services, players)
            case SceneId.PROFILE_CARD, Editing():
                return CardScene(self._services, players, argument)
            case SceneId.PROFILE_FILE, _:
                return TakeInScene(self._services, players, argument if isinstance(argument, Path) else None)
            case _:
                return self._title()

    def _rules_to_read(self, argument: object) -> RulesOf:
        """The rules asked for; else those of the match on the table, else those of the first game."""
        if isinstance(argument, RulesOf):
            return argument
        match = self._tables.match
        if match is not None:
            return RulesOf(self._rulebook.variant(match.ruleset.id).name, match.ruleset, match.players)
        variant = self._rulebook.variant(FIRST_VARIANT)
        return RulesOf(variant.name, variant.ruleset)

    def _kept(self, scene: SceneId, argument: object) -> Scene:
        """A scene about matches that are kept; the one in progress where none is named."""
        kept = argument if isinstance(argument, KeptMatch) else KeptMatch(Shelf.TABLE)
        if isinstance(argument, Reviewed):
            return ReplayScene(self._services, argument.record, argument)
        if scene is SceneId.REPLAY:
            return (
                ReplayScene(self._services, argument) if isinstance(argument, Record) else self._replay(kept)
            )
        if scene is SceneId.SAVE_AS:
            return self._save_as(kept)
        return MatchesScene(self._services, argument if isinstance(argument, Shelf) else None)

    def _save_as(self, kept: KeptMatch) -> Scene:
        """The sheet that asks for a name; a message where there is no match to save."""
        if kept.shelf is Shelf.TABLE and self._tables.in_progress is None:
            return DialogScene(self._services, Question(NOTHING_TO_SAVE))
        return SaveAsScene(self._services, kept)

    def _replay(self, kept: KeptMatch) -> Scene:
        """A match to be looked at; where that cannot be, a message that says why."""
        try:
            record = self._services.archive.record(kept)
        except (OSError, ValueError) as error:
            return DialogScene(self._services, about_record(kept.name, reason(error)))
        if not record.deals:
            return DialogScene(self._services, Question(NOTHING_DEALT))
        return ReplayScene(self._services, record)
