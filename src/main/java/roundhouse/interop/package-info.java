/** Reads games recorded with another engine, replays them, and compares state by state. */
package roundhouse.interop;
