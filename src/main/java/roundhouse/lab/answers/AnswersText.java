package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.design.problem.SpellingHint;

/** The answers as text: what differs, then the timeline, then numbers and shares. */
public final class AnswersText {
  private static final int UNCLEAR_SHOWN = 8;

  private AnswersText() {}

  /**
   * The text.
   *
   * @param questions ids of figures that are answered first
   */
  public static String of(Answers answers, List<String> questions) {
    return answers.tables().stream()
        .map(table -> table(table, questions))
        .collect(Collectors.joining("%n".formatted()));
  }

  private static String table(Answers.Table table, List<String> questions) {
    var text = new StringBuilder("%d players%n".formatted(table.players()));
    for (SidePair pair : table.pairs())
      text.append("%n".formatted()).append(differences(pair, questions));
    return text.append(FigureTables.of(table.sides())).toString();
  }

  /** What differs between two sides, in sentences, the most certain and largest first. */
  public static List<String> sentences(SidePair pair, List<String> questions) {
    Differences all = pair.differences();
    List<Difference> clear = all.clear();
    var lines = new ArrayList<String>();
    lines.add(heading(pair, all));
    if (!questions.isEmpty()) lines.add("Asked:");
    for (String question : questions) lines.add("  " + asked(question, all, pair));
    lines.add(clear.isEmpty() ? "Nothing differs clearly." : "Clear:");
    for (Difference each : clear) lines.add("  " + DifferenceSentence.of(each, pair));
    List<Difference> rest =
        all.told().stream().filter(each -> !each.clear()).limit(UNCLEAR_SHOWN).toList();
    if (!rest.isEmpty()) lines.add("Not clear, the nearest to clear first:");
    for (Difference each : rest) lines.add("  " + DifferenceSentence.of(each, pair));
    return lines;
  }

  private static String differences(SidePair pair, List<String> questions) {
    return sentences(pair, questions).stream().map("%s%n"::formatted).collect(Collectors.joining());
  }

  private static String asked(String question, Differences all, SidePair pair) {
    return all.of(question)
        .map(
            each ->
                each.lower() + each.higher() > 0
                    ? DifferenceSentence.of(each, pair)
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
            : " %d pairs are left out because a game was stopped.".formatted(pair.brokenOff());
    return "%s beside %s: %s of games with the same seeds. %s%s%s"
        .formatted(
            pair.other().side(),
            pair.base().side(),
            pair.pairs() == 1 ? "1 pair" : pair.pairs() + " pairs",
            looked(all.told().size()),
            together(all),
            left);
  }

  private static String looked(int figures) {
    return switch (figures) {
      case 0 -> "Too few games differ in any figure to judge it: play more.";
      case 1 -> "One figure was compared.";
      default -> figures + " figures were compared; that number is taken into account.";
    };
  }

  /** How well the pairing works. */
  private static String together(Differences all) {
    if (all.told().isEmpty()) return "";
    double middle =
        all.told().stream()
            .mapToDouble(Difference::correlation)
            .sorted()
            .skip(all.told().size() / 2)
            .findFirst()
            .orElse(0);
    return " Games with the same seed agree by %s (0 not at all, 1 always)."
        .formatted(DifferenceSentence.plain(Math.max(0, middle)));
  }
}
