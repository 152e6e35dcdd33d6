package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Bids, and what becomes of them. */
public sealed interface AuctionEvent extends Event {
  /** A card was taken in a draft; nobody else sees which. */
  @Logged(as = ACTION, says = "{player} takes a card")
  record CardDrafted(String player) implements AuctionEvent {}

  /** Bids for a lot are compared, or called for. */
  @Logged(as = CONSEQUENCE, says = "the auction of {lot} begins")
  record AuctionBegan(String lot) implements AuctionEvent {}

  /** A bid; without a lot where the winner picks one. */
  @Logged(as = ACTION, says = "{player} bids {amount}[ for {lot}]")
  record BidMade(String player, String lot, MoneyAmount amount) implements AuctionEvent {}

  /** The highest bidder may pick a lot. */
  @Logged(as = CONSEQUENCE, says = "{player} wins the auction for {price}")
  record AuctionWon(String player, MoneyAmount price) implements AuctionEvent {}

  /** A player may pick a lot for no bid. */
  @Logged(as = CONSEQUENCE, says = "nobody bids: {player} may pick a lot")
  record AuctionWithoutBid(String player) implements AuctionEvent {}

  /** Nobody wanted a lot at its price. */
  @Logged(as = CONSEQUENCE, says = "the price of {lot} falls to {price}")
  record LotPriceFell(String lot, MoneyAmount price) implements AuctionEvent {}
}
