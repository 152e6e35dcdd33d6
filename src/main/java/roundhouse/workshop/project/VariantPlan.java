package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A variant that is to be made.
 *
 * @param name of its folder
 * @param base the folder of the design that it extends
 * @param contents its files, from those that every variant begins with
 */
public record VariantPlan(String name, Path base, UnaryOperator<Map<String, String>> contents) {

  /** A variant that does not differ yet. */
  public VariantPlan(String name, Path base) {
    this(name, base, UnaryOperator.identity());
  }

  /** Makes it. */
  public NewDesign.Made make(ProjectFolders folders) throws IOException, NewDesign.Refused {
    return new NewDesign(folders).variant(name, name, base.getFileName().toString(), contents);
  }
}
