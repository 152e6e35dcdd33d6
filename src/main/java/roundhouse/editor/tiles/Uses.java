package roundhouse.editor.tiles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.design.Design;
import roundhouse.design.MapMaker;
import roundhouse.words.Words;
import roundhouse.workshop.TitleSource;

/** How all designs use tiles. Reading them takes a while. */
final class Uses {
  private final List<Use> designs;

  private Uses(List<Use> designs) {
    this.designs = designs;
  }

  /**
   * @param counts by number of the tile, as written
   */
  private record Use(
      String design,
      Map<String, String> counts,
      Map<String, Tile> tiles,
      Map<String, Tile> printed) {}

  static Uses none() {
    return new Uses(List.of());
  }

  /** Reads all designs. */
  static Uses read(TitleSource source) {
    TileCatalogue library = source.library();
    var designs = new ArrayList<Use>();
    for (Path folder : source.designs())
      source
          .draft(folder, Set.of(), _ -> Optional.empty(), false)
          .design()
          .ifPresent(design -> designs.add(use(folder, design, library)));
    return new Uses(designs);
  }

  private static Use use(Path folder, Design design, TileCatalogue library) {
    var counts = new TreeMap<String, String>();
    design
        .tiles()
        .forEach(
            (number, spec) ->
                counts.put(
                    number,
                    spec.count().unlimited()
                        ? Words.of("kin.unlimited")
                        : String.valueOf(spec.count().number())));
    var printed = new TreeMap<String, Tile>();
    for (Hex hex : MapMaker.make(design).hexes().values())
      if (!hex.printed().tracks().isEmpty()) printed.put(hex.id(), hex.printed());
    return new Use(
        folder.getFileName().toString(), counts, MapMaker.tiles(design, library), printed);
  }

  /**
   * A line for each design that has the tile, under its number or another, in its manifest or on
   * its map.
   */
  List<String> of(Tile tile) {
    var lines = new ArrayList<String>();
    for (Use use : designs) {
      use.tiles()
          .forEach(
              (number, other) -> {
                boolean named = number.equals(tile.number());
                boolean same = alike(tile, other);
                if (named || same) lines.add(line(use, number, named, same));
              });
      List<String> hexes =
          use.printed().entrySet().stream()
              .filter(hex -> sameTrack(tile, hex.getValue()))
              .map(Map.Entry::getKey)
              .toList();
      if (!hexes.isEmpty())
        lines.add(Words.of("kin.on-map", use.design(), String.join(" ", hexes)));
    }
    return lines;
  }

  /**
   * Describes one use; under another number the tile looks the same, otherwise it would be another
   * tile.
   */
  private static String line(Use use, String number, boolean named, boolean same) {
    String count = use.counts().get(number);
    if (!named) return Words.of("kin.as", use.design(), count, number);
    return same ? use.design() + ": " + count : Words.of("kin.otherwise", use.design(), count);
  }

  private static boolean alike(Tile tile, Tile other) {
    return Likeness.of(tile, other)
        .filter(likeness -> likeness.kind() == Likeness.Kind.SAME)
        .isPresent();
  }

  private static boolean sameTrack(Tile tile, Tile printed) {
    return tile.color() == printed.color()
        && Likeness.of(tile, printed)
            .filter(likeness -> likeness.kind() != Likeness.Kind.MIRRORED)
            .isPresent();
  }
}
