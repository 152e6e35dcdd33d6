/** Draws the stock market with its tokens, zones and moves. */
package roundhouse.picture.market;
