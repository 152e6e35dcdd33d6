package roundhouse.engine.shares;

import roundhouse.board.HexId;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;

/**
 * A company floats when enough of it is sold: it gets its capital, its charter, and its home
 * marker.
 */
public final class Flotation {
  /** The turn in which a president lays a tile on a home without track. */
  public static final String HOME_TILE = "home-tile";

  private Flotation() {}

  /** Floats the company if it is due. */
  public static void floatIfDue(StateTransaction change, String id) {
    Company company = change.company(id);
    if (company.floated() || !company.started()) return;
    if (change.game().ask(ShareHooks.FLOATS, new ShareHooks.Floats(company))) floatNow(change, id);
  }

  /** Floats the company, whatever is sold of it; somebody who holds enough becomes president. */
  public static void floatNow(StateTransaction change, String id) {
    Company company = change.company(id);
    int capital = change.game().ask(ShareHooks.CAPITAL, new ShareHooks.Capital(company));
    change.update(company.with(Status.FLOATED).without(Status.BANKRUPT));
    Presidency.settle(change, id);
    Money.pay(change, Holder.BANK, Holder.named(id), capital);
    change.log(new CompanyEvent.CompanyFloated(id, change.game().amount(capital)));
    boolean again = company.is(Status.BANKRUPT);
    if (again) {
      turnMarkers(change, id, false);
      layHomeTile(change, id);
    } else if (change.game().kind(id).homeMarker() == KindSpec.HomeMarker.WHEN_FLOATED) {
      new HomeMarkers(change).place(id);
      layHomeTile(change, id);
    } else {
      ChooseHomeStep.ask(change, id);
    }
    HookEvents.tell(
        change, CompanyHooks.COMPANY_FLOATED, new CompanyHooks.CompanyFloated(change.company(id)));
  }

  /** Inserts the turn for the tile of a home without track. */
  private static void layHomeTile(StateTransaction change, String id) {
    boolean bare =
        change
            .state()
            .board()
            .tile(HexId.of(change.title().design().company(id).home()))
            .tracks()
            .isEmpty();
    boolean laid = change.game().kind(id).homeTile() == KindSpec.HomeTile.WITH_MARKER;
    if (bare && laid && HomeMarkers.mayBuild(change.game(), id)) Turns.push(change, HOME_TILE, id);
  }

  /** Turns over the markers of a bankrupt company, and back when it floats again. */
  static void turnMarkers(StateTransaction change, String id, boolean over) {
    var board = change.state().board();
    change.update(
        change
            .state()
            .with(
                board.withMarkers(
                    board.markers().stream()
                        .map(marker -> marker.company().equals(id) ? marker.flipped(over) : marker)
                        .toList())));
  }
}
