"""What a replay is steered with: a timeline, buttons with glyphs, and the slips that say what they do."""

from settebello.ui.kit.transport.curve import Curve
from settebello.ui.kit.transport.hinting import Hinting
from settebello.ui.kit.transport.ledge import ASIDE, DONE, FAR, HEIGHT, MOMENT, PLAY, STEP, Ledge
from settebello.ui.kit.transport.sign_button import BACK, ON, SignButton, Weight
from settebello.ui.kit.transport.timeline import Chapter, Mark, Timeline

__all__ = [
    "ASIDE",
    "BACK",
    "DONE",
    "FAR",
    "HEIGHT",
    "MOMENT",
    "ON",
    "PLAY",
    "STEP",
    "Chapter",
    "Curve",
    "Hinting",
    "Ledge",
    "Mark",
    "SignButton",
    "Timeline",
    "Weight",
]
