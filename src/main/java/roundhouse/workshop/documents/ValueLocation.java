package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.edit.ValuePath;

/**
 * Where a value of a design is to be written: its file, and its path there.
 *
 * @param path below the part that the file holds
 */
public record ValueLocation(Path file, ValuePath path) {

  /**
   * The place of a value in a design's own folder: in the part's file, or in the title's if that
   * holds the part. The title's file must be open.
   */
  public static ValueLocation in(Path folder, ValuePath value, OpenDocuments documents) {
    Path title = folder.resolve("title.yaml");
    String part = value.names().getFirst();
    Path file = folder.resolve(part + ".yaml");
    boolean inline =
        documents
            .document(title)
            .map(document -> document.at(ValuePath.of(part)).isPresent())
            .orElse(false);
    return inline && !Files.exists(file)
        ? new ValueLocation(title, value)
        : new ValueLocation(file, value.from(1));
  }
}
