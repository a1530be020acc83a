"""One deal as the rules describe it: what may be played, and what a move does.

See docs/rules.md, sections 2.2 and 2.3.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from tests.reference.captures import ace_sweeps_all, captures, may_be_laid, named
from tests.reference.cards import MATTA, Cards, Rules, Worth, in_order, in_play, pack
from tests.reference.declaring import Declaration, declaration, stopped
from tests.reference.scoring import MARKS, extra_of, in_play_total, won_in_play

Told = tuple[object, ...]
"""Something that happened: its name and the facts."""


class Move(NamedTuple):
    """A card, what it takes, and what is said with it; empty where nothing is."""

    card: str
    taken: Cards = ()
    robbed: Cards = ()
    knock: bool = False
    guise: str = ""
    claimed: str = ""
    believes: bool = False
    bottom: bool = False
    boast: int = 0

    def __str__(self) -> str:
        if self.believes:
            return f"~{self.card}"
        if self.bottom:
            return f"^{self.card}"
        knock = "!" + (f"{self.guise}:" if self.guise else "") if self.knock else ""
        knock += f"{self.boast}!" if self.boast else ""
        claimed = f"={self.claimed}" if self.claimed else ""
        taken = "x" + "".join(self.taken) if self.taken else ""
        robbed = "+" + "".join(self.robbed) if self.robbed else ""
        return f"{knock}{self.card}{claimed}{taken}{robbed}"


class Claim(NamedTuple):
    """A card played face down, and the cards it is said to take; they lie apart until the next is played.

    scopa: whether they would make one. What scores in play by itself does not for a card nobody sees.
    """

    seat: int
    card: str
    rank: str
    taken: Cards
    scopa: bool


class Boast(NamedTuple):
    """A hand that is said to be worth points: whose it is, the points, and its three cards."""

    seat: int
    points: int
    hand: Cards


@dataclass(frozen=True)
class Deal:
    """One deal: hands a seat, piles and sweeps and marks a side, the stock with the next card in front.

    turn: None when the last card is played. left: what lay on the table then. laid: the card that the seat
    before laid, if it laid one. tops: the card on top of each side's pile, where piles can be stolen.
    before: the totals of the match before the deal. first: the side that leads.
    fresh: the number of cards of the last dealing. played: the cards played so far. happened: what the last
    move brought about, in order. bottom: what the dealer did with the bottom card, and that card until it is
    played; both empty where the dealer may not exchange it.
    """

    rules: Rules
    players: int
    turn: int | None
    hands: tuple[Cards, ...]
    table: Cards
    stock: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    marks: Mapping[str, tuple[int, ...]]
    shown: tuple[Cards, ...]
    fresh: int
    last_captor: int | None = None
    left: Cards = ()
    laid: str = ""
    renewed: bool = False
    guise: str = ""
    claim: Claim | None = None
    tops: tuple[str, ...] = ()
    before: tuple[int, ...] = ()
    first: int = 0
    played: int = 0
    bottom: tuple[str, str] = ("", "")
    boast: Boast | None = None
    happened: tuple[Told, ...] = field(default=(), compare=False)

    @property
    def worth(self) -> Worth:
        """How the cards are read now."""
        return Worth(self.rules, self.guise)

    @property
    def last_card(self) -> bool:
        """Whether the card about to be played is the last of the deal."""
        return not self.stock and sum(map(len, self.hands)) == 1

    def side(self, seat: int) -> int:
        """The side a seat belongs to."""
        return seat % len(self.piles)

    def declaration(self) -> Declaration | None:
        """What the seat in turn may declare."""
        if self.turn is None or self.rules["declare"] == "none" or self.bottom[0] == "due":
            return None
        if self.rules["declare_bluff"]:
            return None
        hand = self.hands[self.turn]
        if self.rules["declare"] == "alike":
            new = len(hand) == self.fresh
            said = new and not stopped(self.rules, hand, self.total(self.side(self.turn)))
            return declaration(self.rules, hand) if said else None
        return declaration(self.rules, hand) if len(hand) == self.fresh == 3 else None

    def total(self, side: int) -> int:
        """The total of a side with what it has scored in play."""
        before = self.before[side] if self.before else 0
        return in_play_total(self.rules, before, self.sweeps, self.marks, side)

    def scores_until(self, word: str, side: int) -> bool:
        """Whether a side still scores what a word of ``score.until`` names."""
        until = self.rules["score.until"].get(word)
        return until is None or self.total(side) < until

    def moves(self) -> list[Move]:
        """Every legal move of the seat in turn; who is asked about a claim can only believe it, or doubt."""
        if self.claim and self.asked():
            return [Move(self.claim.taken[-1], believes=True)]
        if self.boast and self.asked():
            return [Move(self.boast_card, believes=True)]
        if self.bottom[0] == "due":
            return [Move(card, bottom=True) for card in (*self.table, self.stock[-1])]
        found = self.moves_after(self.guise, knock=False)
        if self.turn is not None and self.rules["declare_bluff"] and len(self.hands[self.turn]) == 3:
            plain = [move for move in found if not move.claimed]
            found += [move._replace(knock=True, boast=points) for points in (2, 4, 7) for move in plain]
        if (best := self.declaration()) is not None:
            for guise in best.guises or ("",):
                found += self.moves_after(guise or self.guise, knock=True, said=guise)
        return found

    def asked(self) -> list[int]:
        """The seats that are asked about a claim, in their order; none where only the next may doubt."""
        challenged = self.claim or self.boast
        assert challenged is not None
        claimant = challenged.seat
        others = [(claimant + k) % self.players for k in range(1, self.players)]
        opponents = [seat for seat in others if self.side(seat) != self.side(claimant)]
        return opponents if self.rules["doubters"] == "any" and len(opponents) > 1 else []

    def believed(self) -> "Deal":
        """The deal after the seat that is asked let the claim stand."""
        challenged = self.claim or self.boast
        assert challenged is not None
        assert self.turn is not None
        asked, claimant = self.asked(), challenged.seat
        later = asked[asked.index(self.turn) + 1 :]
        told: list[Told] = [("believed", self.turn, claimant, later[0] if later else None)]
        if later:
            return replace(self, turn=later[0], happened=tuple(told))
        deal = self.settled(told)
        return replace(deal, turn=(claimant + 1) % self.players, happened=tuple(told))

    def exchanged(self, card: str, dealer: int) -> "Deal":
        """The deal after the dealer left the bottom card or changed it for one of the table."""
        leader = leader_of(self.rules, self.players, dealer)
        *rest, bottom = self.stock
        if card == bottom:
            told: Told = ("bottom_chosen", dealer, None, None, leader)
            return replace(self, turn=leader, bottom=("left", bottom), happened=(told,))
        table = in_order([bottom if one == card else one for one in self.table])
        told = ("bottom_chosen", dealer, bottom, card, leader)
        return replace(
            self, turn=leader, table=table, stock=(*rest, card), bottom=("made", card), happened=(told,)
        )

    def missed(self) -> list[Cards]:
        """What the seat before could have taken with the card that it laid, that card included."""
        if not self.laid or self.laid not in self.table or not self.rules["penalties.enabled"]:
            return []
        others = [card for card in self.table if card != self.laid]
        takes = captures(self.rules, self.worth.rank(self.laid), self.worth, others, self.laid)
        return [in_order((self.laid, *taken)) for taken in takes]

    def moves_after(self, guise: str, *, knock: bool, said: str = "") -> list[Move]:
        """The moves of the seat in turn with the wild card standing for a rank."""
        if self.turn is None:
            return []
        rules, worth, hand = self.rules, Worth(self.rules, guise), self.hands[self.turn]
        allowed = [card for card in hand if not self.banned(worth, worth.rank(card))]
        takes = {card: captures(rules, worth.rank(card), worth, self.table, card) for card in hand}
        takes = {card: sets + self.thefts(card, sets) for card, sets in takes.items()}
        someone_takes = any(takes[card] for card in allowed)
        plays = []
        for card in allowed:
            plays += [(card, taken) for taken in takes[card]]
            laid = may_be_laid(rules, worth.rank(card), takes[card])
            if laid and not (rules["capture.must_if_able"] and someone_takes):
                plays.append((card, ()))
        found = []
        for card, taken in plays:
            robs = [robbed for robbed in self.missed() if not set(robbed) & set(taken)]
            found += [Move(card, taken, robbed, knock, said) for robbed in [(), *robs]]
        if rules["bluff"] and not self.last_card and not knock:
            for claimed in in_play(rules):
                if not self.banned(worth, claimed):
                    takes_face_down = captures(rules, claimed, worth, self.table)
                    seen = self.shown[self.turn] if rules["declare_bluff"] else ()
                    found += [
                        Move(card, taken, claimed=claimed)
                        for card in allowed
                        for taken in takes_face_down
                        if card not in seen
                    ]
        return found

    def thefts(self, card: str, from_table: list[Cards]) -> list[Cards]:
        """The piles of others that a card may steal, each told by the card on its top."""
        assert self.turn is not None
        if self.rules["capture.piles"] == "closed" or (
            from_table and self.rules["capture.piles"] == "table_first"
        ):
            return []
        own = self.side(self.turn)
        return [(top,) for side, top in enumerate(self.tops) if side != own and top[:1] == card[0]]

    def banned(self, worth: Worth, rank: str) -> bool:
        """Whether the opening ban bars a card of a rank, or one played as if it were."""
        if not self.rules["ace.opening_ban"] or self.played or self.turn is None:
            return False
        return rank == "1" and any(worth.rank(one) != "1" for one in self.hands[self.turn])

    def play(self, move: Move) -> "Deal":
        """The deal after a move; one that is no capture of the rules is punished."""
        assert self.turn is not None
        if move.believes:
            return self.believed()
        if move.bottom:
            return self.exchanged(move.card, self.turn)
        told: list[Told] = []
        before = self.settled(told)
        seat, side, last_card = self.turn, self.side(self.turn), self.last_card
        deal = replace(before, laid="", renewed=False, played=self.played + 1)
        if move.card == self.bottom[1]:
            deal = replace(deal, bottom=(self.bottom[0], ""))
        following = None if last_card else (seat + 1) % self.players
        boast = None
        if move.boast:
            boast = Boast(seat, move.boast, self.hands[seat])
            asked = replace(deal, boast=boast, claim=None).asked()
            told.append(("boasted", seat, move.boast, following, asked[0] if asked else None))
            played = before.boasted(move, told)
            return replace(played, boast=boast, turn=asked[0] if asked else played.turn)
        if move.knock:
            deal = deal.declared(seat, move, told)
        hands = [in_order([card for card in hand if card != move.card]) for hand in deal.hands]
        shown = [in_order([card for card in cards if card != move.card]) for cards in deal.shown]
        deal = replace(deal, hands=tuple(hands), shown=tuple(shown))
        if move.claimed:
            deal = deal.claiming(seat, move)
            asked = deal.asked()
            first = asked[0] if asked else None
            told.append(("face_down", seat, move.claimed, move.taken, following, move.card, first))
            passed = deal.passed_on(seat, told, last_card=last_card)
            return replace(passed, turn=passed.turn if first is None else first)
        told.append(("play", seat, move.card, following))
        rank = deal.worth.rank(move.card)
        if set(move.taken) & {top for top in self.tops if top}:
            deal = deal.stealing(seat, move, told)
        elif move.taken and move.taken not in captures(self.rules, rank, deal.worth, self.table, move.card):
            deal = replace(deal.on_table(move.card).punished(seat, move, told), laid=move.card)
        elif move.taken:
            deal = replace(deal, renewed=self.renewed)
            deal = deal.capturing(seat, move, rank, told, last_card=last_card, laid_before=self.laid)
        elif self.takes_itself(rank):
            deal = replace(deal.taking(side, (move.card,)), last_captor=side)
            told.append(("capture", seat, side, move.card, ()))
        else:
            deal = replace(deal.on_table(move.card), laid=move.card)
        if move.robbed:
            deal = replace(deal.taking(side, move.robbed), last_captor=side)
            told.append(("robbed", seat, side, move.robbed))
        return deal.passed_on(seat, told, last_card=last_card)

    def stealing(self, seat: int, move: Move, told: list[Told]) -> "Deal":
        """The deal with a whole pile in that of the seat's side, and on its top the card that stole it."""
        (top,), side = move.taken, self.side(seat)
        owner = self.tops.index(top)
        pile = self.piles[owner]
        told.append(("steal", seat, side, move.card, owner, top, pile))
        left = tuple(() if s == owner else cards for s, cards in enumerate(self.piles))
        deal = replace(self, piles=left, tops=tuple("" if t == top else t for t in self.tops))
        return replace(deal.taking(side, (move.card, *pile)), last_captor=side).topped(side, move.card)

    def topped(self, side: int, card: str) -> "Deal":
        """The deal with a card on the top of a side's pile, where that matters."""
        if self.rules["capture.piles"] == "closed":
            return self
        tops = self.tops or ("",) * len(self.piles)
        return replace(self, tops=tuple(card if s == side else top for s, top in enumerate(tops)))

    def claiming(self, seat: int, move: Move) -> "Deal":
        """The deal with a card face down beside the cards that it is said to take."""
        scopa = self.is_scopa(move.claimed, move.taken, last_card=False)
        claim = Claim(seat, move.card, move.claimed, move.taken, scopa)
        return replace(self, table=tuple(card for card in self.table if card not in move.taken), claim=claim)

    @property
    def boast_card(self) -> str:
        """The card that was played after the hand was said to be worth points."""
        assert self.boast is not None
        (played,) = set(self.boast.hand) - set(self.hands[self.boast.seat])
        return played

    def boasted(self, move: Move, told: list[Told]) -> "Deal":
        """The deal after the card of a seat that has said what its hand is worth."""
        played = replace(self, boast=None).play(move._replace(knock=False, boast=0))
        told += played.happened
        return replace(played, happened=tuple(told))

    def settled(self, told: list[Told]) -> "Deal":
        """The deal with a claim or a hand that was said to be worth points taken for true."""
        if self.boast is not None:
            side, points = self.side(self.boast.seat), self.boast.points
            told.append(("undoubted", self.boast.seat, side, points))
            return replace(self, boast=None).marked("declared", side, points)
        if (claim := self.claim) is None:
            return self
        side = self.side(claim.seat)
        told.append(("capture", claim.seat, side, claim.card, claim.taken))
        deal = replace(self.taking(side, (claim.card, *claim.taken)), last_captor=side, claim=None)
        if claim.scopa:
            deal = deal.swept(side, 1)
            told.append(("scopa", claim.seat, side, claim.card))
        return deal

    def is_scopa(self, rank: str, taken: Cards, *, last_card: bool, card: str = "") -> bool:
        """Whether taking these cards by a card of a rank is a sweep that scores."""
        rules, worth = self.rules, self.worth
        if named(rules["sweeper.cards"], card or rank):
            values = [worth.value(other) for other in self.table]
            total = None if None in values else sum(value or 0 for value in values)
            low = rules["sweeper.most"] == 0 or (total is not None and total <= rules["sweeper.most"])
            if not named(rules["sweeper.scoring"], card or rank) or not low:
                return False
        if rules["sweep.last_card"] == "not_last_hands" and not self.stock:
            return False
        by_ace = ace_sweeps_all(rules, rank, worth, self.table)
        lone_ace = len(self.table) == 1 and worth.rank(self.table[0]) == "1"
        if rules["capture.piles"] != "closed" and not rules["sweep.points"]:
            return False
        return bool(
            set(taken) == set(self.table)
            and (not last_card or rules["sweep.last_card"] == "counts")
            and (not by_ace or rules["ace.sweep_scores"] or lone_ace)
        )

    def takes_itself(self, rank: str) -> bool:
        """Whether a card of the rank goes to the player's own pile."""
        rules = self.rules
        alone = rank == "1" and rules["ace.sweep"] and rules["ace.empty_table"] == "takes_itself"
        return bool(alone and not self.table)

    def on_table(self, card: str) -> "Deal":
        """The deal with a card laid."""
        return replace(self, table=in_order((*self.table, card)))

    def taking(self, side: int, cards: Cards) -> "Deal":
        """The deal with cards gone to a side's pile, wherever they lay."""
        piles = [in_order((*pile, *cards)) if s == side else pile for s, pile in enumerate(self.piles)]
        table = tuple(card for card in self.table if card not in cards)
        return replace(self, piles=tuple(piles), table=table, guise="" if MATTA in cards else self.guise)

    def marked(self, mark: str, side: int, points: int) -> "Deal":
        """The deal with points of a mark added for a side."""
        held = tuple(n + points * (s == side) for s, n in enumerate(self.marks[mark]))
        return replace(self, marks={**self.marks, mark: held})

    def swept(self, side: int, number: int) -> "Deal":
        """The deal with sweeps added for a side."""
        return replace(self, sweeps=tuple(n + number * (s == side) for s, n in enumerate(self.sweeps)))

    def declared(self, seat: int, move: Move, told: list[Told]) -> "Deal":
        """The deal with the hand of the seat declared and shown."""
        best = self.declaration()
        assert best is not None
        side = self.side(seat)
        shows = () if self.rules["declare"] == "alike" else self.hands[seat]
        told.append(("declared", seat, side, best.points, move.guise or None, shows))
        shown = tuple(shows if s == seat else cards for s, cards in enumerate(self.shown))
        deal = replace(self, shown=shown, guise=move.guise or self.guise)
        if self.rules["declare"] == "cirulla":
            return deal.swept(side, best.points)
        return deal.marked("declared", side, best.points)

    def punished(self, seat: int, move: Move, told: list[Told]) -> "Deal":
        """The deal with four points, and one for every sweep made so far, taken from the side."""
        points = 4 + sum(self.sweeps)
        told.append(("penalty", seat, self.side(seat), points, move.taken))
        return self.marked("penalty", self.side(seat), -points)

    def capturing(
        self,
        seat: int,
        move: Move,
        rank: str,
        told: list[Told],
        *,
        last_card: bool,
        laid_before: str,
    ) -> "Deal":
        """The deal with cards captured, and everything scored by that."""
        side, worth = self.side(seat), self.worth
        scopa = self.is_scopa(rank, move.taken, last_card=last_card, card=move.card)
        scopa = scopa and self.scores_until("sweeps", side)
        alone = move.taken == (laid_before,) or (self.rules["capture.run"] and laid_before in move.taken)
        picula = alone and worth.rank(laid_before) == rank
        one_suit = {card[1] for card in move.taken} == {move.card[1]}
        told.append(("capture", seat, side, move.card, move.taken))
        deal = replace(self.taking(side, (move.card, *move.taken)), last_captor=side)
        deal = deal.topped(side, move.card)
        extra = extra_of(self.rules)
        edges = extra.get("edges", True)
        across = edges and extra.get("across", True)
        # The points of a sweep are counted first.
        picula = picula and (self.swept(side, 1) if scopa else self).scores_until("picula", side)
        bonuses = {
            "picula": picula and (across or not self.renewed),
            "one_suit": one_suit,
            "bager": (one_suit and len(move.taken) > 1) * (1 + len(move.taken)),
            "three": len(move.taken) >= 3,
        }
        for mark, times in bonuses.items():
            if last_card and not edges:
                break
            if points := times * extra.get(mark, 0):
                deal = deal.marked(mark, side, points)
                told.append(("bonus", seat, side, mark, points))
        if scopa:
            deal = deal.swept(side, 1)
            told.append(("scopa", seat, side, move.card))
        return deal

    def passed_on(self, seat: int, told: list[Told], *, last_card: bool) -> "Deal":
        """The deal with the turn passed, new cards dealt where the hands are empty, and its end."""
        if won_in_play(self.rules, [self.total(side) for side in range(len(self.piles))]):
            seen = [event if event[0] != "play" else (*event[:3], None) for event in told]
            return replace(self, turn=None, left=self.table, happened=tuple(seen))
        if last_card:
            left = self.table
            owner = None if self.rules["end.leftover"] == "nobody" else self.last_captor
            told.append(("leftover", owner, left))
            deal = self if owner is None else self.taking(owner, left)
            return replace(deal, turn=None, left=left, happened=tuple(told))
        following = (seat + 1) % self.players
        if any(self.hands):
            return replace(self, turn=following, happened=tuple(told))
        size, rest = self.rules["deal.refill"], list(self.stock)
        hands: list[list[str]] = [[] for _ in self.hands]
        for _ in range(size):
            for k in range(self.players):
                hands[(following + k) % self.players].append(rest.pop(0))
        told.append(("refill", following, tuple(map(in_order, hands)), not rest))
        return replace(
            self,
            turn=following,
            hands=tuple(map(in_order, hands)),
            stock=tuple(rest),
            fresh=size,
            renewed=True,
            happened=tuple(told),
        )

    @property
    def may_doubt(self) -> bool:
        """Whether the seat in turn may doubt the card just played, or what was said of a hand."""
        return self.claim is not None or self.boast is not None

    def doubt(self) -> "Deal":
        """The deal after the seat in turn doubted the card played face down, or a hand."""
        if self.boast is not None:
            return self.exposed()
        assert self.claim is not None
        assert self.turn is not None
        claim, number = self.claim, 1 + len(self.claim.taken)
        truthful = self.worth.rank(claim.card) == claim.rank
        told: list[Told] = [("doubted", self.turn, claim.seat, claim.card, claim.taken, truthful, number)]
        if truthful:
            deal = self.settled(told).marked("claim", self.side(claim.seat), number)
        else:
            table = in_order((*self.table, claim.card, *claim.taken))
            deal = replace(self, table=table, laid=claim.card, claim=None)
            deal = deal.marked("claim", self.side(self.turn), number)
        return replace(deal, turn=(claim.seat + 1) % self.players, happened=tuple(told))

    def exposed(self) -> "Deal":
        """The deal after the seat in turn doubted what was said of a hand; all see what is left of it."""
        assert self.boast is not None
        assert self.turn is not None
        boast = self.boast
        best = declaration(self.rules, boast.hand)
        truthful = best is not None and best.points >= boast.points
        side = self.side(boast.seat if truthful else self.turn)
        points = 2 * boast.points if truthful else boast.points
        told: Told = ("exposed", self.turn, boast.seat, side, boast.hand, truthful, points)
        shown = tuple(self.hands[s] if s == boast.seat else cards for s, cards in enumerate(self.shown))
        deal = replace(self, boast=None, shown=shown, turn=(boast.seat + 1) % self.players)
        return replace(deal.marked("declared", side, points), happened=(told,))


