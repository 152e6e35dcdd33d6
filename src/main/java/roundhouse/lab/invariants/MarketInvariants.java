package roundhouse.lab.invariants;

import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.spec.EndTiming;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.shares.StockTurnRules;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.market.Zone;

/** Invariants of prices and their moves, and of what companies and the pool hold. */
final class MarketInvariants {
  private MarketInvariants() {}

  /** Shares come to the pool in other ways too; but a sale fits. */
  static Optional<String> poolWithinLimit(StateTransition moment) {
    if (!(moment.action() instanceof Action.SellShares sale)) return Optional.empty();
    int held = moment.after().company(sale.company()).held(Holder.POOL);
    int limit = StockTurnRules.of(moment.game()).poolLimit();
    boolean grew = held > moment.before().company(sale.company()).held(Holder.POOL);
    return grew && held > limit
        ? Optional.of("the pool holds %s %% of %s".formatted(held, sale.company()))
        : Optional.empty();
  }

  /** In a stock round another player's turn has begun: what the one before sold is settled. */
  static Optional<String> settled(StateTransition moment) {
    if (moment.after().over() || moment.after().top().kind() != Frame.Kind.TURN)
      return Optional.empty();
    Frame turn = moment.after().top();
    if (!turn.name().equals(moment.after().round().name())) return Optional.empty();
    return PriceProtection.sellersWaiting(moment.game()).stream()
        .filter(seller -> moment.after().isPlayer(turn.entity()) && !seller.is(turn.entity()))
        .findFirst()
        .map(
            seller ->
                "a price still waits for what %s sold, in the turn of %s"
                    .formatted(seller, turn.entity()));
  }

  static Optional<String> closed(StateTransition moment) {
    for (Company company : moment.after().companies().values())
      if (moment.game().in(company, Zone.CLOSES))
        return Optional.of(company.id() + " stands where companies close");
    return Optional.empty();
  }

  static Optional<String> ended(StateTransition moment) {
    EndTiming timing = moment.title().design().ends().get(EndTiming.Cause.TOP_PRICE.word());
    if (timing == null || moment.after().over()) return Optional.empty();
    boolean operating = Rounds.isOperatingRound(moment.game(), moment.after().round());
    EndTiming.When when = operating ? timing.operating() : timing.stock();
    if (when != EndTiming.When.AT_ONCE) return Optional.empty();
    for (Company company : moment.after().companies().values())
      if (moment.game().in(company, Zone.ENDS_GAME) && !before(moment, company))
        return Optional.of(company.id() + " has come to the end of the market, and play goes on");
    return Optional.empty();
  }

  private static boolean before(StateTransition moment, Company company) {
    return new Game(moment.title(), moment.before()).in(company, Zone.ENDS_GAME);
  }

  /** A redemption may end the turn, and the end of the turn close the company. */
  static Optional<String> redeemed(StateTransition moment) {
    return moment.title().design().rounds().values().stream()
        .filter(round -> round.turns() == RoundSpec.Turns.PLAYERS)
        .flatMap(round -> round.steps().stream())
        .filter(OwnShares.class::isInstance)
        .map(OwnShares.class::cast)
        .flatMap(rules -> overRedeemed(moment, rules))
        .findFirst();
  }

  private static Stream<String> overRedeemed(StateTransition moment, OwnShares rules) {
    return moment.after().companies().values().stream()
        .flatMap(after -> redeemer(moment, after).stream())
        .filter(each -> each.own() > rules.atMost() || each.outside() < rules.leaves())
        .map(
            each ->
                "%s holds %s %% of its own and leaves %s %%"
                    .formatted(each.id(), each.own(), each.outside()));
  }

  private record Redeemer(String id, int own, int outside) {}

  /** A player who is asked to sell a share answers in a separate action. */
  private static Optional<Redeemer> redeemer(StateTransition moment, Company after) {
    Company before = moment.before().company(after.id());
    Holder itself = Holder.of(after);
    int own = before.held(itself);
    if (after.held(itself) > own)
      return Optional.of(new Redeemer(after.id(), after.held(itself), outside(after)));
    boolean closes =
        moment.action() instanceof Action.RedeemShare redeem
            && redeem.company().equals(after.id())
            && after.held(itself) == 0;
    int percent = before.sharePercent();
    return closes
        ? Optional.of(new Redeemer(after.id(), own + percent, outside(before) - percent))
        : Optional.empty();
  }

  private static int outside(Company company) {
    return 100 - company.held(Holder.IPO) - company.held(Holder.of(company));
  }
}
