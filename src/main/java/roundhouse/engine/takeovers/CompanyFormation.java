package roundhouse.engine.takeovers;

import java.util.List;
import roundhouse.board.Marker;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Holder;

/** Forms a company from others: it takes over their assets. */
final class CompanyFormation {
  private CompanyFormation() {}

  /** Moves money, trains, loans, privates and markers to the new company and closes the old one. */
  static void absorb(StateTransaction change, String part, String into) {
    Money.pay(change, Holder.named(part), Holder.named(into), change.company(part).cash());
    CompanyAssets.passTrains(change, part, into);
    Loans.pass(change, part, into);
    Privates.passAll(change, part, into);
    for (Marker marker : change.state().board().markersOf(part))
      CompanyAssets.passMarker(change, marker, into);
    GiveUpMarkersStep.settle(change, into);
    change.update(change.company(part).withMarkers(List.of()));
    CompanyAssets.leave(change, part);
  }
}
