"""Sealed deals at the table: committed before they are dealt, the same after a restart and a take-back."""

import base64
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.engine import Redeal, Ruleset, Seat, parse_cards
from settebello.notation import Record, SeatRecord, print_record, read_record
from settebello.notation.deal_proof import proof_of
from settebello.notation.record import DealRecord, replay
from settebello.notation.sealed_record import (
    after_take_back,
    chain_heads,
    with_given_deal_sealed,
    with_hint,
    with_seal,
)
from settebello.notation.seals.seal import RANDOM, Origin, OriginKind, commitment_words, dealt_decks
from settebello.notation.seals.seed import draw_seed, later_seed, normal_cut
from settebello.session import (
    ChangeLevel,
    Matches,
    NextDeal,
    PlayMove,
    Redo,
    SealDeal,
    SealedDeal,
    TableSession,
    TakeBack,
    TakeHint,
    Waiting,
)
from settebello.storage.saves import Saves
from tests.engine.games import BOOK, SHIPPED
from tests.notation.matches import rules_of
from tests.session.sealed_matches import CUTS, act, people, played
from tests.session.test_table import SHORT, Shelf, Slow, step, table
from tests.session.test_take_back import LONG, to_person

VERIFY = Path(__file__).parents[1] / "reference" / "verify_deal.py"


def resumed(shelf: Shelf, ruleset_of: object = rules_of, seed: int = 99) -> TableSession:
    """The table of a program that was started again with another random source."""
    record, where = read_record(shelf.texts[-1], "m", rules_of)
    return TableSession(record, opponents=Slow(), journal=shelf, rng=Random(seed), replayed=where)


def matches(folder: Path, seed: int = 4) -> Matches:
    saves = Saves(folder)
    return Matches(saves=saves, ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=Random(seed))


def shown(session: TableSession) -> SealedDeal | None:
    return session.sealed


def to_the_deal(session: TableSession) -> None:
    while session.waiting_for is not Waiting.DEAL:
        step(session)


def test_a_deal_is_sealed_and_written_before_it_is_dealt() -> None:
    session, _, shelf = table()
    assert shown(session) is None
    assert session.submit(SealDeal()) == ()
    sealed = session.sealed
    assert sealed is not None
    assert sealed.number == 1
    assert sealed.words == commitment_words(sealed.commitment)
    assert sealed.origin.kind is OriginKind.RANDOM
    assert sealed.cut is None
    assert f"sealed 1 {sealed.commitment}" in shelf.texts[-1]
    assert session.waiting_for is Waiting.DEAL
    session.submit(NextDeal("Oma"))
    assert shown(session) is None
    deal = session.record.deals[0]
    assert deal.seal is not None
    assert deal.seal.commitment == sealed.commitment
    assert deal.cut == "Oma"
    assert deal.deck == dealt_decks(SHORT, deal.seal, "Oma")[-1] != deal.seal.decks[0]


def test_a_prepared_deal_stays_as_it_is() -> None:
    session, _, shelf = table()
    session.submit(SealDeal())
    before, writes = session.record, len(shelf.texts)
    session.submit(SealDeal())
    assert session.record == before
    assert len(shelf.texts) == writes
    session.submit(NextDeal())
    assert session.submit(SealDeal()) == ()
    assert len(session.record.chain) == 1


def test_without_preparation_the_deal_is_sealed_all_the_same() -> None:
    prepared, unprepared = table()[0], table()[0]
    prepared.submit(SealDeal())
    for session in (prepared, unprepared):
        session.submit(NextDeal("x"))
    assert prepared.record == unprepared.record
    assert unprepared.record.deals[0].seal is not None


def test_an_impossible_cut_changes_nothing() -> None:
    session, _, shelf = table()
    session.submit(SealDeal())
    before = session.record
    for cut in ("x" * 61, "a\nb"):
        with pytest.raises(ValueError, match="a cut has"):
            session.submit(NextDeal(cut))
    assert session.record == before
    assert session.waiting_for is Waiting.DEAL
    assert len(shelf.texts) == 1


def test_a_prepared_deal_survives_a_restart() -> None:
    session, _, shelf = table()
    session.submit(SealDeal())
    again = resumed(shelf)
    assert again.sealed == session.sealed
    again.submit(SealDeal())
    for one in (session, again):
        one.submit(NextDeal("Oma"))
    assert again.record == session.record


