package roundhouse.editor.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.whynot.Subject;
import roundhouse.picture.Livery;

/**
 * What a table shows, without the table.
 *
 * @param columns headings; numbers stand to the right where {@code right} says so
 */
record Grid(List<Column> columns, List<Row> rows) {
  static final Grid NONE = new Grid(List.of(), List.of());

  /**
   * A column.
   *
   * @param livery of the company that it is about
   */
  record Column(String name, boolean right, String tip, Optional<Livery> livery) {
    static Column text(String name) {
      return new Column(name, false, "", Optional.empty());
    }

    static Column number(String name, String tip) {
      return new Column(name, true, tip, Optional.empty());
    }
  }

  /**
   * A line.
   *
   * @param livery shown before its first cell
   * @param now whose turn it is, drawn bold
   * @param faint out of play, or not in play yet
   * @param tip told of the whole line
   * @param tips told of single cells instead, by column
   * @param about the thing of the game that it tells of
   */
  record Row(
      List<String> cells,
      Optional<Livery> livery,
      boolean now,
      boolean faint,
      String tip,
      Map<Integer, String> tips,
      Optional<Subject> about) {
    Row {
      cells = List.copyOf(cells);
      tips = Map.copyOf(tips);
    }

    /** A line of which the same is told all along. */
    Row(List<String> cells, Optional<Livery> livery, boolean now, boolean faint, String tip) {
      this(cells, livery, now, faint, tip, Map.of(), Optional.empty());
    }

    Row about(Subject subject) {
      return new Row(cells, livery, now, faint, tip, tips, Optional.of(subject));
    }

    Row tips(Map<Integer, String> ofCells) {
      return new Row(cells, livery, now, faint, tip, ofCells, about);
    }

    /** What is told of a cell, "" when nothing is. */
    String tip(int column) {
      return tips.getOrDefault(column, tip);
    }
  }

  Grid {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }
}
