package roundhouse.lab;

/** A game of a batch: its variant, its number of players and its record. */
public record Played(String variant, int players, GameRecord record) {}
