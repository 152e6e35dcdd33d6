package roundhouse.picture.tile;

import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.board.TileColor;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/** A word or sign on a hexagon, with the middle of its place. */
public sealed interface Note {
  double VALUE_RADIUS = 15;
  double CELL_WIDTH = 32;
  double CELL_HEIGHT = 24;

  /** Letters of a hex are capitals: how high they are, of their size. */
  double CAPITALS = 0.72;

  Vec at();

  double width();

  double height();

  /** Whether it overlaps something, and so needs its own ground to be readable. */
  default boolean crossing() {
    return false;
  }

  /** The same note elsewhere; values and costs stay. */
  default Note moved(Vec to, boolean crossing) {
    return this;
  }

  /** The space that it takes, relative to the centre of its hex. */
  default Rectangle2D box() {
    return new Rectangle2D.Double(
        at().x() - width() / 2, at().y() - height() / 2, width(), height());
  }

  /** The value of a call, in a circle. */
  record Value(Vec at, String text) implements Note {
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

  /**
   * @param crossing whether it overlaps something and needs its own ground to be readable
   */
  record Label(Vec at, String text, boolean crossing) implements Note {
    @Override
    public Note moved(Vec to, boolean crosses) {
      return new Label(to, text, crosses);
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
  record Destination(Vec at, String company, boolean crossing) implements Note {
    @Override
    public Note moved(Vec to, boolean crosses) {
      return new Destination(to, company, crosses);
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
    private static final double WIDTH = 34;

    @Override
    public double width() {
      return WIDTH;
    }

    @Override
    public double height() {
      return terrain.isEmpty() ? 20 : 38;
    }
  }

  /**
   * @param crossing whether it overlaps something and needs its own ground to be readable
   */
  record Name(Vec at, List<String> lines, boolean crossing) implements Note {
    @Override
    public Name moved(Vec to, boolean crosses) {
      return new Name(to, lines, crosses);
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
    public double width() {
      return PictureText.plain(text, SIZE).width();
    }

    @Override
    public double height() {
      return SIZE * 0.8;
    }
  }
}
