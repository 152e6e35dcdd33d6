/**
 * Laying and upgrading tiles: how many in a turn, which are legal, how they must improve the track,
 * and what they cost.
 */
package roundhouse.engine.track;
