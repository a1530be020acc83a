"""Lets a test session parse each text and look through each drawing once.

Hundreds of tests start the program, and each start reads all shipped rules, opponents and skins. Parsing
depends on nothing but the content, so that equal content gives the first result again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import pytest

from settebello.datafile import yaml_reader
from settebello.skins import svg_check

TEXTS: Final = 256
DRAWINGS: Final = 1024
"""As many are remembered; the shipped ones are fewer."""


@contextmanager
def parsed_once() -> Iterator[None]:
    """Remember what was parsed until the end of the block; errors are not remembered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_reader, "load", lru_cache(TEXTS)(yaml_reader.load))
        patch.setattr(svg_check, "_look_through", lru_cache(DRAWINGS)(svg_check._look_through))  # noqa: SLF001
        yield
