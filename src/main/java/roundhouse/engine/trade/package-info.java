/** Buying, selling and exchanging privates after the opening. */
package roundhouse.engine.trade;
