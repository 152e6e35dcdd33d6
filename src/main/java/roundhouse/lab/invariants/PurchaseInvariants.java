package roundhouse.lab.invariants;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.Zone;

/** What a player may get, and how often in a turn. */
final class PurchaseInvariants {
  private PurchaseInvariants() {}

  /** A second purchase in a turn is of shares in a zone that allows several. */
  static Optional<String> once(StateTransition moment) {
    boolean purchase =
        moment.action() instanceof Action.BuyShare
            || moment.action() instanceof Action.Start
            || moment.action() instanceof Action.BuyPrivate;
    boolean second =
        purchase
            && moment.before().isPlayer(moment.action().by())
            && StockTurnRecord.bought(moment.before().top().memory());
    if (!second) return Optional.empty();
    boolean several =
        moment.action() instanceof Action.BuyShare share
            && at(moment).in(at(moment).company(share.company()), Zone.SEVERAL_A_TURN);
    return several
        ? Optional.empty()
        : Optional.of("%s buys for the second time in a turn".formatted(moment.action().by()));
  }

  /**
   * A player above the limit got there in a zone that allows it, without a purchase, or by
   * protecting a price.
   */
  static Optional<String> withinHolding(StateTransition moment) {
    boolean gains =
        moment.action() instanceof Action.BuyShare
            || moment.action() instanceof Action.ExchangePrivate;
    boolean protects = moment.before().top().name().equals(PriceProtection.TURN);
    if (!gains || protects || !moment.before().isPlayer(moment.action().by()))
      return Optional.empty();
    String name = moment.action().by();
    for (Company company : moment.after().companies().values()) {
      int limit = HoldingLimit.of(at(moment), at(moment).company(company.id()));
      int held = company.held(Holder.named(name));
      if (held > limit && held > moment.before().company(company.id()).held(Holder.named(name)))
        return Optional.of("%s holds %s %% of %s".formatted(name, held, company.id()));
    }
    return Optional.empty();
  }

  private static Game at(StateTransition moment) {
    return new Game(moment.title(), moment.before());
  }
}
