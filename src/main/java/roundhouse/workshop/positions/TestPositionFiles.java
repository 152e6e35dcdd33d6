package roundhouse.workshop.positions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import roundhouse.files.AtomicFiles;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.TestFailure;
import roundhouse.position.TestFile;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;

/** Keeps moments of games as test positions of a design. */
public final class TestPositionFiles {
  private TestPositionFiles() {}

  /**
   * Writes the moment that is shown into the design's folder of tests: as a state if that is enough
   * to reproduce it, otherwise as all actions that led to it.
   *
   * @param name of the file, without its ending
   * @return the file
   * @throws IOException also if the file exists, or the position cannot be written at all
   */
  public static Path save(GameHistory play, Path design, String says, String name)
      throws IOException {
    Path file = design.resolve(TestFile.FOLDER).resolve(slug(name) + ".yaml");
    if (Files.exists(file))
      throw new IOException(UiWords.of("positions.taken", file.getFileName()));
    Files.createDirectories(file.getParent());
    for (String text : List.of(PositionYaml.given(play, says), PositionYaml.played(play, says))) {
      AtomicFiles.write(file, text);
      if (DesignTestRunner.check(play.title(), TestFile.read(file)).isEmpty()) return file;
    }
    List<TestFailure> failures = DesignTestRunner.check(play.title(), TestFile.read(file));
    Files.delete(file);
    throw new IOException(UiWords.of("positions.untold", failures.getFirst().says()));
  }

  /** A file name made from a sentence. */
  static String slug(String sentence) {
    String name =
        sentence.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return name.isEmpty() ? "position" : name.substring(0, Math.min(60, name.length()));
  }
}
