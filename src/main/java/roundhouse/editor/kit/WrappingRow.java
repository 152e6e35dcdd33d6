package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;

/** Puts components of any width beside each other, and on the next row where a view is narrow. */
public final class WrappingRow extends FlowLayout {
  private WrappingRow(int gap) {
    super(LEFT, gap, gap);
  }

  /** Lays a component out. */
  public static void install(JComponent in, int gap) {
    in.setLayout(new WrappingRow(gap));
    in.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            in.revalidate();
          }
        });
  }

  @Override
  public Dimension preferredLayoutSize(Container in) {
    if (in.getWidth() == 0) return super.preferredLayoutSize(in);
    Insets edge = in.getInsets();
    int room = in.getWidth() - edge.left - edge.right;
    int width = getHgap();
    int row = 0;
    int height = getVgap();
    for (Component part : in.getComponents()) {
      if (!part.isVisible()) continue;
      Dimension wanted = part.getPreferredSize();
      if (row > 0 && width + wanted.width > room) {
        height += row + getVgap();
        width = getHgap();
        row = 0;
      }
      width += wanted.width + getHgap();
      row = Math.max(row, wanted.height);
    }
    return new Dimension(in.getWidth(), height + row + getVgap() + edge.top + edge.bottom);
  }

  @Override
  public Dimension minimumLayoutSize(Container in) {
    return new Dimension(0, preferredLayoutSize(in).height);
  }
}
