package roundhouse.design.spec;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/**
 * An optional rule: in addition to these keys it may have any key of a title, which is laid over
 * the title when the option is on.
 */
public record OptionSpec(
    @MapKey String id,
    @Says("What it changes, in a sentence.") String says,
    @Says("The rulebook's name for it.") @Default("") String name,
    @Says("Options that it turns on as well.") @Default("") @WordList @Reference("options")
        List<String> implies,
    @Says("Options that it cannot be combined with.") @Default("") @WordList @Reference("options")
        List<String> excludes,
    @Says(
            "Number of players with which it is turned on automatically, unless an option that is"
                + " on excludes it: 2 or 2-3; none if empty.")
        @Default("")
        Optional<NumberRange> onWithPlayers,
    @Says("Scripts that are used when it is on.") @Default("") @WordList List<String> script) {}
