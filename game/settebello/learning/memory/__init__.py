"""What is remembered of one fact and one skill: forgetting, working out, and what people are shown."""
