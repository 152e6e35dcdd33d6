package roundhouse.lab.batch;

import roundhouse.lab.simulation.SimulatedGame;

/** A game of a batch: its variant, its number of players and its record. */
public record BatchGame(String variant, int players, SimulatedGame game) {}
