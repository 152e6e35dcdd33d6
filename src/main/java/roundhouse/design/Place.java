package roundhouse.design;

import java.nio.file.Path;

/**
 * A place in a file.
 *
 * @param file as it was given to the reader
 * @param line from 1
 * @param column from 1, counted in characters
 */
public record Place(Path file, int line, int column) {

  /** The beginning of a file, for problems with the file as a whole. */
  public static Place start(Path file) {
    return new Place(file, 1, 1);
  }

  /** The place some characters further right. */
  Place right(int characters) {
    return new Place(file, line, column + characters);
  }

  /** {@code designs/x/trains.yaml:12:5}, with slashes on every system. */
  @Override
  public String toString() {
    return file.toString().replace('\\', '/') + ":" + line + ":" + column;
  }
}
