package roundhouse.print;

import java.util.List;

/** A paper size. */
public enum PageSize {
  A4(210, 297),
  A3(297, 420),
  /** A poster, as copy shops print it. */
  A1(594, 841),
  LETTER(215.9, 279.4),
  TABLOID(279.4, 431.8);

  private final Sheet upright;

  PageSize(double width, double height) {
    upright = new Sheet(width, height);
  }

  /** How sheets lie. */
  public enum Orientation {
    /** Each part as it needs fewer sheets; text upright. */
    ANY,
    UPRIGHT,
    SIDEWAYS
  }

  public Sheet upright() {
    return upright;
  }

  /** The ways in which a sheet may lie, the better one for text first. */
  List<Sheet> sheets(Orientation orientation) {
    return switch (orientation) {
      case ANY -> List.of(upright, upright.turned());
      case UPRIGHT -> List.of(upright);
      case SIDEWAYS -> List.of(upright.turned());
    };
  }
}
