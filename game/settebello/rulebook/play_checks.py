"""Checks that a game whose rules fit together can also be dealt, and that its deals give points."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from settebello.engine import Ruleset
from settebello.engine.first_table import LEAST_STAYING, staying_chance
from settebello.engine.rules.rulekeys import Extra, Redeal
from settebello.engine.trial_deals import MOST_TRIALS, Barren, barren


def first_table(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield a problem with redeals that throw in too many first tables."""
    chance = staying_chance(ruleset)
    if chance >= LEAST_STAYING:
        return
    off = Redeal(kings=0, aces=0, sweepers=0, table_sum_max=0, pairs=False)
    alone = {
        key: staying_chance(replace(ruleset, redeal=replace(off, **{key: getattr(ruleset.redeal, key)})))
        for key in ("kings", "aces", "sweepers", "table_sum_max", "pairs")
    }
    key = min(alone, key=lambda key: alone[key])
    stays = f"only {_percent(float(chance))} of the first tables stay" if chance else "no first table stays"
    least = _percent(float(LEAST_STAYING))
    yield f"redeal.{key}", f"{stays} under the rules for a redeal; at least {least} must"


def points(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield the first number of players for which no deal gives a point."""
    awards = _awards(ruleset)
    if not awards:
        yield "score", "nothing scores a point, so that no match would end"
        return
    for count in ruleset.players.counts:
        reason = barren(ruleset, count)
        if reason is not None:
            key = awards[0] if len(awards) == 1 else "score"
            yield ("capture.modes" if reason is Barren.NO_CAPTURE else key), _told(reason, count)
            return


def _awards(ruleset: Ruleset) -> list[str]:
    """Return the keys of the rules that give points."""
    score, extra = ruleset.score, ruleset.score.extra or Extra()
    scoring: dict[str, Any] = {
        "sweep.points": ruleset.sweep.points,
        "score.cards": score.cards,
        "score.surplus": score.surplus,
        "score.steps": score.steps and (score.steps.points or score.steps.more or score.steps.few),
        "score.coins": score.coins,
        "score.settebello": score.settebello,
        "score.primiera": score.primiera,
        "score.napola": score.napola,
        "score.re_bello": score.re_bello,
        "score.most_sevens": score.most_sevens,
        "score.all_sevens": score.all_sevens,
        "score.all_coins": score.all_coins,
        "score.grande": score.grande,
        "score.piccola_cap": score.piccola_cap,
        "score.opponent_under_10": score.opponent_under_10,
        "score.extra": any(
            (
                *(extra.cards, extra.sets, extra.picula, extra.three_alike, extra.four_alike),
                *(extra.one_suit, extra.bager, extra.three, extra.level),
            )
        ),
    }
    return [key for key, worth in scoring.items() if worth]


def _told(reason: Barren, players: int) -> str:
    match reason:
        case Barren.NO_CAPTURE:
            return "no card can capture any other, so that nothing scores a point and no match would end"
        case Barren.OUT_OF_REACH:
            return f"no deal of {players} players can give a point, so that no match would end"
        case Barren.TOO_RARE:
            return f"none of {MOST_TRIALS} random deals of {players} players gave a point; no match would end"


def _percent(chance: float) -> str:
    return f"{100 * chance:.3g}%"
