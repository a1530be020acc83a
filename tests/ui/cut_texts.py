"""Finds the texts that do not fit their place: those that are shortened, and those that are too high."""

import pytest

from settebello.ui.kit.paint.fonts import Fonts, Role


def collect_cut_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that receives every text that the fonts shorten from now on."""
    cut: list[str] = []
    fit = Fonts.fit

    def watched(self: Fonts, role: Role, pixels: int, text: str, width: int) -> tuple[int, str]:
        size, fitted = fit(self, role, pixels, text, width)
        if fitted != text:
            cut.append(text)
        return size, fitted

    monkeypatch.setattr(Fonts, "fit", watched)
    return cut


def collect_high_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that receives every paragraph drawn from now on that is higher than its area."""
    high: list[str] = []
    fit_lines = Fonts.fit_lines

    def watched(
        self: Fonts, role: Role, pixels: int, text: str, room: tuple[int, float], spacing: float
    ) -> tuple[list[str], int]:
        lines, size = fit_lines(self, role, pixels, text, room, spacing)
        if self.height(role, size) * spacing * len(lines) > room[1] + 1:
            high.append(text)
        return lines, size

    monkeypatch.setattr(Fonts, "fit_lines", watched)
    return high
