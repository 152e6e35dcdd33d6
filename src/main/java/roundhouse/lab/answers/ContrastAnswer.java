package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.lab.rows.FigureFamily;

/**
 * What sides show that are the combinations of values or options: how each figure that is asked for
 * moves along each of them, and which side differs from the first. All of that is judged together.
 *
 * @param asked the figures that are told, by name
 * @param trends of these
 * @param beside how they differ between each other side and the first
 * @param others trends of other figures that are clear, the surest first
 */
record ContrastAnswer(
    List<String> asked,
    List<ContrastTally.Effect> trends,
    List<OfSide> beside,
    List<ContrastTally.Effect> others) {

  /** The figures that are told if nobody asks for others. */
  private static final List<String> USUAL =
      List.of(FigureFamily.SETS.id(), FigureFamily.BEST_WORTH.id());

  /** How a side differs from the first. */
  record OfSide(String side, Difference difference) {}

  static ContrastAnswer of(Answers.Table table, Questions questions) {
    List<String> asked = questions.all().isEmpty() ? USUAL : questions.all();
    List<ContrastTally.Effect> effects = table.contrasts().effects();
    List<ContrastTally.Effect> trends =
        effects.stream()
            .filter(each -> asked.stream().anyMatch(each.change()::isNamed))
            .sorted(Comparator.comparing(each -> each.change().figure()))
            .toList();
    List<OfSide> beside =
        table.pairs().stream()
            .flatMap(
                pair ->
                    pair.other().figures().stream()
                        .filter(figure -> asked.stream().anyMatch(figure::isNamed))
                        .map(pair::difference)
                        .flatMap(Optional::stream)
                        .map(difference -> new OfSide(pair.other().side(), difference)))
            .toList();
    List<Difference> judged =
        Differences.together(
            Stream.concat(
                    trends.stream().map(ContrastTally.Effect::change),
                    beside.stream().map(OfSide::difference))
                .toList());
    var others = new ArrayList<>(effects);
    others.removeAll(trends);
    return new ContrastAnswer(
        asked,
        judged(trends, judged),
        IntStream.range(0, beside.size())
            .mapToObj(
                place -> new OfSide(beside.get(place).side(), judged.get(trends.size() + place)))
            .toList(),
        clear(others));
  }

  private static List<ContrastTally.Effect> judged(
      List<ContrastTally.Effect> effects, List<Difference> judged) {
    return IntStream.range(0, effects.size())
        .mapToObj(
            place -> new ContrastTally.Effect(effects.get(place).contrast(), judged.get(place)))
        .toList();
  }

  /** Of those of many that are clear, few are chance. */
  private static List<ContrastTally.Effect> clear(List<ContrastTally.Effect> effects) {
    List<Difference> judged =
        Differences.amongMany(effects.stream().map(ContrastTally.Effect::change).toList());
    return judged(effects, judged).stream()
        .filter(each -> each.change().clear())
        .sorted(Comparator.comparingDouble(each -> each.change().chance()))
        .toList();
  }

  /** The sentences; those of a list begin with spaces. */
  List<String> sentences(Answers.Table table) {
    var lines = new ArrayList<String>();
    lines.add(
        "%s game numbers were played on all sides, each with one seed for all. What is said of %s is"
                .formatted(table.contrasts().numbers(), String.join(", ", asked))
            + " judged together: in 95 of 100 experiments nothing of it is clear by chance.");
    lines.add("Trends, over all combinations with the others:");
    for (ContrastTally.Effect trend : trends) lines.add("  " + DifferenceSentence.of(trend));
    lines.add("Beside %s:".formatted(table.sides().getFirst().side()));
    for (OfSide each : beside)
      lines.add("  %s: %s".formatted(each.side(), DifferenceSentence.asked(each.difference())));
    lines.add(others.isEmpty() ? "No other figure has a clear trend." : "Other clear trends:");
    for (ContrastTally.Effect trend : others) lines.add("  " + DifferenceSentence.of(trend));
    return lines;
  }
}
