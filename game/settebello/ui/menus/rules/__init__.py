"""The rules page, generated from the current rules."""

from settebello.ui.menus.rules.rules_scene import RulesScene

__all__ = ["RulesScene"]
