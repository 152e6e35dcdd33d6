/** Frames, rounds and steps, the rulebook with all its hooks, choices, apply, replay. */
package roundhouse.engine;
