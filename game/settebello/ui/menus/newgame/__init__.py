"""Setting up a new game: variant, players, target score, house rules, deck and seed."""

from settebello.ui.menus.newgame.deck_scene import DeckScene
from settebello.ui.menus.newgame.house_rules_scene import HouseRulesScene
from settebello.ui.menus.newgame.new_game_scene import NewGameScene
from settebello.ui.menus.newgame.people_scene import PeopleScene
from settebello.ui.menus.newgame.seed_scene import SeedScene

__all__ = ["DeckScene", "HouseRulesScene", "NewGameScene", "PeopleScene", "SeedScene"]
