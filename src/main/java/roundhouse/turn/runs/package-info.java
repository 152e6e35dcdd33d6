/** Runs that are drawn by hand, and what the rules say of them. */
package roundhouse.turn.runs;
