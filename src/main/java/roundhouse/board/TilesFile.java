package roundhouse.board;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.TileCatalogue.Fault;
import roundhouse.files.RegularFiles;

/**
 * The text of a {@code .tiles} file.
 *
 * @param unreadable why the file cannot be read; empty if it can
 */
record TilesFile(Path file, String text, String unreadable) {
  static final String SUFFIX = ".tiles";
  private static final int LARGEST = 1 << 20;

  static TilesFile read(Path file) {
    try {
      return new TilesFile(file, RegularFiles.text(file, LARGEST), "");
    } catch (IOException unreadable) {
      return new TilesFile(file, "", RegularFiles.reason(unreadable));
    }
  }

  /** Adds the file's tiles to {@code tiles} and what is wrong to {@code faults}. */
  void parse(Map<String, Tile> tiles, List<Fault> faults) {
    if (!unreadable.isEmpty()) faults.add(fault("this file cannot be read: " + unreadable));
    else
      color(faults)
          .ifPresent(
              color -> new TileLines(file, color, tiles, faults).readAll(text.lines().toList()));
  }

  private Optional<TileColor> color(List<Fault> faults) {
    String name = file.getFileName().toString().replace(SUFFIX, "");
    Optional<TileColor> color = TileColor.named(name);
    if (color.isEmpty())
      faults.add(
          fault(
              "a file of tiles is named after their colour, but '"
                  + name
                  + "' is not a colour"
                  + NearestName.hint(name, TileColor.words())));
    return color;
  }

  private Fault fault(String message) {
    return new Fault(file, 0, 0, message);
  }
}
