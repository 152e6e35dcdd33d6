package roundhouse.editor.dock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;

/**
 * The saved layouts, a file each.
 *
 * @param folder created with the first file
 */
public record LayoutFiles(Path folder) {

  /**
   * The saved layout of that name; empty if there is none.
   *
   * @throws IOException if the file cannot be read or holds no layout, with the reason
   */
  public Optional<DockLayout> read(String name) throws IOException {
    Path file = file(name);
    return Files.isRegularFile(file)
        ? Optional.of(LayoutJson.read(RegularFiles.text(file)))
        : Optional.empty();
  }

  public void write(String name, DockLayout layout) throws IOException {
    AtomicFiles.write(file(name), LayoutJson.write(layout));
  }

  Path file(String name) {
    return folder.resolve(name + ".json");
  }
}
