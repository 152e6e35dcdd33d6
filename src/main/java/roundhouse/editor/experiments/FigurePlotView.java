package roundhouse.editor.experiments;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;

/**
 * A plot of a figure whose parts are chosen by a click, or by Left and Right. A plot listens to the
 * look once it is made, because a new listener is called at once.
 */
abstract class FigurePlotView extends PictureView {
  final transient WindowLook look;

  /**
   * @param says its name for screen readers
   */
  FigurePlotView(WindowLook look, String says) {
    this.look = look;
    setFocusable(true);
    setPreferredSize(new Dimension(420, 240));
    KeyBindings.keepKeys(this);
    getAccessibleContext().setAccessibleName(says);
    KeyBindings.bindFocused(this, "LEFT", () -> step(-1));
    KeyBindings.bindFocused(this, "RIGHT", () -> step(1));
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            draw();
          }
        });
  }

  /** Draws the plot in its present size and colours. */
  abstract void draw();

  /** Chooses the next part, or the previous one with -1. */
  abstract void step(int by);
}
