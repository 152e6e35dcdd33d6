package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    var text = new StringBuilder("%s players%n".formatted(table.players()));
    for (SidePair pair : table.pairs())
      text.append("%n".formatted()).append(differences(pair, questions));
    return text.append(FigureTables.of(table.sides())).toString();
  }

  /** What differs between two sides, in sentences, the most certain and largest first. */
  public static List<String> sentences(SidePair pair, Questions questions) {
    Differences all = pair.differences();
    var lines = new ArrayList<String>();
    lines.add(heading(pair, all));
    questions.awaited().ifPresent(awaited -> lines.addAll(awaited(awaited, pair)));
    if (!questions.first().isEmpty()) lines.add("Asked:");
    for (String question : questions.first())
      lines.add("  " + asked(question, pair, each -> told(each, pair, questions)));
    if (!all.none()) lines.addAll(others(pair, questions));
    return lines;
  }

  private static List<String> awaited(Questions.Awaited awaited, SidePair pair) {
    int games = awaited.looks().games();
    return List.of(
        "Waited for, %s of %s pairs of games:".formatted(Math.min(pair.played(), games), games),
        "  "
            + asked(
                awaited.figure(),
                pair,
                each -> DifferenceSentence.awaited(each, pair, awaited.looks())));
  }

  /** Where games were played for one figure, the others are hints: their number was not planned. */
  private static List<String> others(SidePair pair, Questions questions) {
    Optional<String> awaited = questions.awaited().map(Questions.Awaited::figure);
    List<Difference> others =
        pair.differences().told().stream()
            .filter(each -> awaited.filter(each.figure()::isNamed).isEmpty())
            .toList();
    List<Difference> clear = others.stream().filter(Difference::clear).toList();
    var lines = new ArrayList<String>();
    if (clear.isEmpty())
      lines.add(awaited.isEmpty() ? "Nothing differs clearly." : "Nothing else differs clearly.");
    else
      lines.add(
          awaited.isEmpty()
              ? "Clear:"
              : "Hints, because the games were played for another figure:");
    for (Difference each : clear) lines.add("  " + told(each, pair, questions));
    List<Difference> rest =
        others.stream().filter(each -> !each.clear()).limit(UNCLEAR_SHOWN).toList();
    if (!rest.isEmpty()) lines.add("Not clear, the nearest to clear first:");
    for (Difference each : rest) lines.add("  " + told(each, pair, questions));
    return lines;
  }

  private static String told(Difference each, SidePair pair, Questions questions) {
    return questions.awaited().isEmpty()
        ? DifferenceSentence.of(each, pair)
        : DifferenceSentence.hint(each, pair);
  }

  private static String differences(SidePair pair, Questions questions) {
    return sentences(pair, questions).stream().map("%s%n"::formatted).collect(Collectors.joining());
  }

  private static String asked(String question, SidePair pair, Function<Difference, String> says) {
    Differences all = pair.differences();
    return all.of(question)
        .map(
            each ->
                each.lower() + each.higher() > 0
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
    int figures = all.told().size();
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
