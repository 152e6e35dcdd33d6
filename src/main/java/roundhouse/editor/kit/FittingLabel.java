package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import roundhouse.picture.PictureText;

/**
 * A label that uses the condensed letters of pictures if its text is too wide, and makes them a
 * little smaller if that is not enough, so that a narrow view says as much as a wide one.
 */
public class FittingLabel extends JLabel {
  private transient List<FittingLabel> alike = List.of();

  public FittingLabel() {
    this(" ", LEADING);
  }

  public FittingLabel(String text, int alignment) {
    super(text, alignment);
  }

  /** Sets these in the same letters: lines of one list look alike. */
  public static void setAlike(List<FittingLabel> lines) {
    lines.forEach(line -> line.alike = lines);
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
    if (!isTooWide() && alike.stream().noneMatch(FittingLabel::isTooWide)) return Optional.empty();
    return Optional.of(CondensedText.fitting(getText(), getFont(), room()));
  }

  private boolean isTooWide() {
    return !getText().isBlank() && getFontMetrics(getFont()).stringWidth(getText()) > room();
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
