"""Hidden cards change no picture, no word and no widget of the table."""

from random import Random

import pygame
import pytest

from settebello.ai.market.determinization import determinized
from settebello.market import MarketState, view_of
from settebello.notation.market.market_record import MarketReplay
from settebello.ui.market.scene.market_focus import key_of
from tests.pilot import Pilot
from tests.ui.market.some_market import later, market_session, played, session_of
from tests.ui.market.tables import market_pilot, table

Shown = tuple[bytes, list[object], list[str]]


def shown(state: MarketState, people: tuple[int, ...] = (0,)) -> Shown:
    """The picture, the keys of the widgets and the spoken words of a state."""
    session = market_session(state.players, expert=state.rules.expert, people=people)
    playing = session_of(session.record, MarketReplay((state,), ((),)))
    with market_pilot(playing) as pilot:
        pilot.settle()
        scene = table(pilot)
        words = [pilot.says(part) for widget in scene.group.widgets for part in widget.spoken]
        return picture(pilot), [key_of(widget) for widget in scene.group.widgets], words


def picture(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.window.surface, "RGB")


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_does_not_know_changes_nothing_it_sees(players: int, expert: bool) -> None:
    state = played(market_session(players, expert=expert), later(6)).state
    view = view_of(state, 0)
    first, *others = [shown(determinized(view, Random(seed))) for seed in range(3)]
    for other in others:
        assert other == first


def test_a_covered_hand_shows_nothing_of_its_cards() -> None:
    """Between the turns of two people at one screen, the next hand is not seen."""
    state = played(market_session(2, people=(0, 1)), later(6)).state
    nobody = view_of(state, 1 - state.turn)
    pictures = {shown(determinized(nobody, Random(seed)), (0, 1))[0] for seed in range(3)}
    assert len(pictures) == 1


def test_the_picture_does_follow_the_open_cards() -> None:
    first = shown(played(market_session(2), later(5)).state)
    second = shown(played(market_session(2), later(6)).state)
    assert first[0] != second[0]
