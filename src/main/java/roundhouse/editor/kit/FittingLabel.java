package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import roundhouse.picture.PictureText;

/**
 * A label that uses the condensed letters of pictures if its text is too wide, and makes them a
 * little smaller if that is not enough, so that a narrow view says as much as a wide one.
 */
public class FittingLabel extends JLabel {
  public FittingLabel() {
    this(" ", LEADING);
  }

  public FittingLabel(String text, int alignment) {
    super(text, alignment);
  }

  /** Whether nothing of the text is left out. */
  public final boolean isWhole() {
    return condensed().filter(CondensedText::isCut).isEmpty();
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
    return Optional.of(CondensedText.fitting(getText(), getFont(), room));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Optional<PictureText> text = condensed();
    if (text.isEmpty()) {
      super.paintComponent(graphics);
      return;
    }
    Graphics2D own = CondensedText.smooth(graphics);
    boolean right =
        getHorizontalAlignment() == SwingConstants.RIGHT
            || getHorizontalAlignment() == SwingConstants.TRAILING;
    double x = getInsets().left + (right ? room() - text.get().width() : 0);
    text.get().draw(own, x, getHeight() / 2.0, getForeground());
    own.dispose();
  }
}
