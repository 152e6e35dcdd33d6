package roundhouse.editor.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;

/** A tile being drawn; each stroke gives another. */
record TileSketch(Tile tile) {

  /** The revenue of a new stop until the designer changes it. */
  private static final int USUAL = 10;

  /** Adds track between two ends, or removes it if there is some. */
  TileSketch toggle(Track.End a, Track.End b) {
    if (a.equals(b)) return this;
    Optional<Track> there = between(a, b);
    var tracks = new ArrayList<>(tile.tracks());
    there.ifPresentOrElse(tracks::remove, () -> tracks.add(ordered(a, b)));
    return with(tile.stops(), tracks);
  }

  Optional<Track> between(Track.End a, Track.End b) {
    return tile.tracks().stream()
        .filter(
            track ->
                track.a().equals(a) && track.b().equals(b)
                    || track.a().equals(b) && track.b().equals(a))
        .findFirst();
  }

  /** Edges first, as tiles are written. */
  private static Track ordered(Track.End a, Track.End b) {
    boolean turn =
        b instanceof Track.Edge second
            && (!(a instanceof Track.Edge first) || second.number() < first.number());
    return turn ? new Track(b, a, "", false) : new Track(a, b, "", false);
  }

  /** Adds a stop. */
  TileSketch add(Stop.Kind kind) {
    var stops = new ArrayList<>(tile.stops());
    int value = kind == Stop.Kind.HALT ? 0 : kind == Stop.Kind.CITY ? 2 * USUAL : USUAL;
    stops.add(new Stop(kind, kind == Stop.Kind.CITY ? 1 : 0, Stop.Revenue.of(value), "", 1, ""));
    return with(stops, tile.tracks());
  }

  /** Changes the stop at an index. */
  TileSketch stop(int index, UnaryOperator<Stop> change) {
    var stops = new ArrayList<>(tile.stops());
    stops.set(index, change.apply(stops.get(index)));
    return with(stops, tile.tracks());
  }

  /** Removes a stop and its track. */
  TileSketch withoutStop(int index) {
    var stops = new ArrayList<>(tile.stops());
    stops.remove(index);
    List<Track> tracks =
        tile.tracks().stream()
            .filter(track -> !at(track.a(), index) && !at(track.b(), index))
            .map(
                track ->
                    new Track(
                        moved(track.a(), index),
                        moved(track.b(), index),
                        track.gauge(),
                        track.terminal()))
            .toList();
    return with(stops, tracks);
  }

  private static boolean at(Track.End end, int stop) {
    return end instanceof Track.AtStop(int index) && index == stop;
  }

  private static Track.End moved(Track.End end, int gone) {
    return end instanceof Track.AtStop(int index) && index > gone
        ? new Track.AtStop(index - 1)
        : end;
  }

  /** Removes the track that ends there. */
  TileSketch withoutTrack(Track.End end) {
    return with(
        tile.stops(),
        tile.tracks().stream()
            .filter(track -> !track.a().equals(end) && !track.b().equals(end))
            .toList());
  }

  TileSketch labelled(Set<String> labels) {
    return new TileSketch(
        new Tile(
            tile.number(),
            tile.color(),
            tile.stops(),
            tile.tracks(),
            new TreeSet<>(labels),
            tile.terrain(),
            tile.terrainKind()));
  }

  TileSketch costing(int next) {
    return new TileSketch(
        new Tile(
            tile.number(),
            tile.color(),
            tile.stops(),
            tile.tracks(),
            tile.labels(),
            next,
            tile.terrainKind()));
  }

  TileSketch colored(TileColor color) {
    return new TileSketch(
        new Tile(
            tile.number(),
            color,
            tile.stops(),
            tile.tracks(),
            tile.labels(),
            tile.terrain(),
            tile.terrainKind()));
  }

  /** Rotates the drawing itself, including the locations of stops. */
  TileSketch turned(int steps) {
    Tile turned = tile.rotated(Math.floorMod(steps, 6));
    List<Stop> stops =
        tile.stops().stream().map(stop -> located(stop, turned(stop.location(), steps))).toList();
    return new TileSketch(turned).with(stops, turned.tracks());
  }

  private static String turned(String location, int steps) {
    if (location.isEmpty() || location.equals("center")) return location;
    double edge = (Double.parseDouble(location) + Math.floorMod(steps, 6)) % 6;
    return edge == Math.floor(edge) ? String.valueOf((int) edge) : String.valueOf(edge);
  }

  static Stop located(Stop stop, String location) {
    return new Stop(
        stop.kind(), stop.slots(), stop.revenue(), location, stop.visitCost(), stop.group());
  }

  private TileSketch with(List<Stop> stops, List<Track> tracks) {
    return new TileSketch(
        new Tile(
            tile.number(),
            tile.color(),
            stops,
            tracks,
            tile.labels(),
            tile.terrain(),
            tile.terrainKind()));
  }
}
