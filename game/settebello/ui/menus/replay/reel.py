"""The position in a replayed match, and navigation to other positions."""

from dataclasses import dataclass, replace

from settebello.ui.table.model.film import DealFilm, Film, Moment


@dataclass(frozen=True, slots=True)
class Reel:
    """A position in a film; after the last moment of a finished deal comes its score sheet."""

    film: Film
    deal: int = 0
    place: int = 0

    @property
    def here(self) -> DealFilm:
        """The current deal."""
        return self.film.deals[self.deal]

    @property
    def moment(self) -> Moment:
        """The current moment; at the score sheet, the last one of the deal."""
        return self.here.moments[min(self.place, len(self.here.moments) - 1)]

    @property
    def counted(self) -> bool:
        """Whether the position is at the score sheet."""
        return self.place >= len(self.here.moments)

    @property
    def last(self) -> int:
        """The last position in the deal."""
        return len(self.here.moments) - 1 + self.here.over

    @property
    def at_end(self) -> bool:
        """Whether this is the last position of the match."""
        return self.place == self.last and self.deal == len(self.film.deals) - 1

    def to(self, place: int) -> "Reel":
        """Return another position in the deal, clamped to its ends."""
        return replace(self, place=min(max(place, 0), self.last))

    def to_deal(self, deal: int) -> "Reel":
        """Return the beginning of another deal; unchanged if there is none with this index."""
        return replace(self, deal=deal, place=0) if 0 <= deal < len(self.film.deals) else self

    def forward(self) -> "Reel":
        """Return the next position, across deals."""
        return self.to(self.place + 1) if self.place < self.last else self.to_deal(self.deal + 1)

    def back(self) -> "Reel":
        """Return the previous position, across deals."""
        if self.place or not self.deal:
            return self.to(self.place - 1)
        before = self.to_deal(self.deal - 1)
        return before.to(before.last)

    def previous_deal(self) -> "Reel":
        """Return the beginning of this deal, or from there the beginning of the previous one."""
        return self.to(0) if self.place else self.to_deal(self.deal - 1)

    def next_deal(self) -> "Reel":
        """Return the beginning of the next deal; in the last deal its end."""
        return self.to_deal(self.deal + 1) if self.deal + 1 < len(self.film.deals) else self.to(self.last)

    def next_sweep(self) -> "Reel":
        """Return the next moment with a sweep, across deals; unchanged if there is none."""
        ways = [(d, p) for d, deal in enumerate(self.film.deals) for p in deal.sweeps]
        found = [way for way in ways if way > (self.deal, self.place)]
        return replace(self, deal=found[0][0], place=found[0][1]) if found else self

    def previous_sweep(self) -> "Reel":
        """Return the previous moment with a sweep, across deals; unchanged if there is none."""
        ways = [(d, p) for d, deal in enumerate(self.film.deals) for p in deal.sweeps]
        found = [way for way in ways if way < (self.deal, self.place)]
        return replace(self, deal=found[-1][0], place=found[-1][1]) if found else self
