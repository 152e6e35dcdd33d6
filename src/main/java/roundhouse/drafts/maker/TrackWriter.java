package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import roundhouse.board.Tile;
import roundhouse.board.Track;

/** Draws the track of a tile as 18xx-maker does: where its stops stand, and each piece of track. */
final class TrackWriter {
  private static final List<String> CURVES = List.of("", "sharp", "gentle", "straight");

  private final Tile tile;
  private final HexSides sides;
  private final StopPlaces places;
  private final List<Map<String, Object>> tracks = new ArrayList<>();

  TrackWriter(Tile tile, HexSides sides) {
    this.tile = tile;
    this.sides = sides;
    this.places = new StopPlaces(tile, sides);
    for (int stop = 0; stop < places.stops(); stop++) drawStop(stop);
    tile.tracks().forEach(this::drawThrough);
  }

  /** Where each stop stands. */
  StopPlaces places() {
    return places;
  }

  /** The pieces of track. */
  List<Map<String, Object>> tracks() {
    return tracks;
  }

  private void drawStop(int stop) {
    List<Integer> own = places.edges(stop);
    OptionalDouble along = places.along(stop);
    if (along.isPresent()) drawOnCurve(stop, along.getAsDouble());
    else
      for (int edge : own)
        if (places.isInTheMiddle(stop)) tracks.add(track(edge, gauge(stop, edge)));
        else drawPiece(edge, gauge(stop, edge), places.of(stop));
  }

  /** The piece of a curve from an edge that ends nearest to a stop. */
  private void drawPiece(int edge, String gauge, Point stop) {
    List<Integer> best = List.of(edge, (edge + 3) % 6);
    double to = StopPlaces.ALONG.getFirst();
    for (int other : List.of(3, 2, 4, 1, 5)) {
      List<Integer> ends = List.of(edge, (edge + other) % 6);
      for (double along : StopPlaces.ALONG)
        if (StopPlaces.curve(ends, sides).point(along).distance(stop)
            < StopPlaces.curve(best, sides).point(to).distance(stop) - 0.01) {
          best = ends;
          to = along;
        }
    }
    boolean turned = Math.floorMod(best.getLast() - edge, 6) > 3;
    if (turned) addCurve(best, gauge).put("start", HexWriter.rounded(1 - to));
    else addCurve(best, gauge).put("end", HexWriter.rounded(to));
  }

  /** One curve; in two pieces that end at the stop where other stops are near. */
  private void drawOnCurve(int stop, double along) {
    List<Integer> own = places.edges(stop);
    if (places.isAlone()) {
      addCurve(own, gauge(stop, own.getFirst()));
      return;
    }
    boolean turned = Math.floorMod(own.getLast() - own.getFirst(), 6) > 3;
    double to = HexWriter.rounded(turned ? 1 - along : along);
    addCurve(own, gauge(stop, turned ? own.getLast() : own.getFirst())).put("end", to);
    addCurve(own, gauge(stop, turned ? own.getFirst() : own.getLast())).put("start", to);
  }

  private String gauge(int stop, int edge) {
    var here = new Track.AtStop(stop);
    var end = new Track.Edge(edge);
    return tile.tracks().stream()
        .filter(
            track ->
                track.a().equals(here) && track.b().equals(end)
                    || track.b().equals(here) && track.a().equals(end))
        .findFirst()
        .map(Track::gauge)
        .orElse("");
  }

  /** Track that calls nowhere: from edge to edge, or to the junction in the middle. */
  private void drawThrough(Track track) {
    if (track.a() instanceof Track.Edge one && track.b() instanceof Track.Edge other)
      addCurve(List.of(one.number(), other.number()), track.gauge());
    else if (track.a() instanceof Track.Edge edge && track.b() instanceof Track.Junction)
      tracks.add(track(edge.number(), track.gauge()));
    else if (track.b() instanceof Track.Edge edge && track.a() instanceof Track.Junction)
      tracks.add(track(edge.number(), track.gauge()));
  }

  private Map<String, Object> addCurve(List<Integer> ends, String gauge) {
    int steps = Math.floorMod(ends.getLast() - ends.getFirst(), 6);
    Map<String, Object> track = track(steps <= 3 ? ends.getFirst() : ends.getLast(), gauge);
    track.put("type", CURVES.get(StopPlaces.apart(ends)));
    tracks.add(track);
    return track;
  }

  private Map<String, Object> track(int edge, String gauge) {
    var track = new LinkedHashMap<String, Object>();
    track.put("side", sides.side(edge));
    if (!gauge.isEmpty()) track.put("gauge", gauge);
    return track;
  }
}
