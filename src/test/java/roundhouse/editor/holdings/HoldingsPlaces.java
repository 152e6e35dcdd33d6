package roundhouse.editor.holdings;

import java.awt.Component;
import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.editor.holdings.HoldingsTable.Place;
import roundhouse.engine.Action;

/** Finds cells of the matrix that is shown, on the event thread. */
public final class HoldingsPlaces {
  private HoldingsPlaces() {}

  /** The middle of the cell that offers an action; empty if none does. */
  public static Optional<Point2D> offering(Component matrix, Action action) {
    var table = (HoldingsTable) matrix;
    return place(table, action)
        .map(table::box)
        .map(box -> new Point2D.Double(box.getCenterX(), box.getCenterY()));
  }

  /** Whether the cell that offers an action has the keyboard. */
  public static boolean isFocused(Component matrix, Action action) {
    var table = (HoldingsTable) matrix;
    return table.focused().equals(place(table, action));
  }

  private static Optional<Place> place(HoldingsTable table, Action action) {
    return IntStream.range(0, table.getRowCount() * table.getColumnCount())
        .mapToObj(at -> table.place(at / table.getColumnCount(), at % table.getColumnCount()))
        .flatMap(Optional::stream)
        .filter(
            at -> table.cell(at).choices().stream().anyMatch(has -> has.action().equals(action)))
        .findFirst();
  }
}
