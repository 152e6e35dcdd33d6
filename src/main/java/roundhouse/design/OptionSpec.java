package roundhouse.design;

import java.util.List;

/**
 * An optional rule: besides these keys it may have any key of a title, which then overlays the
 * title's own when the option is on.
 */
public record OptionSpec(
    @Key String id,
    @Says("What it changes, in a sentence.") String says,
    @Says("The rulebook's name for it.") @Default("") String name,
    @Says("Options that come with it.") @Default("") @Words @Reference("options")
        List<String> implies,
    @Says("Options it cannot be combined with.") @Default("") @Words @Reference("options")
        List<String> excludes,
    @Says("Scripts that answer when it is on.") @Default("") @Words List<String> script) {}
