package roundhouse.drafts;

import java.util.List;
import roundhouse.board.TileColor;

/** The groups in which the hexes of a map are listed. */
enum HexGroup {
  CITIES("cities"),
  TOWNS("towns"),
  PRINTED("printed track that tiles replace"),
  OFFBOARD("off-board areas"),
  PERMANENT("permanent track, and hexes of the sea"),
  EMPTY("other hexes");

  private final String says;

  HexGroup(String says) {
    this.says = says;
  }

  String says() {
    return says;
  }

  static HexGroup of(TileColor color, List<PrintPart> parts) {
    boolean stops = parts.stream().anyMatch(PrintPart::isStop);
    return switch (color) {
      case RED -> OFFBOARD;
      case GRAY, BLUE -> PERMANENT;
      case YELLOW, GREEN, BROWN -> PRINTED;
      case WHITE ->
          parts.stream().anyMatch(part -> part.type().equals("offboard"))
              ? OFFBOARD
              : parts.stream().anyMatch(PrintPart::isCity) ? CITIES : stops ? TOWNS : EMPTY;
    };
  }
}
