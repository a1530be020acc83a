"""Lets a test session parse each text, resolve each rulebook, and look at and draw each picture once.

Hundreds of tests start the program, and each start reads all shipped rules, opponents, skins and pictures.
Parsing and drawing depend on nothing but the content, so that equal content gives the first result again.
"""

import io
import os
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import Any, Final

import pygame
import pytest

from settebello.datafile import yaml_reader
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook, overlays, overrides
from settebello.skins import svg_check
from settebello.ui.kit.paint.lamplight import Lamp
from settebello.ui.kit.paint.picture_files import Pictures

TEXTS: Final = 256
DRAWINGS: Final = 1024
"""As many are remembered; the shipped ones are fewer."""
CHANGES: Final = 8192
"""As many changed rulesets are remembered: a start tries each choice of each option of each game."""
LIGHTS: Final = 8
"""As many lights of the lamp are remembered, each as large as a window."""
PIXELS: Final = 64_000_000
"""As many pixels of pictures are remembered, the oldest go first: at most 256 MB."""

_Source = str | PathLike[str] | io.BytesIO


class PictureMemory:
    """Pictures by the bytes of their files; whoever asks gets a copy, which may be painted over."""

    def __init__(self) -> None:
        """Start empty."""
        self._lock = Lock()
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def drawn_once(self, draw: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """Return a function like `draw` that decodes equal files of equal size once.

        A thread of the program may ask too. Errors are not remembered.
        """

        def drawn(source: _Source, *details: object) -> pygame.Surface:
            content = source.getvalue() if isinstance(source, io.BytesIO) else Path(source).read_bytes()
            key = (draw, content, *details)
            with self._lock:
                known = self._pictures.get(key)
            if known is None:
                known = draw(source, *details)
                self._remember(key, known)
            return known.copy()

        return drawn

    def _remember(self, key: tuple[object, ...], picture: pygame.Surface) -> None:
        with self._lock:
            # Another thread may have decoded the same file meanwhile.
            if key in self._pictures:
                return
            self._pictures[key] = picture
            self._pixels += picture.get_width() * picture.get_height()
            while self._pixels > PIXELS:
                _, oldest = self._pictures.popitem(last=False)
                self._pixels -= oldest.get_width() * oldest.get_height()


Changed = tuple[Ruleset, tuple[overrides.Refusal, ...]]


def changed_once(
    change: Callable[[Ruleset, Mapping[str, Any]], Changed],
) -> Callable[[Ruleset, Mapping[str, Any]], Changed]:
    """Return a function like `overrides.with_values` that tries equal changes of equal rules once."""
    known: dict[tuple[Ruleset, str], Changed] = {}

    def changed(ruleset: Ruleset, changes: Mapping[str, Any]) -> Changed:
        key = ruleset, repr(changes)
        found = known.get(key)
        if found is None:
            found = change(ruleset, changes)
            if len(known) < CHANGES:
                known[key] = found
        return found

    return changed


def read_once(reload: Callable[[Rulebook], None]) -> Callable[[Rulebook], None]:
    """Return a function like `Rulebook.reload` that reads and resolves unchanged folders once."""
    known: dict[tuple[object, ...], Mapping[str, object]] = {}

    def read(book: Rulebook) -> None:
        folders = book._folders  # noqa: SLF001
        files = [path for folder in folders for path in sorted(folder.glob("**/*"))]
        key = (folders, *((path, path.lstat().st_ctime_ns, path.lstat().st_size) for path in files))
        if key not in known:
            reload(book)
            known[key] = dict(vars(book))
        vars(book).update(
            {name: dict(part) if isinstance(part, dict) else part for name, part in known[key].items()}
        )

    return read


Lamplight = Callable[[Pictures, int, int, Lamp], pygame.Surface]


def lit_once(lamplight: Lamplight) -> Lamplight:
    """Return a function like `Pictures.lamplight` that draws and unpacks the last few lights once."""
    known: OrderedDict[tuple[int, int, Lamp], pygame.Surface] = OrderedDict()

    def lit(pictures: Pictures, width: int, height: int, lamp: Lamp) -> pygame.Surface:
        key = width, height, lamp
        if key not in known:
            known[key] = lamplight(pictures, width, height, lamp)
            if len(known) > LIGHTS:
                known.popitem(last=False)
        return known[key]

    return lit


@contextmanager
def parsed_once() -> Iterator[None]:
    """Remember what was parsed and drawn until the end of the block; errors are not remembered."""
    pictures = PictureMemory()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_reader, "load", lru_cache(TEXTS)(yaml_reader.load))
        patch.setattr(svg_check, "_look_through", lru_cache(DRAWINGS)(svg_check._look_through))  # noqa: SLF001
        patch.setattr(pygame.image, "load", pictures.drawn_once(pygame.image.load))
        patch.setattr(pygame.image, "load_sized_svg", pictures.drawn_once(pygame.image.load_sized_svg))
        patch.setattr(Rulebook, "reload", read_once(Rulebook.reload))
        patch.setattr(Pictures, "lamplight", lit_once(Pictures.lamplight))
        once = changed_once(overrides.with_values)
        for module in (overrides, overlays):
            patch.setattr(module, "with_values", once)
        # The power is not cut in a test; a process that is killed loses nothing that the system has taken.
        patch.setattr(os, "fsync", lambda _file: None)
        yield
