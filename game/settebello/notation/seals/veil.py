"""The veil over a deal in progress: its seed and decks are not readable by opening the file.

The key is a constant of this program, so the veil guards against temptation and not against a programmer.
"""

import binascii
import hashlib
import json
from base64 import b64decode, b64encode
from itertools import count
from typing import Final

_KEY: Final = "settebello-veil 1"


def veiled(commitment: str, seed: str, decks: tuple[str, ...]) -> str:
    """Return the enciphered seed and decks as base64; ``commitment`` makes the key of each deal another."""
    plain = json.dumps({"seed": seed, "decks": decks}, ensure_ascii=False).encode()
    return b64encode(_combined(plain, commitment)).decode("ascii")


def unveiled(commitment: str, hidden: str) -> tuple[str, tuple[str, ...]]:
    """Return the seed and the decks; raises ValueError if the text was not enciphered for this commitment."""
    try:
        content = json.loads(_combined(b64decode(hidden, validate=True), commitment))
    except (binascii.Error, RecursionError, ValueError):
        content = None
    if isinstance(content, dict):
        seed, decks = content.get("seed"), content.get("decks")
        if isinstance(seed, str) and isinstance(decks, list) and all(isinstance(deck, str) for deck in decks):
            return seed, tuple(decks)
    raise ValueError("the hidden part is damaged or belongs to another seal")


def _combined(content: bytes, commitment: str) -> bytes:
    """Return the content combined with the key stream by exclusive or: SHA-256 in counter mode."""
    stream = bytearray()
    for block in count():
        if len(stream) >= len(content):
            break
        stream += hashlib.sha256(f"{_KEY}|{commitment}|{block}".encode()).digest()
    return bytes(a ^ b for a, b in zip(content, stream, strict=False))
