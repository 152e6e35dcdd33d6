package roundhouse.lab;

import roundhouse.engine.Title;

/**
 * A title with certain options on, as one column of a batch.
 *
 * @param name how reports call it: the options, or "standard" for none
 */
public record Variant(String name, Title title) {
  public static final String STANDARD = "standard";

  public static Variant of(Title title) {
    return new Variant(
        title.options().isEmpty() ? STANDARD : String.join("+", title.options()), title);
  }
}
