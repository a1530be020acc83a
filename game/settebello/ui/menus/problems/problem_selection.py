"""Which problems the list shows: those of a game, of a kind, or from the player's own mistakes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.i18n import pt, t
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.trainer import Trainer
from settebello.problems.words import KINDS
from settebello.ui.kit.view.lettering import Words

OWN: Final = "own"
"""In the place of a game: the problems from the player's own mistakes."""


@dataclass(frozen=True, slots=True)
class ProblemSelection:
    """A game, or OWN, and a kind; None for all kinds."""

    game: str
    kind: ProblemKind | None = None

    def of(self, trainer: Trainer) -> tuple[Problem, ...]:
        """Return the selected problems: easy ones first, of the player's own those that are due first."""
        if self.game == OWN:
            due = trainer.due
            return (*due, *(one for one in trainer.own if one not in due))
        return tuple(one for one in trainer.shipped.of(self.game) if self.kind in {None, one.kind})


def kinds_of(trainer: Trainer, game: str) -> Mapping[ProblemKind | None, Words]:
    """Return the kinds that the problems of a game have, and all of them together."""
    found: dict[ProblemKind | None, Words] = {None: pt("problem", "Every kind")}
    there = {one.kind for one in trainer.shipped.of(game)}
    return found | {kind: words for kind, words in KINDS.items() if kind in there}


def game_names(trainer: Trainer, names: Mapping[str, Words]) -> Mapping[str, Words]:
    """Return the games that have problems by their names, and the player's own mistakes."""
    games: dict[str, Words] = {game: names.get(game, game) for game in trainer.shipped.games}
    return games | {OWN: t("Your own mistakes")}


def following(problems: tuple[Problem, ...], chosen: Problem, trainer: Trainer) -> tuple[Problem, ...]:
    """Return what comes after a problem: those below it in the list that are not solved yet."""
    solved = trainer.progress.solved
    place = problems.index(chosen) + 1 if chosen in problems else len(problems)
    return tuple(one for one in problems[place:] if one.id not in solved)
