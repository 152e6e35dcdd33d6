package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.board.Coordinate;
import roundhouse.drafts.Draft;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.UntypedValues;

/** Reads borders that are drawn as lines from corner to corner, and the costs written on sides. */
final class MakerBorders {
  private static final Pattern CORNER = Pattern.compile("([A-Z]{1,2}[0-9]{1,3})p([1-6])");
  private static final Pattern SIDE = Pattern.compile("([A-Z]{1,2}[0-9]{1,3})s([1-6])");
  private static final Pattern COST =
      Pattern.compile("([A-Z]{1,2}[0-9]{1,3})(?:s([1-6])|a([0-9]{1,3})p1(?:\\.0)?)");

  private final MapDraft map;
  private final HexSides sides;
  private final Draft draft;
  private final Map<Side, Integer> costs = new LinkedHashMap<>();

  private record Side(String hex, int edge) {}

  MakerBorders(MapDraft map, HexSides sides, Draft draft) {
    this.map = map;
    this.sides = sides;
    this.draft = draft;
  }

  void read(Map<String, Object> written) {
    for (Map<String, Object> text : UntypedValues.maps(written.get("borderTexts"))) readCost(text);
    var drawn = new ArrayList<Side>();
    for (Map<String, Object> line : UntypedValues.maps(written.get("borders")))
      drawn.addAll(drawnSides(line));
    if (!drawn.isEmpty())
      draft.notes().guessed("map", "borders that are drawn without a cost are impassable");
    drawn.forEach(side -> map.border(side.hex(), side.edge(), 0));
    costs.forEach((side, cost) -> map.border(side.hex(), side.edge(), cost));
    if (written.containsKey("lines")) draft.notes().left("lines drawn on the map");
  }

  private void readCost(Map<String, Object> text) {
    Matcher place = COST.matcher(UntypedValues.text(text.get("coord")));
    Optional<Integer> cost = UntypedValues.number(text.get("cost"));
    if (!place.matches() || cost.isEmpty()) {
      draft
          .notes()
          .left(
              "the text '"
                  + UntypedValues.text(text.get("cost"))
                  + "' at "
                  + UntypedValues.text(text.get("coord"))
                  + " of the map");
      return;
    }
    int edge =
        place.group(2) != null
            ? sides.edge(Integer.parseInt(place.group(2)))
            : sides.edgeAt(Integer.parseInt(place.group(3)));
    costs.put(new Side(place.group(1), edge), cost.get());
  }

  private List<Side> drawnSides(Map<String, Object> line) {
    var found = new ArrayList<Side>();
    Optional<Point> last = Optional.empty();
    for (String coord : UntypedValues.texts(line.get("coords"))) {
      Matcher side = SIDE.matcher(coord);
      if (side.matches())
        found.add(new Side(side.group(1), sides.edge(Integer.parseInt(side.group(2)))));
      Optional<Point> corner = corner(coord);
      if (last.isPresent() && corner.isPresent())
        between(last.get(), corner.get()).ifPresent(found::add);
      last = corner;
    }
    return found;
  }

  private Optional<Point> corner(String coord) {
    Matcher corner = CORNER.matcher(coord);
    if (!corner.matches()) return Optional.empty();
    return Optional.of(
        center(corner.group(1)).plus(sides.corner(Integer.parseInt(corner.group(2)))));
  }

  /** The side of a hex of the map whose middle lies between two corners. */
  private Optional<Side> between(Point one, Point other) {
    Point middle = one.plus(other).times(0.5);
    for (String hex : map.hexes())
      for (int edge = 0; edge < 6; edge++)
        if (center(hex).plus(sides.middle(edge)).distance(middle) < 0.1)
          return Optional.of(new Side(hex, edge));
    return Optional.empty();
  }

  private Point center(String hex) {
    Coordinate place = map.layout().parse(hex);
    double across = Math.sqrt(3);
    return map.layout().isFlat()
        ? new Point(place.x() * across, place.y())
        : new Point(place.x(), place.y() * across);
  }
}
