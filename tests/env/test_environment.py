"""Every game passes PettingZoo's own tests, and no observation holds a hidden card."""

import re
import warnings
from dataclasses import replace
from functools import partial
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'settebello[env]'")

# It imports a game of its own in a way that it calls outdated itself.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

from settebello import ruleset, rulesets
from settebello.engine import Position
from settebello.env import ScopaEnv, env
from settebello.env.action_numbers import CHOICES

API = Path(__file__).parents[2] / "docs" / "api.md"
EVERY_TABLE = [(name, count) for name in rulesets() for count in ruleset(name).players.counts]
QUICK = [("scopa", 2), ("scopa_bugiarda", 3), ("cirulla", 4)]
# An observation of several parts, and an empty mask for an agent that is not in turn, are as intended.
INTENDED = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
]
pytestmark = [pytest.mark.filterwarnings(text) for text in INTENDED]


def passes_the_tests_of_pettingzoo(name: str, count: int) -> None:
    api_test(env(name, count), num_cycles=200)
    seed_test(partial(env, name, count), num_cycles=50)


@pytest.mark.parametrize(("name", "count"), QUICK)
def test_a_game_is_an_environment(name: str, count: int) -> None:
    passes_the_tests_of_pettingzoo(name, count)


def test_the_dealer_chooses_the_bottom_card_by_an_action() -> None:
    for seed in range(3):
        table = ScopaEnv(ruleset("spazzino", {"deal.exchange": True}), 3)
        table.reset(seed=seed)
        position = table.position
        assert position.exchanging
        assert table.agent_selection == table.possible_agents[position.dealer]
        bottom = table.layout.part("bottom card")
        for agent in table.possible_agents:
            seen = table.observe(agent)["observation"][bottom]
            own = agent == table.agent_selection
            assert [bit for bit, held in enumerate(seen) if held] == [position.stock[-1].bit] * own
        legal = table.legal(table.agent_selection)
        assert {move.card for move in legal.values() if move} == {*position.table, position.stock[-1]}
        table.step(sorted(legal)[seed])
        assert not table.position.exchanging


def test_a_hand_that_is_declared_and_not_shown_is_observed_by_its_points() -> None:
    table = ScopaEnv(ruleset("scopa_bugiarda", {"declare": "buongioco", "declare_bluff": True}), 2)
    table.reset(seed=1)
    legal = table.legal(table.agent_selection)
    table.step(next(number for number, move in legal.items() if move and move.boast == 7))
    agent = table.agent_selection
    assert list(table.observe(agent)["observation"][table.layout.part("declared points")]) == [7]
    assert table.legal(agent)[table.numbers.doubt] is None


def test_every_opponent_is_asked_about_a_claim_by_an_action_of_its_own() -> None:
    table = ScopaEnv(ruleset("scopa_bugiarda", {"doubters": "any"}), 3)
    table.reset(seed=3)
    rng, asked = Random(1), 0
    while not any(table.terminations.values()):
        agent = table.agent_selection
        legal = table.legal(agent)
        if table.position.asked:
            asked += 1
            assert len(legal) == 2
            assert legal[table.numbers.doubt] is None
        table.step(rng.choice(sorted(legal)))
    assert asked > 10


@pytest.mark.slow
@pytest.mark.parametrize(("name", "count"), EVERY_TABLE)
def test_every_game_is_an_environment(name: str, count: int) -> None:
    passes_the_tests_of_pettingzoo(name, count)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "count"), EVERY_TABLE)
def test_no_observation_of_any_game_holds_a_hidden_card(name: str, count: int) -> None:
    sees_no_hidden_card(name, count)


@pytest.mark.parametrize(("name", "count"), QUICK)
def test_no_observation_holds_a_hidden_card(name: str, count: int) -> None:
    sees_no_hidden_card(name, count)


def sees_no_hidden_card(name: str, count: int) -> None:
    """Observe a deal twice, the second time with the hidden cards dealt in another way."""
    rng = Random(count)
    table = ScopaEnv(name, count)
    table.reset(seed=5)
    changed = 0
    while table.agents and not any(table.terminations.values()):
        agent = table.agent_selection
        for other in table.agents:
            seen = table.observe(other)
            hidden = redealt(table.position, table.possible_agents.index(other), rng)
            changed += hidden != table.position
            view = hidden.view(table.view(other).seat)
            assert np.array_equal(table.layout.numbers(view), seen["observation"])
            assert sorted(table.numbers.legal(view)) == list(np.flatnonzero(seen["action_mask"]))
        table.step(rng.choice(list(table.legal(agent))))
    assert changed > 0


