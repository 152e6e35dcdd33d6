/** Share trading: a player's stock turn, and companies that redeem and reissue their shares. */
package roundhouse.engine.stock;
