package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;
import roundhouse.words.IndefiniteArticle;

/**
 * A company buys trains: new ones in order, discarded ones, and those of other companies at an
 * agreed price.
 */
public final class BuyTrainsStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("trains-done");

  private final BuyTrains rules;
  private final ForcedPurchase forced;
  private final EmergencyIssues issues;
  private final TrainPurchases purchases;
  private final BankTrainPurchases bank;

  /** Made from its line in the design. */
  public BuyTrainsStep(BuyTrains rules) {
    this.rules = rules;
    this.forced = new ForcedPurchase(rules);
    this.issues = new EmergencyIssues(rules);
    this.purchases = new TrainPurchases(rules, forced);
    this.bank = new BankTrainPurchases(rules);
  }

  @Override
  public String name() {
    return "buy-trains";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(
        Action.BuyTrain.class,
        Action.TradeInTrain.class,
        Action.SellShares.class,
        Action.GoBankrupt.class,
        Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return decision(game, company -> !purchases.all(game, company).isEmpty());
  }

  @Override
  public Optional<Decision> decision(Game game, Action next) {
    return decision(
        game,
        company ->
            next instanceof Action.BuyTrain buy && purchases.includes(game, company, buy)
                || !purchases.all(game, company).isEmpty());
  }

  private Optional<Decision> decision(Game game, Predicate<Company> mayBuy) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (!mayBuy.test(company) && !forced.applies(game, company) && !issues.due(game, company))
      return Optional.empty();
    return Optional.of(
        Decisions.of(
            game,
            company,
            name(),
            TrainDuty.mustBuy(game, company) ? "buy a train" : "buy a train, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    List<Choice> all = new ArrayList<>(purchases.all(game, company));
    all.addAll(issues.choices(game, company));
    all.addAll(forced.choices(game, company));
    if (mayPass(game, company, all))
      all.add(Choice.of(new Action.Pass(company.id()), "buy no more trains"));
    return all;
  }

  /** A company that must own a train may only pass if it can pay for no train of the bank. */
  private boolean mayPass(Game game, Company company, List<Choice> purchases) {
    if (forced.applies(game, company) || issues.due(game, company)) return false;
    boolean affordable =
        purchases.stream()
            .anyMatch(
                choice ->
                    choice.action() instanceof Action.BuyTrain buy
                        && !game.state().companies().containsKey(buy.from()));
    return !affordable || !TrainDuty.mustBuy(game, company);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.BuyTrain purchase -> buy(change, purchase);
      case Action.TradeInTrain purchase -> TradeIns.buy(change, purchase);
      case Action.SellShares issue when issue.by().equals(issue.company()) ->
          issues.issue(change, issue);
      case Action.SellShares sale -> forced.sell(change, sale);
      case Action.GoBankrupt end -> forced.goBankrupt(change, end.by());
      default -> pass(change, action.by());
    }
  }

  private void pass(StateTransaction change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(
        mayPass(game, company, purchases.all(game, company)),
        "must-own",
        "%s has no train and must buy one that it can pay for",
        company.id());
    change.remember(DONE, true);
  }

  private void buy(StateTransaction change, Action.BuyTrain purchase) {
    Game game = change.game();
    Company company = game.company(purchase.by());
    OfferedTrain offered = OfferedTrain.named(game, purchase);
    Refusal.unless(purchases.verdict(game, company, offered, purchase.price()), "train-purchase");
    if (offered.isOfBank()) {
      bank.buy(change, purchase, offered.train());
    } else if (game.design().consent()
        && !game.company(purchase.from()).president().equals(company.president())) {
      TrainDeals.offer(change, purchase);
    } else {
      TrainDeals.complete(change, purchase);
    }
  }

  /** Companies buy trains of the bank, new or used, at their prices. */
  private record BankTrainPurchases(BuyTrains rules) {

    /** A company pays the bank's price and takes the train; its president may have to help. */
    void buy(StateTransaction change, Action.BuyTrain purchase, Train train) {
      Game game = change.game();
      Company company = game.company(purchase.by());
      int price = Trains.price(game, company, train);
      Refusal.unless(
          purchase.price() == price,
          "train-price",
          "the bank sells %s for %s",
          IndefiniteArticle.with(train.type() + "-train"),
          game.money(price));
      if (company.trains().isEmpty()) Loans.raise(change, company.id(), price);
      PresidentContribution.pay(change, company.id(), price);
      Money.pay(change, Holder.of(company), Holder.BANK, price);
      take(change, purchase, train);
    }

    private static void take(StateTransaction change, Action.BuyTrain purchase, Train train) {
      var price = change.game().amount(purchase.price());
      change.log(new TrainEvent.TrainBought(purchase.by(), train.type(), price));
      TrainSales.fromBank(change, purchase.by(), train);
      AfterTrainPurchase.apply(change, purchase);
    }
  }
}
