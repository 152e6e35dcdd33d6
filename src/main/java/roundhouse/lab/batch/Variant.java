package roundhouse.lab.batch;

import roundhouse.engine.Title;

/**
 * A title with certain options, as one row of a batch.
 *
 * @param name in reports: the options, or "standard" for none
 */
public record Variant(String name, Title title) {
  public static final String STANDARD = "standard";

  public static Variant of(Title title) {
    return new Variant(
        title.options().isEmpty() ? STANDARD : String.join("+", title.options()), title);
  }
}
