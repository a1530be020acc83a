"""The people who play on this computer: chosen, made, removed, and kept in one file."""

from settebello.ui.menus.profiles.import_scene import TakeInScene
from settebello.ui.menus.profiles.player_card_scene import CardScene
from settebello.ui.menus.profiles.profiles_scene import ProfilesScene

__all__ = ["CardScene", "ProfilesScene", "TakeInScene"]
