package roundhouse.engine.privates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.PrivateRailway;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.companies.TrainsAlreadyRun;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Depot;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * Small companies that come with privates and operate for their owners. Their marker and train are
 * there from the start; a company that buys the private takes all they have.
 */
public final class PrivateRailways {
  private PrivateRailways() {}

  private static Optional<PrivateRailway> of(Game game, String id) {
    return game.design().privates().get(id).railway();
  }

  /** Places the markers and gives the trains of all of them. */
  public static void atStart(StateTransaction change) {
    for (String id : change.state().privates().keySet())
      of(change.game(), id).ifPresent(railway -> equip(change, railway));
  }

  private static void equip(StateTransaction change, PrivateRailway railway) {
    Company company = change.company(railway.company());
    var spec = change.title().design().company(company.id());
    Board board = change.state().board();
    HexId home = HexId.of(spec.home());
    int city = board.cityNow(home, spec.homeCity()).orElseThrow();
    change.update(
        change.state().with(board.with(new Marker(company.id(), home, city, 0, true, false))));
    change.update(company.withMarkers(List.of()));
    Depot depot = change.state().depot();
    for (Train train : depot.upcoming()) {
      if (!train.type().equals(railway.train())) continue;
      var upcoming = new ArrayList<>(depot.upcoming());
      upcoming.remove(train);
      change.update(change.state().with(new Depot(upcoming, depot.pool())));
      change.update(change.company(company.id()).gaining(train));
      return;
    }
  }

  /** A player has got a private: its railway has its money now and operates for the player. */
  public static void acquired(StateTransaction change, String id, Holder player) {
    of(change.game(), id)
        .ifPresent(
            railway -> {
              Company company = change.company(railway.company());
              change.update(heldBy(company, player).with(Status.FLOATED));
              Money.pay(change, Holder.BANK, Holder.of(company), railway.cash());
            });
  }

  private static Company heldBy(Company company, Holder holder) {
    return company.withCertificates(
        company.certificates().stream().map(certificate -> certificate.to(holder)).toList());
  }

  /** Whether a script may give a private to somebody, with the railway that comes with it. */
  public static void requireGivable(Game game, String id, Holder to) {
    of(game, id).ifPresent(railway -> requireOwner(game.company(railway.company()), id, to));
  }

  private static void requireOwner(Company railway, String id, Holder to) {
    Refusal.unless(
        !railway.is(Status.CLOSED),
        "private",
        "%s stays where it is: its owner has taken over its railway %s",
        id,
        railway.id());
    Refusal.unless(
        !to.equals(Holder.BANK) && !to.is(railway.id()),
        "private",
        "%s comes with the railway %s, so only a player or another company can own it",
        id,
        railway.id());
  }

  /** A script has given a private to somebody: its railway goes with it. */
  public static void given(StateTransaction change, String id, Holder to) {
    if (!change.state().isPlayer(to.name())) bought(change, id, to);
    else if (operates(change.game(), id)) operateFor(change, id, to);
    else acquired(change, id, to);
  }

  private static boolean operates(Game game, String id) {
    return of(game, id).filter(it -> game.company(it.company()).is(Status.FLOATED)).isPresent();
  }

  private static void operateFor(StateTransaction change, String id, Holder player) {
    of(change.game(), id)
        .ifPresent(railway -> change.update(heldBy(change.company(railway.company()), player)));
  }

  /** A company has bought a private and takes over its railway. */
  public static void bought(StateTransaction change, String id, Holder buyer) {
    of(change.game(), id)
        .filter(railway -> !change.company(railway.company()).is(Status.CLOSED))
        .ifPresent(railway -> takeOver(change, railway.company(), buyer.name()));
  }

  private static void takeOver(StateTransaction change, String taken, String buyer) {
    Company small = change.company(taken);
    Money.pay(change, Holder.of(small), Holder.named(buyer), small.cash());
    if (change.state().round().memory().get(Rounds.DONE).contains(taken))
      TrainsAlreadyRun.record(change, small.trains());
    CompanyAssets.passTrains(change, taken, buyer);
    Privates.passAll(change, taken, buyer);
    for (Marker marker : change.state().board().markersOf(taken)) {
      boolean both =
          change.state().board().markersAt(marker.hex()).stream()
              .anyMatch(other -> other.company().equals(buyer));
      if (both) CompanyAssets.removeMarker(change, marker);
      else CompanyAssets.passMarker(change, marker, buyer);
    }
    leave(change, taken);
  }

  /**
   * The railway of a private that closes goes with it, and so do the privates that it owns; the
   * bank takes its money.
   */
  static void closed(StateTransaction change, String id) {
    of(change.game(), id)
        .map(railway -> change.company(railway.company()))
        .filter(company -> !company.is(Status.CLOSED))
        .ifPresent(
            company -> {
              Money.pay(change, Holder.of(company), Holder.BANK, company.cash());
              Privates.closeAllOf(change, company.id());
              CompanyAssets.removeMarkers(change, company.id());
              leave(change, company.id());
            });
  }

  private static void leave(StateTransaction change, String id) {
    change.log(new CompanyEvent.CompanyClosed(id));
    CompanyAssets.leave(change, id);
  }
}
