"""Records with seals: whatever is changed in them is refused, with its place."""

import json
import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from settebello.datafile import DataError
from settebello.engine import Ruleset
from settebello.notation import Record, print_record, read_record
from settebello.notation.deal_proof import proof_of
from settebello.notation.sealed_record import chain_heads
from settebello.notation.seals.veil import unveiled, veiled
from settebello.session import NextDeal, SealDeal, TakeBack, TakeHint
from tests.notation.matches import random_match, rules_of
from tests.session.sealed_matches import people, played
from tests.session.test_take_back import LONG


@cache
def example() -> tuple[Record, str]:
    """Three deals with a hint and a take-back; the third is in progress and the fourth was taken back."""
    session, shelf = people(LONG, 2, Random(12))
    session.submit(NextDeal("Oma"))
    session.submit(TakeHint())
    played(session, Random(5), 3)
    session.submit(SealDeal())
    session.submit(NextDeal())
    session.submit(TakeBack())
    session.submit(TakeBack())
    return session.record, shelf.texts[-1]


def refused(text: str) -> str:
    with pytest.raises(DataError) as raised:
        read_record(text, "m.scopa", rules_of)
    return str(raised.value)


def line_of(text: str, part: str, skip: int = 0) -> int:
    """The number of the line in which a part comes for the first time, after so many others."""
    places = [number for number, line in enumerate(text.splitlines(), 1) if part in line]
    return places[skip]


def with_line(text: str, number: int, line: str | None) -> str:
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def test_the_example_has_all_parts_and_is_read_as_it_is_written() -> None:
    record, text = example()
    assert read_record(text, "m", rules_of)[0] == record
    assert text.startswith("scopa-record: 2\n")
    assert [deal.score is None for deal in record.deals] == [False, False, True]
    assert [one.seal.deal for one in record.prepared] == [4]
    assert record.hints
    assert record.taken_back
    assert f'chain_head: "{chain_heads(record)[-1]}"' in text


def test_a_finished_deal_is_open_and_one_in_progress_is_hidden() -> None:
    record, text = example()
    first, second, third = re.split("(?m)^  - (?=dealer: )", text.partition("prepared:")[0])[1:]
    for deal, part in zip(record.deals[:2], (first, second), strict=True):
        assert deal.seal is not None
        for shown in (deal.seal.commitment, deal.seal.seed, json.dumps(deal.cut, ensure_ascii=False)):
            assert shown in part
        assert "".join(map(str, deal.deck)) in part
        assert "hidden" not in part
    assert re.findall("(?m)^    ([a-z_]+):", third) == ["seal", "origin", "cut", "hidden", "moves"]
    assert re.findall("(?m)^    ([a-z_]+):", text.partition("prepared:")[2]) == [
        "dealer",
        "seal",
        "origin",
        "cut",
        "hidden",
    ]


@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seal", '"{}"'.format("0" * 64), "the chain has another seal of deal"),
        ("origin", '"arranged"', "the sealed text does not give this seal"),
        ("origin", '"chosen winter"', "the seed is not the one that chosen winter gives"),
        ("origin", '"fair"', "'fair' is not one of random, chosen, arranged, repeated"),
        ("seed", '"abcde-fghjk-23456-zyxwv"', "the sealed text does not give this seal"),
        ("cut", '"place 18"', "the seed and the cut give another order of the cards"),
        ("cut", '" Oma"', "' Oma' is not in its normal form, 'Oma'"),
        ("cut", '"{}"'.format("x" * 61), "a cut has at most 60 characters"),
        ("hidden", '"AAAA"', "hidden belongs to a deal in progress"),
        ("seal", None, "is a field of a sealed deal"),
        ("seed", None, "seed belongs to a finished deal"),
        ("origin", None, "is not one of random"),
    ],
)
def test_a_changed_fact_of_a_deal_is_refused(deal: int, key: str, value: str | None, said: str) -> None:
    _, text = example()
    if f"    {key}:" in text.partition("prepared:")[0].partition("moves:")[0]:
        place = line_of(text, f"    {key}:", deal)
        changed = with_line(text, place, None if value is None else f"    {key}: {value}")
    else:
        place = line_of(text, "    cut:", deal)
        changed = with_line(text, place, f'    cut: ""\n    {key}: {value}')
    message = refused(changed)
    assert said in message
    assert message.startswith("m.scopa:")
    assert f"deals[{deal + 1}]" in message


