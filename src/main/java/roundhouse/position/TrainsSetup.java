package roundhouse.position;

import java.util.ArrayList;
import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.game.Depot;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** The trains of a company in a position. */
record TrainsSetup(Title title, String company) {
  /** Card numbers for additional trains, which no depot uses. */
  private static final int SPARE_CARDS = 50;

  /**
   * The state with another train: a card from the bank if it has one, otherwise an additional one.
   */
  GameState gained(GameState state, String type) {
    var upcoming = new ArrayList<>(state.depot().upcoming());
    Optional<Train> last =
        upcoming.stream()
            .filter(train -> train.type().equals(type))
            .reduce((first, second) -> second);
    boolean unlimited = title.design().trains().get(type).count().unlimited();
    boolean bank = !unlimited && last.isPresent() && last.get().number() > 0;
    Train train =
        bank ? last.get() : new Train(type, SPARE_CARDS + state.company(company).trains().size());
    if (bank) upcoming.remove(train);
    GameState sold = state.with(new Depot(upcoming, state.depot().pool()));
    return sold.with(sold.company(company).gaining(train));
  }
}
