"""Audio: cues, ambience and recorded sentences by SDL's mixer, and speech by the system's voice."""

from settebello.audio.ambience import Ambience
from settebello.audio.clips import Clips
from settebello.audio.cues import Cue, Cues, MixerCues, SilentCues
from settebello.audio.device import DeviceWatch
from settebello.audio.orders import SpeechSettings
from settebello.audio.speech import Speaker, VoiceSpeaker

__all__ = [
    "Ambience",
    "Clips",
    "Cue",
    "Cues",
    "DeviceWatch",
    "MixerCues",
    "SilentCues",
    "Speaker",
    "SpeechSettings",
    "VoiceSpeaker",
]
