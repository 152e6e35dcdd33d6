package roundhouse.lab.invariants;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.auctions.LotAuctionStep;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/** Invariants of certificates and share prices. */
final class ShareInvariants {
  private ShareInvariants() {}

  static Optional<String> complete(StateTransition moment) {
    for (Company company : moment.after().companies().values()) {
      int percent = 0;
      for (Certificate certificate : company.certificates()) {
        percent += certificate.percent();
        if (!holds(moment.after(), certificate.holder()))
          return Optional.of(
              "'%s' holds shares of %s".formatted(certificate.holder(), company.id()));
      }
      if (percent != 100)
        return Optional.of(
            "the certificates of %s add up to %s %%".formatted(company.id(), percent));
      if (!company.presidency().president())
        return Optional.of("%s has lost its president's certificate".formatted(company.id()));
    }
    return Optional.empty();
  }

  private static boolean holds(GameState state, Holder holder) {
    return holder.equals(Holder.IPO)
        || holder.equals(Holder.POOL)
        || holder.equals(Holder.BANK)
        || state.isPlayer(holder.name())
        || state.companies().containsKey(holder.name());
  }

  /**
   * The shares of a company that exists from the start, such as a state railway, are not traded.
   */
  static Optional<String> priced(StateTransition moment) {
    for (Company company : moment.after().companies().values()) {
      boolean traded = hasPrice(moment.game().kind(company.id()));
      boolean inPlay =
          traded && company.floated() && !company.is(Status.CLOSED) && !company.is(Status.CEASED);
      if (inPlay && moment.game().space(company).isEmpty())
        return Optional.of(company.id() + " has floated but has no share price");
    }
    return Optional.empty();
  }

  /** Everybody whose shares stay where they were is paid for them, each as much in proportion. */
  static Optional<String> paid(StateTransition moment) {
    for (Event event : moment.events())
      if (event instanceof RunEvent.DividendPaid paid && paid.paid().amount() > 0) {
        Optional<String> fault = unpaid(moment, paid);
        if (fault.isPresent()) return fault;
      }
    return Optional.empty();
  }

  private static Optional<String> unpaid(StateTransition moment, RunEvent.DividendPaid dividend) {
    Company before = moment.before().company(dividend.company());
    Company after = moment.after().company(dividend.company());
    Set<String> names = new LinkedHashSet<>(moment.after().companies().keySet());
    names.remove(dividend.company());
    moment.after().players().forEach(player -> names.add(player.name()));
    for (String name : names) {
      int held = before.held(Holder.named(name));
      Company holder = moment.after().companies().get(name);
      boolean gone = holder != null && holder.is(Status.CLOSED);
      if (gone || after.held(Holder.named(name)) != held) continue;
      int due = dividend.paid().amount() * held / 100;
      if (due != received(moment, dividend.company(), name))
        return Optional.of(
            "%s has %s %% of %s and receives %s of %s"
                .formatted(
                    name,
                    held,
                    dividend.company(),
                    received(moment, dividend.company(), name),
                    dividend.paid().amount()));
    }
    return Optional.empty();
  }

  private static int received(StateTransition moment, String company, String holder) {
    return moment.events().stream()
        .mapToInt(
            event ->
                switch (event) {
                  case RunEvent.DividendReceived got
                      when got.player().equals(holder) && got.company().equals(company) ->
                      got.amount().amount();
                  case RunEvent.CompanyDividendReceived got
                      when got.holder().equals(holder) && got.company().equals(company) ->
                      got.amount().amount();
                  default -> 0;
                })
        .sum();
  }

  static Optional<String> presided(StateTransition moment) {
    for (Company company : moment.after().companies().values()) {
      Optional<String> president = company.president();
      if (president.isEmpty() || company.is(Status.CLOSED) || company.is(Status.CEASED)) continue;
      int held = company.held(Holder.named(president.get()));
      for (Player player : moment.after().players())
        if (company.held(Holder.of(player)) > held)
          return Optional.of(
              "%s presides over %s with less than %s"
                  .formatted(president.get(), company.id(), player.name()));
    }
    return Optional.empty();
  }

  /**
   * A limit may fall below what players have; but nobody gets over it by a purchase. A company that
   * comes with a lot of the opening auction is bought by the bid.
   */
  static Optional<String> withinLimit(StateTransition moment) {
    boolean purchase =
        moment.action() instanceof Action.BuyShare
            || moment.action() instanceof Action.Start
            || moment.action() instanceof Action.BuyPrivate;
    if (!purchase || !moment.after().isPlayer(moment.action().by())) return Optional.empty();
    String name = moment.action().by();
    Game asked = new Game(moment.title(), moment.before());
    int limit = limit(asked, name); // a company that closes after the purchase lowers it too late
    double before = count(asked, name);
    double after = count(new Game(moment.title(), atPricesOfThePurchase(moment)), name);
    boolean over = after > limit && after > before && !LotAuctionStep.asksForPar(asked);
    return over
        ? Optional.of(
            "%s holds %s certificates after a purchase, but the limit is %s"
                .formatted(name, after, limit))
        : Optional.empty();
  }

  /** A round that ends with the purchase moves prices, and other certificates count then. */
  private static GameState atPricesOfThePurchase(StateTransition moment) {
    boolean same = moment.after().calendar().equals(moment.before().calendar());
    return same ? moment.after() : moment.after().with(moment.before().tokens());
  }

  private static int limit(Game game, String name) {
    return game.ask(
        ShareHooks.CERTIFICATE_LIMIT, new ShareHooks.CertificateLimit(game.state().player(name)));
  }

  private static double count(Game game, String name) {
    return game.ask(
        ShareHooks.CERTIFICATES, new ShareHooks.CountedCertificates(game.state().player(name)));
  }

  /** A railway that exists from the start, or that is owned whole, has no share price. */
  private static boolean hasPrice(KindSpec kind) {
    return kind.starts() != KindSpec.Starts.AT_ONCE && !kind.isOwned();
  }
}
