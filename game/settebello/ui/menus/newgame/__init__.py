"""Putting a new game together: which one, with whom, how far, and with which house rules."""

from settebello.ui.menus.newgame.houserules import HouseRules, HouseRulesScene
from settebello.ui.menus.newgame.people import People, PeopleScene
from settebello.ui.menus.newgame.scene import NewGameScene

__all__ = ["HouseRules", "HouseRulesScene", "NewGameScene", "People", "PeopleScene"]
