"""A match in a few lines: cards are dealt, moves played, and everything is kept in a record."""

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Self

from settebello.ai import LocalOpponents
from settebello.ai.players import Player
from settebello.engine import Event, Match, Move, Position, Ruleset, Seat, SeatView, Side
from settebello.library.levels import levels, player
from settebello.library.rulebooks import ruleset
from settebello.library.table_picture import TablePicture, picture
from settebello.library.texts import print_record, read_record
from settebello.notation import Record, SeatRecord
from settebello.session.intents import Doubt, NextDeal, PlayMove
from settebello.session.table_session import TableSession, Waiting
from settebello.storage.writer import Receipt, Write


class _NoWriter:
    """Writes nothing: a game is saved when its owner asks for it."""

    def submit(self, key: Hashable, write: Write) -> Receipt:  # noqa: ARG002 - nothing is written
        receipt = Receipt(key)
        receipt.done = True
        return receipt

    def drain(self) -> None:
        """Return at once."""


class _NoJournal:
    """Keeps nothing."""

    def write(self, text: str) -> None:
        """Keep nothing."""

    def finish(self) -> None:
        """Keep nothing."""


class Game:
    """A match in progress, changed by ``play``; the next deal is dealt as soon as one is over.

    >>> game = Game("scopa", seed="an example")
    >>> game.play(game.legal_moves[0])[0].seat == 0 or game.turn == 0
    True
    """

    def __init__(
        self,
        rules: str | Ruleset = "scopa",
        *,
        players: int | None = None,
        opponents: Mapping[int, str] | None = None,
        names: Sequence[str] = (),
        seed: str = "",
        rng: Random | None = None,
        folder: str | Path | None = None,
        opponents_folder: str | Path | None = None,
    ) -> None:
        """Start a match and deal; ``rules`` is the id of a variant, or rules from ``ruleset``.

        players: their number, by default the fewest that the rules allow. opponents: the id of the opponent
        on a seat; every other seat is a person's. names: the persons' names by seat. seed: decides the first
        dealer, every deck and every move of the opponents; without it chance does, or ``rng``. folder and
        opponents_folder: folders with rules files and with opponents of your own. Raises ValueError for a
        number of players, a seat, an opponent or a seed that is not possible; DataError for a faulty file.
        """
        chosen = ruleset(rules, folder=folder) if isinstance(rules, str) else rules
        count = chosen.players.counts[0] if players is None else players
        if count not in chosen.players.counts:
            allowed = ", ".join(map(str, chosen.players.counts))
            raise ValueError(f"{chosen.id} is for {allowed} players, not for {count}")
        self._opponents_folder = opponents_folder
        self._session = TableSession.start(
            chosen,
            _seats(count, opponents or {}, names, opponents_folder),
            opponents=LocalOpponents(levels(opponents_folder)),
            journal=_NoJournal(),
            rng=rng or SystemRandom(),
            writer=_NoWriter(),
            seed_text=seed,
        )
        self._session.submit(NextDeal())

    @classmethod
    def read(
        cls,
        text: str | bytes,
        *,
        rng: Random | None = None,
        folder: str | Path | None = None,
        opponents_folder: str | Path | None = None,
    ) -> Self:
        """Continue the match of a record, with the folders of ``Game``; raises as ``read_record`` does."""
        game = cls.__new__(cls)
        game._opponents_folder = opponents_folder  # noqa: SLF001 - its own
        game._session = TableSession(  # noqa: SLF001 - its own
            read_record(text, folder=folder),
            opponents=LocalOpponents(levels(opponents_folder)),
            journal=_NoJournal(),
            rng=rng or SystemRandom(),
            writer=_NoWriter(),
        )
        game._deal_if_due()  # noqa: SLF001 - its own
        return game

    @property
    def match(self) -> Match:
        """The match: its totals, the position, the score of the last deal."""
        return self._session.match

    @property
    def position(self) -> Position:
        """The position with every card."""
        position = self._session.match.position
        if position is None:
            raise ValueError("no card is dealt")
        return position

    @property
    def turn(self) -> Seat | None:
        """The seat in turn; None when the match is over."""
        return self.position.turn

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._session.over

    @property
    def winner(self) -> Side | None:
        """The side that has won the match; None before."""
        return self.match.winner

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side in the match so far."""
        return self.match.scores

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat in turn; raises TooManyMoves at tables that no deal reaches."""
        return self.position.legal_moves()

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self._session.record

    def view(self, seat: int | None = None) -> SeatView:
        """Return what a seat may know, by default the seat in turn (seat 0 when the match is over)."""
        position = self.position
        shown = (position.turn or 0) if seat is None else seat
        if not 0 <= shown < position.players:
            raise ValueError(f"there is no seat {shown} among {position.players}")
        return position.view(Seat(shown))

    def choose(self, who: str | Player, rng: Random | None = None) -> Move | None:
        """Return the move that an opponent or a player of your own would make; None is a doubt.

        Only what the seat in turn may know is given to the player.
        """
        mind = self._mind(who)
        return mind.choose(self.view(), rng or Random(0))

    def play(self, move: Move | str | None = None) -> tuple[Event, ...]:
        """Play a move of the seat in turn and return what happened; the next deal is dealt if one is over.

        ``None`` lets the opponent on that seat play. ``"?"`` doubts the card that was played face down.
        Raises IllegalMove, and ValueError if the match is over or nobody but a person can move.
        """
        if self.over:
            raise ValueError("the match is over")
        waits_for_person = self._session.waiting_for is Waiting.PERSON
        if move is None:
            if waits_for_person:
                raise ValueError(f"no opponent sits on seat {self.turn}: say which move is played")
            events = self._session.poll()
        elif not waits_for_person:
            raise ValueError(f"the opponent on seat {self.turn} chooses its own moves: play()")
        elif move == "?":
            if not self.position.may_doubt:
                raise ValueError("there is nothing to doubt")
            events = self._session.submit(Doubt())
        else:
            parsed = Move.parse(move, self.position.table.pack) if isinstance(move, str) else move
            events = self._session.submit(PlayMove(parsed))
        return events + self._deal_if_due()

    def play_out(self, players: Mapping[int, str | Player] | None = None, rng: Random | None = None) -> None:
        """Play to the end of the match; ``players`` move for the seats without an opponent."""
        minds = {seat: self._mind(who) for seat, who in (players or {}).items()}
        chance = rng or Random(0)
        while not self.over:
            turn = self.turn
            if turn is None or self._session.waiting_for is not Waiting.PERSON:
                self.play()
            elif turn in minds:
                self.play(minds[turn].choose(self.view(), chance) or "?")
            else:
                raise ValueError(f"nobody plays for seat {turn}")

    def text(self) -> str:
        """Return the record as text; ``settebello --verify`` checks it."""
        return print_record(self.record)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whose name should end with ``.scopa``; raises OSError."""
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    def picture(self, seat: int | None = None) -> TablePicture:
        """Return a picture of the table as a seat sees it, by default the seat that a notebook shows."""
        return picture(self.view(self._shown_seat() if seat is None else seat))

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks; it never shows the cards of an opponent."""
        return self.picture().svg

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.turn} in turn"
        points = ":".join(map(str, self.scores))
        return f"<Game {self.match.ruleset.id}, deal {self.match.deal}, {points}, {turn}>"

    def _mind(self, who: str | Player) -> Player:
        return player(who, self._opponents_folder) if isinstance(who, str) else who

    def _shown_seat(self) -> Seat:
        """Return the person in turn, or else the first person; seat 0 where only opponents play."""
        persons = self.record.persons
        if self.turn is not None and self.turn in persons:
            return self.turn
        return min(persons, default=Seat(0))

    def _deal_if_due(self) -> tuple[Event, ...]:
        if self._session.waiting_for is not Waiting.DEAL:
            return ()
        events = self._session.submit(NextDeal())
        if self._session.deal_error is not None:
            raise self._session.deal_error
        return events


def _seats(
    count: int, opponents: Mapping[int, str], names: Sequence[str], folder: str | Path | None
) -> tuple[SeatRecord, ...]:
    """Return who sits where; raises ValueError for a seat that is not there and an unknown opponent."""
    for seat, level in opponents.items():
        if not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat} among {count}")
        player(level, folder)
    if len(names) > count:
        raise ValueError(f"{len(names)} names for {count} seats")
    given = (*names, *("",) * (count - len(names)))
    return tuple(
        SeatRecord(level=opponents[seat]) if seat in opponents else SeatRecord(given[seat] or f"Seat {seat}")
        for seat in range(count)
    )
