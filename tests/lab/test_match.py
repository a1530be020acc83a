"""Players meeting over duplicate decks."""

from collections.abc import Iterable, Iterator
from statistics import mean

import pytest

from settebello.engine import Ruleset
from settebello.lab import Deck, Entrants, LabError, Setup, Watch, decks_played, match, meet, seat_by_seat
from tests.lab.material import BOT, QUIET, deck_of, setup_of


def test_the_number_of_processes_changes_nothing_in_what_is_played() -> None:
    alone = meet(setup_of(), 5, 1, QUIET)
    assert meet(setup_of(), 5, 2, QUIET) == alone
    assert len(alone.decks) == 5


def test_fewer_decks_than_processes_are_played_as_well() -> None:
    assert [deck.number for deck in decks_played(setup_of("random"), [4], 3)] == [4]


@pytest.mark.parametrize(("ruleset", "players"), [("scopa", 2), ("scopa", 3), ("scopone", 4)])
def test_who_always_plays_the_same_is_level_with_itself_in_every_deck(ruleset: str, players: int) -> None:
    decks = list(decks_played(setup_of(BOT, BOT, ruleset, players), range(3), 1))
    assert [deck.difference for deck in decks] == pytest.approx([0, 0, 0])
    for deck in decks:
        assert len({game.points for game in deck.games}) == 1
        assert [game.side for game in deck.games] == list(range(len(deck.games)))


def test_another_seed_is_another_set_of_decks() -> None:
    one, other = (list(decks_played(setup_of(seed=seed), range(2), 1)) for seed in (1, 2))
    assert one != other


def test_the_deal_passes_on_from_deck_to_deck() -> None:
    decks = list(decks_played(setup_of("random", players=3), range(4), 1))
    assert [deck.dealer for deck in decks] == [0, 1, 2, 0]
    # Three players, each once in every place: the leader, the second, and the dealer.
    for deck in decks:
        assert sorted((game.place, game.deals) for game in deck.games) == [(0, False), (1, False), (2, True)]


@pytest.mark.parametrize(("ruleset", "sign"), [("scopa", 1), ("scopa_a_perdere", -1)])
def test_a_difference_is_the_points_less_those_of_the_others_or_the_reverse(ruleset: str, sign: int) -> None:
    for deck in decks_played(setup_of("random", "random", ruleset, 3), range(2), 1):
        for game in deck.games:
            others = [points for side, points in enumerate(game.points) if side != game.side]
            assert game.ahead == pytest.approx(sign * (game.points[game.side] - mean(others)))


def test_each_seat_by_itself_sits_among_the_others() -> None:
    assert seat_by_seat(4) == ((0,), (1,), (2,), (3,))


def test_only_decisions_between_several_moves_are_timed() -> None:
    (deck,) = decks_played(setup_of("random", "random"), [0], 1)
    timed = sum(len(seconds) for game in deck.games for seconds in game.seconds)
    # Of the 36 cards of a deal six are the last of a hand, and most of those leave no choice.
    assert 0 < timed < 2 * 36


@pytest.mark.parametrize(
    "name", ["nobody", "plain:", "plain:many", "program:", "program:no-such-program", "program:'"]
)
def test_a_name_that_stands_for_nobody_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(LabError, match=r"no player|write plain|no command|no program|not a command"):
        meet(setup_of("random", name), 1, 2, QUIET)


def test_a_level_is_found_by_its_id() -> None:
    (deck,) = decks_played(setup_of("bimbo", "random"), [0], 1)
    assert len(deck.games) == 2


def test_how_far_it_has_come_is_said_after_every_pause() -> None:
    said: list[str] = []
    times = iter([0.0, 2.0, 6.0, 7.0, 12.0])
    see = Watch(said.append, lambda: next(times), pause=5.0).look(setup_of(), 0, 40)
    decks: list[Deck] = []
    for number in range(4):
        decks.append(deck_of(number, 2, 0))
        see(decks)
    assert said == [
        "greedy - random, scopa: 2/40 decks, +1.00 (+1.00, +1.00), 0:01:54 left",
        "greedy - random, scopa: 4/40 decks, +1.00 (+1.00, +1.00), 0:01:48 left",
    ]


def test_an_interruption_leaves_what_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(setup: Setup, numbers: Iterable[int], jobs: int) -> Iterator[Deck]:
        yield deck_of(1, 2, 0)
        yield deck_of(0, 2, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "decks_played", interrupted)
    found = meet(setup_of(), 9, 2, QUIET)
    assert found.interrupted
    assert [deck.number for deck in found.decks] == [0, 1]


def test_a_fingerprint_changes_with_the_files_a_player_is_made_of(tmp_path: object) -> None:
    entrants = setup_of().entrants
    assert entrants.fingerprint("random") == "random"
    assert entrants.fingerprint("bimbo") == Entrants(entrants.folders).fingerprint("bimbo")
    assert entrants.fingerprint("bimbo") != entrants.fingerprint("amico")


def test_rules_that_throw_in_every_table_end_the_meeting() -> None:
    """Unchecked rules: four cards add up to 40 at most."""
    rules = Ruleset().changed({"redeal.table_sum_max": 40})
    with pytest.raises(LabError, match="scopa: the rules throw in 1000 first tables in a row"):
        list(decks_played(setup_of("random", "random", rules), [0], 1))
