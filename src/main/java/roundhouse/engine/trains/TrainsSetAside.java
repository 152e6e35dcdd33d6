package roundhouse.engine.trains;

import java.util.ArrayList;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Depot;
import roundhouse.game.Train;

/** Trains that are not for sale until a script brings them. */
public final class TrainsSetAside {
  private TrainsSetAside() {}

  /** Flag of the game: how many of a type have been brought. */
  private static String flag(String type) {
    return "trains-brought " + type;
  }

  /**
   * Brings a train of a type: the bank sells it next, but for the first of its type, which begins a
   * phase.
   */
  public static void bring(StateTransaction change, String type) {
    TrainSpec spec = change.title().design().trains().get(type);
    int brought =
        change.state().flag("", flag(type)) instanceof Number number ? number.intValue() : 0;
    Refusal.unless(brought < spec.setAside(), "trains", "no more %s-trains are set aside", type);
    int regular =
        spec.count().number()
            - spec.setAside()
            - spec.fewer().getOrDefault(change.state().players().size(), 0);
    var upcoming = new ArrayList<>(change.state().depot().upcoming());
    upcoming.add(place(upcoming, type), new Train(type, regular + brought));
    change.update(
        change
            .state()
            .with(new Depot(upcoming, change.state().depot().pool()))
            .withFlag("", flag(type), brought + 1));
    change.log(new TrainEvent.TrainBrought(type));
  }

  private static int place(ArrayList<Train> upcoming, String type) {
    for (int index = 0; index < upcoming.size(); index++)
      if (upcoming.get(index).type().equals(type))
        return upcoming.get(index).number() == 0 ? index + 1 : index;
    return 0;
  }
}
