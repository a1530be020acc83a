"""The composition root: builds every object of the program once and puts them together."""

import os
import sys
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random, SystemRandom

from settebello import NAME, __version__, resources
from settebello.ai import Levels, Opponents, WorkerOpponents
from settebello.app.archive import Archive
from settebello.app.choices import Library, opponent_choices
from settebello.app.decks import Decks
from settebello.app.exports import Exports
from settebello.app.hearing import Hearing
from settebello.app.notices import (
    NOTHING_DEALT,
    NOTHING_TO_SAVE,
    about_match,
    about_picture,
    about_record,
    about_settings,
    about_skin,
)
from settebello.app.options import Options, overridden, to_keep
from settebello.app.preferences import Preferences
from settebello.coach import Lesson
from settebello.engine import Match, Seat
from settebello.i18n import Catalogue, languages, own_name, system_language
from settebello.manual.wording import wording
from settebello.notation import Record
from settebello.rulebook import Rulebook, Variant
from settebello.session import Matches, TableSession
from settebello.skins import Chosen
from settebello.storage import files
from settebello.storage.log import close_log, open_log
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings import Settings, WindowSize, read_settings, write_settings
from settebello.ui.archive import KeptMatch, Shelf
from settebello.ui.canvas import Canvas, Words
from settebello.ui.cards import CardImages
from settebello.ui.clock import Clock, SystemClock
from settebello.ui.gamepad import Gamepads
from settebello.ui.inputs import Action, Inputs, Press, UiEvent
from settebello.ui.loop import Loop
from settebello.ui.offers import GameChoice, usual
from settebello.ui.paint.fonts import Fonts
from settebello.ui.scene import Push, Reset, Scene, SceneId, SceneStack
from settebello.ui.scenes.about import AboutScene
from settebello.ui.scenes.cards import CardsScene
from settebello.ui.scenes.dialog import DialogScene
from settebello.ui.scenes.help import HelpScene
from settebello.ui.scenes.matches import MatchesScene, SaveAsScene
from settebello.ui.scenes.matchover import MatchOverScene
from settebello.ui.scenes.newgame import HouseRules, HouseRulesScene, NewGameScene
from settebello.ui.scenes.opponents import OpponentsScene
from settebello.ui.scenes.replay import ReplayScene
from settebello.ui.scenes.rules import RulesScene
from settebello.ui.scenes.scoresheet import ScoreSheetScene
from settebello.ui.scenes.settings import SettingsScene
from settebello.ui.scenes.sound import SoundScene
from settebello.ui.scenes.statistics import StatisticsScene
from settebello.ui.scenes.table import TableScene
from settebello.ui.scenes.title import TitleScene
from settebello.ui.scenes.tutorial import ChaptersScene, LessonScene
from settebello.ui.services import Question, RulesOf, Seating, Services
from settebello.ui.table.results import MatchResult, ScoreSheet
from settebello.ui.window import Window, is_right_library, preferred_languages, prepare

ONCE_FRAMES = 3
BEHIND = 5
"""How far threads that make pictures stand behind the window."""
FIRST_VARIANT = "scopa"
LETTERS = frozenset({Action.MUTE, Action.BADGES, Action.READ})
"""What letters do everywhere, but where something is written."""
SHEETS: Mapping[SceneId, Callable[[Services], Scene]] = {
    SceneId.SETTINGS: SettingsScene,
    SceneId.CARDS: CardsScene,
    SceneId.SOUND: SoundScene,
    SceneId.STATISTICS: StatisticsScene,
    SceneId.ABOUT: AboutScene,
    SceneId.TUTORIAL: ChaptersScene,
}
"""The scenes that need nothing to begin with."""


