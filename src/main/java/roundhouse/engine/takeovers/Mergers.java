package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.Merge;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MergerEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/**
 * Turns companies with one share into a larger company: one alone, or several that are connected.
 * Nothing moves until the merger is sure to succeed.
 *
 * @param rules of the step in the design
 */
public record Mergers(Merge rules) {
  /** The turn after a merger: markers and trains are given up, shares bought. */
  public static final String SHARES = "merger-shares";

  /** Turn memory: how many markers the new company keeps. */
  static final MemoryKey<Integer> KEEPS = MemoryKey.number("keeps");

  /** Turn memory: the owner who comes first. */
  static final MemoryKey<String> FIRST_OWNER = MemoryKey.text("first-owner");

  /** Turn memory: whether the first owner buys first, also where another one is the president. */
  static final MemoryKey<Boolean> OWNER_BUYS_FIRST = MemoryKey.flag("owner-buys-first");

  /** Companies that may be formed: of the right kind and not started. */
  List<Company> formable(Game game) {
    return game.state().companies().values().stream()
        .filter(company -> game.kindName(company.id()).equals(rules.into()))
        .filter(company -> !company.started() && !company.is(Status.CLOSED))
        .toList();
  }

  /** Only companies with one share merge, and their owners decide. */
  static boolean mayMerge(Company company) {
    return company.floated()
        && company.certificates().size() == 1
        && company.president().isPresent();
  }

  /** Whether a company may join the merger. */
  Verdict mayJoin(Game game, List<String> parts, Company other) {
    int most = 100 / Collections.min(game.design().kinds().get(rules.into()).shares());
    if (parts.size() >= most) return Verdict.no("no more than %s companies may merge", most);
    if (parts.contains(other.id())) return Verdict.no("%s already takes part", other.id());
    if (!mayMerge(other)) return Verdict.no("%s cannot take part in a merger", other.id());
    Player player = game.state().player(owner(game, other.id()));
    if (owned(game, parts, player) >= rules.mostOfOneOwner())
      return Verdict.no(
          "no more than %s companies of %s may merge", rules.mostOfOneOwner(), player.name());
    var all = new ArrayList<>(parts);
    all.add(other.id());
    if (!MergerConnection.connected(game, all))
      return Verdict.no("%s is not connected to the others", other.id());
    return Verdict.YES;
  }

  /** Whether the merger can be completed. */
  Verdict mayForm(Game game, List<String> parts) {
    if (formable(game).isEmpty()) return Verdict.no("no company is left to form");
    if (parts.size() == 1) {
      Verdict alone = mayConvert(game, game.company(parts.getFirst()));
      if (!alone.allowed()) return alone;
    }
    if (space(game, price(game, parts)).isEmpty())
      return Verdict.no("no par price is as low as %s", game.money(price(game, parts)));
    boolean hasPresident = buyers(game, parts).isEmpty() || mayBuyShare(game, parts);
    return hasPresident
        ? Verdict.YES
        : Verdict.no(
            "nobody would hold the two shares of a president, and the owner of %s cannot buy one",
            first(game, parts));
  }

  private Verdict mayConvert(Game game, Company company) {
    boolean there =
        rules.converts().isEmpty()
            || game.space(company).filter(space -> space.in(rules.converts().get())).isPresent();
    return there
        ? Verdict.YES
        : Verdict.no(
            "%s may be converted alone only when its price is in the zone for it", company.id());
  }

  /** The price of a single company, or the sum of the highest and the lowest price. */
  int price(Game game, List<String> parts) {
    if (parts.size() == 1) return game.price(game.company(parts.getFirst()));
    var prices = parts.stream().mapToInt(id -> game.price(game.company(id))).summaryStatistics();
    return prices.getMin() + prices.getMax();
  }

