"""The rules page: the rules in force, to be read on paper."""

from settebello.ui.menus.rules.rules_scene import RulesScene

__all__ = ["RulesScene"]
