"""The plays of a par: the same over any executor, and kept from one start to the next."""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

from settebello import resources
from settebello.coach.duplicate.par import ParDeal, Points
from settebello.coach.duplicate.playout import SteadyPlayers
from settebello.lab import LabError, Spread
from settebello.lab.par_plays import BATCH, ParPlays, play_batch
from tests.coach.duplicate.material import played_match
from tests.lab.test_spread import Failing

OPPONENTS = resources.assets() / "opponents"
COUNT = 2 * BATCH + 3


@pytest.fixture(scope="module")
def deal() -> ParDeal:
    return ParDeal.of(played_match(deals=1), 0, level="amico", count=COUNT)


@pytest.fixture(scope="module")
def alone(deal: ParDeal) -> dict[int, Points]:
    return dict(ParPlays(OPPONENTS).results(deal))


def test_an_executor_changes_nothing_in_a_par(deal: ParDeal, alone: dict[int, Points]) -> None:
    with ThreadPoolExecutor(3) as executor:
        assert dict(ParPlays(OPPONENTS, Spread(executor, 3)).results(deal)) == alone
    assert sorted(alone) == list(range(COUNT))


def test_plays_of_a_lost_worker_are_played_again(deal: ParDeal, alone: dict[int, Points]) -> None:
    executor = Failing(2, RuntimeError("the worker has gone"))
    assert dict(ParPlays(OPPONENTS, Spread(executor, 1)).results(deal)) == alone
    assert executor.asked == 5


def test_a_par_goes_on_where_it_was_interrupted(
    deal: ParDeal, alone: dict[int, Points], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(list(islice(ParPlays(OPPONENTS, keep=tmp_path).results(deal), 30))) == 30
    (file,) = tmp_path.iterdir()
    # The last line was cut short when the program ended.
    file.write_text(file.read_text()[:-4])
    asked: list[int] = []
    play = ParDeal.play

    def counted(self: ParDeal, number: int, players: SteadyPlayers) -> Points:
        asked.append(number)
        return play(self, number, players)

    monkeypatch.setattr(ParDeal, "play", counted)
    assert dict(ParPlays(OPPONENTS, keep=tmp_path).results(deal)) == alone
    assert asked == list(range(29, COUNT))
    assert dict(ParPlays(OPPONENTS, keep=tmp_path).results(deal)) == alone
    assert len(asked) == COUNT - 29


def test_plays_of_another_deal_are_not_taken(deal: ParDeal, tmp_path: Path) -> None:
    list(ParPlays(OPPONENTS, keep=tmp_path).results(deal))
    other = ParDeal.of(played_match(deals=1, seed=2), 0, level="amico", count=2)
    assert dict(ParPlays(OPPONENTS, keep=tmp_path).results(other)) == dict(ParPlays(OPPONENTS).results(other))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_worker_of_another_version_is_refused(deal: ParDeal) -> None:
    place = {"folder": str(OPPONENTS), "assets": str(resources.assets()), "version": "0.0.1"}
    with pytest.raises(LabError, match="a worker has version"):
        play_batch(deal, place, (0,))
