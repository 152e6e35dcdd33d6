package roundhouse.engine.shares;

import java.util.LinkedHashSet;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.BankruptcySpec.ClosedTrains;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.stations.MarkersBesideCities;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * A company whose price falls into the closing zone, or that an effect closes, leaves the game. Its
 * shares and price token are removed without compensation, and the bank takes its money.
 */
public final class CompanyClosings {
  private CompanyClosings() {}

  /** As the design says: its markers leave, its trains go to the pool or leave too. */
  static void close(StateTransaction change, String id) {
    close(change, id, change.title().design().bankruptcy().closedTrains(), false);
  }

  /** The same, with what becomes of its trains and of its markers on the board. */
  public static void close(
      StateTransaction change, String id, ClosedTrains trains, boolean markersStay) {
    change.log(new CompanyEvent.CompanyClosed(id));
    if (trains == ClosedTrains.POOL)
      for (Train train : change.company(id).trains()) Trains.toPool(change, id, train);
    Money.pay(change, Holder.named(id), Holder.BANK, change.company(id).cash());
    Privates.closeAllOf(change, id);
    List<HexId> left = markersStay ? List.of() : hexes(change, id);
    if (!markersStay) CompanyAssets.removeMarkers(change, id);
    change.update(change.company(id).withPar(0));
    CompanyAssets.leave(change, id);
    MarkersBesideCities.left(change, left);
  }

  /** Where its markers leave a space, or where one was kept for its home. */
  private static List<HexId> hexes(StateTransaction change, String id) {
    var left = new LinkedHashSet<HexId>();
    for (Marker marker : change.state().board().markersOf(id)) left.add(marker.hex());
    String home = change.game().spec(change.company(id)).home();
    if (!home.isEmpty()) left.add(HexId.of(home));
    return List.copyOf(left);
  }
}