def side_count(rules: Rules, players: int) -> int:
    """How many sides that many players form."""
    sides = {int(number): kind for number, kind in rules["players.sides"].items()}
    kind = sides.get(players, "triples" if players == 6 else "solo")
    return players // {"solo": 1, "pairs": 2, "triples": 3}[kind]


def leader_of(rules: Rules, players: int, dealer: int) -> int:
    """The seat dealt to first: the next one, or the one at the dealer's left hand."""
    left_is_before = rules["players.direction"] == "ccw"
    before = rules["lead"] == "dealer_left" and left_is_before
    return (dealer + (-1 if before else 1)) % players


def deal_out(rules: Rules, players: int, dealer: int, deck: Cards, before: tuple[int, ...] = ()) -> Deal:
    """Deal a deck by the pattern of the rules; the leader is dealt to first. before: the match's totals."""
    rest = list(deck)
    leader = leader_of(rules, players, dealer)
    hands: list[list[str]] = [[] for _ in range(players)]
    table: list[str] = []
    for token in rules["deal.pattern"].split():
        for k in range(players if token[0] == "P" else 1):
            for _ in range(int(token[1:])):
                (hands[(leader + k) % players] if token[0] == "P" else table).append(rest.pop(0))
    sides = side_count(rules, players)
    assert sorted(pack(rules)) == sorted(deck)
    return Deal(
        rules=rules,
        players=players,
        turn=leader,
        hands=tuple(map(in_order, hands)),
        table=in_order(table),
        stock=tuple(rest),
        piles=((),) * sides,
        sweeps=(0,) * sides,
        marks=dict.fromkeys(MARKS, (0,) * sides),
        shown=((),) * players,
        before=before,
        first=leader % sides,
        fresh=rules["deal.hand"],
    )
