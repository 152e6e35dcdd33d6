package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is asked of many sides, in one sentence for each question: for which of them the answer is
 * clear, the surest first, and for which it could be chance.
 *
 * @param differences of each side beside the first
 * @param contrasts of tables whose sides are compared all at once
 */
record QuestionVerdicts(
    Answers answers,
    Questions questions,
    Map<SidePair, Differences> differences,
    Map<Answers.Table, ContrastAnswer> contrasts) {
  private static final int NAMED = 6;

  /** From what tells most. */
  private enum Verdict {
    CLEAR(DifferenceSentence.CLEAR),
    HINT("a hint"),
    CHANCE("could be chance"),
    TOO_FEW("too few games differ to tell"),
    SAME("the same in every game"),
    NOWHERE("in no game");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    boolean hasSize() {
      return this == CLEAR || this == HINT;
    }
  }

  /**
   * One answer to a question.
   *
   * @param of the side, or the values that are compared
   * @param found nothing if no game has the figure
   * @param size how much it differs
   */
  private record Answer(String of, Optional<Difference> found, String size) {
    double chance() {
      return found.map(Difference::chance).orElse(1.0);
    }
  }

  /**
   * A comparison.
   *
   * @param of what is compared
   * @param others how many figures are clear that nobody asked for
   */
  private record Comparison(String of, int others) {}

  /** The sentences; those of a list begin with spaces. */
  List<String> lines(String bots) {
    var lines = new ArrayList<String>();
    lines.add("");
    lines.add(
        "%s sides, %s players: games of %s bots with the same seeds."
            .formatted(
                answers.tables().getFirst().sides().size(),
                answers.tables().stream()
                    .map(table -> String.valueOf(table.players()))
                    .collect(Collectors.joining(", ")),
                bots));
    for (String question : questions.all()) lines.add("  " + sentence(question));
    others().ifPresent(lines::add);
    return lines;
  }

  private String sentence(String question) {
    List<Answer> all = answersTo(question);
    Map<Verdict, List<Answer>> verdicts =
        all.stream()
            .sorted(Comparator.comparingDouble(Answer::chance))
            .collect(
                Collectors.groupingBy(
                    each -> verdict(question, each.found), TreeMap::new, Collectors.toList()));
    String says =
        all.stream()
            .flatMap(each -> each.found.stream())
            .flatMap(each -> each.figures().stream())
            .filter(figure -> figure.isNamed(question))
            .findFirst()
            .map(Figure::shortly)
            .orElse(question);
    return "%s: %s."
        .formatted(
            DifferenceSentence.capital(says),
            verdicts.entrySet().stream()
                .map(each -> told(each.getKey(), each.getValue(), verdicts.size() == 1))
                .collect(Collectors.joining("; ")));
  }

  private Verdict verdict(String question, Optional<Difference> found) {
    if (found.isEmpty()) return Verdict.NOWHERE;
    if (!found.get().differs()) return Verdict.SAME;
    boolean hint = questions.awaited().filter(each -> !each.figure().equals(question)).isPresent();
    if (found.get().clear()) return hint ? Verdict.HINT : Verdict.CLEAR;
    return found.get().tells() ? Verdict.CHANCE : Verdict.TOO_FEW;
  }

  /**
   * @param everywhere whether it is the verdict on all
   */
  private static String told(Verdict verdict, List<Answer> all, boolean everywhere) {
    if (everywhere && !verdict.hasSize()) return verdict.words;
    int more = all.size() - NAMED;
    return "%s for %s%s"
        .formatted(
            verdict.words,
            all.stream()
                .limit(NAMED)
                .map(each -> each.of + (verdict.hasSize() ? " (" + each.size + ")" : ""))
                .collect(Collectors.joining(", ")),
            more > 0 ? " and %s more".formatted(more) : "");
  }

  private List<Answer> answersTo(String question) {
    return answers.tables().stream()
        .flatMap(
            table ->
                contrasts.containsKey(table)
                    ? trends(table, question)
                    : table.pairs().stream()
                        .map(pair -> answer(of(table, pair.other().side()), pair, question)))
        .toList();
  }

  private Answer answer(String of, SidePair pair, String question) {
    Optional<Difference> found = differences.get(pair).of(question);
    return new Answer(of, found, found.map(DifferenceSentence::change).orElse(""));
  }

  private Stream<Answer> trends(Answers.Table table, String question) {
    return contrasts.get(table).trends().stream()
        .filter(each -> each.change().isNamed(question))
        .map(
            each ->
                new Answer(
                    of(table, each.contrast().says()),
                    Optional.of(each.change()),
                    DifferenceSentence.size(each.change())));
  }

  private String of(Answers.Table table, String compared) {
    return answers.tables().size() == 1
        ? compared
        : "%s with %s players".formatted(compared, table.players());
  }

  /** How many figures are clear that nobody asked for. */
  private Optional<String> others() {
    List<Comparison> clear =
        answers.tables().stream()
            .flatMap(this::comparisons)
            .filter(each -> each.others > 0)
            .sorted(Comparator.comparingInt((Comparison each) -> -each.others))
            .toList();
    if (clear.isEmpty()) return Optional.of("No other figure differs clearly.");
    int more = clear.size() - NAMED;
    return Optional.of(
        clear.stream()
            .limit(NAMED)
            .map(each -> each.of + " " + each.others)
            .collect(
                Collectors.joining(
                    ", ",
                    "Other figures that differ clearly: ",
                    more > 0 ? " and %s more.".formatted(more) : ".")));
  }

  private Stream<Comparison> comparisons(Answers.Table table) {
    if (contrasts.containsKey(table))
      return Stream.of(
          new Comparison(of(table, "all sides"), contrasts.get(table).others().size()));
    return table.pairs().stream()
        .map(
            pair ->
                new Comparison(
                    of(table, pair.other().side()), differences.get(pair).clear().size()));
  }
}
