/**
 * The bank's trains: which are for sale at which price, how many a company may own, and which it
 * gives back.
 */
package roundhouse.engine.trains;