def entries(text: str) -> list[str]:
    return re.findall('(?m)^  - "(.*)"$', text)


def test_an_entry_that_was_removed_is_missed_even_if_the_counter_fits() -> None:
    record, text = example()
    for number, entry in enumerate(record.chain):
        changed = with_line(text, line_of(text, f'"{entry}"'), None)
        key = {"hint": "hints", "take_back": "taken_back"}.get(entry.kind)
        if key is not None:
            stated = record.hints if key == "hints" else record.taken_back
            count = f"{key}: {stated - 1}\n" if stated > 1 else ""
            assert f"{key}: {stated}\n" in changed
            changed = changed.replace(f"{key}: {stated}\n", count)
        message = refused(changed)
        later_seal = any(one.kind == "sealed" for one in record.chain[number + 1 :])
        wanted = (
            "has no seal of" if entry.kind == "sealed" else "the sealed text" if later_seal else "chain_head"
        )
        assert wanted in message or "the sealed text" in message


def test_an_entry_that_was_added_or_moved_is_found() -> None:
    record, text = example()
    hint = next(str(entry) for entry in record.chain if entry.kind == "hint")
    place = line_of(text, f'"{hint}"')
    doubled = with_line(text, place, f'  - "{hint}"\n  - "{hint}"')
    assert f"hints is {record.hints}" in refused(doubled) or "the sealed text" in refused(doubled)
    assert "the sealed text" in refused(
        doubled.replace(f"hints: {record.hints}", f"hints: {record.hints + 1}")
    )
    lines = text.splitlines()
    lines[place - 1], lines[place] = lines[place], lines[place - 1]
    assert "the sealed text" in refused("\n".join(lines) + "\n")


def test_the_counters_must_be_those_of_the_chain() -> None:
    record, text = example()
    for key, stated in (("hints", record.hints), ("taken_back", record.taken_back)):
        less = text.replace(f"{key}: {stated}\n", f"{key}: {stated + 1}\n")
        assert f"{key} is {stated + 1}, but the chain has {stated}" in refused(less)
        assert f"{key} is 0, but" in refused(text.replace(f"{key}: {stated}\n", ""))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"chain_head: \"[0-9a-f]{4}", 'chain_head: "0000', "an entry was added, removed or changed"),
        (r"chain_head: .*\n", "", "an entry was added, removed or changed"),
        (r"scopa-record: 2", "scopa-record: 1", "is a field of records with seals"),
        (r"rules_text: .*", 'rules_text: "{}"', "the rules are"),
        (r'hidden: "....', 'hidden: "AAAA', "the hidden part is damaged"),
        (r"(?s)chain:\n.*chain_head", "chain_head", "a record with a chain has at least one sealed deal"),
        (r'  - "hint .*"', '  - "hint"', "'hint' is not an entry"),
        (r'  - "hint .*"', '  - "earlier 0 0"', "only the first entry can be an earlier one"),
        (r"(?s)prepared:.*", "", "deal 4 was sealed, and the record does not have it"),
        (r"  - deal: 4", "  - deal: 3", "deal 3 is dealt already"),
        (
            r'(?s)(prepared:.*    cut: )"[^"]*"',
            r'\g<1>"x"',
            "prepared[1].cut: the seed and the cut give another",
        ),
        (r'(?s)(prepared:.*)    cut: "[^"]*"\n', r"\g<1>", "the deck is cut, and the cut is missing"),
        (r"  - deal: 4", "  - deal: 5", "the chain has no seal of deal 5"),
        (r"(prepared:\n.*\n    dealer: )[01]", r"\g<1>5", "no seat 5 among 2"),
        (r'  - person: "Person', '  - person: "Nobody', "the sealed text does not give this seal"),
    ],
)
def test_a_change_elsewhere_is_refused(old: str, new: str, said: str) -> None:
    _, text = example()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    assert said in refused(changed)


