"""Finds the texts that are shortened because they do not fit their place."""

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
