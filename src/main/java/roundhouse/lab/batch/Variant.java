package roundhouse.lab.batch;

import java.util.List;
import roundhouse.design.loading.TriedValue;
import roundhouse.engine.Title;

/**
 * A title with certain options, as one row of a batch.
 *
 * @param name in reports: the options, or "standard" for none
 * @param changes of the design that its files do not have
 */
public record Variant(String name, Title title, List<TriedValue> changes) {
  public static final String STANDARD = "standard";

  public Variant {
    changes = List.copyOf(changes);
  }

  /** A title as its files are. */
  public Variant(String name, Title title) {
    this(name, title, List.of());
  }

  public static Variant of(Title title) {
    return new Variant(
        title.options().isEmpty() ? STANDARD : String.join("+", title.options()), title);
  }
}
