"""What the game sounds like: short cues, played through SDL's mixer or not at all."""

from settebello.audio.cues import Cue, Cues, MixerCues, SilentCues

__all__ = ["Cue", "Cues", "MixerCues", "SilentCues"]
