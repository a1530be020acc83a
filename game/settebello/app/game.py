"""The composition root: builds every object of the program once and puts them together."""

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from settebello import __version__, resources
from settebello.ai import Adviser, Levels, Opponents, WorkerAdviser, WorkerOpponents
from settebello.app.choices import Library, opponent_choices
from settebello.app.files.archive import Archive
from settebello.app.files.dropped import shown
from settebello.app.files.exports import Exports
from settebello.app.files.notices import about_picture, about_settings, about_skin
from settebello.app.files.players import Players
from settebello.app.files.shipped import ShippedFiles
from settebello.app.hearing import Hearing
from settebello.app.mishaps import Mishaps
from settebello.app.scenes import Scenes
from settebello.app.settings.decks import Decks
from settebello.app.settings.desktop import Desktop, as_left, open_window
from settebello.app.settings.options import Options, overridden, to_keep
from settebello.app.settings.preferences import Keep, Preferences
from settebello.app.settings.sizes import KEYS, enlargement, resized
from settebello.app.tables import Tables
from settebello.engine import Match, Seat
from settebello.i18n import Catalogue, languages, own_name, system_language
from settebello.manual.wording import wording
from settebello.notation import Record, read_record, replay
from settebello.rulebook import Rulebook, Variant
from settebello.session import Matches
from settebello.skins import Chosen
from settebello.storage import files
from settebello.storage.log import close_log, open_log
from settebello.storage.profiles import Profile, Profiles
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings import Settings, read_settings, write_settings
from settebello.ui.cards import CardImages
from settebello.ui.clock import Clock, SystemClock
from settebello.ui.controls import changing
from settebello.ui.controls.bindings import Bindings
from settebello.ui.controls.gamepad import Gamepads
from settebello.ui.controls.inputs import Action, Dropped, Inputs, Press, UiEvent
from settebello.ui.controls.state import Controls, maker_chosen
from settebello.ui.loop import Loop
from settebello.ui.paint.fonts import Fonts
from settebello.ui.paint.palette import Palette
from settebello.ui.ports.offers import GameChoice, usual
from settebello.ui.ports.services import Question, Services
from settebello.ui.prompts import PromptRow
from settebello.ui.scene import Push, Reset, Scene, SceneId, SceneStack
from settebello.ui.view.canvas import Canvas, Words, scale_of
from settebello.ui.window import is_right_library, preferred_languages, prepare

if TYPE_CHECKING:
    from settebello.app.learning.mode import Learning

ONCE_FRAMES = 3
MURMUR = 0.4
"""How loud the osteria is when a key lets it be heard."""
BEHIND = 5
"""How far threads that make pictures stand behind the window."""


