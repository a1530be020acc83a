"""The rules page: the rules in force, to be read on paper."""

from settebello.ui.menus.rules.scene import RulesScene

__all__ = ["RulesScene"]
