package roundhouse.lab.rows;

import roundhouse.design.binding.Says;

/** Names a game of an experiment; each row begins with it. */
public record GameKey(
    @Says("number of the game, from 0; games of one number have the same seed on every side")
        int game,
    @Says("the design, with its options or the values that are varied") String side,
    @Says("number of players") int players,
    @Says("seed that plays the game again") long seed) {}
