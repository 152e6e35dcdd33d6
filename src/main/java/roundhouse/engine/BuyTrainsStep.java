package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.StepSpec;
import roundhouse.design.StepSpec.BuyTrains.MustOwn;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** A company buys trains: new ones in their order, given back ones, and those of other companies at an agreed price. */
final class BuyTrainsStep implements Step {
  private static final String DONE = "trains-done";

  private final StepSpec.BuyTrains rules;
  private final ForcedPurchase forced;

  BuyTrainsStep(StepSpec.BuyTrains rules) {
    this.rules = rules;
    this.forced = new ForcedPurchase(rules);
  }

  @Override
  public String name() {
    return "buy-trains";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(
        Action.BuyTrain.class,
        Action.TradeInTrain.class,
        Action.SellShares.class,
        Action.GoBankrupt.class,
        Action.Pass.class);
  }

  /** A company without a train must buy one that it can pay, always or when it has a route. */
  static boolean mustBuy(Game game, TrainHooks.MustBuyTrain asked) {
    Company company = asked.company();
    MustOwn must =
        Rounds.spec(game, game.turn().name()).steps().stream()
            .filter(StepSpec.BuyTrains.class::isInstance)
            .map(step -> ((StepSpec.BuyTrains) step).mustOwn())
            .findFirst()
            .orElse(MustOwn.NEVER);
    if (!company.trains().isEmpty() || must == MustOwn.NEVER) return false;
    return must == MustOwn.ALWAYS || Running.hasRoute(game, company);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (purchases(game, company).isEmpty() && !forced.applies(game, company))
      return Optional.empty();
    return Optional.of(
        Decisions.of(
            game,
            company,
            name(),
            mustBuy(game, company) ? "buy a train" : "buy a train, or pass"));
  }

  private record MustBuy() {}

  static boolean mustBuy(Game game, Company company) {
    return Worked.once(
        game,
        new MustBuy(),
        () -> game.ask(TrainHooks.MUST_BUY_TRAIN, new TrainHooks.MustBuyTrain(company)));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    List<Choice> all = new ArrayList<>(purchases(game, company));
    all.addAll(forced.choices(game, company));
    if (mayPass(game, company, all))
      all.add(Choice.of(new Action.Pass(company.id()), "buy no more trains"));
    return all;
  }

  /** Who must own a train may only pass when nothing of the bank can be paid. */
  private boolean mayPass(Game game, Company company, List<Choice> purchases) {
    if (forced.applies(game, company)) return false;
    boolean affordable =
        purchases.stream()
            .anyMatch(
                choice -> choice.action() instanceof Action.BuyTrain buy && fromBank(buy.from()));
    return !affordable || !mustBuy(game, company);
  }

  private static boolean fromBank(String from) {
    return from.equals(Holder.BANK) || from.equals(Holder.POOL);
  }

  private record Purchases(BuyTrainsStep step) {}

  private List<Choice> purchases(Game game, Company company) {
    return Worked.once(game, new Purchases(this), () -> found(game, company));
  }

  private List<Choice> found(Game game, Company company) {
    var all = new ArrayList<>(TradeIns.choices(game, company));
    if (full(game, company)) return all;
    for (Train train : Trains.forSale(game)) {
      String from = Trains.isFresh(game, train) ? Holder.BANK : Holder.POOL;
      int price = Trains.price(game, company, train);
      if (!verdict(game, company, train, from, price).allowed()) continue;
      all.add(
          Choice.of(
              new Action.BuyTrain(company.id(), train.id(), from, price),
              "buy a " + train.type() + "-train for " + game.money(price)));
    }
    if (rules.fromCompanies())
      for (Company other : game.state().companies().values()) purchases(game, company, other, all);
    return all;
  }

  private void purchases(Game game, Company company, Company other, List<Choice> into) {
    if (other.id().equals(company.id())) return;
    int step = rules.priceStep();
    for (Train train : distinct(other)) {
      int most = (company.cash() + forced.help(game, company, train, other.id())) / step * step;
      int least = step + game.turn().memory().number(TrainDeals.declined(other.id(), train.type()));
      if (most < least || !verdict(game, company, train, other.id(), least).allowed()) continue;
      var action = new Action.BuyTrain(company.id(), train.id(), other.id(), least);
      into.add(
          new Choice(
              action,
              Optional.of(new Choice.Amount(least, most, step)),
              "buy the " + train.type() + "-train of " + other.id()));
    }
  }

