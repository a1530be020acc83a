"""The sentences under the table: who did what, and why something happens."""

from dataclasses import dataclass
from typing import Final, assert_never

from settebello.engine import (
    Bonus,
    Capture,
    Card,
    CardSet,
    Claim,
    DeclarationKind,
    Declared,
    Doubted,
    FaceDown,
    Leftover,
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
    TableSweep,
)
from settebello.i18n import Fact, Names, Text, t, tn
from settebello.manual.card_names import card_list, card_name, counted, rank_name
from settebello.ui.table.model.short_names import side_title
from settebello.ui.table.model.table_state import WILD

NAMED: Final = 3
"""More captured cards than these are counted instead of named."""

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
}
CALLED: Final = {DeclarationKind.BARSEGA: t("Bàrsega!"), DeclarationKind.DECINO: t("Decino!")}
BONUSES: Final = {
    Mark.PICULA: t("Picula"),
    Mark.ONE_SUIT: t("All of one suit"),
    Mark.BAGER: t("Bager"),
    Mark.THREE: t("Three cards or more"),
}
"""What is scored in play, as it begins a sentence."""


def sweep_call(pack: Pack) -> Text:
    """What is called out at a sweep, in the game a pack belongs to."""
    match pack:
        case Pack.SPANISH:
            return t("Escoba!")
        case Pack.SAARBRUECKEN:
            return t("Besen!")
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("Scopa!")


