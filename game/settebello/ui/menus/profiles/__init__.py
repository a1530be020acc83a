"""The people who play on this computer: chosen, made, removed, and kept in one file."""

from settebello.ui.menus.profiles.card import CardScene, Editing
from settebello.ui.menus.profiles.scene import ProfilesScene
from settebello.ui.menus.profiles.takein import TakeInScene

__all__ = ["CardScene", "Editing", "ProfilesScene", "TakeInScene"]
