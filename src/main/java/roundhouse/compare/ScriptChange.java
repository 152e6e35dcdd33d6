package roundhouse.compare;

import java.util.Optional;

/**
 * A script that differs between two designs, or exists in only one.
 *
 * @param name of its file
 * @param before its path in the first design; empty if it has none
 * @param after its path in the second design; empty if it has none
 * @param difference of its text; for a new or removed script, the whole text
 */
public record ScriptChange(
    String name, Optional<String> before, Optional<String> after, LineDifference difference) {}
