"""Matches kept on disk: resumed where they were, put away when over, never lost."""

from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.notation import print_record
from settebello.session import Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.session.chronicle import Chronicle
from settebello.storage.saves import Saves
from tests.fulldisk import full
from tests.notation.matches import rules_of


def matches(folder: Path) -> Matches:
    saves = Saves(folder)
    return Matches(saves=saves, ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=Random(4))


def play(session: TableSession, moves: int) -> None:
    for _ in range(moves):
        match session.waiting_for:
            case Waiting.DEAL:
                session.submit(NextDeal())
            case Waiting.PERSON:
                assert session.match.position is not None
                session.submit(PlayMove(session.match.position.legal_moves()[0]))
            case Waiting.OPPONENT:
                session.poll()
            case Waiting.NOTHING:
                return


def test_without_a_match_there_is_nothing_to_continue(tmp_path: Path) -> None:
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert desk.saved is None
    assert desk.resume() is None


@pytest.mark.parametrize("moves", [1, 2, 20, 37, 38, 60])
def test_a_match_goes_on_where_it_was_left(tmp_path: Path, moves: int) -> None:
    session = matches(tmp_path).start("scopa", {"match.target": 21}, ("bimbo",))
    play(session, moves)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert desk.can_continue
    assert desk.saved == (session.record, session.match)
    again = desk.resume()
    assert again is not None
    assert again.match == session.match
    assert again.events_so_far == session.events_so_far


def test_a_finished_match_is_put_away_and_not_continued(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {"match.target": 2}, ("bimbo",)), 10_000)
    desk = matches(tmp_path)
    assert desk.look() is None
    assert not desk.can_continue
    assert len(Saves(tmp_path).finished()) == 1


def test_a_new_match_keeps_the_one_left_unfinished(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {}, ("bimbo",)), 5)
    left = Saves(tmp_path).read()
    play(matches(tmp_path).start("scopa", {}, ("bimbo",)), 3)
    assert [path.read_text(encoding="utf-8") for path in Saves(tmp_path).finished()] == [left]


def test_a_match_put_away_is_taken_up_again_and_the_other_put_away_for_it(tmp_path: Path) -> None:
    first = matches(tmp_path).start("scopa", {}, ("bimbo",))
    play(first, 9)
    second = matches(tmp_path).start("scopone", {}, ("bimbo", "amico", "bimbo"))
    play(second, 6)
    chronicle = Chronicle(Saves(tmp_path), rules_of)
    list(chronicle.read())
    ((name, summary),) = chronicle.all.items()
    assert (summary.ruleset, summary.levels) == ("scopa", (None, "bimbo"))
    again = matches(tmp_path).resume_put_away(name)
    assert again is not None
    assert again.match == first.match
    list(chronicle.read())
    assert [one.ruleset for one in chronicle.all.values()] == ["scopone"]
    assert print_record(second.record) in kept(tmp_path)


@pytest.mark.parametrize(("variant", "levels"), [("scopa", ("bimbo",)), ("cicera", ("amico",) * 3)])
def test_the_same_deal_again_has_the_same_cards_for_everybody(
    tmp_path: Path, variant: str, levels: tuple[str, ...]
) -> None:
    first = matches(tmp_path).start(variant, {"match.target": 40}, levels)
    play(first, 75)
    last = len(first.record.deals) - 1
    again = matches(tmp_path).same_deal(first.record, last)
    (deal,) = again.record.deals
    assert (deal.deck, deal.dealer) == (first.record.deals[last].deck, first.record.deals[last].dealer)
    assert again.match.scores == (0, 0)
    assert again.match.dealer == first.match.dealer
    play(again, 4)
    resumed = matches(tmp_path).resume()
    assert resumed is not None
    assert resumed.record == again.record
    assert resumed.record.repeated


