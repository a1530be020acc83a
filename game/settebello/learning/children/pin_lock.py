"""A number of four digits that opens the pages of the grown-ups in the place of something to read.

It keeps children out of what is set for them; it is no lock for the files, which lie open beside it.
"""

import hmac
from dataclasses import asdict, dataclass
from hashlib import pbkdf2_hmac
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile

DIGITS = 4
ROUNDS = 100_000
"""Of mixing, so that whoever reads the file does not read a number that is used elsewhere as well."""
SALT = 16


@dataclass(frozen=True, slots=True)
class Lock:
    """What is kept of a number: not the number."""

    salt: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    @classmethod
    def made(cls, pin: str, salt: bytes) -> "Lock":
        """The lock that a number opens; ValueError where that is not four digits."""
        if len(pin) != DIGITS or not (pin.isascii() and pin.isdecimal()):
            raise ValueError(f"a PIN has {DIGITS} digits")
        return cls(salt.hex(), _mixed(pin, salt))

    def opens(self, pin: str) -> bool:
        """Whether it is this number."""
        return hmac.compare_digest(self.digest, _mixed(pin, bytes.fromhex(self.salt)))


class _LockModel(datafile.Model):
    format: Literal[1]
    lock: Lock


def write(lock: Lock) -> str:
    """The text of a lock's file, which `read` reads."""
    return datafile.dump({"format": 1, "lock": asdict(lock)})


def read(text: str | bytes, file: str) -> Lock:
    """The lock of a text, called `file` in reports; raises DataError."""
    return datafile.validate(datafile.load(text, file), _LockModel).lock


def _mixed(pin: str, salt: bytes) -> str:
    return pbkdf2_hmac("sha256", pin.encode(), salt, ROUNDS).hex()
