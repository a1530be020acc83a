"""The chapter on the points of a deal: every category in force, in the order of the score sheet."""

from collections.abc import Iterator
from itertools import groupby

from settebello.engine import Pack, Ruleset, primiera_unit, primiera_value
from settebello.engine.awards import SETTEBELLO, grande_of, king_of_coins, primiera_counts
from settebello.engine.cards import Card, Suit
from settebello.engine.rules.rulekeys import Run
from settebello.engine.rules.rulewords import CardsTie, MissingSuit, PrimieraTable, Stacking
from settebello.i18n import Text, t, tn
from settebello.manual.card_awards import grande, re_bello
from settebello.manual.card_names import (
    Phrase,
    card_name,
    in_units,
    joined,
    joined_by_commas,
    joined_by_semicolons,
    listed,
    rank_plural,
    settebello_name,
    settebello_within,
    suit_name,
)
from settebello.manual.chapters.extras_chapter import extras
from settebello.manual.chapters.limits import limit_of
from settebello.manual.examples import primiera_example
from settebello.manual.rules_page import Draft, Row

LEAST_PICCOLA = 3
TWO = (2,)


def points(ruleset: Ruleset, sides: tuple[int, ...]) -> Iterator[Draft | Text | None]:
    """Yield the points of each category; ``sides`` are the possible numbers of sides."""
    yield from _majorities(ruleset, sides)
    yield from _primiera(ruleset)
    yield from _suits_and_sevens(ruleset)
    if ruleset.score.opponent_under_10 and 2 in sides:
        yield _thin(ruleset, sides)
    yield from extras(ruleset)
    yield from _ties(ruleset)


def _majorities(ruleset: Ruleset, sides: tuple[int, ...]) -> Iterator[Draft | Text]:
    score, pack = ruleset.score, ruleset.deck.pack
    if score.cards:
        most = tn("Most cards: one point.", "Most cards: {n} points.", n=score.cards)
        yield joined(most, _least(len(ruleset.deck.cards), sides))
    if score.surplus:
        yield _surplus(ruleset, sides)
    yield from _steps(ruleset)
    if score.coins:
        suit = suit_name(ruleset.deck.score_suit)
        most = tn("Most {suit}: one point.", "Most {suit}: {n} points.", n=score.coins, suit=suit)
        suited = tuple(card for card in ruleset.deck.cards if card.suit is ruleset.deck.score_suit)
        yield joined(most, _least(len(ruleset.deck.ranks), sides)), Row(suited)
    if score.settebello:
        worth = score.settebello
        match pack:
            case Pack.SPANISH | Pack.SAARBRUECKEN:
                card = settebello_name(ruleset)
                words = tn("{card}: one point.", "{card}: {n} points.", n=worth, card=card)
            case Pack.ITALIAN | Pack.BRESCIANE:
                card = card_name(SETTEBELLO, pack)
                words = tn(
                    "Settebello, {card}: one point.", "Settebello, {card}: {n} points.", n=worth, card=card
                )
        yield words, Row((SETTEBELLO,))


def _surplus(ruleset: Ruleset, sides: tuple[int, ...]) -> Text:
    """Return the sentence for cards above an equal share of the pack."""
    worth = ruleset.score.surplus
    if len(sides) == 1:
        share = len(ruleset.deck.cards) // sides[0]
        return tn(
            "Each card beyond {share}: one point.",
            "Each card beyond {share}: {n} points.",
            n=worth,
            share=share,
        )
    return tn(
        "Each card beyond an equal share of the pack: one point.",
        "Each card beyond an equal share of the pack: {n} points.",
        n=worth,
    )


