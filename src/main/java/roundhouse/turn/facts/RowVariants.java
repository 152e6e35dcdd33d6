package roundhouse.turn.facts;

import java.util.List;
import java.util.function.IntFunction;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** What the prices or percentages of a row are told apart by. */
public final class RowVariants {
  private RowVariants() {}

  /** Whether a row has several choices that are no rotations of a tile. */
  public static boolean areTold(ChoiceRow row) {
    boolean told =
        switch (row.action()) {
          case Action.Start _, Action.TakeLot _, Action.SellShares _ -> true;
          default -> false;
        };
    return told && row.variants().size() > 1;
  }

  /** What the choices of a row are told apart by, in as few words as can be. */
  static List<String> brief(ChoiceRow row, IntFunction<String> money) {
    return row.variants().stream().map(choice -> brief(choice, money)).toList();
  }

  /** The same, with what a sale brings. */
  public static List<String> words(ChoiceRow row, IntFunction<String> money) {
    return row.variants().stream().map(choice -> words(choice, money)).toList();
  }

  private static String words(Choice choice, IntFunction<String> money) {
    Object proceeds = choice.values().get("proceeds");
    String brief = brief(choice, money);
    return proceeds == null ? brief : RowFacts.line(brief, proceeds.toString());
  }

  private static String brief(Choice choice, IntFunction<String> money) {
    return switch (choice.action()) {
      case Action.Start start -> money.apply(start.par());
      case Action.TakeLot take -> money.apply(take.par());
      case Action.SellShares sale -> UiWords.of("card.percent", sale.percent());
      default -> choice.says();
    };
  }
}
