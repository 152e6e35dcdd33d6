package roundhouse.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.board.NotationPart.Word;
import roundhouse.board.Stop.Revenue;

/** Builds a tile from the parts of a notation. */
final class NotationReader {
  static final int LARGEST_NUMBER = 100_000;
  private static final int MOST_SLOTS = 20;
  private static final int MOST_LANES = 9;
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");
  private static final Pattern EDGE = Pattern.compile("[0-5]");
  private static final Pattern LANE = Pattern.compile("([2-9])\\.([0-8])");
  private static final Pattern LOCATION = Pattern.compile("[0-5](\\.5)?");

  private final List<Stop> stops = new ArrayList<>();
  private final List<Track.End> named = new ArrayList<>();
  private final List<Track> tracks = new ArrayList<>();
  private final TreeSet<String> labels = new TreeSet<>();
  private int terrain;
  private String terrainKind = "";

  static Tile read(String number, TileColor color, String notation) {
    var reader = new NotationReader();
    List<NotationPart> parts = NotationPart.split(notation);
    parts.forEach(reader::addStop);
    parts.forEach(reader::addRest);
    return new Tile(
        number,
        color,
        reader.stops,
        reader.tracks,
        reader.labels,
        reader.terrain,
        reader.terrainKind);
  }

  /** Stops and the junction come first: paths refer to them by number. */
  private void addStop(NotationPart part) {
    switch (part.type()) {
      case "city" ->
          add(
              part,
              Stop.Kind.CITY,
              part.value("slots").map(word -> number(word, MOST_SLOTS)).orElse(1));
      case "town" -> add(part, Stop.Kind.TOWN, 0);
      case "halt" -> add(part, Stop.Kind.HALT, 0);
      case "offboard" -> add(part, Stop.Kind.OFFBOARD, 0);
      case "junction" -> addJunction(part);
      default -> {}
    }
  }

  private void add(NotationPart part, Stop.Kind kind, int slots) {
    named.add(new Track.AtStop(stops.size()));
    stops.add(
        new Stop(
            kind,
            slots,
            part.value("revenue").map(NotationRevenue::read).orElse(Revenue.of(0)),
            part.value("loc").map(NotationReader::location).orElse(""),
            part.value("visit_cost").map(word -> number(word, LARGEST_NUMBER)).orElse(1),
            part.value("groups").map(Word::text).orElse("")));
  }

  private void addJunction(NotationPart part) {
    if (named.contains(new Track.Junction())) {
      throw new TileNotationException(
          part.offset(), "this is a second junction; a tile has at most one");
    }
    named.add(new Track.Junction());
  }

  private void addRest(NotationPart part) {
    switch (part.type()) {
      case "path" -> addTrack(part);
      case "label" -> labels.add(label(part));
      case "upgrade" -> addCost(part);
      case "border", "stub" -> edge(needed(part, "edge"));
      default -> {}
    }
  }

  /** The first kind of terrain is the one that pictures show. */
  private void addCost(NotationPart part) {
    terrain += part.value("cost").map(word -> number(word, LARGEST_NUMBER)).orElse(0);
    if (terrainKind.isEmpty())
      terrainKind = part.value("terrain").map(word -> word.text().split("\\|")[0]).orElse("");
  }

  private void addTrack(NotationPart part) {
    Track.End a = end(needed(part, "a"));
    Word second = needed(part, "b");
    Track.End b = end(second);
    if (a.equals(b))
      throw second.mistake("this path ends where it begins; name two different ends");
    String gauge = part.value("track").map(NotationReader::gauge).orElse("");
    int lanes = part.value("lanes").map(word -> number(word, MOST_LANES)).orElse(1);
    if (lanes <= 1) {
      Track.End from = part.value("a_lane").map(word -> inLane(a, word)).orElse(a);
      Track.End to = part.value("b_lane").map(word -> inLane(b, word)).orElse(b);
      tracks.add(new Track(from, to, gauge, isTerminal(part)));
      return;
    }
    boolean crosses = a instanceof Track.Edge && b instanceof Track.Edge;
    for (int lane = 0; lane < lanes; lane++)
      tracks.add(
          new Track(
              inLane(a, lanes, lane),
              inLane(b, lanes, crosses ? lanes - 1 - lane : lane),
              gauge,
              isTerminal(part)));
  }

  /** A lane at an edge; 2.1 is the second of two. */
  private static Track.End inLane(Track.End end, Word word) {
    Matcher written = LANE.matcher(word.text());
    int lanes = written.matches() ? Integer.parseInt(written.group(1)) : 0;
    int lane = lanes > 0 ? Integer.parseInt(written.group(2)) : 0;
    if (lane >= lanes)
      throw word.mistake(
          "'"
              + word.text()
              + "' is not a lane; write 2.0 for the first of two, 2.1 for the second");
    return inLane(end, lanes, lane);
  }

  private static Track.End inLane(Track.End end, int lanes, int lane) {
    return end instanceof Track.Edge edge ? new Track.Edge(edge.number(), lanes, lane) : end;
  }

  private static boolean isTerminal(NotationPart part) {
    return part.value("terminal").map(word -> number(word, 2) > 0).orElse(false);
  }

  private static Word needed(NotationPart part, String key) {
    return part.value(key)
        .orElseThrow(
            () ->
                new TileNotationException(
                    part.offset(), "'" + part.type() + "' needs '" + key + ":' and a value"));
  }

  private Track.End end(Word word) {
    if (!word.text().startsWith("_")) return new Track.Edge(edge(word));
    int index = number(word.part(1, word.text().length()), LARGEST_NUMBER);
    if (index >= named.size()) {
      String known =
          named.isEmpty()
              ? "this tile has none"
              : "the first is _0, the last _" + (named.size() - 1);
      throw word.mistake("there is no stop " + word.text() + ": " + known);
    }
    return named.get(index);
  }

  private static int edge(Word word) {
    if (EDGE.matcher(word.text()).matches()) return word.text().charAt(0) - '0';
    throw word.mistake(
        "'" + word.text() + "' is not an edge; edges are 0 to 5, stops _0, _1 and so on");
  }

  private static String label(NotationPart part) {
    Word word = needed(part, NotationPart.BARE);
    if (word.text().isEmpty()) throw word.mistake("a label needs letters, as in label=C");
    return word.text();
  }

  private static String gauge(Word word) {
    return switch (word.text()) {
      case "broad" -> "";
      case "narrow", "dual" -> word.text();
      default ->
          throw word.mistake(
              "there is no gauge '" + word.text() + "'; the known ones are broad, dual, narrow");
    };
  }

  private static String location(Word word) {
    if (word.text().equals("center") || LOCATION.matcher(word.text()).matches()) return word.text();
    throw word.mistake(
        "'"
            + word.text()
            + "' is not a place on a tile; write center, an edge (3), or a place between two edges"
            + " (2.5)");
  }

  static int number(Word word, int most) {
    int number = NUMBER.matcher(word.text()).matches() ? Integer.parseInt(word.text()) : -1;
    if (number >= 0 && number <= most) return number;
    throw word.mistake("'" + word.text() + "' is not a whole number from 0 to " + most);
  }
}
