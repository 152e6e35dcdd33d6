package roundhouse.lab.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Event;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Counts what happens while a game is played. */
final class TallyCounter {
  private final Map<String, Integer> actions = new HashMap<>();
  private final Map<String, Integer> events = new HashMap<>();
  private final Map<String, Integer> trains = new HashMap<>();
  private final Set<String> floated = new HashSet<>();
  private final EventPatterns wording;

  TallyCounter(Title title, GameState start) {
    this.wording = new EventPatterns(title, start);
  }

  void count(Action action, Result.Applied applied) {
    actions.merge(action.type(), 1, Integer::sum);
    for (Event event : applied.events())
      events.merge(event.kind() + ": " + wording.patternOf(event.says()), 1, Integer::sum);
    if (action instanceof Action.BuyTrain purchase && purchase.from().equals(Holder.BANK)) {
      trains.merge(Train.parse(purchase.train()).type(), 1, Integer::sum);
    }
    for (Company company : applied.state().companies().values())
      if (company.floated()) floated.add(company.id());
  }

  Tally tally() {
    return new Tally(actions, events, trains, floated);
  }
}
