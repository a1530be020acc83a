"""Colours that can be read."""

import pytest

from settebello.ui.kit import theme
from settebello.ui.kit.paint.boxes import BoxStyle

LOOKS = {"strong": theme.STRONG, "calm": theme.CALM, "pale": theme.PALE, "picked": theme.PICKED}


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour `#rrggbb`, from 0 to 1 (WCAG 2, definition of contrast)."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


def both(style: BoxStyle) -> tuple[str, str]:
    return style.fill, style.rim


@pytest.mark.parametrize("name", LOOKS)
def test_labels_of_buttons_are_read_in_every_state(name: str) -> None:
    look = LOOKS[name]
    for style in (look.rest, look.lit, look.down):
        for ground in both(style):
            assert contrast(look.ink, ground) >= 4.5, (style, ground)
    for ground in both(look.off):
        assert contrast(look.ink_off, ground) >= 4.5


@pytest.mark.parametrize("name", LOOKS)
def test_a_disabled_button_is_not_printed(name: str) -> None:
    off = LOOKS[name].off
    assert not off.shadow
    assert off.fill == off.rim
    assert off.border_width < 1.5


def test_on_paper_a_secondary_button_is_lighter_than_the_primary_one() -> None:
    assert luminance(theme.PALE.rest.fill) > 3 * luminance(theme.STRONG.rest.fill)


def test_the_strong_button_has_one_red_focused_or_not() -> None:
    assert theme.STRONG.lit.fill == theme.STRONG.rest.fill


@pytest.mark.parametrize("ink", [theme.INK, theme.INK_SOFT, theme.RED, theme.RED_DEEP])
def test_what_is_written_on_paper_is_read(ink: str) -> None:
    for style in (theme.PANEL, theme.FIELD, theme.FIELD_LIT):
        for ground in both(style):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("ink", [theme.CREAM, theme.GOLD])
def test_what_is_written_on_dark_plates_is_read(ink: str) -> None:
    for ground in both(theme.PLATE):
        assert contrast(ink, ground) >= 4.5


def test_the_chosen_option_is_read() -> None:
    for ground in both(theme.CHOSEN):
        assert contrast(theme.CREAM, ground) >= 4.5


def test_the_ring_of_the_focus_stands_out() -> None:
    assert contrast(theme.RING.border, theme.WALNUT) >= 3
    assert contrast(theme.RING_INK.border, theme.PAPER_SHADE) >= 3
    assert contrast(theme.RING.border, theme.RING_INK.border) >= 3
    assert contrast(theme.RING.border, theme.BLUE) >= 3
