"""The page on fair deals: its example is computed again, and its sentences are those of the program."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.engine import Ruleset, Seat
from settebello.i18n import Catalogue
from settebello.manual.proof_words import NOT_SHOWN, SHOWN
from settebello.notation import Record, SeatRecord
from settebello.notation.deal_proof import proof_of
from settebello.notation.sealed_record import chain_heads, with_seal
from settebello.notation.seals.seal import RANDOM, commitment_words, dealt_decks
from settebello.notation.seals.seed import ALPHABET, MOST_CUT, MOST_SEED

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fair-deal.md").read_text(encoding="utf-8")
SEED, CUT = "abcde-fghjk-23456-zyxwv", "place 17"


def words(text: str) -> str:
    """A text with its lines joined, as a reader sees it."""
    return " ".join(text.split())


def test_the_example_is_what_the_program_computes() -> None:
    rules = Ruleset()
    record = Record(rules, (SeatRecord("Ada"), SeatRecord(level="amico")), Seat(1))
    sealed = with_seal(record, Seat(1), RANDOM, SEED)
    assert sealed.next_prepared is not None
    seal = sealed.next_prepared.seal
    dealt = sealed.with_deal(dealt_decks(rules, seal, CUT), Seat(1), CUT)
    proof = proof_of(replace(dealt, deals=(replace(dealt.deals[0], score=(0, 0)),)), 0)
    assert proof is not None
    assert proof.opened is not None
    first = proof.opened.orders[0][0]
    for part in (
        f"\n{rules.full_digest}\n",
        f"\n{chain_heads(sealed)[0]}\n",
        f"\n{seal.text}",
        f"`{seal.commitment}`",
        f"`{' '.join(commitment_words(seal.commitment))}`",
        f"'{first.text}' | sha256sum\n{first.key}\n",
        f"\n{''.join(map(str, dealt.deals[0].deck))}\n",
    ):
        assert part in PAGE


@pytest.mark.parametrize("page", ["docs/fair-deal.md", "docs/manual.md"])
def test_the_pages_promise_what_the_program_says(page: str) -> None:
    text, english = words((ROOT / page).read_text(encoding="utf-8")), Catalogue("en")
    for sentence in (*SHOWN, *NOT_SHOWN):
        assert f"* {english(sentence)}" in text


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    text = words(PAGE)
    assert f"`{ALPHABET}`" in text
    assert f"a text of 1 to {MOST_SEED} characters" in text
    assert f"at most {MOST_CUT} characters" in text


def test_the_page_has_the_sections_that_docstrings_name() -> None:
    assert re.findall(r"(?m)^## (\d)\.", PAGE) == list("1234567")
