package roundhouse.design;

import java.util.List;
import java.util.Map;

/** How games recorded elsewhere name this title and its options. */
public record RecordingsSpec(
    @Says("The title's name there.") @Default("") String title,
    @Says("Our options that make a game play as it is played there.") @Default("") @Words @Reference("options") List<String> always,
    @Says("Our options for each option of theirs.") @Default("{}") Map<String, List<String>> options) {}
