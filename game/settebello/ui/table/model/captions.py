"""The translated sentences shown under the table: which player did what, and why something happens."""

from dataclasses import dataclass
from typing import Final, assert_never

from settebello.engine import (
    Believed,
    Boast,
    Boasted,
    Bonus,
    BottomChosen,
    Capture,
    Card,
    CardSet,
    Claim,
    DeclarationKind,
    Declared,
    Doubted,
    Exposed,
    FaceDown,
    Leftover,
    Looked,
    Mark,
    Pack,
    Penalty,
    Play,
    Redeal,
    RedealReason,
    Refill,
    Robbed,
    Ruleset,
    Seat,
    Side,
    Steal,
    TableSweep,
    Undoubted,
    asks_all,
)
from settebello.i18n import Fact, Names, Text, t, tn
from settebello.manual.card_names import (
    card_list,
    card_name,
    counted,
    rank_name,
    settebello_name,
)
from settebello.ui.table.model.short_names import side_title
from settebello.ui.table.model.table_state import WILD

NAMED: Final = 3
"""Captures of more cards than this are described by their number instead of by the cards' names."""
BRIEF_FROM: Final = 2
"""From so many captured cards on, a slip that is too short says their number: the picture shows them."""

DECLARED: Final = {
    DeclarationKind.BARSEGA: t("nine or less"),
    DeclarationKind.DECINO: t("three of a kind"),
    DeclarationKind.THREE_ALIKE: t("three of a kind"),
    DeclarationKind.RUN: t("a run of three"),
    DeclarationKind.FLUSH: t("three of one suit"),
    DeclarationKind.NINE: t("exactly nine"),
    DeclarationKind.LOW: t("seven or less"),
    DeclarationKind.BUONO: t("nine or less"),
    DeclarationKind.BUONO_PAIR: t("nine or less with a pair"),
    DeclarationKind.BUONO_THREE: t("nine or less, all alike"),
    DeclarationKind.PAIR: t("a pair"),
    DeclarationKind.TRINGA: t("three of a kind"),
    DeclarationKind.ALIKE_THREE: t("three of a kind"),
    DeclarationKind.ALIKE_FOUR: t("four of a kind"),
}
CALLED: Final = {
    DeclarationKind.BARSEGA: t("Bàrsega!"),
    DeclarationKind.DECINO: t("Decino!"),
    DeclarationKind.ALIKE_THREE: t("Ronda!"),
    DeclarationKind.ALIKE_FOUR: t("Doble ronda!"),
}
BONUSES: Final = {
    Mark.PICULA: t("Picula"),
    Mark.ONE_SUIT: t("All of one suit"),
    Mark.BAGER: t("Bager"),
    Mark.THREE: t("Three cards or more"),
}
"""Names of the bonuses scored during play, capitalised to begin a sentence."""


def sweep_call(pack: Pack) -> Text:
    """Return the exclamation for a sweep ("Scopa!"), which depends on the pack."""
    match pack:
        case Pack.SPANISH:
            return t("Escoba!")
        case Pack.SAARBRUECKEN:
            return t("Besen!")
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("Scopa!")


