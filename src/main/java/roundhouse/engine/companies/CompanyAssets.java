package roundhouse.engine.companies;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.ShareEvent;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * What passes from one company to another, and what becomes of a company that leaves the game.
 * Mergers, takeovers and the effects of scripts are made of these.
 */
public final class CompanyAssets {
  private CompanyAssets() {}

  /** A train goes from one company to another. */
  public static void passTrain(StateTransaction change, String from, Train train, String to) {
    change.update(change.company(from).losing(train));
    change.update(change.company(to).gaining(train));
  }

  /** All trains of a company go to another one. */
  public static void passTrains(StateTransaction change, String from, String to) {
    for (Train train : change.company(from).trains()) passTrain(change, from, train, to);
  }

  /** A marker on the board becomes one of another company, where it stands. */
  public static void passMarker(StateTransaction change, Marker marker, String to) {
    Board board = change.state().board();
    var all = new ArrayList<>(board.markers());
    all.set(all.indexOf(marker), marker.of(to));
    change.update(change.state().with(board.withMarkers(all)));
  }

  /** A marker leaves the board. */
  public static void removeMarker(StateTransaction change, Marker marker) {
    Board board = change.state().board();
    var others = new ArrayList<>(board.markers());
    others.remove(marker);
    change.update(change.state().with(board.withMarkers(others)));
  }

  /** All markers of a company leave the board. */
  public static void removeMarkers(StateTransaction change, String company) {
    for (Marker marker : change.state().board().markersOf(company)) removeMarker(change, marker);
  }

  /**
   * A company leaves the game: its shares return to the offering without compensation, and so does
   * its price token. Shares of others that it holds go to the pool. Trains and loans that it still
   * has are gone; its money and its markers on the board are the caller's to settle before.
   */
  public static void leave(StateTransaction change, String id) {
    giveUpShares(change, Holder.named(id));
    Company gone = change.company(id);
    change.update(
        offered(gone)
            .withTrains(List.of())
            .withLoans(0)
            .without(Status.FLOATED)
            .with(Status.CLOSED));
    change.update(change.state().with(change.state().tokens().without(id)));
    HookEvents.tell(
        change, CompanyHooks.COMPANY_CLOSED, new CompanyHooks.CompanyClosed(change.company(id)));
  }

  private static void giveUpShares(StateTransaction change, Holder gone) {
    for (Company company : change.state().companies().values()) {
      int held = company.held(gone);
      if (held == 0 || gone.is(company.id())) continue;
      change.update(
          company.withCertificates(
              company.certificates().stream()
                  .map(each -> each.holder().equals(gone) ? each.to(Holder.POOL) : each)
                  .toList()));
      change.log(new ShareEvent.SharesMoved(company.id(), held, gone.name(), Holder.POOL.name()));
    }
  }

  /** A company with all its shares in the offering. */
  public static Company offered(Company company) {
    return company.withCertificates(
        company.certificates().stream().map(each -> each.to(Holder.IPO)).toList());
  }
}
