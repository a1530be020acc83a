"""The same cards again: played on, at a second table, split into luck and play, and the deal of the day."""

from settebello.ui.menus.same_cards.both_tables_scene import BothTablesScene
from settebello.ui.menus.same_cards.branch_over_scene import BranchOverScene
from settebello.ui.menus.same_cards.daily_scene import DailyScene
from settebello.ui.menus.same_cards.luck_scene import LuckScene
from settebello.ui.menus.same_cards.same_cards_scene import SameCardsScene
from settebello.ui.menus.same_cards.second_player_scene import SecondPlayerScene

__all__ = [
    "BothTablesScene",
    "BranchOverScene",
    "DailyScene",
    "LuckScene",
    "SameCardsScene",
    "SecondPlayerScene",
]
