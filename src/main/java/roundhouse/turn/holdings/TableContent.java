package roundhouse.turn.holdings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Livery;

/**
 * The content of a table.
 *
 * @param columns with their headings; numbers are right-aligned where {@code right} is set
 */
public record TableContent(List<Column> columns, List<Row> rows) {
  /** An empty table. */
  public static final TableContent NONE = new TableContent(List.of(), List.of());

  /**
   * A column.
   *
   * @param livery of the company it is about
   */
  public record Column(String name, boolean right, String tip, Optional<Livery> livery) {
    /** A column of words. */
    public static Column text(String name) {
      return new Column(name, false, "", Optional.empty());
    }

    static Column number(String name, String tip) {
      return new Column(name, true, tip, Optional.empty());
    }
  }

  /**
   * A row.
   *
   * @param livery shown before its first cell
   * @param now whether it is this one's turn, drawn bold
   * @param faint out of play, or not in play yet
   * @param tip of the whole row
   * @param tips of single cells, by column, in place of {@code tip}
   * @param about the thing of the game it describes
   */
  public record Row(
      List<String> cells,
      Optional<Livery> livery,
      boolean now,
      boolean faint,
      String tip,
      Map<Integer, String> tips,
      Optional<Subject> about) {
    public Row {
      cells = List.copyOf(cells);
      tips = Map.copyOf(tips);
    }

    /** A row with the same tip everywhere. */
    public Row(
        List<String> cells, Optional<Livery> livery, boolean now, boolean faint, String tip) {
      this(cells, livery, now, faint, tip, Map.of(), Optional.empty());
    }

    Row about(Subject subject) {
      return new Row(cells, livery, now, faint, tip, tips, Optional.of(subject));
    }

    Row tips(Map<Integer, String> ofCells) {
      return new Row(cells, livery, now, faint, tip, ofCells, about);
    }

    /** The tip of a cell, "" if none. */
    public String tip(int column) {
      return tips.getOrDefault(column, tip);
    }
  }

  public TableContent {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }
}
