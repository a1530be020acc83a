"""What can be noticed of the program: what is seen, said, heard, open, set and written."""

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from settebello.audio.cues import Cue, MixerCues
from settebello.storage.settings import Settings
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.voice.screen_reader import ScreenReader
from settebello.ui.kit.voice.spoken import Words
from tests.monkey.program import Program


@dataclass(frozen=True, slots=True)
class Noticed:
    """All there is to notice at one moment."""

    running: bool
    open: tuple[SceneId, ...]
    told: tuple[str, ...]
    said: tuple[str, ...]
    picture: int
    settings: Settings
    heard: int
    written: frozenset[tuple[str, int, int]]


READ: Final = "read aloud"


class Senses:
    """Watches a program: `heard` is every cue since the beginning, and every reading aloud."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.heard: list[Cue | str] = []

    @contextmanager
    def awake(self) -> Iterator["Senses"]:
        """Listen for a while: to the cues, and to what is read aloud on being asked for."""
        cues = patch.object(MixerCues, "play", lambda _, cue, **_place: self.heard.append(cue))
        voice = patch.object(ScreenReader, "read", lambda _: self.heard.append(READ))
        with cues, voice:
            yield self

    def notice(self) -> Noticed:
        """Everything as it is now."""
        game = self._program.game
        return Noticed(
            running=game.loop.running,
            open=game.stack.ids,
            told=self._told(),
            said=self._said(),
            picture=picture(pygame.display.get_surface()),
            settings=game.preferences.current,
            heard=len(self.heard),
            written=frozenset(_files(self._program.home)),
        )

    def _told(self) -> tuple[str, ...]:
        """What is said of the scene on top, whatever has the focus."""
        top = self._program.game.stack.top
        if top is None:
            return ()
        spoken = top.spoken
        return self._put((*spoken.opening, *((spoken.notice,) if spoken.notice else ())))

    def _said(self) -> tuple[str, ...]:
        """All there is to know, and what is said of what has the focus."""
        top = self._program.game.stack.top
        return () if top is None else self._put((*top.spoken.focus, *top.read()))

    def _put(self, words: Iterable[Words]) -> tuple[str, ...]:
        return tuple(map(self._program.game.appearance.say, words))


def picture(surface: pygame.Surface | None, area: pygame.Rect | None = None) -> int:
    """A number that is another one for another picture."""
    if surface is None:
        return 0
    seen = surface if area is None else surface.subsurface(area.clip(surface.get_rect()))
    return zlib.crc32(pygame.image.tobytes(seen, "RGB"))


def around(program: Program, area: Area, margin: float = 8.0) -> int:
    """What is seen of a place and just around it."""
    k, frame = program.game.canvas.k, area.inset(-margin)
    place = pygame.Rect(*(round(k * part) for part in (frame.x, frame.y, frame.width, frame.height)))
    return picture(pygame.display.get_surface(), place)


def _files(home: Path) -> Iterator[tuple[str, int, int]]:
    for path in home.rglob("*"):
        # The program's diary tells of nothing that a player would notice.
        if path.is_file() and path.suffix != ".log":
            state = path.stat()
            yield str(path), state.st_size, state.st_mtime_ns
