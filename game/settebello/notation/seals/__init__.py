"""Provably fair deals: seeds, the order that follows from them, seals and their chain (docs/fair-deal.md)."""
