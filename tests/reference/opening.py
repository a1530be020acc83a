"""What the first table cards bring: a new deal, or sweeps at once (docs/rules.md, sections 2.1 and 2.3)."""

from dataclasses import replace
from itertools import combinations

from tests.reference.captures import named
from tests.reference.cards import MATTA, Cards, Rules, Worth, ranks
from tests.reference.deal import Deal, leader_of


def thrown_in(rules: Rules, table: Cards) -> bool:
    """Whether the first table cards bring a new deal."""
    worth = Worth(rules)
    kings = sum(card[0] == ranks(rules)[-1] for card in table)
    aces = sum(card[0] == "1" for card in table)
    sweepers = sum(named(rules["sweeper.cards"], card) for card in table)
    most = rules["redeal.table_sum_max"]
    low = most and table and sum(worth.value(card) or 0 for card in table) <= most
    return bool(
        (rules["redeal.kings"] and kings >= rules["redeal.kings"])
        or (rules["redeal.aces"] and aces >= rules["redeal.aces"])
        or (rules["redeal.sweepers"] and sweepers >= rules["redeal.sweepers"])
        or (rules["redeal.pairs"] and len({card[0] for card in table}) < len(table))
        or low
    )


def table_sweeps(rules: Rules, table: Cards) -> int:
    """How many sweeps the first table cards are worth; the wild card may have the value of any rank."""
    totals = rules["table_sweep.totals"]
    if totals in ("none", {}) or not table:
        return 0
    wild = MATTA in table and rules["table_sweep.matta"] != "none"
    best = 0
    for guise in ranks(rules) if wild else [""]:
        values = [Worth(rules, guise).value(card) or 0 for card in table]
        sweeps = {int(total): number for total, number in totals.items()}.get(sum(values), 0)
        if sum(values) == 30 and rules["table_sweep.thirty"] == "two_fifteens" and not halves(values):
            sweeps = 0
        best = max(best, sweeps)
    return best


def halves(values: list[int]) -> bool:
    """Whether values of thirty split into two groups of fifteen."""
    return any(sum(part) == 15 for size in range(len(values)) for part in combinations(values, size))


def opened(deal: Deal, dealer: int) -> Deal:
    """The deal after its first table cards were looked at; they are not thrown in."""
    if deal.rules["deal.exchange"] and deal.table and deal.stock:
        bottom = deal.stock[-1]
        return replace(deal, turn=dealer, bottom=("due", bottom), happened=(("looked", dealer, bottom),))
    sweeps = table_sweeps(deal.rules, deal.table)
    if not sweeps:
        return deal
    forehand = deal.rules["table_sweep.beneficiary"] == "forehand"
    seat = leader_of(deal.rules, deal.players, dealer) if forehand else dealer
    side = deal.side(seat)
    told = (("table_sweep", seat, side, deal.table, sweeps),)
    return replace(deal.taking(side, deal.table).swept(side, sweeps), last_captor=side, happened=told)
