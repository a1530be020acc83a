"""Matches taken up, saved and opened in the program as a whole."""

from pathlib import Path

import pygame

from settebello import resources
from settebello.notation import print_record, read_record
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.saves import NamedSaves, Saves
from settebello.ui.kit import routes
from settebello.ui.kit.ports.archive_port import KeptMatch, Shelf
from settebello.ui.kit.scene import Push, Reset, SceneId
from settebello.ui.table.scene import TableScene
from tests.app.test_game import frames, press, running, saved_match
from tests.ui.shelves import played, put_away


def test_a_match_put_away_is_taken_up_and_the_one_in_progress_put_away_for_it(tmp_path: Path) -> None:
    wanted = played(1, steps=30)
    saves = put_away(tmp_path, wanted)
    before = saved_match(tmp_path, 20)
    with running(tmp_path) as (game, clock):
        press(game, clock, *[pygame.K_DOWN] * 4, pygame.K_LEFT, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TITLE, SceneId.MATCHES]
        frames(game, clock, 4)
        press(game, clock, pygame.K_DOWN, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TABLE]
        assert isinstance(game.stack.top, TableScene)
        assert game.stack.top.session.record == wanted
    assert [path.read_text(encoding="utf-8") for path in saves.finished()] == [before]


def test_a_copy_is_opened_as_a_match_that_does_not_count_and_stays_where_it_was(tmp_path: Path) -> None:
    record = played(1, steps=30)
    saved = NamedSaves(Places.under(tmp_path).saved)
    path = saved.write("Zia", print_record(record))
    with running(tmp_path) as (game, _):
        game.stack.apply(Reset(routes.ContinueKept(KeptMatch(Shelf.SAVED, "Zia"))))
        assert isinstance(game.stack.top, TableScene)
        assert game.stack.top.session.record.repeated
    assert path.read_text(encoding="utf-8") == print_record(record)
    text = Saves(Places.under(tmp_path).matches).read()
    assert text is not None
    assert read_record(text, "match", Rulebook((resources.rules(),)).ruleset)[0].deals == record.deals


def test_a_match_that_is_gone_is_told_and_the_title_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        game.stack.apply(Reset(routes.ContinueKept(KeptMatch(Shelf.SAVED, "Zia"))))
        frames(game, clock, 2)
        assert game.stack.ids[-1] is SceneId.DIALOG


def test_there_may_be_no_match_to_save(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        game.stack.apply(Push(routes.SaveAs()))
        frames(game, clock, 2)
        press(game, clock, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TITLE]


def test_the_match_on_the_table_is_saved_under_a_name(tmp_path: Path) -> None:
    saved_match(tmp_path, 20)
    with running(tmp_path) as (game, clock):
        game.stack.apply(Reset(routes.ContinueMatch()))
        frames(game, clock, 2)
        game.stack.apply(Push(routes.SaveAs()))
        press(game, clock, pygame.K_RETURN, pygame.K_RETURN)
        assert [*game.stack.ids] == [SceneId.TABLE]
        assert isinstance(game.stack.top, TableScene)
        record = game.stack.top.session.record
    (path,) = NamedSaves(Places.under(tmp_path).saved).all()
    assert path.read_text(encoding="utf-8") == print_record(record)
