package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.design.problem.SpellingHint;
import roundhouse.lab.rows.FigureFamily;

/** The answers as text: what differs, then the timeline, then numbers and shares. */
public final class AnswersText {
  private static final int UNCLEAR_SHOWN = 8;

  private AnswersText() {}

  /** The text, with the figures that are asked for first. */
  public static String of(Answers answers, Questions questions) {
    return answers.tables().stream()
        .map(table -> table(table, questions))
        .collect(Collectors.joining("%n".formatted()));
  }

  private static String table(Answers.Table table, Questions questions) {
    String said = "%s players%n".formatted(table.players()) + lines(sentences(table, questions));
    return isOfContrasts(table, questions) ? said : said + FigureTables.of(table.sides());
  }

  /**
   * Combinations of values are told by their trends. Games that were played for one figure are
   * enough for each pair, but were stopped too early or late for anything else.
   */
  private static boolean isOfContrasts(Answers.Table table, Questions questions) {
    return !table.contrasts().isEmpty() && questions.awaited().isEmpty();
  }

  /** What the sides of a table show, in sentences; those of a list begin with spaces. */
  public static List<String> sentences(Answers.Table table, Questions questions) {
    if (isOfContrasts(table, questions)) return ContrastSentences.of(table, questions);
    var all = new ArrayList<String>();
    for (SidePair pair : table.pairs()) {
      all.add("");
      all.addAll(sentences(pair, questions));
    }
    return all;
  }

  /** What differs between two sides, in sentences, the surest first. */
  public static List<String> sentences(SidePair pair, Questions questions) {
    Differences all = pair.differences(questions);
    boolean hints = questions.awaited().isPresent();
    var lines = new ArrayList<String>();
    lines.add(heading(pair, all));
    questions.awaited().ifPresent(awaited -> lines.addAll(awaited(awaited, pair, all)));
    if (!questions.first().isEmpty()) lines.add("Asked:");
    questions.first().stream()
        .map(
            question ->
                asked(
                    question,
                    all,
                    each ->
                        hints && each.clear()
                            ? DifferenceSentence.hint(each)
                            : DifferenceSentence.asked(each)))
        .distinct()
        .forEach(line -> lines.add("  " + line));
    if (!all.none()) lines.addAll(others(all, hints));
    return lines;
  }

  private static List<String> awaited(Questions.Awaited awaited, SidePair pair, Differences all) {
    int games = awaited.looks().games();
    return List.of(
        "Waited for, %s of %s pairs of games:".formatted(Math.min(pair.played(), games), games),
        "  " + asked(awaited.figure(), all, DifferenceSentence::awaited));
  }

  /** Where games were played for one figure, the others are hints: their number was not planned. */
  private static List<String> others(Differences all, boolean hints) {
    List<Difference> clear = all.clear();
    boolean alone = all.awaited().isEmpty() && all.asked().isEmpty();
    var lines = new ArrayList<String>();
    if (clear.isEmpty())
      lines.add(alone ? "Nothing differs clearly." : "Nothing else differs clearly.");
    else lines.add(hints ? "Hints, because the games were played for another figure:" : "Clear:");
    for (Difference each : clear)
      lines.add("  " + (hints ? DifferenceSentence.hint(each) : DifferenceSentence.of(each)));
    List<Difference> rest =
        all.told().stream().filter(each -> !each.clear()).limit(UNCLEAR_SHOWN).toList();
    if (!rest.isEmpty()) lines.add("Not clear, the nearest to clear first:");
    for (Difference each : rest) lines.add("  " + DifferenceSentence.of(each));
    return lines;
  }

  private static String lines(List<String> sentences) {
    return sentences.stream().map("%s%n"::formatted).collect(Collectors.joining());
  }

  private static String asked(String question, Differences all, Function<Difference, String> says) {
    return all.of(question)
        .map(
            each ->
                each.differs()
                    ? says.apply(each)
                    : "%s: it is the same in all games.".formatted(question))
        .orElseGet(() -> unseen(question, all));
  }

  /** A figure that no game has may be misspelled, or may be of something that did not happen. */
  private static String unseen(String question, Differences all) {
    List<String> names = all.figures().map(Figure::id).toList();
    return "%s: it happens in no game, or no figure has this name%s."
        .formatted(question, SpellingHint.hint(question, names));
  }

  private static String heading(SidePair pair, Differences all) {
    String left =
        pair.brokenOff() == 0
            ? ""
            : " %s pairs are left out because a game was stopped.".formatted(pair.brokenOff());
    return "%s beside %s: %s of games with the same seeds. %s%s%s"
        .formatted(
            pair.other().side(),
            pair.base().side(),
            pair.pairs() == 1 ? "1 pair" : pair.pairs() + " pairs",
            looked(all),
            together(all),
            left);
  }

  private static String looked(Differences all) {
    if (all.none()) return "Every figure is the same in all of them.";
    if (all.telling().findAny().isEmpty())
      return "Too few games differ in any figure to judge it: play more.";
    int others = all.told().size();
    boolean alone = all.awaited().isEmpty() && all.asked().isEmpty();
    String corrected = "that number is taken into account, also in the intervals";
    if (alone)
      return others == 1
          ? "One figure was compared."
          : "%s figures were compared; %s.".formatted(others, corrected);
    return others < 2
        ? "What is asked for is judged by itself."
        : "What is asked for is judged by itself; %s others were compared: %s."
            .formatted(others, corrected);
  }

  /** How well the pairing works. */
  private static String together(Differences all) {
    double[] each =
        all.telling()
            .mapToDouble(difference -> difference.value().correlation())
            .sorted()
            .toArray();
    if (each.length == 0) return "";
    double middle = each[each.length / 2];
    return " Games with the same seed agree by %s (0 not at all, 1 always)."
        .formatted(DifferenceSentence.plain(Math.max(0, middle)));
  }

  /**
   * What sides show that are the combinations of values or options: how each figure that is asked
   * for moves along each of them, and which side differs from the first. All of that is judged
   * together.
   */
  public static final class ContrastSentences {
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
      var all =
          new ArrayList<Difference>(trends.stream().map(ContrastTally.Effect::change).toList());
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
}
