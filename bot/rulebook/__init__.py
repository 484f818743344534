"""The rules of a game in sentences, made from what the game declares, and the rule behind a refusal."""
