/**
 * Runs the engine: the flow of play through rounds, turns and steps, the registries of steps and
 * hooks, the effects of scripts, and the start and end of a game.
 */
package roundhouse.engine.play;
