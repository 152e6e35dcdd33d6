package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.MergerEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * After a merger, clockwise from the president, shareholders may buy any number of shares of the
 * new company, then each player one. Where the shareholders leave a company without a president,
 * all players may buy any number in any order instead, and after all later mergers of the round
 * too, as long as the player who has the priority can.
 */
public final class MergerSharesStep implements Step {
  /** Turn memory: players still to be asked, shareholders first. */
  private static final MemoryKey<List<String>> WAITING = MemoryKey.list("buyers");

  /** Marks the entry of a shareholder. */
  private static final String HOLDER = "*";

  /** Whether the shareholders have been asked, and all players are. */
  private static final MemoryKey<Boolean> ALL_ASKED = MemoryKey.flag("all-asked");

  /** Round memory: a company was left without a president, so that all players buy in any order. */
  private static final MemoryKey<Boolean> ANY_ORDER = MemoryKey.flag("buyers-in-any-order");

  @Override
  public String name() {
    return "merger-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.BuyShare.class, Action.Pass.class);
  }

  /** Whether all players may buy in any order, for the turn on top. */
  public static boolean inAnyOrder(Game game) {
    return Turns.current(game) instanceof MergerSharesStep
        && game.state().round().memory().is(ANY_ORDER);
  }

  @Override
  public boolean mayComeFirst(Game game, Action action) {
    return inAnyOrder(game) && waiting(game).contains(action.by());
  }

  @Override
  public void enter(StateTransaction change) {
    Game game = change.game();
    if (inAnyOrder(game)) {
      askAnybody(change);
      return;
    }
    change.remember(WAITING, shareholders(game, firstBuyer(game)));
    next(change, "");
  }

  private static String firstBuyer(Game game) {
    FrameMemory memory = game.turn().memory();
    String owner = memory.get(Mergers.FIRST_OWNER);
    return memory.is(Mergers.OWNER_BUYS_FIRST)
        ? owner
        : game.company(game.turn().entity()).president().orElse(owner);
  }

  private static List<String> shareholders(Game game, String first) {
    Company company = game.company(game.turn().entity());
    return fromLeft(game, first).stream()
        .filter(player -> company.held(Holder.named(player)) > 0)
        .map(player -> HOLDER + player)
        .toList();
  }

  /** All players, from this one to the left. */
  private static List<String> fromLeft(Game game, String first) {
    var all = new ArrayList<String>();
    for (String player = first; !all.contains(player); player = game.leftOf(player))
      all.add(player);
    return all;
  }

  /** All players who can buy, as long as the one who has the priority is among them. */
  private static void askAnybody(StateTransaction change) {
    Game game = change.game();
    String first = game.state().priority();
    List<String> able =
        fromLeft(game, first).stream().filter(player -> verdict(game, player).allowed()).toList();
    change.remember(WAITING, able.contains(first) ? able : List.of());
  }

  /**
   * Goes on to the first player who can buy something. After the shareholders all players follow,
   * starting with the president, or in any order without one. A player who has just declined is
   * asked again only after the others.
   */
  private static void next(StateTransaction change, String declined) {
    skip(change);
    if (!waiting(change).isEmpty() || change.state().top().memory().is(ALL_ASKED)) return;
    change.remember(ALL_ASKED, true);
    Optional<String> president = change.company(change.state().top().entity()).president();
    if (president.isEmpty()) {
      change.replaceRound(change.state().round().remembering(ANY_ORDER, true));
      askAnybody(change);
      return;
    }
    change.remember(WAITING, fromLeft(change.game(), president.get()));
    skip(change);
    if (!declined.isEmpty() && waiting(change).indexOf(declined) == 0) {
      change.remember(WAITING, waiting(change).subList(1, waiting(change).size()));
      skip(change);
    }
  }

  private static List<String> waiting(StateTransaction change) {
    return waiting(change.game());
  }

  private static List<String> waiting(Game game) {
    return game.turn().memory().get(WAITING);
  }

