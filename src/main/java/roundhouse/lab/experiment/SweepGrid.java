package roundhouse.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.lab.answers.Contrast;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.rows.FigureFamily;

/**
 * The sides that sweeps make as a grid: the values of the first sweep down, those of the others
 * across.
 *
 * @param sweeps as they are written; none if the sides are designs
 */
public record SweepGrid(List<String> sweeps) {
  /** The figures shown if nobody asks for others. */
  private static final List<String> USUAL =
      List.of(FigureFamily.SETS.id(), FigureFamily.BEST_WORTH.id());

  public SweepGrid {
    sweeps = List.copyOf(sweeps);
  }

  /**
   * A grid for each figure that is asked for, by its name.
   *
   * @param sides with the names of the sweeps' points, in any order
   */
  public List<FigureGrid> of(List<SideTally> sides, List<String> asked) {
    if (sweeps.isEmpty()) return List.of();
    var figures = new TreeSet<Figure>();
    sides.forEach(side -> figures.addAll(side.figures()));
    return (asked.isEmpty() ? USUAL : asked)
        .stream()
            .map(name -> figures.stream().filter(each -> each.isNamed(name)).findFirst())
            .flatMap(Optional::stream)
            .map(figure -> of(sides, figure))
            .toList();
  }

  /** The grid of one figure. */
  public FigureGrid of(List<SideTally> sides, Figure figure) {
    List<Sweep> all = sweeps.stream().map(Sweep::parse).toList();
    var corner = new ArrayList<>(List.of(name(all.getFirst())));
    all.stream().skip(1).map(SweepGrid::name).forEach(corner::add);
    return new FigureGrid(
        figure,
        String.join(" \\ ", corner),
        all.getFirst().values(),
        columns(all.subList(1, all.size())),
        Sweep.grid(all).stream().map(point -> estimate(sides, point.name(), figure)).toList());
  }

  private static Estimate estimate(List<SideTally> sides, String name, Figure figure) {
    return sides.stream()
        .filter(side -> side.side().equals(name))
        .findFirst()
        .map(side -> side.estimate(figure))
        .orElseGet(() -> new Estimate(Double.NaN, Double.NaN, Double.NaN));
  }

  /** The trends along its values; none if the sides are designs. */
  public List<Contrast> contrasts() {
    if (sweeps.isEmpty()) return List.of();
    var points = new LinkedHashMap<String, Map<String, String>>();
    for (Sweep.Point point : Sweep.grid(sweeps.stream().map(Sweep::parse).toList()))
      points.put(point.name(), Contrast.levels(point.changes()));
    return Contrast.of(points);
  }

  private static String name(Sweep sweep) {
    return String.join(".", sweep.path());
  }

  private static List<String> columns(List<Sweep> others) {
    List<List<String>> columns = List.of(List.of());
    for (Sweep sweep : others)
      columns =
          columns.stream()
              .flatMap(before -> sweep.values().stream().map(value -> with(before, value)))
              .toList();
    return columns.stream().map(each -> each.stream().collect(Collectors.joining(", "))).toList();
  }

  private static List<String> with(List<String> before, String value) {
    var all = new ArrayList<>(before);
    all.add(value);
    return all;
  }
}
