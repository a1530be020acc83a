"""The Pilot: plays the real scenes on SDL's dummy driver, with a clock that moves only when told."""

import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final, Self

import pygame

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app.game_offers import variant_choices
from settebello.audio.cues import Cue
from settebello.clock import ManualClock
from settebello.i18n import Catalogue, Names, Text
from settebello.manual.skin_words import wording
from settebello.notation import Record
from settebello.problems.trainer import Trainer
from settebello.rulebook import Rulebook
from settebello.session import MatchSummary
from settebello.skins import DEFAULT, Deck, SkinChoice, Skins, load_skin
from settebello.storage.settings import Settings, Speed
from settebello.storage.writer import DirectWriter, Receipt, Write
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.clipboard import Clipboard
from settebello.ui.kit.controls.inputs import Inputs, UiEvent
from settebello.ui.kit.loop import LONGEST_STEP, Loop
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.ports.archive_port import ArchivePort, Entry, ExportsPort, KeptMatch
from settebello.ui.kit.ports.offers import OpponentChoice, VariantChoice
from settebello.ui.kit.ports.services import Services, SkinsPort
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import FocusGroup, Widget
from settebello.ui.kit.window import Window, prepare

FRAME = 1 / 60
NAMED_KEYS: Mapping[str, int] = {
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "page up": pygame.K_PAGEUP,
    "page down": pygame.K_PAGEDOWN,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
}
MODIFIERS: Mapping[str, int] = {
    "ctrl": pygame.KMOD_LCTRL,
    "shift": pygame.KMOD_LSHIFT,
    "alt": pygame.KMOD_LALT,
}
LONGEST_WAIT = 20.0
PATIENCE = 60.0
"""Real seconds for which a test waits for another process."""


class RecordedCues:
    """Cues that are written down instead of heard."""

    def __init__(self) -> None:
        self.played: list[Cue] = []

        self.pans: list[float] = []

    def play(self, cue: Cue, *, pan: float = 0.0) -> None:
        self.played.append(cue)
        self.pans.append(pan)


class SettingsInMemory:
    """Settings that no file knows."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.changes = 0

    @property
    def current(self) -> Settings:
        return self._settings

    def change(self, settings: Settings) -> None:
        self._settings = settings
        self.changes += 1


class NoMatches:
    """Nothing was ever played."""

    entries: tuple[Entry, ...] = ()
    summaries: tuple[MatchSummary, ...] = ()
    trouble = ""

    def begin(self) -> None:
        """There is nothing to begin with."""

    def advance(self) -> float:
        return 1.0

    def record(self, kept: KeptMatch) -> Record:
        raise FileNotFoundError(kept.name)

    def proposed_name(self, kept: KeptMatch) -> str:
        return "Scopa 2026-01-31"

    def save(self, kept: KeptMatch, name: str) -> Path:
        raise FileNotFoundError(kept.name)

    def reset(self) -> None:
        """There is nothing to count."""


class NoExports:
    """Writes nothing."""

    def text(self, name: Words, lines: Iterable[Sequence[Words]]) -> Path:
        return Path(f"{name}.txt")

    def picture(self, name: Words, area: Area, paint: Callable[[Canvas], None]) -> Path:
        return Path(f"{name}.png")


class SkinsAtHand:
    """The shipped skins, read when they are first asked for."""

    @property
    def all(self) -> tuple[SkinChoice, ...]:
        return shipped_skins()

    def look(self) -> None:
        """Nothing changes while a test runs."""


OPPONENTS = (
    OpponentChoice(
        id="random",
        name=Names({"en": "Rosina"}),
        description=Names({"en": "Plays what comes."}),
        avatar="ui/avatars/knave.svg",
        level="random",
    ),
    OpponentChoice(
        id="greedy",
        name=Names({"en": "Alfonso"}),
        description=Names({"en": "Takes what he can."}),
        avatar="ui/avatars/king.svg",
        level="greedy",
    ),
)


@cache
def shipped() -> Rulebook:
    """The variants that come with the program."""
    return Rulebook((resources.rules(),))


@cache
def shipped_choices() -> tuple[VariantChoice, ...]:
    """The variants that come with the program, as the scenes offer them."""
    return variant_choices(shipped())


@cache
def shipped_levels() -> Levels:
    """The opponents that come with the program."""
    return Levels.load([resources.assets() / "opponents"])


@cache
def shipped_skins() -> tuple[SkinChoice, ...]:
    """The skins that come with the program."""
    return Skins((resources.assets() / "skins",)).all()


NOW: Final = 1_795_000_000.0
"""The time of the trainer in seconds since the epoch."""


class NothingWritten(DirectWriter):
    """Says that everything is written, and writes nothing."""

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Drop the write."""
        return super().submit(key, lambda: None)


