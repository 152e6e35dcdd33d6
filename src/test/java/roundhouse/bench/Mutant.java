package roundhouse.bench;

import java.nio.file.Path;

/**
 * A design with one number or one yes or no changed.
 *
 * @param file of the design, relative to the folder of designs
 * @param line from 1
 * @param path of the value in its file, "bank.cash"
 * @param from what stands there
 * @param to what stands there instead
 * @param text the whole file, changed
 */
record Mutant(Path file, int line, String path, String from, String to, String text) {

  /** Without the text: one line for people and for going on after a break. */
  @Override
  public String toString() {
    return "%s:%d: %s: %s -> %s"
        .formatted(file.toString().replace('\\', '/'), line, path, from, to);
  }
}
