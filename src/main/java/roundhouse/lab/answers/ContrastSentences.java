package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import roundhouse.lab.rows.FigureFamily;

/**
 * What sides show that are the combinations of values or options: how each figure that is asked for
 * moves along each of them, and which side differs from the first. All of that is judged together.
 */
public final class ContrastSentences {
  private static final int OTHERS_SHOWN = 8;

  /** The figures that are told if nobody asks for others. */
  private static final List<String> USUAL =
      List.of(FigureFamily.SETS.id(), FigureFamily.BEST_WORTH.id());

  private ContrastSentences() {}

  /** The sentences about a table; those of a list begin with spaces. */
  public static List<String> of(Answers.Table table, Questions questions) {
    List<String> asked = questions.all().isEmpty() ? USUAL : questions.all();
    Predicate<Figure> wanted = figure -> asked.stream().anyMatch(figure::isNamed);
    var lines = new ArrayList<String>();
    lines.add(
        "%s game numbers were played on all sides, each with one seed for all. What is said of %s is"
                .formatted(table.contrasts().numbers(), String.join(", ", asked))
            + " judged together: in 95 of 100 experiments nothing of it is clear by chance.");
    List<ContrastTally.Effect> trends =
        table.contrasts().effects(wanted).stream()
            .sorted(Comparator.comparing(each -> each.change().figure()))
            .toList();
    var all = new ArrayList<Difference>(trends.stream().map(ContrastTally.Effect::change).toList());
    var names = new ArrayList<String>();
    for (SidePair pair : table.pairs())
      pair.other().figures().stream()
          .filter(wanted)
          .map(pair::difference)
          .flatMap(Optional::stream)
          .forEach(
              each -> {
                names.add(pair.other().side());
                all.add(each);
              });
    List<Difference> judged = Differences.together(all);
    lines.add("Trends, over all combinations with the others:");
    for (int place = 0; place < trends.size(); place++)
      lines.add(
          "  "
              + DifferenceSentence.effect(
                  new ContrastTally.Effect(trends.get(place).contrast(), judged.get(place))));
    lines.add("Beside %s:".formatted(table.sides().getFirst().side()));
    for (int place = trends.size(); place < judged.size(); place++)
      lines.add(
          "  %s: %s"
              .formatted(
                  names.get(place - trends.size()), DifferenceSentence.asked(judged.get(place))));
    others(table, wanted.negate(), lines);
    return lines;
  }

  /** Of those of many that are clear, few are chance. */
  private static List<ContrastTally.Effect> judged(List<ContrastTally.Effect> effects) {
    List<Difference> judged =
        Differences.amongMany(effects.stream().map(ContrastTally.Effect::change).toList());
    return IntStream.range(0, effects.size())
        .mapToObj(
            place -> new ContrastTally.Effect(effects.get(place).contrast(), judged.get(place)))
        .toList();
  }

  private static void others(Answers.Table table, Predicate<Figure> other, List<String> lines) {
    List<ContrastTally.Effect> clear =
        judged(table.contrasts().effects(other)).stream()
            .filter(each -> each.change().clear())
            .sorted(Comparator.comparingDouble(each -> each.change().chance()))
            .toList();
    if (clear.isEmpty()) {
      lines.add("No other figure has a clear trend.");
      return;
    }
    lines.add(
        clear.size() > OTHERS_SHOWN
            ? "Other clear trends, the surest %s of %s:".formatted(OTHERS_SHOWN, clear.size())
            : "Other clear trends:");
    clear.stream()
        .limit(OTHERS_SHOWN)
        .forEach(each -> lines.add("  " + DifferenceSentence.effect(each)));
  }
}
