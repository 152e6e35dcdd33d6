package roundhouse.lab.answers;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import roundhouse.lab.rows.CountRow;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.rows.MomentRow;

/** The figures of one game. A time that never came and a number that is 0 are left out. */
public final class GameFigures {
  /** The end of the game: its length and its cause. */
  static final Set<String> TOLD_OTHERWISE = Set.of("game-over", "round-began");

  /** The name of figures that count an event. */
  static final String HAPPENS = "happens";

  /** The name of figures of how a game ends. */
  static final String ENDS = "ends";

  /** The name of figures of who wins. */
  static final String WINS = "seat-wins";

  /** The figures that every game has as a number, by name. */
  static final Map<String, ToDoubleFunction<GameRow>> NUMBERS = numbers();

  private GameFigures() {}

  public static Map<Figure, Double> of(GameRecord game) {
    var all = new LinkedHashMap<Figure, Double>();
    for (MomentRow moment : game.moments())
      if (!TOLD_OTHERWISE.contains(moment.moment()))
        all.putIfAbsent(new Figure(FigureKind.TIME, moment.moment(), moment.what()), moment.time());
    NUMBERS.forEach(
        (name, number) ->
            all.put(new Figure(FigureKind.NUMBER, name, ""), number.applyAsDouble(game.game())));
    for (CountRow count : game.counts())
      if (!TOLD_OTHERWISE.contains(type(count)))
        all.put(new Figure(FigureKind.NUMBER, HAPPENS, count.event()), (double) count.times());
    shares(game.game(), all);
    return all;
  }

  private static String type(CountRow count) {
    return count.event().split(" ", 2)[0];
  }

  private static Map<String, ToDoubleFunction<GameRow>> numbers() {
    var all = new LinkedHashMap<String, ToDoubleFunction<GameRow>>();
    all.put("sets", GameRow::sets);
    all.put("rounds", GameRow::rounds);
    all.put("actions", GameRow::actions);
    all.put("decisions", GameRow::decisions);
    all.put(
        "choices-per-decision", game -> game.choices() / (double) Math.max(1, game.decisions()));
    all.put("best-worth", GameRow::best);
    all.put("worth-spread", GameRow::lead);
    all.put("lead-changes", GameRow::leadChanges);
    return Collections.unmodifiableMap(all);
  }

  private static void shares(GameRow game, Map<Figure, Double> all) {
    for (int seat : game.winners()) all.put(new Figure(FigureKind.SHARE, WINS, "" + seat), 1.0);
    all.put(new Figure(FigureKind.SHARE, ENDS, game.ending()), 1.0);
  }
}
