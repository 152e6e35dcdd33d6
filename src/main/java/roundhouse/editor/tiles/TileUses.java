package roundhouse.editor.tiles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.TileBuilder;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.spec.Design;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/** How all designs use tiles. Reading them takes a while. */
final class TileUses {
  private final List<Use> designs;

  private TileUses(List<Use> designs) {
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

  static TileUses none() {
    return new TileUses(List.of());
  }

  /** Reads all designs. */
  static TileUses read(TitleSource source) {
    TileCatalogue library = source.library();
    var designs = new ArrayList<Use>();
    for (Path folder : source.designs())
      source
          .read(folder, Set.of(), UnsavedTexts.NONE)
          .design()
          .ifPresent(design -> designs.add(use(folder, design, library)));
    return new TileUses(designs);
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
                        ? UiWords.of("kin.unlimited")
                        : String.valueOf(spec.count().number())));
    var printed = new TreeMap<String, Tile>();
    for (Hex hex : MapBuilder.build(design).hexes().values())
      if (!hex.printed().tracks().isEmpty()) printed.put(hex.id().text(), hex.printed());
    return new Use(
        folder.getFileName().toString(), counts, TileBuilder.tiles(design, library), printed);
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
        lines.add(UiWords.of("kin.on-map", use.design(), String.join(" ", hexes)));
    }
    return lines;
  }

  /**
   * Describes one use; under another number the tile looks the same, otherwise it would be another
   * tile.
   */
  private static String line(Use use, String number, boolean named, boolean same) {
    String count = use.counts().get(number);
    if (!named) return UiWords.of("kin.as", use.design(), count, number);
    return same ? use.design() + ": " + count : UiWords.of("kin.otherwise", use.design(), count);
  }

  private static boolean alike(Tile tile, Tile other) {
    return TileLikeness.of(tile, other)
        .filter(likeness -> likeness.kind() == TileLikeness.Kind.SAME)
        .isPresent();
  }

  private static boolean sameTrack(Tile tile, Tile printed) {
    return tile.color() == printed.color()
        && TileLikeness.of(tile, printed)
            .filter(likeness -> likeness.kind() != TileLikeness.Kind.MIRRORED)
            .isPresent();
  }
}
