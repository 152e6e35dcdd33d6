package roundhouse.editor.text;

import java.awt.Point;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;

/** A short list of words below the caret, chosen by arrows and Enter or by mouse. */
final class WordPopup {
  private static final int MOST = 20;

  private WordPopup() {}

  static void show(RSyntaxTextArea area, String name, List<String> words, Consumer<String> picked) {
    var menu = new JPopupMenu(name);
    menu.setName(name);
    for (String word : words.subList(0, Math.min(MOST, words.size()))) {
      var item = new JMenuItem(word);
      item.addActionListener(_ -> picked.accept(word));
      menu.add(item);
    }
    Point at = below(area);
    menu.show(area, at.x, at.y);
    if (menu.getComponentCount() > 0) {
      javax.swing.MenuSelectionManager.defaultManager()
          .setSelectedPath(new javax.swing.MenuElement[] {menu, (JMenuItem) menu.getComponent(0)});
    }
  }

  private static Point below(RSyntaxTextArea area) {
    try {
      Rectangle2D caret = area.modelToView2D(area.getCaretPosition());
      return new Point((int) caret.getX(), (int) caret.getMaxY());
    } catch (BadLocationException gone) {
      return new Point(0, 0);
    }
  }
}