NOT_DRAWN = "\u0627"
"""The one letter that the fonts of these services lack."""


def services(
    *,
    settings: Settings | None = None,
    can_continue: Callable[[], bool] = lambda: False,
    cues: RecordedCues | None = None,
    book: Rulebook | None = None,
    skins: SkinsPort | None = None,
    archive: ArchivePort | None = None,
    exports: ExportsPort | None = None,
) -> Services:
    """Return what the scenes need, without a file and without a sound."""
    port = SettingsInMemory(settings or Settings(language="en", speed=Speed.INSTANT))
    rules = book or shipped()
    choices = variant_choices(book) if book else shipped_choices()
    trainer = Trainer(Path("no folder"), rules.ruleset, lambda: NOW, writer=NothingWritten())
    return Services(
        settings=port,
        cues=cues or RecordedCues(),
        variants=lambda: choices,
        ruleset=rules.ruleset,
        opponents=OPPONENTS,
        skins=skins or SkinsAtHand(),
        deck=lambda: port.current.skin or DEFAULT,
        drawable=lambda letter: letter != NOT_DRAWN,
        archive=archive or NoMatches(),
        exports=exports or NoExports(),
        languages=(("en", "English"), ("de", "Deutsch"), ("it", "Italiano")),
        language=lambda: port.current.language or "en",
        can_continue=can_continue,
        chance=Random(1),
        version="0.0.0",
        clipboard=Clipboard(Catalogue(port.current.language or "en")),
        more_opponents=lambda: LocalOpponents(shipped_levels()),
        problems=lambda: trainer,
    )


