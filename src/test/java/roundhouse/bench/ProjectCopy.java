package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.files.FolderTree;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Repository;

/** A copy of the designs that can be edited; gone when closed. */
record ProjectCopy(Path root, String title) implements AutoCloseable {

  static ProjectCopy of(String title) throws IOException {
    Path root = Files.createTempDirectory("roundhouse-bench").toRealPath();
    var copy = new ProjectCopy(root, title);
    Folder.copy(Repository.designs().toRealPath(), copy.designs());
    return copy;
  }

  /** With a copy of the scripts, too. */
  static ProjectCopy withScripts(String title) throws IOException {
    ProjectCopy copy = of(title);
    Folder.copy(Repository.scripts().toRealPath(), copy.scripts());
    return copy;
  }

  Path designs() {
    return root.resolve("designs");
  }

  Path scripts() {
    return root.resolve("scripts");
  }

  Path design() {
    return designs().resolve(title);
  }

  /** Writes a part with one more, or one fewer, blank line at its end. */
  void edit() throws IOException {
    Path part = design().resolve("trains.yaml");
    String text = Files.readString(part);
    Files.writeString(
        part, text.endsWith("\n\n") ? text.substring(0, text.length() - 1) : text + "\n");
  }

  /** What work in the copy can do. */
  @FunctionalInterface
  interface Work<T> {
    T done() throws IOException;
  }

  /** Does work while a file, relative to the folder of designs, holds another text. */
  <T> T changed(Path file, String text, Work<T> work) throws IOException {
    return holding(designs().resolve(file), text, work);
  }

  /** Does work while a file of the copy holds another text. */
  <T> T holding(Path changed, String text, Work<T> work) throws IOException {
    String before = Files.readString(changed);
    Files.writeString(changed, text);
    try {
      return work.done();
    } finally {
      Files.writeString(changed, before);
    }
  }

  @Override
  public void close() throws IOException {
    FolderTree.delete(root);
  }
}
