"""Colours that can be read."""

import pytest

from settebello.ui import theme
from settebello.ui.paint.boxes import BoxStyle

LOOKS = {"strong": theme.STRONG, "calm": theme.CALM}


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#777777") == pytest.approx(1)


def both(style: BoxStyle) -> tuple[str, str]:
    return style.top, style.bottom


@pytest.mark.parametrize("name", LOOKS)
def test_labels_of_buttons_are_read_in_every_state(name: str) -> None:
    look = LOOKS[name]
    for style in (look.rest, look.lit, look.down):
        for ground in both(style):
            assert theme.contrast(look.ink, ground) >= 4.5, (style, ground)
    for ground in both(look.off):
        assert theme.contrast(look.ink_off, ground) >= 3


@pytest.mark.parametrize("ink", [theme.INK, theme.INK_SOFT, theme.RED, theme.RED_DEEP])
def test_what_is_written_on_paper_is_read(ink: str) -> None:
    for style in (theme.PANEL, theme.FIELD, theme.FIELD_LIT):
        for ground in both(style):
            assert theme.contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("ink", [theme.CREAM, theme.GOLD])
def test_what_is_written_on_dark_plates_is_read(ink: str) -> None:
    for ground in both(theme.PLATE):
        assert theme.contrast(ink, ground) >= 4.5


def test_the_chosen_option_is_read() -> None:
    for ground in both(theme.CHOSEN):
        assert theme.contrast(theme.CREAM, ground) >= 4.5


def test_the_ring_of_the_focus_stands_out() -> None:
    assert theme.contrast(theme.RING.border, theme.WALNUT) >= 3
    assert theme.contrast(theme.RING_ON_PAPER.border, theme.PAPER_SHADE) >= 3
