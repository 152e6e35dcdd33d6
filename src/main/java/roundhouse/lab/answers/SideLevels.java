package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Title;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.words.BrokenLines;

/**
 * How the games of one side are, in a few lines: their length, when phases begin, and the findings.
 */
public final class SideLevels {
  private SideLevels() {}

  /** The lines; none without a game. */
  public static List<String> of(SideTally side, Title title, int players) {
    if (side.games() == 0) return List.of();
    var lines = new ArrayList<>(List.of(figure(side, Figure.of(FigureFamily.SETS, ""))));
    var phases = new ArrayList<String>();
    for (String phase :
        title.forPlayers(players).design().phases().keySet().stream().skip(1).toList()) {
      phases.add(phase(side, phase));
      if (side.reached(Figure.of(FigureFamily.PHASE_BEGAN, phase)) == 0) break;
    }
    if (!phases.isEmpty())
      lines.add("Half of the games reach %s.".formatted(String.join(", ", phases)));
    lines.addAll(DesignFindings.of(side, title, players));
    return lines;
  }

  /** As many of them as fit in some lines, and how many are left out. */
  static String text(SideTally side, Title title, int players, int most) {
    List<List<String>> all =
        of(side, title, players).stream()
            .map(each -> BrokenLines.of("  " + each, AnswersScreen.LETTERS).lines().toList())
            .toList();
    var told = new ArrayList<String>();
    int left = all.size();
    for (List<String> each : all) {
      if (told.size() + each.size() > Math.max(1, most)) break;
      told.addAll(each);
      left--;
    }
    if (left > 0)
      told.add(left == 1 ? "  and one more finding" : "  and %s more findings".formatted(left));
    return told.stream().map("%s%n"::formatted).collect(Collectors.joining());
  }

  private static String phase(SideTally side, String phase) {
    Figure begins = Figure.of(FigureFamily.PHASE_BEGAN, phase);
    double time = side.estimate(begins).value();
    return Double.isFinite(time)
        ? "phase %s by set %s".formatted(phase, Digits.plain(time))
        : "phase %s never (%s do)".formatted(phase, Digits.percent(side.share(begins).value()));
  }

  /** A figure that is asked for, or that no game has it. */
  static String asked(SideTally side, String question) {
    Optional<Figure> found =
        side.figures().stream().filter(figure -> figure.isNamed(question)).findFirst();
    return found.map(figure -> figure(side, figure)).orElse(question + ": in no game.");
  }

  private static String figure(SideTally side, Figure figure) {
    Estimate estimate = side.estimate(figure);
    String says = Character.toUpperCase(figure.says().charAt(0)) + figure.says().substring(1);
    return switch (figure.kind()) {
      case NUMBER, AMOUNT -> "%s: %s.".formatted(says, FigureTables.mean(estimate));
      case SHARE, OUTCOME -> "%s: in %s of games.".formatted(says, FigureTables.share(estimate));
      case TIME ->
          "%s: in %s of games; in half of all by set %s."
              .formatted(
                  says, FigureTables.share(side.share(figure)), FigureGrid.time(estimate.value()));
    };
  }
}
