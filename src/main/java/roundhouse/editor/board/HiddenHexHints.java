package roundhouse.editor.board;

import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JButton;
import roundhouse.board.HexId;
import roundhouse.editor.board.HiddenHexes.Rim;
import roundhouse.words.UiWords;

/** Shows along the rim of a view how many hexes lie beyond it; a click goes there. */
public final class HiddenHexHints {
  private static final int FROM_RIM = 6;

  private final Map<Rim, JButton> buttons = new EnumMap<>(Rim.class);
  private HiddenHexes now = new HiddenHexes(Map.of());

  /**
   * @param view gets the buttons; it has no layout of its own
   * @param go called with the hexes that the user asks for
   */
  public HiddenHexHints(Container view, Consumer<List<HexId>> go) {
    for (Rim rim : Rim.values()) {
      var button = new JButton();
      button.setName("rim " + rim.name().toLowerCase(Locale.ROOT));
      button.putClientProperty("JButton.buttonType", "roundRect");
      button.setFocusable(false);
      button.setVisible(false);
      button.addActionListener(_ -> go.accept(now.beyond().getOrDefault(rim, List.of())));
      buttons.put(rim, button);
      view.add(button);
    }
  }

  /**
   * Counts again and places the buttons.
   *
   * @param pixel where the centre of a hex is in the view
   */
  public void count(Collection<HexId> hexes, Function<HexId, Point2D> pixel, Dimension view) {
    now = HiddenHexes.of(hexes, pixel, view);
    buttons.forEach((rim, button) -> show(rim, button, view));
  }

  private void show(Rim rim, JButton button, Dimension view) {
    int count = now.beyond().getOrDefault(rim, List.of()).size();
    button.setVisible(count > 0);
    if (count == 0) return;
    button.setText(text(rim, count));
    String tip = UiWords.counted("board.beyond", count, side(rim));
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(tip);
    Dimension size = button.getPreferredSize();
    Point at = place(rim, size, view);
    button.setBounds(at.x, at.y, size.width, size.height);
  }

  private static String text(Rim rim, int count) {
    return switch (rim) {
      case LEFT -> UiWords.of("board.rim-left", count);
      case RIGHT -> UiWords.of("board.rim-right", count);
      case TOP -> UiWords.of("board.rim-top", count);
      case BOTTOM -> UiWords.of("board.rim-bottom", count);
    };
  }

  private static String side(Rim rim) {
    return switch (rim) {
      case LEFT -> UiWords.of("board.side-left");
      case RIGHT -> UiWords.of("board.side-right");
      case TOP -> UiWords.of("board.side-top");
      case BOTTOM -> UiWords.of("board.side-bottom");
    };
  }

  private static Point place(Rim rim, Dimension size, Dimension view) {
    int midX = (view.width - size.width) / 2;
    int midY = (view.height - size.height) / 2;
    return switch (rim) {
      case LEFT -> new Point(FROM_RIM, midY);
      case RIGHT -> new Point(view.width - size.width - FROM_RIM, midY);
      case TOP -> new Point(midX, FROM_RIM);
      case BOTTOM -> new Point(midX, view.height - size.height - FROM_RIM);
    };
  }
}
