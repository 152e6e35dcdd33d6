package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.lab.rows.ActionTrace;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;

/** The games of a run by the value of one figure, so that the games behind each bar are known. */
public final class FigureGames {
  private static final int MOST_VALUES = 12;
  private static final int RANGES = 8;
  private static final String NOT_KNOWN = "none";

  private final Figure figure;
  private final int players;
  private final List<Met> all = new ArrayList<>();
  private final Set<GameKey> stopped = new HashSet<>();

  /**
   * @param players of the games that count
   */
  public FigureGames(Figure figure, int players) {
    this.figure = figure;
    this.players = players;
  }

  /**
   * A game with its value.
   *
   * @param value infinite for a time that never came and for what the game says nothing of; not a
   *     number if the game was stopped before it was known
   * @param action after which it was so; {@link Integer#MAX_VALUE} for the end of the game
   * @param trace of its actions, by which it is known again
   */
  public record Met(GameKey game, double value, int action, String trace) {
    /** Whether it was played so; a log may end with an action that was refused. */
    public boolean isPlayedIn(GameLog log) {
      List<Action> actions = log.actions();
      return Stream.of(actions, actions.subList(0, Math.max(0, actions.size() - 1)))
          .anyMatch(played -> ActionTrace.of(played).equals(trace));
    }
  }

  /**
   * Games whose values are shown together.
   *
   * @param label what they have in common
   * @param games by side
   */
  public record Bar(String label, Map<String, List<Met>> games) {
    /** How many games of a side there are. */
    public int count(String side) {
      return games.getOrDefault(side, List.of()).size();
    }
  }

  /**
   * Pairs of games in which two sides have the same two values.
   *
   * @param games of the other side
   */
  public record Pairs(double base, double other, List<Met> games) {}

  /** The pairs of two sides by their values, of games that both ended by their rules. */
  public List<Pairs> pairs(String base, String other) {
    var first = new HashMap<Integer, Double>();
    List<Met> whole = all.stream().filter(met -> !stopped.contains(met.game())).toList();
    for (Met met : whole)
      if (met.game().side().equals(base)) first.put(met.game().game(), met.value());
    var pairs = new LinkedHashMap<List<Double>, Pairs>();
    for (Met met : whole) {
      Double value = first.get(met.game().game());
      if (value == null || !met.game().side().equals(other)) continue;
      pairs
          .computeIfAbsent(
              List.of(value, met.value()), _ -> new Pairs(value, met.value(), new ArrayList<>()))
          .games()
          .add(met);
    }
    return pairs.values().stream()
        .sorted(Comparator.comparingDouble(Pairs::base).thenComparingDouble(Pairs::other))
        .toList();
  }

  /** A value in words; "never" for a time that did not come. */
  public static String says(double value) {
    return value == PairTally.NEVER ? "never" : Digits.plain(value);
  }

  /** Counts the next game. */
  public void add(GameRecord game) {
    if (game.key().players() != players) return;
    if (!game.game().finished()) stopped.add(game.key());
    all.add(new Met(game.key(), value(game), action(game), game.game().trace()));
  }

  private double value(GameRecord game) {
    Double value = Figure.of(game).get(figure);
    if (value != null) return value;
    boolean never =
        game.game().finished() || figure.kind() != FigureKind.TIME && figure.ofStopped();
    return never ? PairTally.absent(figure.kind()) : Double.NaN;
  }

  private int action(GameRecord game) {
    return game.moments().stream()
        .filter(row -> row.moment().equals(figure.name()) && row.what().equals(figure.what()))
        .mapToInt(MomentRow::action)
        .findFirst()
        .orElse(Integer.MAX_VALUE);
  }

  /** The bars in order, those without games left out; games that were stopped before come last. */
  public List<Bar> bars() {
    DoubleFunction<String> label = labels();
    var bars = new LinkedHashMap<String, Bar>();
    all.stream()
        .sorted(Comparator.comparingDouble(Met::value))
        .forEach(
            met ->
                bars.computeIfAbsent(
                        label.apply(met.value()), name -> new Bar(name, new LinkedHashMap<>()))
                    .games()
                    .computeIfAbsent(met.game().side(), _ -> new ArrayList<>())
                    .add(met));
    return List.copyOf(bars.values());
  }

  private DoubleFunction<String> labels() {
    DoubleFunction<String> known = knownLabels();
    return value -> Double.isNaN(value) ? "game stopped" : known.apply(value);
  }

  private DoubleFunction<String> knownLabels() {
    return switch (figure.kind()) {
      case SHARE -> value -> value > 0 ? "yes" : "no";
      case OUTCOME -> value -> value == PairTally.NEVER ? NOT_KNOWN : value > 0 ? "yes" : "no";
      case TIME -> value -> value == PairTally.NEVER ? "never" : "set " + (int) value;
      case NUMBER -> numbers();
      case AMOUNT -> amounts();
    };
  }

  private DoubleFunction<String> amounts() {
    DoubleFunction<String> known = numbers();
    return value -> value == PairTally.NEVER ? NOT_KNOWN : known.apply(value);
  }

  /** A few different values are shown one by one, many in ranges of equal width. */
  private DoubleFunction<String> numbers() {
    var values = new TreeSet<Double>();
    all.stream().map(Met::value).filter(Double::isFinite).forEach(values::add);
    if (values.size() <= MOST_VALUES) return Digits::plain;
    double least = values.first();
    double width = width((values.last() - least) / RANGES);
    return value -> {
      double from = Math.floor(value / width) * width;
      return Digits.plain(from) + " to " + Digits.plain(from + width);
    };
  }

  /** At least that wide, and a round number. */
  private static double width(double least) {
    double grain = Math.pow(10, Math.floor(Math.log10(least)));
    return DoubleStream.of(1, 2, 5, 10)
        .map(step -> step * grain)
        .filter(wide -> wide >= least)
        .findFirst()
        .orElse(10 * grain);
  }
}
