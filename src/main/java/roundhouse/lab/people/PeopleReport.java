package roundhouse.lab.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.batch.TextTable;
import roundhouse.lab.people.PeoplesGame.TakenDecision;
import roundhouse.lab.rows.FigureFamily;

/** What games of people show, beside those of bots: pace, money, long decisions, who waits. */
public final class PeopleReport {
  /** Pace first, then money. */
  private static final List<FigureFamily> FIGURES =
      List.of(
          FigureFamily.SETS,
          FigureFamily.ROUNDS,
          FigureFamily.DECISIONS,
          FigureFamily.CHOICES_PER_DECISION,
          FigureFamily.IDLE_ROUNDS,
          FigureFamily.PHASE_BEGAN,
          FigureFamily.TRAIN_LIFE,
          FigureFamily.BEST_WORTH,
          FigureFamily.WORTH_SPREAD,
          FigureFamily.MARGIN,
          FigureFamily.LEAD_CHANGES,
          FigureFamily.AT_LIMIT);

  private static final int STEPS_SHOWN = 10;

  private PeopleReport() {}

  /** The figures of the sides, for each number of players. */
  public static String figures(Timelines games) {
    var text = new StringBuilder();
    games
        .sides()
        .forEach(
            (players, sides) -> {
              text.append("%n%s players: %s%n".formatted(players, counted(sides)));
              var headings = new ArrayList<>(List.of("mean; of a time the middle (95 %)"));
              sides.forEach(side -> headings.add(side.side()));
              text.append(TextTable.of(headings, rows(sides)));
            });
    return text.toString();
  }

  private static String counted(List<SideTally> sides) {
    return sides.stream()
        .map(
            side ->
                "%s %s of %s (%s ended)"
                    .formatted(
                        side.games(),
                        side.games() == 1 ? "game" : "games",
                        side.side(),
                        side.finished()))
        .collect(Collectors.joining(", "));
  }

  private static List<List<String>> rows(List<SideTally> sides) {
    Set<Figure> all =
        new TreeSet<>(
            Comparator.comparingInt(PeopleReport::place).thenComparing(Comparator.naturalOrder()));
    for (SideTally side : sides)
      side.figures().stream().filter(figure -> place(figure) >= 0).forEach(all::add);
    return all.stream()
        .map(
            figure ->
                Stream.concat(
                        Stream.of(figure.says()), sides.stream().map(side -> value(side, figure)))
                    .toList())
        .toList();
  }

  private static int place(Figure figure) {
    for (int place = 0; place < FIGURES.size(); place++)
      if (figure.isOf(FIGURES.get(place))) return place;
    return -1;
  }

  private static String value(SideTally side, Figure figure) {
    Estimate found = side.estimate(figure);
    if (Double.isNaN(found.value())) return "-";
    var cell = new FigureGrid(figure, "", List.of(""), List.of(""), List.of(found));
    return "%s (%s)".formatted(cell.value(0, 0), cell.interval(0, 0));
  }

  /** Which decisions take long, and who waits for whom; nothing if nobody measured it. */
  public static String times(List<PeoplesGame> games) {
    List<TakenDecision> measured = decisions(games).filter(each -> each.seconds() > 0).toList();
    if (measured.isEmpty()) return "";
    return "%nDecisions that take long, in seconds%n".formatted()
        + TextTable.of(List.of("rule", "decisions", "mean", "longest", "together"), steps(measured))
        + "%nWho waits, in minutes%n".formatted()
        + TextTable.of(List.of("player", "decides", "waits for others"), waits(games));
  }

  private static List<List<String>> steps(List<TakenDecision> measured) {
    Map<String, List<TakenDecision>> byStep =
        measured.stream()
            .collect(Collectors.groupingBy(TakenDecision::step, TreeMap::new, Collectors.toList()));
    return byStep.entrySet().stream()
        .sorted(Comparator.comparingDouble(each -> -seconds(each.getValue())))
        .limit(STEPS_SHOWN)
        .map(
            each ->
                List.of(
                    each.getKey(),
                    String.valueOf(each.getValue().size()),
                    told(seconds(each.getValue()) / each.getValue().size()),
                    told(
                        each.getValue().stream()
                            .mapToDouble(TakenDecision::seconds)
                            .max()
                            .orElse(0)),
                    told(seconds(each.getValue()))))
        .toList();
  }

  /** A player waits for the decisions of the others in the same game. */
  private static List<List<String>> waits(List<PeoplesGame> games) {
    var own = new LinkedHashMap<String, Double>();
    var others = new LinkedHashMap<String, Double>();
    for (PeoplesGame game : games) {
      double all = seconds(game.decisions());
      Set<String> players =
          game.decisions().stream()
              .map(TakenDecision::player)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      for (String player : players) {
        double decides =
            seconds(
                game.decisions().stream().filter(each -> each.player().equals(player)).toList());
        own.merge(player, decides, Double::sum);
        others.merge(player, all - decides, Double::sum);
      }
    }
    return own.keySet().stream()
        .sorted(Comparator.comparingDouble(player -> -others.get(player)))
        .map(player -> List.of(player, told(own.get(player) / 60), told(others.get(player) / 60)))
        .toList();
  }

  private static double seconds(List<TakenDecision> decisions) {
    return decisions.stream().mapToDouble(TakenDecision::seconds).sum();
  }

  private static String told(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  /** The notes on moments by the rule that asked, and by round; nothing if there are none. */
  public static String notes(List<PeoplesGame> games) {
    var byRule = new TreeMap<String, List<String>>();
    decisions(games)
        .forEach(
            decision ->
                decision
                    .marks()
                    .forEach(
                        mark ->
                            byRule
                                .computeIfAbsent(decision.step(), _ -> new ArrayList<>())
                                .add(
                                    "%s, %s%s: %s"
                                        .formatted(
                                            decision.round(),
                                            decision.player(),
                                            mark.by().isEmpty() ? "" : ", noted by " + mark.by(),
                                            "%s %s".formatted(mark.mark(), mark.says()).strip()))));
    if (byRule.isEmpty()) return "";
    var text = new StringBuilder("%nNotes on moments, by rule%n".formatted());
    byRule.forEach(
        (rule, notes) -> {
          text.append("%s (%s)%n".formatted(rule, notes.size()));
          notes.forEach(note -> text.append("  %s%n".formatted(note)));
        });
    return text.toString();
  }

  private static Stream<TakenDecision> decisions(List<PeoplesGame> games) {
    return games.stream().flatMap(game -> game.decisions().stream());
  }
}
