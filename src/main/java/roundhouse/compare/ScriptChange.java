package roundhouse.compare;

import java.util.Optional;

/**
 * A script that answers in one design and not, or otherwise, in the other.
 *
 * @param name of its file
 * @param before where it stands in the first; empty where the first has none
 * @param after where it stands in the second; empty where the second has none
 * @param difference of its text; of one that is new or gone the whole
 */
public record ScriptChange(
    String name, Optional<String> before, Optional<String> after, LineDifference difference) {}
