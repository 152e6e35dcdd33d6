/** Bots, and the heuristics by which they choose actions. */
package roundhouse.lab.bots;
