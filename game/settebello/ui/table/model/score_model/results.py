"""What a finished deal and a finished match give to the score sheet and to the last screen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Event, Leftover, Match, Ruleset, Score, Seat, Side, control_of
from settebello.engine.rules.rulewords import NoTrick, Objective
from settebello.i18n import Text, t
from settebello.ui.kit.ports.results import MatchResult, ScoreSheet
from settebello.ui.table.model.banter.company import BanterState, faced
from settebello.ui.table.model.helps.last_capture import last_capture
from settebello.ui.table.model.table_game import TableGame, Words
from settebello.ui.table.model.table_state import Pile, TableState

LEAVE: Final = "leave"
"""Result of the score sheet when the player wants to go to the title screen."""
AGAIN: Final = "again"
"""Result of the score sheet when the player wants to play the same deal again."""
TAKE_BACK: Final = "take back"
"""Result of the score sheet when the player wants to take the last card back."""


def sheet_of(game: TableGame, last: TableState, sides: tuple[Words, ...]) -> ScoreSheet:
    """The sheet of the deal that is over; ValueError while there is none."""
    session = game.session
    sheet = sheet_of_deal(session.match, session.events_so_far, last, sides, game.person)
    return replace(sheet, record=session.record, person=game.person, players=game.players)


def sheet_of_deal(
    match: Match,
    events: Sequence[Event],
    last: TableState,
    sides: tuple[Words, ...],
    person: Seat | None,
) -> ScoreSheet:
    """The sheet of a match whose deal is over, from all that happened in it; ValueError before that."""
    if match.score is None or match.position is None:
        raise ValueError("no deal is over")
    left = next((e for e in reversed(events) if isinstance(e, Leftover)), None)
    return ScoreSheet(
        number=match.deal,
        score=match.score,
        before=match.position.scores,
        sides=sides,
        own=None if person is None else match.position.side_of(person),
        sweeps=tuple(pile.sweeps for pile in last.piles),
        ruleset=match.ruleset,
        winner=match.winner,
        pairs=match.players > len(match.scores),
        control=control_of(match.ruleset, left.cards) if left is not None else None,
        decided=decided_by(match.ruleset, match.score, last.piles, sides),
    )


def result_of(
    game: TableGame, last: TableState, sides: tuple[Words, ...], company: BanterState
) -> MatchResult:
    """The result of the session's match; ValueError while it goes on."""
    match = game.session.match
    if match.winner is None:
        raise ValueError("the match goes on")
    return MatchResult(
        sides=sides,
        totals=match.scores,
        winner=match.winner,
        own=None if game.person is None else Side(game.person % len(match.scores)),
        deals=match.deal,
        variant=game.variant,
        again=game.again,
        pairs=match.players > len(match.scores),
        decided=decided_by(match.ruleset, match.score, last.piles, sides) if match.score else None,
        low=match.ruleset.match.objective is Objective.LOW,
        players=faced(game.players, company.faces),
        remark=company.remark,
        record=game.session.record,
        last=last_capture(game.session.events_so_far, match.winner),
    )


def decided_by(
    ruleset: Ruleset, score: Score, piles: tuple[Pile, ...], sides: tuple[Words, ...]
) -> Text | None:
    """Return why the piles alone decide the match, whatever the totals; None where they do not."""
    winner = score.match_winner
    if winner is None:
        return None
    empty = [side for side, pile in enumerate(piles) if not pile.cards]
    if empty and ruleset.score.no_trick is NoTrick.LOSE_MATCH:
        return t("{name}: no cards captured, match lost.", name=sides[empty[0]])
    suit = [card for card in piles[winner].cards if card.suit is ruleset.deck.score_suit]
    if ruleset.score.capotto and len(suit) == len(ruleset.deck.ranks):
        return t("Cappotto! {name}: whole suit captured, match won.", name=sides[winner])
    return t("{name}: winning set of cards captured, match won.", name=sides[winner])
