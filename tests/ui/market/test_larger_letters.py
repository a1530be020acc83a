"""Large letters at the table of the market game, which is not enlarged: the bar and the buttons have room."""

from collections import defaultdict

import pytest

from settebello.i18n import languages
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.market.model.larger_letters import MOST, larger_letters
from tests.ui.cut_texts import collect_cut_texts, collect_high_texts
from tests.ui.market.some_market import later, market_session, played
from tests.ui.market.tables import market_pilot, to_the_choice


def drawn_sizes(text_size: int, language: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The height in pixels of every text at a table in the smallest window, a card of the hand chosen."""
    found: dict[str, int] = defaultdict(int)
    words = Fonts.words

    def noted(self: Fonts, role: Role, pixels: int, text: str, colour: str) -> object:
        found[text] = max(found[text], pixels)
        return words(self, role, pixels, text, colour)

    monkeypatch.setattr(Fonts, "words", noted)
    settings = Settings(language=language, speed=Speed.INSTANT, text_size=text_size)
    with market_pilot(played(market_session(2), later(5)), settings=settings, size=(800, 500)) as pilot:
        scene = to_the_choice(pilot)
        found.clear()
        scene.draw(pilot.canvas)
        choosing = scene.board.choosing
        assert choosing is not None
        said = {pilot.says(one.words) for one in choosing.commands()}
        said.add(pilot.says(scene._painter.sentence))  # noqa: SLF001 - what the bar says
    monkeypatch.undo()
    return {text: found[text] for text in said}


def test_the_bar_and_the_buttons_have_larger_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = drawn_sizes(100, "en", monkeypatch)
    large = drawn_sizes(150, "en", monkeypatch)
    assert len(usual) >= 2
    for text, pixels in usual.items():
        assert pixels >= 14
        assert large[text] >= 17


def test_letters_grow_as_far_as_there_is_room() -> None:
    assert larger_letters(Settings()) == 1.0
    assert larger_letters(Settings(text_size=120)) == pytest.approx(1.2)
    assert larger_letters(Settings(text_size=150)) == MOST


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_no_word_is_cut_with_larger_letters(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
    settings = Settings(language=language, speed=Speed.INSTANT, text_size=150)
    session = played(market_session(4, expert=True), later(5))
    with market_pilot(session, settings=settings, size=size) as pilot:
        scene = to_the_choice(pilot)
        for card in scene.board.view.hand:
            scene.moves.press(card)
            scene.draw(pilot.canvas)
            scene.moves.press(card)
    assert (cut, high) == ([], [])
