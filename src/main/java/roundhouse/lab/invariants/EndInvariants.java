package roundhouse.lab.invariants;

import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** Invariants of endings: of rounds, of privates, and of companies that go bankrupt. */
final class EndInvariants {
  private EndInvariants() {}

  /** A stock round that restarts keeps its number; no number goes back. */
  static Optional<String> roundsCounted(StateTransition moment) {
    Calendar before = moment.before().calendar();
    Calendar after = moment.after().calendar();
    boolean sameSet = after.set() == before.set() && before.rounds() > 0 && after.rounds() > 0;
    boolean back = after.set() < before.set() || sameSet && after.number() < before.number();
    return back
        ? Optional.of(
            "round %s.%s comes after round %s.%s"
                .formatted(after.set(), after.number(), before.set(), before.number()))
        : Optional.empty();
  }

  /** A private goes for its share and is closed; nothing that is closed comes back. */
  static Optional<String> closedForGood(StateTransition moment) {
    if (moment.action() instanceof Action.ExchangePrivate exchange
        && !moment.after().privateCompany(exchange.id()).closed())
      return Optional.of("%s was exchanged and is not closed".formatted(exchange.id()));
    for (PrivateCompany each : moment.after().privates().values()) {
      if (each.closed() && !each.owner().isNobody())
        return Optional.of("%s is closed and belongs to %s".formatted(each.id(), each.owner()));
      if (!each.closed() && moment.before().privateCompany(each.id()).closed())
        return Optional.of("%s was closed and no longer is".formatted(each.id()));
    }
    return Optional.empty();
  }

  /** Until somebody starts it again. */
  static Optional<String> bankruptWaits(StateTransition moment) {
    for (Company company : moment.after().companies().values()) {
      if (!company.is(Status.BANKRUPT) || company.started()) continue;
      String id = company.id();
      if (company.held(Holder.IPO) != 100)
        return Optional.of(
            "shares of %s, which is bankrupt, are not in the offering".formatted(id));
      if (moment.game().space(company).isPresent())
        return Optional.of("%s is bankrupt and has a price token".formatted(id));
      if (!moment.after().board().markersOf(id).stream().allMatch(Marker::flipped))
        return Optional.of(
            "%s is bankrupt, and one of its markers is not turned over".formatted(id));
    }
    return Optional.empty();
  }
}
