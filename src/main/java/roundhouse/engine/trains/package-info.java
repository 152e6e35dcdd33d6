/**
 * The bank's trains: which are for sale and at what price, how many a company may own, and which it
 * discards.
 */
package roundhouse.engine.trains;
