package roundhouse.engine.companies;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Frame;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;

/** Trains that had their turn in this round with a company that another one has taken over. */
public final class TrainsAlreadyRun {
  private static final MemoryKey<List<String>> RUN = MemoryKey.list("trains-run");

  private TrainsAlreadyRun() {}

  /** These trains run no more in this round. */
  public static void record(StateTransaction change, List<Train> trains) {
    Frame round = change.state().round();
    var all = new ArrayList<>(round.memory().get(RUN));
    trains.forEach(train -> all.add(train.id()));
    change.replaceRound(round.remembering(RUN, List.copyOf(all)));
  }

  /** Whether a train may still run in this round. */
  public static boolean mayRun(Game game, Train train) {
    return !game.state().round().memory().get(RUN).contains(train.id());
  }
}
