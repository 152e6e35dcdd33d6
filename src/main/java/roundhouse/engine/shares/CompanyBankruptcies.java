package roundhouse.engine.shares;

import java.util.Comparator;
import roundhouse.design.spec.BankruptcySpec;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;

/**
 * A company whose price falls to zero is bankrupt: its shares return to the offering without
 * compensation. Its money, trains and markers stay on its charter until it starts again.
 */
final class CompanyBankruptcies {
  private CompanyBankruptcies() {}

  static void declare(StateTransaction change, String id) {
    Company company = change.company(id);
    BankruptcySpec rules = change.title().design().bankruptcy();
    change.log(new CompanyEvent.CompanyBankrupt(id));
    change.update(
        CompanyAssets.offered(company).withPar(0).without(Status.FLOATED).with(Status.BANKRUPT));
    change.update(change.state().with(change.state().tokens().without(id)));
    Flotation.turnMarkers(change, id, true);
    HookEvents.tell(
        change, CompanyHooks.WENT_BANKRUPT, new CompanyHooks.WentBankrupt(change.company(id)));
    if (rules.priority() == BankruptcySpec.Priority.FEWEST_SHARES) givePriority(change);
    boolean stockRound =
        Rounds.spec(change.game(), change.state().round().name()).turns()
            == RoundSpec.Turns.PLAYERS;
    if (stockRound && rules.endsStockRound())
      change.replaceRound(change.state().round().remembering(Rounds.BROKEN_OFF, true));
  }

  /**
   * Gives the priority to the player with the lowest total percentage of shares; among equals, to
   * the nearest clockwise from the current holder, who comes first.
   */
  private static void givePriority(StateTransaction change) {
    Game game = change.game();
    int seats = game.state().players().size();
    int from = game.seat(game.state().priority());
    String next =
        game.state().players().stream()
            .map(player -> player.name())
            .min(
                Comparator.<String>comparingInt(name -> shares(game, name))
                    .thenComparingInt(name -> Math.floorMod(game.seat(name) - from, seats)))
            .orElseThrow();
    change.update(change.state().withPriority(next));
    change.replaceRound(change.state().round().remembering(Rounds.PRIORITY_GIVEN, true));
    change.log(new RoundEvent.PriorityGiven(next));
  }

  private static int shares(Game game, String player) {
    return game.state().companies().values().stream()
        .mapToInt(company -> company.held(Holder.named(player)))
        .sum();
  }
}
