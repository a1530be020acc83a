"""The rules of the market game."""

from settebello.i18n import t
from settebello.manual.market_pages import market_pages
from settebello.ui.kit.ports.market_port import MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.rules.book_scene import BookScene


class MarketRulesScene(BookScene):
    """A sheet with the complete rules of the market game, basic and for experts."""

    own = SceneId.MARKET_RULES

    def __init__(self, services: Services, market: MarketPort) -> None:
        """Generate the text."""
        basic = market.variants[0]
        expert = next((each for each in market.variants if each.rules.expert), basic)
        sections = market_pages(basic.rules, expert.rules, basic.credit)
        super().__init__(services, basic.name, t("Rules"), sections)
