"""A writer that writes when it is told to, for tests of what happens in between."""

from collections.abc import Hashable

from settebello.storage.writer import DirectWriter, Receipt, Write


class HeldWriter:
    """Keeps the newest write of each key until `drain`."""

    def __init__(self) -> None:
        self.waiting: dict[Hashable, tuple[Write, Receipt]] = {}
        self.drained = 0

    def submit(self, key: Hashable, write: Write) -> Receipt:
        _, receipt = self.waiting.get(key, (write, Receipt(key)))
        self.waiting[key] = (write, receipt)
        return receipt

    def drain(self) -> None:
        self.drained += 1
        waiting, self.waiting = self.waiting, {}
        for key, (write, receipt) in waiting.items():
            carried_out = DirectWriter().submit(key, write)
            receipt.error, receipt.done = carried_out.error, True
