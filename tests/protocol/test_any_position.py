"""Whatever position is accepted can be played to its end, looked at, thought about and taken back."""

from random import Random
from typing import Any

import pytest

from tests.line_talk import Answer
from tests.protocol.talk import RULEBOOK, Talk, pack_of

Request = dict[str, Any]


def random_position(rng: Random) -> Request:
    """Cards thrown about; some of it cannot be, and is refused."""
    variant = rng.choice(RULEBOOK.ids())
    players = rng.choice(RULEBOOK.ruleset(variant).players.counts)
    sides = RULEBOOK.ruleset(variant).players.side_count(players)
    pack = list(pack_of(variant))
    rng.shuffle(pack)

    def some(most: int) -> list[str]:
        return [pack.pop() for _ in range(min(len(pack), rng.randint(0, most)))]

    request: Request = {
        "ruleset": variant,
        "players": players,
        "hands": [some(3) for _ in range(players)],
        "table": some(6),
        "piles": {side: some(4) for side in "ABCDEF"[:sides]},
        "turn": rng.randrange(players),
        "rules": {},
    }
    if RULEBOOK.ruleset(variant).deal.refill:
        request["stock"] = rng.choice([0, len(pack) // 2, some(7)])
    if rng.random() < 0.2 and variant != "scopa_bugiarda":
        request["rules"]["penalties.enabled"] = True
    if rng.random() < 0.2:
        request["rules"]["capture.mandatory"] = False
    return request


def think(talk: Talk, moves: list[str], observation: Answer) -> None:
    chosen = talk.ask("choose", level="amico", seed=1, observation=observation)
    assert chosen["move"] in [*moves, "?"]
    assert talk.ask("choose", level="amico", seed=1) == chosen
    searched = talk.ask("choose", level="campione", seed=1, iterations=6, observation=observation)
    assert searched["move"] in [*moves, "?"]
    analysed = talk.ask("analyse", seed=1, iterations=6, observation=observation)
    assert sorted(found["move"] for found in analysed["moves"] if found["move"] != "?") == sorted(moves)


def play_on(talk: Talk, rng: Random) -> None:
    """Play a deal to its end at random, and use every command on the way."""
    while (state := talk.ask("state")["state"])["phase"] == "play":
        legal = talk.ask("legal")
        talk.ask("score")
        talk.ask("observe", seat=rng.randrange(state["players"]))
        observation = talk.ask("observe", seat=state["turn"])["observation"]
        if rng.random() < 0.1:
            think(talk, legal["moves"], observation)
        move = "?" if legal.get("doubt") and rng.random() < 0.5 else rng.choice(legal["moves"])
        after = talk.ask("play", move=move)
        if rng.random() < 0.2:
            assert talk.ask("undo")["state"] == state
            assert talk.ask("play", move=move) == after
    assert talk.ask("score")["final"] is True


def check(seeds: range) -> None:
    accepted = 0
    for seed in seeds:
        rng, talk = Random(seed), Talk()
        if talk.send("position", **random_position(rng))["ok"]:
            accepted += 1
            play_on(talk, rng)
    assert accepted > len(seeds) / 2


def test_positions_of_any_kind_can_be_played_out() -> None:
    check(range(60))


@pytest.mark.slow
def test_many_positions_of_any_kind_can_be_played_out() -> None:
    check(range(1000, 2500))
