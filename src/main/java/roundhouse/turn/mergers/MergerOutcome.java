package roundhouse.turn.mergers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/**
 * The company that a merger would form.
 *
 * @param price of a share; empty if it has none
 * @param president if somebody is at once
 * @param cash of all partners together
 * @param loans of all partners together
 * @param trainLimit how many of the trains it may keep
 * @param spareMarkers how many of its markers the president must give up
 */
record MergerOutcome(
    Optional<Integer> price,
    Optional<String> president,
    int cash,
    int loans,
    List<String> trains,
    int trainLimit,
    int spareMarkers) {

  /** More markers than a company can have. */
  private static final int MOST = 50;

  static MergerOutcome of(Title title, GameState formed, String id) {
    Company company = formed.company(id);
    var game = new Game(title, formed);
    return new MergerOutcome(
        formed.tokens().of(id).map(cell -> title.market().at(cell).price()),
        company.president(),
        company.cash(),
        company.loans(),
        company.trains().stream().map(Train::type).collect(Collectors.toList()),
        title.executor().run(() -> Trains.limit(game, company)),
        spareMarkers(title, formed));
  }

  /** Counts them by giving up markers, each time the first that is offered. */
  private static int spareMarkers(Title title, GameState formed) {
    GameState state = formed;
    for (int given = 0; given < MOST; given++) {
      Optional<Action> next =
          Engine.choices(title, state).stream()
              .map(Choice::action)
              .filter(Action.RemoveMarker.class::isInstance)
              .findFirst();
      if (next.isEmpty()
          || !(Engine.apply(title, state, next.get()) instanceof Result.Applied applied))
        return given;
      state = applied.state();
    }
    return MOST;
  }

  /** How many trains must go. */
  int spareTrains() {
    return Math.max(0, trains.size() - trainLimit);
  }
}
