"""The memory model of one fact and one skill: forgetting, working out, and the states that people see."""