  /** The space for the new company's token: the highest par space not above the price. */
  private Optional<MarketSpace> space(Game game, int price) {
    String any = formable(game).getFirst().id();
    var range = game.spec(game.company(any)).par().or(() -> game.kind(any).par());
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR) && space.price() <= price)
        .filter(space -> range.map(par -> par.contains(space.price())).orElse(true))
        .max(Comparator.comparingInt(MarketSpace::price));
  }

  /**
   * The owner who must buy a share to become president; empty when an owner has two of the
   * companies.
   */
  List<String> buyers(Game game, List<String> parts) {
    boolean two =
        parts.size() == 1
            || isFirstInTurn()
            || game.state().players().stream().anyMatch(player -> owned(game, parts, player) >= 2);
    return two ? List.of() : List.of(owner(game, first(game, parts)));
  }

  private static int owned(Game game, List<String> parts, Player player) {
    return (int) parts.stream().filter(id -> owner(game, id).equals(player.name())).count();
  }

  static String owner(Game game, String company) {
    return game.company(company).president().orElseThrow();
  }

  /** The company that operates first. */
  private static String first(Game game, List<String> parts) {
    return inOrder(game, parts).getFirst();
  }

  /** The companies in operating order. */
  private static List<String> inOrder(Game game, List<String> parts) {
    return game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
        .filter(parts::contains)
        .toList();
  }

  /** Each owner gets a share for a company, so that the certificates held do not change before. */
  private boolean mayBuyShare(Game game, List<String> parts) {
    Player buyer = game.state().player(owner(game, first(game, parts)));
    if (!Certificates.mayHoldMore(game, buyer.name()).allowed()) return false;
    int price = space(game, price(game, parts)).orElseThrow().price();
    return buyer.cash() >= price;
  }

  /**
   * Forms a company from others; excess markers and trains are given up in the turn that follows.
   */
  void form(StateTransaction change, List<String> parts, String id) {
    Game game = change.game();
    Refusal.unless(mayForm(game, parts), "merger");
    Refusal.unless(
        formable(game).stream().anyMatch(company -> company.id().equals(id)),
        "merger",
        "%s cannot be formed now",
        id);
    MarketSpace space = space(game, price(game, parts)).orElseThrow();
    List<Holder> buyers = buyers(game, parts).stream().map(Holder::named).toList();
    List<String> order = inOrder(game, parts);
    List<Holder> owners = owners(game, parts);
    change.log(new MergerEvent.CompaniesMerged(id, order, game.amount(space.price())));
    change.update(change.company(id).withPar(space.price()).with(Status.FLOATED));
    for (String part : order) CompanyFormation.absorb(change, part, id);
    SharePrices.place(change, change.company(id), space.cell());
    new FormationShares(owners, buyers, space.price()).give(change, id);
    change.push(turnAfter(id, owners.getFirst()));
  }

  private boolean isFirstInTurn() {
    return rules.first() == Merge.First.IN_TURN;
  }

  /**
   * An owner for each company, who comes first of those with as many: the owner of the earliest to
   * operate, or from the company in turn to the left.
   */
  private List<Holder> owners(Game game, List<String> parts) {
    List<String> all = inOrder(game, parts).stream().map(part -> owner(game, part)).toList();
    if (!isFirstInTurn()) return all.stream().map(Holder::named).toList();
    var seats = new ArrayList<String>();
    for (String seat = owner(game, parts.getFirst());
        !seats.contains(seat);
        seat = game.leftOf(seat)) seats.add(seat);
    return all.stream().sorted(Comparator.comparing(seats::indexOf)).map(Holder::named).toList();
  }

  private Frame turnAfter(String id, Holder firstOwner) {
    FrameMemory memory =
        FrameMemory.EMPTY.with(KEEPS, rules.keepsMarkers()).with(FIRST_OWNER, firstOwner.name());
    if (isFirstInTurn()) memory = memory.with(OWNER_BUYS_FIRST, true);
    return new Frame(Frame.Kind.TURN, SHARES, id, 0, memory);
  }

  /**
   * The first shares of a formed company: one for each company that formed it, or the president's
   * certificate for a single one.
   *
   * @param owners the presidents of the companies that form it, in operating order
   * @param buyers the players who buy a further share
   * @param price of a share
   */
  private record FormationShares(List<Holder> owners, List<Holder> buyers, int price) {

    /** Hands out the shares; the first player with two or more becomes president. */
    void give(StateTransaction change, String company) {
      Map<Holder, Integer> held = counts();
      for (Holder buyer : buyers) {
        Money.pay(change, buyer, CompanyLaunch.payee(change.game(), company), price);
        change.log(
            new MergerEvent.FormationShareBought(
                buyer.name(), company, change.game().amount(price)));
      }
      int most = held.values().stream().max(Integer::compare).orElseThrow();
      if (most >= 2) {
        Holder president =
            held.keySet().stream()
                .filter(owner -> held.get(owner) == most)
                .findFirst()
                .orElseThrow();
        change.update(Shares.moved(change.company(company), 0, president));
        held.merge(president, -2, Integer::sum);
        giveEach(change, company, held);
        change.log(new CompanyEvent.PresidentChanged(president.name(), company));
      } else {
        giveEach(change, company, held);
      }
    }

    private Map<Holder, Integer> counts() {
      var held = new LinkedHashMap<Holder, Integer>();
      owners.forEach(owner -> held.merge(owner, owners.size() == 1 ? 2 : 1, Integer::sum));
      buyers.forEach(buyer -> held.merge(buyer, 1, Integer::sum));
      return held;
    }

    private static void giveEach(StateTransaction change, String id, Map<Holder, Integer> held) {
      Company company = change.company(id);
      held.forEach(
          (owner, count) -> {
            if (count > 0)
              new ShareTransfer(id, Holder.IPO, owner, count * company.sharePercent())
                  .apply(change);
          });
    }
  }
}
