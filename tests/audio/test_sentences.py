"""Sentences: a voice gets them one by one."""

import pytest

from settebello.audio.sentences import sentences_of


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("", ()),
        ("Settings. Language, English, 1 of 3.", ("Settings.", "Language, English, 1 of 3.")),
        ("Is nobody looking? Show my cards.", ("Is nobody looking?", "Show my cards.")),
        ("Am 22. November 2026. Das ist z. B. gut.", ("Am 22. November 2026.", "Das ist z. B. gut.")),
        ("Un point : 3,5. C’est tout", ("Un point : 3,5.", "C’est tout")),
        ("あなたの番です。1枚出してください。", ("あなたの番です。", "1枚出してください。")),
        ("With Prof. Anselmo. You won.", ("With Prof. Anselmo.", "You won.")),
        ("3.5 points", ("3.5 points",)),
    ],
)
def test_a_text_is_cut_after_its_sentences(text: str, sentences: tuple[str, ...]) -> None:
    assert sentences_of(text) == sentences
