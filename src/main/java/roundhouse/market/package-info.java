/** The stock market: its spaces and zones, the moves of tokens, and their order in a space. */
package roundhouse.market;
