"""A match through the library: played, viewed, written, verified and continued."""

from pathlib import Path
from random import Random

import pytest

from settebello import (
    DataError,
    Game,
    IllegalMove,
    Position,
    RandomPlayer,
    cli,
    opponents,
    player,
    print_position,
    read_position,
    read_record,
    ruleset,
    rulesets,
)


def played(name: str, count: int) -> Game:
    game = Game(ruleset(name), players=count, seed="a test")
    game.play_out(dict.fromkeys(range(count), RandomPlayer()), Random(1))
    return game


@pytest.mark.parametrize(("name", "count"), [("scopa", 3), ("scopa_bugiarda", 2), ("cirulla", 4)])
def test_a_match_that_was_played_out_is_verified(
    name: str, count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(name, count)
    assert game.over
    assert game.winner is not None
    path = tmp_path / "match.scopa"
    game.save(path)
    assert cli.run(["--data", str(tmp_path), "--verify", str(path)]) == 0
    assert "Every move is legal" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", list(rulesets()))
def test_every_game_can_be_played_by_any_number(name: str) -> None:
    for count in ruleset(name).players.counts:
        game = played(name, count)
        assert Game.read(game.text()).record == game.record


def test_the_same_seed_gives_the_same_match() -> None:
    games = [Game(opponents={0: "amico", 1: "novizio"}, seed="again") for _ in range(2)]
    for game in games:
        game.play_out()
    assert games[0].text() == games[1].text()
    assert games[0].text() != Game(opponents={0: "amico", 1: "novizio"}, seed="other").text()


def test_a_record_is_continued_where_it_stopped() -> None:
    game = Game(seed="a test")
    game.play(game.legal_moves[0])
    again = Game.read(game.text())
    assert (again.position, again.record) == (game.position, game.record)
    with pytest.raises(DataError):
        Game.read("scopa-record: 1")


def test_an_opponent_moves_by_itself_and_a_person_says_the_move() -> None:
    game = Game(opponents={0: "amico"}, seed="seven")
    assert game.turn == 1
    with pytest.raises(ValueError, match="no opponent sits on seat 1"):
        game.play()
    with pytest.raises(ValueError, match="nothing to doubt"):
        game.play("?")
    with pytest.raises(IllegalMove):
        game.play("1d")
    game.play(game.choose("esperto"))
    assert game.turn == 0
    with pytest.raises(ValueError, match="chooses its own moves"):
        game.play("1d")
    assert game.play()
    with pytest.raises(ValueError, match="nobody plays for seat 1"):
        game.play_out()


def test_what_is_not_possible_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="scopa is for 2, 3, 4, 6 players, not for 5"):
        Game("scopa", players=5)
    with pytest.raises(ValueError, match="there is no seat 2 among 2"):
        Game("scopa", opponents={2: "amico"})
    with pytest.raises(ValueError, match="no opponent called 'amigo'"):
        Game("scopa", opponents={1: "amigo"})
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        Game("scopa", names=["a", "b", "c"])
    with pytest.raises(ValueError, match="scopaa"):
        Game("scopaa")
    game = Game("scopa", names=["Anna"])
    assert [seat.name for seat in game.record.seats] == ["Anna", "Seat 1"]
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.view(2)


def test_the_opponents_are_those_of_the_game() -> None:
    assert list(opponents())[:2] == ["bimbo", "novizio"]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a folder with a game and an opponent, as the program writes them."""
    for kind, name in (("rules", "nonna"), ("opponents", "zia_pia")):
        assert cli.run(["--data", str(tmp_path), kind, "new", str(tmp_path / kind / f"{name}.yaml")]) == 0
    return tmp_path


def test_a_game_of_a_folder_is_played_written_and_read_back(own: Path) -> None:
    rules = own / "rules"
    game = Game("nonna", opponents={0: "amico", 1: "novizio"}, seed="a test", folder=rules)
    for _ in range(3):
        game.play()
    assert game.match.ruleset == ruleset("nonna", folder=str(rules))
    assert read_record(game.text(), folder=rules) == game.record
    assert Game.read(game.text(), folder=rules).position == game.position
    line = print_position(game.position)
    assert read_position(line, rules) == game.position
    assert isinstance(read_position(line, rules), Position)
    with pytest.raises(DataError, match="there are no rules called 'nonna'"):
        read_record(game.text())


def test_an_opponent_of_a_folder_plays_and_moves_for_others(own: Path) -> None:
    people = own / "opponents"
    assert "zia_pia" in opponents(people)
    assert "zia_pia" not in opponents()
    game = Game(opponents={0: "zia_pia"}, seed="a test", opponents_folder=people)
    assert game.choose("zia_pia") in game.legal_moves
    game.play_out({1: "zia_pia"})
    assert game.over
    again = Game.read(game.text(), opponents_folder=people)
    assert again.record == game.record
    with pytest.raises(ValueError, match="no opponent called 'zia_pia'"):
        Game(opponents={0: "zia_pia"})


def test_the_faults_of_an_opponent_of_a_folder_are_told(own: Path) -> None:
    path = own / "opponents" / "zia_pia.yaml"
    path.write_text(path.read_text("utf-8").replace("level: amico", "level: amiga"), "utf-8")
    with pytest.raises(DataError, match="there is no level 'amiga'"):
        player("zia_pia", own / "opponents")