def run(options: Options) -> int:
    """Open the window, play until it is closed, and return the exit status.

    Raises UnknownVariant, before a window opens, for a variant to begin that does not exist.
    """
    if not is_right_library():
        # There is no window yet to say it in.
        print("Settebello needs pygame-ce; another library named pygame is in its place.", file=sys.stderr)  # noqa: T201
        return 1
    if options.variant is not None:
        Rulebook((resources.rules(), options.places.rules)).variant(options.variant)
    game = Game(options)
    try:
        return game.try_once() if options.once else game.play()
    finally:
        game.close()


class Game:
    """Every object of the program; made whole, let go by ``close``."""

    def __init__(
        self,
        options: Options,
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        """Open the window and build everything behind it.

        Time, chance and opponents are the system's and a process of their own, unless they are given.
        """
        places = options.places
        settings, trouble = read_settings(places.settings)
        self._options = options
        # A file that could neither be read nor kept under another name must not be written over.
        lost = trouble is not None and trouble.kept_as is None
        said = overridden(settings, options)

        def keep(changed: Settings) -> None:
            if not lost:
                write_settings(places.settings, to_keep(changed, said, settings))

        self._preferences = Preferences(said, keep)
        self._log = open_log(places.state)
        prepare()
        now = self._preferences.current
        self._window = Window(
            NAME,
            (now.window.width, now.window.height),
            full_screen=now.full_screen,
            icon=resources.assets() / "ui" / "icon.png",
        )
        self._clock = clock or SystemClock()
        self._executor = ThreadPoolExecutor(2, "cards", initializer=_stand_back)
        fonts = Fonts(resources.assets() / "fonts")
        self._decks = Decks((resources.assets() / "skins", places.skins), self._executor)
        self._deck, missed = self._decks.chosen(now)
        self._cards = CardImages(self._deck, self._executor, fonts, self._decks.spare)
        self._catalogue = self._words(now)
        self._in_force = now
        self._canvas = Canvas(
            self._window.surface, fonts, self._cards, resources.assets(), self._say, self._executor
        )
        self._hearing = Hearing(
            resources.assets() / "sounds", lambda: self._preferences.current, self._say, self._language
        )
        folders = (resources.rules(), places.rules)
        self._playing: TableSession | None = None
        self._rulebook = Rulebook(folders)
        self._library = Library(self._rulebook, folders, self._rules_renewed)
        self._outdated = False
        self._levels = Levels.load((resources.assets() / "opponents",))
        worker = WorkerOpponents(folders, (resources.assets() / "opponents",), clock=self._clock)
        self._opponents = opponents or worker
        self._warm_up = worker.prepare if opponents is None else lambda: None
        self._matches = Matches(
            saves=Saves(places.matches),
            ruleset_of=self._rulebook.ruleset,
            opponents=self._opponents,
            rng=rng or SystemRandom(),
            log=self._log,
        )
        self._notices: list[Question] = []
        self._complained = False
        if trouble is not None:
            self._log.warning("%s", trouble.reason)
            self._notices.append(about_settings(trouble))
        if missed is not None:
            self._miss(missed)
        self._log_problems()
        self._services = self._make_services()
        self._stack = SceneStack(self._scene)
        self._gamepads = Gamepads()
        self._loop = Loop(
            window=self._window,
            canvas=self._canvas,
            stack=self._stack,
            inputs=Inputs(self._gamepads),
            clock=self._clock,
            shortcuts=(self._shortcut,),
            work=(self._notify, lambda: self._hearing.voicing.follow(self._stack.top)),
        )
        self._preferences.listen(self._apply)
        self._begin()

    @property
    def loop(self) -> Loop:
        """The loop that runs the program."""
        return self._loop

    @property
    def loading(self) -> bool:
        """Whether pictures of cards are still being made."""
        return self._canvas.busy

    @property
    def stack(self) -> SceneStack:
        """The scenes now open."""
        return self._stack

    def play(self) -> int:
        """Run until the window is closed; the exit status."""
        self._loop.frame()
        # What takes a moment comes after the first picture: sound, gamepads, the opponents' process.
        self._hearing.start()
        self._gamepads.start()
        self._warm_up()
        self._decks.look()
        for folder in (self._options.places.config, self._options.places.matches):
            files.clean(folder, time.time())
        self._loop.run()
        return 0

    def try_once(self) -> int:
        """Open, load everything, ask an opponent for one move of every variant; the exit status."""
        self._hearing.cues.start()
        self._loop.run(ONCE_FRAMES)
        for variant in map(self._rulebook.variant, self._rulebook.ids()):
            for opponent in self._levels.opponents:
                problem = self._ask_once(variant, opponent.id)
                if problem:
                    print(f"{variant.id}, {opponent.id}: {problem}", file=sys.stderr)  # noqa: T201 - for a terminal
                    return 1
        return 0

    def close(self) -> None:
        """Let go of everything: scenes, the opponents' process, threads, the window."""
        size = WindowSize(*self._window.size)
        self._preferences.change(replace(self._preferences.current, window=size))
        self._stack.close()
        self._hearing.close()
        self._opponents.close()
        self._executor.shutdown(cancel_futures=True)
        self._window.close()
        close_log(self._log)

    def _log_problems(self) -> None:
        """Log the opponents' and rules files that could not be used, with the places of their mistakes."""
        for problem in (*self._levels.problems, *self._rulebook.problems.values()):
            self._log.warning("%s", problem)

    def _rules_renewed(self) -> None:
        """Log what is wrong with files of rules read again, and have the opponents read them too."""
        self._outdated = True
        self._log_problems()

    def _say(self, words: Words) -> str:
        """The words in the language in force; asked each time, as the language may change."""
        return self._catalogue(words)

    def _language(self) -> str:
        """The code of the language in force."""
        return self._catalogue.language

    def _ask_once(self, variant: Variant, level: str) -> str:
        players = variant.ruleset.players.counts[0]
        rng = SystemRandom()
        match = Match.start(variant.ruleset, players, Seat(0)).deal_next(rng)[0].match
        if match.position is None or match.position.turn is None:
            return "no deal was made"
        self._opponents.ask(match.position.view(match.position.turn), level, 1)
        while (answer := self._opponents.poll()) is None:
            self._loop.frame()
            self._clock.sleep(0.01)
        return answer.problem

    def _make_services(self) -> Services:
        return Services(
            settings=self._preferences,
            cues=self._hearing.cues,
            variants=self._library.choices,
            ruleset=self._rulebook.ruleset,
            opponents=opponent_choices(self._levels.opponents),
            skins=self._decks,
            archive=self._make_archive(),
            exports=Exports(self._options.places.exports, self._canvas, self._say),
            languages=tuple((code, own_name(code)) for code in languages()),
            language=self._language,
            can_continue=self._can_continue,
            # The same small differences after every start: nobody can tell, and pictures stay the same.
            chance=Random(0),
            version=__version__,
            aloud=self._hearing.voicing,
        )

    def _make_archive(self) -> Archive:
        return Archive(
            Saves(self._options.places.matches),
            NamedSaves(self._options.places.saved),
            self._rulebook.ruleset,
            self._clock,
            in_progress=lambda: self._in_progress,
            variant_name=self._variant_name,
        )

    def _begin(self) -> None:
        self._stack.apply(Push(SceneId.TITLE))
        if self._options.variant is not None:
            players = self._rulebook.variant(self._options.variant).ruleset.players.counts[0]
            level = usual(self._services.opponents)
            choice = GameChoice(self._options.variant, players, (level,) * (players - 1))
            self._stack.apply(Reset(SceneId.TABLE, choice))

    def _notify(self) -> None:
        """Say the next thing that went wrong, when the one before has been read."""
        for trouble in self._cards.take_troubles():
            self._log.warning("%s: %s", trouble.file, trouble.reason)
            if not self._complained:
                self._complained = True
                self._notices.append(about_picture(trouble.file))
        if self._notices and self._stack.ids[-1:] != (SceneId.DIALOG,):
            self._stack.apply(Push(SceneId.DIALOG, self._notices.pop(0)))

    def _title(self) -> Scene:
        """The first screen; what can be continued is read anew, as a match may just have been left."""
        damaged = self._matches.look()
        if damaged is not None:
            self._log.warning("%s", damaged.reason)
            self._notices.append(about_match(damaged))
        return TitleScene(self._services)

    def _scene(self, scene: SceneId, argument: object) -> Scene:
        """Make a scene; this and SHEETS are the one table of what there is."""
        if scene in SHEETS:
            return SHEETS[scene](self._services)
        match scene, argument:
            case SceneId.NEW_GAME, _:
                return NewGameScene(self._services)
            case SceneId.HOUSE_RULES, HouseRules():
                return HouseRulesScene(self._services, argument)
            case SceneId.OPPONENTS, Seating():
                return OpponentsScene(self._services, argument)
            case SceneId.RULES, _:
                return RulesScene(self._services, self._rules_to_read(argument))
            case SceneId.DIALOG, Question():
                return DialogScene(self._services, argument)
            case SceneId.MATCHES | SceneId.REPLAY | SceneId.SAVE_AS, _:
                return self._kept(scene, argument)
            case SceneId.TABLE, _:
                session = self._session(argument)
                return self._title() if session is None else TableScene(self._services, session)
            case SceneId.HELP | SceneId.LESSON, _:
                return self._explained(argument)
            case SceneId.SCORE_SHEET, ScoreSheet():
                return ScoreSheetScene(self._services, argument)
            case SceneId.MATCH_OVER, MatchResult():
                return MatchOverScene(self._services, argument)
            case _:
                return self._title()

    def _explained(self, argument: object) -> Scene:
        """A chapter of the tutorial, or the help for the scene on top."""
        if isinstance(argument, Lesson):
            return LessonScene(self._services, argument)
        return HelpScene(self._services, next(reversed(self._stack.ids), None))

    def _rules_to_read(self, argument: object) -> RulesOf:
        """The rules asked for; else those of the match on the table, else those of the first game."""
        if isinstance(argument, RulesOf):
            return argument
        match = self._on_the_table
        if match is not None:
            return RulesOf(self._rulebook.variant(match.ruleset.id).name, match.ruleset, match.players)
        variant = self._rulebook.variant(FIRST_VARIANT)
        return RulesOf(variant.name, variant.ruleset)

    @property
    def _on_the_table(self) -> Match | None:
        """The match being played, None while no table is open."""
        if self._playing is None or SceneId.TABLE not in self._stack.ids:
            return None
        return self._playing.match

    @property
    def _in_progress(self) -> Record | None:
        """The record of the match on the table, or of the one saved, while it is not won."""
        if self._on_the_table is None or self._playing is None:
            return self._matches.in_progress
        return self._playing.record if self._playing.match.winner is None else None

    def _kept(self, scene: SceneId, argument: object) -> Scene:
        """A scene about matches that are kept; the one in progress where none is named."""
        kept = argument if isinstance(argument, KeptMatch) else KeptMatch(Shelf.TABLE)
        if scene is SceneId.REPLAY:
            return self._replay(kept)
        if scene is SceneId.SAVE_AS:
            return self._save_as(kept)
        return MatchesScene(self._services, argument if isinstance(argument, Shelf) else None)

    def _save_as(self, kept: KeptMatch) -> Scene:
        """The sheet that asks for a name; a message where there is no match to save."""
        if kept.shelf is Shelf.TABLE and self._in_progress is None:
            return DialogScene(self._services, Question(NOTHING_TO_SAVE))
        return SaveAsScene(self._services, kept)

    def _replay(self, kept: KeptMatch) -> Scene:
        """A match to be looked at; where that cannot be, a message that says why."""
        try:
            record = self._services.archive.record(kept)
        except (OSError, ValueError) as error:
            return DialogScene(self._services, about_record(kept.name, str(error)))
        if not record.deals:
            return DialogScene(self._services, Question(NOTHING_DEALT))
        return ReplayScene(self._services, record)

    def _variant_name(self, variant: str) -> str:
        """What a game is called in the language in force; its id where its rules are gone."""
        return next((self._say(one.name) for one in self._library.choices() if one.id == variant), variant)

    def _can_continue(self) -> bool:
        """Whether a match would be given up for a new one: the one on the table, else the one saved."""
        match = self._on_the_table
        return self._matches.can_continue if match is None else match.winner is None

    def _session(self, argument: object) -> TableSession | None:
        self._playing = self._begin_or_resume(argument)
        return self._playing

    def _begin_or_resume(self, argument: object) -> TableSession | None:
        if isinstance(argument, GameChoice):
            if self._outdated:
                # Their process read the rules when it began; the next one will read them anew.
                self._opponents.close()
                self._outdated = False
            return self._matches.start(argument.variant, dict(argument.changes), argument.opponents)
        if isinstance(argument, KeptMatch):
            return self._take_up(argument)
        return self._matches.resume()

    def _take_up(self, kept: KeptMatch) -> TableSession | None:
        """Go on with a match that is kept; where that cannot be, say why."""
        reason = ""
        match kept.shelf:
            case Shelf.TABLE:
                return self._matches.resume()
            case Shelf.PUT_AWAY:
                session = self._matches.take_up(kept.name)
                if session is not None:
                    return session
            case Shelf.SAVED:
                try:
                    return self._matches.go_on_with(self._services.archive.record(kept))
                except (OSError, ValueError) as error:
                    reason = str(error)
        self._log.warning("%s: %s", kept.name, reason)
        self._notices.append(about_record(kept.name, reason))
        return None

    def _apply(self, settings: Settings) -> None:
        """Put settings into force in everything that does not ask for them itself."""
        before, self._in_force = self._in_force, settings
        if _cards_of(before) != _cards_of(settings):
            self._deck, missed = self._decks.chosen(settings)
            self._cards.use(self._deck)
            if missed is not None:
                self._miss(missed)
        if (before.language, before.skin) != (settings.language, settings.skin):
            self._catalogue = self._words(settings)
        self._cards.badges = settings.value_badges
        self._cards.index = settings.large_index
        self._hearing.apply(settings)
        if settings.full_screen != self._window.full_screen:
            self._window.set_full_screen(settings.full_screen)
            self._loop.fit()
        self._canvas.forget()
        self._loop.redraw()

    def _words(self, settings: Settings) -> Catalogue:
        """The texts in the language chosen, with the words of the cards in use."""
        language = settings.language or system_language(preferred_languages())
        return Catalogue(language, wording=wording(self._deck.skin.manifest))

    def _miss(self, chosen: Chosen) -> None:
        """Say that a skin cannot be used, and log why."""
        self._log.warning("%s", chosen.problem)
        self._notices.append(about_skin(chosen))

    def _shortcut(self, event: UiEvent) -> bool:
        """Answer the keys that mean the same everywhere; whether this was one."""
        now = self._preferences.current
        match event:
            case Press(Action.FULLSCREEN):
                self._preferences.change(replace(now, full_screen=not now.full_screen))
            case Press(action) if action in LETTERS and self._stack.top and self._stack.top.typing:
                return False
            case Press(Action.MUTE):
                self._preferences.change(replace(now, sound=not now.sound))
            case Press(Action.BADGES):
                self._preferences.change(replace(now, value_badges=not now.value_badges))
            case Press(Action.READ):
                self._hearing.voicing.read()
            case Press(Action.QUIT):
                self._stack.close()
            case _:
                return False
        return True


def _stand_back() -> None:
    """Let the drawing of frames go before the making of pictures, where threads have ranks of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


def _cards_of(settings: Settings) -> tuple[str, str | None, str | None]:
    """What the pictures of the cards depend on."""
    return settings.skin, settings.back, settings.style
