package roundhouse.design;

import java.util.List;
import java.util.Map;

/** How games recorded elsewhere name this title and its options. */
public record RecordingsSpec(
    @Says("The title's name there.") @Default("") String title,
    @Says("Our options that make a game play as it is played there.")
        @Default("")
        @Words
        @Reference("options")
        List<String> always,
    @Says("Our options for each option of theirs.") @Default("{}")
        Map<String, List<String>> options,
    @Says("Private companies there that are none, but stand for a rule.") @Default("") @Words
        List<String> rules,
    @Says(
            "Recorded games in which a move passed that the rulebook forbids and no option can"
                + " allow, by name; they are compared up to it.")
        @Default("{}")
        Map<String, Exception> exceptions) {

  /** A recorded move that the rulebook forbids. */
  public record Exception(
      @Says("Number of the recorded action.") @Range int action,
      @Says("Paragraph of the rulebook, and what the move does against it.") String says) {}
}
