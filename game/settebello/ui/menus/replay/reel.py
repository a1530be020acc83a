"""Where one is in a match that is looked at, and the ways from there to another moment of it."""

from dataclasses import dataclass, replace

from settebello.ui.table.model.film import DealFilm, Film, Moment


@dataclass(frozen=True, slots=True)
class Reel:
    """A moment of a film; behind the last moment of a deal that is over comes its score sheet."""

    film: Film
    deal: int = 0
    place: int = 0

    @property
    def here(self) -> DealFilm:
        """The deal that is looked at."""
        return self.film.deals[self.deal]

    @property
    def moment(self) -> Moment:
        """The moment that is looked at; the last one under the score sheet."""
        return self.here.moments[min(self.place, len(self.here.moments) - 1)]

    @property
    def counted(self) -> bool:
        """Whether the score sheet is looked at."""
        return self.place >= len(self.here.moments)

    @property
    def last(self) -> int:
        """The last place of the deal."""
        return len(self.here.moments) - 1 + self.here.over

    @property
    def at_end(self) -> bool:
        """Whether nothing comes any more."""
        return self.place == self.last and self.deal == len(self.film.deals) - 1

    def to(self, place: int) -> "Reel":
        """Another place in the deal, the nearest there is."""
        return replace(self, place=min(max(place, 0), self.last))

    def to_deal(self, deal: int) -> "Reel":
        """The beginning of another deal; here where there is none of that number."""
        return replace(self, deal=deal, place=0) if 0 <= deal < len(self.film.deals) else self

    def forward(self) -> "Reel":
        """The next moment, in the next deal where this one has no more."""
        return self.to(self.place + 1) if self.place < self.last else self.to_deal(self.deal + 1)

    def back(self) -> "Reel":
        """The moment before, the end of the deal before at the beginning of this one."""
        if self.place or not self.deal:
            return self.to(self.place - 1)
        before = self.to_deal(self.deal - 1)
        return before.to(before.last)

    def previous_deal(self) -> "Reel":
        """The beginning of this deal, of the one before when it is there already."""
        return self.to(0) if self.place else self.to_deal(self.deal - 1)

    def next_deal(self) -> "Reel":
        """The beginning of the next deal; the end of the last one."""
        return self.to_deal(self.deal + 1) if self.deal + 1 < len(self.film.deals) else self.to(self.last)

    def next_sweep(self) -> "Reel":
        """The next moment with a sweep, in this deal or a later one; here where there is none."""
        ways = [(d, p) for d, deal in enumerate(self.film.deals) for p in deal.sweeps]
        found = [way for way in ways if way > (self.deal, self.place)]
        return replace(self, deal=found[0][0], place=found[0][1]) if found else self

    def previous_sweep(self) -> "Reel":
        """The last moment before with a sweep; here where there was none."""
        ways = [(d, p) for d, deal in enumerate(self.film.deals) for p in deal.sweeps]
        found = [way for way in ways if way < (self.deal, self.place)]
        return replace(self, deal=found[-1][0], place=found[-1][1]) if found else self
