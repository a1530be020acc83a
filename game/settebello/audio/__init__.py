"""Audio: cues, ambience, music and recorded sentences by SDL's mixer, and speech by the system's voice."""

from settebello.audio.ambience import Ambience
from settebello.audio.clips import Clips
from settebello.audio.cues import Cue, Cues, MixerCues, SilentCues, Surface
from settebello.audio.device import DeviceWatch
from settebello.audio.music import Music, Track
from settebello.audio.orders import SpeechSettings
from settebello.audio.speech import Speaker, VoiceSpeaker

__all__ = [
    "Ambience",
    "Clips",
    "Cue",
    "Cues",
    "DeviceWatch",
    "MixerCues",
    "Music",
    "SilentCues",
    "Speaker",
    "SpeechSettings",
    "Surface",
    "Track",
    "VoiceSpeaker",
]
