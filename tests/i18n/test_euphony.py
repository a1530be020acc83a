"""Little words before a fact, as they are said."""

from pathlib import Path

import pytest

from settebello.i18n import Catalogue, t
from settebello.i18n.euphony import fluent


@pytest.mark.parametrize(
    ("language", "sentence", "fact", "said"),
    [
        ("es", "Rosalba y {it}", "Inés", "Rosalba e Inés"),
        ("es", "Rosalba y {it}", "Hilda", "Rosalba e Hilda"),
        ("es", "Rosalba y {it}", "Gino", "Rosalba y Gino"),
        ("es", "agua y {it}", "hielo", "agua y hielo"),
        ("es", "¿7 o {it}?", "8", "¿7 u 8?"),
        ("es", "10 o {it}", "11", "10 u 11"),
        ("es", "10 o {it}", "110", "10 o 110"),
        ("es", "la sota o {it}", "el ocho", "la sota o el ocho"),
        ("es", "Hoy {it}", "Inés", "Hoy Inés"),
        ("it", "Tocca a {it}.", "Anna", "Tocca ad Anna."),
        ("it", "Tocca a {it}.", "Inés", "Tocca a Inés."),
        ("it", "Gino e {it}", "Elena", "Gino ed Elena"),
        ("it", "Gino e {it}", "Anna", "Gino e Anna"),
        ("fr", "Tapis de {it}", "Anselmo", "Tapis d’Anselmo"),
        ("fr", "elles ne font pas de {it}.", "escoba", "elles ne font pas d’escoba."),
        ("fr", "elles ne font pas de {it}.", "scopa", "elles ne font pas de scopa."),
        ("fr", "plus de {it} cartes", "11", "plus de 11 cartes"),
        ("fr", "avance de {it}", "un", "avance de un"),
        ("fr", "le tour de {it}", "une amie", "le tour d’une amie"),
        ("fr", "Au tour de {it}", "Yann", "Au tour de Yann"),
        ("de", "Gino y {it}", "Inés", "Gino y Inés"),
    ],
)
def test_a_little_word_gives_way_to_the_sound_after_it(
    language: str, sentence: str, fact: str, said: str
) -> None:
    assert fluent(sentence, {"it": fact}, language).format(it=fact) == said


def test_what_somebody_wrote_stays_as_it_is() -> None:
    whole = t("{one} and {other}", one="Sol y Inés", other="Inés")
    assert Catalogue("es")(whole) == "Sol y Inés e Inés"


def test_a_language_without_a_file_says_it_in_english(tmp_path: Path) -> None:
    assert Catalogue("es", tmp_path)(t("{one} and {other}", one="Rosa", other="Inés")) == "Rosa and Inés"
