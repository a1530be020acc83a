"""Records of the market game: printed, read, resumed, and refused with the place of the mistake."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.datafile import DataError
from settebello.market import parse_action, scores_of
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord
from settebello.notation.market.record_text import (
    MarketRulesChangedError,
    print_market_record,
    read_market_record,
)
from settebello.session.market.market_matches import MarketMatches
from settebello.session.market.market_session import MarketSession
from settebello.session.matches import Damaged
from tests.market.bridge import book, rules_of

SEATS = (SeatRecord('Ann: # "x"'), SeatRecord(level="amico"), SeatRecord(level="bimbo"))


def matches_in(folder: Path) -> MarketMatches:
    return MarketMatches(folder, book().rules, MARKET_LEVELS, Random(3))


def started(folder: Path) -> MarketSession:
    return matches_in(folder).start(rules_of("mercato_expert"), SEATS, (1,), "tale")


def play_on(session: MarketSession, decisions: int) -> None:
    """Play with a planner in the place of the person."""
    for _ in range(decisions):
        if session.over:
            return
        if session.persons_turn:
            session.play(next(iter(session.state.legal_actions())))
        else:
            session.play_opponent()


def test_a_match_is_saved_after_every_action_and_resumed(tmp_path: Path) -> None:
    session = started(tmp_path)
    saved = tmp_path / "match.mercato"
    for _ in range(40):
        play_on(session, 1)
        assert saved.read_text("utf-8") == print_market_record(session.record)
    resumed = matches_in(tmp_path).resume()
    assert resumed is not None
    assert resumed.record == session.record
    assert resumed.state == session.state
    play_on(resumed, 5)
    assert resumed.record.actions[: len(session.record.actions)] == session.record.actions
    assert resumed.save_error is None


def test_a_finished_match_is_put_away_and_verified_by_replaying(tmp_path: Path) -> None:
    seats = (SeatRecord(level="amico"), SeatRecord(level="amico"))
    session = matches_in(tmp_path).start(rules_of(), seats, (), "end")
    play_on(session, 10_000)
    assert session.over
    (file,) = (tmp_path / "finished").glob("*.mercato")
    assert not (tmp_path / "match.mercato").exists()
    record, replayed = read_market_record(file.read_bytes(), file.name, book().rules)
    assert record == session.record
    assert record.points == tuple(score.points for score in scores_of(replayed.state))
    assert len(replayed.events) == len(record.actions) + 1
    assert matches_in(tmp_path).resume() is None


def test_a_new_match_puts_the_unfinished_one_away(tmp_path: Path) -> None:
    first = started(tmp_path)
    play_on(first, 3)
    second = matches_in(tmp_path).start(rules_of(), SEATS[:2], (), "other")
    assert [path.name for path in (tmp_path / "finished").iterdir()] == ["000001.mercato"]
    assert (tmp_path / "match.mercato").read_text("utf-8") == print_market_record(second.record)


def to_person(session: MarketSession) -> None:
    """Play on until the person is in turn."""
    while not session.persons_turn:
        session.play_opponent()


def test_an_action_is_taken_back(tmp_path: Path) -> None:
    session = started(tmp_path)
    to_person(session)
    before = session.state
    assert not session.can_take_back
    session.play(parse_action(before.rules, "end"))
    to_person(session)
    assert session.take_back()
    assert session.state == before
    assert session.record.taken_back == 1
    assert not session.take_back()
    resumed = matches_in(tmp_path).resume()
    assert resumed is not None
    assert (resumed.state, resumed.record) == (before, session.record)


def written(tmp_path: Path) -> str:
    session = started(tmp_path)
    play_on(session, 30)
    return print_market_record(session.record)


DAMAGE = {
    "mercato-record: 1": ("mercato-record: 2", "needs a newer program", 1),
    'seed: "tale"': ('seed: "\\x07"', "the character U+0007 is not allowed", 4),
    'opponent: "amico"': ('opponent: "amico"\n    person: "x"', "either a person or an opponent", 7),
    "handicaps: [1]": ("handicaps: [7]", "7 is too large (at most 3)", 9),
    "turns:\n  - ": ("turns:\n  - buy Z9a with g9; ", "turn 1, action 1: 'g9' is not a card of", 11),
    "turns:\n": ("turns:\n  - end; end; secure G24\n", "turn 1, action 3 (secure G24): the rules refuse", 11),
}


CHANGED_RULES = {
    "variant: mercato_expert": ("variant: mercat", "'mercat' is not a variant of the market game", 2),
    'digest: "': ('digest: "0', "have changed since", 3),
}


def refused(there: str, put: str, line: int, told: str, tmp_path: Path) -> tuple[str, Damaged, DataError]:
    """A record with another text in it, what looking for it as a save finds, and why it cannot be read."""
    text = written(tmp_path / "source")
    assert text.count(there) == 1
    other = text.replace(there, put)
    with pytest.raises(DataError) as error:
        read_market_record(other, "match.mercato", book().rules)
    (problem,) = error.value.problems
    assert told in problem.message
    assert problem.line == line
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / "match.mercato").write_text(other, encoding="utf-8")
    found = matches_in(folder).look()
    assert found is not None
    assert told in found.reason
    return other, found, error.value


@pytest.mark.parametrize("there", DAMAGE, ids=range(len(DAMAGE)))
def test_a_damaged_record_is_refused_with_its_place_and_kept(there: str, tmp_path: Path) -> None:
    put, told, line = DAMAGE[there]
    damaged, found, _ = refused(there, put, line, told, tmp_path)
    assert found.kept_as is not None
    assert found.kept_as.read_text("utf-8") == damaged
    assert not found.whole


@pytest.mark.parametrize("there", CHANGED_RULES, ids=range(len(CHANGED_RULES)))
def test_a_record_of_other_rules_is_refused_with_its_place_and_untouched(there: str, tmp_path: Path) -> None:
    put, told, line = CHANGED_RULES[there]
    other, found, error = refused(there, put, line, told, tmp_path)
    assert isinstance(error, MarketRulesChangedError)
    assert found.whole
    assert found.kept_as is None
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["match.mercato"]
    assert (tmp_path / "there" / "match.mercato").read_text("utf-8") == other


def test_a_save_of_an_unknown_level_is_kept(tmp_path: Path) -> None:
    (tmp_path / "match.mercato").write_text(
        written(tmp_path / "source").replace('"bimbo"', '"nobody"'), encoding="utf-8"
    )
    found = matches_in(tmp_path).look()
    assert found is not None
    assert "'nobody' is not a level of the market game: bimbo, novizio" in found.reason


def test_wrong_points_are_refused(tmp_path: Path) -> None:
    seats = (SeatRecord(level="amico"), SeatRecord(level="amico"))
    session = matches_in(tmp_path).start(rules_of(), seats, (), "end")
    play_on(session, 10_000)
    text = print_market_record(session.record)
    head, _, _ = text.rpartition("points:")
    with pytest.raises(DataError, match="the actions give"):
        read_market_record(f"{head}points: [100, 1]\n", "match.mercato", book().rules)
    early = print_market_record(
        MarketRecord(session.record.rules, session.record.seats, "end", points=(0, 0))
    )
    with pytest.raises(DataError, match="the match is not over"):
        read_market_record(early, "match.mercato", book().rules)


@pytest.mark.parametrize("cut", [0, 5, 60, 200, 400])
def test_a_record_that_was_cut_short_is_an_error_or_an_earlier_match(cut: int, tmp_path: Path) -> None:
    text = written(tmp_path)
    whole, _ = read_market_record(text, "x", book().rules)
    record = whole
    with suppress(DataError):
        record, _ = read_market_record(text[:-cut] if cut else "", "x", book().rules)
    assert record.actions == whole.actions[: len(record.actions)]


def test_a_record_as_version_1_wrote_it_can_be_read() -> None:
    file = Path(__file__).parents[1] / "museum" / "version-1.mercato"
    record, replayed = read_market_record(file.read_bytes(), file.name, book().rules)
    assert replayed.state.over
    assert record.points == tuple(score.points for score in scores_of(replayed.state))
    assert print_market_record(record) == file.read_text("utf-8")
