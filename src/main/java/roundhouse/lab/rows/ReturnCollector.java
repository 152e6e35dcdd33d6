package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Company;
import roundhouse.game.GameState;

/** Follows the money that goes into privates and shares, and what comes back. */
final class ReturnCollector {
  /** What a script logs when the state pays for a private. */
  private static final String NATIONALISED = "private-nationalised";

  private final Title title;
  private final GameKey key;
  private final Map<String, Paper> papers = new LinkedHashMap<>();

  /** Shares that came with privates, by owner and company. */
  private final Map<List<String>, Integer> included = new HashMap<>();

  ReturnCollector(Title title, GameKey key) {
    this.title = title;
    this.key = key;
  }

  /** Something that a player bought. */
  private static final class Paper {
    private final String kind;
    private final String owner;
    private final double time;
    private final int price;

    /** What a player was worth on average when it was bought. */
    private final double worth;

    private int income;
    private int end;
    private double fair;
    private boolean closed;

    /** The company of which a share comes with it; "" for none. */
    private String share = "";

    Paper(String kind, String owner, double time, int price, double worth) {
      this.kind = kind;
      this.owner = owner;
      this.time = time;
      this.price = price;
      this.worth = worth;
    }

    /**
     * Money paid later counts for what a player had to have at the purchase to own as much by then.
     */
    private void discount(int amount, double now) {
      fair += now > 0 ? amount * worth / now : amount;
    }

    /** Whether a share of a company comes with it to its owner. */
    boolean brings(String player, String company) {
      return share.equals(company) && owner.equals(player);
    }

    void pays(int amount, double now) {
      if (closed) return;
      income += amount;
      discount(amount, now);
    }

    void ends(int amount, double now) {
      if (closed) return;
      end = amount;
      discount(amount, now);
      closed = true;
    }

    /** What a share that came with it pays; its owner keeps it when the private goes. */
    void sharePays(int amount, double now) {
      income += amount;
      discount(amount, now);
    }

    void shareEnds(int amount, double now) {
      end += amount;
      discount(amount, now);
    }
  }

  /**
   * Notes what an event pays.
   *
   * @param worth what a player is worth on average
   */
  void met(Event event, GameState after, double time, double worth) {
    switch (event) {
      case PrivateEvent.PrivateAuctioned(var player, var name, var price) ->
          privateBought(after, name, player, time, price.amount(), worth);
      case PrivateEvent.PrivatePicked(var player, var name, var price) ->
          privateBought(after, name, player, time, price.amount(), worth);
      case PrivateEvent.PrivateBought(var player, var name, var price) ->
          privateBought(after, name, player, time, price.amount(), worth);
      case CompanyEvent.CompanyStarted(var player, var company, var par) -> {
        bought(ReturnRow.COMPANY, company, player, time, par.amount(), worth);
        if (papers.values().stream().anyMatch(paper -> paper.brings(player, company)))
          included.putIfAbsent(
              List.of(player, company), after.companies().get(company).presidency().percent());
      }
      case ShareEvent.ShareIncluded(var player, var company) ->
          included.put(List.of(player, company), after.companies().get(company).sharePercent());
      case PrivateEvent.PrivatePaid(var party, var name, var amount) -> {
        Paper paper = papers.get(name);
        if (paper != null && paper.owner.equals(party)) paper.pays(amount.amount(), worth);
      }
      case PrivateEvent.PrivateBoughtFromOwner sale ->
          ends(sale.privateCompany(), sale.price().amount(), worth);
      case PrivateEvent.PrivateSold sale ->
          ends(sale.privateCompany(), sale.price().amount(), worth);
      case ScriptEvent told when told.type().equals(NATIONALISED) -> {
        if (told.values().get("price") instanceof Integer price)
          ends(String.valueOf(told.values().get("privateCompany")), price, worth);
      }
      case PrivateEvent.PrivateExchanged(var _, var name, var company) ->
          ends(name, price(after, company), worth);
      case PrivateEvent.PrivateClosed(var name) -> ends(name, 0, worth);
      case RunEvent.DividendPaid(var company, var _, var paid, var _) -> {
        Paper paper = papers.get(company);
        if (paper != null)
          paper.pays(paid.amount() * after.companies().get(company).sharePercent() / 100, worth);
        for (Paper each : papers.values())
          if (each.share.equals(company))
            each.sharePays(paid.amount() * percent(each) / 100, worth);
      }
      default -> {}
    }
  }

  /** A company may be auctioned in the way of a private; its start is another event. */
  private void privateBought(
      GameState after, String what, String player, double time, int price, double worth) {
    if (!after.privates().containsKey(what)) return;
    bought(ReturnRow.PRIVATE, what, player, time, price, worth);
    if (papers.containsKey(what))
      Privates.comesWith(new Game(title, after), what)
          .ifPresent(with -> papers.get(what).share = with.company());
  }

  /** How much of a company came with a private. */
  private int percent(Paper paper) {
    return included.getOrDefault(List.of(paper.owner, paper.share), 0);
  }

  private void bought(
      String kind, String what, String player, double time, int price, double worth) {
    if (price > 0) papers.putIfAbsent(what, new Paper(kind, player, time, price, worth));
  }

  private void ends(String what, int amount, double worth) {
    if (papers.containsKey(what)) papers.get(what).ends(amount, worth);
  }

  private int price(GameState state, String company) {
    Company of = state.companies().get(company);
    return of == null ? 0 : new Game(title, state).price(of);
  }

  /** The rows of a game that ended so. */
  List<ReturnRow> rows(GameState last, double worth) {
    var rows = new ArrayList<ReturnRow>();
    papers.forEach(
        (what, paper) -> {
          if (paper.kind.equals(ReturnRow.COMPANY) && !keepsItsShares(last, what)) return;
          paper.ends(valueInTheEnd(last, what, paper), worth);
          if (percent(paper) > 0)
            paper.shareEnds(
                last.companies().get(paper.share).value(percent(paper), price(last, paper.share)),
                worth);
          double fair = Math.round(10 * paper.fair) / 10.0;
          rows.add(
              new ReturnRow(
                  key, what, paper.kind, paper.time, paper.price, paper.income, paper.end, fair));
        });
    return rows;
  }

  /** What shares became of a company that merged or went to the state, nobody can say. */
  private static boolean keepsItsShares(GameState last, String what) {
    Company company = last.companies().get(what);
    return company != null
        && (!company.is(Company.Status.CLOSED) || company.is(Company.Status.BANKRUPT));
  }

  private int valueInTheEnd(GameState last, String what, Paper paper) {
    if (paper.kind.equals(ReturnRow.COMPANY)) return price(last, what);
    var owned = last.privates().get(what);
    if (owned == null || !owned.owner().is(paper.owner)) return 0;
    try {
      return new Game(title, last)
          .ask(PrivateHooks.PRIVATE_WORTH, new PrivateHooks.PrivateWorth(owned));
    } catch (HookFailure failure) {
      if (failure.isSlow()) throw failure;
      return 0;
    }
  }
}
