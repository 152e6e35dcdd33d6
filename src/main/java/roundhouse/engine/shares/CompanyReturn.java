package roundhouse.engine.shares;

import java.util.List;
import java.util.Set;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;

/** A company that has left the game returns as it was at the start, and may be started again. */
public final class CompanyReturn {
  private CompanyReturn() {}

  /** The same kind of company returns. */
  public static void restart(StateTransaction change, String id) {
    Company gone = change.company(id);
    Refusal.unless(
        gone.is(Status.CLOSED), "company", "%s cannot start again: it has not left the game", id);
    List<Integer> charter = StationMarkers.ofCharter(change.game(), id);
    int placed = Math.min(change.state().board().markersOf(id).size(), charter.size());
    change.update(
        new Company(
            id,
            gone.kind(),
            gone.certificates(),
            gone.share(),
            0,
            List.of(),
            0,
            charter.subList(placed, charter.size()),
            -1,
            0,
            Set.of()));
  }

  /** It returns as a company of another kind, with the certificates of that kind. */
  public static void restart(StateTransaction change, String id, String kind) {
    KindSpec rules = change.title().design().kinds().get(kind);
    List<Integer> shares = rules.shares(change.state().players().size());
    change.update(change.company(id).of(kind, rules.share(), Certificate.offered(shares)));
    restart(change, id);
  }
}
