package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.KnownFigures;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameRecord;

/**
 * What a designer wants a figure to be.
 *
 * @param name as it is written: "sets", "seat-wins", "share-of-games phase-began D"
 * @param written "6.5 ± 0.3", "even ± 5 %", "at least 75 %"
 */
record Aim(String name, String written) {
  private static final String SHARE_OF_GAMES = "share-of-games ";
  private static final String NUMBER = "-?\\d{1,9}(?:\\.\\d{1,6})?";
  private static final String OFF = "\\s*(?:±|\\+-|\\+/-)\\s*(?<off>" + NUMBER + ")";
  private static final Pattern AROUND = Pattern.compile("(?<at>" + NUMBER + ")" + OFF);
  private static final Pattern EVEN = Pattern.compile("even" + OFF);
  private static final Pattern BETWEEN =
      Pattern.compile("(?<from>" + NUMBER + ")\\s*\\.\\.\\s*(?<to>" + NUMBER + ")");
  private static final Pattern BORDER =
      Pattern.compile("at (?<side>least|most) (?<at>" + NUMBER + ")(?:" + OFF + ")?");

  /** What counts as one off from a border if the aim does not say. */
  private static final double SHARE_OFF = 0.1;

  private static final double NUMBER_OFF = 0.1;

  /** A goal, and how its value is found in a game. */
  record Measured(Goal goal, Figure figure, boolean present) {
    /** The value in a game; not a number if it has none. */
    double of(GameRecord game) {
      if (!game.game().finished()) return Double.NaN;
      Double value = Figure.of(game).get(figure);
      if (present || figure.kind() == FigureKind.SHARE) return value == null ? 0 : 1;
      if (value != null) return value;
      return figure.kind() == FigureKind.NUMBER ? 0 : Double.NaN;
    }
  }

  /** The figure that it is about, without what is said of it. */
  String figure() {
    return name.startsWith(SHARE_OF_GAMES) ? name.substring(SHARE_OF_GAMES.length()) : name;
  }

  /** Whether it is about all seats. */
  boolean isOfSeats() {
    return name.equals(FigureFamily.SEAT_WINS.id());
  }

  /**
   * The goals that it is made of: one for each seat, or a single one.
   *
   * @throws IllegalArgumentException when it is written otherwise; the message says how
   */
  List<Measured> measured(KnownFigures known, int players) {
    if (isOfSeats()) return seats(players);
    Figure figure = known.figure(figure());
    boolean present = name.startsWith(SHARE_OF_GAMES);
    boolean share =
        present || figure.kind() == FigureKind.SHARE || figure.kind() == FigureKind.OUTCOME;
    if (share != written.contains("%"))
      throw wrong(
          share
              ? "a share of games is written as 'at least 75 %' or '40 ± 5 %'"
              : "it is no share of games: write it without %, like '6.5 ± 0.3'");
    Goal.Kind kind =
        !share
            ? Goal.Kind.NUMBER
            : figure.isOf(FigureFamily.SEAT_WINS) ? Goal.Kind.SEAT : Goal.Kind.SHARE;
    return List.of(new Measured(goal(name, kind), figure, present));
  }

  private List<Measured> seats(int players) {
    Matcher even = EVEN.matcher(plain());
    if (!even.matches() || !written.contains("%"))
      throw wrong("all seats together are written as 'even ± 5 %'; one seat is 'seat-wins 1'");
    double off = off(even.group("off"), 0.01);
    var all = new ArrayList<Measured>();
    for (int seat = 1; seat <= players; seat++) {
      double fair = 1.0 / players;
      var figure = Figure.of(FigureFamily.SEAT_WINS, String.valueOf(seat));
      var goal = new Goal(figure.says(), fair - off, fair + off, off, Goal.Kind.SEAT);
      all.add(new Measured(goal, figure, false));
    }
    return all;
  }

  private Goal goal(String what, Goal.Kind kind) {
    double unit = kind == Goal.Kind.NUMBER ? 1 : 0.01;
    Matcher around = AROUND.matcher(plain());
    Matcher between = BETWEEN.matcher(plain());
    Matcher border = BORDER.matcher(plain());
    if (around.matches()) {
      double at = Double.parseDouble(around.group("at")) * unit;
      double off = off(around.group("off"), unit);
      return new Goal(what, at - off, at + off, off, kind);
    }
    if (between.matches()) {
      double from = Double.parseDouble(between.group("from")) * unit;
      double to = Double.parseDouble(between.group("to")) * unit;
      if (from >= to) throw wrong("the first number must be the smaller one");
      return new Goal(what, from, to, (to - from) / 2, kind);
    }
    if (!border.matches())
      throw wrong("write '6.5 ± 0.3', '6..7', 'at least 6' or 'at most 7', with % for a share");
    double at = Double.parseDouble(border.group("at")) * unit;
    double off =
        border.group("off") != null
            ? off(border.group("off"), unit)
            : kind != Goal.Kind.NUMBER ? SHARE_OFF : at == 0 ? 1 : Math.abs(at) * NUMBER_OFF;
    return border.group("side").equals("least")
        ? new Goal(what, at, Double.POSITIVE_INFINITY, off, kind)
        : new Goal(what, Double.NEGATIVE_INFINITY, at, off, kind);
  }

  private String plain() {
    return written.replace("%", " ").strip().replaceAll("\\s+", " ");
  }

  private double off(String number, double unit) {
    double off = Double.parseDouble(number) * unit;
    if (off <= 0) throw wrong("what is allowed to be off must be more than 0");
    return off;
  }

  private IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException("'%s' is no aim: %s".formatted(written, why));
  }
}
