package roundhouse.editor.dock;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import javax.swing.UIManager;
import roundhouse.picture.Painter;
import roundhouse.words.UiWords;

/** The button that opens the menu of a view. */
final class ViewMenu extends JButton {
  /**
   * @param view the one to which the menu belongs at the moment
   */
  ViewMenu(Supplier<DockView> view) {
    super(new Dots());
    putClientProperty("JButton.buttonType", "toolBarButton");
    setFocusable(false);
    setToolTipText(UiWords.of("views.menu-tip"));
    getAccessibleContext().setAccessibleName(UiWords.of("views.menu"));
    addActionListener(_ -> open(view.get()));
  }

  private void open(DockView view) {
    var popup = new JPopupMenu(view.title());
    popup.setName("view menu");
    for (Action command : view.menu()) popup.add(command).setToolTipText(null);
    popup.show(this, getWidth() - popup.getPreferredSize().width, getHeight());
  }

  /** Three dots, one above the other, drawn crisp at every scale in the colours of the look. */
  private record Dots() implements Icon {
    private static final int SIZE = 16;
    private static final double DOT = 2.4;

    @Override
    public int getIconWidth() {
      return SIZE;
    }

    @Override
    public int getIconHeight() {
      return SIZE;
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
      Graphics2D own = (Graphics2D) graphics.create();
      Painter.smooth(own);
      own.setColor(UIManager.getColor("Label.foreground"));
      for (int dot = 1; dot <= 3; dot++)
        own.fill(
            new Ellipse2D.Double(x + (SIZE - DOT) / 2, y + SIZE * dot / 4.0 - DOT / 2, DOT, DOT));
      own.dispose();
    }
  }
}
