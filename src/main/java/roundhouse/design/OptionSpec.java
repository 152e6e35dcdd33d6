package roundhouse.design;

import java.util.List;

/**
 * An optional rule: in addition to these keys it may have any key of a title, which is laid over
 * the title when the option is on.
 */
public record OptionSpec(
    @Key String id,
    @Says("What it changes, in a sentence.") String says,
    @Says("The rulebook's name for it.") @Default("") String name,
    @Says("Options that it turns on as well.") @Default("") @Words @Reference("options")
        List<String> implies,
    @Says("Options that it cannot be combined with.") @Default("") @Words @Reference("options")
        List<String> excludes,
    @Says("Scripts that are used when it is on.") @Default("") @Words List<String> script) {}