@dataclass(frozen=True, slots=True)
class Captions:
    """Knows the players' names; the owner is spoken to, where one person plays alone."""

    owner: Seat | None
    names: tuple[Text | Names | str, ...]
    sides: int
    ruleset: Ruleset

    @property
    def pairs(self) -> bool:
        """Whether sides have more than one player."""
        return len(self.names) > self.sides

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.ruleset.deck.pack

    @property
    def sweep(self) -> Text:
        """What is called out at a sweep."""
        return sweep_call(self.pack)

    def side_title(self, side: Side) -> Text | Names | str:
        """What a side is called at the head of a column."""
        return side_title(self.names, self.sides, side, self.owner)

    def card(self, card: Card) -> Text:
        """What a card is called."""
        return card_name(card, self.pack)

    def cards(self, cards: CardSet) -> Fact:
        """What some cards are called: their names, or how many when those would not fit in a line."""
        if len(cards) > NAMED:
            return t("{number} cards", number=len(cards))
        return card_list(cards, self.pack)

    # Plays

    def played(self, event: Play) -> Text:
        """A card is laid and takes nothing."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("You lay {card}.", card=card)
        return t("{name} lays {card}.", name=self.names[event.seat], card=card)

    def captured(self, event: Capture) -> Text:
        """A card takes others, or itself where nothing lies there."""
        own, name = event.seat == self.owner, self.names[event.seat]
        card, cards = self.card(event.card), event.cards
        if not cards and own:
            return t("You keep {card}: there is nothing on the table to take.", card=card)
        if not cards:
            return t("{name} keeps {card}: there is nothing on the table to take.", name=name, card=card)
        if len(cards) > NAMED and own:
            return t("You take {number} cards with {card}.", number=len(cards), card=card)
        if len(cards) > NAMED:
            return t("{name} takes {number} cards with {card}.", name=name, number=len(cards), card=card)
        if own:
            return t("You take {cards} with {card}.", cards=self.cards(cards), card=card)
        return t("{name} takes {cards} with {card}.", name=name, cards=self.cards(cards), card=card)

    def swept(self, event: Capture) -> Text:
        """A card takes all that lies on the table, and that counts."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("{sweep} You clear the table with {card}.", sweep=self.sweep, card=card)
        name = self.names[event.seat]
        return t("{sweep} {name} clears the table with {card}.", sweep=self.sweep, name=name, card=card)

    def scored(self, event: Bonus) -> Text:
        """A capture scores points by itself."""
        what, n = BONUSES[event.mark], event.points
        if event.seat == self.owner:
            return tn("{what}: one point for you.", "{what}: {n} points for you.", n=n, what=what)
        name = self.names[event.seat]
        return tn(
            "{what}: one point for {name}.", "{what}: {n} points for {name}.", n=n, what=what, name=name
        )

    def punished(self, event: Penalty) -> Text:
        """A card cannot take what it was to take, and that costs points."""
        points = event.points
        if event.seat == self.owner:
            return t("You cannot take that: you lose {points} points, and your card stays.", points=points)
        return t(
            "{name} cannot take that, loses {points} points, and the card stays.",
            name=self.names[event.seat],
            points=points,
        )

    def robbed(self, event: Robbed) -> Text:
        """Somebody takes what the player before has missed."""
        cards = self.cards(event.cards)
        if event.seat == self.owner:
            return t("You also take what was missed: {cards}.", cards=cards)
        name = self.names[event.seat]
        return t("{name} also takes what was missed: {cards}.", name=name, cards=cards)

    # What is said along with a card

    def declared(self, event: Declared) -> Text:
        """Somebody knocks and shows three cards."""
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

    def called(self, event: Declared) -> Text:
        """What somebody who knocks says aloud."""
        return CALLED.get(event.kind, t("I knock!"))

    def claimed(self, event: FaceDown) -> Text:
        """A card is laid face down as some rank."""
        rank, n = rank_name(event.rank, self.pack), len(event.cards)
        # The cards are lit; the sentence leaves room for the button that doubts it.
        cards = self.cards(event.cards) if n == 1 else t("{number} cards", number=n)
        if event.seat == self.owner:
            return t("Face down as {rank}, you claim {cards}.", rank=rank, cards=cards)
        name = self.names[event.seat]
        return t("Face down as {rank}, {name} claims {cards}.", rank=rank, name=name, cards=cards)

    def asked(self, claim: Claim) -> Text:
        """The owner may doubt what somebody has claimed."""
        rank = rank_name(claim.rank, self.pack)
        return t("{name} says it is {rank}. Doubt it, or play.", name=self.names[claim.seat], rank=rank)

    def believed(self, event: Capture) -> Text:
        """Nobody doubts a claim, and its card is seen at last."""
        card = self.card(event.card)
        if event.seat == self.owner:
            return t("Nobody doubts you. It was {card}.", card=card)
        return t("Nobody doubts {name}. It was {card}.", name=self.names[event.seat], card=card)

    def doubted(self, event: Doubted) -> Text:
        """A claim is doubted, and its card tells who was right."""
        winner = event.claimant if event.truthful else event.seat
        card, points, name = self.card(event.card), event.points, self.names[winner]
        own = winner == self.owner
        if event.truthful and own:
            return t("It is {card}, as you said: {points} points for you.", card=card, points=points)
        if event.truthful:
            return t(
                "It is {card}, as was said: {points} points for {name}.", card=card, points=points, name=name
            )
        if own:
            return t("A lie, it is {card}: {points} points for you.", card=card, points=points)
        return t("A lie, it is {card}: {points} points for {name}.", card=card, points=points, name=name)

    # The deal

    def turn(self, seat: Seat) -> Text:
        """Whose turn it is."""
        if seat == self.owner:
            return t("It is your turn.")
        return t("It is {name}'s turn.", name=self.names[seat])

    def choose(self, seat: Seat) -> Text:
        """What a person whose turn it is, is to do."""
        if seat == self.owner:
            return t("Your turn: choose a card.")
        return t("{name}, choose a card.", name=self.names[seat])

    def dealt(self, dealer: Seat) -> Text:
        """A deal begins."""
        if dealer == self.owner:
            return t("You deal.")
        return t("{name} deals.", name=self.names[dealer])

    def refilled(self, event: Refill) -> Text:
        """New cards are dealt in the middle of a deal."""
        if event.last:
            return t("New cards for everybody: the last ones.")
        return t("New cards for everybody.")

    def dealt_again(self, event: Redeal) -> Text:
        """The first table cards are thrown in, and why."""
        n = event.number
        match event.reason:
            case RedealReason.KINGS:
                return tn("A king on the table: dealt again.", "{n} kings on the table: dealt again.", n=n)
            case RedealReason.ACES:
                return tn("An ace on the table: dealt again.", "{n} aces on the table: dealt again.", n=n)
            case RedealReason.LOW_TOTAL:
                return t("The cards on the table add up to {sum} only: dealt again.", sum=n)
            case _:
                assert_never(event.reason)

    def opened(self, event: TableSweep) -> Text:
        """The first table cards go to somebody at once."""
        sweeps = counted(self.ruleset, event.sweeps)
        if event.seat == self.owner:
            return t("The first cards on the table add up: you take them for {sweeps}.", sweeps=sweeps)
        return t(
            "The first cards on the table add up: {name} takes them for {sweeps}.",
            name=self.names[event.seat],
            sweeps=sweeps,
        )

    def left_over(self, event: Leftover) -> Text:
        """What lies on the table at the end goes to somebody, and why."""
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
