"""Makes the scenes of the market game."""

from collections.abc import Callable
from pathlib import Path
from typing import assert_never

from settebello.app.files.messages import about_record
from settebello.datafile import DataError
from settebello.i18n import t
from settebello.notation.market.market_record import MarketRecord
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.market_port import MarketPort
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.routes import MarketRoute
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.lesson.market_lesson_scene import MarketLessonScene
from settebello.ui.market.pages.market_matches_scene import MarketMatchesScene
from settebello.ui.market.pages.market_new_scene import MarketNewScene
from settebello.ui.market.pages.market_over_scene import MarketOverScene
from settebello.ui.market.pages.market_replay_scene import MarketReplayScene
from settebello.ui.market.pages.market_scores_scene import MarketScoresScene
from settebello.ui.market.scene.market_scene import MarketScene
from settebello.ui.menus.help.market_cards_scene import MarketCardsScene
from settebello.ui.menus.rules.market_rules_scene import MarketRulesScene

NO_TUTORIAL = Question(t("Your own card list of Mercato has no cards for the tutorial."))


def market_scene(
    services: Services, market: MarketPort, route: MarketRoute, home: Callable[[], Scene]
) -> Scene:
    """Make a scene of the market game; `home` is shown where there is nothing to show."""
    match route:
        case routes.NewMarket():
            return MarketNewScene(services, market)
        case routes.NewMarketMatch(setup):
            session = market.start(setup)
            return MarketScene(services, session, _title(market, session.record))
        case routes.ContinueMarket():
            resumed = market.resume()
            if resumed is None:
                return home()
            return MarketScene(services, resumed, _title(market, resumed.record))
        case routes.MarketScores() | routes.MarketOver():
            return _counted(services, route)
        case routes.MarketMatches():
            return MarketMatchesScene(services, market)
        case routes.MarketReplay(record):
            return MarketReplayScene(services, record, market.replay(record), _title(market, record))
        case routes.MarketFile(path):
            return _opened(services, market, path)
        case routes.MarketRulesPage():
            return MarketRulesScene(services, market)
        case routes.MarketCards():
            return MarketCardsScene(services, market)
        case routes.MarketTutorial():
            return _tutorial(services, market)
        case _:
            assert_never(route)


def _counted(services: Services, route: routes.MarketScores | routes.MarketOver) -> Scene:
    """Make the score sheet, or the end of the match at the table."""
    if isinstance(route, routes.MarketOver):
        return MarketOverScene(services, route.record, route.state, route.remark)
    return MarketScoresScene(services, route.record, route.state)


def _tutorial(services: Services, market: MarketPort) -> Scene:
    """Make the tutorial; a message where the player's own card list lacks its cards."""
    try:
        return MarketLessonScene(services, market.guide())
    except (LookupError, ValueError):
        return DialogScene(services, NO_TUTORIAL)


def _opened(services: Services, market: MarketPort, path: Path) -> Scene:
    """Make the replay of a file; a message with the reason if it cannot be read."""
    try:
        record = market.read(path)
    except (OSError, DataError, ValueError, LookupError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error).partition("\n")[0]
        return DialogScene(services, about_record(path.name, why))
    return MarketReplayScene(services, record, market.replay(record), _title(market, record))


def _title(market: MarketPort, record: MarketRecord) -> Words:
    """Return the name of the variant of a record."""
    variant = market.name_of(record)
    return record.rules.id if variant is None else variant.name
