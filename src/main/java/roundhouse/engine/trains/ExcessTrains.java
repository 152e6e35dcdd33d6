package roundhouse.engine.trains;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import roundhouse.design.spec.steps.DiscardTrains;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;

/**
 * Trains over a limit that a phase has lowered. Where companies discard them at once, each does so
 * in a special turn.
 */
public final class ExcessTrains {
  /** The turn in which a company discards trains. */
  public static final String TURN = "excess-trains";

  private ExcessTrains() {}

  /**
   * Inserts a turn for every company over the limit, in operating order, if the title asks for
   * that.
   */
  public static void insertTurns(StateTransaction change) {
    Game game = change.game();
    if (!atOnce(game)) return;
    for (Company company : order(game).reversed()) {
      boolean excess = Trains.counted(game, company) > Trains.limit(game, company);
      if (excess && !waits(game, company.id())) Turns.push(change, TURN, company.id());
    }
  }

  /** The same between turns: the limit that a script answers may have fallen in one. */
  public static void insertTurnsIfFallen(StateTransaction change) {
    if (isAnswered(change.title())) insertTurns(change);
  }

  /** Whether scripts answer what the limit is. */
  public static boolean isAnswered(Title title) {
    return !title.rules().handlers(TrainHooks.TRAIN_LIMIT.name()).isEmpty();
  }

  /** Companies without a place in the operating order come last. */
  private static List<Company> order(Game game) {
    List<Company> listed = List.copyOf(game.state().companies().values());
    if (when(game, DiscardTrains.When.AT_ONCE_AS_LISTED)) return listed;
    var order = new LinkedHashSet<Company>();
    for (String id : game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()))
      order.add(game.company(id));
    order.addAll(listed);
    return List.copyOf(order);
  }

  /** Whether a turn in which a company gives trains back is still to come. */
  static boolean waits(Game game, String company) {
    return game.state().stack().stream()
        .anyMatch(frame -> frame.name().equals(TURN) && frame.entity().equals(company));
  }

  /** Whether companies are only asked one after the other, and any of them may come first. */
  static boolean inAnyOrder(Game game) {
    return when(game, DiscardTrains.When.AT_ONCE_AS_LISTED);
  }

  /** Whether trains go back as soon as a company has more than the limit. */
  public static boolean atOnce(Game game) {
    return when(game, DiscardTrains.When.AT_ONCE)
        || when(game, DiscardTrains.When.AT_ONCE_AS_LISTED);
  }

  /** Whether discarded trains leave the game. */
  public static boolean leave(Game game) {
    return any(game, DiscardTrains::leave);
  }

  private static boolean when(Game game, DiscardTrains.When wanted) {
    return any(game, discard -> discard.when() == wanted);
  }

  private static boolean any(Game game, Predicate<DiscardTrains> wanted) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .anyMatch(step -> step instanceof DiscardTrains discard && wanted.test(discard));
  }
}
