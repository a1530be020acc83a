"""The chapters on a turn and on aces: possible captures, forced captures, and laying a card."""

from collections.abc import Iterator

from settebello.engine import Card, Rank, Ruleset
from settebello.engine.rules.rulewords import AceAlone, AceOnTable, Courts, Mode, Piles, Priority, Sets
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import card_name, court_names, listed, rank_name, words_of
from settebello.manual.examples import (
    ace_example,
    ace_meets_ace_example,
    equal_example,
    fewest_example,
    fewest_fifteen_example,
    fifteen_example,
    free_example,
    run_example,
    sets_example,
    single_example,
    sum_example,
)
from settebello.manual.rules_page import Draft


def turn(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield the effects of a played card."""
    yield t(
        "On your turn you play one card from your hand. It captures cards from the table, "
        "or it is laid there and stays."
    )
    yield from _modes(ruleset)
    yield from _choices(ruleset)
    if ruleset.capture.piles is Piles.CLOSED:
        yield t("Captured cards, and the card that took them, go face down on your own pile.")
    else:
        yield from _piles(ruleset)
    yield from _duties(ruleset)


def _modes(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield each kind of capture."""
    capture, courts = ruleset.capture, ruleset.deck.courts
    if Mode.EQUAL in capture.modes:
        yield t("A card takes one card of the same rank."), equal_example(ruleset)
    if Mode.SUM in capture.modes:
        yield t("A card takes two or more cards that add up to its number."), sum_example(ruleset)
        if courts is Courts.EQUAL_ONLY:
            names = court_names(ruleset.deck.pack)
            if set(capture.modes) == {Mode.EQUAL, Mode.SUM}:
                yield t("These cards take only their own rank: {courts}.", courts=names)
            else:
                yield t("Some cards take no sums, though they may be part of one: {courts}.", courts=names)
    if Mode.FIFTEEN in capture.modes:
        together = t(
            "A card takes one or more cards that make {total} together with it.", total=capture.total
        )
        yield together, fifteen_example(ruleset)
    if Mode.COURTS in capture.modes and Mode.EQUAL not in capture.modes:
        pack, sweepers = ruleset.deck.pack, ruleset.sweeper.cards.split()
        taking = [rank_name(rank, pack) for rank in pack.ranks[-3:] if rank.value not in sweepers]
        if taking:
            yield t("These cards take one card of their own rank: {courts}.", courts=listed(taking))
    if courts is Courts.RANK_ONLY and capture.modes != (Mode.EQUAL,):
        yield t(
            "Cards without a number take no sums and are part of none: {courts}.",
            courts=court_names(ruleset.deck.pack),
        )
    if capture.numbers:
        pack = ruleset.deck.pack
        cards = [
            t("{rank} {number}", rank=card_name(Card.parse(name), pack), number=number)
            if len(name) > 1
            else t("{rank} {number}", rank=rank_name(Rank(name), pack), number=number)
            for name, number in capture.numbers
        ]
        yield t(
            "When one of these cards is played, it takes only what makes another number: {cards}.",
            cards=listed(cards),
        )
    if capture.max_cards is not None and capture.modes != (Mode.EQUAL,):
        yield tn(
            "A card takes no more than one card at a time by adding up.",
            "A card takes no more than {n} cards at a time by adding up.",
            n=capture.max_cards,
        )


def _choices(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield which captures take precedence over others."""
    capture = ruleset.capture
    equal, sums, fifteens = (mode in capture.modes for mode in (Mode.EQUAL, Mode.SUM, Mode.FIFTEEN))
    match capture.priority:
        case Priority.SINGLE if equal and sums:
            yield (
                t("If a card of the same rank is there, the played card has to take that card and no sum."),
                single_example(ruleset),
            )
        case Priority.FREE if equal and sums and capture.sets is Sets.ONE:
            yield (
                t("If a card could take either one of the same rank or a sum, you are free to choose."),
                free_example(ruleset),
            )
        case Priority.FEWEST if equal and sums:
            yield (
                t(
                    "A card of the same rank is taken rather than a sum, "
                    "and of several sums only those with the fewest cards may be taken."
                ),
                fewest_example(ruleset),
            )
        case Priority.FEWEST if sums:
            yield (
                t("Of several sums, only those with the fewest cards may be taken."),
                fewest_example(ruleset),
            )
    if fifteens and (equal or sums):
        yield t("A fifteen may be taken instead of any other capture.")
    if fifteens and capture.fifteen_fewest:
        yield (
            t("Of several fifteens, only those with the fewest cards may be taken."),
            (fewest_fifteen_example(ruleset)),
        )
    if capture.run:
        yield (
            t(
                "A card that captures also takes the run after it: "
                "the next rank, the one after that, and so on."
            ),
            run_example(ruleset),
        )
        yield t("A gap ends the run. Of several cards of one rank, only one belongs to it.")
    match capture.sets:
        case Sets.ONE:
            yield t(
                "If several captures are possible, you choose one; a card never makes two captures at once."
            )
        case Sets.ANY:
            yield (
                t("A card may make several captures at once: you choose how many."),
                sets_example(ruleset),
            )
        case Sets.ALL:
            yield (
                t(
                    "A card makes as many captures at once as it can. "
                    "You choose only where not all of them are possible."
                ),
                sets_example(ruleset),
            )


def _piles(ruleset: Ruleset) -> Iterator[Text]:
    """Yield how piles are shown and stolen."""
    yield t("Captured cards are added to your own pile; the card that took them is on top, face up.")
    yield t(
        "A card that equals the top card of another player's pile can steal the whole pile. "
        "The stolen pile is added to your own, with your card on top."
    )
    if ruleset.capture.piles is Piles.TABLE_FIRST:
        yield t("But a card that can take something from the table steals no pile.")


def _duties(ruleset: Ruleset) -> Iterator[Text]:
    """Yield when a card must capture, and when it may be laid."""
    capture = ruleset.capture
    if capture.must_if_able:
        yield t(
            "If any card in your hand can capture, you have to play one that does, and capture; "
            "only otherwise do you lay a card on the table."
        )
    elif capture.mandatory and not ruleset.penalties.enabled:
        yield t(
            "Which card you play is up to you. But if that card can capture, it has to; "
            "only a card that cannot is laid on the table."
        )
    else:
        yield t("Nobody has to capture: any card may be laid on the table instead.")


def aces(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    """Yield the effects of a played ace."""
    ace = ruleset.ace
    if ace.sweep:
        yield from _ace(ruleset)
    if ace.opening_ban:
        yield t(
            "The first player may not begin the deal with an ace, unless the whole hand is nothing but aces."
        )


def _ace(ruleset: Ruleset) -> Iterator[Draft | Text | None]:
    ace, words = ruleset.ace, words_of(ruleset)
    together = ace.on_table is AceOnTable.SWEEP_ALL
    if together:
        text = t("A played ace takes all the cards on the table, other aces among them.")
    else:
        text = t("A played ace takes all the cards on the table.")
    yield text, ace_example(ruleset)
    if ruleset.sweep.points and ace.sweep_scores:
        yield t("An ace that takes the table this way makes {a_sweep}.", a_sweep=words.one)
    elif ruleset.sweep.points and together:
        yield t(
            "An ace that takes the table this way makes no {sweep}, unless a single ace lay there.",
            sweep=words.bare,
        )
    elif ruleset.sweep.points:
        yield t("An ace that takes the table this way makes no {sweep}.", sweep=words.bare)
    if ace.on_table is AceOnTable.TAKE_ACE:
        yield (
            t("But if an ace is on the table, the played ace takes only that ace."),
            ace_meets_ace_example(ruleset),
        )
    if ace.on_table is AceOnTable.TAKE_ACE_OR_15:
        yield (
            t(
                "But if an ace is on the table, the played ace takes that ace, or cards that "
                "make {total} together with it.",
                total=ruleset.capture.total,
            ),
            ace_meets_ace_example(ruleset),
        )
    if ace.may_place and ruleset.capture.mandatory and not ruleset.penalties.enabled:
        yield t("An ace need not take anything: it may be laid on the table like a card that cannot capture.")
    if ace.empty_table is AceAlone.TAKES_ITSELF:
        yield t(
            "An ace played to an empty table does not stay there: it is added to your own pile. "
            "That counts as a capture but makes no {sweep}.",
            sweep=words.bare,
        )