def _steps(ruleset: Ruleset) -> Iterator[Text]:
    """Yield the sentences for many cards, whose points go in steps."""
    steps = ruleset.score.steps
    if steps is None:
        return
    enough = tn(
        "{least} captured cards score one point.",
        "{least} captured cards score {n} points.",
        n=steps.points,
        least=steps.least,
    )
    further = tn(
        "Each further card scores one point more.",
        "Each further card scores {n} points more.",
        n=steps.more,
    )
    yield joined(enough, further if steps.more else None)
    if steps.round > 1:
        yield t("The points for cards are rounded up to a multiple of {n}.", n=steps.round)
    if steps.few:
        yield tn(
            "If no side has {least} cards, the most cards score one point.",
            "If no side has {least} cards, the most cards score {n} points.",
            n=steps.few,
            least=steps.least,
        )
    yield t("Of sides with equally many cards, only the one that plays first in the deal scores for them.")
    if (until := limit_of(ruleset, "cards")) is not None:
        yield t("From {n} points on, a side scores nothing for its cards.", n=until)


def _least(cards: int, sides: tuple[int, ...]) -> Text | None:
    """Return how many of ``cards`` cards are a certain majority; None unless two sides play."""
    return t("Between two sides that means {least} or more.", least=cards // 2 + 1) if sides == TWO else None


def _primiera(ruleset: Ruleset) -> Iterator[Draft | Text]:
    worth = ruleset.score.primiera
    if not worth:
        return
    match ruleset.score.primiera_table:
        case PrimieraTable.COUNT:
            yield tn(
                "Primiera: one point for the most sevens; if these are level, for the most sixes, then aces.",
                "Primiera: {n} points for the most sevens; if these are level, for the most sixes, "
                "then aces.",
                n=worth,
            )
        case PrimieraTable.COUNT_FIVES:
            yield tn(
                "Primiera: one point for the most sevens; if these are level, for the most sixes, "
                "then aces, then fives.",
                "Primiera: {n} points for the most sevens; if these are level, for the most sixes, "
                "then aces, then fives.",
                n=worth,
            )
        case PrimieraTable.COUNT_SIXES:
            yield tn(
                "Primiera: one point for the most sevens; if these are level, for the most sixes.",
                "Primiera: {n} points for the most sevens; if these are level, for the most sixes.",
                n=worth,
            )
        case PrimieraTable.STANDARD | PrimieraTable.NOMINAL | PrimieraTable.PIPS:
            yield tn(
                "Primiera: one point for the best four cards, one of each suit, counted by special values.",
                "Primiera: {n} points for the best four cards, one of each suit, counted by special values.",
                n=worth,
            )
    if primiera_counts(ruleset):
        return
    yield (
        t(
            "In the primiera the cards count: {values}.",
            values=joined_by_semicolons(_primiera_values(ruleset)),
        ),
        primiera_example(ruleset),
    )
    match ruleset.score.primiera_missing:
        case MissingSuit.FULL_BEATS_PARTIAL:
            yield t(
                "For the primiera, four suits beat three or fewer. "
                "If nobody has all four, the highest sum wins."
            )
        case MissingSuit.INELIGIBLE:
            yield t("A side without a suit cannot win the primiera.")
        case MissingSuit.ZERO_SUM:
            yield t("A suit that you lack adds nothing to your primiera; the highest sum wins all the same.")
        case MissingSuit.SUITS_THEN_SUM:
            yield t("For the primiera, more suits beat fewer; with equally many, the highest sum wins.")


def _primiera_values(ruleset: Ruleset) -> list[Phrase]:
    """Return the primiera values, highest first: "sevens 21", ..., "knaves, knights and kings 10"."""
    pack = ruleset.deck.pack

    def worth(card: Card) -> int:
        return primiera_value(card, ruleset)

    ranked = sorted((Card(rank, Suit.COINS) for rank in pack.ranks), key=lambda card: (-worth(card), card))
    return [
        t(
            "{ranks} {worth}",
            ranks=listed([rank_plural(card.rank, pack) for card in cards]),
            worth=in_units(value, primiera_unit(ruleset)),
        )
        for value, cards in groupby(ranked, worth)
    ]


def _suits_and_sevens(ruleset: Ruleset) -> Iterator[Draft | Text]:
    score, suit = ruleset.score, suit_name(ruleset.deck.score_suit)
    if score.napola:
        run = t(
            "Napola: an unbroken run of {suit} from the ace, of {least} cards or more, "
            "scores a point for each of its cards.",
            suit=suit,
            least=score.napola.min,
        )
        yield joined(run, _most(ruleset, score.napola)), _run(ruleset, score.napola.min)
    if score.re_bello:
        yield re_bello(ruleset), Row((king_of_coins(ruleset),))
    if score.most_sevens:
        sevens = tuple(Card(SETTEBELLO.rank, one) for one in Suit)
        words = tn("Most sevens: one point.", "Most sevens: {n} points.", n=score.most_sevens)
        yield words, Row(sevens)
    if score.all_sevens:
        also = [
            text
            for text, worth in (
                (settebello_within(ruleset), score.settebello),
                (t("most sevens"), score.most_sevens),
            )
            if worth
        ]
        all_of_them = tn("All four sevens: one point.", "All four sevens: {n} points.", n=score.all_sevens)
        yield joined(all_of_them, _stacked(score.stacking, also))
    if score.all_coins:
        also = [t("most {suit}", suit=suit)] if score.coins else []
        all_of_them = tn("All {suit}: one point.", "All {suit}: {n} points.", n=score.all_coins, suit=suit)
        yield joined(all_of_them, _stacked(score.stacking, also))
    if score.grande:
        yield grande(ruleset), Row(tuple(sorted(grande_of(ruleset))))
    if score.piccola_cap:
        run = t(
            "Piccola: an unbroken run of {suit} from the ace, of {least} cards or more, "
            "scores a point for each of its cards.",
            suit=suit,
            least=LEAST_PICCOLA,
        )
        yield joined(run, _most(ruleset, Run(cap=score.piccola_cap))), _run(ruleset, LEAST_PICCOLA)


def _run(ruleset: Ruleset, least: int) -> Row:
    """Return the shortest run from the ace that counts."""
    deck = ruleset.deck
    return Row(tuple(Card(rank, deck.score_suit) for rank in deck.pack.ranks[:least]))


def _most(ruleset: Ruleset, run: Run) -> Text | None:
    """Return the maximum length of a run that counts; None if the suit has no more cards."""
    return t("At most {most} cards count.", most=run.cap) if run.cap < len(ruleset.deck.pack.ranks) else None


def _stacked(stacking: Stacking, others: list[Text]) -> Text | None:
    """Return whether points replace those of other categories or are added; None without others."""
    if not others:
        return None
    if stacking is Stacking.REPLACE:
        return t("This replaces: {others}.", others=joined_by_commas(others))
    return t("This is added to: {others}.", others=joined_by_commas(others))


def _thin(ruleset: Ruleset, sides: tuple[int, ...]) -> Text:
    worth = ruleset.score.opponent_under_10
    if sides == TWO:
        return tn(
            "A side that leaves the other fewer than ten cards scores one point.",
            "A side that leaves the other fewer than ten cards scores {n} points.",
            n=worth,
        )
    return tn(
        "Between two sides, a side that leaves the other fewer than ten cards scores one point.",
        "Between two sides, a side that leaves the other fewer than ten cards scores {n} points.",
        n=worth,
    )


def _ties(ruleset: Ruleset) -> Iterator[Text]:
    score = ruleset.score
    shared, alone = score.cards or score.coins, score.most_sevens or score.primiera
    if shared and score.cards_tie is CardsTie.SPLIT:
        suit = suit_name(ruleset.deck.score_suit)
        split = t(
            "If several have the same number of cards or of {suit}, they share those points, rounded down.",
            suit=suit,
        )
        rest = t("If several are level in anything else, nobody gets the points.") if alone else None
        yield joined(split, rest)
    elif shared or alone:
        yield t("If several are level for the most or the best, nobody gets the points.")
