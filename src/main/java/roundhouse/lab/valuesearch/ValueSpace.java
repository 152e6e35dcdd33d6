package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.engine.SeededRandom;

/** All choices of values. */
final class ValueSpace {
  /** Up to this number of points, each is compared; of more, a part is drawn. */
  private static final int ALL = 3000;

  private static final int DRAWN = 2000;

  private final List<VariedValue> varied;
  private final List<String> own;

  /** Where each value lies; the design's own comes last. */
  private final double[][] coded;

  /**
   * @param varied the values that are varied
   * @param own the design's own values, in the same order
   */
  ValueSpace(List<VariedValue> varied, List<String> own) {
    this.varied = List.copyOf(varied);
    this.own = List.copyOf(own);
    this.coded = new double[varied.size()][];
    for (int index = 0; index < coded.length; index++) {
      VariedValue each = varied.get(index);
      coded[index] =
          Stream.concat(each.values().stream(), Stream.of(own.get(index)))
              .mapToDouble(each::coded)
              .toArray();
    }
  }

  List<VariedValue> varied() {
    return varied;
  }

  /** The design as it is. */
  ValuePoint asItIs() {
    return new ValuePoint(Collections.nCopies(varied.size(), ValuePoint.OWN));
  }

  /** The text of a value at a point. */
  String value(ValuePoint point, int index) {
    int level = point.levels().get(index);
    return level == ValuePoint.OWN ? own.get(index) : varied.get(index).values().get(level);
  }

  /** Whether a point has another value than the design. */
  boolean isChanged(ValuePoint point, int index) {
    return !value(point, index).equals(own.get(index));
  }

  /** The places of the values that differ from the design's. */
  List<Integer> changes(ValuePoint point) {
    return IntStream.range(0, varied.size())
        .filter(index -> isChanged(point, index))
        .boxed()
        .toList();
  }

  /** The point with the design's own values written as such, so that a design has one point. */
  ValuePoint plain(ValuePoint point) {
    ValuePoint plain = point;
    for (int index = 0; index < varied.size(); index++)
      if (!isChanged(point, index)) plain = plain.with(index, ValuePoint.OWN);
    return plain;
  }

  /** Where a point lies, each value from -1 to 1. */
  double[] position(ValuePoint point) {
    double[] position = new double[coded.length];
    for (int index = 0; index < position.length; index++) {
      int level = point.levels().get(index);
      position[index] = coded[index][level == ValuePoint.OWN ? coded[index].length - 1 : level];
    }
    return position;
  }

  /** "bank=7000 trains.4.count=3", or "as it is". */
  String name(ValuePoint point) {
    List<Integer> changed = changes(point);
    if (changed.isEmpty()) return "as it is";
    return changed.stream()
        .map(index -> varied.get(index).path() + "=" + value(point, index))
        .collect(Collectors.joining(" "));
  }

  /** How many points there are, at most as many as an int can count. */
  int size() {
    long size = 1;
    for (VariedValue each : varied) size = Math.min(Integer.MAX_VALUE, size * each.values().size());
    return (int) size;
  }

  /** All points, or some drawn at random if there are very many. */
  List<ValuePoint> pool(long seed) {
    var random = new SeededRandom(seed);
    int size = size();
    var all = new ArrayList<ValuePoint>();
    if (size <= ALL) for (int number = 0; number < size; number++) all.add(numbered(number));
    else
      for (int drawn = 0; drawn < DRAWN; drawn++)
        all.add(
            plain(
                new ValuePoint(
                    varied.stream().map(each -> random.below(each.values().size())).toList())));
    return all.stream().distinct().toList();
  }

  private ValuePoint numbered(int number) {
    var levels = new ArrayList<Integer>();
    int rest = number;
    for (VariedValue each : varied) {
      levels.add(rest % each.values().size());
      rest /= each.values().size();
    }
    return plain(new ValuePoint(levels));
  }

  /** The points that differ by one step of one value. */
  List<ValuePoint> neighbours(ValuePoint point) {
    var all = new ArrayList<ValuePoint>();
    for (int index = 0; index < varied.size(); index++) {
      List<String> values = varied.get(index).values();
      int level = values.indexOf(value(point, index));
      if (level > 0) all.add(plain(point.with(index, level - 1)));
      if (level >= 0 && level < values.size() - 1) all.add(plain(point.with(index, level + 1)));
    }
    return all;
  }
}