def test_a_level_can_be_changed_between_seal_and_deal() -> None:
    session, _, shelf = table()
    session.submit(SealDeal())
    session.submit(ChangeLevel(Seat(1), "maestro"))
    session.submit(NextDeal())
    assert resumed(shelf).record == session.record


def test_a_deal_that_was_taken_back_is_dealt_again_as_it_was() -> None:
    session, _, shelf = table(3, LONG)
    session.submit(NextDeal("first"))
    to_the_deal(session)
    session.submit(SealDeal())
    session.submit(NextDeal("second"))
    to_person(session)
    second = session.record.deals[1]
    begun = replace(second, moves=(), scopas=frozenset())
    session.submit(TakeBack())
    assert len(session.record.deals) == 1
    assert shown(session) is None
    session = resumed(shelf)
    to_the_deal(session)
    sealed = shown(session)
    assert sealed is not None
    assert second.seal is not None
    assert sealed.commitment == second.seal.commitment
    assert sealed.cut == "second"
    session.submit(SealDeal())
    session.submit(NextDeal("another cut"))
    assert replace(session.record.deals[1], moves=(), scopas=frozenset()) == begun
    assert read_record(shelf.texts[-1], "m", rules_of)[0] == session.record


def test_a_seal_made_before_a_take_back_stays_too() -> None:
    session, _, _ = table(3, LONG)
    session.submit(NextDeal())
    to_the_deal(session)
    session.submit(SealDeal())
    sealed = session.sealed
    session.submit(TakeBack())
    assert shown(session) is None
    to_the_deal(session)
    assert shown(session) == sealed


def test_the_chain_notes_every_hint_and_take_back_and_a_redo_keeps_them() -> None:
    session, _, shelf = table()
    session.submit(NextDeal())
    while session.waiting_for is not Waiting.PERSON:
        step(session)
    moves = len(session.record.deals[0].moves)
    session.submit(TakeHint())
    step(session)
    session.submit(TakeBack())
    session.submit(TakeHint())
    session.submit(Redo())
    assert [str(entry) for entry in session.record.chain[1:]] == [
        f"hint 1 {moves + 1}",
        f"take_back 1 {moves + 1}",
        f"hint 1 {moves + 1}",
    ]
    assert (session.record.taken_back, session.record.hints) == (1, 2)
    assert resumed(shelf).record == session.record


def test_the_seal_of_the_next_deal_contains_the_hints_before_it() -> None:
    session, _, _ = table(3, LONG)
    session.submit(NextDeal())
    session.submit(TakeHint())
    to_the_deal(session)
    session.submit(SealDeal())
    prepared = session.record.next_prepared
    assert prepared is not None
    assert prepared.seal.chain == chain_heads(session.record)[2]


@pytest.mark.parametrize("text", ["winter", " ABCDE fghjk 23456 zyxwv ", "7"])
def test_a_chosen_seed_gives_every_deal_of_the_match_and_marks_it(text: str) -> None:
    first, shelf = people(LONG, 2, Random(1), text)
    second, _ = people(LONG, 2, Random(2), text)
    for session in (first, second):
        played(session, Random(5), 3)
    assert first.record == second.record
    assert first.record.repeated
    seals = [deal.seal for deal in first.record.deals]
    chosen = "abcde-fghjk-23456-zyxwv" if "ABC" in text else text
    assert [seal and seal.seed for seal in seals] == [chosen, later_seed(chosen, 2), later_seed(chosen, 3)]
    assert {str(seal and seal.origin) for seal in seals} == {f"chosen {chosen}"}
    assert read_record(shelf.texts[-1], "m", rules_of)[0] == first.record


def test_the_later_seeds_of_a_chosen_one_do_not_depend_on_a_restart() -> None:
    session, shelf = people(LONG, 2, Random(1), "winter")
    played(session, Random(5), 1)
    again = resumed(shelf)
    for one in (session, again):
        one.submit(SealDeal())
    assert again.sealed == session.sealed


