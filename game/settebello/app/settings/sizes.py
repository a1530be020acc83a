"""How large everything is shown, and the steps in which keys change that."""

from dataclasses import replace
from typing import Final

from settebello.storage.settings import Settings
from settebello.ui.kit.controls.inputs import Action

STEPS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
USUAL: Final = 100
KEYS: Final = frozenset({Action.LARGER, Action.SMALLER, Action.USUAL_SIZE})


def enlargement(settings: Settings) -> tuple[float, float]:
    """How many times as large as usual everything is, and how many times beyond that letters are."""
    return settings.ui_scale / 100, settings.text_size / 100


def resized(settings: Settings, action: Action) -> Settings:
    """The settings with the next larger or smaller step, or the usual size; at the ends they stay."""
    now = settings.ui_scale
    match action:
        case Action.LARGER:
            step = next((one for one in STEPS if one > now), now)
        case Action.SMALLER:
            step = next((one for one in reversed(STEPS) if one < now), now)
        case _:
            step = USUAL
    return replace(settings, ui_scale=step)
