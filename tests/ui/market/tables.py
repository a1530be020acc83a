"""A pilot at the table of the market game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from settebello.session.market.market_session import MarketSession
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Inputs
from settebello.ui.market.scene.market_scene import MarketScene
from tests.pilot import Pilot, services
from tests.ui.market.some_market import SomeMarket
from tests.ui.tables import scenes, session

QUICK = Settings(language="en", speed=Speed.INSTANT)


@contextmanager
def market_pilot(
    playing: MarketSession, *, settings: Settings = QUICK, size: tuple[int, int] = (1280, 720)
) -> Iterator[Pilot]:
    """A pilot at the table with a match; it has a gamepad, too."""
    market = SomeMarket(playing)
    port = replace(services(settings=settings), market=lambda: market)
    with Pilot(
        scenes(port, session()),
        routes.ContinueMarket(),
        size=size,
        language=settings.language or "en",
        inputs=Inputs(Gamepads(), port.controls),
    ) as pilot:
        yield pilot


def table(pilot: Pilot) -> MarketScene:
    """The scene of the table."""
    scene = pilot.scene
    assert isinstance(scene, MarketScene)
    return scene


def to_the_choice(pilot: Pilot) -> MarketScene:
    """Wait until a person is to choose."""
    scene = table(pilot)
    pilot.until(lambda: scene.board.persons_choice and not pilot.stack.animating)
    return scene
