package roundhouse.board;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import roundhouse.board.TileCatalogue.Fault;

/**
 * Parses the lines of a {@code .tiles} file: one tile a line, with the colour of the file's name.
 */
final class TileLines {
  private static final Pattern NUMBER = Pattern.compile("[0-9A-Za-z-]{1,20}");

  private final Path file;
  private final TileColor color;
  private final Map<String, Tile> tiles;
  private final List<Fault> faults;

  TileLines(Path file, TileColor color, Map<String, Tile> tiles, List<Fault> faults) {
    this.file = file;
    this.color = color;
    this.tiles = tiles;
    this.faults = faults;
  }

  void readAll(List<String> lines) {
    for (int index = 0; index < lines.size(); index++) {
      String line = lines.get(index);
      if (!line.isBlank() && !line.stripLeading().startsWith("#")) readTile(line, index + 1);
    }
  }

  private void readTile(String line, int lineNumber) {
    int colon = line.indexOf(':');
    String number = colon < 0 ? "" : line.substring(0, colon).strip();
    if (!NUMBER.matcher(number).matches()) {
      fault(
          lineNumber,
          1,
          "a line must begin with the tile's number and a colon, as in 57: city=revenue:20");
    } else if (tiles.containsKey(number)) {
      fault(
          lineNumber,
          1,
          "tile " + number + " is defined a second time; the first definition is used");
    } else {
      parse(number, line, colon + 1, lineNumber);
    }
  }

  private void parse(String number, String line, int from, int lineNumber) {
    try {
      tiles.put(number, TileNotation.parse(number, color, line.substring(from)));
    } catch (TileNotationException mistake) {
      fault(
          lineNumber, from + mistake.offset() + 1, "tile " + number + ": " + mistake.getMessage());
    }
  }

  private void fault(int line, int column, String message) {
    faults.add(new Fault(file, line, column, message));
  }
}
