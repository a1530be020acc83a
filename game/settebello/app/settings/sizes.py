"""The sizes of the interface, and the steps in which keys change them."""

from dataclasses import replace
from typing import Final

from settebello.storage.settings import Settings
from settebello.ui.kit.controls.inputs import Action

STEPS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
USUAL: Final = 100
KEYS: Final = frozenset({Action.LARGER, Action.SMALLER, Action.USUAL_SIZE})


def enlargement(settings: Settings) -> tuple[float, float]:
    """Return the scale of the interface and the additional scale of its texts."""
    return settings.ui_scale / 100, settings.text_size / 100


def resized(settings: Settings, action: Action) -> Settings:
    """Return the settings with the next larger, next smaller or default size; unchanged at the ends."""
    now = settings.ui_scale
    match action:
        case Action.LARGER:
            step = next((one for one in STEPS if one > now), now)
        case Action.SMALLER:
            step = next((one for one in reversed(STEPS) if one < now), now)
        case _:
            step = USUAL
    return replace(settings, ui_scale=step)
