package roundhouse.editor.dock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import roundhouse.workshop.AtomicFiles;

/**
 * The layouts as they were left, a file each.
 *
 * @param folder which comes into being with the first
 */
public record LayoutFiles(Path folder) {

  /**
   * The layout of that name as it was left; nothing where it never was.
   *
   * @throws IOException where the file cannot be read or is no layout, with what is wrong
   */
  public Optional<DockLayout> read(String name) throws IOException {
    Path file = file(name);
    return Files.isRegularFile(file)
        ? Optional.of(LayoutJson.read(Files.readString(file)))
        : Optional.empty();
  }

  public void write(String name, DockLayout layout) throws IOException {
    AtomicFiles.write(file(name), LayoutJson.write(layout));
  }

  Path file(String name) {
    return folder.resolve(name + ".json");
  }
}
