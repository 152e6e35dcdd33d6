package roundhouse.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
}
