"""The search over what a seat knows, led by learned networks."""
