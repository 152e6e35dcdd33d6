package roundhouse.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.HookChange;
import roundhouse.compare.ValueChange;
import roundhouse.engine.Title;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.VisibleText;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/**
 * What an edit of the rules has changed for those who play by them.
 *
 * @param name of the edit, which no other has
 * @param says a sentence each
 */
public record RulesEdit(String name, List<String> says) {
  /** More changes than anybody reads while they wait for their turn. */
  private static final int MOST_CHANGES = 8;

  public RulesEdit {
    says = List.copyOf(says);
  }

  /**
   * Compares the rules before and after an edit.
   *
   * @param game that goes on under the new rules; empty if it does not
   * @return nothing if the texts say the same
   */
  static Optional<RulesEdit> between(
      String name, Title before, Title after, Optional<GameHistory> game) {
    if (before.fingerprint().equals(after.fingerprint())) return Optional.empty();
    var all = new ArrayList<String>();
    DesignComparison both =
        DesignComparison.of(before, after, new ComparedScripts(Map.of(), Map.of()));
    both.changes().forEach(change -> all.add(sentence(says(change))));
    both.hooks().forEach(hook -> all.add(sentence(says(hook))));
    if (all.isEmpty()) all.add("The text of the rules has changed, and no value in it.");
    int more = all.size() - MOST_CHANGES;
    if (more > 0) {
      all.subList(MOST_CHANGES, all.size()).clear();
      all.add(more == 1 ? "One more change." : more + " more changes.");
    }
    game.ifPresent(each -> all.add(sentence("the game goes on from " + moment(each))));
    return Optional.of(new RulesEdit(name, all));
  }

  private static String moment(GameHistory game) {
    return RoundName.of(game.title().design(), game.state());
  }

  /** "trains 4 price: 200 instead of 180". */
  private static String says(ValueChange change) {
    boolean both = change.before().isPresent() && change.after().isPresent();
    if (!both) return change.sentence();
    return "%s: %s instead of %s"
        .formatted(
            String.join(" ", change.path()),
            shown(change.after().get()),
            shown(change.before().get()));
  }

  /** Where scripts lie on this computer is nobody else's business. */
  private static String says(HookChange change) {
    return change.after().isEmpty()
        ? "the standard rule answers %s again".formatted(change.hook())
        : "%s answers %s"
            .formatted(change.before().isEmpty() ? "a script" : "another script", change.hook());
  }

  private static String shown(String value) {
    return value.isBlank() ? "nothing" : value;
  }

  private static String sentence(String says) {
    return ChoiceRow.sentence(VisibleText.brief(says.replaceAll("\\s+", " "))) + ".";
  }
}
