"""What a replay is steered with: a timeline, keys with glyphs, and the slips that say what they do."""

from settebello.ui.kit.transport.curve import Curve
from settebello.ui.kit.transport.hinting import Hinting
from settebello.ui.kit.transport.ledge import ASIDE, DONE, FAR, HEIGHT, MOMENT, PLAY, STEP, Ledge
from settebello.ui.kit.transport.marks import Mark
from settebello.ui.kit.transport.timeline import Chapter, Timeline
from settebello.ui.kit.transport.transport_key import BACK, ON, TransportKey, Weight

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
    "Timeline",
    "TransportKey",
    "Weight",
]
