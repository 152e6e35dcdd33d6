package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

import roundhouse.game.Holder;

/** Shares are bought and sold, and their prices move. */
public sealed interface ShareEvent extends Event {
  /** Bought from the offering, the pool, or the company itself. */
  @Logged(as = ACTION, says = "{player} buys {percent} % of {company} from the {place} for {price}")
  record ShareBought(String player, String company, int percent, String from, MoneyAmount price)
      implements ShareEvent {
    String place() {
      if (Holder.IPO.is(from)) return "offering";
      return Holder.POOL.is(from) ? "pool" : "treasury";
    }
  }

  /** A purchase in vain: a script took the last share away before. */
  @Logged(as = ACTION, says = "{player} gets no share of {company}: the {place} has none left")
  record NoShareLeft(String player, String company, String from) implements ShareEvent {
    String place() {
      return Holder.IPO.is(from) ? "offering" : "pool";
    }
  }

  /** Sold to the pool. */
  @Logged(as = ACTION, says = "{player} sells {percent} % of {company} for {amount}")
  record SharesSold(String player, String company, int percent, MoneyAmount amount)
      implements ShareEvent {}

  /** A share that comes with a lot. */
  @Logged(as = CONSEQUENCE, says = "{player} also gets a share of {company}")
  record ShareIncluded(String player, String company) implements ShareEvent {}

  /** A company sells shares of its offering to the pool. */
  @Logged(as = ACTION, says = "{company} issues {percent} % for {amount}")
  record SharesIssued(String company, int percent, MoneyAmount amount) implements ShareEvent {}

  /** A company buys its own share. */
  @Logged(as = ACTION, says = "{company} buys a share back for {price}")
  record ShareBoughtBack(String company, MoneyAmount price) implements ShareEvent {}

  /** An offer that the owner of the share may decline. */
  @Logged(as = ACTION, says = "{player} offers to redeem a share of {company} from {from}")
  record RedemptionOffered(String player, String company, String from) implements ShareEvent {}

  /** A president redeems a share for the company. */
  @Logged(as = ACTION, says = "{player} redeems a share of {company} from {place} for {price}")
  record ShareRedeemed(String player, String company, String from, MoneyAmount price)
      implements ShareEvent {
    String place() {
      return from.equals("pool") ? "the pool" : from;
    }
  }

  /** Redeemed shares return to the offering. */
  @Logged(as = ACTION, says = "{player} reissues {percent} % of {company} at {par}")
  record SharesReissued(String player, String company, int percent, MoneyAmount par)
      implements ShareEvent {}

  /** A president buys what was sold, so the price stays. */
  @Logged(
      as = ACTION,
      says = "{player} protects the price of {company} and buys {percent} % for {price}")
  record PriceProtected(String player, String company, int percent, MoneyAmount price)
      implements ShareEvent {}

  /** A president declines to protect the price. */
  @Logged(as = ACTION, says = "{player} lets the price of {company} fall")
  record PriceLeftToFall(String player, String company) implements ShareEvent {}

  /**
   * By an effect of a script, or given up by a bankrupt player or a company that closes; what goes
   * to the bank leaves the game.
   */
  @Logged(as = CONSEQUENCE, says = "{percent} % of {company} go from {giver} to {receiver}")
  record SharesMoved(String company, int percent, String from, String to) implements ShareEvent {
    String giver() {
      return MoneyEvent.holder(from);
    }

    String receiver() {
      return MoneyEvent.holder(to);
    }
  }

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "the par price of {company} is {par}")
  record ParSet(String company, MoneyAmount par) implements ShareEvent {}

  /** A company gets a share price without being started. */
  @Logged(as = CONSEQUENCE, says = "the share price of {company} is {price}")
  record PriceSet(String company, MoneyAmount price) implements ShareEvent {}

  /** A share price changes. */
  @Logged(as = CONSEQUENCE, says = "{company} {direction} from {from} to {to}")
  record PriceMoved(String company, MoneyAmount from, MoneyAmount to) implements ShareEvent {
    String direction() {
      return to.amount() > from.amount() ? "rises" : "falls";
    }
  }
}
