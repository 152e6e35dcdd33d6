package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.Track;

/** The notation of a tile that a design draws itself; unchanged parts stay as written. */
final class TilePrintNotation {

  /** Parts of the notation that concern the picture or the hex; drawing keeps them. */
  private static final Set<String> ASIDE =
      Set.of("border", "icon", "frame", "partition", "stub", "future_label");

  private static final Set<String> STOPS = Set.of("city", "town", "halt", "offboard");

  private final Tile tile;
  private final Tile old;
  private final List<String> parts;

  private TilePrintNotation(Tile tile, Tile old, List<String> parts) {
    this.tile = tile;
    this.old = old;
    this.parts = parts;
  }

  /**
   * The compact notation of a tile.
   *
   * @param before the notation so far
   * @param elsewhere labels written outside the notation
   */
  static String of(Tile tile, String before, Set<String> elsewhere) {
    var labels = new TreeSet<>(tile.labels());
    labels.removeAll(elsewhere);
    Tile wanted = new TileSketch(tile).labelled(labels).tile();
    List<String> parts =
        Arrays.stream(before.split(";"))
            .map(String::strip)
            .filter(part -> !part.isEmpty())
            .toList();
    Optional<Tile> old = TileNotation.read("", TileColor.WHITE, before);
    boolean alike =
        old.filter(
                known ->
                    known.stops().size() == tile.stops().size()
                        && !junction(known)
                        && !junction(tile))
            .isPresent();
    return String.join(
        ";",
        alike
            ? new TilePrintNotation(wanted, old.get(), parts).edited()
            : rewritten(wanted, parts));
  }

  private static boolean junction(Tile tile) {
    return tile.tracks().stream()
        .anyMatch(
            track -> track.a() instanceof Track.Junction || track.b() instanceof Track.Junction);
  }

  private static String type(String part) {
    return part.split("=", 2)[0].strip();
  }

  private static List<String> rewritten(Tile tile, List<String> before) {
    var all = new ArrayList<String>();
    if (!TileNotation.print(tile).isEmpty()) all.add(TileNotation.print(tile));
    before.stream().filter(part -> ASIDE.contains(type(part))).forEach(all::add);
    return all;
  }

  private List<String> edited() {
    var all = new ArrayList<String>();
    int stop = 0;
    int track = 0;
    for (String part : parts) {
      String type = type(part);
      if (STOPS.contains(type)) all.add(stop(part, stop++));
      else if (!type.equals("path") || tile.tracks().contains(old.tracks().get(track++)))
        all.add(part);
    }
    all.removeIf(
        part ->
            type(part).equals("label")
                && !tile.labels().contains(part.substring(part.indexOf('=') + 1).strip()));
    if (tile.terrain() != old.terrain()) all.removeIf(part -> type(part).equals("upgrade"));
    all.addAll(behindTrack(all), tracks());
    new TreeSet<>(tile.labels())
        .stream()
            .filter(label -> !old.labels().contains(label))
            .forEach(label -> all.add("label=" + label));
    if (tile.terrain() != old.terrain() && tile.terrain() > 0)
      all.add("upgrade=cost:" + tile.terrain());
    return all;
  }

  private String stop(String part, int index) {
    Stop stop = tile.stops().get(index);
    return stop.equals(old.stops().get(index))
        ? part
        : TileNotation.print(new Tile("", tile.color(), List.of(stop), List.of(), Set.of(), 0));
  }

  /** Where to insert the next piece of track: after the last one, or after the stops. */
  private static int behindTrack(List<String> all) {
    int at = 0;
    for (int index = 0; index < all.size(); index++)
      if (type(all.get(index)).equals("path") || STOPS.contains(type(all.get(index))))
        at = index + 1;
    return at;
  }

  /** The new track. */
  private List<String> tracks() {
    var before = new HashSet<>(old.tracks());
    return tile.tracks().stream()
        .filter(track -> !before.contains(track))
        .map(this::written)
        .toList();
  }

  private String written(Track track) {
    String all =
        TileNotation.print(new Tile("", tile.color(), tile.stops(), List.of(track), Set.of(), 0));
    return all.substring(all.lastIndexOf(';') + 1);
  }
}
