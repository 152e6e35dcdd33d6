/** Tells which rule forbids what one would do. */
package roundhouse.engine.whynot;
