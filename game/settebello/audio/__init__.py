"""Audio: cues and ambience through SDL's mixer, and speech through the system's voice."""

from settebello.audio.ambience import Ambience
from settebello.audio.cues import Cue, Cues, MixerCues, SilentCues
from settebello.audio.device import DeviceWatch
from settebello.audio.orders import Manner
from settebello.audio.speech import Speaker, VoiceSpeaker

__all__ = [
    "Ambience",
    "Cue",
    "Cues",
    "DeviceWatch",
    "Manner",
    "MixerCues",
    "SilentCues",
    "Speaker",
    "VoiceSpeaker",
]
