/** Explains which rule forbids what a player would like to do. */
package roundhouse.engine.explanation;
