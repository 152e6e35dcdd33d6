package roundhouse.design.problem;

import java.nio.file.Path;
import roundhouse.words.VisibleText;

/**
 * A place in a file.
 *
 * @param file as it was given to the reader
 * @param line from 1
 * @param column from 1, counted in characters
 */
public record SourcePlace(Path file, int line, int column) {

  /** The beginning of a file, for problems with the file as a whole. */
  public static SourcePlace start(Path file) {
    return new SourcePlace(file, 1, 1);
  }

  /** The place some characters further right. */
  public SourcePlace right(int characters) {
    return new SourcePlace(file, line, column + characters);
  }

  /** {@code designs/x/trains.yaml:12:5}, with slashes on every system. */
  @Override
  public String toString() {
    return VisibleText.line(file.toString().replace('\\', '/')) + ":" + line + ":" + column;
  }
}
