package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/**
 * A sale whose price move waits, because the company's president may still protect the price.
 *
 * @param shares number of shares sold, a part of one counted as one
 * @param missing the percentage that parts of shares lack of whole ones, nearly always 0
 * @param seller the player who sold them
 * @param guard the player who was president before and after the sale, or nobody
 */
record PendingSale(String company, int shares, int missing, Holder seller, Holder guard) {
  private static final MemoryKey<List<Map<String, Object>>> PENDING =
      MemoryKey.list("pending-sales");

  static PendingSale of(Company company, int percent, Holder seller, Holder guard) {
    int shares = company.shares(percent);
    int missing = shares * company.sharePercent() - percent;
    return new PendingSale(company.id(), shares, missing, seller, guard);
  }

  /** The percentage that was sold. */
  int percent(Game game) {
    return shares * game.company(company).sharePercent() - missing;
  }

  /** The sales that wait in the innermost round, in order. */
  static List<PendingSale> of(Game game) {
    return game.state().stack().isEmpty() ? List.of() : of(game.state().round());
  }

  /** The sale of a company's shares that only this president may protect. */
  static Optional<PendingSale> of(Game game, String company, String guard) {
    return of(game).stream()
        .filter(sale -> sale.company().equals(company) && sale.guard().is(guard))
        .findFirst();
  }

  /** The sales that wait, all those of a company as one: so far its price falls if nobody buys. */
  static List<PendingSale> byCompany(Game game) {
    var all = new LinkedHashMap<String, PendingSale>();
    for (PendingSale sale : of(game)) all.merge(sale.company(), sale, PendingSale::joined);
    return List.copyOf(all.values());
  }

  private static List<PendingSale> of(Frame round) {
    return round.memory().get(PENDING).stream().map(PendingSale::read).toList();
  }

  /**
   * Queues the sale; further shares of the same company join the sale that already waits. They wait
   * by themselves if only they may be protected, by somebody who has just become president.
   */
  void add(StateTransaction change) {
    var all = new ArrayList<>(of(change.game()));
    if (all.stream().noneMatch(this::joins)) all.add(this);
    else all.replaceAll(sale -> joins(sale) ? sale.joined(this) : sale);
    remember(change, all);
  }

  private boolean joins(PendingSale waiting) {
    return waiting.company.equals(company) && (guard.isNobody() || guard.equals(waiting.guard));
  }

  /** Forgets this sale; those of the same company that others may protect go on waiting. */
  void remove(StateTransaction change) {
    remember(change, of(change.game()).stream().filter(sale -> !sale.equals(this)).toList());
  }

  /** Forgets all sales of a company. */
  static void removeAll(StateTransaction change, String company) {
    remember(
        change,
        of(change.game()).stream().filter(sale -> !sale.company().equals(company)).toList());
  }

  private PendingSale joined(PendingSale later) {
    return new PendingSale(
        company, shares + later.shares, missing + later.missing, later.seller, later.guard);
  }

  private static void remember(StateTransaction change, List<PendingSale> all) {
    Frame round = change.state().round();
    change.replaceRound(
        new Frame(
            round.kind(),
            round.name(),
            round.entity(),
            round.step(),
            all.isEmpty()
                ? round.memory().without(PENDING)
                : round.memory().with(PENDING, all.stream().map(PendingSale::written).toList())));
  }

  private Map<String, Object> written() {
    var map = new LinkedHashMap<String, Object>();
    map.put("company", company);
    map.put("shares", shares);
    if (missing > 0) map.put("missing", missing);
    map.put("seller", seller.name());
    map.put("guard", guard.name());
    return map;
  }

  private static PendingSale read(Map<String, Object> map) {
    return new PendingSale(
        (String) map.get("company"),
        ((Number) map.get("shares")).intValue(),
        ((Number) map.getOrDefault("missing", 0)).intValue(),
        Holder.named((String) map.get("seller")),
        Holder.named((String) map.get("guard")));
  }
}
