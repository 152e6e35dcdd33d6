package roundhouse.editor.kit;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;

/** Runs when a component is shown or hidden, or gets another size. */
public final class VisibilityAndSizeListener extends ComponentAdapter {
  private final Runnable changed;

  public VisibilityAndSizeListener(Runnable changed) {
    this.changed = changed;
  }

  @Override
  public void componentResized(ComponentEvent event) {
    changed.run();
  }

  @Override
  public void componentShown(ComponentEvent event) {
    changed.run();
  }

  @Override
  public void componentHidden(ComponentEvent event) {
    changed.run();
  }
}
