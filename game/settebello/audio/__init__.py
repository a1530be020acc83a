"""What the game sounds like: cues and a murmur by SDL's mixer, and sentences by the system's own voice."""

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
