package roundhouse.lab.answers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** The names of the figures that every game has as a number. */
  static final List<String> NUMBERS =
      List.of(
          "sets",
          "rounds",
          "actions",
          "decisions",
          "choices-per-decision",
          "best-worth",
          "worth-spread",
          "lead-changes");

  private GameFigures() {}

  public static Map<Figure, Double> of(GameRecord game) {
    var all = new LinkedHashMap<Figure, Double>();
    for (MomentRow moment : game.moments())
      if (!TOLD_OTHERWISE.contains(moment.moment()))
        all.putIfAbsent(new Figure(FigureKind.TIME, moment.moment(), moment.what()), moment.time());
    numbers(game.game(), all);
    for (CountRow count : game.counts())
      if (!TOLD_OTHERWISE.contains(type(count)))
        all.put(new Figure(FigureKind.NUMBER, HAPPENS, count.event()), (double) count.times());
    shares(game.game(), all);
    return all;
  }

  private static String type(CountRow count) {
    return count.event().split(" ", 2)[0];
  }

  private static void numbers(GameRow game, Map<Figure, Double> all) {
    put(all, "sets", game.sets());
    put(all, "rounds", game.rounds());
    put(all, "actions", game.actions());
    put(all, "decisions", game.decisions());
    put(all, "choices-per-decision", game.choices() / (double) Math.max(1, game.decisions()));
    put(all, "best-worth", game.best());
    put(all, "worth-spread", game.lead());
    put(all, "lead-changes", game.leadChanges());
  }

  private static void put(Map<Figure, Double> all, String name, double value) {
    all.put(new Figure(FigureKind.NUMBER, name, ""), value);
  }

  private static void shares(GameRow game, Map<Figure, Double> all) {
    for (int seat : game.winners())
      all.put(new Figure(FigureKind.SHARE, "seat-wins", "" + seat), 1.0);
    all.put(new Figure(FigureKind.SHARE, ENDS, game.ending()), 1.0);
  }
}