def test_the_number_of_the_command_line_is_a_chosen_seed(tmp_path: Path) -> None:
    first = matches(tmp_path, 1).start("scopa", {}, ("bimbo",), seed=7)
    second = matches(tmp_path, 2).start("scopa", {}, ("bimbo",), seed_text=" 7")
    for session in (first, second):
        session.submit(NextDeal())
    assert first.record == second.record
    assert first.record.repeated
    with pytest.raises(ValueError, match="a seed has"):
        matches(tmp_path).start("scopa", {}, ("bimbo",), seed_text="x" * 41)


def test_a_repeated_deal_says_so_in_its_seal(tmp_path: Path) -> None:
    session, _ = people(Ruleset().override({"redeal.kings": 1, "match.target": 40}), 2, Random(3))
    played(session, Random(3), 1)
    again = matches(tmp_path).same_deal(session.record, 0)
    deal, original = again.record.deals[0], session.record.deals[0]
    assert deal.seal is not None
    assert deal.seal.origin.kind is OriginKind.REPEATED
    assert deal.seal.decks == (*original.thrown_in, original.deck)
    assert again.record.repeated
    position = again.match.position
    assert position is not None
    again.submit(PlayMove(position.legal_moves()[0]))
    text = (Saves(tmp_path)).read()
    assert text is not None
    assert "".join(map(str, deal.deck)) not in text
    assert read_record(text, "m", rules_of)[0] == again.record


def test_a_copy_that_goes_on_says_so_in_the_chain(tmp_path: Path) -> None:
    session, _ = people(LONG, 2, Random(3))
    played(session, Random(3), 1)
    again = matches(tmp_path).continue_copy(session.record)
    assert str(again.record.chain[-1]).startswith("repeated 1 ")
    text = Saves(tmp_path).read()
    assert text is not None
    assert read_record(text, "m", rules_of)[0] == again.record


def test_an_old_match_goes_on_with_sealed_deals() -> None:
    """What was counted before the first seal opens the chain."""
    session, _ = people(LONG, 2, Random(3))
    played(session, Random(3), 1)
    bare = (replace(session.record.deals[0], seal=None, cut=""),)
    old = replace(session.record, deals=bare, chain=(), prepared=(), taken_back=2, hints=1)
    assert print_record(old).startswith("scopa-record: 1\n")
    shelf = Shelf()
    again = TableSession(old, opponents=Slow(), journal=shelf, rng=Random(1))
    again.submit(NextDeal("Oma"))
    second = again.record.deals[1]
    assert second.seal is not None
    assert [str(entry) for entry in again.record.chain] == [
        "earlier 2 1",
        f"sealed 2 {second.seal.commitment}",
    ]
    assert read_record(shelf.texts[-1], "m", rules_of)[0] == again.record
    # Back into the deal without a seal, and on again.
    again.submit(TakeBack())
    assert [deal.seal for deal in again.record.deals] == [None]
    assert read_record(shelf.texts[-1], "m", rules_of)[0] == again.record
    step(again)
    again.submit(NextDeal())
    assert again.record.deals[1] == second
    assert read_record(shelf.texts[-1], "m", rules_of)[0] == again.record


