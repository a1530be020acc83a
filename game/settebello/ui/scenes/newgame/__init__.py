"""Putting a new game together: which one, with whom, how far, and with which house rules."""

from settebello.ui.scenes.newgame.houserules import HouseRules, HouseRulesScene
from settebello.ui.scenes.newgame.people import People, PeopleScene
from settebello.ui.scenes.newgame.scene import NewGameScene

__all__ = ["HouseRules", "HouseRulesScene", "NewGameScene", "People", "PeopleScene"]
