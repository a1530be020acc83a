"""What a card may take from the table (docs/rules.md, section 2.2), written as the rules' own list reads."""

from collections.abc import Iterator, Sequence
from itertools import product

from tests.reference.cards import PLACE, Cards, Rules, Worth, courts, in_order, number, played_number, ranks


def sets_worth(cards: Sequence[tuple[str, int]], total: int) -> Iterator[Cards]:
    """Every set of the cards (with what each counts, ascending) that adds up to the total."""
    for place, (card, value) in enumerate(cards):
        if value == total:
            yield (card,)
        elif value < total:
            for others in sets_worth(cards[place + 1 :], total - value):
                yield (card, *others)
        else:
            return


def numbered(worth: Worth, table: Sequence[str]) -> list[tuple[str, int]]:
    """The table cards that have a number, lowest first."""
    found = [(card, value) for card in table if (value := worth.value(card)) is not None]
    return sorted(found, key=lambda pair: pair[1])


def readings(worth: Worth, table: Sequence[str]) -> Iterator[list[tuple[str, int]]]:
    """The numbered table cards, lowest first, in every way of choosing between the numbers of each."""
    choices = [[(card, number) for number in worth.numbers(card)] for card in table]
    for chosen in product(*(ways for ways in choices if ways)):
        yield sorted(chosen, key=lambda pair: pair[1])


def only_fewest(sets: list[Cards]) -> list[Cards]:
    """Those of the sets that have the fewest cards."""
    fewest = min(map(len, sets), default=0)
    return [cards for cards in sets if len(cards) == fewest]


def distinct(sets: list[Cards]) -> list[Cards]:
    """The sets in canonical order, each once."""
    return sorted(set(map(in_order, sets)), key=lambda cards: [PLACE[card] for card in cards])


def ace_sweeps_all(rules: Rules, rank: str, worth: Worth, table: Sequence[str]) -> bool:
    """Whether a card of the rank takes whatever lies on the table, by the ace rule."""
    if rank != "1" or not rules["ace.sweep"] or not table:
        return False
    return rules["ace.on_table"] == "sweep_all" or all(worth.rank(card) != "1" for card in table)


def named(names: str, card: str) -> bool:
    """Whether a text of cards and ranks, such as ``F 7d``, names a card."""
    return card in names.split() or card[0] in names.split()


def captures(rules: Rules, rank: str, worth: Worth, table: Sequence[str], card: str = "") -> list[Cards]:
    """Every set that a card played as this rank may take, in canonical order; ``card``: the card itself."""
    if named(rules["sweeper.cards"], card or rank):
        prey = in_order([other for other in table if not named(rules["sweeper.spares"], other)])
        return [prey] if prey else []
    ones = captures_by_rank(rules, rank, worth, table, card)
    if rules["capture.run"]:
        ones = [in_order((*cards, *run_after(rules, rank, table))) for cards in ones]
    if rules["capture.sets"] == "one":
        return ones
    together = several(ones)
    if rules["capture.sets"] == "all":
        together = [cards for cards in together if all(set(cards) & set(one) for one in ones)]
    return together


def run_after(rules: Rules, rank: str, table: Sequence[str]) -> list[str]:
    """The table cards whose ranks follow a rank without a gap, one of each."""
    run = []
    for following in ranks(rules)[ranks(rules).index(rank) + 1 :]:
        equal = in_order([card for card in table if card[0] == following])
        if not equal:
            break
        run.append(equal[0])
    return run


def several(ones: list[Cards]) -> list[Cards]:
    """Every set that is made of one or more of these, no two of which share a card."""
    found = set(ones)
    latest = found
    while latest:
        latest = {
            in_order((*cards, *one)) for cards in latest for one in ones if not set(cards) & set(one)
        } - found
        found |= latest
    return distinct(list(found))


def captures_by_rank(
    rules: Rules, rank: str, worth: Worth, table: Sequence[str], card: str = ""
) -> list[Cards]:
    """Every set that a card of the rank takes by equality, sums or the ace rule."""
    limit = rules["capture.max_cards"]
    most = len(table) if limit == "none" else limit
    lowest_first = numbered(worth, table)

    def adding_up_to(total: int, least: int) -> list[Cards]:
        found = sets_worth(lowest_first, total)
        if rules["deck.second_numbers"]:
            # Each way of giving the cards one of their numbers, most of which say nothing new.
            found = (cards for numbers in readings(worth, table) for cards in sets_worth(numbers, total))
        return [cards for cards in found if least <= len(cards) <= most]

    if not table:
        return []
    if rank == "1" and rules["ace.sweep"]:
        if ace_sweeps_all(rules, rank, worth, table):
            return [in_order(table)]
        found: list[Cards] = [(other,) for other in table if worth.rank(other) == "1"]
        if rules["ace.on_table"] == "take_ace_or_15":
            found += adding_up_to(rules["capture.total"] - 1, least=1)
        return distinct(found)

    modes, value = rules["capture.modes"], number(rules, rank)
    equal: list[Cards] = []
    summed: list[Cards] = []
    fifteens: list[Cards] = []
    takes_equals = "equal" in modes or ("courts" in modes and rank in courts(rules))
    if takes_equals:
        equal = [(other,) for other in table if worth.rank(other) == rank]
    own = played_number(rules, card or rank)
    if own is not None:
        value, equal = own, [(other,) for other in table if own in worth.numbers(other) and takes_equals]
    takes_sums = rank not in courts(rules) or rules["deck.courts"] == "value"
    if "sum" in modes and takes_sums and value is not None:
        summed = adding_up_to(value, least=2)
    if "fifteen" in modes and value is not None:
        fifteens = adding_up_to(rules["capture.total"] - value, least=1)
        if rules["capture.fifteen_fewest"]:
            fifteens = only_fewest(fifteens)
    return distinct(preferred(rules, equal, summed) + fifteens)


def preferred(rules: Rules, equal: list[Cards], summed: list[Cards]) -> list[Cards]:
    """Those of the equal cards and the sums that the rules let a card choose from."""
    if rules["capture.priority"] == "single" and equal:
        return equal
    if rules["capture.priority"] == "fewest":
        return only_fewest(equal + summed)
    return equal + summed


def may_be_laid(rules: Rules, rank: str, takes: Sequence[Cards]) -> bool:
    """Whether a card that could take these sets may be laid all the same; must_if_able is not looked at."""
    strict = rules["penalties.enabled"]
    if not takes or not rules["capture.mandatory"] or strict:
        return True
    return bool(rank == "1" and rules["ace.sweep"] and rules["ace.may_place"])
