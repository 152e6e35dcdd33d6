package roundhouse.editor.kit;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import javax.swing.JList;

/** Keys in a field that pick in a list: up and down, a line or a page. */
public final class ListArrows extends KeyAdapter {
  private static final int PAGE = 8;

  private final JList<?> list;

  public ListArrows(JList<?> list) {
    this.list = list;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    switch (event.getKeyCode()) {
      case KeyEvent.VK_DOWN -> move(1);
      case KeyEvent.VK_UP -> move(-1);
      case KeyEvent.VK_PAGE_DOWN -> move(PAGE);
      case KeyEvent.VK_PAGE_UP -> move(-PAGE);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(int by) {
    int last = list.getModel().getSize() - 1;
    if (last < 0) return;
    list.setSelectedIndex(Math.clamp(list.getSelectedIndex() + (long) by, 0, last));
    list.ensureIndexIsVisible(list.getSelectedIndex());
  }
}
