package roundhouse.cli.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes archives of classes as the app does, for measuring. */
public final class MeasuredArchive {
  private MeasuredArchive() {}

  /**
   * @param file the archive
   * @param classes the lines of Java's list of a start
   * @param classPath jars
   */
  public static void write(Path file, List<String> classes, List<String> classPath)
      throws IOException, InterruptedException {
    new ClassArchive(file, Optional.empty()).write(classes, classPath);
  }
}
