package roundhouse.lab;

/** A game of a batch: in which variant, with how many players, and how it went. */
public record Played(String variant, int players, GameRecord record) {}
