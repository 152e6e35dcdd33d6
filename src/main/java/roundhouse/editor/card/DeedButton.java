package roundhouse.editor.card;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.util.List;
import javax.swing.JButton;
import javax.swing.UIManager;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/**
 * A button that says all that it does: in the condensed letters of pictures where the usual ones
 * are too wide, and on two lines where these are too wide as well.
 */
final class DeedButton extends JButton {
  /** No text is smaller than this many pixels. */
  private static final double LEAST = 11;

  private static final double LINE = 1.25;
  private static final int EDGE = 6;
  private static final String MORE = "…";

  private boolean ownLetters;

  DeedButton(String text) {
    super(text);
  }

  /** While the button draws its words itself, the look draws none. */
  @Override
  public String getText() {
    return ownLetters ? "" : super.getText();
  }

  /** Whether nothing of the text is left out. */
  boolean isWhole() {
    return lines().stream().noneMatch(line -> line.text().endsWith(MORE));
  }

  /** The text in condensed letters; empty if the usual ones fit. */
  private List<PictureText> lines() {
    Insets edge = getInsets();
    String text = getText();
    if (getFontMetrics(getFont()).stringWidth(text) <= getWidth() - edge.left - edge.right)
      return List.of();
    int room = getWidth() - 2 * EDGE;
    PictureText whole = set(text).within(room);
    if (whole.size() >= LEAST) return List.of(whole);
    int middle = middle(text);
    return List.of(
        fitting(text.substring(0, middle).strip(), room),
        fitting(text.substring(middle).strip(), room));
  }

  /** The gap between words that is nearest to the middle. */
  private static int middle(String text) {
    int half = text.length() / 2;
    int before = text.lastIndexOf(' ', half);
    int after = text.indexOf(' ', half);
    if (before < 0 || after < 0) return Math.max(before, Math.max(after, 0));
    return half - before < after - half ? before : after;
  }

  private PictureText fitting(String text, int room) {
    PictureText whole = set(text).within(room);
    if (whole.size() >= LEAST) return whole;
    int end = text.length() - 1;
    while (end > 0 && least(text.substring(0, end)).width() > room) end--;
    return least(text.substring(0, end));
  }

  private static PictureText least(String begun) {
    return PictureText.bold(begun + MORE, LEAST);
  }

  private PictureText set(String text) {
    return PictureText.bold(text, getFont().getSize2D());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    List<PictureText> lines = lines();
    ownLetters = !lines.isEmpty();
    super.paintComponent(graphics);
    ownLetters = false;
    var own = (Graphics2D) graphics.create();
    own.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    own.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    draw(own, lines);
    own.dispose();
  }

  private void draw(Graphics2D graphics, List<PictureText> lines) {
    Color color = isEnabled() ? getForeground() : UIManager.getColor("Button.disabledText");
    double step = getFont().getSize2D() * LINE;
    double y = getHeight() / 2.0 - step * (lines.size() - 1) / 2;
    for (PictureText line : lines) {
      line.drawCentred(graphics, new Vec(getWidth() / 2.0, y), color);
      y += step;
    }
  }
}
