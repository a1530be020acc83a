"""Lets a test session parse each text, look through each drawing and draw each picture once.

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
from settebello.rulebook import overlays, overrides
from settebello.skins import svg_check

TEXTS: Final = 256
DRAWINGS: Final = 1024
"""As many are remembered; the shipped ones are fewer."""
CHANGES: Final = 8192
"""As many changed rulesets are remembered: each start tries each choice of each option of each game."""
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
            self._pictures[key] = picture
            self._pixels += picture.get_width() * picture.get_height()
            while self._pixels > PIXELS:
                _, oldest = self._pictures.popitem(last=False)
                self._pixels -= oldest.get_width() * oldest.get_height()


class ChangeMemory:
    """The results of changing rules, by the rules and the printed changes."""

    def __init__(self) -> None:
        """Start empty."""
        self._asked: Mapping[str, Any] = {}
        self._checked = lru_cache(CHANGES)(self._check)
        self._check_anew = overrides.with_values

    def with_values(
        self, ruleset: Ruleset, changes: Mapping[str, Any]
    ) -> tuple[Ruleset, tuple[overrides.Refusal, ...]]:
        """Return what `overrides.with_values` returns, which depends on nothing but its arguments."""
        self._asked = changes
        return self._checked(ruleset, repr(changes))

    def _check(self, ruleset: Ruleset, _printed: str) -> tuple[Ruleset, tuple[overrides.Refusal, ...]]:
        return self._check_anew(ruleset, self._asked)


@contextmanager
def parsed_once() -> Iterator[None]:
    """Remember what was parsed and drawn until the end of the block; errors are not remembered."""
    pictures = PictureMemory()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_reader, "load", lru_cache(TEXTS)(yaml_reader.load))
        patch.setattr(svg_check, "_look_through", lru_cache(DRAWINGS)(svg_check._look_through))  # noqa: SLF001
        patch.setattr(pygame.image, "load", pictures.drawn_once(pygame.image.load))
        patch.setattr(pygame.image, "load_sized_svg", pictures.drawn_once(pygame.image.load_sized_svg))
        changes = ChangeMemory()
        for module in (overrides, overlays):
            patch.setattr(module, "with_values", changes.with_values)
        # The power is not cut in a test; a process that is killed loses nothing that the system has taken.
        patch.setattr(os, "fsync", lambda _file: None)
        yield
