/** Bots, batches of games, statistics, and the invariants of every game. */
package roundhouse.lab;
