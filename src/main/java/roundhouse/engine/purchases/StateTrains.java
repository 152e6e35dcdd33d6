package roundhouse.engine.purchases;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.money.Loans;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * The state railway buys new trains by itself: the next in order as long as its money lasts, and a
 * first one of the bank or the pool with loans.
 */
public final class StateTrains {
  private StateTrains() {}

  /**
   * Buys one train if it can, and then looks again as long as it operates in the phase that has
   * come.
   *
   * @param together what the purchase brings about waits until no other train is bought; after it
   *     the railway looks again for trains only where some of its money was left, and is done for
   *     this turn where none was
   */
  public static void buy(Change change, boolean together) {
    Company company = change.company(change.state().top().entity());
    Optional<Train> train = next(change.game(), company);
    if (train.isEmpty() || !together && !CompanyOrder.operates(change.game(), company.id())) return;
    int price = Trains.price(change.game(), company, train.get());
    Loans.pay(change, company.id(), Holder.BANK, price);
    change.did(
        company.id(),
        "%s buys a %s-train for %s",
        company.id(),
        train.get().type(),
        change.game().money(price));
    if (!together) {
      Turns.enterAgain(change);
      TrainSales.fromBank(change, company.id(), train.get());
      return;
    }
    List<Frame> here = change.state().stack();
    TrainSales.fromBank(change, company.id(), train.get());
    List<Frame> follow = change.state().stack().subList(here.size(), change.state().stack().size());
    change.become(change.state().withStack(here));
    buy(change, true);
    if (!follow.isEmpty() && change.company(company.id()).cash() > 0) Turns.enterAgain(change);
    follow.forEach(change::push);
  }

  /**
   * The train that it buys now: without any train one in every case, else one that it can pay for.
   */
  private static Optional<Train> next(Game game, Company company) {
    if (company.trains().size() >= Trains.limit(game, company)) return Optional.empty();
    if (company.trains().isEmpty())
      return Trains.forSale(game).stream()
          .filter(train -> game.spec(train).availableWith().isEmpty())
          .min(Comparator.comparingInt(train -> game.spec(train).price()));
    return Trains.fresh(game).stream()
        .filter(train -> game.spec(train).availableWith().isEmpty())
        .findFirst()
        .filter(train -> Trains.price(game, company, train) <= company.cash());
  }
}
