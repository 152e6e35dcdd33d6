package roundhouse.workshop;

import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;

/**
 * Where a value of a design is to be written: its file, and the path in it.
 *
 * @param path below the part of which the file is
 */
public record Spot(Path file, ValuePath path) {

  /** The spot of a value in a design's own folder: in the part's file, or in the title where the part stands there. */
  public static Spot in(Path folder, ValuePath value, Drafts drafts) {
    Path title = folder.resolve("title.yaml");
    String part = value.names().getFirst();
    Path file = folder.resolve(part + ".yaml");
    boolean inline = drafts.document(title).map(document -> says(document, part)).orElse(false);
    return inline && !Files.exists(file) ? new Spot(title, value) : new Spot(file, value.from(1));
  }

  private static boolean says(roundhouse.edit.Document title, String part) {
    try {
      return title.at(ValuePath.of(part)).isPresent();
    } catch (RefusedEdit broken) {
      return false;
    }
  }
}
