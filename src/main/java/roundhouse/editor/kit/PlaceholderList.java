package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.util.Map;
import javax.swing.JList;
import javax.swing.ListModel;
import javax.swing.UIManager;

/** A list that, while empty, faintly says what it would show. */
public final class PlaceholderList<E> extends JList<E> {
  private static final int GAP = 10;

  private String says;

  /**
   * @param says a short line
   */
  public PlaceholderList(ListModel<E> model, String says) {
    super(model);
    this.says = says;
  }

  /** What it says while it is empty. */
  public String placeholder() {
    return says;
  }

  /** Says something else while it is empty. */
  public void say(String line) {
    says = line;
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (getModel().getSize() > 0) return;
    Insets insets = getInsets();
    Graphics2D own = (Graphics2D) graphics.create();
    if (Toolkit.getDefaultToolkit().getDesktopProperty("awt.font.desktophints")
        instanceof Map<?, ?> hints) own.addRenderingHints(hints);
    else
      own.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    own.setFont(getFont());
    own.setColor(UIManager.getColor("Label.disabledForeground"));
    own.drawString(
        says, insets.left + GAP, insets.top + GAP / 2 + own.getFontMetrics().getAscent());
    own.dispose();
  }
}
