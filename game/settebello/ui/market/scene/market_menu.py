"""The menu over the table of the market game."""

from typing import TYPE_CHECKING

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.scene.table_menu import TableMenu

if TYPE_CHECKING:
    from settebello.ui.market.scene.market_scene import MarketScene


def market_menu(scene: "MarketScene") -> TableMenu:
    """Return the menu of a match: continue, take back, settings, help, and leave."""
    turns = [Entry(t("Take back"), scene.moves.take_back, "undo")] if scene.session.can_undo else []
    others = (
        Entry(t("Settings"), lambda: Push(routes.Settings()), "gear"),
        Entry(t("Rules"), lambda: Push(routes.MarketRulesPage()), "book"),
        Entry(t("Keys and help"), lambda: Push(routes.Help()), "help"),
        Entry(t("Save and leave"), scene.leave_match, "home"),
    )
    return TableMenu(scene.services, scene.touch, scene.close_menu, None, turns, others=others)
