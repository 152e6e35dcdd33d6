package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import roundhouse.drafts.PrintPart;
import roundhouse.drafts.UntypedValues;

/** Finds from a drawing which edges and stops its track joins. */
final class HexTrack {
  /** How near to a stop track passes that calls there. */
  private static final double NEAR = 0.32;

  private final List<Point> stops;
  private final HexSides sides;
  private final boolean unbuilt;
  private final List<PrintPart> parts = new ArrayList<>();
  private final Set<String> written = new HashSet<>();
  private boolean junction;

  /**
   * The track of a hex.
   *
   * @param stops where each stop is drawn
   * @param sides how the sides of a hex lie there
   * @param unbuilt whether nothing is built on the hex yet, so that track that ends at once is a
   *     stub
   */
  HexTrack(List<Point> stops, HexSides sides, boolean unbuilt) {
    this.stops = stops;
    this.sides = sides;
    this.unbuilt = unbuilt;
  }

  List<PrintPart> parts(List<Map<String, Object>> tracks) {
    tracks.forEach(this::add);
    parts.sort(Comparator.comparing(part -> part.values().getOrDefault("a", "")));
    if (junction) parts.addFirst(PrintPart.of("junction"));
    return parts;
  }

  private void add(Map<String, Object> track) {
    int side = UntypedValues.number(track.get("side")).orElse(0);
    if (side < 1 || side > 6) return;
    int first = sides.edge(side);
    String gauge = gauge(UntypedValues.text(track.get("gauge")));
    int apart =
        switch (UntypedValues.text(track.get("type"))) {
          case "sharp", "sharpStop", "sharpStopRev" -> 1;
          case "gentle", "gentleStop", "gentleStopRev" -> 2;
          case "straight", "straightStop", "bent" -> 3;
          default -> 0;
        };
    if (UntypedValues.text(track.get("type")).equals("stub")) stub(first);
    else if (apart == 0) toStop(first, gauge);
    else addCurve(first, (first + apart) % 6, track, gauge);
  }

  private static String gauge(String written) {
    return switch (written) {
      case "narrow", "dashed", "line" -> "narrow";
      case "dual" -> "dual";
      default -> "";
    };
  }

  private void addCurve(int one, int other, Map<String, Object> track, String gauge) {
    double start = part(track.get("start"), 0);
    double end = part(track.get("end"), 1);
    var curve = Curve.between(edge(one), edge(other));
    if (start <= 0 && end >= 1) through(one, other, curve, gauge);
    else if (start <= 0) from(one, curve.point(end), gauge);
    else from(other, curve.point(start), gauge);
  }

  private static double part(Object value, double otherwise) {
    return Math.clamp(UntypedValues.decimal(value, otherwise), 0, 1);
  }

  private void stub(int edge) {
    if (written.add("stub" + edge)) parts.add(PrintPart.of("stub", "edge", String.valueOf(edge)));
  }

  private void through(int one, int other, Curve curve, String gauge) {
    List<Integer> called = new ArrayList<>();
    for (int stop = 0; stop < stops.size(); stop++)
      if (curve.distance(stops.get(stop), 0, 1) < NEAR) called.add(stop);
    if (called.isEmpty()) {
      path(String.valueOf(one), String.valueOf(other), gauge);
      return;
    }
    called.sort((a, b) -> Double.compare(along(curve, a), along(curve, b)));
    String last = String.valueOf(one);
    for (int stop : called) {
      path(last, "_" + stop, gauge);
      last = "_" + stop;
    }
    path(String.valueOf(other), last, gauge);
  }

  private double along(Curve curve, int stop) {
    return stops.get(stop).distance(curve.from());
  }

  private void toStop(int edge, String gauge) {
    if (unbuilt) stub(edge);
    else if (stops.isEmpty()) toJunction(edge, gauge);
    else {
      var curve = Curve.toCenter(edge(edge));
      path(String.valueOf(edge), "_" + nearest(stop -> curve.distance(stop, 0, 1)), gauge);
    }
  }

  private void from(int edge, Point end, String gauge) {
    if (unbuilt) stub(edge);
    else if (stops.isEmpty()) toJunction(edge, gauge);
    else path(String.valueOf(edge), "_" + nearest(stop -> stop.distance(end)), gauge);
  }

  private void toJunction(int edge, String gauge) {
    junction = true;
    path(String.valueOf(edge), "_0", gauge);
  }

  private int nearest(ToDoubleFunction<Point> distance) {
    int nearest = 0;
    for (int stop = 1; stop < stops.size(); stop++)
      if (distance.applyAsDouble(stops.get(stop))
          < distance.applyAsDouble(stops.get(nearest)) - 0.01) nearest = stop;
    return nearest;
  }

  private void path(String from, String to, String gauge) {
    if (from.matches("[0-5]") && to.matches("[0-5]") && from.compareTo(to) > 0) {
      path(to, from, gauge);
      return;
    }
    if (!written.add(from + ">" + to)) return;
    parts.add(
        gauge.isEmpty()
            ? PrintPart.of("path", "a", from, "b", to)
            : PrintPart.of("path", "a", from, "b", to, "track", gauge));
  }

  private Point edge(int edge) {
    return sides.middle(edge);
  }
}
