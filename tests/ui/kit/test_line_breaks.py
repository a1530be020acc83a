"""Breaking lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.ui.kit.paint.line_breaks import (
    NOT_AT_END,
    NOT_AT_START,
    break_lines,
    phrases,
    pieces,
    shorten,
)

JAPANESE = "「スコパ」は、テーブルの札をすべて取ることです。すると一点になります。settebelloは金貨の七。"


def length(text: str) -> float:
    """Measures as if every letter were one wide and every Japanese character two."""
    return sum(2 if ord(one) > 0x2E80 else 1 for one in text)


def test_words_are_broken_at_spaces_only() -> None:
    assert break_lines("the seven of coins", 10, length) == ["the seven", "of coins"]


def test_a_line_that_fits_stays_whole() -> None:
    assert break_lines("sette", 5, length) == ["sette"]


def test_a_newline_breaks_always_and_an_empty_line_is_kept() -> None:
    assert break_lines("a\n\nb", 10, length) == ["a", "", "b"]


def test_a_word_wider_than_a_line_is_cut() -> None:
    assert break_lines("Primierapunkte zählen", 6, length) == ["Primie", "rapunk", "te", "zählen"]


def test_japanese_lines_begin_and_end_as_they_may() -> None:
    for width in range(6, 80):
        lines = break_lines(JAPANESE, width, length)
        assert "".join(lines) == JAPANESE
        if width < len("settebello"):
            continue
        assert all(line[0] not in NOT_AT_START for line in lines), (width, lines)
        assert all(line[-1] not in NOT_AT_END for line in lines), (width, lines)
        assert sum("settebello" in line for line in lines) == 1, (width, lines)


@given(st.text(alphabet="ab 、。「」札の.", max_size=60))
def test_the_pieces_joined_are_the_text(text: str) -> None:
    assert "".join(pieces(text)) == text


@given(st.text(alphabet="ab 、。「」札の.", max_size=60), st.integers(4, 30))
def test_no_line_is_wider_than_allowed_and_nothing_but_spaces_is_lost(text: str, width: int) -> None:
    lines = break_lines(text, width, length)
    assert all(length(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_name_in_katakana_stays_whole_and_breaks_at_its_dot() -> None:
    assert break_lines("スコポーネ・シェンティフィコ", 20, length) == ["スコポーネ・", "シェンティフィコ"]
    assert break_lines("一点のスコーパです", 10, length) == ["一点の", "スコーパで", "す"]


def test_japanese_is_broken_between_phrases_where_that_takes_no_more_lines() -> None:
    assert break_lines("新しいカードで終わったゲームを数えます。", 38, length) == [
        "新しいカードで終わったゲームを",
        "数えます。",
    ]
    assert break_lines("あとでケーキがあるよ。お手本を見て。", 24, length) == [
        "あとでケーキがあるよ。",
        "お手本を見て。",
    ]
    # Phrases alone would need a third line.
    assert break_lines("はなしを聞かないで取るよ", 14, length) == ["はなしを聞かな", "いで取るよ"]


@given(st.text(alphabet="ab 、。「」札のお金.カ", max_size=60), st.integers(4, 30))
def test_nothing_but_spaces_is_lost_between_phrases(text: str, width: int) -> None:
    assert "".join(phrases(text)) == text
    lines = break_lines(text, width, length)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_text_too_long_ends_with_an_ellipsis() -> None:
    assert shorten("Scopone scientifico", 10, length) == "Scopone s…"
    assert shorten("Scopa", 10, length) == "Scopa"
    assert shorten("Scopa", 0.5, length) == "…"


@pytest.mark.parametrize("width", range(12, 40))
def test_a_calculation_stays_on_one_line(width: int) -> None:
    lines = break_lines("Next time your settebello takes 6 + 1. So 8 − 7 = 1 is left.", width, len)
    assert any("6 + 1." in line for line in lines)
    assert any("8 − 7 = 1" in line for line in lines)


def test_a_last_line_of_one_word_gets_more_words_but_no_line_more() -> None:
    text = "Three cards in hand, four on the table: the classic for two to four or six."
    for width in range(20, 74):
        lines = break_lines(text, width, len)
        assert " ".join(lines) == text
        assert max(map(len, lines)) <= width
        assert len(lines) == -(-len(text) // width) or len(lines) <= len(text) / width + 2
    assert break_lines(text, 71, len)[-1] != "six."
    assert break_lines("a b", 1, len) == ["a", "b"]
