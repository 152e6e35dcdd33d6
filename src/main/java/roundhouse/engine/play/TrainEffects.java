package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.companies.TrainsAlreadyRun;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.trainpurchases.TrainSales;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Moves trains between companies, the pool, the bank and nowhere. */
final class TrainEffects {
  static final String OUT = "out";

  private TrainEffects() {}

  static void move(StateTransaction change, Effect.MoveTrain move) {
    Game game = change.game();
    requireReceiver(game, move.to());
    Optional<Company> owner = owner(game, move.train());
    Train train = owner.isPresent() ? Train.parse(move.train()) : atBank(game, move.train());
    String from = owner.map(Company::id).orElseGet(() -> Trains.place(game, train).name());
    Refusal.unless(
        !from.equals(move.to()), "trains", "%s already has the %s-train", from, train.type());
    if (owner.isPresent()) fromCompany(change, from, train, move);
    else if (game.state().companies().containsKey(move.to())) give(change, train, move.to());
    else fromBank(change, train, move.to());
  }

  static void buy(StateTransaction change, String id, String named) {
    Game game = change.game();
    Train train = atBank(game, named);
    int price = Trains.price(game, game.company(id), train);
    Loans.raise(change, id, price);
    Money.pay(change, Holder.named(id), Holder.BANK, price);
    change.log(new TrainEvent.TrainBought(id, train.type(), game.amount(price)));
    TrainSales.fromBank(change, id, train);
  }

  private static void requireReceiver(Game game, String to) {
    boolean company = game.state().companies().containsKey(to);
    Refusal.unless(
        company || to.equals(OUT) || Holder.BANK.is(to) || Holder.POOL.is(to),
        "trains",
        "a train goes to a company, 'pool', 'bank' or 'out', not to '%s'",
        to);
    Refusal.unless(
        !company || !game.company(to).is(Status.CLOSED), "company", "%s is closed for good", to);
  }

  private static Optional<Company> owner(Game game, String id) {
    return game.state().companies().values().stream()
        .filter(company -> company.trains().contains(Train.parse(id)))
        .findFirst();
  }

  /** A card that the bank sells now, by its id or its type; a new one before one of the pool. */
  private static Train atBank(Game game, String named) {
    List<Train> pool = game.state().depot().pool();
    return Stream.concat(Trains.newTrains(game).stream(), pool.stream())
        .filter(train -> train.id().equals(named) || train.type().equals(named))
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.because(
                    "trains",
                    "no company has a train card '%s', and the bank sells none of that name now:"
                        + " it sells %s",
                    named,
                    Trains.forSale(game).stream().map(Train::type).distinct().toList()));
  }

  private static void fromCompany(
      StateTransaction change, String from, Train train, Effect.MoveTrain move) {
    String to = move.to();
    if (change.state().companies().containsKey(to)) {
      boolean once =
          move.how().runs() == Effect.Moving.Runs.ONCE
              && Rounds.isOperatingRound(change.game(), change.state().round());
      if (once && change.state().round().memory().get(Rounds.DONE).contains(from))
        TrainsAlreadyRun.record(change, List.of(train));
      CompanyAssets.passTrain(change, from, train, to);
      change.log(new TrainEvent.TrainMoved(to, train.type(), from));
      ExcessTrains.insertTurns(change);
      return;
    }
    change.update(change.company(from).losing(train));
    if (to.equals(OUT)) change.log(new TrainEvent.TrainRemoved(from, train.type()));
    else putBack(change, from, train, to);
  }

  private static void give(StateTransaction change, Train train, String to) {
    change.log(new TrainEvent.TrainGiven(to, train.type()));
    TrainSales.fromBank(change, to, train);
  }

  private static void fromBank(StateTransaction change, Train train, String to) {
    if (to.equals(OUT)) {
      TrainSales.export(change, train);
      return;
    }
    TrainSales.sell(change, train, () -> putBack(change, "", train, to));
  }

  private static void putBack(StateTransaction change, String from, Train train, String to) {
    if (Holder.POOL.is(to)) Trains.toPool(change, train);
    else Trains.toBank(change, train);
    change.log(new TrainEvent.TrainReturned(from, train.type(), to));
  }
}
