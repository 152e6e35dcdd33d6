package roundhouse.lab.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MeasuredAction;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

/**
 * A game of people, played again.
 *
 * @param record its rows, as far as it goes
 * @param decisions that its players took, with what is known of each
 * @param refused why the rules refuse an action, after which the game is not read; "" if they take
 *     all
 */
public record PeoplesGame(GameRecord record, List<TakenDecision> decisions, String refused) {
  public PeoplesGame {
    decisions = List.copyOf(decisions);
  }

  /**
   * A decision of a person.
   *
   * @param round as the design names it, with the number of its set
   * @param step the rule that asked for it
   * @param choices how many there were
   * @param seconds that it took; 0 if nobody measured it
   * @param marks what was noted about it
   */
  public record TakenDecision(
      String player,
      String round,
      String step,
      int choices,
      double seconds,
      List<ActionAnnotation.Mark> marks) {
    public TakenDecision {
      marks = List.copyOf(marks);
    }
  }

  /**
   * Plays a game again under the rules of its title.
   *
   * @param side what its rows call people
   * @param number of the game in its rows
   */
  public static PeoplesGame of(Title title, GameLog log, String side, int number) {
    var again = new Again(log);
    var key = new GameKey(number, side, log.players().size(), log.seed());
    var rows = new RowCollector(title, key);
    List<Bot> people = log.players().stream().map(_ -> again.asBot()).toList();
    var limits = new SimulationLimits(Math.max(1, log.actions().size()));
    var simulation =
        new Simulation(title, log.players(), people, limits, false, () -> log.actions().isEmpty());
    SimulatedGame game =
        simulation.play(log.seed(), action -> rows.played(action, again.measured()));
    return new PeoplesGame(rows.record(game), again.taken, refused(game));
  }

  private static String refused(SimulatedGame game) {
    return switch (game.outcome()) {
      case SimulationOutcome.Ended _, SimulationOutcome.TooLong _, SimulationOutcome.Cancelled _ ->
          "";
      case SimulationOutcome other ->
          "after %s actions: %s".formatted(game.log().actions().size(), other.says());
    };
  }

  /** Gives the actions of a game one after the other, and notes what is known of them. */
  private static final class Again {
    private final List<Action> actions;
    private final Map<Integer, ActionAnnotation> known = new HashMap<>();
    private final List<TakenDecision> taken = new ArrayList<>();
    private int given;
    private int played;

    Again(GameLog log) {
      this.actions = log.actions();
      for (ActionAnnotation each : log.annotations())
        if (each.line().isEmpty() || each.line().equals(log.line()))
          known.merge(each.action(), each, Again::both);
    }

    private static ActionAnnotation both(ActionAnnotation one, ActionAnnotation two) {
      List<ActionAnnotation.Mark> marks =
          Stream.of(one, two).flatMap(each -> each.marks().stream()).toList();
      return new ActionAnnotation(
          one.action(), "", one.millis() == null ? two.millis() : one.millis(), marks);
    }

    Bot asBot() {
      return (_, state, decision, choices, _) -> {
        ActionAnnotation about =
            known.getOrDefault(given + 1, new ActionAnnotation(given + 1, "", null, List.of()));
        taken.add(
            new TakenDecision(
                decision.deciders().getFirst(),
                "%s of set %s".formatted(state.round().name(), state.calendar().set()),
                decision.step(),
                choices.size(),
                seconds(about),
                about.marks()));
        return actions.get(given++);
      };
    }

    private static double seconds(ActionAnnotation about) {
      return about.millis() == null ? 0 : about.millis() / 1000.0;
    }

    /** What is known of the next action that the rules take. */
    MeasuredAction measured() {
      ActionAnnotation about = known.get(++played);
      return about == null
          ? MeasuredAction.NONE
          : new MeasuredAction(seconds(about), about.marks().size());
    }
  }
}
