"""Seeds and cuts: drawn, typed and brought into their normal form."""

import re
from collections.abc import Callable
from random import Random, SystemRandom

import pytest

from settebello.datafile import refused
from settebello.notation.seals.seed import (
    ALPHABET,
    MOST_CUT,
    MOST_SEED,
    clipped,
    cut_at,
    draw_seed,
    later_seed,
    normal_cut,
    normal_seed,
)

SEED = re.compile(f"[{ALPHABET}]{{5}}(-[{ALPHABET}]{{5}}){{3}}")


def test_a_drawn_seed_is_four_groups_of_five_letters_that_are_not_mistaken() -> None:
    seeds = {draw_seed(SystemRandom()) for _ in range(200)}
    assert len(seeds) == 200
    assert all(SEED.fullmatch(seed) for seed in seeds)
    assert not set("01ilo") & set(ALPHABET)
    assert len(ALPHABET) ** 20 > 2**99


def test_every_letter_is_drawn_at_every_place_equally_often() -> None:
    rng, draws = Random(1), 6200
    seeds = [draw_seed(rng).replace("-", "") for _ in range(draws)]
    expected = draws / len(ALPHABET)
    for place in range(20):
        found = [sum(seed[place] == letter for seed in seeds) for letter in ALPHABET]
        # 30 degrees of freedom: above 74 in one of 100,000 cases.
        assert sum((n - expected) ** 2 / expected for n in found) < 74


def test_the_seed_follows_from_the_random_source() -> None:
    assert draw_seed(Random(7)) == draw_seed(Random(7)) != draw_seed(Random(8))


def test_the_later_seeds_of_a_chosen_one_differ_from_deal_to_deal() -> None:
    seeds = [later_seed("winter", deal) for deal in range(2, 50)] + [later_seed("summer", 2)]
    assert len(set(seeds)) == len(seeds)
    assert all(SEED.fullmatch(seed) for seed in seeds)


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("winter", "winter"),
        ("  a   long\twinter ", "a long winter"),
        ("Cafe\N{COMBINING ACUTE ACCENT}", "Caf\N{LATIN SMALL LETTER E WITH ACUTE}"),
        ("ABCDE-fghjk-23456-zyxwv", "abcde-fghjk-23456-zyxwv"),
        ("abcdefghjk23456zyxwv", "abcde-fghjk-23456-zyxwv"),
        ("abcde fghjk 23456 zyxwv", "abcde-fghjk-23456-zyxwv"),
        ("abcde-fghjk-23456-zyxwl", "abcde-fghjk-23456-zyxwl"),
        ("w" * MOST_SEED, "w" * MOST_SEED),
        ("雪 の 夜", "雪 の 夜"),
    ],
)
def test_a_typed_seed_has_one_normal_form(typed: str, seed: str) -> None:
    assert normal_seed(typed) == seed
    assert normal_seed(seed) == seed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "at least one character"),
        (" \n ", "at least one character"),
        ("w" * (MOST_SEED + 1), "at most 40 characters, not 41"),
        ("a\0b", "U+0000"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "U+202E"),
        ("a\ud800b", "U+D800"),
    ],
)
def test_other_seeds_are_refused(typed: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("+", r"\+")):
        normal_seed(typed)


def test_a_text_is_clipped_by_the_length_of_its_normal_form() -> None:
    two_in_nfc = "\N{DEVANAGARI LETTER QA}" * MOST_SEED
    with pytest.raises(ValueError, match="at most 40 characters, not 80"):
        normal_seed(two_in_nfc)
    assert len(normal_seed(clipped(two_in_nfc, MOST_SEED))) == MOST_SEED
    assert clipped("e\N{COMBINING ACUTE ACCENT}x", 1) == "\N{LATIN SMALL LETTER E WITH ACUTE}"


def test_a_cut_is_any_short_text_without_control_characters() -> None:
    assert normal_cut("") == ""
    assert normal_cut("  Oma  hebt ab! ") == "Oma  hebt ab!"
    assert normal_cut("e\N{COMBINING ACUTE ACCENT}") == "\N{LATIN SMALL LETTER E WITH ACUTE}"
    assert normal_cut("x" * MOST_CUT) == "x" * MOST_CUT
    assert normal_cut(cut_at(17)) == "place 17"
    for wrong in ("x" * (MOST_CUT + 1), "a\nb", "a\x7fb", "\N{LEFT-TO-RIGHT MARK}a", "a\N{LINE SEPARATOR}b"):
        with pytest.raises(ValueError, match="a cut has"):
            normal_cut(wrong)


@pytest.mark.parametrize("normal", [normal_cut, normal_seed])
def test_no_seed_or_cut_has_a_character_that_no_file_may_have(normal: Callable[[str], str]) -> None:
    letters = [letter for letter in map(chr, range(0x110000)) if refused(letter) and not letter.isspace()]
    assert "\uffff" in letters
    for letter in letters:
        with pytest.raises(ValueError, match="has no control characters"):
            normal(f"a{letter}b")