def hidden_forms(plain: str) -> list[str]:
    """A text as it could be found in a file: itself, in hexadecimal and in base64 at every offset."""
    content = plain.encode()
    found = [plain, content.hex(), content.hex().upper(), base64.b85encode(content).decode()]
    for before in range(3):
        whole = base64.b64encode(b"\0" * before + content).decode()
        # The characters that depend on the bytes around the text are left out.
        found.append(whole[-(-before * 8 // 6) + 1 if before else 0 : -4])
    return found


def test_neither_deck_nor_seed_of_the_deal_in_progress_can_be_read_in_its_file() -> None:
    session, shelf = people(LONG, 2, Random(3))
    session.submit(SealDeal())
    prepared = session.record.next_prepared
    assert prepared is not None
    secrets = [
        prepared.seal.seed,
        prepared.seal.seed.replace("-", ""),
        "".join(map(str, prepared.seal.decks[0])),
    ]
    session.submit(NextDeal("Oma"))
    deck = "".join(map(str, session.record.deals[0].deck))
    secrets += [deck, deck[::-1], deck[:24], deck[-24:]]
    for text in shelf.texts:
        content = base64.b64decode(re.findall('hidden: "([^"]+)"', text)[-1])
        for secret in secrets:
            assert not any(form in text for form in hidden_forms(secret))
            assert secret.encode() not in content
    played(session, Random(3), 1)
    assert session.record.deals[0].seal is not None
    assert all(secret in shelf.texts[-1] for secret in (prepared.seal.seed, deck))


def test_the_forms_searched_for_are_found_where_a_text_is_not_hidden() -> None:
    for around in (b"", b"a", b"ab", b"abc"):
        text = base64.b64encode(around + b"abcde-fghjk-23456-zyxwv" + around).decode()
        assert any(form in text for form in hidden_forms("abcde-fghjk-23456-zyxwv")[4:])


def test_the_state_at_the_table_is_in_the_file_at_every_moment() -> None:
    session, shelf = people(LONG, 3, Random(8))
    rng = Random(8)
    session.submit(SealDeal())
    while len(shelf.texts) < 50:
        record, where = read_record(shelf.texts[-1], "m", rules_of)
        assert print_record(record) == shelf.texts[-1]
        assert record == session.record
        assert where.match == session.match
        act(session, rng)
    assert len(session.record.deals) == 2


def test_rules_edited_since_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    session = matches(tmp_path).start("scopa", {}, ("bimbo",))
    session.submit(SealDeal())
    text = Saves(tmp_path).read()
    assert text is not None
    edited = Matches(
        saves=Saves(tmp_path),
        ruleset_of=lambda name, changes: rules_of(name, changes).changed({"deal.table": 2}),
        opponents=LocalOpponents(Levels()),
        rng=Random(1),
    )
    damaged = edited.look()
    assert damaged is not None
    assert "the rules of scopa have changed since" in damaged.reason
    assert damaged.kept_as is not None
    assert damaged.kept_as.read_text(encoding="utf-8") == text
    damaged.kept_as.rename(Saves(tmp_path).current)
    again = matches(tmp_path).resume()
    assert again is not None
    assert again.sealed == session.sealed


def second_program(text: str) -> list[str]:
    """The seals and words that the second program finds; it raises CalledProcessError if one is wrong."""
    ran = subprocess.run(
        [sys.executable, "-I", str(VERIFY)], input=text.encode(), capture_output=True, check=True
    )
    return ran.stdout.decode().splitlines()


def sealed_text(ruleset: Ruleset, players: int, deals: int, rng: Random) -> tuple[str, list[str], int]:
    """A record of deals without moves, counted as finished; its seals with their words, and its redeals."""
    people_and_others = (SeatRecord('Person "\N{SNOWMAN}"'), SeatRecord(level="bimbo"), SeatRecord(""))
    seats = tuple(people_and_others[seat % 3] for seat in range(players))
    record = Record(ruleset, seats, Seat(rng.randrange(players)))
    chosen = rng.choice(["", "", "winter"])
    for number in range(1, deals + 1):
        origin = Origin(OriginKind.CHOSEN, chosen) if chosen else RANDOM
        seed = origin.chosen_seed(number) or draw_seed(rng)
        record = with_seal(record, Seat(rng.randrange(players)), origin, seed)
        prepared = record.next_prepared
        assert prepared is not None
        cut = normal_cut(rng.choice(CUTS))
        record = record.with_deal(dealt_decks(ruleset, prepared.seal, cut), prepared.seal.dealer, cut)
        over = replace(record.deals[-1], score=(0,) * players)
        record = replace(record, deals=(*record.deals[:-1], over))
        if rng.random() < 0.5:
            record = with_hint(after_take_back(record, record))
    proofs = [proof_of(record, deal) for deal in range(deals)]
    assert all(proof is not None and proof.opened is not None and proof.opened.holds for proof in proofs)
    expected = [" ".join([proof.commitment, *proof.words]) for proof in proofs if proof is not None]
    return print_record(record), expected, sum(len(deal.thrown_in) for deal in record.deals)


THROWN_IN = {"redeal.kings": 1, "redeal.scope": "table"}
"""Rules under which many first tables are dealt again, alone."""


def verified_deals(each: int, rng: Random) -> tuple[int, int]:
    """Have so many deals of every shipped game verified, and of games with many redeals; how many of both."""
    games = [*SHIPPED.values()]
    games += [(BOOK.ruleset("scopa", THROWN_IN), players) for players in (2, 3)]
    games += [(BOOK.ruleset("scopa", {"redeal.kings": 1}), 2)]
    deals = redeals = 0
    for ruleset, players in games:
        text, expected, thrown_in = sealed_text(ruleset, players, each, rng)
        assert second_program(text) == expected
        deals, redeals = deals + len(expected), redeals + thrown_in
    return deals, redeals


def test_a_second_program_agrees_with_every_seal() -> None:
    deals, redeals = verified_deals(4, Random(1))
    assert deals >= 100
    assert redeals >= 5


@pytest.mark.slow
def test_a_second_program_agrees_with_the_seals_of_a_thousand_deals() -> None:
    deals, redeals = verified_deals(40, Random(2))
    assert deals >= 1000
    assert redeals > 50


def test_a_second_program_agrees_with_a_match_that_was_played() -> None:
    session, shelf = people(LONG, 2, Random(6))
    played(session, Random(6), 2)
    proofs = [proof_of(session.record, deal) for deal in range(2)]
    assert [line.split()[0] for line in second_program(shelf.texts[-1])] == [
        proof.commitment for proof in proofs if proof is not None
    ]


def test_the_second_program_refuses_what_was_changed() -> None:
    session, shelf = people(LONG, 2, Random(3))
    played(session, Random(3), 2)
    text = shelf.texts[-1]
    seal = session.record.deals[1].seal
    assert seal is not None
    changed = [
        text.replace(seal.seed, seal.seed[::-1]),
        text.replace(f'cut: "{session.record.deals[1].cut}"', 'cut: "x"'),
        text.replace("dealer: 1", "dealer: 0"),
        text.replace('origin: "random"', 'origin: "arranged"'),
        text.replace('Person \\"0\\"', "Somebody"),
    ]
    for one in changed:
        assert one != text
        with pytest.raises(subprocess.CalledProcessError):
            second_program(one)


def test_the_second_program_is_short_and_imports_nothing_of_the_first() -> None:
    text = VERIFY.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    imports = re.findall(r"(?m)^(?:import|from) (\S+)", text)
    assert set(imports) == {"re", "sys", "collections.abc", "hashlib", "json"}


def test_decks_drawn_by_the_system_are_different() -> None:
    decks = set()
    for _ in range(30):
        session, _ = people(SHORT, 2, SystemRandom())
        session.submit(NextDeal())
        decks.add(session.record.deals[0].deck)
    assert len(decks) == 30


def test_the_events_of_a_sealed_deal_include_its_redeals() -> None:
    ruleset = Ruleset().override({"redeal.kings": 1, "match.target": 40})
    for seed in range(20):
        session, _ = people(ruleset, 2, Random(seed))
        events = session.submit(NextDeal())
        thrown_in = session.record.deals[0].thrown_in
        assert [type(event) for event in events].count(Redeal) == len(thrown_in)
        assert events == replay(session.record).events
        if thrown_in:
            return
    pytest.fail("no table was thrown in")


def sealed_for_another_dealer(record: Record) -> Record:
    return with_seal(record, Seat(1), RANDOM, draw_seed(Random(1)))


def sealed_with(*decks: str) -> Callable[[Record], Record]:
    """Return what seals such decks as arranged ones and takes the deal back."""

    def sealed(record: Record) -> Record:
        *thrown_in, deck = map(parse_cards, decks)
        deal = DealRecord(record.dealer, deck, tuple(thrown_in))
        given = replace(record, deals=(deal,), repeated=True)
        return with_given_deal_sealed(given, OriginKind.ARRANGED, "s").before_deal()

    return sealed


WHOLE = "".join(map(str, LONG.deck.cards))


@pytest.mark.parametrize(
    "sealed",
    [sealed_for_another_dealer, sealed_with("7d"), sealed_with(WHOLE, WHOLE)],
    ids=["another dealer", "one card", "two decks"],
)
def test_a_sealed_deal_that_does_not_fit_to_the_match_is_not_dealt(
    sealed: Callable[[Record], Record],
) -> None:
    """Only a file that was made by hand can have one."""
    shelf = Shelf()
    shelf.texts.append(print_record(sealed(Record(LONG, (SeatRecord(), SeatRecord()), Seat(0)))))
    session = resumed(shelf)
    assert session.submit(NextDeal()) == ()
    assert str(session.deal_error) == "the sealed deal does not fit to the match"
    assert session.waiting_for is Waiting.DEAL
    assert resumed(shelf).record == session.record
