package roundhouse.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.board.TileCatalogue.Fault;
import roundhouse.files.RegularFiles;

/**
 * The texts of a folder of tiles. Equal texts mean equal tiles.
 *
 * @param unreadable why the folder cannot be read; empty if it can
 */
record TilesFolder(Path folder, List<TilesFile> files, String unreadable) {

  static TilesFolder read(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return new TilesFolder(
          folder,
          files
              .filter(file -> file.getFileName().toString().endsWith(TilesFile.SUFFIX))
              .sorted()
              .map(TilesFile::read)
              .toList(),
          "");
    } catch (IOException unreadable) {
      return new TilesFolder(folder, List.of(), RegularFiles.reason(unreadable));
    } catch (UncheckedIOException unreadable) {
      return new TilesFolder(folder, List.of(), RegularFiles.reason(unreadable.getCause()));
    }
  }

  /** The tiles of all files by number; what is wrong goes to {@code faults}. */
  Map<String, Tile> tiles(List<Fault> faults) {
    if (!unreadable.isEmpty())
      faults.add(new Fault(folder, 0, 0, "this folder of tiles cannot be read: " + unreadable));
    var tiles = new TreeMap<String, Tile>();
    for (TilesFile file : files) file.parse(tiles, faults);
    return tiles;
  }

  /**
   * The text of a {@code .tiles} file.
   *
   * @param unreadable why the file cannot be read; empty if it can
   */
  private record TilesFile(Path file, String text, String unreadable) {
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

  /**
   * Parses the lines of a {@code .tiles} file: one tile a line, with the colour of the file's name.
   */
  private static final class TileLines {
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
            lineNumber,
            from + mistake.offset() + 1,
            "tile " + number + ": " + mistake.getMessage());
      }
    }

    private void fault(int line, int column, String message) {
      faults.add(new Fault(file, line, column, message));
    }
  }
}
