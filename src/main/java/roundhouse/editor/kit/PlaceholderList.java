package roundhouse.editor.kit;

import java.awt.Graphics;
import java.awt.Insets;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.ListModel;
import javax.swing.UIManager;

/** A list that, while empty, faintly says what it would show. */
public final class PlaceholderList<E> extends JList<E> {
  private static final int GAP = 10;

  private String says;

  /**
   * @param says a sentence, on as many lines as it needs
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
    var words = new StillText();
    words.setText(says);
    words.setFont(getFont());
    words.setForeground(UIManager.getColor("Label.disabledForeground"));
    words.setBorder(BorderFactory.createEmptyBorder());
    words.setSize(getWidth() - insets.left - insets.right - 2 * GAP, getHeight());
    Graphics own = graphics.create();
    own.translate(insets.left + GAP, insets.top + GAP / 2);
    words.paint(own);
    own.dispose();
  }
}
