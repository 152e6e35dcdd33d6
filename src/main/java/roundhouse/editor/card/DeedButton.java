package roundhouse.editor.card;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;
import javax.swing.UIManager;
import roundhouse.editor.kit.CondensedText;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/**
 * A button that says all that it does: in the condensed letters of pictures where the usual ones
 * are too wide, and on two lines where these are too wide as well.
 */
final class DeedButton extends JButton {
  private static final double LINE = 1.25;
  private static final int EDGE = 6;

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
    return lines().stream().noneMatch(CondensedText::isCut);
  }

  /** The text in condensed letters; empty if the usual ones fit. */
  private List<PictureText> lines() {
    Insets edge = getInsets();
    String text = getText();
    if (getFontMetrics(getFont()).stringWidth(text) <= getWidth() - edge.left - edge.right)
      return List.of();
    int room = getWidth() - 2 * EDGE;
    PictureText whole = fitting(text, room);
    if (!CondensedText.isCut(whole)) return List.of(whole);
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
    return CondensedText.fitting(text, getFont().deriveFont(Font.BOLD), room);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    List<PictureText> lines = lines();
    ownLetters = !lines.isEmpty();
    super.paintComponent(graphics);
    ownLetters = false;
    Graphics2D own = CondensedText.smooth(graphics);
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
