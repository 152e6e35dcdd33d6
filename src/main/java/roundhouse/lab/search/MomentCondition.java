package roundhouse.lab.search;

import roundhouse.lab.rows.MomentRow;

/** A condition on a moment, as far as the rows of its game record it. */
@FunctionalInterface
public interface MomentCondition {
  /**
   * @param phase in which the moment came
   */
  boolean met(String phase, MomentRow moment);

  /**
   * Reads a condition: {@code phase 5}, {@code round stock}; none for a blank text.
   *
   * @throws IllegalArgumentException that says what would be right
   */
  static MomentCondition parse(String text) {
    if (text.isBlank()) return (_, _) -> true;
    String[] words = text.strip().split("\\s+", 2);
    String name = words.length < 2 ? "" : words[1];
    return switch (words[0]) {
      case "phase" -> (phase, _) -> phase.equals(name);
      case "round" -> (_, moment) -> moment.round().equals(name);
      default ->
          throw new IllegalArgumentException(
              "rows know 'phase NAME' and 'round NAME', not '%s': omit --kept to play the games again"
                  .formatted(text));
    };
  }
}
