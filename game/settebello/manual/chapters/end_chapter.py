"""The chapters on the aim, sweeps, the end of a deal, and the match."""

from collections.abc import Iterator

from settebello.engine import CardSet, Ruleset, control_remainder
from settebello.engine.rules.rulewords import Check, LastCard, LeftoverTo, NoTrick, Objective, Tie
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import (
    Phrase,
    joined,
    joined_by_commas,
    set_name,
    settebello_within,
    suit_name,
    words_of,
)
from settebello.manual.chapters.limits import limit_of
from settebello.manual.examples import fifteen_example, sum_example, sweep_example
from settebello.manual.rules_page import Draft

FIFTEEN = 15
CONTROLS = 4
"""The number of possible leftover totals that are listed."""


def aim(ruleset: Ruleset) -> Iterator[Draft | Text]:
    """Yield what the game is about, in three sentences, the first with a capture."""
    target = ruleset.match.target
    shown = sum_example(ruleset) or fifteen_example(ruleset)
    yield t("With the cards in your hand you capture cards from the table."), shown
    yield t("When all cards are played, the captured cards score points.")
    if ruleset.match.objective is Objective.HIGH:
        yield tn(
            "The match is over when somebody has a point; the most points win.",
            "The first player with {n} points wins the match; if several have them, the most points win.",
            n=target,
        )
    else:
        yield tn(
            "The match is over when somebody has a point; the fewest points win.",
            "The match is over when somebody has {n} points; the fewest points win.",
            n=target,
        )


def sweeps(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield the rules about clearing the table."""
    points = ruleset.sweep.points
    if not points:
        return
    words = words_of(ruleset)
    yield (
        t("A player who captures all the cards on the table makes {a_sweep}.", a_sweep=words_of(ruleset).one),
        sweep_example(ruleset),
    )
    yield tn("Each {sweep} scores one point.", "Each {sweep} scores {n} points.", n=points, sweep=words.bare)
    yield t("So that this is not forgotten, the card that took them is laid face up across the pile.")
    if (until := limit_of(ruleset, "sweeps")) is not None:
        yield t("From {n} points on, a side scores nothing for {sweeps}.", n=until, sweeps=words.many)
    if ruleset.sweep.last_card is LastCard.NEVER and not _always_leaves_cards(ruleset):
        yield t("The last card of the deal never makes {a_sweep}.", a_sweep=words_of(ruleset).one)
    elif ruleset.sweep.last_card is LastCard.NOT_LAST_HANDS:
        yield t("No {sweep} is made with the last hands of a deal.", sweep=words.bare)
    elif ruleset.sweep.last_card is LastCard.COUNTS:
        yield t("Even the last card of the deal may make {a_sweep}.", a_sweep=words_of(ruleset).one)


def _always_leaves_cards(ruleset: Ruleset) -> bool:
    """Return whether the last card of a deal can never clear the table, since all captures make fifteen."""
    return bool(control_remainder(ruleset))


def end_of_deal(ruleset: Ruleset) -> Iterator[Text]:
    """Yield what happens with the cards left on the table."""
    if ruleset.end.leftover is LeftoverTo.NOBODY:
        yield t("When all cards are played, those left on the table belong to nobody.")
        return
    left = t("When all cards are played, those left on the table go to the player who captured last.")
    no_sweep = t("That makes no {sweep}.", sweep=words_of(ruleset).bare)
    yield joined(left, no_sweep if ruleset.sweep.points else None)
    rest = control_remainder(ruleset)
    if rest is not None:
        totals = [str(rest + FIFTEEN * k) for k in range(CONTROLS)]
        yield t(
            "The cards left have to add up to one of these totals: {totals} and so on. If they "
            "do not, somebody has taken the wrong cards.",
            totals=joined_by_commas(totals),
        )


def match(ruleset: Ruleset, sides: tuple[int, ...]) -> Iterator[Text]:
    """Yield how a match is won; ``sides`` are the possible numbers of sides."""
    target = ruleset.match.target
    if ruleset.match.check is Check.AT_ONCE:
        yield t(
            "The match ends as soon as a side has {target} points, even in the middle of a deal.",
            target=target,
        )
        yield t("Captured cards are counted only if the deal was played to its end.")
    elif ruleset.match.objective is Objective.HIGH:
        yield tn(
            "The match ends after the deal in which somebody scores a point. The most points win.",
            "The match ends after the deal in which somebody reaches {n} points. The most points win.",
            n=target,
        )
    else:
        yield t(
            "Here it is best to score little. The match ends after the deal in which somebody "
            "reaches {target} points. The fewest points win.",
            target=target,
        )
    yield _tie(ruleset)
    yield from _won_outright(ruleset)
    if ruleset.score.no_trick is NoTrick.LOSE_MATCH and 2 in sides:
        if sides == (2,):
            yield t("A side that captures nothing at all in a deal loses the match.")
        else:
            yield t("Between two sides, a side that captures nothing at all in a deal loses the match.")


def _tie(ruleset: Ruleset) -> Text:
    low = ruleset.match.objective is Objective.LOW
    match ruleset.match.tie:
        case Tie.TWO_CLEAR:
            return t(
                "The winner has to be two points clear of everybody else; otherwise another deal is played."
            )
        case Tie.COUNT_ORDER if not low:
            return t(
                "If several are level at the top, the last deal is counted step by step: "
                "{order}. The first side to reach {target} wins; if nobody is first alone, "
                "another deal is played.",
                order=joined_by_commas(_order(ruleset)),
                target=ruleset.match.target,
            )
        case Tie.PLAY_ON | Tie.COUNT_ORDER:
            if low:
                return t("If several share the lowest total, another deal is played.")
            return t("If several are level at the top, another deal is played.")


def _order(ruleset: Ruleset) -> list[Phrase]:
    """Return the categories in the order in which they are counted to break a tie."""
    score, suit = ruleset.score, suit_name(ruleset.deck.score_suit)
    words: list[tuple[int, Phrase]] = [
        (score.cards, t("most cards")),
        (score.coins, t("most {suit}", suit=suit)),
        (score.settebello, settebello_within(ruleset)),
        (score.primiera, t("primiera")),
        (1, t("everything else")),
        (ruleset.sweep.points, words_of(ruleset).many),
    ]
    return [word for worth, word in words if worth]


def _won_outright(ruleset: Ruleset) -> Iterator[Text]:
    pack, extra = ruleset.deck.pack, ruleset.score.extra
    if ruleset.score.capotto:
        yield t(
            "Cappotto: the player who takes all {count} {suit} in one deal wins the match, "
            "whatever the score.",
            count=len(ruleset.deck.ranks),
            suit=suit_name(ruleset.deck.score_suit),
        )
    if extra is not None and extra.wins:
        yield t(
            "A side that takes all of these in one deal wins the match, whatever the score: {cards}.",
            cards=set_name(CardSet.parse(extra.wins, pack)),
        )
