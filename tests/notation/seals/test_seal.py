"""The seal: a commitment to all facts of a deal, and its words."""

import hashlib
from dataclasses import replace

import pytest

from settebello.engine import Ruleset, Seat
from settebello.notation.seals.seal import (
    RANDOM,
    Origin,
    OriginKind,
    Seal,
    commitment_words,
    dealt_decks,
    seeded_deck,
)

RULES = Ruleset()
SEED = "abcde-fghjk-23456-zyxwv"
SEAL = Seal(RULES.full_digest, 2, 1, Seat(1), RANDOM, "0" * 64, (seeded_deck(RULES, SEED),), SEED)


def test_the_commitment_is_the_sha_256_of_nine_lines() -> None:
    deck = "".join(map(str, SEAL.decks[0]))
    assert SEAL.text == (
        "settebello-seal 1\n"
        "rules 44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a\n"
        "players 2\n"
        "deal 1\n"
        "dealer 1\n"
        "origin random\n"
        f"chain {'0' * 64}\n"
        f"deck {deck}\n"
        f"seed {SEED}\n"
    )
    assert SEAL.commitment == hashlib.sha256(SEAL.text.encode()).hexdigest()
    assert hashlib.sha256(b"{}").hexdigest() == RULES.full_digest
    assert RULES.canonical_text == "{}"
    assert RULES.full_digest.startswith(RULES.digest)


@pytest.mark.parametrize(
    "other",
    [
        replace(SEAL, rules="1" * 64),
        replace(SEAL, players=3),
        replace(SEAL, deal=2),
        replace(SEAL, dealer=Seat(0)),
        replace(SEAL, origin=Origin(OriginKind.ARRANGED)),
        replace(SEAL, origin=Origin(OriginKind.CHOSEN, "winter")),
        replace(SEAL, chain="1" * 64),
        replace(SEAL, decks=(SEAL.decks[0][::-1],)),
        replace(SEAL, seed="winter"),
    ],
)
def test_every_fact_changes_the_commitment(other: Seal) -> None:
    assert other.commitment != SEAL.commitment


def test_the_words_are_proquints() -> None:
    # The examples of the published proposal: 127.0.0.1, 216.35.68.215 and 216.68.232.21.
    examples = {
        "7f000001": ("lusab", "babad"),
        "d82344d7": ("tobog", "higil"),
        "d844e815": ("todah", "vobij"),
    }
    for digits, words in examples.items():
        assert commitment_words(digits * 8)[:2] == words
    own = commitment_words(SEAL.commitment)
    assert len(own) == 8
    assert {len(word) for word in own} == {5}


@pytest.mark.parametrize("text", ["random", "arranged", "repeated", "chosen winter", "chosen a b"])
def test_an_origin_is_read_as_it_is_written(text: str) -> None:
    assert str(Origin.parse(text)) == text


@pytest.mark.parametrize("text", ["", "Random", "random x", "chosen", "chosen ", "chosen  a", "chosen a\nb"])
def test_other_origins_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not|at least|control"):
        Origin.parse(text)


def test_the_cut_changes_the_order_after_the_seal_and_not_the_sealed_deck() -> None:
    assert dealt_decks(RULES, SEAL, "") == SEAL.decks
    assert dealt_decks(RULES, SEAL, "oma") != SEAL.decks


def test_a_given_deal_has_the_decks_that_were_sealed() -> None:
    given = replace(SEAL, origin=Origin(OriginKind.REPEATED), decks=(SEAL.decks[0], SEAL.decks[0][::-1]))
    assert dealt_decks(RULES, given, "oma") == given.decks
