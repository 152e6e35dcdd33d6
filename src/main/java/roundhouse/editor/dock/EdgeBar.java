package roundhouse.editor.dock;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.picture.Painter;

/** A bar at an edge of a window with a button for each view that waits there. */
final class EdgeBar extends JPanel {
  private final Edge edge;

  EdgeBar(Edge edge) {
    this.edge = edge;
    setLayout(new BoxLayout(this, edge == Edge.BOTTOM ? BoxLayout.LINE_AXIS : BoxLayout.PAGE_AXIS));
  }

  /**
   * Shows a button for each view.
   *
   * @param out whether a view has slid out
   * @param toggle slides a view out or in
   */
  void show(
      List<String> ids,
      Function<String, DockView> views,
      Predicate<String> out,
      Consumer<String> toggle) {
    removeAll();
    for (String id : ids) {
      DockView view = views.apply(id);
      var button = new JToggleButton();
      if (edge == Edge.BOTTOM) button.setText(view.label());
      else button.setIcon(new Upright(view.label(), edge == Edge.LEFT, button));
      button.setName("edge " + id);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setFocusable(false);
      button.setSelected(out.test(id));
      button.getAccessibleContext().setAccessibleName(view.title());
      button.addActionListener(_ -> toggle.accept(id));
      add(button);
      add(Box.createRigidArea(new Dimension(2, 2)));
    }
    setVisible(!ids.isEmpty());
    revalidate();
    repaint();
  }

  /** A line of text that runs upwards, or downwards. */
  private record Upright(String text, boolean upwards, Component on) implements Icon {
    @Override
    public int getIconWidth() {
      return on.getFontMetrics(on.getFont()).getHeight();
    }

    @Override
    public int getIconHeight() {
      return on.getFontMetrics(on.getFont()).stringWidth(text);
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
      Graphics2D own = (Graphics2D) graphics.create();
      Painter.smooth(own);
      own.setFont(on.getFont());
      own.setColor(UIManager.getColor("Label.foreground"));
      if (upwards) own.translate(x, y + getIconHeight());
      else own.translate(x + getIconWidth(), y);
      own.rotate(upwards ? -Math.PI / 2 : Math.PI / 2);
      own.drawString(text, 0, on.getFontMetrics(on.getFont()).getAscent());
      own.dispose();
    }
  }
}
