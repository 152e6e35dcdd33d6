package roundhouse.engine.takeovers;

import java.util.List;
import roundhouse.board.Board;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;

/** Forms a company from others: it takes over their assets. */
final class CompanyFormation {
  private CompanyFormation() {}

  /** Moves money, trains, loans, privates and markers to the new company and closes the old one. */
  static void absorb(StateTransaction change, String part, String into) {
    Company company = change.company(part);
    Money.pay(change, Holder.named(part), Holder.named(into), company.cash());
    Company formed = change.company(into);
    for (var train : company.trains()) formed = formed.gaining(train);
    change.update(formed.withLoans(formed.loans() + company.loans()));
    Privates.passAll(change, part, into);
    markers(change, part, into);
    Company gone = change.company(part);
    change.update(
        gone.withTrains(List.of())
            .withLoans(0)
            .withMarkers(List.of())
            .withCertificates(
                gone.certificates().stream().map(each -> each.to(Holder.IPO)).toList())
            .without(Status.FLOATED)
            .with(Status.CLOSED));
    change.update(change.state().with(change.state().tokens().without(part)));
  }

  /** Markers become those of the new company, which gives up those that are too many. */
  static void markers(StateTransaction change, String part, String into) {
    Board board = change.state().board();
    var all =
        board.markers().stream()
            .map(marker -> marker.company().equals(part) ? marker.of(into) : marker)
            .toList();
    change.update(change.state().with(board.withMarkers(all)));
    GiveUpMarkersStep.settle(change, into);
  }
}
