package roundhouse.engine.privates;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.ComesWith.Closes;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** Private companies: their income, and what their owners may do with them. */
public final class Privates {
  private Privates() {}

  /** The design of a private. */
  public static PrivateSpec spec(Game game, PrivateCompany owned) {
    return game.design().privates().get(owned.id());
  }

  /** Flag of a private: the company that was drawn to come with it. */
  public static final String DRAWN = "comes-with";

  /** What comes with a private, with the company that was drawn. */
  public static Optional<ComesWith> comesWith(Game game, String id) {
    return game.design()
        .privates()
        .get(id)
        .comesWith()
        .map(with -> game.state().flag(id, DRAWN) instanceof String drawn ? with.of(drawn) : with);
  }

  static int income(Game game, PrivateHooks.PrivateIncome asked) {
    return spec(game, asked.owned()).income();
  }

  /** Pays the income of all privates that have an owner. */
  public static void payIncome(StateTransaction change) {
    for (PrivateCompany owned : change.state().privates().values()) {
      if (!owned.hasOwner()) continue;
      int income =
          change.game().ask(PrivateHooks.PRIVATE_INCOME, new PrivateHooks.PrivateIncome(owned));
      if (income == 0) continue;
      Money.pay(change, Holder.BANK, owned.owner(), income);
      change.log(
          new PrivateEvent.PrivatePaid(
              owned.owner().name(), owned.id(), change.game().amount(income)));
    }
  }

  /** The private that closes rivers to track, while it is in the game and no company owns it. */
  public static Optional<PrivateCompany> privateClosingRivers(Game game) {
    for (PrivateCompany each : game.state().privates().values()) {
      if (spec(game, each).closesRivers()
          && !each.closed()
          && !game.state().companies().containsKey(each.owner().name())) return Optional.of(each);
    }
    return Optional.empty();
  }

  /** Whether the bank has it to sell. */
  public static Verdict isAtBank(PrivateCompany wanted) {
    return wanted.owner().equals(Holder.BANK)
        ? Verdict.YES
        : Verdict.no("%s is not for sale at the bank", wanted.id());
  }

  /** Closes all privates except those that stay with their owner. */
  public static void closeAll(StateTransaction change) {
    for (PrivateCompany each : change.state().privates().values()) {
      boolean later = !spec(change.game(), each).closesIn().isEmpty();
      if (!each.closed() && !stays(change.game(), each) && !later) close(change, each.id());
    }
  }

  private static boolean stays(Game game, PrivateCompany owned) {
    String owner = owned.owner().name();
    return switch (spec(game, owned).stays()) {
      case NEVER -> false;
      case WITH_PLAYER -> game.state().isPlayer(owner);
      case WITH_COMPANY -> game.state().companies().containsKey(owner);
      case ALWAYS -> owned.hasOwner();
    };
  }

  /** All privates of one owner pass to another. */
  public static void passAll(StateTransaction change, String from, String to) {
    for (PrivateCompany each : change.state().privates().values())
      if (each.owner().is(from)) change.update(change.state().with(each.ownedBy(Holder.named(to))));
  }

  /** Closes all privates of an owner, whatever they are. */
  public static void closeAllOf(StateTransaction change, String owner) {
    for (PrivateCompany each : change.state().privates().values())
      if (each.owner().is(owner)) close(change, each.id());
  }

  /** Closes the privates that a phase of their own closes. */
  public static void phaseStarted(StateTransaction change, String phase) {
    for (PrivateCompany each : change.state().privates().values())
      if (!each.closed() && spec(change.game(), each).closesIn().equals(phase))
        close(change, each.id());
  }

  /** Closes privates that end when this company buys a train. */
  public static void trainBought(StateTransaction change, String company) {
    for (PrivateCompany each : change.state().privates().values()) {
      boolean closes =
          comesWith(change.game(), each.id())
              .filter(with -> with.closes() == Closes.WITH_TRAIN && with.company().equals(company))
              .isPresent();
      if (!each.closed() && closes) close(change, each.id());
    }
  }

  /** The discount that a company's privates give on a hex's terrain. */
  public static int discount(Game game, Company company, Hex hex) {
    return discount(game, company, hex, hex.terrainKind());
  }

  /** The same on terrain of this kind, in the hex or under one of its edges. */
  public static int discount(Game game, Company company, Hex hex, String terrain) {
    int discount = 0;
    for (PrivateCompany each : game.state().privates().values()) {
      if (!each.owner().is(company.id())
          || !game.state().companies().containsKey(each.owner().name())) continue;
      var saves = spec(game, each).terrainDiscount();
      if (saves.isPresent() && saves.get().holds(hex.id().text(), terrain) && !spent(game, each))
        discount += saves.get().amount();
    }
    return discount;
  }

  private static final String SPENT = "discount-spent";

  private static boolean spent(Game game, PrivateCompany owned) {
    return Boolean.TRUE.equals(game.state().flag(owned.id(), SPENT));
  }

  /** Whether a private is in the game whose tile a company may lay in its first turn only. */
  public static boolean awaitFirstTurns(Game game) {
    return game.state().privates().values().stream()
        .filter(each -> !each.closed())
        .flatMap(each -> spec(game, each).track().stream())
        .anyMatch(PrivateTrack::atHomeFirst);
  }

  /** Marks one-time terrain discounts as spent after a company has paid for a hex. */
  public static void terrainPaid(StateTransaction change, String company, Hex hex) {
    for (PrivateCompany each : change.state().privates().values()) {
      if (!each.owner().is(company)) continue;
      spec(change.game(), each)
          .terrainDiscount()
          .filter(saves -> saves.once() && saves.holds(hex.id().text(), hex.terrainKind()))
          .ifPresent(saves -> change.update(change.state().withFlag(each.id(), SPENT, true)));
    }
  }

  private record Blocked() {}

  /** Hexes blocked to track because a player owns a private there. */
  public static Set<HexId> blockedHexes(Game game) {
    return game.remembered(
        new Blocked(),
        () ->
            game.state().privates().values().stream()
                .filter(each -> !each.closed() && game.state().isPlayer(each.owner().name()))
                .flatMap(each -> spec(game, each).blocks().stream())
                .map(HexId::of)
                .collect(Collectors.toSet()));
  }

  /** Closes a private and releases the share reserved for it. */
  public static void close(StateTransaction change, String id) {
    change.update(change.state().with(change.state().privateCompany(id).close()));
    for (Company company : change.state().companies().values()) {
      if (company.certificates().stream()
          .noneMatch(certificate -> certificate.reserved().equals(id))) continue;
      change.update(
          company.withCertificates(
              company.certificates().stream()
                  .map(
                      certificate ->
                          certificate.reserved().equals(id) ? certificate.released() : certificate)
                  .toList()));
    }
    change.log(new PrivateEvent.PrivateClosed(id));
    PrivateRailways.closed(change, id);
  }
}