def test_a_match_that_is_no_longer_there_cannot_be_taken_up(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {}, ("bimbo",)), 9)
    assert matches(tmp_path).resume_put_away("000009.scopa") is None
    assert Saves(tmp_path).current.exists()


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"scopa-record: 1\nruleset: [", b"scopa-record: 7\n"]
)
def test_a_damaged_save_is_kept_under_another_name_and_said(tmp_path: Path, content: bytes) -> None:
    Saves(tmp_path).current.write_bytes(content)
    desk = matches(tmp_path)
    damaged = desk.look()
    assert damaged is not None
    assert damaged.reason
    assert damaged.kept_as is not None
    assert damaged.kept_as.read_bytes() == content
    assert not desk.can_continue
    play(desk.start("scopa", {}, ("bimbo",)), 3)
    assert damaged.kept_as.read_bytes() == content


def kept(folder: Path) -> list[str]:
    """Every whole match there is, wherever it lies."""
    paths = [*folder.glob("match.scopa*"), *folder.glob("finished/*.scopa")]
    return [path.read_text(encoding="utf-8") for path in paths]


def test_a_save_that_cannot_be_put_away_is_not_written_over(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {}, ("bimbo",)), 9)
    left = Saves(tmp_path).read()
    (tmp_path / "finished").write_text("a file where the folder should be")
    session = matches(tmp_path).start("scopa", {}, ("bimbo",))
    play(session, 3)
    assert Saves(tmp_path).read() == left
    refused = session.save_error
    assert isinstance(refused, OSError)
    (tmp_path / "finished").unlink()
    play(session, 1)
    assert session.save_error is None
    assert Saves(tmp_path).read() == left
    assert print_record(session.record) in kept(tmp_path)


def test_a_damaged_save_that_cannot_be_moved_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise PermissionError("not yours")

    Saves(tmp_path).current.write_bytes(b"\xff damaged")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        desk = matches(tmp_path)
        damaged = desk.look()
        assert damaged is not None
        assert damaged.kept_as is None
        session = desk.start("scopa", {}, ("bimbo",))
        play(session, 5)
    assert Saves(tmp_path).current.read_bytes() == b"\xff damaged"
    assert print_record(session.record) in [path.read_text() for path in Saves(tmp_path).finished()]


def test_two_windows_on_the_same_match_both_keep_all_of_their_own(tmp_path: Path) -> None:
    play(matches(tmp_path).start("scopa", {}, ("bimbo",)), 4)
    here, there = matches(tmp_path).resume(), matches(tmp_path).resume()
    assert here is not None
    assert there is not None
    for _ in range(20):
        play(here, 1)
        play(there, 1)
    assert print_record(here.record) == Saves(tmp_path).read()
    assert print_record(there.record) in kept(tmp_path)
    assert len(kept(tmp_path)) == 2
    play(here, 10_000)
    play(there, 10_000)
    assert sorted(kept(tmp_path)) == sorted(map(print_record, (here.record, there.record)))


def test_a_match_begun_in_a_second_window_does_not_end_the_first_ones(tmp_path: Path) -> None:
    here = matches(tmp_path).start("scopa", {}, ("bimbo",))
    play(here, 4)
    there = matches(tmp_path).start("scopa", {}, ("amico",))
    for _ in range(6):
        play(there, 1)
        play(here, 1)
    assert {print_record(here.record), print_record(there.record)} <= set(kept(tmp_path))


def test_a_copy_is_played_on_a_full_disk_too_and_kept_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = matches(tmp_path).start("scopa", {}, ("bimbo",))
    play(played, 9)
    desk = matches(tmp_path)
    with monkeypatch.context() as disk:
        disk.setattr("settebello.storage.files.write_text", full)
        session = desk.continue_copy(played.record)
        play(session, 4)
        refused = session.save_error
    assert refused is not None
    play(session, 4)
    assert session.save_error is None
    again = matches(tmp_path).resume()
    assert again is not None
    assert again.match == session.match
