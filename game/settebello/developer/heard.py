"""What the voice receives in a scene: its opening, every control in turn, and the scene read as a whole."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame

from settebello.app import Game
from settebello.audio import SpeechSettings
from settebello.developer.shot_route import SkippingClock, press
from settebello.storage.settings import Settings
from settebello.ui.kit.voice.screen_reader import ScreenReader
from settebello.ui.kit.widgets import Choice, FocusGroup, ScrollList, Widget

MOST: Final = 200
"""The largest number of controls of a scene that are visited."""


class NotedVoice:
    """A voice that notes what it is given."""

    available = True

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        """Note the words."""
        del manner, at_once
        self.said.append(words)

    def hush(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""

    def take(self) -> list[str]:
        """Return what has been said since the last call."""
        said, self.said = self.said, []
        return said


class Listener:
    """Follows a program with speech on, as a player who does not see the screen."""

    def __init__(self, game: Game) -> None:
        """Begin with the scene on top."""
        self._game = game
        self._voice = NotedVoice()
        look = game.appearance
        self._put = look.aloud
        self._reader = ScreenReader(self._voice, self._settings, look.aloud, look.language)

    def _settings(self) -> Settings:
        return replace(self._game.preferences.current, speech=True, sound=True)

    def _hear(self) -> list[str]:
        """Return what is said of the present state."""
        self._reader.follow(self._game.stack.top)
        return self._voice.take()

    @property
    def _group(self) -> FocusGroup | None:
        found = getattr(self._game.stack.top, "group", None)
        return found if isinstance(found, FocusGroup) else None

    def walk(self, clock: SkippingClock) -> Iterator[str]:
        """Yield what is said: the opening, each control after Tab with its values, and the whole scene."""
        yield from self._hear()[1:]
        met: list[Widget | None] = []
        for _ in range(MOST):
            here = self._group.focused if self._group is not None else None
            if here in met:
                break
            met.append(here)
            yield from (f"  {words}" for words in self._values(here))
            press(self._game, clock, pygame.K_TAB)
            yield from self._hear()
        self._reader.read()
        yield from (f"READ {words}" for words in self._hear())

    def _values(self, widget: Widget | None) -> Iterator[str]:
        """Yield the values of a choice or list that are not selected now."""
        options = widget.options if isinstance(widget, Choice) else ()
        rows = widget.rows if isinstance(widget, ScrollList) else ()
        for one in (*options, *rows):
            yield ", ".join(said for said in (self._put(one.words), self._put(one.note)) if said)
