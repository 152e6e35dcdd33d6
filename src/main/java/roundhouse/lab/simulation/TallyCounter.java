package roundhouse.lab.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.events.Event;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Counts what happens while a game is played. */
final class TallyCounter {
  private static final List<String> KINDS = List.of("phase", "train", "round", "cause", "dividend");

  private final Map<String, Integer> actions = new HashMap<>();
  private final Map<String, Integer> events = new HashMap<>();
  private final Map<String, Integer> trains = new HashMap<>();
  private final Set<String> floated = new HashSet<>();

  void count(Action action, Result.Applied applied) {
    actions.merge(action.type(), 1, Integer::sum);
    for (Event event : applied.events()) events.merge(name(event), 1, Integer::sum);
    if (action instanceof Action.BuyTrain purchase && purchase.from().equals(Holder.BANK)) {
      trains.merge(Train.parse(purchase.train()).type(), 1, Integer::sum);
    }
    for (Company company : applied.state().companies().values())
      if (company.floated()) floated.add(company.id());
  }

  /** The type, and what a designer tells events of it apart by: "phase-began 5". */
  private static String name(Event event) {
    Map<String, Object> values = event.values();
    for (String kind : KINDS)
      if (values.containsKey(kind)) return event.type() + " " + values.get(kind);
    return event.type();
  }

  Tally tally() {
    return new Tally(actions, events, trains, floated);
  }
}
