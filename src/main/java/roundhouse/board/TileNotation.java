package roundhouse.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The compact notation of tiles and printed hexes: {@code
 * city=revenue:20;path=a:0,b:_0;path=a:_0,b:3}.
 *
 * <p>Semicolons separate parts. {@code city}, {@code town}, {@code halt}, {@code offboard} and
 * {@code junction} are numbered in order, and paths refer to them as {@code _0}, {@code _1}; a bare
 * number is an edge. {@code label} and {@code upgrade=cost:80} belong to the tile. {@code border},
 * {@code icon}, {@code frame}, {@code partition}, {@code stub} and {@code future_label} are checked
 * and ignored: they belong to the hex or to the picture.
 */
public final class TileNotation {
  private static final int LONGEST = 10_000;

  private TileNotation() {}

  /**
   * Why a notation cannot be read.
   *
   * @param offset of the fault in the notation
   */
  public record Fault(int offset, String message) {}

  /**
   * Parses a notation into a tile.
   *
   * @throws TileNotationException when it cannot be read
   */
  public static Tile parse(String number, TileColor color, String notation) {
    if (notation.length() > LONGEST) {
      throw new TileNotationException(
          LONGEST, "the notation of a tile has at most " + LONGEST + " characters");
    }
    return NotationReader.read(number, color, notation);
  }

  /** The tile of a notation; empty if it cannot be read. */
  public static Optional<Tile> read(String number, TileColor color, String notation) {
    try {
      return Optional.of(parse(number, color, notation));
    } catch (TileNotationException unreadable) {
      return Optional.empty();
    }
  }

  /** Why a notation cannot be read; empty if it can. */
  public static Optional<Fault> fault(TileColor color, String notation) {
    try {
      parse("", color, notation);
      return Optional.empty();
    } catch (TileNotationException mistake) {
      return Optional.of(new Fault(mistake.offset(), mistake.getMessage()));
    }
  }

  /**
   * Writes the notation of a tile: stops, junction, paths, labels, cost. Parsing it gives an equal
   * tile.
   */
  public static String print(Tile tile) {
    var parts = new ArrayList<String>();
    tile.stops().forEach(stop -> parts.add(stop(stop)));
    if (hasJunction(tile)) parts.add("junction");
    tile.tracks().forEach(track -> parts.add(path(track, tile.stops().size())));
    tile.labels().forEach(label -> parts.add("label=" + label));
    if (tile.terrain() > 0) parts.add("upgrade=cost:" + tile.terrain() + terrain(tile));
    return String.join(";", parts);
  }

  private static String terrain(Tile tile) {
    return tile.terrainKind().isEmpty() ? "" : ",terrain:" + tile.terrainKind();
  }

  private static boolean hasJunction(Tile tile) {
    var junction = new Track.Junction();
    return tile.tracks().stream()
        .anyMatch(track -> track.a().equals(junction) || track.b().equals(junction));
  }

  private static String stop(Stop stop) {
    List<String> values = new ArrayList<>();
    boolean earnsNothing =
        stop.kind() == Stop.Kind.HALT && stop.revenue().equals(Stop.Revenue.of(0));
    if (!earnsNothing) values.add("revenue:" + NotationRevenue.print(stop.revenue()));
    if (stop.isCity() && stop.slots() != 1) values.add("slots:" + stop.slots());
    if (!stop.location().isEmpty()) values.add("loc:" + stop.location());
    if (stop.visitCost() != 1) values.add("visit_cost:" + stop.visitCost());
    if (!stop.group().isEmpty()) values.add("groups:" + stop.group());
    String kind = stop.kind().name().toLowerCase(Locale.ROOT);
    return values.isEmpty() ? kind : kind + "=" + String.join(",", values);
  }

  private static String path(Track track, int junction) {
    String gauge = track.gauge().isEmpty() ? "" : ",track:" + track.gauge();
    String terminal = track.terminal() ? ",terminal:1" : "";
    return "path=a:"
        + end(track.a(), junction)
        + ",b:"
        + end(track.b(), junction)
        + lane("a_lane", track.a())
        + lane("b_lane", track.b())
        + gauge
        + terminal;
  }

  private static String lane(String key, Track.End end) {
    return end instanceof Track.Edge(_, int lanes, int lane) && lanes > 1
        ? "," + key + ":" + lanes + "." + lane
        : "";
  }

  private static String end(Track.End end, int junction) {
    return switch (end) {
      case Track.Edge edge -> String.valueOf(edge.number());
      case Track.AtStop stop -> "_" + stop.index();
      case Track.Junction _ -> "_" + junction;
    };
  }
}
