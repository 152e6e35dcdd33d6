package roundhouse.print;

import java.awt.Color;
import roundhouse.picture.Theme;

/** The theme of pictures on paper. */
final class PaperTheme {
  /** The light theme on white. */
  static final Theme THEME =
      new Theme(
          Color.WHITE,
          Theme.LIGHT.text(),
          Theme.LIGHT.faint(),
          Theme.LIGHT.tiles(),
          Theme.LIGHT.zones(),
          Theme.LIGHT.space(),
          Theme.LIGHT.legal(),
          Theme.LIGHT.changed());

  private PaperTheme() {}
}
