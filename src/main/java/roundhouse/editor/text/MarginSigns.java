package roundhouse.editor.text;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import javax.swing.Icon;
import javax.swing.text.BadLocationException;
import org.fife.ui.rtextarea.Gutter;
import roundhouse.design.Problem;
import roundhouse.editor.kit.Look;
import roundhouse.picture.Painter;

/** Signs in the margin beside the lines in which something is wrong. */
final class MarginSigns {
  private static final int SIZE = 11;

  private final Gutter gutter;
  private final Look look;

  MarginSigns(Gutter gutter, Look look) {
    this.gutter = gutter;
    this.look = look;
  }

  void show(List<Problem> problems, int lines) {
    gutter.removeAllTrackingIcons();
    for (Problem problem : problems) {
      try {
        Color color = problem.isError() ? look.error() : look.warning();
        gutter.addLineTrackingIcon(Math.min(problem.place().line(), lines) - 1, new Sign(color), problem.message());
      } catch (BadLocationException gone) {
        continue;
      }
    }
  }

  private record Sign(Color color) implements Icon {
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
      own.setColor(color);
      own.fill(new Ellipse2D.Double(x + 1, y + 1, SIZE - 2.0, SIZE - 2.0));
      own.dispose();
    }
  }
}
