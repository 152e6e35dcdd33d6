package roundhouse.cli.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.events.SentenceTemplate;
import roundhouse.words.VisibleText;

/** Numbered choices, grouped by kind; tiles for one hex share a line. */
public final class ChoiceMenu {
  private static final int WIDTH = 110;

  /** A tile is listed without its hex, which the heading names. */
  private static final SentenceTemplate TILE =
      SentenceTemplate.parse("{tile} turned {rotation}[ for {cost}]");

  private final List<Choice> choices;

  /** The meaning of a line of input. */
  public sealed interface Answer {}

  public record Picked(Action action) implements Answer {}

  public record Unclear(String says) implements Answer {}

  public ChoiceMenu(List<Choice> choices) {
    this.choices = ordered(choices);
  }

  /** Choices grouped by kind, in order of first appearance. */
  private static List<Choice> ordered(List<Choice> choices) {
    Map<String, List<Choice>> kinds = new LinkedHashMap<>();
    for (Choice choice : choices)
      kinds.computeIfAbsent(heading(choice.action()), first -> new ArrayList<>()).add(choice);
    return kinds.values().stream().flatMap(List::stream).toList();
  }

  /** The heading of a group: the kind of action, for tiles with their hex. */
  private static String heading(Action action) {
    return switch (action) {
      case Action.LayTile lay -> "lay a tile in " + lay.hex();
      case Action.SellShares sale -> "sell shares of " + sale.company();
      case Action.Start start -> "start " + start.company();
      default -> action.type().replace('-', ' ');
    };
  }

  public String text() {
    var text = new StringBuilder();
    String heading = "";
    var line = new StringBuilder();
    for (int i = 0; i < choices.size(); i++) {
      String now = heading(choices.get(i).action());
      String entry = "[%s] %s".formatted(i + 1, says(choices.get(i)));
      boolean full = line.length() + entry.length() > WIDTH;
      if (!now.equals(heading) || full) {
        flush(line, text);
        line.append(now.equals(heading) ? " ".repeat(now.length() + 4) : "  " + now + ": ");
        heading = now;
      }
      line.append(entry).append("  ");
    }
    flush(line, text);
    return text.toString();
  }

  private static void flush(StringBuilder line, StringBuilder text) {
    if (!line.isEmpty())
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    line.setLength(0);
  }

  private static String says(Choice choice) {
    if (choice.action() instanceof Action.LayTile) return choice.says(TILE);
    return choice.says()
        + choice
            .amount()
            .map(
                amount ->
                    " (%s to %s%s)"
                        .formatted(
                            amount.min(),
                            amount.max(),
                            amount.step() > 1 ? " by " + amount.step() : ""))
            .orElse("");
  }

  /** The choice that a line names by its number, with an optional amount after it. */
  public Answer pick(String line) {
    String[] words = line.split("\\s+");
    Optional<Integer> number = number(words[0]);
    if (number.isEmpty())
      return new Unclear(
          "'%s' is neither a choice nor a command; 'help' lists the commands."
              .formatted(VisibleText.brief(line)));
    if (number.get() < 1 || number.get() > choices.size())
      return new Unclear("Choose a number from 1 to %s.".formatted(choices.size()));
    Choice choice = choices.get(number.get() - 1);
    if (words.length == 1) return new Picked(choice.action());
    return amount(choice, words[1]);
  }

  private static Answer amount(Choice choice, String word) {
    if (choice.amount().isEmpty())
      return new Unclear("That choice has no amount; enter only its number.");
    Choice.Amount amount = choice.amount().get();
    Optional<Integer> given = number(word);
    boolean good =
        given.isPresent()
            && given.get() >= amount.min()
            && given.get() <= amount.max()
            && (given.get() - amount.min()) % amount.step() == 0;
    if (good) return new Picked(choice.withAmount(given.get()));
    return new Unclear(
        "The amount must be from %s to %s in steps of %s."
            .formatted(amount.min(), amount.max(), amount.step()));
  }

  /** The word as a whole number, if it is one. */
  public static Optional<Integer> number(String word) {
    return word.strip().matches("\\d{1,9}")
        ? Optional.of(Integer.parseInt(word.strip()))
        : Optional.empty();
  }
}
