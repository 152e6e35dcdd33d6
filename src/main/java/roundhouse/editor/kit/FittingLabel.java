package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import roundhouse.picture.PictureText;

/**
 * A label that uses the condensed letters of pictures if its text is too wide, and makes them a
 * little smaller if that is not enough, so that a narrow view says as much as a wide one.
 */
public class FittingLabel extends JLabel {
  /** No text is smaller than this many pixels. */
  private static final double LEAST = 11;

  private static final String MORE = "…";

  /** The condensed letters have no arrow. */
  private static final char ARROW = '→';

  private static final char NARROW_ARROW = '›';

  public FittingLabel() {
    this(" ", LEADING);
  }

  public FittingLabel(String text, int alignment) {
    super(text, alignment);
  }

  /** Whether nothing of the text is left out. */
  public final boolean isWhole() {
    return condensed().filter(text -> text.text().endsWith(MORE)).isEmpty();
  }

  private int room() {
    Insets edge = getInsets();
    return getWidth() - edge.left - edge.right;
  }

  /** The text in condensed letters; empty if the usual ones fit. */
  private Optional<PictureText> condensed() {
    int room = room();
    if (getText().isBlank() || getFontMetrics(getFont()).stringWidth(getText()) <= room)
      return Optional.empty();
    String narrow = getText().replace(ARROW, NARROW_ARROW);
    PictureText text = set(narrow, getFont().getSize2D()).within(room);
    return Optional.of(text.size() < LEAST ? shortened(narrow, room) : text);
  }

  private PictureText shortened(String text, int room) {
    int end = text.length();
    while (end > 0 && set(text.substring(0, end) + MORE, LEAST).width() > room) end--;
    return set(end == text.length() ? text : text.substring(0, end) + MORE, LEAST);
  }

  private PictureText set(String text, double size) {
    return new PictureText(text, size, getFont().isBold());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Optional<PictureText> text = condensed();
    if (text.isEmpty()) {
      super.paintComponent(graphics);
      return;
    }
    var own = (Graphics2D) graphics.create();
    own.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    own.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    boolean right =
        getHorizontalAlignment() == SwingConstants.RIGHT
            || getHorizontalAlignment() == SwingConstants.TRAILING;
    double x = getInsets().left + (right ? room() - text.get().width() : 0);
    text.get().draw(own, x, getHeight() / 2.0, getForeground());
    own.dispose();
  }
}
