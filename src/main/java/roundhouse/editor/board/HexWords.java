package roundhouse.editor.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.words.UiWords;

/** What a hex is, in words: for the card under the pointer and for screen readers. */
public record HexWords(Board board, Hex hex) {

  /** The hex with its name: "J4 Ryde". */
  public String title() {
    return hex.name().isEmpty() ? hex.id().text() : hex.id() + " " + hex.name();
  }

  /** Everything in one sentence without line breaks. */
  public String sentence() {
    return String.join(", ", all());
  }

  /** The title, and a line for each fact. */
  public List<String> all() {
    var all = new ArrayList<>(List.of(title()));
    all.addAll(lines());
    return List.copyOf(all);
  }

  /** A line for each fact. */
  public List<String> lines() {
    var lines = new ArrayList<String>();
    Tile tile = board.tile(hex.id());
    String color = tile.color().word();
    if (board.laid().containsKey(hex.id()))
      lines.add(UiWords.of("board.tile", tile.number(), color));
    else lines.add(UiWords.of("board.printed", color));
    tile.stops().stream().map(HexWords::stop).distinct().forEach(lines::add);
    if (!board.laid().containsKey(hex.id()) && hex.terrain() > 0)
      lines.add(UiWords.of("board.cost", hex.terrain(), hex.terrainKind()).strip());
    List<Marker> markers = board.markersAt(hex.id());
    if (!markers.isEmpty())
      lines.add(
          UiWords.of("board.markers", companies(markers.stream().map(Marker::company).toList())));
    if (!hex.reservations().isEmpty())
      lines.add(
          UiWords.of(
              "board.kept", companies(hex.reservations().keySet().stream().sorted().toList())));
    if (!hex.destinations().isEmpty())
      lines.add(UiWords.of("board.destination", companies(hex.destinations())));
    return List.copyOf(lines);
  }

  private static String companies(List<String> names) {
    return String.join(", ", names);
  }

  private static String stop(Stop stop) {
    String worth = worth(stop.revenue());
    return stop.slots() > 1
        ? UiWords.of("board.stop-slots", kind(stop), worth, stop.slots())
        : UiWords.of("board.stop", kind(stop), worth);
  }

  private static String kind(Stop stop) {
    return switch (stop.kind()) {
      case CITY -> UiWords.of("board.stop-city");
      case TOWN -> UiWords.of("board.stop-town");
      case HALT -> UiWords.of("board.stop-halt");
      case OFFBOARD -> UiWords.of("board.stop-offboard");
    };
  }

  private static String worth(Stop.Revenue revenue) {
    String plain =
        revenue.byColor().entrySet().stream()
            .map(HexWords::value)
            .collect(Collectors.joining(", "));
    if (revenue.byTrain().isEmpty()) return plain;
    return plain
        + ", "
        + revenue.byTrain().entrySet().stream()
            .map(each -> each.getKey() + " " + each.getValue())
            .collect(Collectors.joining(", "));
  }

  private static String value(Map.Entry<TileColor, Integer> each) {
    if (each.getKey() == TileColor.WHITE) return String.valueOf(each.getValue());
    return each.getKey().word() + " " + each.getValue();
  }
}