def run(options: Options) -> int:
    """Open the window, play until it is closed, and return the exit status.

    Raises UnknownVariant, before a window opens, for a variant to begin that does not exist, and DataError or
    OSError for a record that cannot be read.
    """
    if not is_right_library():
        # There is no window yet to say it in.
        print("Settebello needs pygame-ce; another library named pygame is in its place.", file=sys.stderr)  # noqa: T201
        return 1
    game = Game(options, loaded=_looked_at(options))
    try:
        threading.excepthook = game.thread_failed
        return game.try_once() if options.once else game.play()
    finally:
        threading.excepthook = threading.__excepthook__
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
        adviser: Adviser | None = None,
        loaded: Record | None = None,
    ) -> None:
        """Open the window and build everything behind it.

        Time, chance and opponents are the system's and a process of their own, unless they are given.
        `loaded` is a match to open with.
        """
        places = options.places
        self._options = options
        self._log = open_log(places.state, aloud=options.verbose)
        self._controls = Controls()
        self._notices: list[Question] = []
        profiles = Profiles(places)
        self._profile = (profiles.get(options.profile) if options.profile else None) or profiles.present()
        self._preferences = Preferences(*self._settings_of(self._profile))
        self._desktop = Desktop(lambda: self._preferences.current)
        prepare()
        now = self._preferences.current
        self._controls.bindings = self._read_bindings(now)
        self._window = open_window(now, resources.assets() / "ui" / "icon.png")
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
            resources.assets() / "sounds",
            lambda: self._preferences.current,
            self._say,
            self._language,
            self._clock.now,
        )
        folders = (resources.rules(), places.rules)
        self._rulebook = Rulebook(folders)
        self._library = Library(self._rulebook, folders, self._rules_renewed)
        self._levels = Levels.load((resources.assets() / "opponents",))
        worker = WorkerOpponents(folders, (resources.assets() / "opponents",), clock=self._clock)
        self._opponents = opponents or worker
        self._adviser = adviser or WorkerAdviser(folders)
        self._warm_up = worker.prepare if opponents is None else lambda: None
        self._rng = rng or SystemRandom()
        self._complained = self._lifted = False
        if missed is not None:
            self._miss(missed)
        self._log_problems()
        self._players = Players(profiles, lambda: self._profile, self._play_as, self._log, self._complain)
        self._lay_out()
        self._mishaps = Mishaps(places.state, self._log, self._clock, lambda: self._tables.in_progress)
        self._stack = SceneStack(self._make_scene)
        self._stack.enlarge(*enlargement(self._preferences.current))
        prompts = PromptRow(self._controls, self._stack, lambda: scale_of(*self._window.surface.get_size()))
        self._stack.keep_free(lambda: prompts.height)
        self._gamepads = Gamepads()
        self._loop = Loop(
            window=self._window,
            canvas=self._canvas,
            stack=self._stack,
            inputs=Inputs(self._gamepads, self._controls),
            overlays=(prompts.draw,),
            clock=self._clock,
            shortcuts=(self._held_back, self._shortcut),
            work=(
                self._lend,
                self._notify,
                self._hearing.device.look,
                lambda: self._hearing.voicing.follow(self._stack.top),
            ),
        )
        self._loop.listen(self._hearing.device.follow)
        self._controls.on_change(lambda: self._show_prompts(prompts.height))
        self._preferences.listen(self._apply)
        self._begin(loaded)

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
        self._guarded(self._loop.frame)
        # What takes a moment comes after the first picture: sound, gamepads, the opponents' process.
        self._hearing.start()
        self._gamepads.start()
        self._desktop.look()
        self._warm_up()
        _ = self._scenes.pages
        self._decks.look()
        places = self._profile.places
        for folder in (self._options.places.config, places.config, places.matches):
            files.clean(folder, time.time())
        self._players.tidy()
        while self._loop.running:
            self._guarded(self._loop.run)
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
        left = as_left(self._window)
        self._preferences.change(replace(self._preferences.current, window=left))
        self._stack.close()
        self._hearing.close()
        self._opponents.close()
        if "learning" in self.__dict__:
            self.learning.close()
        self._adviser.close()
        self._executor.shutdown(cancel_futures=True)
        self._window.close()
        close_log(self._log)

    def _settings_of(self, profile: Profile) -> tuple[Settings, Keep]:
        """A player's settings with what the command line says instead, and how changes are kept."""
        path = profile.places.settings
        settings, trouble = read_settings(path)
        if trouble is not None:
            self._log.warning("%s", trouble.reason)
            self._notices.append(about_settings(trouble))
        # A file that could neither be read nor kept under another name must not be written over.
        lost = trouble is not None and trouble.kept_as is None
        said = overridden(settings, self._options)

        def keep(changed: Settings) -> None:
            if not lost:
                write_settings(path, to_keep(changed, said, settings))

        return said, keep

    def _lay_out(self) -> None:
        """Build what belongs to the player at hand: matches, what is kept of them, and the scenes."""
        self._archive = self._make_archive()
        matches = Matches(
            saves=Saves(self._profile.places.matches),
            ruleset_of=self._rulebook.ruleset,
            opponents=self._opponents,
            rng=self._rng,
            log=self._log,
        )
        self._tables = Tables(
            matches,
            self._opponents,
            log=self._log,
            complain=self._complain,
            open_scenes=lambda: self._stack.ids,
            record=self._archive.record,
        )
        self._services = self._make_services()
        self._scenes = Scenes(self._services, self._rulebook, self._tables, lambda: self._stack.ids)

    def _play_as(self, profile: Profile) -> None:
        """Have another player's settings and matches from now on; the scenes still open are to be closed."""
        self._profile = profile
        settings, keep = self._settings_of(profile)
        # The window is the same; its size goes with whoever used it last.
        self._preferences.renew(replace(settings, window=self._preferences.current.window), keep)
        self._lay_out()

    def _make_scene(self, scene: SceneId, argument: object) -> Scene:
        """A scene for whoever is playing now."""
        return self._scenes.make(scene, argument)

    def _show_prompts(self, height: float) -> None:
        """Make room for the row that says what the buttons do, or take it back; draw what it shows anew."""
        if bool(height) != self._lifted:
            self._lifted = bool(height)
            self._stack.arrange()
        self._loop.redraw()

    def _complain(self, notice: Question) -> None:
        """Say something when nothing else is being said."""
        self._notices.append(notice)

    def thread_failed(self, failure: threading.ExceptHookArgs) -> None:
        """Report a mistake in a thread, which has ended by itself; the window goes on."""
        if failure.exc_value is not None:
            self._mishaps.report(failure.exc_value)

    def _guarded(self, run: Callable[[], None]) -> None:
        """Run, and go on at the title after a mistake: one broken screen must not end an evening."""
        try:
            run()
        except Exception as error:  # noqa: BLE001 - whatever it is
            self._go_on_after(error)

    def _go_on_after(self, error: Exception) -> None:
        """Go back to the title after a mistake in the program, and say so; raises it where that is vain."""
        notice = self._mishaps.survived(error)
        if notice is None:
            raise error
        while self._stack.top is not None:
            # Each is taken away before it lets go of what it holds: this comes to an end.
            with suppress(Exception):
                self._stack.close()
        self._stack.apply(Push(SceneId.TITLE))
        self._complain(notice)
        # Whatever was being drawn on when it happened, it is the window again.
        self._loop.fit()

    def _log_problems(self) -> None:
        """Log the files of rules that could not be used, with the places of their mistakes."""
        for problem in self._rulebook.problems.values():
            self._log.warning("%s", problem)

    @cached_property
    def _shipped(self) -> ShippedFiles:
        """What is said of damaged files of the program's own."""
        return ShippedFiles(self._log, self._complain)

    def _tell_damage(self) -> None:
        """Say which of the program's own files are damaged: fonts, pictures, opponents, the language."""
        for path in self._canvas.troubles:
            self._shipped.tell(path, f"{path}: this can be read neither as a font nor as a picture")
        for problem in self._levels.problems[:1]:
            # Of several the first alone: characters are missing because their level is.
            self._shipped.tell(Path(problem.file), "\n".join(map(str, self._levels.problems)))
        if self._catalogue.trouble:
            self._shipped.tell(self._catalogue.file, self._catalogue.trouble)

    def _rules_renewed(self) -> None:
        """Log what is wrong with files of rules read again, and have the opponents read them too."""
        self._tables.rules_renewed()
        self._adviser.close()
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
            archive=self._archive,
            exports=Exports(self._profile.places.exports, self._canvas, self._say),
            languages=tuple((code, own_name(code)) for code in languages()),
            language=self._language,
            can_continue=self._tables.can_continue,
            # The same small differences after every start: nobody can tell, and pictures stay the same.
            chance=Random(0),
            version=__version__,
            aloud=self._hearing.voicing,
            controls=self._controls,
            adviser=self._adviser,
            reduced_motion=self._desktop.reduced_motion,
            players=self._players,
            learning=lambda: self.learning,
        )

    @cached_property
    def learning(self) -> "Learning":
        """The learning mode, made when it is first asked for, as what it is made of takes long to read."""
        from settebello.app.learning.mode import Learning  # noqa: PLC0415 - read late: a third of the start
        from settebello.learning.activities import Activities  # noqa: PLC0415 - as above

        folder = resources.assets() / "lessons"
        return Learning(
            # Children belong to the computer, not to one of its players.
            self._options.places.data / "learning",
            lambda: Activities.load((folder,), self._rulebook.ruleset),
            ruleset_of=self._rulebook.ruleset,
            opponents=self._opponents,
            clock=self._clock,
            rng=SystemRandom(),
            log=self._log,
        )

    def _lend(self) -> None:
        """Have a child's own settings in force while it plays; whichever way it leaves, they are gone."""
        if "learning" in self.__dict__:
            from settebello.app.learning.guest import plays  # noqa: PLC0415 - read with the learning mode

            self._preferences.lend(self.learning.lent if plays(self._stack.ids) else {})

    def _held_back(self, event: UiEvent) -> bool:
        """Whether an event would lead out of what a child is to see alone."""
        if "learning" not in self.__dict__ or not self.learning.locked:
            return False
        from settebello.app.learning.guest import held_back  # noqa: PLC0415 - as above

        return held_back(event, self._stack.ids)

    def _make_archive(self) -> Archive:
        return Archive(
            Saves(self._profile.places.matches),
            NamedSaves(self._profile.places.saved),
            self._rulebook.ruleset,
            self._clock,
            in_progress=lambda: self._tables.in_progress,
            variant_name=self._variant_name,
        )

    def _begin(self, loaded: Record | None) -> None:
        self._stack.apply(Push(SceneId.TITLE))
        if loaded is not None:
            over = replay(loaded).match.winner is not None
            self._stack.apply(Push(SceneId.REPLAY, loaded) if over else Reset(SceneId.TABLE, loaded))
        elif self._options.variant is not None:
            players = self._rulebook.variant(self._options.variant).ruleset.players.counts[0]
            level = self._options.level or usual(self._services.opponents)
            choice = GameChoice(self._options.variant, players, (level,) * (players - 1))
            self._stack.apply(Reset(SceneId.TABLE, replace(choice, seed=self._options.seed)))

    def _notify(self) -> None:
        """Say the next thing that went wrong, when the one before has been read."""
        for trouble in self._cards.take_troubles():
            self._log.warning("%s: %s", trouble.file, trouble.reason)
            if not self._complained:
                self._complained = True
                self._notices.append(about_picture(trouble.file))
        self._tell_damage()
        if self._notices and self._stack.ids[-1:] != (SceneId.DIALOG,):
            self._stack.apply(Push(SceneId.DIALOG, self._notices.pop(0)))

    def _variant_name(self, variant: str) -> str:
        """What a game is called in the language in force; its id where its rules are gone."""
        return next((self._say(one.name) for one in self._library.choices() if one.id == variant), variant)

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
        self._rebind(before, settings)
        if settings.large_cards != before.large_cards:
            self._loop.fit()
        if settings.full_screen != self._window.full_screen:
            self._window.set_full_screen(settings.full_screen)
            self._loop.fit()
        self._stack.enlarge(*enlargement(settings))
        self._canvas.palette = Palette(contrast=settings.high_contrast, safe=settings.safe_marks)
        self._canvas.forget()
        self._loop.redraw()

    def _rebind(self, before: Settings, settings: Settings) -> None:
        """Put the player's own keys and buttons into force; what cannot be used of them is logged."""
        self._controls.chosen = maker_chosen(settings)
        if (before.keys, before.buttons) != (settings.keys, settings.buttons):
            self._controls.bindings = self._read_bindings(settings)

    def _read_bindings(self, settings: Settings) -> Bindings:
        bindings, problems = changing.read(settings.keys, settings.buttons)
        for problem in problems:
            self._log.warning("settings, %s", problem)
        return bindings

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
            case Press(Action.MUTE):
                self._preferences.change(replace(now, sound=not now.sound))
            case Press(Action.MUSIC):
                self._preferences.change(replace(now, ambience=0.0 if now.ambience else MURMUR))
            case Press(Action.BADGES):
                self._preferences.change(replace(now, value_badges=not now.value_badges))
            case Press(action) if action in KEYS:
                self._preferences.change(resized(now, action))
            case Press(Action.READ):
                self._hearing.voicing.read()
            case Press(Action.QUIT):
                self._stack.close()
            case Dropped(path):
                if self._stack.ids[-1:] != (SceneId.DIALOG,):
                    self._stack.apply(shown(Path(path), self._rulebook.ruleset))
            case _:
                return False
        return True


def _looked_at(options: Options) -> Record | None:
    """The record to open with; rules are read for what was asked for alone, as the start has to be quick."""
    if options.variant is None and options.load is None:
        return None
    rulebook = Rulebook((resources.rules(), options.places.rules))
    if options.variant is not None:
        rulebook.variant(options.variant)
    if options.load is None:
        return None
    return read_record(options.load.read_bytes(), str(options.load), rulebook.ruleset)[0]


def _stand_back() -> None:
    """Let the drawing of frames go before the making of pictures, where threads have ranks of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


def _cards_of(settings: Settings) -> tuple[str, str | None, str | None]:
    """What the pictures of the cards depend on."""
    return settings.skin, settings.back, settings.style
