package roundhouse.board;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The tiles that designs use by number, read from folders of {@code .tiles} files.
 *
 * <p>A file is named after its colour ({@code yellow.tiles}) and has one tile a line, {@code 57:
 * city=revenue:20;path=a:0,b:_0;path=a:_0,b:3}; lines that begin with {@code #} are comments. Tiles
 * that cannot be read are left out and reported in {@link #faults}.
 */
public final class TileCatalogue {

  /**
   * A fault in a file of tiles.
   *
   * @param line from 1; 0 for the whole file or folder
   * @param column from 1; 0 for the whole line
   */
  public record Fault(Path file, int line, int column, String message) {}

  /** Few projects are open at a time, and each reload asks again. */
  private static final RecentlyUsed<List<TilesFolder>, TileCatalogue> RECENT =
      new RecentlyUsed<>(4);

  private final Map<String, Tile> tiles;
  private final List<Fault> faults;

  private TileCatalogue(Map<String, Tile> tiles, List<Fault> faults) {
    this.tiles = Collections.unmodifiableMap(new TreeMap<>(tiles));
    this.faults = List.copyOf(faults);
  }

  /**
   * Loads the tiles of some folders; tiles of later folders replace earlier ones with the same
   * number. Folders with the same texts give the same catalogue again: a reload reads the files,
   * and parses only what has changed.
   */
  public static TileCatalogue load(Path... folders) {
    List<TilesFolder> read = Stream.of(folders).map(TilesFolder::read).toList();
    return RECENT.get(read, () -> of(read));
  }

  private static TileCatalogue of(List<TilesFolder> folders) {
    var tiles = new TreeMap<String, Tile>();
    var faults = new ArrayList<Fault>();
    for (TilesFolder folder : folders) tiles.putAll(folder.tiles(faults));
    return new TileCatalogue(tiles, faults);
  }

  /** This catalogue with a design's own tiles on top. */
  public TileCatalogue with(Map<String, Tile> own) {
    var all = new TreeMap<>(tiles);
    all.putAll(own);
    return new TileCatalogue(all, faults);
  }

  public Optional<Tile> tile(String number) {
    return Optional.ofNullable(tiles.get(number));
  }

  /** All tiles by number. */
  public Map<String, Tile> tiles() {
    return tiles;
  }

  /** Up to three known numbers close to {@code number}, nearest first. */
  public List<String> nearest(String number) {
    return NearestName.of(number, tiles.keySet(), 3);
  }

  public List<Fault> faults() {
    return faults;
  }

  /** Whether all files and folders could be read; else any tile may be missing. */
  public boolean isComplete() {
    return faults.stream().noneMatch(fault -> fault.line() == 0);
  }
}
