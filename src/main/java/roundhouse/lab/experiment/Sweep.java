package roundhouse.lab.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.design.loading.TriedValue;
import roundhouse.design.yaml.MapNode;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Variant;

/**
 * A value of a design that is varied.
 *
 * @param path keys from the top of the design
 * @param values that it takes, one after the other
 */
public record Sweep(List<String> path, List<String> values) {
  private static final Pattern WRITTEN = Pattern.compile("(?<path>[^=]+)=(?<values>.+)");
  private static final Pattern RANGE = Pattern.compile("(?<from>\\d+)\\.\\.(?<to>\\d+)");
  private static final int MOST_SIDES = 100;

  /** The side of the design as it is, where no point has its values. */
  public static final String OWN = "as it is";

  public Sweep {
    path = List.copyOf(path);
    values = List.copyOf(values);
  }

  /**
   * Reads "trains.5.count=1..3" or "trains.5.price=x0.5,x1,x2".
   *
   * @throws IllegalArgumentException when it is written otherwise; the message says how
   */
  public static Sweep parse(String text) {
    Matcher parts = WRITTEN.matcher(text.strip());
    if (!parts.matches())
      throw new IllegalArgumentException(
          "'%s' names no values: write a path in the design and values, like trains.5.count=1..3"
              .formatted(text));
    return new Sweep(
        Arrays.asList(parts.group("path").split("\\.")), values(parts.group("values")));
  }

  private static List<String> values(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) return Arrays.stream(text.split(",")).map(String::strip).toList();
    // A number of ten digits may not fit an int, and no range of so few values needs it.
    boolean fits = range.group("from").length() < 10 && range.group("to").length() < 10;
    int from = fits ? Integer.parseInt(range.group("from")) : 0;
    int to = fits ? Integer.parseInt(range.group("to")) : MOST_SIDES;
    if (to < from || to - from >= MOST_SIDES)
      throw new IllegalArgumentException(
          "'%s' is not a range of at most %s values from the least to the greatest"
              .formatted(text, MOST_SIDES));
    return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
  }

  /** A design with one value of each sweep. */
  public record Point(String name, List<TriedValue> changes) {
    /** One that is named after its values. */
    public static Point of(List<TriedValue> changes) {
      return new Point(named(changes), changes);
    }

    /** All changes of the design's tree. */
    public UnaryOperator<MapNode> change() {
      return TriedValue.all(changes);
    }
  }

  /**
   * Each value of each sweep with each of the others.
   *
   * @throws IllegalArgumentException when there are too many
   */
  public static List<Point> grid(List<Sweep> sweeps) {
    List<Point> points = List.of(new Point("", List.of()));
    for (Sweep sweep : sweeps) {
      points = points.stream().flatMap(point -> sweep.with(point).stream()).toList();
      if (points.size() > MOST_SIDES)
        throw new IllegalArgumentException(
            "the values make more than %s designs: vary fewer".formatted(MOST_SIDES));
    }
    return points;
  }

  /**
   * The sides of a sweep: first the one with the values of the design as it is, with which the
   * others are compared. If no point has them, the design is one more side.
   */
  public static List<Variant> ownFirst(Title own, List<Variant> points) {
    var sides = new ArrayList<Variant>();
    for (Variant each : points)
      if (each.title().design().equals(own.design())) sides.add(0, each);
      else sides.add(each);
    boolean known = sides.getFirst().title().design().equals(own.design());
    if (!known) sides.add(0, new Variant(OWN, own));
    return sides;
  }

  /** The name of a side with these values: "trains.5.count=1 trains.5.price=x2". */
  static String named(List<TriedValue> changes) {
    return changes.stream()
        .map(each -> each.place() + "=" + each.value())
        .collect(Collectors.joining(" "));
  }

  private List<Point> with(Point point) {
    return values.stream()
        .map(
            value -> {
              var changes = new ArrayList<>(point.changes());
              changes.add(new TriedValue(path, value));
              return Point.of(changes);
            })
        .toList();
  }
}
