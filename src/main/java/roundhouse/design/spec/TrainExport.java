package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** The export of trains from the bank. Short form: {@code yes} for each round, or {@code no}. */
public record TrainExport(
    @Says("At the end of each operating round, of each set of them, or never.") When when,
    @Says("Train types that are exported; any if empty.")
        @Default("")
        @WordList
        @Reference("trains")
        List<String> types) {

  /** When a train is exported. */
  public enum When {
    ROUND,
    SET,
    NEVER
  }

  /** Reads the short form. */
  public static TrainExport parse(String word) {
    return switch (word) {
      case "yes", "true" -> new TrainExport(When.ROUND, List.of());
      case "no", "false" -> new TrainExport(When.NEVER, List.of());
      default ->
          throw new IllegalArgumentException(
              "write yes, no, or { when: set, types: … } with the types that are exported");
    };
  }

  /** Whether trains of this type are exported. */
  public boolean of(String type) {
    return types.isEmpty() || types.contains(type);
  }
}
