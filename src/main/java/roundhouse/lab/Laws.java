package roundhouse.lab;

import java.util.List;
import java.util.Optional;

/** All invariants of games. */
final class Laws {
  static final List<Law> ALL =
      List.of(
          new Law("money is conserved", MoneyLaws::conserved),
          new Law("nobody has negative money", MoneyLaws::noDebts),
          new Law("certificates have holders and add up to 100 %", ShareLaws::complete),
          new Law("floated companies have a price", ShareLaws::priced),
          new Law("nobody buys over the certificate limit", ShareLaws::withinLimit),
          new Law("nobody buys twice in a turn but where that is allowed", PurchaseLaws::once),
          new Law("nobody buys beyond the holding limit", PurchaseLaws::withinHolding),
          new Law("what is closed or exchanged is gone", PurchaseLaws::closed),
          new Law("who presides holds no less than any other", ShareLaws::presided),
          new Law("nobody sells more to the pool than it may hold", MarketLaws::poolWithinLimit),
          new Law("a price waits no longer than the turn of its sale", MarketLaws::settled),
          new Law("where prices close companies none is left", MarketLaws::closed),
          new Law("what ends the game at once has ended it", MarketLaws::ended),
          new Law("companies redeem no more than they may hold", MarketLaws::redeemed),
          new Law("trains over the limit are discarded at once", TrainLaws::withinLimit),
          new Law("rounds are counted forwards", EndLaws::roundsCounted),
          new Law("a private that is closed is nobody's for good", EndLaws::closedForGood),
          new Law("a bankrupt company waits to be started again", EndLaws::bankruptWaits),
          new Law("train cards are conserved", TrainLaws::conserved),
          new Law("the board has no more tiles than the manifest", BoardLaws::tiles),
          new Law("every station marker has a space of its own", BoardLaws::markers),
          new Law("no company has more markers than its charter", BoardLaws::charters));

  private Laws() {}

  /** The first invariant that an action breaks. */
  static Optional<Outcome> broken(Moment moment) {
    return moment.title().scope().run(() -> firstBroken(moment));
  }

  private static Optional<Outcome> firstBroken(Moment moment) {
    for (Law law : ALL) {
      Optional<String> fault = law.brokenBy(moment);
      if (fault.isPresent()) return Optional.of(new Outcome.LawBroken(law.says(), fault.get()));
    }
    return Optional.empty();
  }
}
