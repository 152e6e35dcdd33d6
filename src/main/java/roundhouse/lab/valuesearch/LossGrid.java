package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * How far designs are off over two of the varied values; the others are the winner's.
 *
 * @param down path of the value that changes from row to row
 * @param across path of the value that changes from column to column
 * @param cells row after row
 */
public record LossGrid(
    String down, String across, List<String> rows, List<String> columns, List<Cell> cells) {
  /** Rows and columns at most. */
  private static final int MOST = 9;

  public LossGrid {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    cells = List.copyOf(cells);
  }

  /**
   * A design.
   *
   * @param loss how far its worst aim is off, in tolerances
   * @param worst the figure of that aim, and what the models expect of it
   */
  public record Cell(double loss, String worst) {
    /** "0.4". */
    public String says() {
      return GoalText.off(loss);
    }
  }

  /** A grid for each pair of varied values. */
  static List<LossGrid> of(ValueSpace space, Surfaces surfaces, ValuePoint winner) {
    var all = new ArrayList<LossGrid>();
    for (int down = 0; down < space.varied().size(); down++)
      for (int across = down + 1; across < space.varied().size(); across++)
        all.add(of(space, surfaces, winner, down, across));
    return all;
  }

  private static LossGrid of(
      ValueSpace space, Surfaces surfaces, ValuePoint winner, int down, int across) {
    List<Integer> rows = levels(space, winner, down);
    List<Integer> columns = levels(space, winner, across);
    var cells = new ArrayList<Cell>();
    for (int row : rows)
      for (int column : columns)
        cells.add(cell(surfaces, space.plain(winner.with(down, row).with(across, column))));
    VariedValue first = space.varied().get(down);
    VariedValue second = space.varied().get(across);
    return new LossGrid(
        first.path(),
        second.path(),
        rows.stream().map(first.values()::get).toList(),
        columns.stream().map(second.values()::get).toList(),
        cells);
  }

  /** Some levels of a value: the first, the last, the winner's, and others between. */
  private static List<Integer> levels(ValueSpace space, ValuePoint winner, int index) {
    List<String> values = space.varied().get(index).values();
    var levels = new TreeSet<Integer>();
    int across = Math.min(MOST - 1, values.size());
    for (int each = 0; each < across; each++) levels.add(each * (values.size() - 1) / (across - 1));
    int found = values.indexOf(space.value(winner, index));
    if (found >= 0) levels.add(found);
    return List.copyOf(levels);
  }

  private static Cell cell(Surfaces surfaces, ValuePoint point) {
    int worst = 0;
    for (int goal = 1; goal < surfaces.goals().size(); goal++)
      if (surfaces.loss(point, goal) > surfaces.loss(point, worst)) worst = goal;
    Goal goal = surfaces.goals().get(worst);
    String amount = GoalText.amount(goal, surfaces.models().get(worst).mean(point));
    return new Cell(surfaces.loss(point, worst), goal.what() + " " + amount);
  }
}
