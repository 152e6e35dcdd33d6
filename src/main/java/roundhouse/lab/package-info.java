/** Bots, batches of games, statistics, and the laws that every game has to keep. */
package roundhouse.lab;
