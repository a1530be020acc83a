"""How people play: greed, habits, memory and the wisdom of the books."""
