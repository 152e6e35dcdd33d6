package roundhouse.drafts.maker;

import java.util.List;
import java.util.Map;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.drafts.PrintReader;
import roundhouse.drafts.SameTrack;

/** Reads a drawing again, to know whether it shows all that a tile holds. */
final class HexReadBack {
  private HexReadBack() {}

  /** Whether reading what was written gives the same tile again. */
  static boolean isSame(Tile tile, Map<String, Object> hex, HexSides sides) {
    var read = new MakerHex(hex, sides);
    return TileNotation.read(
            tile.number(), read.color().orElse(TileColor.WHITE), PrintReader.text(read.parts()))
        .filter(again -> SameTrack.of(withDiesel(tile), again))
        .isPresent();
  }

  /** What one train type earns more is read as the value for a diesel. */
  private static Tile withDiesel(Tile tile) {
    List<Stop> stops =
        tile.stops().stream()
            .map(
                stop ->
                    new Stop(
                        stop.kind(),
                        stop.slots(),
                        withDiesel(stop.revenue()),
                        stop.location(),
                        stop.visitCost(),
                        stop.group()))
            .toList();
    return new Tile(
        tile.number(), tile.color(), stops, tile.tracks(), tile.labels(), tile.terrain());
  }

  private static Stop.Revenue withDiesel(Stop.Revenue revenue) {
    if (revenue.byTrain().size() != 1) return revenue;
    return new Stop.Revenue(
        revenue.byColor(), Map.of("diesel", revenue.byTrain().values().iterator().next()));
  }
}
