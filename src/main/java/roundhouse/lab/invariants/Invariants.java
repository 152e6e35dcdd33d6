package roundhouse.lab.invariants;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All invariants of games. */
public final class Invariants {
  static final List<Invariant> ALL =
      List.of(
          new Invariant("money is conserved", MoneyInvariants::conserved),
          new Invariant("nobody has negative money", MoneyInvariants::noDebts),
          new Invariant("nobody has more money than stays exact", MoneyInvariants::exact),
          new Invariant("certificates have holders and add up to 100 %", ShareInvariants::complete),
          new Invariant("a dividend is paid for every share", ShareInvariants::paid),
          new Invariant("runs earn what the rules judge", RunInvariants::worth),
          new Invariant("floated companies have a price", ShareInvariants::priced),
          new Invariant("nobody buys over the certificate limit", ShareInvariants::withinLimit),
          new Invariant(
              "nobody buys twice in a turn unless that is allowed", PurchaseInvariants::once),
          new Invariant("nobody buys beyond the holding limit", PurchaseInvariants::withinHolding),
          new Invariant(
              "a closed private stays closed and belongs to nobody", EndInvariants::closedForGood),
          new Invariant(
              "the president holds at least as much as anybody else", ShareInvariants::presided),
          new Invariant(
              "nobody sells more to the pool than it may hold", MarketInvariants::poolWithinLimit),
          new Invariant(
              "a price waits no longer than the turn of its sale", MarketInvariants::settled),
          new Invariant(
              "no company is left at a price that closes companies", MarketInvariants::closed),
          new Invariant("what ends the game at once has ended it", MarketInvariants::ended),
          new Invariant("companies redeem no more than they may hold", MarketInvariants::redeemed),
          new Invariant("shares are redeemed at the market price", PriceInvariants::redeemed),
          new Invariant(
              "a merged company begins at the price of its parts", PriceInvariants::merged),
          new Invariant(
              "trains over the limit are discarded at once", TrainInvariants::withinLimit),
          new Invariant("rounds are counted forwards", EndInvariants::roundsCounted),
          new Invariant(
              "after a stock round priority is left of the player who acted last",
              StockRoundInvariants::priority),
          new Invariant(
              "no stock round ends before everybody has been asked",
              StockRoundInvariants::everybodyAsked),
          new Invariant(
              "at the end of a stock round only shares move prices", StockRoundInvariants::prices),
          new Invariant(
              "a bankrupt company waits to be started again", EndInvariants::bankruptWaits),
          new Invariant("train cards are conserved", TrainInvariants::conserved),
          new Invariant("the board has no more tiles than the manifest", BoardInvariants::tiles),
          new Invariant("a network is what track leads to", NetworkInvariants::reached),
          new Invariant("a new tile is joined to what track leads to", NetworkInvariants::joined),
          new Invariant("rules hold where no script lifts them", WaiverInvariants::lifted),
          new Invariant("every station marker has a space of its own", BoardInvariants::markers),
          new Invariant("no company has more markers than its charter", BoardInvariants::charters));

  private Invariants() {}

  /** The first invariant that an action breaks. */
  public static Optional<SimulationOutcome> broken(StateTransition moment) {
    return moment.title().executor().run(() -> firstBroken(moment));
  }

  private static Optional<SimulationOutcome> firstBroken(StateTransition moment) {
    for (Invariant law : ALL) {
      Optional<String> fault = law.brokenBy(moment);
      if (fault.isPresent())
        return Optional.of(new SimulationOutcome.InvariantBroken(law.says(), fault.get()));
    }
    return Optional.empty();
  }

  /**
   * An invariant: something that holds after every action of every game of every title.
   *
   * @param says the invariant in a few words, "money is conserved"
   * @param fault how an action breaks it, if it does
   */
  private record Invariant(String says, Function<StateTransition, Optional<String>> check) {

    Optional<String> brokenBy(StateTransition moment) {
      return check.apply(moment);
    }
  }
}