@dataclass(frozen=True, slots=True)
class Captions:
    """Builds the sentences for the events of a match.

    `owner` is the seat addressed as "you": the only person who plays, or None. `names` are the players' names
    by seat.
    """

    owner: Seat | None
    names: tuple[Text | Names | str, ...]
    sides: int
    ruleset: Ruleset

    @property
    def pairs(self) -> bool:
        """Whether a side has more than one player."""
        return len(self.names) > self.sides

    @property
    def pack(self) -> Pack:
        """The pack of the ruleset."""
        return self.ruleset.deck.pack

    @property
    def sweep(self) -> Text:
        """The exclamation for a sweep in this game."""
        return sweep_call(self.pack)

    @property
    def settebello(self) -> Text:
        """The exclamation for the seven that scores by itself, or its name where it has no other."""
        if self.pack in {Pack.ITALIAN, Pack.BRESCIANE}:
            return t("Settebello!")
        return settebello_name(self.ruleset)

    def side_title(self, side: Side) -> Text | Names | str:
        """Return the column heading for a side."""
        return side_title(self.names, self.sides, side, self.owner)

    def card(self, card: Card) -> Text:
        """Return the name of a card."""
        return card_name(card, self.pack)

    def cards(self, cards: CardSet) -> Fact:
        """Return the names of the cards, or only their number when there are more than `NAMED`."""
        if len(cards) > NAMED:
            return t("{number} cards", number=len(cards))
        return card_list(cards, self.pack)

    # Plays and captures

    def played(self, event: Play) -> Text:
        """Describe a card laid on the table without a capture."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("You lay {card}.", card=card)
        return t("{name} lays {card}.", name=self.names[event.seat], card=card)

    def captured(self, event: Capture) -> Text:
        """Describe a capture, including the one in which a card takes only itself from an empty table."""
        own, name = event.seat == self.owner, self.names[event.seat]
        card, cards = self.card(event.card), event.cards
        if not cards and own:
            return t("You play {card} to your own pile: the table is empty.", card=card)
        if not cards:
            return t("{name} plays {card} to their own pile: the table is empty.", name=name, card=card)
        if len(cards) > NAMED:
            return self._counted(event)
        if own:
            return t("You take {cards} with {card}.", cards=self.cards(cards), card=card)
        return t("{name} takes {cards} with {card}.", name=name, cards=self.cards(cards), card=card)

    def captured_briefly(self, event: Capture) -> Text | None:
        """Describe a capture of several cards without their names, for a slip too short for them."""
        return self._counted(event) if len(event.cards) >= BRIEF_FROM else None

    def _counted(self, event: Capture) -> Text:
        """Describe a capture by the number of its cards."""
        card, number = self.card(event.card), len(event.cards)
        if event.seat == self.owner:
            return t("You take {number} cards with {card}.", number=number, card=card)
        name = self.names[event.seat]
        return t("{name} takes {number} cards with {card}.", name=name, number=number, card=card)

    def stolen(self, event: Steal) -> Text:
        """Describe the theft of a pile."""
        number, card, name = len(event.cards), self.card(event.card), self.names[event.seat]
        if event.seat == self.owner:
            robbed = self.side_title(event.owner)
            return t(
                "You steal {number} cards from {name} with {card}.", number=number, name=robbed, card=card
            )
        if self.owner is not None and self.owner % self.sides == event.owner:
            return t("{name} steals your {number} cards with {card}.", name=name, number=number, card=card)
        return t(
            "{name} steals {number} cards from {other} with {card}.",
            name=name,
            number=number,
            other=self.side_title(event.owner),
            card=card,
        )

    def swept(self, event: Capture) -> Text:
        """Describe a capture that clears the table and scores as a sweep."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("{sweep} You clear the table with {card}.", sweep=self.sweep, card=card)
        name = self.names[event.seat]
        return t("{sweep} {name} clears the table with {card}.", sweep=self.sweep, name=name, card=card)

    def scored(self, event: Bonus) -> Text:
        """Describe a bonus that a capture scores immediately."""
        return self._gained(BONUSES[event.mark], event.points, event.seat)

    def captured_settebello(self, event: Capture) -> Text:
        """Say what the seven that scores by itself brings."""
        points = self.ruleset.score.settebello
        return self._gained(settebello_name(self.ruleset), points, event.seat)

    def _gained(self, what: Text, n: int, seat: Seat) -> Text:
        """Say how many points something brings to a player."""
        if seat == self.owner:
            return tn("{what}: one point for you.", "{what}: {n} points for you.", n=n, what=what)
        name = self.names[seat]
        return tn(
            "{what}: one point for {name}.", "{what}: {n} points for {name}.", n=n, what=what, name=name
        )

    def punished(self, event: Penalty) -> Text:
        """Describe a wrong capture: the player loses points and keeps the card."""
        points = event.points
        if event.seat == self.owner:
            return t(
                "You can't take that: you lose {points} points, and your card stays on the table.",
                points=points,
            )
        return t(
            "{name} can't take that, loses {points} points, and the card stays on the table.",
            name=self.names[event.seat],
            points=points,
        )

    def robbed(self, event: Robbed) -> Text:
        """Describe a capture of cards that the previous player overlooked."""
        cards = self.cards(event.cards)
        if event.seat == self.owner:
            return t("You also take what was missed: {cards}.", cards=cards)
        name = self.names[event.seat]
        return t("{name} also takes what was missed: {cards}.", name=name, cards=cards)

    # Declarations and claims

    def declared(self, event: Declared) -> Text:
        """Describe a declaration ("knocking") with its points and, where used, the rank of the wild card."""
        what, n = DECLARED[event.kind], event.points
        if event.seat == self.owner:
            said = tn("You knock: {what}, one point.", "You knock: {what}, {n} points.", n=n, what=what)
        else:
            name = self.names[event.seat]
            said = tn(
                "{name} knocks: {what}, one point.",
                "{name} knocks: {what}, {n} points.",
                n=n,
                what=what,
                name=name,
            )
        if event.guise is None:
            return said
        stands = t(
            "The wild card, {card}, stands for {rank}.",
            card=self.card(WILD),
            rank=rank_name(event.guise, self.pack),
        )
        return t("{first} {second}", first=said, second=stands)

    def boasted(self, event: Boasted) -> Text:
        """Describe a declaration whose cards are not shown."""
        points = event.points
        if event.seat == self.owner:
            return t("You knock and say that your hand is worth {points} points.", points=points)
        name = self.names[event.seat]
        return t("{name} knocks and says: {points} points.", name=name, points=points)

    def boast_asked(self, boast: Boast, *, answers: bool = False) -> Text:
        """Ask the owner to doubt a declaration or to play on; `answers`: or to let it stand."""
        name, points = self.names[boast.seat], boast.points
        if answers:
            return t("{name} says: {points} points. Do you believe it?", name=name, points=points)
        return t("{name} says: {points} points. Doubt it, or play.", name=name, points=points)

    def exposed(self, event: Exposed) -> Text:
        """Describe the result of a doubt about a declaration: the hand, and the points."""
        winner = event.boaster if event.truthful else event.seat
        cards, points, name = self.cards(event.hand), event.points, self.names[winner]
        own = winner == self.owner
        if event.truthful and own:
            return t("You told the truth, {cards}: {points} points for you.", cards=cards, points=points)
        if event.truthful:
            return t(
                "It is true, {cards}: {points} points for {name}.", cards=cards, points=points, name=name
            )
        if own:
            return t("A lie! The hand is {cards}: {points} points for you.", cards=cards, points=points)
        return t(
            "A lie! The hand is {cards}: {points} points for {name}.", cards=cards, points=points, name=name
        )

    def undoubted(self, event: Undoubted) -> Text:
        """Describe a declaration that no player doubted."""
        if event.seat == self.owner:
            return t("Nobody doubts you: {points} points.", points=event.points)
        return t("Nobody doubts {name}: {points} points.", name=self.names[event.seat], points=event.points)

    def called(self, event: Declared | Boasted) -> Text:
        """Return the exclamation of a player who declares."""
        knocks = t("I knock!")
        return knocks if isinstance(event, Boasted) else CALLED.get(event.kind, knocks)

    def claimed(self, event: FaceDown) -> Text:
        """Describe a card laid face down with the rank that the player claims for it."""
        rank, n = rank_name(event.rank, self.pack), len(event.cards)
        # The claimed cards are highlighted on the table, so the sentence can be short: the doubt button needs
        # the room.
        cards = self.cards(event.cards) if n == 1 else t("{number} cards", number=n)
        if event.seat == self.owner:
            return t("You claim {cards} with {rank}, face down.", rank=rank, cards=cards)
        name = self.names[event.seat]
        return t("{name} claims {cards} with {rank}, face down.", rank=rank, name=name, cards=cards)

    def asked(self, claim: Claim, *, answers: bool = False) -> Text:
        """Ask the owner to doubt another player's claim or to play on; `answers`: or to let it stand."""
        rank = rank_name(claim.rank, self.pack)
        if answers:
            name = self.names[claim.seat]
            return t("{name} says it is {rank}. Do you believe it?", name=name, rank=rank)
        return t("{name} says it is {rank}. Doubt it, or play.", name=self.names[claim.seat], rank=rank)

    def let_stand(self, event: Believed) -> Text:
        """Describe the answer of a player who lets a claim stand."""
        if event.seat == self.owner:
            return t("You believe it.")
        return t("{name} believes it.", name=self.names[event.seat])

    def believed(self, event: Capture) -> Text:
        """Describe a claim that no player doubted, naming the card now revealed."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("Nobody doubts you. It was {card}.", card=card)
        return t("Nobody doubts {name}. It was {card}.", name=self.names[event.seat], card=card)

    @property
    def _asks_all(self) -> bool:
        """Whether several opponents are asked about a claim, so that it has to be said who answered."""
        return asks_all(self.ruleset, len(self.names))

    def doubts(self, event: Doubted) -> Text | None:
        """Say who doubts a claim, before its card is turned; None where only the next player may."""
        if not self._asks_all:
            return None
        if event.seat == self.owner:
            return t("You doubt it.")
        return t("{name} doubts it.", name=self.names[event.seat])

    def doubted(self, event: Doubted) -> Text:
        """Describe the result of a doubt: the card revealed, and the points for the player who was right."""
        winner = event.claimant if event.truthful else event.seat
        card, points, name = self.card(event.card), event.points, self.names[winner]
        own = winner == self.owner
        if event.truthful and self._asks_all:
            return self._doubted_in_vain(event, card)
        if event.truthful and own:
            return t("It is {card}, as you claimed: {points} points for you.", card=card, points=points)
        if event.truthful:
            return t(
                "It is {card}, as claimed: {points} points for {name}.", card=card, points=points, name=name
            )
        if own:
            return t("A lie! It is {card}: {points} points for you.", card=card, points=points)
        return t("A lie! It is {card}: {points} points for {name}.", card=card, points=points, name=name)

    def _doubted_in_vain(self, event: Doubted, card: Text) -> Text:
        """Describe a doubt of a true claim with the player who doubted."""
        points, claimant, doubter = event.points, self.names[event.claimant], self.names[event.seat]
        if event.claimant == self.owner:
            return t(
                "{name} doubted, but it is {card}: {points} points for you.",
                name=doubter,
                card=card,
                points=points,
            )
        if event.seat == self.owner:
            return t(
                "You doubted, but it is {card}: {points} points for {name}.",
                name=claimant,
                card=card,
                points=points,
            )
        return t(
            "{doubter} doubted, but it is {card}: {points} points for {name}.",
            doubter=doubter,
            name=claimant,
            card=card,
            points=points,
        )

    # The deal

    def turn(self, seat: Seat) -> Text:
        """Say which player is to move."""
        if seat == self.owner:
            return t("It is your turn.")
        return t("It is {name}'s turn.", name=self.names[seat])

    def choose(self, seat: Seat) -> Text:
        """Ask the person to move to choose a card."""
        if seat == self.owner:
            return t("Your turn: choose a card.")
        return t("{name}, choose a card.", name=self.names[seat])

    def dealt(self, dealer: Seat) -> Text:
        """Say which player deals."""
        if dealer == self.owner:
            return t("You deal.")
        return t("{name} deals.", name=self.names[dealer])

    def looked(self, event: Looked) -> Text:
        """Say that the dealer looks at the bottom card of the stock; only the dealer is told which it is."""
        if event.seat == self.owner:
            return t("You look at the bottom card: {card}.", card=self.card(event.card))
        return t("{name} looks at the bottom card.", name=self.names[event.seat])

    def bottom_asked(self, card: Card) -> Text:
        """Ask the dealer what to do with the bottom card."""
        return t("Bottom card: {card}. Exchange it for a table card, or leave it.", card=self.card(card))

    def bottom_chosen(self, event: BottomChosen) -> Text:
        """Say what the dealer does with the bottom card."""
        own, name = event.seat == self.owner, self.names[event.seat]
        if event.laid is None or event.taken is None:
            return t("You leave the bottom card.") if own else t("{name} leaves the bottom card.", name=name)
        laid, taken = self.card(event.laid), self.card(event.taken)
        if own:
            return t("You lay {laid} on the table and put {taken} at the bottom.", laid=laid, taken=taken)
        return t(
            "{name} lays {laid} on the table and puts {taken} at the bottom.",
            name=name,
            laid=laid,
            taken=taken,
        )

    def refilled(self, event: Refill) -> Text:
        """Say that new cards are dealt in the middle of a deal, and whether they are the last ones."""
        if event.last:
            return t("New cards for everybody: the last ones.")
        return t("New cards for everybody.")

    def dealt_again(self, event: Redeal) -> Text:
        """Say why the first table cards are thrown in and dealt again."""
        n = event.number
        match event.reason:
            case RedealReason.KINGS:
                return tn("A king on the table: redeal.", "{n} kings on the table: redeal.", n=n)
            case RedealReason.ACES:
                return tn("An ace on the table: redeal.", "{n} aces on the table: redeal.", n=n)
            case RedealReason.SWEEPERS:
                return tn(
                    "A card on the table that takes everything: redeal.",
                    "{n} cards on the table that take everything: redeal.",
                    n=n,
                )
            case RedealReason.PAIRS:
                return t("Two cards on the table have the same rank: redeal.")
            case RedealReason.LOW_TOTAL:
                return t("The cards on the table add up to only {sum}: redeal.", sum=n)
            case _:
                assert_never(event.reason)

    def opened(self, event: TableSweep) -> Text:
        """Describe the capture of the first table cards by the rule that scores them at once."""
        sweeps = counted(self.ruleset, event.sweeps)
        if event.seat == self.owner:
            return t("You take the first cards on the table: they count as {sweeps}.", sweeps=sweeps)
        return t(
            "{name} takes the first cards on the table: they count as {sweeps}.",
            name=self.names[event.seat],
            sweeps=sweeps,
        )

    def left_over(self, event: Leftover) -> Text:
        """Say which side receives the cards left on the table at the end of a deal, and why."""
        if event.side is None:
            return t("Nobody has captured anything: the cards on the table belong to nobody.")
        n = len(event.cards)
        own = self.owner is not None and event.side == self.owner % self.sides
        if self.pairs and own:
            return tn(
                "The last card on the table is yours, because your side captured last.",
                "The last {n} cards on the table are yours, because your side captured last.",
                n=n,
            )
        if self.pairs and self.sides == 2 and self.owner is not None:
            return tn(
                "The last card on the table goes to your opponents, who captured last.",
                "The last {n} cards on the table go to your opponents, who captured last.",
                n=n,
            )
        if own:
            return tn(
                "The last card on the table is yours, because you captured last.",
                "The last {n} cards on the table are yours, because you captured last.",
                n=n,
            )
        return tn(
            "The last card on the table goes to {name}, who captured last.",
            "The last {n} cards on the table go to {name}, who captured last.",
            n=n,
            name=self.side_title(event.side),
        )
