package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.board.TileColor;
import roundhouse.picture.Vec;

/** What a train earns at a stop: one value in a circle, or a table of values. */
public sealed interface RevenueInscription extends Inscription {
  double RADIUS = 15;
  double CELL_WIDTH = 32;
  double CELL_HEIGHT = 24;
  double CIRCLE_LETTERS = 17;
  double CELL_LETTERS = 16;

  /** The values of a stop: one cell, or one for each colour and kind of train. */
  static List<Cell> cells(Stop stop) {
    var cells = new ArrayList<Cell>();
    stop.revenue().byColor().forEach((color, value) -> cells.add(new Cell(color, "", value)));
    stop.revenue()
        .byTrain()
        .forEach((train, value) -> cells.add(new Cell(TileColor.GRAY, train, value)));
    return cells;
  }

  /** One value, in a circle. */
  record Circle(Vec at, String text) implements RevenueInscription {
    @Override
    public double letters() {
      return CIRCLE_LETTERS;
    }

    @Override
    public double width() {
      return 2 * RADIUS;
    }

    @Override
    public double height() {
      return 2 * RADIUS;
    }
  }

  /** Values by colour or train, one cell each, in rows of {@code columns}. */
  record Table(Vec at, List<Cell> cells, int columns) implements RevenueInscription {
    @Override
    public double letters() {
      return CELL_LETTERS;
    }

    @Override
    public double width() {
      return columns * CELL_WIDTH;
    }

    @Override
    public double height() {
      return (cells.size() + columns - 1) / columns * CELL_HEIGHT;
    }
  }

  /**
   * @param train type of train it applies to, or ""
   */
  record Cell(TileColor color, String train, int value) {}
}