def test_a_deal_sealed_twice_is_refused() -> None:
    record, text = example()
    assert "deal 1 is sealed a second time" in refused(text.replace('"sealed 2 ', '"sealed 1 ', 1))
    assert record.chain


def test_the_mark_of_a_chosen_deal_cannot_be_taken_away() -> None:
    session, shelf = people(LONG, 2, Random(12), "winter")
    session.submit(NextDeal())
    text = shelf.texts[-1]
    assert "repeated: true\n" in text
    assert "may have been known" in refused(text.replace("repeated: true\n", ""))
    read_record(text, "m", rules_of)
    assert session.record.repeated


def test_another_deck_under_the_veil_is_refused() -> None:
    record, text = example()
    deal = record.deals[2]
    assert deal.seal is not None
    hidden = re.findall('    hidden: "(.*)"', text)[0]
    seed, decks = unveiled(deal.seal.commitment, hidden)
    assert decks[-1] == "".join(map(str, deal.deck))
    for other in ((), ("7d",), (decks[-1][2:] + decks[-1][:2],)):
        message = refused(text.replace(hidden, veiled(deal.seal.commitment, seed, other)))
        assert decks[-1] not in message
        assert seed not in message
    assert "the sealed text" in refused(text.replace(hidden, veiled(deal.seal.commitment, seed[::-1], decks)))


def test_no_proof_tells_of_a_deal_in_progress() -> None:
    record, _ = example()
    proof = proof_of(record, 2)
    assert proof is not None
    assert proof.opened is None
    assert len(proof.words) == 8
    unsealed, _ = random_match(Ruleset(), 2, seed=3)
    assert proof_of(unsealed, 0) is None


def test_a_proof_notices_decks_and_chains_that_do_not_fit() -> None:
    record, _ = example()
    first = record.deals[0]
    wrong = [
        replace(record, deals=(replace(first, deck=first.deck[::-1]), *record.deals[1:])),
        replace(record, deals=(replace(first, cut="x"), *record.deals[1:])),
        replace(record, chain=record.chain[1:]),
    ]
    for one, holds in [(record, True), *((one, False) for one in wrong)]:
        proof = proof_of(one, 0)
        assert proof is not None
        assert proof.opened is not None
        assert proof.opened.holds is holds


def test_a_record_cut_short_anywhere_is_a_record_or_a_data_error() -> None:
    _, text = example()
    for length in range(0, len(text), 7):
        try:
            read_record(text[:length], "m.scopa", rules_of)
        except DataError:
            continue


def fuzzed(times: int, seed: int) -> None:
    """Change, remove or double characters and lines by chance: an error, or the same record."""
    record, text = example()
    rng = Random(seed)
    for _ in range(times):
        place, length = rng.randrange(len(text)), rng.choice((1, 1, 1, 5, 40))
        new = rng.choice(("", text[place] * 2, chr(rng.randrange(32, 127)), text[place - length : place]))
        changed = text[:place] + new + text[place + length :]
        try:
            read, _ = read_record(changed, "m.scopa", rules_of)
        except DataError:
            continue
        facts = replace(read, deals=(), ruleset=record.ruleset)
        assert facts == replace(record, deals=())
        for one, other in zip(read.deals, record.deals, strict=True):
            assert (one.seal, one.cut, one.deck, one.thrown_in) == (
                other.seal,
                other.cut,
                other.deck,
                other.thrown_in,
            )


def test_whatever_is_changed_by_chance_leaves_seals_and_marks_or_is_refused() -> None:
    fuzzed(60, 1)


@pytest.mark.slow
def test_thousands_of_changes_leave_seals_and_marks_or_are_refused() -> None:
    fuzzed(4000, 2)


def test_equal_records_give_equal_texts() -> None:
    record, text = example()
    assert print_record(record) == text