  /** Skips players who cannot buy. */
  private static void skip(StateTransaction change) {
    var waiting = new ArrayList<>(waiting(change));
    while (!waiting.isEmpty() && !verdict(change.game(), player(waiting.getFirst())).allowed())
      waiting.removeFirst();
    change.remember(WAITING, List.copyOf(waiting));
  }

  private static String player(String entry) {
    return entry.startsWith(HOLDER) ? entry.substring(HOLDER.length()) : entry;
  }

  private static Verdict verdict(Game game, String name) {
    Company company = game.company(game.turn().entity());
    Player player = game.state().player(name);
    if (Shares.available(company, Holder.IPO, company.sharePercent()).isEmpty())
      return Verdict.no("no share of %s is left", company.id());
    if (company.held(Holder.named(name)) + company.sharePercent() > HoldingLimit.of(game, company))
      return Verdict.no(
          "nobody may hold more than %s %% of %s", HoldingLimit.of(game, company), company.id());
    Verdict room = Certificates.mayHoldMore(game, name, company, company.sharePercent());
    if (!room.allowed()) return room;
    int price = game.price(company);
    return player.cash() < price
        ? Verdict.no("%s cannot pay %s", name, game.money(price))
        : Verdict.YES;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    List<String> waiting = game.turn().memory().get(WAITING);
    if (waiting.isEmpty()) return Optional.empty();
    String player = player(waiting.getFirst());
    String says = "buy a share of " + game.turn().entity() + ", or pass";
    return Optional.of(new Decision(player, List.of(player), name(), says));
  }

  @Override
  public List<Choice> choices(Game game) {
    FrameMemory memory = game.turn().memory();
    String player = player(memory.get(WAITING).getFirst());
    Company company = game.company(game.turn().entity());
    var buy = new Action.BuyShare(player, company.id(), Holder.IPO.name(), company.sharePercent());
    return List.of(
        Choice.of(
            buy,
            "buy a share of {company} for {price}",
            Map.of("price", game.amount(game.price(company)))),
        Choice.of(
            new Action.Pass(player), "buy no share of {company}", Map.of("company", company.id())));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var waiting = new ArrayList<>(waiting(change));
    if (inAnyOrder(change.game())) {
      takeInAnyOrder(change, action, waiting);
      return;
    }
    boolean holder = waiting.getFirst().startsWith(HOLDER);
    if (action instanceof Action.BuyShare purchase) buy(change, purchase);
    if (!(action instanceof Action.BuyShare) || !holder) waiting.removeFirst();
    change.remember(WAITING, List.copyOf(waiting));
    next(change, action instanceof Action.Pass ? action.by() : "");
  }

  /** A purchase gives all others another chance to buy. */
  private static void takeInAnyOrder(StateTransaction change, Action action, List<String> waiting) {
    if (action instanceof Action.BuyShare purchase) {
      buy(change, purchase);
      askAnybody(change);
    } else {
      waiting.remove(action.by());
      change.remember(WAITING, List.copyOf(waiting));
    }
  }

  private static void buy(StateTransaction change, Action.BuyShare purchase) {
    Company company = change.company(change.state().top().entity());
    Refusal.unless(
        isOneShare(purchase, company),
        "merger-shares",
        "only single shares of %s may be bought now, from its offering",
        company.id());
    Refusal.unless(verdict(change.game(), purchase.by()), "purchase");
    Holder buyer = Holder.named(purchase.by());
    int price = change.game().price(company);
    Money.pay(change, buyer, CompanyLaunch.payee(change.game(), company.id()), price);
    new ShareTransfer(company.id(), Holder.IPO, buyer, purchase.percent()).apply(change);
    change.log(
        new MergerEvent.MergerShareBought(
            purchase.by(), company.id(), purchase.percent(), change.game().amount(price)));
    Presidency.settle(change, company.id());
  }

  private static boolean isOneShare(Action.BuyShare purchase, Company company) {
    return purchase.company().equals(company.id())
        && Holder.IPO.is(purchase.from())
        && purchase.percent() == company.sharePercent();
  }
}
