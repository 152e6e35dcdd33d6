/**
 * The engine at work: the flow of play through rounds, turns and steps, all steps and hooks that
 * there are, the effects of scripts, the first state and the end.
 */
package roundhouse.engine.play;
