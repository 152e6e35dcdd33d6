package roundhouse.picture.tile;

import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/** A word or sign on a hexagon, with the middle of its place. */
public sealed interface Inscription
    permits RevenueInscription,
        Inscription.Label,
        Inscription.Destination,
        Inscription.Cost,
        Inscription.Toll,
        Inscription.Name,
        Inscription.Figure,
        Inscription.Number {
  double COST_LETTERS = 15;

  /** Letters of a hex are capitals: how high they are, of their size. */
  double CAPITALS = 0.72;

  Vec at();

  double width();

  double height();

  /** The size of its letters. */
  double letters();

  /** The space that it takes, relative to the centre of its hex. */
  default Rectangle2D box() {
    return new Rectangle2D.Double(
        at().x() - width() / 2, at().y() - height() / 2, width(), height());
  }

  /** Letters of a tile or a hex. */
  record Label(Vec at, String text) implements Inscription {
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
  record Destination(Vec at, String company) implements Inscription {
    private static final double HEIGHT = 18;

    @Override
    public double letters() {
      return words(company).size();
    }

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
   * What it costs to lay a tile here.
   *
   * @param terrain the reason for the cost, or ""
   */
  record Cost(Vec at, String terrain, int cost) implements Inscription {
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
  record Toll(Vec at, int cost, boolean water) implements Inscription {
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
  record Name(Vec at, List<String> lines) implements Inscription {
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

  /** A figure that a hex is shown for. */
  record Figure(Vec at, String text) implements Inscription {
    private static final double SIZE = 13;

    PictureText words() {
      return PictureText.bold(text, SIZE);
    }

    @Override
    public double letters() {
      return SIZE;
    }

    @Override
    public double width() {
      return words().width() + 2;
    }

    @Override
    public double height() {
      return SIZE;
    }
  }

  /** The number of a tile, or the id of a hex. */
  record Number(Vec at, String text) implements Inscription {
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
