"""Head constructions in every mood: eyes on y = 0, about 62 units wide, looking to the left."""
