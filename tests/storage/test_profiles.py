"""Several people on one computer."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from settebello.storage.places import Places
from settebello.storage.profiles import AVATARS, CARD, FIRST, KEPT_FOR, PRESENT, Profiles

TODAY = date(2026, 11, 22)


def everything(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def with_matches(places: Places, text: str) -> None:
    """A player's files, as the program writes them."""
    (places.matches / "finished").mkdir(parents=True)
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    places.settings.write_text(f"format: 1\n# {text}\n")
    (places.matches / "match.scopa").write_text(text)
    (places.matches / "finished" / "000001.scopa").write_text(text)


def test_whoever_played_before_there_were_players_is_the_first_with_all_files_in_their_places(
    tmp_path: Path,
) -> None:
    root = Places.under(tmp_path)
    with_matches(root, "old")
    before = everything(tmp_path)
    profiles = Profiles(root)
    (first,) = profiles.all()
    assert (first.id, first.name, first.places) == (FIRST, "", root)
    assert profiles.present() == first
    assert everything(tmp_path) == before


def test_a_new_player_has_folders_of_their_own_and_the_rules_and_cards_of_all(tmp_path: Path) -> None:
    root = Places.under(tmp_path)
    profiles = Profiles(root)
    anna = profiles.create("Anna", "lion")
    assert anna.places.settings != root.settings
    assert anna.places.matches != root.matches
    assert (anna.places.rules, anna.places.skins) == (root.rules, root.skins)
    assert [one.name for one in profiles.all()] == ["", "Anna"]
    profiles.choose(anna.id)
    assert Profiles(root).present() == anna


def test_players_are_found_by_name_or_id(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    anna = profiles.create("Anna", "lion")
    assert profiles.get("ANNA") == anna
    assert profiles.get(anna.id) == anna
    assert profiles.get("Otto") is None


@pytest.mark.parametrize(
    ("wanted", "given"),
    [("anna", "anna 2"), ("  An \n na ", "An na"), ("x" * 99, "x" * 24), ("さくら", "さくら")],
)
def test_nobody_has_a_name_that_is_taken_or_no_name(tmp_path: Path, wanted: str, given: str) -> None:
    profiles = Profiles(Places.under(tmp_path))
    profiles.create("Anna", "lion")
    assert profiles.create(wanted, "king").name == given


def test_name_and_picture_are_changed(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    (first,) = profiles.all()
    profiles.change(first, "Rita", "dove")
    (again,) = Profiles(Places.under(tmp_path)).all()
    assert (again.name, again.avatar) == ("Rita", "dove")
    profiles.change(again, "Rita", "no such picture")
    assert profiles.all()[0].avatar == AVATARS[0]


def test_a_player_removed_is_kept_aside_for_thirty_days_and_can_be_brought_back(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    anna = profiles.create("Anna", "lion")
    with_matches(anna.places, "hers")
    before = everything(anna.places.data)
    removed = profiles.remove(anna, TODAY)
    assert removed.until == TODAY + KEPT_FOR
    assert [one.id for one in profiles.all()] == [FIRST]
    profiles.tidy(removed.until)
    (kept,) = profiles.removed()
    back = profiles.take_back(kept)
    assert (back.name, back.avatar) == ("Anna", "lion")
    assert everything(back.places.data) == before
    assert profiles.removed() == ()


def test_after_thirty_days_nothing_is_left(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    removed = profiles.remove(profiles.create("Anna", "lion"), TODAY)
    profiles.tidy(removed.until + timedelta(days=1))
    # One visit may have a wrong clock.
    assert profiles.removed() == (removed,)
    profiles.tidy(removed.until + timedelta(days=2))
    assert profiles.removed() == ()
    assert not list(removed.folder.parent.iterdir())


@pytest.mark.parametrize("wrong", [date(1970, 1, 2), TODAY + timedelta(days=40), date(2100, 3, 1)])
def test_a_clock_that_is_wrong_for_a_day_deletes_no_player(tmp_path: Path, wrong: date) -> None:
    profiles = Profiles(Places.under(tmp_path))
    removed = profiles.remove(profiles.create("Anna", "lion"), TODAY)
    for today in (TODAY, wrong, wrong, TODAY + timedelta(days=1), wrong, TODAY + timedelta(days=2)):
        profiles.tidy(today)
    assert profiles.removed() == (removed,)


def test_a_folder_with_a_day_at_the_end_of_time_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "removed" / "9999-12-31-player-2").mkdir(parents=True)
    assert Profiles(Places.under(tmp_path)).removed() == ()


def test_the_first_player_can_go_too_and_comes_back_as_another(tmp_path: Path) -> None:
    root = Places.under(tmp_path)
    with_matches(root, "old")
    (root.rules).mkdir()
    (root.rules / "mine.yaml").write_text("rules")
    profiles = Profiles(root)
    anna = profiles.create("Anna", "lion")
    removed = profiles.remove(profiles.all()[0], TODAY)
    assert profiles.all() == (anna,)
    assert profiles.present() == anna
    assert (root.rules / "mine.yaml").read_text() == "rules"
    back = profiles.take_back(removed)
    assert (back.places.matches / "match.scopa").read_text() == "old"
    assert back.places.settings.read_text() == "format: 1\n# old\n"


def test_removing_the_first_player_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    root = Places.under(tmp_path)
    with_matches(root, "old")
    profiles = Profiles(root)
    profiles.create("Anna", "lion")
    (tmp_path / CARD).write_text("format: 1\nname: Rita\nremoved: true\n")
    profiles.tidy(TODAY)
    (kept,) = profiles.removed()
    assert (kept.folder / "matches" / "match.scopa").read_text() == "old"
    assert not root.matches.exists()


def test_the_only_player_stays(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    with pytest.raises(ValueError, match="only player"):
        profiles.remove(profiles.all()[0], TODAY)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"format: 9\n", b"name: [", b"- 1\n"])
def test_a_damaged_card_is_set_aside_and_the_player_stays(tmp_path: Path, content: bytes) -> None:
    profiles = Profiles(Places.under(tmp_path))
    anna = profiles.create("Anna", "lion")
    with_matches(anna.places, "hers")
    (anna.places.data / CARD).write_bytes(content)
    again = Profiles(Places.under(tmp_path))
    assert [one.id for one in again.all()] == [FIRST, anna.id]
    ((path, kept, _),) = again.troubles
    assert path == anna.places.data / CARD
    assert kept is not None
    assert kept.read_bytes() == content
    assert (anna.places.matches / "match.scopa").read_text() == "hers"


def test_when_nobody_knows_who_played_last_it_is_the_first(tmp_path: Path) -> None:
    profiles = Profiles(Places.under(tmp_path))
    anna = profiles.create("Anna", "lion")
    profiles.choose(anna.id)
    (tmp_path / PRESENT).write_text("torn")
    assert Profiles(Places.under(tmp_path)).present().id == FIRST
    assert (tmp_path / f"{PRESENT}.damaged-1").read_text() == "torn"
