"""The next deal exists nowhere before it is sealed: no file has it, and it follows from none."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.notation import read_record
from settebello.notation.seals.seal import Seal
from settebello.notation.seals.veil import unveiled, veiled
from settebello.session import NextDeal, SealDeal, Waiting
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.scene import Reset
from settebello.ui.table.scene import TableScene
from tests.app.test_game import frames, opponents, running, saved_match
from tests.engine.games import BOOK
from tests.session.test_matches import play
from tests.session.test_sealed_deals import hidden_forms, matches

PLAYING = {Waiting.PERSON, Waiting.OPPONENT}


def contents(home: Path) -> str:
    """Every byte of every file below a folder, as one text with a character for each byte."""
    files = (path for path in sorted(home.rglob("*")) if path.is_file())
    return "\n".join(path.read_bytes().decode("latin-1") for path in files)


def secrets_of(seal: Seal) -> list[str]:
    """The seed and the first deck of a deal, in all forms in which a file could have them."""
    plain = [seal.seed, seal.seed.replace("-", ""), "".join(map(str, seal.decks[0]))]
    return [form for text in plain for form in hidden_forms(text)]


def hidden_parts(record_text: str) -> Iterator[str]:
    """What the program can decipher of a record: the seeds and decks that it hides."""
    record, _ = read_record(record_text, "match.scopa", BOOK.ruleset)
    seals = [deal.seal for deal in record.deals if deal.score is None]
    assert record.next_prepared is None
    for line in record_text.splitlines():
        if "hidden:" in line:
            commitments = [seal.commitment for seal in seals if seal is not None]
            yield str(unveiled(commitments[-1], line.split('"')[1]))


def test_after_no_move_has_a_file_of_the_program_anything_of_the_next_deal(tmp_path: Path) -> None:
    """The whole data folder is read after each move of a deal, and searched for the deal that follows."""
    saved_match(tmp_path, 8)
    read: list[str] = []
    with running(tmp_path) as (game, clock):
        game.stack.apply(Reset(routes.ContinueMatch()))
        frames(game, clock, 2)
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        session = scene.session
        deals, moves = len(session.record.deals), -1
        while session.waiting_for in PLAYING and len(session.record.deals) == deals:
            if scene.picking is not None:
                scene.play(scene.picking.legal[0])
            frames(game, clock, 1)
            if session.waiting_for not in PLAYING or len(session.record.deals[-1].moves) == moves:
                continue
            moves = len(session.record.deals[-1].moves)
            assert session.sealed is None
            game.writer.drain()
            read.append(contents(tmp_path))
            text = Saves(Places.under(tmp_path).matches).read()
            assert text is not None
            read += hidden_parts(text)
        session.submit(SealDeal())
        prepared = session.record.next_prepared
        game.writer.drain()
        after = contents(tmp_path)
    assert prepared is not None
    assert len(read) > 20
    for secret in secrets_of(prepared.seal):
        assert not any(secret in text for text in read)
    # What was searched for is there as soon as the deal is sealed, and in the file only under its veil.
    assert prepared.seal.commitment in after
    assert veiled(prepared.seal.commitment, prepared.seal.seed, ()) in after
    assert not any(secret in after for secret in secrets_of(prepared.seal))


def test_the_next_deal_does_not_follow_from_what_is_saved(tmp_path: Path) -> None:
    """At any move of a deal, the same files lead each program that goes on with them to another deal."""
    session = matches(tmp_path / "match", 1).start("scopa", {}, ("bimbo",))
    play(session, 1)
    copies = 0
    while session.waiting_for in PLAYING:
        play(session, 9)
        seeds = {next_seed(tmp_path / "match", tmp_path / f"{copies}-{rng}", rng) for rng in range(2)}
        assert len(seeds) == 2
        copies += 1
    assert copies >= 4


def next_seed(folder: Path, copy: Path, seed: int) -> str:
    """The seed of the deal that follows, for a program that goes on with a copy of the files."""
    shutil.copytree(folder, copy)
    session = matches(copy, seed).resume()
    assert session is not None
    while session.waiting_for in PLAYING:
        play(session, 1)
    session.submit(SealDeal())
    prepared = session.record.next_prepared
    assert prepared is not None
    return prepared.seal.seed


def test_the_seed_of_a_deal_is_drawn_from_the_random_source_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A source that gives nothing but zeros gives a seed that nothing else can give."""
    game = Game(Options(places=Places.under(tmp_path)), clock=ManualClock(), opponents=opponents())
    try:
        monkeypatch.setattr("random._urandom", bytes)
        game.stack.apply(Reset(routes.NewMatch(GameChoice("scopa", 2, ("bimbo",)))))
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        if not scene.session.record.deals:
            scene.session.submit(NextDeal())
        (deal,) = scene.session.record.deals
    finally:
        game.close()
    assert deal.seal is not None
    assert deal.seal.seed == "22222-22222-22222-22222"
