"""The PIN of four digits that opens the adults' pages.

It keeps children out of the settings. It does not protect the files, which are readable beside it.
"""

import hmac
from dataclasses import asdict, dataclass
from hashlib import pbkdf2_hmac
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile

DIGITS = 4
ROUNDS = 100_000
"""Rounds of the key derivation; people use the same PIN elsewhere, so the file must not reveal it."""
SALT = 16


@dataclass(frozen=True, slots=True)
class Lock:
    """A PIN's salt and digest; the PIN itself is not stored."""

    salt: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    @classmethod
    def made(cls, pin: str, salt: bytes) -> "Lock":
        """Return the lock of a PIN; ValueError unless it has four digits."""
        if len(pin) != DIGITS or not (pin.isascii() and pin.isdecimal()):
            raise ValueError(f"a PIN has {DIGITS} digits")
        return cls(salt.hex(), _mixed(pin, salt))

    def opens(self, pin: str) -> bool:
        """Return whether this is the PIN."""
        return hmac.compare_digest(self.digest, _mixed(pin, bytes.fromhex(self.salt)))


class _LockModel(datafile.Model):
    format: Literal[1]
    lock: Lock


def write(lock: Lock) -> str:
    """Return the text of a lock's file, which `read` reads."""
    return datafile.dump({"format": 1, "lock": asdict(lock)})


def read(text: str | bytes, file: str) -> Lock:
    """Return the lock that a text describes, called `file` in reports; raises DataError."""
    return datafile.validate(datafile.load(text, file), _LockModel).lock


def _mixed(pin: str, salt: bytes) -> str:
    return pbkdf2_hmac("sha256", pin.encode(), salt, ROUNDS).hex()
