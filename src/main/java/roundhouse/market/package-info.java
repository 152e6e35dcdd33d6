/** Share prices as printed, their zones, how a token moves, and the order of tokens in a space. */
package roundhouse.market;
