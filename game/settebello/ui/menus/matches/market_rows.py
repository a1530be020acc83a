"""The matches of the market game in the list of all matches."""

from settebello.i18n import t
from settebello.ui.kit.ports.market_port import KeptMarketMatch
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.widgets import Heading, Option
from settebello.ui.table.model.market_results import market_face, market_note, market_title


def market_rows(services: Services, kept: tuple[KeptMarketMatch, ...]) -> list[Option | Heading]:
    """Return the rows of matches of the market game below a heading; nothing without any."""
    if not kept or services.market is None:
        return []
    market = services.market()
    rows: list[Option | Heading] = [Heading(t("Mercato"))]
    rows += [
        Option(
            one,
            market_title(services, market, one),
            faded=one.record is None,
            note=market_note(one),
            picture=market_face(services, one),
        )
        for one in kept
    ]
    return rows