class Pilot:
    """Sits before the window and does what a player does, with real events of the system."""

    def __init__(
        self,
        factory: Callable[[Route], Scene],
        first: Route,
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        shortcuts: Sequence[Callable[[UiEvent], bool]] = (),
        work: Sequence[Callable[[], None]] = (),
        clock: ManualClock | None = None,
        assets: Path | None = None,
        skin: str = DEFAULT,
        inputs: Inputs | None = None,
    ) -> None:
        prepare()
        folder = assets or resources.assets()
        self.clock = clock or ManualClock()
        self.window = Window("Pilot", size)
        pygame.event.clear()
        fonts = Fonts(folder / "fonts")
        self._executor: Executor = ThreadPoolExecutor(2)
        deck = Deck.of(load_skin(folder / "skins" / skin))
        self.cards = CardImages(deck, self._executor, fonts)
        self.catalogue = Catalogue(language, wording=wording(deck.skin.manifest))
        self.canvas = Canvas(self.window.surface, fonts, self.cards, folder, self.says, self._executor)
        self.stack = SceneStack(factory)
        self.loop = Loop(
            window=self.window,
            canvas=self.canvas,
            stack=self.stack,
            inputs=inputs or Inputs(),
            clock=self.clock,
            shortcuts=shortcuts,
            work=work,
        )
        self.stack.apply(Push(first))
        self.frames(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the program."""
        self.stack.close()
        self._executor.shutdown(cancel_futures=True)
        self.window.close()

    def at(self, scene: SceneId | None) -> bool:
        """Whether this scene is on top; None is the end of the program."""
        return (self.stack.ids[-1] if self.stack.ids else None) is scene

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.stack.top is not None
        return self.stack.top

    @property
    def group(self) -> FocusGroup:
        """The widgets of the scene on top."""
        found = getattr(self.scene, "group", None)
        assert isinstance(found, FocusGroup)
        return found

    @property
    def focus(self) -> str:
        """What is written on the widget in focus."""
        assert self.group.focused is not None
        return self.says(self.group.focused.label)

    def says(self, words: Text | Names | str) -> str:
        """Return a text in the player's language."""
        return self.catalogue(words)

    def widget(self, label: str) -> Widget:
        """Return the widget of the scene on top that has this label."""
        found = [w for w in self.group.widgets if self.says(w.label) == label]
        assert len(found) == 1, f"{label!r}: {[self.says(w.label) for w in self.group.widgets]}"
        return found[0]

    def frames(self, count: int = 1) -> None:
        """Let frames of 1/60 second pass."""
        for _ in range(count):
            self.loop.frame()
            self.clock.advance(FRAME)

    def until(self, condition: Callable[[], bool], *, seconds: float = LONGEST_WAIT) -> None:
        """Let frames pass until the condition holds; fails when it never does.

        The frames are as long as those of a slow computer, so that few are drawn while a test waits.
        """
        for _ in range(round(seconds / LONGEST_STEP)):
            if condition():
                return
            self.frames(1)
            self.clock.advance(LONGEST_STEP - FRAME)
        raise AssertionError(f"nothing came of it in {seconds} seconds")

    def until_answered(self, condition: Callable[[], bool]) -> None:
        """Let frames pass until the answer of another process brings the condition about.

        Another process takes real seconds, however fast the frames pass here: many on a busy computer.
        """
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"no answer in {PATIENCE} seconds"
            self.frames(1)
            time.sleep(0.005)

    def move(self, x: float, y: float) -> None:
        """Move the mouse there, logical units."""
        self._post(pygame.MOUSEMOTION, pos=self._pixels(x, y), rel=(0, 0), buttons=(0, 0, 0))

    def tab_to(self, label: str) -> None:
        """Press Tab until the widget of this label has the focus."""
        for _ in self.group.widgets:
            focused = self.group.focused
            if focused is not None and self.says(focused.label) == label:
                return
            self.press("tab")
        raise AssertionError(f"Tab does not come to {label}")

    def click(self, where: str | tuple[float, float]) -> None:
        """Click on the widget with this label, or at a place in logical units."""
        x, y = self.widget(where).area.centre if isinstance(where, str) else where
        self.move(x, y)
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pixels(x, y), button=pygame.BUTTON_LEFT)
        self._post(pygame.MOUSEBUTTONUP, pos=self._pixels(x, y), button=pygame.BUTTON_LEFT)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the mouse at one place and let go at another."""
        self.hold(start, end)
        self.let_go(end)

    def hold(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the mouse at one place and move it to another."""
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pixels(*start), button=pygame.BUTTON_LEFT)
        self.move(*end)

    def let_go(self, where: tuple[float, float]) -> None:
        """Let the mouse go at a place."""
        self._post(pygame.MOUSEBUTTONUP, pos=self._pixels(*where), button=pygame.BUTTON_LEFT)

    def write(self, text: str) -> None:
        """Type letters, each as a key and as what the system makes of it."""
        for letter in text:
            key = pygame.key.key_code(letter.lower() if letter != " " else "space")
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            self._post(pygame.KEYUP, key=key, mod=0, unicode="")

    def press(self, *keys: str) -> None:
        """Press keys one after the other: `enter`, `7`, `ctrl+n`, `f11`."""
        for text in keys:
            *modifiers, name = text.split("+") if text != "+" else ["+"]
            key = NAMED_KEYS.get(name) or pygame.key.key_code(name)
            mod = sum(MODIFIERS[one] for one in modifiers)
            pygame.event.post(
                pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=name if len(name) == 1 else "")
            )
            self._post(pygame.KEYUP, key=key, mod=mod, unicode="")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as dragging its edge does, and wait until it has settled."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.clear()
        self._post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        self.frames(30)

    def settle(self) -> None:
        """Wait until all pictures of cards are there and everything has come to rest."""
        end = time.monotonic() + LONGEST_WAIT
        while self.canvas.busy and time.monotonic() < end:
            time.sleep(0.002)
            self.frames(1)
        self.until(lambda: not self.stack.animating)
        self.frames(2)

    def screenshot(self, path: Path) -> None:
        """Write the picture on the screen to a PNG file, with all cards there."""
        self.settle()
        pygame.image.save(self.window.surface, path)

    def _pixels(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.canvas.k), round(y * self.canvas.k)

    def _post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.Event(kind, facts))
        self.frames(1)
