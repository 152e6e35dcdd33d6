/** Auctions: of the lots of the opening, and of companies. */
package roundhouse.engine.auctions;
