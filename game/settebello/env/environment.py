"""One table as an environment of PettingZoo: seats take turns, and see only what a seat may know."""

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from settebello.ai.search.payoff_table import sign_of
from settebello.engine import DealOver, Event, Match, Move, Phase, Position, Ruleset, Score, Seat, SeatView
from settebello.env.action_numbers import ActionNumbers
from settebello.env.observations import LARGEST, ObservationLayout
from settebello.library.rulebooks import ruleset
from settebello.notation import print_diagram

AnyArray = NDArray[Any]
Observation = dict[str, AnyArray]
"""``observation``: the numbers of ObservationLayout. ``action_mask``: a one for every legal action."""


def env(
    rules: str | Ruleset = "scopa",
    players: int | None = None,
    *,
    match: bool = False,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """Return a ScopaEnv that refuses calls in a wrong order."""
    return OrderEnforcingWrapper(ScopaEnv(rules, players, match=match, render_mode=render_mode))


class ScopaEnv(AECEnv):
    """A deal, or with ``match`` a whole match; agents are named ``player_0``, ``player_1`` and so on.

    An action is a number of ActionNumbers. The reward of a seat comes at the end of a deal: the points of its
    side minus those of the best other side, and the other way round in games where few points are wanted.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "settebello_v1",
        "is_parallelizable": False,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        rules: str | Ruleset = "scopa",
        players: int | None = None,
        *,
        match: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Take the rules and the number of players, by default the fewest; raises ValueError for others."""
        super().__init__()
        self.rules = ruleset(rules) if isinstance(rules, str) else rules
        counts = self.rules.players.counts
        self.players = counts[0] if players is None else players
        if self.players not in counts:
            allowed = ", ".join(map(str, counts))
            raise ValueError(f"{self.rules.id} is for {allowed} players, not for {self.players}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode {render_mode!r} is not one of {self.metadata['render_modes']}")
        self.render_mode = render_mode
        self.numbers = ActionNumbers.of(self.rules)
        self.layout = ObservationLayout(self.rules, self.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbers.count) for agent in self.possible_agents}
        self._whole_match = match
        self._rng = Random()
        self._match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The position with every card, for teachers and tests; raises ValueError before ``reset``."""
        if self._match is None or self._match.position is None:
            raise ValueError("call reset first")
        return self._match.position

    def view(self, agent: str) -> SeatView:
        """Return all that an agent may know, with every move of the deal."""
        return self.position.view(Seat(self.possible_agents.index(agent)))

    def legal(self, agent: str) -> dict[int, Move | None]:
        """Return the moves of an agent by action; None is a doubt. Empty if the agent is not in turn."""
        return self.numbers.legal(self.view(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's own signature
        """Deal; a seed decides this deal and, while no other seed is given, all later ones."""
        if seed is not None:
            self._rng = Random(seed)
        dealer = Seat(self._rng.randrange(self.players))
        self._match = Match.start(self.rules, self.players, dealer).deal_next(self._rng)[0].match
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know; the mask is empty while another agent is in turn."""
        view = self.view(agent)
        mask = np.zeros(self.numbers.count, dtype=np.int8)
        mask[list(self.numbers.legal(view))] = 1
        return {"observation": self.layout.numbers(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent in turn; raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.legal(agent)
        if action is None or int(action) not in legal or self._match is None:
            raise ValueError(f"action {action} of {agent} is not legal: its mask has {len(legal)} others")
        move = legal[int(action)]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        step = self._match.doubt() if move is None else self._match.play(move)
        self._match = step.match
        self._count(step.events)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as the agent in turn sees it, in the mode ``ansi``."""
        return print_diagram(self.view(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.numbers.count,), np.int8),
            }
        )

    def _count(self, events: tuple[Event, ...]) -> None:
        """Give rewards if the deal is over, and deal again or end."""
        over = next((event for event in events if isinstance(event, DealOver)), None)
        if over is None or self._match is None:
            self._select()
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._reward(over.score, self.position.side_of(Seat(seat)))
        if self._whole_match and self._match.phase is Phase.TO_DEAL:
            self._match = self._match.deal_next(self._rng)[0].match
            self._select()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def _reward(self, score: Score, side: int) -> float:
        sign = sign_of(self.rules)
        signed = [sign * points for points in score.points]
        return float(signed[side] - max(one for other, one in enumerate(signed) if other != side))

    def _select(self) -> None:
        """Select the agent in turn."""
        turn = self.position.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
