package roundhouse.engine.trainpurchases;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * Buys trains for the state railway: the next new ones while its money lasts, and with loans a
 * first one from the bank or the pool.
 */
public final class StateRailwayTrains {
  private StateRailwayTrains() {}

  /**
   * Buys a train if possible, then tries again while the company operates in the current phase.
   *
   * @param together whether the consequences of purchases wait until no further train is bought;
   *     after them the railway tries again only if it has money left
   */
  public static void buy(StateTransaction change, boolean together) {
    Company company = change.company(change.state().top().entity());
    Optional<Train> train = next(change.game(), company);
    if (train.isEmpty() || !together && !CompanyOrder.operates(change.game(), company.id())) return;
    int price = Trains.price(change.game(), company, train.get());
    Loans.pay(change, company.id(), Holder.BANK, price);
    change.log(
        new TrainEvent.TrainBought(company.id(), train.get().type(), change.game().amount(price)));
    if (!together) {
      Turns.enterAgain(change);
      TrainSales.fromBank(change, company.id(), train.get());
      return;
    }
    List<Frame> here = change.state().stack();
    TrainSales.fromBank(change, company.id(), train.get());
    List<Frame> follow = change.state().stack().subList(here.size(), change.state().stack().size());
    change.update(change.state().withStack(here));
    buy(change, true);
    if (!follow.isEmpty() && change.company(company.id()).cash() > 0) Turns.enterAgain(change);
    follow.forEach(change::push);
  }

  /** The train to buy now: if it has none, one that loans can pay for; else one for its cash. */
  private static Optional<Train> next(Game game, Company company) {
    if (company.trains().size() >= Trains.limit(game, company)) return Optional.empty();
    if (company.trains().isEmpty())
      return Trains.forSale(game).stream()
          .filter(train -> game.spec(train).availableWith().isEmpty())
          .min(Comparator.comparingInt(train -> game.spec(train).price()))
          .filter(train -> Trains.price(game, company, train) <= Loans.buyingPower(game, company));
    return Trains.newTrains(game).stream()
        .filter(train -> game.spec(train).availableWith().isEmpty())
        .findFirst()
        .filter(train -> Trains.price(game, company, train) <= company.cash());
  }
}
