package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.design.problem.SpellingHint;

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
  static boolean isOfContrasts(Answers.Table table, Questions questions) {
    return !table.contrasts().isEmpty() && questions.awaited().isEmpty();
  }

  /** What the sides of a table show, in sentences; those of a list begin with spaces. */
  public static List<String> sentences(Answers.Table table, Questions questions) {
    if (isOfContrasts(table, questions))
      return ContrastAnswer.of(table, questions).sentences(table);
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
  static String unseen(String question, Differences all) {
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
        .formatted(Digits.plain(Math.max(0, middle)));
  }
}
