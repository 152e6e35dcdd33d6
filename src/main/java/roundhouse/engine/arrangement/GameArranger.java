package roundhouse.engine.arrangement;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.engine.Action;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.market.MarketSpace;

/** Sets a game by hand. Money still balances, and names that do not exist are refused. */
public final class GameArranger {
  static final String RULE = "arrange";

  /** The first number of spare train cards, above those of any depot. */
  private static final int SPARE_CARDS = 40;

  private final StateTransaction change;
  private final ArrangementValues values;

  GameArranger(ArrangementValues values) {
    this.change = values.change();
    this.values = values;
  }

  /** Applies the action. */
  public static void take(StateTransaction change, Action.Arrange action) {
    Arrangement what =
        Arrangement.named(action.what())
            .orElseThrow(
                () ->
                    Refusal.because(
                        RULE,
                        "'%s' cannot be set; use one of %s",
                        action.what(),
                        Arrangement.words()));
    change.log(new TurnEvent.SetByHand(what.word(), List.copyOf(action.with().values())));
    what.apply(new ArrangementValues(change, action.with()));
  }

  void cash() {
    String holder = values.holder("holder");
    int wanted = values.number("amount");
    int had = Money.of(change.game(), Holder.named(holder));
    if (wanted >= had) Money.pay(change, Holder.BANK, Holder.named(holder), wanted - had);
    else Money.pay(change, Holder.named(holder), Holder.BANK, had - wanted);
  }

  void par() {
    Company company = values.company("company");
    String player = values.player("president");
    Refusal.unless(!company.started(), RULE, "%s has already started", company.id());
    MarketSpace space = values.space("price");
    change.update(Shares.moved(company.withPar(space.price()), 0, Holder.named(player)));
    SharePrices.place(change, company, space.cell());
    Flotation.floatIfDue(change, company.id());
  }

  void shares() {
    Company company = values.company("company");
    String to = values.shareholder("to");
    String from = values.shareholder("from");
    int percent = values.number("percent");
    Refusal.unless(
        percent % company.stepPercent() == 0,
        RULE,
        "shares of %s come in multiples of %s %%",
        company.id(),
        company.stepPercent());
    new ShareTransfer(company.id(), Holder.named(from), Holder.named(to), percent).apply(change);
    Presidency.settle(change, company.id());
    Flotation.floatIfDue(change, company.id());
  }

  void price() {
    Company company = values.company("company");
    SharePrices.place(change, company, values.space("price").cell());
  }

  void train() {
    Company company = values.company("company");
    String type = values.trainType("train");
    Depot depot = change.state().depot();
    var upcoming = new ArrayList<>(depot.upcoming());
    boolean unlimited = change.title().design().trains().get(type).count().unlimited();
    var last =
        upcoming.stream().filter(train -> train.type().equals(type)).reduce((one, next) -> next);
    boolean card = !unlimited && last.isPresent();
    int spare = SPARE_CARDS + company.trains().size();
    Train train = card ? last.get() : new Train(type, spare);
    if (card) upcoming.remove(train);
    change.update(change.state().with(new Depot(upcoming, depot.pool())));
    change.update(company.gaining(train));
  }

  void noTrain() {
    Company company = values.company("company");
    String type = values.trainType("train");
    Train train =
        company.trains().stream()
            .filter(each -> each.type().equals(type))
            .findFirst()
            .orElseThrow(() -> Refusal.because(RULE, "%s has no %s-train", company.id(), type));
    change.update(company.losing(train));
  }

  void phase() {
    PhaseSpec phase = change.title().design().phases().get(values.word("phase"));
    Refusal.unless(phase != null, RULE, "there is no phase %s", values.word("phase"));
    Depot depot = change.state().depot();
    boolean coming =
        depot.upcoming().stream().anyMatch(train -> train.type().equals(phase.startsWith()));
    List<Train> left =
        coming
            ? depot.upcoming().stream()
                .dropWhile(train -> !train.type().equals(phase.startsWith()))
                .toList()
            : depot.upcoming();
    change.update(change.state().withPhase(phase.name()).with(new Depot(left, depot.pool())));
  }

  void privateCompany() {
    String id = values.word("id");
    Refusal.unless(change.state().privates().containsKey(id), RULE, "there is no private %s", id);
    String owner = values.holder("owner");
    change.update(
        change.state().with(change.state().privateCompany(id).ownedBy(Holder.named(owner))));
  }

  /** Starts a turn at a step; the other turns of the round follow. */
  void turn() {
    String round = values.word("round");
    Refusal.unless(
        change.title().design().rounds().containsKey(round), RULE, "there is no round %s", round);
    String of = values.holder("of");
    List<String> steps =
        EngineServices.of(change.title()).steps(round).stream().map(Step::name).toList();
    int step = steps.indexOf(values.word("step"));
    Refusal.unless(
        step >= 0,
        RULE,
        "a turn of %s has no step %s; its steps are %s",
        round,
        values.word("step"),
        steps);
    var calendar = change.state().calendar();
    if (calendar.set() == 0)
      change.update(change.state().with(new Calendar(1, 1, calendar.rounds())));
    Frame turn =
        new Frame(Frame.Kind.TURN, round, of, step, FrameMemory.EMPTY.with(Turns.ENTERED, step));
    change.update(change.state().withStack(List.of(roundAt(turn), turn)));
  }

  /** The round of a turn, in which nobody else has had a turn. */
  private Frame roundAt(Frame turn) {
    FrameMemory memory =
        change.state().isPlayer(turn.entity())
            ? FrameMemory.EMPTY.with(Rounds.NEXT, turn.entity())
            : FrameMemory.EMPTY.with(Rounds.DONE, List.of(turn.entity()));
    return CompanyOrder.begun(
        change.game(), new Frame(Frame.Kind.ROUND, turn.name(), "", 0, memory));
  }
}
