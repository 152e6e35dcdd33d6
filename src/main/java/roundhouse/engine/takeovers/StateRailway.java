package roundhouse.engine.takeovers;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.PhaseSpec.Takeover;
import roundhouse.design.spec.StateRailwaySpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** The state railway and when it takes companies over. It has no owner and no president. */
public final class StateRailway {
  /** The turn in which a president may give up a company without a train. */
  public static final String TRAINLESS = "trainless";

  private StateRailway() {}

  static Optional<StateRailwaySpec> rules(Game game) {
    return game.design().stateRailway();
  }

  /** Whether a company is the state railway. */
  static boolean is(Game game, String company) {
    return rules(game).filter(rules -> rules.company().equals(company)).isPresent();
  }

  /**
   * A phase has started in which the state takes over so much, in operating order: without a train
   * those that have operated, otherwise all.
   */
  public static void phaseStarted(StateTransaction change, List<Takeover> what) {
    if (what.isEmpty() || rules(change.game()).isEmpty()) return;
    if (what.contains(Takeover.PRIVATES)) takePrivates(change);
    for (Company company : order(change)) {
      boolean trainless =
          what.contains(Takeover.TRAINLESS) && company.operated() && company.trains().isEmpty();
      boolean minor = company.certificates().size() == 1;
      if (minor && (trainless || what.contains(Takeover.MINORS)))
        StateTakeovers.takeOver(change, company.id());
    }
  }

  /**
   * Asks the presidents of companies without a train after a new phase, before excess trains are
   * discarded.
   */
  public static void askTrainless(StateTransaction change) {
    if (!change.game().phase().nationalises().contains(Takeover.TRAINLESS)) return;
    for (Company company : order(change).reversed()) {
      boolean several = company.certificates().size() > 1;
      if (several && company.operated() && company.trains().isEmpty())
        Turns.push(change, TRAINLESS, company.id());
    }
  }

  private static List<Company> order(StateTransaction change) {
    return change.game().ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
        .map(change::company)
        .filter(company -> !is(change.game(), company.id()))
        .toList();
  }

  private static void takePrivates(StateTransaction change) {
    String state = rules(change.game()).orElseThrow().company();
    for (PrivateCompany each : change.state().privates().values()) {
      if (!each.hasOwner() || each.owner().is(state)) continue;
      int price = Privates.spec(change.game(), each).price();
      Money.pay(change, Holder.BANK, each.owner(), price);
      change.log(
          new PrivateEvent.PrivateNationalised(
              each.owner().name(), each.id(), change.game().amount(price)));
      change.update(change.state().with(each.ownedBy(Holder.named(state))));
    }
  }

  /** Takes over a company that ends its turn without a train. */
  public static void takeOverTrainless(StateTransaction change) {
    String id = change.state().top().entity();
    if (change.company(id).trains().isEmpty() && !is(change.game(), id))
      StateTakeovers.takeOver(change, id);
  }
}
