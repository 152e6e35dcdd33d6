package roundhouse.editor.text;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import javax.swing.text.BadLocationException;
import org.fife.ui.rtextarea.Gutter;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.SquareIcon;

/** Icons in the margin beside lines with problems. */
final class ProblemGutterIcons {
  private final Gutter gutter;
  private final WindowLook look;

  ProblemGutterIcons(Gutter gutter, WindowLook look) {
    this.gutter = gutter;
    this.look = look;
  }

  void show(List<Problem> problems, int lines) {
    gutter.removeAllTrackingIcons();
    for (Problem problem : problems) {
      try {
        Color color = problem.isError() ? look.error() : look.warning();
        gutter.addLineTrackingIcon(
            Math.min(problem.place().line(), lines) - 1, new Sign(color), problem.message());
      } catch (BadLocationException gone) {
        continue;
      }
    }
  }

  /** A disc in the colour of the problem. */
  private record Sign(Color color) implements SquareIcon {
    @Override
    public int size() {
      return 11;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      own.setColor(color);
      own.fill(new Ellipse2D.Double(1, 1, size() - 2.0, size() - 2.0));
    }
  }
}
