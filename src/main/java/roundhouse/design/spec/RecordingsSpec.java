package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** How recordings from elsewhere name this title and its options. */
public record RecordingsSpec(
    @Says("The title's name there.") @Default("") String title,
    @Says("Our options that make a game follow the rules used there.")
        @Default("")
        @WordList
        @Reference("options")
        List<String> always,
    @Says("Our options for each of their options.") @Default("{}")
        Map<String, List<String>> options,
    @Says("What is a private company there but a rule here.") @Default("") @WordList
        List<String> rules,
    @Says(
            "For each step of a script that is the use of a private company there, the name of that"
                + " company.")
        @Default("{}")
        @Reference("privates")
        Map<String, String> assigned,
    @Says(
            "Recorded games, by name, with a move that the rulebook forbids and no option allows;"
                + " they are compared up to that move.")
        @Default("{}")
        Map<String, Exception> exceptions) {

  /** A recorded move that the rulebook forbids. */
  public record Exception(
      @Says("Number of the recorded action.") @Range int action,
      @Says("The rule, with its paragraph, and how the move breaks it.") String says) {}
}
