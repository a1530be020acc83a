"""The menu over the table of the market game."""

from collections.abc import Callable, Sequence

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.scene.table_menu import TableMenu


def market_menu(
    services: Services,
    changed: Callable[[], None],
    closed: Callable[[], None],
    leave: Callable[[], Change],
    turns: Sequence[Entry],
) -> TableMenu:
    """Return the menu of a match: continue, what acts on the match, settings, help, and leave."""
    others = (
        Entry(t("Rules"), lambda: Push(routes.MarketRulesPage()), "book"),
        Entry(t("Settings"), lambda: Push(routes.Settings()), "gear"),
        Entry(t("Keys and help"), lambda: Push(routes.Help()), "help"),
        Entry(t("Save and leave"), leave, "home"),
    )
    return TableMenu(services, changed, closed, None, turns, others=others)
