package roundhouse.engine.shares;

import java.util.Comparator;
import java.util.Optional;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.StockTurn.PresidentSale;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * Who is president of a company. A player who holds more than the president takes the president's
 * certificate and gives as many ordinary shares for it. A president who sells too many shares to
 * keep the certificate makes that exchange before the sale. Among equals, the nearest clockwise
 * from the former president succeeds; where a title allows it and nobody can succeed, the
 * certificate goes to the pool and the company into receivership.
 */
public record Presidency(Game game, Company company) {
  private static final int CERTIFICATE = 0;

  /**
   * The player with the most shares apart from the president, if they are enough to give for the
   * certificate. While nobody is president, seats are counted from the first player.
   */
  private Optional<Player> heir() {
    int from = company.president().map(game::seat).orElse(0);
    int seats = game.state().players().size();
    return game.state().players().stream()
        .filter(player -> !isPresident(player.name()) && canPay(player))
        .max(
            Comparator.<Player>comparingInt(this::held)
                .thenComparingInt(
                    player -> -Math.floorMod(game.seat(player.name()) - from, seats)));
  }

  private boolean canPay(Player player) {
    return held(player) >= price() && Shares.canGive(company, Holder.of(player), price());
  }

  private int held(Player player) {
    return company.held(Holder.of(player));
  }

  private boolean isPresident(String player) {
    return company.president().equals(Optional.of(player));
  }

  /** The percentage of ordinary shares that is given for the certificate. */
  private int price() {
    return company.presidency().percent();
  }

  /** Whether a seller who is left with this percentage passes the certificate on. */
  private boolean passesWith(String seller, int left) {
    return isPresident(seller) && left < price();
  }

  /** Whether somebody else is president, or nobody, after a sale that leaves this percentage. */
  public boolean changesWith(String seller, int left) {
    return passesWith(seller, left)
        || isPresident(seller) && heir().filter(heir -> held(heir) > left).isPresent();
  }

  /**
   * Whether the seller has certificates for a sale, and the president's certificate can pass to
   * somebody where the seller cannot keep it: to another player, or to the pool where that is
   * allowed and the pool can give change.
   */
  Verdict maySell(StockTurn rules, Holder seller, int percent) {
    int left = company.held(seller) - percent;
    if (!passesWith(seller.name(), left)) return certificatesFor(company, seller, percent);
    Optional<Player> heir = heir();
    if (heir.isPresent()) return certificatesFor(exchangedWith(heir.get()), seller, percent);
    if (!rules.presidentToPool())
      return Verdict.no(
          "nobody else can become president of %s: no other player holds enough shares",
          company.id());
    int change = left - ordinary();
    if (change <= 0) return certificatesFor(company, seller, -change);
    return Shares.canGive(company, Holder.POOL, change)
        ? Verdict.YES
        : Verdict.no(
            "the pool has no share of %s to exchange for half of the president's certificate",
            company.id());
  }

  private static Verdict certificatesFor(Company company, Holder seller, int percent) {
    return Shares.canGive(company, seller, percent)
        ? Verdict.YES
        : Verdict.no("%s has no certificates of %s that make %s %%", seller, company.id(), percent);
  }

  /** The percentage of the president's ordinary shares. */
  private int ordinary() {
    return company.held(company.presidency().holder()) - price();
  }

  /**
   * Whether a buyer may take the certificate out of the pool: whole, or for one share that pays for
   * half of it.
   */
  public boolean isForSale(StockTurn rules, String buyer) {
    boolean half =
        rules.presidentFromPool() == PresidentSale.HALF
            && company.held(Holder.named(buyer)) == price() - company.sharePercent();
    return company.inReceivership() && (half || whole(rules));
  }

  /** Whether the pool sells the certificate whole. */
  public static boolean whole(StockTurn rules) {
    return rules.presidentFromPool() == PresidentSale.WHOLE;
  }

  /** A buyer takes the certificate out of the pool, and may give one share for half of it. */
  public static void buy(StateTransaction change, StockTurn rules, String id, Holder buyer) {
    if (!whole(rules))
      new ShareTransfer(id, buyer, Holder.POOL, change.company(id).sharePercent()).apply(change);
    change.update(Shares.moved(change.company(id), CERTIFICATE, buyer));
    if (whole(rules)) change.log(new CompanyEvent.PresidentChanged(buyer.name(), id));
  }

  /** A player's shares go to the pool, and the certificate where it then belongs. */
  static void sell(StateTransaction change, String id, Holder seller, int percent) {
    Presidency before = of(change, id);
    int left = before.company.held(seller) - percent;
    Optional<Player> heir = before.heir();
    if (!before.passesWith(seller.name(), left)) {
      new ShareTransfer(id, seller, Holder.POOL, percent).apply(change);
      settle(change, id);
    } else if (heir.isPresent()) {
      before.pass(change, heir.get());
      new ShareTransfer(id, seller, Holder.POOL, percent).apply(change);
    } else {
      before.sellToPool(change, left);
    }
  }

  /**
   * A player gives up all shares of a company: its presidency passes to an heir or, without one, to
   * the pool.
   */
  public static void leave(StateTransaction change, String id, Holder player) {
    Presidency before = of(change, id);
    if (before.isPresident(player.name()))
      before.heir().ifPresent(heir -> before.pass(change, heir));
    Company company = change.company(id);
    boolean last = company.president().equals(Optional.of(player.name()));
    change.update(
        company.withCertificates(
            company.certificates().stream()
                .map(each -> each.holder().equals(player) ? each.to(Holder.POOL) : each)
                .toList()));
    if (last) change.log(new CompanyEvent.ReceivershipBegan(id));
  }

  /**
   * Passes the certificate on after shares have moved, if somebody holds more than the president,
   * or enough while nobody is president. The certificate of a company that has not floated waits in
   * the offering for the player who starts the company.
   */
  public static void settle(StateTransaction change, String id) {
    Presidency now = of(change, id);
    Company company = now.company;
    if (company.presidency().holder().equals(Holder.IPO) && !company.floated()) return;
    int most = company.president().map(Holder::named).map(company::held).orElse(0);
    now.heir().filter(heir -> now.held(heir) > most).ifPresent(heir -> now.pass(change, heir));
  }

  private static Presidency of(StateTransaction change, String id) {
    return new Presidency(change.game(), change.company(id));
  }

  private void pass(StateTransaction change, Player heir) {
    change.update(exchangedWith(heir));
    change.log(new CompanyEvent.PresidentChanged(heir.name(), company.id()));
  }

  /** The company after the certificate is exchanged for ordinary shares of another player. */
  private Company exchangedWith(Player heir) {
    Holder former = company.presidency().holder();
    Company paid =
        Shares.transferred(company, Holder.of(heir), former, price())
            .orElseThrow(() -> new IllegalStateException(heir.name() + " cannot pay"));
    return Shares.moved(paid, CERTIFICATE, Holder.of(heir));
  }

  /** The certificate goes to the pool; the pool gives a share for a half that was not sold. */
  private void sellToPool(StateTransaction change, int left) {
    String id = company.id();
    Holder seller = company.presidency().holder();
    int others = ordinary();
    if (left > others) new ShareTransfer(id, Holder.POOL, seller, left - others).apply(change);
    if (left < others) new ShareTransfer(id, seller, Holder.POOL, others - left).apply(change);
    change.update(Shares.moved(change.company(id), CERTIFICATE, Holder.POOL));
    change.log(new CompanyEvent.ReceivershipBegan(id));
  }
}
