/**
 * Laying and upgrading tiles: how many in a turn, which are legal, of what use they have to be, and
 * what they cost.
 */
package roundhouse.engine.track;
