package roundhouse.picture.tile;

import java.util.List;
import roundhouse.board.TileColor;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/** A word or sign on a hexagon, with the middle of its place. */
public sealed interface Note {
  double VALUE_RADIUS = 15;
  double CELL_WIDTH = 32;
  double CELL_HEIGHT = 24;

  Vec at();

  /** The value of a call, in a circle. */
  record Value(Vec at, String text) implements Note {}

  /** The values of a call by colour or train, one cell each, in rows of {@code columns}. */
  record Values(Vec at, List<Cell> cells, int columns) implements Note {
    double width() {
      return columns * CELL_WIDTH;
    }

    double height() {
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
    /** Several letters are set smaller than one. */
    static PictureText words(String text) {
      return PictureText.bold(text, text.length() == 1 ? 27 : text.length() == 2 ? 22 : 17);
    }
  }

  /** A company with its destination here, light on dark. */
  record Destination(Vec at, String company) implements Note {
    static final double HEIGHT = 18;

    static PictureText words(String company) {
      return PictureText.bold(company, 12);
    }

    static double width(String company) {
      return words(company).width() + 10;
    }
  }

  record Cost(Vec at, String terrain, int cost) implements Note {
    static final double WIDTH = 34;
    static final double HEIGHT = 38;
  }

  /**
   * @param crossing whether it overlaps something and needs its own ground to be readable
   */
  record Name(Vec at, List<String> lines, double size, boolean crossing) implements Note {}

  record Number(Vec at, String text) implements Note {
    static final double SIZE = 11;
  }
}
