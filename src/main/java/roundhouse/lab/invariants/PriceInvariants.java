package roundhouse.lab.invariants;

import java.util.IntSummaryStatistics;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.market.Zone;

/**
 * What a share is redeemed for, and where a merged company begins. Scripts may move money and
 * prices as they like; a round that begins in the same action does so too.
 */
final class PriceInvariants {
  private PriceInvariants() {}

  /** A player who is asked to sell a share answers in a separate action. */
  static Optional<String> redeemed(StateTransition moment) {
    if (!(moment.action() instanceof Action.RedeemShare redeem)
        || !moment.before().isPlayer(redeem.by())) return Optional.empty();
    Company before = moment.before().company(redeem.company());
    Company after = moment.after().company(redeem.company());
    Holder itself = Holder.of(before);
    int shares = (after.held(itself) - before.held(itself)) / before.sharePercent();
    int price = shares * at(moment).price(before);
    int paid = before.cash() - after.cash();
    return after.is(Status.CLOSED) || paid == price || othersHaveASay(moment)
        ? Optional.empty()
        : Optional.of("%s pays %s for %s shares".formatted(before.id(), paid, shares));
  }

  /**
   * The highest par price up to that of a single company, or to the highest and lowest together.
   */
  static Optional<String> merged(StateTransition moment) {
    if (!(moment.action() instanceof Action.Form form)) return Optional.empty();
    int most = most(moment);
    int price = moment.game().price(moment.game().company(form.company()));
    boolean higher =
        moment.title().market().spaces().stream()
            .filter(space -> space.in(Zone.PAR) && isPar(moment, form.company(), space.price()))
            .anyMatch(space -> space.price() > price && space.price() <= most);
    return (price > most || higher) && !othersHaveASay(moment)
        ? Optional.of("%s begins at %s, of %s".formatted(form.company(), price, most))
        : Optional.empty();
  }

  private static int most(StateTransition moment) {
    IntSummaryStatistics prices =
        moment.before().companies().values().stream()
            .filter(part -> part.floated() && !part.is(Status.CLOSED))
            .filter(part -> moment.after().company(part.id()).is(Status.CLOSED))
            .mapToInt(part -> at(moment).price(part))
            .summaryStatistics();
    return prices.getCount() == 1 ? prices.getMax() : prices.getMin() + prices.getMax();
  }

  private static boolean isPar(StateTransition moment, String company, int price) {
    return at(moment)
        .spec(at(moment).company(company))
        .par()
        .or(() -> at(moment).kind(company).par())
        .map(range -> range.contains(price))
        .orElse(true);
  }

  private static boolean othersHaveASay(StateTransition moment) {
    GameState before = moment.before();
    GameState after = moment.after();
    return !before.calendar().equals(after.calendar())
        || !before.round().name().equals(after.round().name())
        || moment.scriptsActed();
  }

  private static Game at(StateTransition moment) {
    return new Game(moment.title(), moment.before());
  }
}