def redealt(position: Position, seat: int, rng: Random) -> Position:
    """The position with all cards dealt again that the seat cannot see; claims stay as they are."""
    free = [
        card
        for other, hand in enumerate(position.hands)
        if other != seat
        for card in hand - position.shown[other]
    ]
    free += position.stock
    rng.shuffle(free)
    hands = list(position.hands)
    for other, hand in enumerate(position.hands):
        if other != seat:
            size = len(hand - position.shown[other])
            hands[other] = position.shown[other] | type(hand).of(free[:size], position.table.pack)
            free = free[size:]
    return replace(position, hands=tuple(hands), stock=tuple(free))


def test_the_example_of_the_document_plays_a_deal() -> None:
    (example,) = re.findall(r"```python\n(from settebello.env.*?)```", API.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 - the document is our own
    assert not names["table"].agents
    assert names["reward"] == 0 or names["over"]


def test_the_mask_is_the_legal_moves_and_others_are_refused() -> None:
    table = ScopaEnv("scopa")
    table.reset(seed=3)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    assert list(table.legal(agent).values()) == list(table.position.legal_moves())
    assert list(np.flatnonzero(mask)) == list(table.legal(agent))
    waiting = next(other for other in table.agents if other != agent)
    assert not table.observe(waiting)["action_mask"].any()
    before = table.position
    for action in (int(np.flatnonzero(mask == 0)[0]), None, 10**6):
        with pytest.raises(ValueError, match="is not legal"):
            table.step(action)
    assert table.position == before


def test_rewards_are_the_points_of_a_deal_and_sum_to_nothing_between_two() -> None:
    for name in ("scopa", "scopa_a_perdere"):
        table = ScopaEnv(name)
        rewards, points = finished(table, seed=11)
        sign = -1 if name == "scopa_a_perdere" else 1
        assert rewards == [sign * (points[0] - points[1]), sign * (points[1] - points[0])]


def test_partners_share_their_reward() -> None:
    rewards, _ = finished(ScopaEnv("scopone_scientifico"), seed=2)
    assert rewards[0] == rewards[2] == -rewards[1] == -rewards[3]


def test_a_match_goes_on_to_its_target() -> None:
    table = ScopaEnv("scopa", match=True)
    finished(table, seed=1)
    assert max(table.position.scores) > 0
    assert table.position.deal > 1


def finished(table: ScopaEnv, seed: int) -> tuple[list[float], tuple[int, ...]]:
    """Play by chance to the end; each agent's last reward, and the points of the last deal."""
    rng = Random(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        table.step(rng.choice(list(table.legal(table.agent_selection))))
    rewards: list[float] = [table.rewards[agent] for agent in table.possible_agents]
    return rewards, table.position.score().points


def test_parts_of_an_observation_lie_where_the_layout_says() -> None:
    table = ScopaEnv("scopa", 3)
    table.reset(seed=1)
    seen = table.observe("player_1")["observation"]
    view = table.view("player_1")
    hand = seen[table.layout.part("hand")]
    assert [card for card in view.ruleset.deck.pack.cards if hand[card.bit]] == list(view.hand)
    assert list(seen[table.layout.part("hand sizes")]) == [3, 3, 3]
    assert seen.shape == (table.layout.size,)
    with pytest.raises(KeyError):
        table.layout.part("luck")


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(ValueError, match="scopa is for 2, 3, 4, 6 players, not for 5"):
        env("scopa", 5)
    with pytest.raises(ValueError, match="render_mode 'human'"):
        env("scopa", render_mode="human")
    with pytest.raises(ValueError, match="call reset first"):
        ScopaEnv("scopa").view("player_0")


def test_the_table_is_printed_as_the_agent_in_turn_sees_it() -> None:
    table = ScopaEnv("scopa", render_mode="ansi")
    table.reset(seed=1)
    assert f"seen by seat {table.agent_selection[-1]}" in str(table.render())
    assert ScopaEnv("scopa").render_mode is None


def test_a_card_with_too_many_captures_offers_the_first_of_them() -> None:
    table = ScopaEnv("cicera")
    table.reset(seed=1)
    legal: dict[int, Any] = table.legal(table.agent_selection)
    assert all(0 <= action < table.numbers.count for action in legal)
    assert table.numbers.count == 52 * CHOICES + 1


def test_no_second_pygame_comes_with_it() -> None:
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
