package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Depot;
import roundhouse.game.Train;

/**
 * Moves trains from the bank to a company or out of the game, and applies what follows: phases,
 * rust, and trains over the limit.
 */
public final class TrainSales {
  private TrainSales() {}

  /** Gives a train of the bank to a company; the first of its type may start a phase. */
  public static void fromBank(StateTransaction change, String company, Train train) {
    sell(change, train, () -> change.update(change.company(company).gaining(train)));
  }

  /** The bank gives up a train that it sells, which then goes somewhere. */
  public static void sell(StateTransaction change, Train train, Runnable then) {
    boolean first = isFirst(change.game(), train);
    takeOut(change, train);
    then.run();
    gone(change, train, first);
  }

  /**
   * Exports the bank's next train from the game, with the same consequences as a purchase; refuses
   * if there is none.
   */
  public static void exportNext(StateTransaction change) {
    List<Train> upcoming = change.state().depot().upcoming();
    Refusal.unless(!upcoming.isEmpty(), "trains", "the bank has no train left to export");
    export(change, upcoming.getFirst());
  }

  /** Exports a train that the bank sells. */
  public static void export(StateTransaction change, Train train) {
    sell(change, train, () -> change.log(new TrainEvent.TrainExported(train.type())));
  }

  private static boolean isFirst(Game game, Train train) {
    return Trains.isNew(game, train) && train.number() == 0;
  }

  private static void takeOut(StateTransaction change, Train side) {
    Train train = Trains.front(change.game(), side);
    Depot depot = change.state().depot();
    var upcoming = new ArrayList<>(depot.upcoming());
    var pool = new ArrayList<>(depot.pool());
    if (!upcoming.contains(train)) pool.remove(side);
    else if (change.game().spec(train).count().unlimited())
      upcoming.set(upcoming.indexOf(train), new Train(train.type(), train.number() + 1));
    else upcoming.remove(train);
    change.update(change.state().with(new Depot(upcoming, pool)));
  }

  private static void gone(StateTransaction change, Train train, boolean first) {
    if (first) PhaseChanges.firstTrain(change, Trains.front(change.game(), train).type());
    ExcessTrains.insertTurns(change);
  }
}
