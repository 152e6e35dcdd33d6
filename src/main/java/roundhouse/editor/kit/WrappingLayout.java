package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;

/**
 * Puts components beside each other, all as wide as the widest, and wraps them in a narrow view.
 */
public final class WrappingLayout implements LayoutManager {

  private WrappingLayout() {}

  /** Lays a component out. */
  public static void install(JComponent in) {
    in.setLayout(new WrappingLayout());
    in.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            in.revalidate();
          }
        });
  }

  private static Dimension cell(Container in) {
    var cell = new Dimension(1, 1);
    for (Component part : in.getComponents()) {
      Dimension wanted = part.getPreferredSize();
      cell.setSize(Math.max(cell.width, wanted.width), Math.max(cell.height, wanted.height));
    }
    return cell;
  }

  private int columns(Container in, int cell) {
    int most = Math.max(1, in.getComponentCount());
    Insets edge = in.getInsets();
    int fit = (in.getWidth() - edge.left - edge.right) / cell;
    return in.getWidth() == 0 ? most : Math.clamp(fit, 1, most);
  }

  @Override
  public Dimension preferredLayoutSize(Container in) {
    Dimension cell = cell(in);
    int columns = columns(in, cell.width);
    int down = Math.ceilDiv(in.getComponentCount(), columns);
    Insets edge = in.getInsets();
    return new Dimension(
        columns * cell.width + edge.left + edge.right, down * cell.height + edge.top + edge.bottom);
  }

  @Override
  public Dimension minimumLayoutSize(Container in) {
    return new Dimension(0, preferredLayoutSize(in).height);
  }

  @Override
  public void layoutContainer(Container in) {
    Dimension cell = cell(in);
    int columns = columns(in, cell.width);
    Insets edge = in.getInsets();
    for (int index = 0; index < in.getComponentCount(); index++)
      in.getComponent(index)
          .setBounds(
              edge.left + index % columns * cell.width,
              edge.top + index / columns * cell.height,
              cell.width,
              cell.height);
  }

  @Override
  public void addLayoutComponent(String name, Component part) {
    return;
  }

  @Override
  public void removeLayoutComponent(Component part) {
    return;
  }
}
