package roundhouse.lab.search;

import roundhouse.lab.rows.GameKey;

/**
 * An event that was searched for.
 *
 * @param action number of the action that led to it, from 1
 * @param round its title
 * @param says the sentence of the log
 */
public record FoundEvent(GameKey game, int action, String round, String says) {}
