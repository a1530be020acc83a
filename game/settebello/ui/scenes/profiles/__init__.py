"""The people who play on this computer: chosen, made, removed, and kept in one file."""

from settebello.ui.scenes.profiles.card import CardScene, Editing
from settebello.ui.scenes.profiles.scene import ProfilesScene
from settebello.ui.scenes.profiles.takein import TakeInScene

__all__ = ["CardScene", "Editing", "ProfilesScene", "TakeInScene"]
