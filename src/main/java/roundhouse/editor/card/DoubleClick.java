package roundhouse.editor.card;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;

/**
 * Acts when the button is released for the second time. The component that was pressed gets the
 * release even if another has come between; {@code mouseClicked} would then not be called.
 */
final class DoubleClick extends MouseAdapter {
  private final Runnable acts;

  DoubleClick(Runnable acts) {
    this.acts = acts;
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    if (event.getClickCount() == 2 && SwingUtilities.isLeftMouseButton(event)) acts.run();
  }
}
