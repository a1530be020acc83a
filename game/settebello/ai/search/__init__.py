"""The search over information sets, guided by trained networks."""
