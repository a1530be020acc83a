"""Checks the finished sealed deals of a record as docs/fair-deal.md says: python verify_deal.py < FILE."""

import re
import sys
from collections.abc import Callable
from hashlib import sha256
from json import loads

sha: Callable[[str], str] = lambda text: sha256(text.encode()).hexdigest()  # noqa: E731 - in 40 lines
C, V = "bdfghjklmnprstvz", "aiou"
record = sys.stdin.buffer.read().decode().split("\nprepared:")[0]
rules, last = (loads(re.findall(f"(?m)^{key}: (.*)$", record)[0]) for key in ("rules_text", "chain_head"))
seats = re.findall("(?m)^  - (person|opponent): (.*)$", record)
names = "".join(f"seat {kind} {name}\n" if kind == "person" else "seat opponent\n" for kind, name in seats)
head, heads = sha(f"settebello-chain 1\nrules {sha(rules)}\n{names}"), dict[str, str]()
for entry in re.findall('(?m)^  - "([a-z_]+ [0-9]+ [0-9a-f]+)"$', record):
    heads[entry], head = head, sha(f"{head}\n{entry}")
assert head == last, "the chain was changed"
to = loads(rules).get("deal.pattern", "T1 P1 T1 P1 T1 P1 T1").split() * ('"redeal.scope": "table"' in rules)
hands = "".join(token[0] * int(token[1:]) * (len(seats) if token[0] == "P" else 1) for token in to)
parts = enumerate(re.split("(?m)^  - (?=dealer: )", record)[1:], 1)
for number, part in (one for one in parts if "    seed: " in one[1]):  # others are unsealed or not over
    deal = {key: loads(value) for key, value in re.findall('(?m)^ *([a-z]+): (".*"|[0-9]+)$', part)}
    decks = [re.findall("..", deck) for deck in re.findall('(?m)(?:deck:|^      -) "([^"]+)"$', part)]
    seal, seed, cut, origin = (deal[key] for key in ("seal", "seed", "cut", "origin"))
    before = dealt = sorted(decks[0], key=lambda card: sha(f"settebello-order 1|{seed}||0|{card}"))
    for k, deck in enumerate(decks if origin not in {"arranged", "repeated"} else []):
        whole = k % 10 == 0 or len(hands) >= len(deck)
        loose = [card for card, to in zip(dealt, hands.ljust(len(deck)), strict=True) if whole or to != "P"]
        fresh = sorted(loose, key=lambda card: sha(f"settebello-order 1|{seed}|{cut}|{k}|{card}"))
        dealt = [fresh.pop(0) if card in loose else card for card in dealt]
        assert dealt == deck, f"deck {k} of deal {number} has another order"
    cards = " ".join("".join(deck) for deck in (decks if origin in {"arranged", "repeated"} else [before]))
    text = f"settebello-seal 1\nrules {sha(rules)}\nplayers {len(seats)}\ndeal {number}\n"
    text += f"dealer {deal['dealer']}\norigin {origin}\nchain {heads[f'sealed {number} {seal}']}\n"
    assert sha(f"{text}deck {cards}\nseed {seed}\n") == seal, f"deal {number} was sealed otherwise"
    values = (int(seal[k : k + 4], 16) for k in range(0, 32, 4))
    print(seal, *(C[n >> 12] + V[n >> 10 & 3] + C[n >> 6 & 15] + V[n >> 4 & 3] + C[n & 15] for n in values))
