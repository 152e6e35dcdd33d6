package roundhouse.picture.tile;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.board.TileColor;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/** A word or sign on a hexagon, with the middle of its place. */
public sealed interface Note {
  double VALUE_RADIUS = 15;
  double CELL_WIDTH = 32;
  double CELL_HEIGHT = 24;
  double VALUE_LETTERS = 17;
  double CELL_LETTERS = 16;
  double COST_LETTERS = 15;

  /** Letters of a hex are capitals: how high they are, of their size. */
  double CAPITALS = 0.72;

  Vec at();

  double width();

  double height();

  /** The size of its letters. */
  double letters();

  /** The values of a call: one cell, or one for each colour and kind of train. */
  static List<Cell> cells(Stop stop) {
    var cells = new ArrayList<Cell>();
    stop.revenue().byColor().forEach((color, value) -> cells.add(new Cell(color, "", value)));
    stop.revenue()
        .byTrain()
        .forEach((train, value) -> cells.add(new Cell(TileColor.GRAY, train, value)));
    return cells;
  }

  /** The space that it takes, relative to the centre of its hex. */
  default Rectangle2D box() {
    return new Rectangle2D.Double(
        at().x() - width() / 2, at().y() - height() / 2, width(), height());
  }

  /** The value of a call, in a circle. */
  record Value(Vec at, String text) implements Note {
    @Override
    public double letters() {
      return VALUE_LETTERS;
    }

    @Override
    public double width() {
      return 2 * VALUE_RADIUS;
    }

    @Override
    public double height() {
      return 2 * VALUE_RADIUS;
    }
  }

  /** The values of a call by colour or train, one cell each, in rows of {@code columns}. */
  record Values(Vec at, List<Cell> cells, int columns) implements Note {
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

  /** Letters of a tile or a hex. */
  record Label(Vec at, String text) implements Note {
    @Override
    public double letters() {
      return words(text).size();
    }

    @Override
    public double width() {
      return words(text).width();
    }

    @Override
    public double height() {
      return words(text).size() * CAPITALS;
    }

    /** Several letters are set smaller than one. */
    static PictureText words(String text) {
      return PictureText.bold(text, text.length() == 1 ? 27 : text.length() == 2 ? 22 : 17);
    }
  }

  /** A company with its destination here, light on dark. */
  record Destination(Vec at, String company) implements Note {
    @Override
    public double letters() {
      return words(company).size();
    }

    private static final double HEIGHT = 18;

    static PictureText words(String company) {
      return PictureText.bold(company, 12);
    }

    @Override
    public double width() {
      return words(company).width() + 10;
    }

    @Override
    public double height() {
      return HEIGHT;
    }
  }

  /**
   * @param terrain the reason for the cost, or ""
   */
  record Cost(Vec at, String terrain, int cost) implements Note {
    static final double SIGN = 15;

    PictureText words() {
      return PictureText.bold(String.valueOf(cost), COST_LETTERS);
    }

    /** The room of its sign, left of the number. */
    double sign() {
      return terrain.isEmpty() ? 0 : SIGN;
    }

    @Override
    public double letters() {
      return COST_LETTERS;
    }

    @Override
    public double width() {
      return sign() + words().width() + 6;
    }

    @Override
    public double height() {
      return COST_LETTERS + 1;
    }
  }

  /** What it costs to cross a side of a hex, light on the colour of its terrain. */
  record Toll(Vec at, int cost, boolean water) implements Note {
    PictureText words() {
      return PictureText.bold(String.valueOf(cost), COST_LETTERS);
    }

    @Override
    public double letters() {
      return COST_LETTERS;
    }

    @Override
    public double width() {
      return Math.max(height(), words().width() + 9);
    }

    @Override
    public double height() {
      return COST_LETTERS + 5;
    }
  }

  /** The name of a place, in lines. */
  record Name(Vec at, List<String> lines) implements Note {
    @Override
    public double letters() {
      return NameLines.SIZE;
    }

    @Override
    public double width() {
      return new NameLines(lines).width();
    }

    @Override
    public double height() {
      return new NameLines(lines).height();
    }
  }

  record Number(Vec at, String text) implements Note {
    static final double SIZE = 11;

    @Override
    public double letters() {
      return SIZE;
    }

    @Override
    public double width() {
      return PictureText.plain(text, SIZE).width();
    }

    @Override
    public double height() {
      return SIZE * 0.8;
    }
  }
}
