package roundhouse.engine.runs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.TurnKinds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;
import roundhouse.market.PriceMove;

/**
 * The company pays its revenue to shareholders or withholds it, and its price moves. Without
 * revenue it withholds.
 */
public final class DividendStep implements Step {
  static final MemoryKey<Boolean> DONE = MemoryKey.flag("dividend-done");

  private final Dividend rules;

  /** Made from its line in the design. */
  public DividendStep(Dividend rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "dividend";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Dividend.class);
  }

  @Override
  public void enter(StateTransaction change) {
    Company company = change.company(change.state().top().entity());
    List<Dividend.Kind> kinds = kinds(change.game(), company);
    if (kinds.size() == 1) distribute(change, company, kinds.getFirst());
  }

  private static List<Dividend.Kind> kinds(Game game, Company company) {
    int revenue = game.turn().memory().get(RunTrainsStep.REVENUE);
    return revenue == 0
        ? List.of(Dividend.Kind.WITHHOLD)
        : game.ask(RunHooks.DIVIDEND_KINDS, new RunHooks.DividendKinds(company, revenue));
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    return Optional.of(
        Decisions.of(
            game, game.company(game.turn().entity()), name(), "pay the revenue out or keep it"));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    int revenue = game.turn().memory().get(RunTrainsStep.REVENUE);
    return kinds(game, company).stream()
        .map(
            kind ->
                Choice.of(
                    new Action.Dividend(company.id(), kind),
                    "{kind} {revenue}",
                    Map.of("revenue", game.amount(revenue))))
        .toList();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var dividend = (Action.Dividend) action;
    Company company = change.company(dividend.by());
    List<Dividend.Kind> kinds = kinds(change.game(), company);
    if (!kinds.contains(dividend.kind()))
      throw Refusal.because(
          "dividend",
          "%s may only choose %s",
          company.id(),
          kinds.stream().map(YamlNames::word).collect(Collectors.joining(" or ")));
    distribute(change, company, dividend.kind());
  }

  private void distribute(StateTransaction change, Company company, Dividend.Kind kind) {
    var memory = change.state().top().memory();
    int revenue = memory.get(RunTrainsStep.REVENUE);
    change.remember(DONE, true);
    int kept = kept(company, kind, revenue);
    int received = kept + memory.get(RunTrainsStep.SUBSIDY);
    Money.pay(change, Holder.BANK, Holder.of(company), received);
    int paid = revenue - kept;
    var game = change.game();
    if (paid > 0 || kept > 0)
      change.log(
          new RunEvent.DividendPaid(
              company.id(), YamlNames.word(kind), game.amount(paid), game.amount(received)));
    if (paid > 0) payShareholders(change, company, paid);
    boolean asked =
        Privates.awaitFirstTurns(game)
            || Turns.steps(game).stream().anyMatch(Step::asksForFirstTurn);
    if (!company.operated() && asked) change.remember(Turns.FIRST, true);
    Company paying = change.company(company.id()).with(Status.OPERATED);
    change.update(inOrdinaryTurn(change.game()) ? paying.withRevenue(revenue) : paying);
    movePrice(change, company.id(), paid, kind);
    Trains.dropObsolete(change, company.id());
    HookEvents.tell(
        change,
        RunHooks.AFTER_DIVIDEND,
        new RunHooks.AfterDividend(change.company(company.id()), kind, revenue));
  }

  /** Only ordinary turns set a company's revenue; a special turn comes once. */
  private static boolean inOrdinaryTurn(Game game) {
    Frame turn = game.turn();
    return turn.name().equals(TurnKinds.of(game, game.state().round(), turn.entity()));
  }

  private int kept(Company company, Dividend.Kind kind, int revenue) {
    return switch (kind) {
      case PAY -> 0;
      case WITHHOLD -> revenue;
      case HALF -> keptHalf(company, revenue);
    };
  }

  private int keptHalf(Company company, int revenue) {
    int whole = 100 / company.sharePercent();
    return switch (rules.halfRoundsUp()) {
      case NEITHER -> revenue / 2;
      case KEPT -> Math.min(revenue, (revenue + 2 * whole - 1) / (2 * whole) * whole);
      case PAID -> revenue - Math.min(revenue, (revenue + 2 * whole - 1) / (2 * whole) * whole);
    };
  }

  private void payShareholders(StateTransaction change, Company company, int paid) {
    payCompany(change, company, paid);
    for (Player player : change.state().players()) {
      int share = paid * company.held(Holder.of(player)) / 100;
      if (share == 0) continue;
      Money.pay(change, Holder.BANK, Holder.of(player), share);
      change.log(
          new RunEvent.DividendReceived(player.name(), company.id(), change.game().amount(share)));
    }
    for (Company holder : change.state().companies().values()) {
      boolean other = !holder.id().equals(company.id()) && !holder.is(Status.CLOSED);
      int share = other ? paid * company.held(Holder.of(holder)) / 100 : 0;
      if (share == 0) continue;
      Money.pay(change, Holder.BANK, Holder.of(holder), share);
      change.log(
          new RunEvent.CompanyDividendReceived(
              holder.id(), company.id(), change.game().amount(share)));
    }
  }

  /**
   * Pays for the shares that no player holds, as far as the rules give a company their dividend.
   */
  private void payCompany(StateTransaction change, Company company, int paid) {
    int percent = 0;
    for (Dividend.Unsold unsold : rules.companyReceives()) percent += held(company, unsold);
    int own = paid * percent / 100;
    if (own == 0) return;
    Money.pay(change, Holder.BANK, Holder.of(company), own);
    change.log(new RunEvent.OwnDividendReceived(company.id(), change.game().amount(own)));
  }

  private void movePrice(StateTransaction change, String id, int paid, Dividend.Kind kind) {
    Game game = change.game();
    Company company = game.company(id);
    int perShare = paid * company.sharePercent() / 100;
    PriceMove move =
        game.ask(ShareHooks.DIVIDEND_MOVE, new ShareHooks.DividendMove(company, perShare, kind));
    SharePrices.move(change, id, move);
  }

  private static int held(Company company, Dividend.Unsold unsold) {
    return switch (unsold) {
      case POOL -> company.held(Holder.POOL);
      case IPO -> company.held(Holder.IPO);
      case OWN -> company.held(Holder.of(company));
    };
  }
}
