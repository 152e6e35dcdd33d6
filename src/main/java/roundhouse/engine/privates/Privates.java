package roundhouse.engine.privates;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.design.ExchangePrivates;
import roundhouse.design.PrivateSpec;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.Worked;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** Private companies: their income, and what their owners may do with them. */
public final class Privates {
  private Privates() {}

  /** What the design says of a private. */
  public static PrivateSpec spec(Game game, PrivateCompany owned) {
    return game.design().privates().get(owned.id());
  }

  static int income(Game game, PrivateHooks.PrivateIncome asked) {
    return spec(game, asked.owned()).income();
  }

  /** Pays the owners of all privates in somebody's hands. */
  public static void payIncome(Change change) {
    for (PrivateCompany owned : change.state().privates().values()) {
      if (owned.closed() || owned.owner().isEmpty() || owned.owner().equals(Holder.BANK)) continue;
      int income =
          change.game().ask(PrivateHooks.PRIVATE_INCOME, new PrivateHooks.PrivateIncome(owned));
      if (income == 0) continue;
      Money.pay(change, Holder.BANK, owned.owner(), income);
      change.follows(
          owned.owner(),
          "%s receives %s from %s",
          owned.owner(),
          change.game().money(income),
          owned.id());
    }
  }

  /** The private that keeps rivers closed to track: in the game, and no company's. */
  public static Optional<PrivateCompany> closingRivers(Game game) {
    for (PrivateCompany each : game.state().privates().values()) {
      if (spec(game, each).closesRivers()
          && !each.closed()
          && !game.state().companies().containsKey(each.owner())) return Optional.of(each);
    }
    return Optional.empty();
  }

  static Verdict mayBuy(Game game, PrivateHooks.MayBuyPrivate asked) {
    return asked.wanted().owner().equals(Holder.BANK)
        ? Verdict.YES
        : Verdict.no("%s is not for sale at the bank", asked.wanted().id());
  }

  /**
   * Its company must have started, unless the round says otherwise, and not be bankrupt; a share
   * must be left.
   */
  static Verdict mayExchange(Game game, PrivateHooks.MayExchangePrivate asked) {
    String target = spec(game, asked.owned()).exchangeFor();
    if (target.isEmpty())
      return Verdict.no("%s cannot be exchanged for a share", asked.owned().id());
    Company company = game.company(target);
    if (!company.started() && !beforeStart(game))
      return Verdict.no(
          "%s has not been started: its president's certificate must be sold first", target);
    if (forExchange(company, asked.owned().id(), asked.from()) < 0)
      return Verdict.no(
          "there is no share of %s to be had from the %s",
          target, asked.from().equals(Holder.IPO) ? "offering" : "pool");
    return Verdict.YES;
  }

  private static boolean beforeStart(Game game) {
    return Rounds.spec(game, game.state().round().name()).steps().stream()
        .anyMatch(step -> step instanceof ExchangePrivates exchange && exchange.beforeStart());
  }

  /**
   * Index of the certificate that an exchange brings: the top one of the pile, the reserved one
   * last; -1 for none.
   */
  public static int forExchange(Company company, String id, String from) {
    int reserved = -1;
    for (int i = 0; i < company.certificates().size(); i++) {
      Certificate certificate = company.certificates().get(i);
      if (!certificate.holder().equals(from) || certificate.president()) continue;
      if (certificate.reserved().isEmpty()) return i;
      if (certificate.reserved().equals(id)) reserved = i;
    }
    return reserved;
  }

  /** All privates close but those that stay with the player who owns them. */
  public static void closeAll(Change change) {
    for (PrivateCompany each : change.state().privates().values()) {
      boolean stays = spec(change.game(), each).stays() && change.state().isPlayer(each.owner());
      if (!each.closed() && !stays) close(change, each.id());
    }
  }

  /** A company has bought a train: privates that its trains bring to an end close. */
  public static void trainBought(Change change, String company) {
    for (PrivateCompany each : change.state().privates().values()) {
      if (!each.closed() && spec(change.game(), each).closesWithTrainOf().equals(company))
        close(change, each.id());
    }
  }

  /** What a company saves on a hex's terrain by its privates. */
  public static int discount(Game game, Company company, Hex hex) {
    int discount = 0;
    for (PrivateCompany each : game.state().privates().values()) {
      if (!each.owner().equals(company.id()) || !game.state().companies().containsKey(each.owner()))
        continue;
      var saves = spec(game, each).terrainDiscount();
      if (saves.isPresent() && saves.get().holds(hex.id(), hex.terrainKind()) && !spent(game, each))
        discount += saves.get().amount();
    }
    return discount;
  }

  private static final String SPENT = "discount-spent";

  private static boolean spent(Game game, PrivateCompany owned) {
    return Boolean.TRUE.equals(game.state().flag(owned.id(), SPENT));
  }

  /** A company has paid for the terrain of a hex: what its privates save once is spent. */
  public static void terrainPaid(Change change, String company, Hex hex) {
    for (PrivateCompany each : change.state().privates().values()) {
      if (!each.owner().equals(company)) continue;
      spec(change.game(), each)
          .terrainDiscount()
          .filter(saves -> saves.once() && saves.holds(hex.id(), hex.terrainKind()))
          .ifPresent(saves -> change.become(change.state().withFlag(each.id(), SPENT, true)));
    }
  }

  private record Blocked() {}

  /** Hexes where nobody may lay track, because a player owns a private that blocks them. */
  public static Set<String> blocked(Game game) {
    return Worked.once(
        game,
        new Blocked(),
        () ->
            game.state().privates().values().stream()
                .filter(each -> !each.closed() && game.state().isPlayer(each.owner()))
                .flatMap(each -> spec(game, each).blocks().stream())
                .collect(Collectors.toSet()));
  }

  /** A private closes: it is out of the game, and a share kept for it is free. */
  public static void close(Change change, String id) {
    change.become(change.state().with(change.state().privateCompany(id).close()));
    for (Company company : change.state().companies().values()) {
      if (company.certificates().stream()
          .noneMatch(certificate -> certificate.reserved().equals(id))) continue;
      change.become(
          company.withCertificates(
              company.certificates().stream()
                  .map(
                      certificate ->
                          certificate.reserved().equals(id) ? certificate.released() : certificate)
                  .toList()));
    }
    change.follows("", "%s closes", id);
  }
}
