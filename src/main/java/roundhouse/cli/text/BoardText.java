package roundhouse.cli.text;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.lab.batch.TextTable;

/** Lists the tiles and markers on the board. */
public final class BoardText {
  private BoardText() {}

  public static String of(Board board) {
    if (board.laid().isEmpty() && board.markers().isEmpty())
      return "No tile or marker is on the board yet." + System.lineSeparator();
    List<List<String>> rows =
        board.map().hexes().values().stream()
            .filter(
                hex -> board.laid().containsKey(hex.id()) || !board.markersAt(hex.id()).isEmpty())
            .map(
                hex ->
                    List.of(
                        hex.id().text(),
                        hex.name(),
                        tile(board, hex.id()),
                        markers(board, hex.id())))
            .toList();
    return TextTable.of(List.of("hex", "name", "tile", "markers"), rows);
  }

  private static String tile(Board board, HexId hex) {
    var placement = board.laid().get(hex);
    return placement == null
        ? "as printed"
        : placement.tile().number() + " turned " + placement.rotation();
  }

  private static String markers(Board board, HexId hex) {
    return board.markersAt(hex).stream()
        .map(marker -> marker.flipped() ? "(" + marker.company() + ")" : marker.company())
        .collect(Collectors.joining(" "));
  }
}
