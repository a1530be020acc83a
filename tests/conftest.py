"""What every test needs: SDL without screen or loudspeaker, and laws that do not fail on a busy machine."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from settebello.engine.kernel import is_compiled
from tests.case_budget import mark_beyond_budget
from tests.combinations import mark_the_rest
from tests.full_tier import mark_listed
from tests.parse_cache import parsed_once

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# How long an example takes says more about the machine than about the program.
settings.register_profile("settebello", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("settebello")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let it be said how long the robot of test_monkey.py rages."""
    parser.addoption("--events", type=int, default=20_000, help="events a scene for the patient robot")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort tests into tiers before -m chooses: left-out combinations are slow, long tests are full."""
    mark_the_rest(items)
    mark_beyond_budget(items)
    mark_listed(items)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which core was tested: the interpreted one takes two or three times as long."""
    terminalreporter.write_line(f"core of the game: {'compiled' if is_compiled() else 'interpreted'}")


@pytest.fixture(scope="session", autouse=True)
def shipped_files_parsed_once(request: pytest.FixtureRequest) -> Iterator[None]:
    """Save the time that every start of the program in a test would take to read the shipped files.

    A measurement (`-m bench`) gets the program as it is.
    """
    if request.config.getoption("markexpr") == "bench":
        yield
        return
    with parsed_once():
        yield


@pytest.fixture
def events(request: pytest.FixtureRequest) -> int:
    """How many events the patient robot sends to a scene."""
    asked = request.config.getoption("--events")
    assert isinstance(asked, int)
    return asked
