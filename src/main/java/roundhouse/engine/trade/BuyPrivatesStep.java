package roundhouse.engine.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.design.spec.EarlySale;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.design.spec.steps.BuyPrivates;
import roundhouse.design.spec.steps.BuyPrivates.Between;
import roundhouse.design.spec.steps.BuyPrivates.WaitsFor;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.stock.LimitDuty;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/**
 * A company in its turn, or a player as the turn's purchase, buys a private from a player. A
 * company may do so at any time of its turn and is asked when its turn reaches this step.
 */
public final class BuyPrivatesStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("privates-done");
  private final BuyPrivates rules;

  /** Made from its line in the design. */
  public BuyPrivatesStep(BuyPrivates rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "buy-privates";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.BuyPrivate.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return true;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    String by = game.turn().entity();
    if (game.state().isPlayer(by) || game.turn().memory().is(DONE)) return Optional.empty();
    boolean buys = !purchases(game).isEmpty();
    if (!buys && !usesPrivates(game)) return Optional.empty();
    String says = buys ? "buy private companies, or pass" : "use private companies, or pass";
    return Optional.of(Decisions.of(game, game.company(by), name(), says));
  }

  /**
   * Whether privates still let the company lay a tile or place a token or marker in this turn,
   * which would end otherwise.
   */
  private boolean usesPrivates(Game game) {
    List<PrivateSpec> owned =
        game.state().privates().values().stream()
            .filter(each -> !each.closed() && each.owner().is(game.turn().entity()))
            .filter(each -> rules.waitsFor() == WaitsFor.OWNED || boughtLast(game, each))
            .map(each -> Privates.spec(game, each))
            .toList();
    return areOfUse(game, owned);
  }

  /** Whether privates offer something in steps that the turn has left. */
  static boolean areOfUse(Game game, List<PrivateSpec> owned) {
    return !owned.isEmpty()
        && Turns.steps(game).stream()
            .limit(game.turn().step())
            .filter(Step::offeredAllTurn)
            .flatMap(step -> step.choices(game).stream())
            .anyMatch(choice -> owned.stream().anyMatch(each -> uses(game, choice.action(), each)));
  }

  private static boolean boughtLast(Game game, PrivateCompany each) {
    return game.turn().memory().get(PrivateDeals.BOUGHT_LAST).contains(each.id());
  }

  private static boolean uses(Game game, Action action, PrivateSpec owned) {
    return switch (action) {
      case Action.LayPrivateTile lay -> lay.id().equals(owned.id());
      case Action.PlaceToken place -> place.id().equals(owned.id());
      case Action.PlaceMarker(_, HexId hex, int city) ->
          owned.claims().filter(claim -> claim.isFor(game.state().board(), hex, city)).isPresent();
      default -> false;
    };
  }

  @Override
  public List<Choice> choices(Game game) {
    List<Choice> all = purchases(game);
    if (Turns.current(game) == this)
      all.add(Choice.of(new Action.Pass(game.turn().entity()), "buy no private company"));
    return all;
  }

  private List<Choice> purchases(Game game) {
    String by = game.turn().entity();
    var all = new ArrayList<Choice>();
    if (!mayBuyAny(game, by).allowed()) return all;
    for (PrivateCompany each : game.state().privates().values()) {
      if (!mayBuy(game, by, each).allowed()) continue;
      int least = Math.max(least(game, each), 1 + declined(game, each));
      int most = Math.min(most(game, by, each), Money.of(game, Holder.named(by)));
      if (most < least) continue;
      all.add(
          Choice.ranging(
              new Action.BuyPrivate(by, each.id(), least),
              new Choice.Amount(least, most, 1),
              "buy {id} from {owner}",
              Map.of("owner", each.owner().name())));
    }
    return all;
  }

  /** The highest price that its owner declined in this turn, 0 for none. */
  private static int declined(Game game, PrivateCompany each) {
    return game.turn().memory().get(PrivateDeals.declined(each.id()));
  }

  private int least(Game game, PrivateCompany each) {
    int face = Privates.spec(game, each).price();
    return Math.max(rules.atLeast(), Math.ceilDiv(face * rules.least(), 100));
  }

  private int most(Game game, String by, PrivateCompany each) {
    int percent = early(game, by, each).map(EarlySale::most).orElse(rules.most());
    return (int)
        Math.min(Integer.MAX_VALUE, (long) Privates.spec(game, each).price() * percent / 100);
  }

  /** The private's early sale to a company that may buy it before the others. */
  private Optional<EarlySale> early(Game game, String by, PrivateCompany each) {
    String phase = game.state().phase();
    return rules.phases().contains(phase)
        ? Optional.empty()
        : Privates.spec(game, each)
            .earlySale()
            .filter(sale -> sale.to().contains(by) && sale.phases().contains(phase));
  }

  private Verdict mayBuyAny(Game game, String by) {
    if (!game.state().isPlayer(by)) return Verdict.YES;
    if (StockTurnRecord.bought(game.turn().memory()))
      return Verdict.no("%s has bought in this turn", by);
    if (rules.between() == Between.AFTER_FIRST_STOCK_ROUND && game.state().calendar().set() < 2)
      return Verdict.no(
          "players may not buy private companies from each other in the first stock round");
    return Certificates.mayHoldMore(game, by).and(() -> LimitDuty.mayBuy(game, by));
  }

  private Verdict mayBuy(Game game, String by, PrivateCompany wanted) {
    if (!rules.phases().contains(game.state().phase()) && early(game, by, wanted).isEmpty())
      return Verdict.no("private companies cannot be bought in phase %s", game.state().phase());
    if (!game.state().isPlayer(wanted.owner().name()) || wanted.owner().is(by))
      return Verdict.no("%s does not belong to another player", wanted.id());
    if (!Privates.spec(game, wanted).forSale())
      return Verdict.no("%s cannot be bought", wanted.id());
    return game.state().isPlayer(by) ? Verdict.YES : hasRoom(game, game.company(by), wanted);
  }

  /** A company takes over the trains of a railway that comes with a private. */
  private static Verdict hasRoom(Game game, Company buyer, PrivateCompany wanted) {
    int trains =
        Privates.spec(game, wanted)
            .railway()
            .map(railway -> Trains.counted(game, game.company(railway.company())))
            .orElse(0);
    int limit = Trains.limit(game, buyer);
    return trains == 0 || Trains.counted(game, buyer) + trains <= limit
        ? Verdict.YES
        : Verdict.no(
            "%s may own %s trains and has no room for those of %s", buyer.id(), limit, wanted.id());
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (!(action instanceof Action.BuyPrivate purchase)) {
      change.remember(DONE, true);
      return;
    }
    Game game = change.game();
    PrivateCompany wanted = game.state().privates().get(purchase.id());
    Refusal.unless(
        wanted != null && !wanted.closed(),
        "private",
        "there is no private company %s in the game",
        purchase.id());
    Refusal.unless(mayBuyAny(game, purchase.by()), "private-purchase");
    Refusal.unless(mayBuy(game, purchase.by(), wanted), "private-purchase");
    requirePrice(game, purchase, wanted);
    PrivateDeals.offer(change, purchase);
  }

  private void requirePrice(Game game, Action.BuyPrivate purchase, PrivateCompany wanted) {
    boolean inRange =
        purchase.price() >= least(game, wanted)
            && purchase.price() <= most(game, purchase.by(), wanted);
    Refusal.unless(
        inRange,
        "private-price",
        "the price of %s is from %s to %s",
        wanted.id(),
        game.money(least(game, wanted)),
        game.money(most(game, purchase.by(), wanted)));
    int declined = declined(game, wanted);
    Refusal.unless(
        purchase.price() > declined,
        "private-price",
        "%s has declined %s in this turn",
        wanted.owner(),
        game.money(declined));
    Refusal.unless(
        Money.of(game, Holder.named(purchase.by())) >= purchase.price(),
        "money",
        "%s cannot pay %s",
        purchase.by(),
        game.money(purchase.price()));
  }
}
