"""The program settings that a child's own settings override while the child plays."""

from collections.abc import Mapping
from typing import Any

from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.children.environment import Colours
from settebello.storage.settings import Motion


def overrides(child: ChildSettings) -> Mapping[str, Any]:
    """Return the overriding values by the names of the program's settings."""
    around = child.around
    values: dict[str, Any] = {
        "language": around.language,
        "volume": around.effects,
        "ambience": around.music,
        "text_size": around.letters,
        "ui_scale": around.everything,
        "large_cards": around.large_cards,
    }
    if around.voice is not None:
        # The screen reader names the cards, and with them the answer of a task: it is never a child's voice.
        values |= {"speech_volume": around.voice or None} if around.voice else {"speech": False}
    if around.colours is not None:
        values |= {
            "high_contrast": around.colours is Colours.CONTRAST,
            "safe_marks": around.colours is Colours.SAFE,
        }
    if child.still:
        values["motion"] = Motion.REDUCED
    if around.deck is not None:
        # Another deck has backs and pictures of its own, and takes precedence over the decks of single games.
        return {**_given(values), "skin": around.deck, "decks": {}, "back": None, "style": None}
    return _given(values)


def _given(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}