  private static List<Train> distinct(Company company) {
    var all = new ArrayList<Train>();
    for (Train train : company.trains())
      if (all.stream().noneMatch(other -> other.type().equals(train.type()))) all.add(train);
    return all;
  }

  private Verdict verdict(Game game, Company company, Train train, String from, int price) {
    if (full(game, company))
      return Verdict.no(
          "%s owns %d trains and may own no more in phase %s",
          company.id(), company.trains().size(), game.state().phase());
    if (company.cash() + forced.help(game, company, train, from) < price)
      return Verdict.no("%s cannot pay %s", company.id(), game.money(price));
    if (!fromBank(from)) {
      Verdict between = between(game, company, game.company(from), price);
      if (!between.allowed()) return between;
      int declined = game.turn().memory().number(TrainDeals.declined(from, train.type()));
      if (price <= declined)
        return Verdict.no("%s has declined %s in this turn", from, game.money(declined));
    }
    return game.ask(
        TrainHooks.MAY_BUY_TRAIN, new TrainHooks.MayBuyTrain(company, train, from, price));
  }

  /** Whether the company owns all the trains it may, and could not trade one in where that makes room. */
  private boolean full(Game game, Company company) {
    return company.trains().size() >= Trains.limit(game, company)
        && !(rules.tradeInLiftsLimit() && !TradeIns.choices(game, company).isEmpty());
  }

  private Verdict between(Game game, Company company, Company seller, int price) {
    if (!rules.fromCompanies()) return Verdict.no("trains cannot be bought from other companies");
    if (seller.is(Status.CLOSED) || !seller.floated() || seller.president().isEmpty())
      return Verdict.no("%s has no director who could sell a train", seller.id());
    if (price < rules.priceStep() || price % rules.priceStep() != 0)
      return Verdict.no(
          "the price between companies must be a multiple of %s", game.money(rules.priceStep()));
    if (rules.keepLastTrain() && !company.trains().isEmpty() && seller.trains().size() == 1) {
      return Verdict.no(
          "%s has a train and cannot take the last one of %s", company.id(), seller.id());
    }
    return Verdict.YES;
  }

  @Override
  public void take(Change change, Action action) {
    switch (action) {
      case Action.BuyTrain purchase -> buy(change, purchase);
      case Action.TradeInTrain purchase -> TradeIns.buy(change, purchase);
      case Action.SellShares sale -> forced.sell(change, sale);
      case Action.GoBankrupt end -> forced.goBankrupt(change, end.by());
      default -> pass(change, action.by());
    }
  }

  private void pass(Change change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(
        mayPass(game, company, purchases(game, company)),
        "must-own",
        "%s has no train and must buy one that it can pay",
        company.id());
    change.remember(DONE, true);
  }

  private void buy(Change change, Action.BuyTrain purchase) {
    Game game = change.game();
    Company company = game.company(purchase.by());
    Train train = Train.parse(purchase.train());
    Refusal.unless(
        game.design().trains().containsKey(train.type()),
        "trains",
        "there is no %s-train",
        train.type());
    Refusal.unless(
        Trains.at(game, train, purchase.from()),
        "trains",
        "train %s is not for sale at %s",
        purchase.train(),
        purchase.from());
    Refusal.unless(
        verdict(game, company, train, purchase.from(), purchase.price()), "train-purchase");
    forced.contribute(change, company, purchase.price());
    if (fromBank(purchase.from())) {
      int price = Trains.price(game, company, train);
      Refusal.unless(
          purchase.price() == price,
          "train-price",
          "the bank sells a %s-train for %s",
          train.type(),
          game.money(price));
      Money.pay(change, company.id(), Holder.BANK, price);
      change.did(
          company.id(), "%s buys a %s-train for %s", company.id(), train.type(), game.money(price));
      Trains.fromBank(change, company.id(), train);
      bought(change, company.id(), train, purchase);
    } else if (rules.consent()
        && !game.company(purchase.from()).president().equals(company.president())) {
      TrainDeals.offer(change, purchase);
    } else {
      TrainDeals.seal(change, purchase);
    }
  }

  static void bought(Change change, String company, Train train, Action.BuyTrain purchase) {
    Privates.trainBought(change, company);
    ExcessTrains.test(change);
    PriceProtection.offer(change);
    Events.tell(
        change,
        TrainHooks.TRAIN_BOUGHT,
        new TrainHooks.TrainBought(
            change.company(company), train, purchase.from(), purchase.price()));
  }
}
