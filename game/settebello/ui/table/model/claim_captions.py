"""The sentences for what is said of hidden cards: declarations, claims, doubts and answers."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import (
    Believed,
    Boast,
    Boasted,
    Capture,
    Claim,
    DeclarationKind,
    Declared,
    Doubted,
    Exposed,
    FaceDown,
    Undoubted,
    asks_all,
)
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import rank_name
from settebello.ui.table.model.caption_names import CaptionNames
from settebello.ui.table.model.table_state import WILD

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


@dataclass(frozen=True, slots=True)
class ClaimCaptions(CaptionNames):
    """Builds the sentences for declarations and for cards played face down."""

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
