/**
 * Running trains: which runs there are and what they bring, what becomes of the revenue, and runs
 * to a destination.
 */
package roundhouse.engine.runs;
