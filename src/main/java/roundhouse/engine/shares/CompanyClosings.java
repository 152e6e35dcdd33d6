package roundhouse.engine.shares;

import java.util.LinkedHashSet;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.BankruptcySpec.ClosedTrains;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.MarkersBesideCities;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * A company whose price falls into the closing zone leaves the game. Its markers, shares and price
 * token are removed without compensation, its trains go to the pool and its money to the bank.
 */
final class CompanyClosings {
  private CompanyClosings() {}

  static void close(StateTransaction change, String id) {
    change.log(new CompanyEvent.CompanyClosed(id));
    if (change.title().design().bankruptcy().closedTrains() == ClosedTrains.POOL)
      for (Train train : change.company(id).trains()) Trains.toPool(change, id, train);
    change.update(change.company(id).withTrains(List.of()));
    Money.pay(change, Holder.named(id), Holder.BANK, change.company(id).cash());
    Privates.closeAllOf(change, id);
    Company company = change.company(id);
    change.update(Shares.returned(company).withPar(0).without(Status.FLOATED).with(Status.CLOSED));
    removeTokens(change, id);
    HookEvents.tell(
        change, CompanyHooks.COMPANY_CLOSED, new CompanyHooks.CompanyClosed(change.company(id)));
  }

  /** Removes the price token and the station markers, and frees what was kept for its home. */
  private static void removeTokens(StateTransaction change, String id) {
    var board = change.state().board();
    var left = new LinkedHashSet<>(board.markersOf(id).stream().map(Marker::hex).toList());
    String home = change.game().spec(change.company(id)).home();
    if (!home.isEmpty()) left.add(HexId.of(home));
    change.update(
        change
            .state()
            .with(change.state().tokens().without(id))
            .with(
                board.withMarkers(
                    board.markers().stream()
                        .filter(marker -> !marker.company().equals(id))
                        .toList())));
    MarkersBesideCities.left(change, List.copyOf(left));
  }
}
